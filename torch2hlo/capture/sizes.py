"""Numbers that are known only when the program runs: sizes of dynamic dimensions, and what ``.item()`` reads.

While code is captured, each is a PyTorch symbol with one assumed value (a hint), so that Python can go on: it compares,
slices and allocates with it. Every decision that Python took on the way is kept as a guard; the captured graph is right
for exactly those values that satisfy all its guards.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import Any

import sympy
import torch
from torch._dynamo.source import ConstantSource
from torch._ops import OpOverload
from torch.fx import Node
from torch.fx.experimental.sym_node import SymNode
from torch.fx.experimental.symbolic_shapes import DimDynamic, ShapeEnv, uninteresting_files
from torch.utils._sympy.functions import Max, Mod, ModularIndexing, PythonMod
from torch.utils._sympy.value_ranges import ValueRanges, bound_sympy

LARGEST = 2**31 - 1
FEW = 16  # ways through the code that a number may lead to by being fixed
# PyTorch asks these about strides, which mean nothing in StableHLO: what they decide is no decision of the program.
_ABOUT_STRIDES = {
    "_get_output_tensor_from_cache_entry",
    "are_strides_like_channels_last_or_false",
    "are_strides_like_channels_last",
    "compute_elementwise_output_logical_to_physical_perm",
    "compute_elementwise_output_strides",
    "is_contiguous",
    "is_contiguous_or_false",
    "is_non_overlapping_and_dense",
    "is_non_overlapping_and_dense_or_false",
    "should_swap",
    "suggest_memory_format",
    "definitely_contiguous",
    "is_known_contiguous",
}
# Composite operations whose C++ asks whether sizes or strides are 0 or 1: whether memory can be viewed, or is copied.
_VIEWS = {"aten::reshape", "aten::flatten", "aten::contiguous", "aten::rms_norm"}
_ASKED = {"__torch_dispatch__"}  # what is around this asks for the user's code
_HINTS: dict[type, Any] = {int: 2, float: 1.5, bool: False}

Number = int | float | bool


@dataclass(frozen=True)
class Runtime:
    """How a graph's argument holds a number known only at run time: PyTorch's symbolic number."""

    value: Any

    def __repr__(self) -> str:
        return str(self.value)


class _Env(ShapeEnv):
    """PyTorch's, which takes nothing for a fact that was asked about memory alone; and what needs no guard."""

    def __init__(self, assumed: Mapping[sympy.Symbol, Any]) -> None:
        super().__init__(specialize_zero_one=False, duck_shape=False)
        self.assumed = assumed

    def evaluate_expr(self, orig_expr: sympy.Basic, *args: Any, **kwargs: Any) -> sympy.Basic:
        """The value of an expression for what is assumed, which becomes a guard."""
        if isinstance(orig_expr, sympy.logic.boolalg.Boolean) and is_about_memory(orig_expr):
            return orig_expr.xreplace(self.assumed)
        return super().evaluate_expr(orig_expr, *args, **kwargs)

    def _get_user_frame(self) -> FrameType | None:
        """Whoever asks, which is not this file: guards have the line that decided."""
        frame: FrameType | None = sys._getframe(1)
        while frame is not None and frame.f_code.co_filename in {*uninteresting_files(), __file__}:
            frame = frame.f_back
        return frame

    def known(self, expr: sympy.Basic) -> bool | None:
        """Whether it is true of all values, or of none; None if neither is found."""
        static = self._maybe_evaluate_static(sympy.sympify(expr))
        return None if static is None else bool(static)

    @property
    def is_inside(self) -> bool:
        """Whether a branch or loop body is being recorded, where there are no guards."""
        return "evaluate_expr" in vars(self)

    @contextmanager
    def deciding(self, decide: Callable[[sympy.Basic], bool]) -> Iterator[None]:
        """While active, ``decide`` answers what would leave a guard."""

        def evaluate(expr: Any, *_: Any, fallback_value: bool | None = None, **__: Any) -> sympy.Basic:
            if (known := self.known(expr)) is not None:
                return sympy.sympify(known)
            return sympy.sympify(decide(expr) if fallback_value is None else fallback_value)

        before = vars(self).get("evaluate_expr")
        self.evaluate_expr = evaluate  # type: ignore[method-assign,assignment]
        try:
            yield
        finally:
            if before is None:
                del self.evaluate_expr
            else:
                self.evaluate_expr = before  # type: ignore[method-assign]


class Sizes:
    """The symbols of one capture.

    Args:
        hints: name → assumed value; others get a default.

    Attributes:
        hints: the values that were assumed, by name.
        nodes: symbol → the graph's node that has its value at run time.
        names: symbol → name.
        ranges: name → smallest and largest value that the symbol may have.
        limit: the largest value of a size that nothing else bounds.
        inner: names of the numbers that exist in a branch or loop body alone.

    """

    def __init__(self, hints: Mapping[str, Number]) -> None:
        self._assumed: dict[sympy.Symbol, sympy.Basic] = {}
        self.env = _Env(self._assumed)
        self._given = hints
        self.limit: int | None = None
        self.hints: dict[str, Number] = {}
        self.nodes: dict[sympy.Symbol, Node] = {}
        self.names: dict[sympy.Symbol, str] = {}
        self.ranges: dict[str, tuple[float, float]] = {}
        self.inner: set[str] = set()
        self._ranges: dict[sympy.Symbol, ValueRanges[Any]] = {}
        self._ranges_of = (-1, -1)
        self._given_up: set[sympy.Symbol] = set()
        self._limited: set[sympy.Symbol] = set()

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
        return _edge(lambda value: self.holds({name: value}), int(self.hints[name]), direction, limit)

    def bound(self, size: Any) -> int | None:
        """The largest value that ``size`` can have, or None where there is no limit."""
        upper = bound_sympy(expression(size), self._allowed()).upper
        if upper.is_Integer and upper < LARGEST:
            return int(upper)
        if self.limit is None or not (endless := self._endless(size) - self._limited):
            return None
        self._limited |= endless
        self._ranges_of = (-1, -1)
        return self.bound(size)

    def limits(self) -> list[sympy.Basic]:
        """What `bound` has taken for granted."""
        return [symbol <= self.limit for symbol in self._limited]

    def _endless(self, size: Any) -> set[sympy.Symbol]:
        return {s for s in expression(size).free_symbols if s in self.names and self._allowed()[s].upper >= LARGEST}

    def give_up(self, size: Any) -> None:
        """Take a size without a limit for a small one, so that it is reported once."""
        self._given_up |= self._endless(size)
        self._ranges_of = (-1, -1)

    def has_few_values(self, expr: sympy.Basic) -> bool:
        """Whether there are so few that each can be a way of its own."""
        values = bound_sympy(expr, self._allowed())
        return bool(not self.env.is_inside and expr.is_integer and values.upper - values.lower < FEW)

    def range_of(self, value: Any) -> tuple[int | None, int | None]:
        """The smallest and the largest value that an integer can have; None where there is no limit."""
        found = bound_sympy(expression(value), self._allowed())
        limits = [int(end) if end.is_Integer else None for end in (found.lower, found.upper)]
        return limits[0], limits[1]

    def narrow(self, facts: Iterable[sympy.Basic]) -> None:
        """Take it that the numbers of a loop's body are such that these conditions hold."""
        for fact in facts:
            for symbol, low, high in self._limits(fact):
                if (name := self.names[symbol]) in self.inner and low <= high:
                    self.ranges[name] = low, high
                    self.env.var_to_range[symbol] = ValueRanges(low, high)
        self._ranges_of = (-1, -1)

    def _allowed(self) -> dict[sympy.Symbol, ValueRanges[Any]]:
        """What the guards leave of each number's range."""
        state = len(self.env.guards), len(self.names)
        if self._ranges_of != state:
            self._ranges_of = state
            self._ranges = {symbol: self._range(symbol, name) for symbol, name in self.names.items()}
            for guard in self.guards():
                self._tighten(guard)
        return self._ranges

    def _tighten(self, guard: sympy.Basic) -> None:
        """``n + 1 <= size`` bounds ``n`` by what ``size`` can be at most."""
        if len(guard.free_symbols) > 1:
            for symbol, low, high in self._limits(guard):
                self._ranges[symbol] = ValueRanges(low, high)

    def _limits(self, condition: sympy.Basic) -> Iterator[tuple[sympy.Symbol, int, int]]:
        """What an equation or inequality leaves of the range of each integer in it."""
        known = all(isinstance(self.hints.get(self.names.get(symbol, "")), int) for symbol in condition.free_symbols)
        if not known:
            return
        if isinstance(condition, sympy.Eq):
            yield from self._if_positive(condition.lhs - condition.rhs)
            yield from self._if_positive(condition.rhs - condition.lhs)
        elif isinstance(condition, (sympy.Le, sympy.Lt, sympy.Ge, sympy.Gt)):
            strict = isinstance(condition, (sympy.Lt, sympy.Gt))
            yield from self._if_positive(condition.gts - condition.lts - (1 if strict else 0))

    def _if_positive(self, room: sympy.Expr) -> Iterator[tuple[sympy.Symbol, int, int]]:
        """Each number's range without the values for which ``room`` is below zero whatever the others are."""
        room = sympy.expand(room)
        for symbol in room.free_symbols:
            factor = room.coeff(symbol)
            ranges = self._allowed() if symbol not in self._ranges else self._ranges
            rest, old = room - factor * symbol, ranges[symbol]
            most = bound_sympy(rest, ranges).upper
            if not factor.is_Integer or symbol in rest.free_symbols or not most.is_Integer:
                continue
            if factor < 0 and most // -factor < old.upper:
                yield symbol, min(old.lower, most // -factor), most // -factor
            elif factor > 0 and -(most // factor) > old.lower:
                yield symbol, -(most // factor), max(old.upper, -(most // factor))

    def _range(self, symbol: sympy.Symbol, name: str) -> ValueRanges[Any]:
        low, high = self.ranges[name]
        if symbol in self._given_up:
            return ValueRanges(0, 1)
        if symbol in self._limited and self.limit is not None:
            high = min(high, self.limit)
        if isinstance(self.hints[name], float):
            return ValueRanges(low, high)
        alone = [guard for guard in self.guards() if guard.free_symbols == {symbol} and _is_interval(guard)]
        alone += self._of_equals(symbol)
        if not alone:
            return ValueRanges(int(low), int(high))

        def allowed(value: int) -> bool:
            return all(bool(guard.xreplace({symbol: sympy.Integer(value)})) for guard in alone)

        hint = int(self.hints[name])
        below, above = (_edge(allowed, hint, direction, int(limit)) for direction, limit in ((-1, low), (1, high)))
        return ValueRanges(int(low) if below is None else below + 1, int(high) if above is None else above - 1)

    def _of_equals(self, symbol: sympy.Symbol) -> list[sympy.Basic]:
        """What the ranges of other numbers say, which were found to be equal to something made of this one."""
        equals = [(other, value) for other, value in self.env.replacements.items() if value.free_symbols == {symbol}]
        ranges = [(value, self.ranges[self.names[other]]) for other, value in equals if other in self.names]
        return [sympy.And(value >= low, value <= high) for value, (low, high) in ranges]

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


def _is_interval(guard: sympy.Basic) -> bool:
    """Whether the values that a guard on one number allows have no gap, as those of ``n != 3`` have."""
    ordered = isinstance(guard, (sympy.Le, sympy.Lt, sympy.Ge, sympy.Gt, sympy.Eq))
    once = (
        sum(node.is_Symbol for node in sympy.preorder_traversal(guard)) == 1
    )  # more may rise and fall: n - n // 3 * 3
    return ordered and once and not guard.has(sympy.Pow, sympy.Mod, PythonMod, Mod, ModularIndexing)


def _edge(allowed: Callable[[int], bool], start: int, direction: int, limit: int) -> int | None:
    """The first value from ``start`` towards ``limit`` that is not allowed, by doubling and halving steps."""
    good, step = start, 1
    while True:
        bad = good + direction * step
        bad = min(bad, limit) if direction > 0 else max(bad, limit)
        if not allowed(bad):
            break
        if bad == limit:
            return None
        good, step = bad, step * 2
    while abs(bad - good) > 1:
        middle = (good + bad) // 2
        good, bad = (middle, bad) if allowed(middle) else (good, middle)
    return bad


def is_about_memory(expr: sympy.Basic) -> bool:
    """Whether the answer decides about strides, or between a view and a copy, and not about values."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and frame.f_code.co_name not in _ASKED:
        if frame.f_code.co_name in _ABOUT_STRIDES:
            return True
        if frame.f_code.co_name == "decompose":
            strides = expr.has(sympy.Max, Max)  # what is at least 1 is how far apart two places are
            return bool(strides or (_name(frame.f_locals.get("self")) in _VIEWS and _is_about_one(expr)))
        frame = frame.f_back
    return False


def _name(op: Any) -> str:
    return op._schema.name if isinstance(op, OpOverload) else ""


def _is_about_one(expr: sympy.Basic) -> bool:
    """A comparison with 0 or 1 of what is no remainder, as those are of elements that don't fit."""
    edges = {sympy.Integer(0), sympy.Integer(1)}
    return len(expr.args) == 2 and not edges.isdisjoint(expr.args) and not expr.has(sympy.Mod, Mod, PythonMod)


@contextmanager
def never_fixed(sizes: Sizes | None, fixed: Callable[[], None]) -> Iterator[None]:
    """While active, ``int()``, ``range()`` and their like call ``fixed`` for a number that may have many values.

    If that one returns rather than raises, they give what is assumed of the number, without a guard. A number of few
    values is fixed as a guard: every other value is then a way of its own.
    """
    originals = {name: getattr(SymNode, name) for name in ("guard_int", "guard_float")}

    def refusing(original: Callable[..., Any]) -> Callable[..., Any]:
        def guard(node: SymNode, file: str, line: int) -> Any:
            is_fixed = sizes is not None and not sizes.env.is_inside and sizes.has_few_values(node.expr)
            if node.expr.free_symbols and not is_fixed:
                fixed()
                return _HINTS[int] if node.hint is None else node.hint
            return original(node, file, line)

        return guard

    try:
        for name, original in originals.items():
            setattr(SymNode, name, refusing(original))
        yield
    finally:
        for name, original in originals.items():
            setattr(SymNode, name, original)


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
