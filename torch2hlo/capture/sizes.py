"""Numbers that are known only when the program runs: sizes of dynamic dimensions, and what ``.item()`` reads.

While code is captured, each is a PyTorch symbol with one assumed value (a hint), so that Python can go on: it compares,
slices and allocates with it. Every decision that Python took on the way is kept as a guard; the captured graph is right
for exactly those values that satisfy all its guards.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

import sympy
import torch
from torch._dynamo.source import ConstantSource
from torch.fx import Node
from torch.fx.experimental.symbolic_shapes import DimDynamic
from torch.utils._sympy.value_ranges import ValueRanges

from torch2hlo.capture.environment import ANY, Environment
from torch2hlo.capture.ranges import LARGEST, Number, Ranges, edge

FEW = 16  # ways through the code that a number may lead to by being fixed
_HINTS: dict[type, Any] = {int: ANY, float: 1.5, bool: False}


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
        inner: names of the numbers that exist in a branch or loop body alone.

    """

    def __init__(self, hints: Mapping[str, Number]) -> None:
        self._assumed: dict[sympy.Symbol, sympy.Basic] = {}
        self.env = Environment(self._assumed)
        self._given = hints
        self.hints: dict[str, Number] = {}
        self.nodes: dict[sympy.Symbol, Node] = {}
        self.names: dict[sympy.Symbol, str] = {}
        self.ranges: dict[str, tuple[float, float]] = {}
        self.inner: set[str] = set()
        self._found = Ranges(self.env, self.names, self.hints, self.ranges, self.guards)

    def dimension(self, name: str, example: int, low: int, high: int) -> tuple[torch.SymInt, sympy.Symbol]:
        """The size of a dynamic dimension, assumed to be none that is repeated where another size is needed."""
        usual = min(max(example, 2), high)
        return self._integer(name, int(self._given.get(name, usual)), low, high)

    def count(self, most: int) -> tuple[torch.SymInt, sympy.Symbol]:
        """How many elements of ``most`` are chosen by their values."""
        name = self._next_name()
        return self._integer(name, min(int(self._given.get(name, _HINTS[int])), most), 0, most)

    def _next_name(self) -> str:
        return f"item_{sum(name.startswith('item_') for name in self.names.values())}"

    def item(
        self, dtype: torch.dtype, within: tuple[float, float] = (-LARGEST - 1, LARGEST), hint: Number | None = None
    ) -> tuple[Any, sympy.Symbol]:
        """What ``.item()`` reads from a tensor of ``dtype``: a symbolic int, float or bool."""
        name = self._next_name()
        if dtype.is_floating_point:
            return self._float(name, float(self._given.get(name, _HINTS[float] if hint is None else hint)))
        if dtype is torch.bool:
            number, symbol = self._integer(name, int(self._given.get(name, hint or False)), 0, 1)
            return number == 1, symbol
        low, high = map(int, within)
        assumed = int(self._given.get(name, _HINTS[int] if hint is None else hint))
        return self._integer(name, min(max(assumed, low), high), low, high)

    def inside(
        self, dtype: torch.dtype, hint: Number | None = None, low: float = -LARGEST - 1, high: float = LARGEST
    ) -> tuple[Any, sympy.Symbol]:
        """A number of a branch or loop body, which no guard may be about."""
        name = f"inner_{len(self.inner)}"
        self.inner.add(name)
        if hint is None:
            hint = _HINTS[float if dtype.is_floating_point else bool if dtype is torch.bool else int]
            hint = min(max(hint, low), high)
        if dtype.is_floating_point:
            return self._float(name, float(hint))
        if dtype is torch.bool:
            number, symbol = self._integer(name, int(hint), 0, 1)
            return number == 1, symbol
        return self._integer(name, int(hint), int(low), int(high))

    def hint_of(self, expr: sympy.Basic) -> Any:
        """The value of an expression for the assumed values of its symbols."""
        known = [symbol for symbol in expr.free_symbols if symbol in self.names]
        return expr.xreplace({symbol: _sympified(self.hints[self.names[symbol]]) for symbol in known})

    def guards(self) -> list[sympy.Basic]:
        """What must hold of the values for the capture to be right."""
        exprs = [guard.expr for guard in self.env.guards]
        return [expr for expr in dict.fromkeys(exprs) if expr != sympy.true]

    def holds(self, values: Mapping[str, Number]) -> bool:
        """Whether every guard is true of ``values``; those that are not given have their assumed value."""
        point = {**self.hints, **values}
        numbers = {symbol: _sympified(point[name]) for symbol, name in self.names.items()}
        return all(bool(guard.xreplace(numbers)) for guard in self.guards())

    def is_negative(self, value: Any) -> bool:
        """Whether ``value`` is made of a number that is assumed to be negative."""
        return any(
            self.hints[self.names[symbol]] < 0 for symbol in expression(value).free_symbols if symbol in self.names
        )

    def edge(self, name: str, direction: int) -> int | None:
        """The nearest value of an integer, up or down, that a guard forbids; None if its whole range is allowed."""
        limit = int(self.ranges[name][direction > 0])
        return edge(lambda value: self.holds({name: value}), int(self.hints[name]), direction, limit)

    @property
    def limit(self) -> int | None:
        """The largest value of a size that nothing else bounds."""
        return self._found.limit

    @limit.setter
    def limit(self, limit: int | None) -> None:
        self._found.limit = limit

    def bound(self, size: Any) -> int | None:
        """The largest value that ``size`` can have, or None where there is no limit."""
        return self._found.bound(expression(size))

    def follows(self, expr: sympy.Basic, facts: Iterable[sympy.Basic]) -> bool | None:
        """Whether an inequality of integers is true, or false, where ``facts`` are; None where neither is found."""
        return self._found.follows(expr, facts)

    def limits(self) -> list[sympy.Basic]:
        """What `bound` has taken for granted."""
        return self._found.limits()

    def give_up(self, size: Any) -> None:
        """Take a size without a limit for a small one, so that it is reported once."""
        self._found.give_up(expression(size))

    def has_few_values(self, expr: sympy.Basic) -> bool:
        """Whether there are so few that each can be a way of its own."""
        values = self._found.of(expr)
        return bool(not self.env.is_inside and expr.is_integer and values.upper - values.lower < FEW)

    def range_of(self, value: Any) -> tuple[int | None, int | None]:
        """The smallest and the largest value that an integer can have; None where there is no limit."""
        found = self._found.of(expression(value))
        limits = [int(end) if end.is_Integer else None for end in (found.lower, found.upper)]
        return limits[0], limits[1]

    def narrow(self, facts: Iterable[sympy.Basic]) -> None:
        """Take it that the numbers of a loop's body are such that these conditions hold."""
        for symbol, low, high in self._found.left_by(facts):
            if (name := self.names[symbol]) in self.inner and low <= high:
                self.ranges[name] = low, high
                self.env.var_to_range[symbol] = ValueRanges(low, high)
        self._found.forget()

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
        number: Any = self.env.create_symintnode(symbol, hint=hint, source=source)
        return number, symbol

    def _float(self, name: str, hint: float) -> tuple[torch.SymFloat, sympy.Symbol]:
        source = ConstantSource(name)
        symbol = self.env.create_unspecified_symbol(hint, source=source, dynamic_dim=DimDynamic.DYNAMIC)
        self._remember(name, symbol, hint, -sympy.oo, sympy.oo)
        number: Any = self.env.create_symfloatnode(symbol, hint=hint, source=source)
        return number, symbol

    def _remember(self, name: str, symbol: sympy.Symbol, hint: Number, low: float, high: float) -> None:
        self.hints[name], self.names[symbol], self.ranges[name] = hint, name, (low, high)
        self._assumed[symbol] = sympy.sympify(hint)


def _sympified(number: Number) -> sympy.Basic:
    return sympy.sympify(number if isinstance(number, float) else int(number))


def expression(value: Any) -> sympy.Basic:
    """The sympy expression of an int, a SymInt, SymFloat or SymBool."""
    return value.node.expr if is_symbolic(value) else sympy.sympify(value)


def is_symbolic(value: Any) -> bool:
    """Whether ``value`` is a number known only at run time."""
    return isinstance(value, (torch.SymInt, torch.SymFloat, torch.SymBool))


def has_symbols(value: Any) -> bool:
    """Whether a size is symbolic and not in truth a constant."""
    return is_symbolic(value) and bool(expression(value).free_symbols)


def as_written(value: Any) -> sympy.Basic:
    """The expression that the code made, also where a decision has fixed its value since."""
    return value.node._expr if is_symbolic(value) else sympy.sympify(value)


def stored_place(value: Any) -> Any:
    """Like `stored`, for a place in a tensor: one that a decision has fixed stays as the code wrote it.

    So the same line reads and writes in the same manner on the way where ``pos == 0`` as on the others.
    """
    return Runtime(value) if is_symbolic(value) and as_written(value).free_symbols else stored(value)


def stored(value: Any) -> Any:
    """A number as a graph's argument: itself, or `Runtime` where it is symbolic and no constant."""
    if not is_symbolic(value):
        return value
    if has_symbols(value):
        return Runtime(value)
    number = expression(value)
    return (
        bool(number)
        if isinstance(value, torch.SymBool)
        else int(number)
        if isinstance(value, torch.SymInt)
        else float(number)
    )
