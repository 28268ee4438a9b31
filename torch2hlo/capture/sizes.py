"""Numbers that are known only when the program runs: sizes of dynamic dimensions, and what ``.item()`` reads.

While code is captured, each is a PyTorch symbol with one assumed value (a hint), so that Python can go on: it compares,
slices and allocates with it. Every decision that Python took on the way is kept as a guard; the captured graph is right
for exactly those values that satisfy all its guards.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import sympy
import torch
from torch._dynamo.source import ConstantSource
from torch.fx import Node
from torch.fx.experimental.symbolic_shapes import DimDynamic, ShapeEnv
from torch.utils._sympy.value_ranges import ValueRanges

LARGEST = 2**31 - 1
_HINTS: dict[type, Any] = {int: 2, float: 1.5, bool: False}

Number = int | float | bool


@dataclass(frozen=True)
class Runtime:
    """How a graph's argument holds a number known only at run time: PyTorch's symbolic number."""

    value: Any

    def __repr__(self) -> str:
        return str(self.value)


class Sizes:
    """The symbols of one capture.

    Args:
        hints: name → assumed value; others get a default.

    Attributes:
        hints: the values that were assumed, by name.
        nodes: symbol → the graph's node that has its value at run time.
        names: symbol → name.
        ranges: name → smallest and largest value that the symbol may have.

    """

    def __init__(self, hints: Mapping[str, Number]) -> None:
        self.env = ShapeEnv(specialize_zero_one=False, duck_shape=False)
        self._given = hints
        self.hints: dict[str, Number] = {}
        self.nodes: dict[sympy.Symbol, Node] = {}
        self.names: dict[sympy.Symbol, str] = {}
        self.ranges: dict[str, tuple[float, float]] = {}

    def dimension(self, name: str, example: int, low: int, high: int) -> tuple[torch.SymInt, sympy.Symbol]:
        """The size of a dynamic dimension."""
        return self._integer(name, int(self._given.get(name, example)), low, high)

    def item(self, dtype: torch.dtype) -> tuple[Any, sympy.Symbol]:
        """What ``.item()`` reads from a tensor of ``dtype``: a symbolic int, float or bool."""
        name = f"item_{sum(name.startswith('item_') for name in self.names.values())}"
        if dtype.is_floating_point:
            return self._float(name, float(self._given.get(name, _HINTS[float])))
        if dtype is torch.bool:
            number, symbol = self._integer(name, int(self._given.get(name, _HINTS[bool])), 0, 1)
            return number == 1, symbol
        return self._integer(name, int(self._given.get(name, _HINTS[int])), -LARGEST - 1, LARGEST)

    def guards(self) -> list[sympy.Basic]:
        """What must hold of the values for the capture to be right."""
        return [guard.expr for guard in self.env.guards if not guard.expr == sympy.true]

    def bound(self, size: Any) -> int | None:
        """The largest value that ``size`` can have, or None where there is no limit."""
        upper = self.env.bound_sympy(expression(size)).upper
        return int(upper) if upper.is_Integer and upper < LARGEST else None

    def _integer(self, name: str, hint: int, low: int, high: int) -> tuple[torch.SymInt, sympy.Symbol]:
        source = ConstantSource(name)
        symbol = self.env.create_symbol(
            hint,
            source=source,
            dynamic_dim=DimDynamic.DYNAMIC,
            constraint_dim=None,
            positive=None,
            do_not_specialize_zero_one=True,
        )
        self.env.var_to_range[symbol] = ValueRanges(low, high)
        self._remember(name, symbol, hint, low, high)
        return self.env.create_symintnode(symbol, hint=hint, source=source), symbol

    def _float(self, name: str, hint: float) -> tuple[torch.SymFloat, sympy.Symbol]:
        source = ConstantSource(name)
        symbol = self.env.create_unspecified_symbol(hint, source=source, dynamic_dim=DimDynamic.DYNAMIC)
        self._remember(name, symbol, hint, -sympy.oo, sympy.oo)
        return self.env.create_symfloatnode(symbol, hint=hint, source=source), symbol

    def _remember(self, name: str, symbol: sympy.Symbol, hint: Number, low: float, high: float) -> None:
        self.hints[name], self.names[symbol], self.ranges[name] = hint, name, (low, high)


def expression(value: Any) -> sympy.Basic:
    """The sympy expression of an int, a SymInt, SymFloat or SymBool."""
    return value.node.expr if is_symbolic(value) else sympy.sympify(value)


def is_symbolic(value: Any) -> bool:
    """Whether ``value`` is a number known only at run time."""
    return isinstance(value, (torch.SymInt, torch.SymFloat, torch.SymBool))


def has_symbols(value: Any) -> bool:
    """Whether a size is symbolic and not in truth a constant."""
    return is_symbolic(value) and bool(expression(value).free_symbols)


def stored(value: Any) -> Any:
    """A number as a graph's argument: itself, or `Runtime` where it is symbolic and no constant."""
    if not is_symbolic(value):
        return value
    if has_symbols(value):
        return Runtime(value)
    number = expression(value)
    return bool(number) if isinstance(value, torch.SymBool) else int(number) if isinstance(value, torch.SymInt) else float(number)
