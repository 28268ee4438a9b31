"""Between which limits the numbers of a capture lie, after what its guards leave of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import sympy
from torch.utils._sympy.functions import Max, Min, Mod, ModularIndexing, PythonMod
from torch.utils._sympy.value_ranges import ValueRanges, bound_sympy

from torch2hlo.capture.environment import Environment

LARGEST = 2**31 - 1
Number = int | float | bool


def _cuts_spread(expr: sympy.Basic) -> sympy.Basic:
    """``n - min(2, n)`` as ``max(n - 2, 0)``, in which no number stands twice with other signs."""
    spread = {}
    for total in expr.atoms(sympy.Add):
        for term in total.args:
            if isinstance(-term, (sympy.Min, Min)):
                spread[total] = Max(*(sympy.expand(total - term - arg) for arg in (-term).args))
    return expr.xreplace(spread)


class Ranges:
    """What the symbols of a capture, and expressions of them, may be at least and at most.

    Args:
        env: has the guards.
        names: symbol → name.
        hints: name → assumed value.
        given: name → smallest and largest value that the symbol may have, whatever the guards say.
        guards: what must hold.

    Attributes:
        limit: the largest value of a size that nothing else bounds.

    """

    def __init__(
        self,
        env: Environment,
        names: Mapping[sympy.Symbol, str],
        hints: Mapping[str, Number],
        given: Mapping[str, tuple[float, float]],
        guards: Callable[[], list[sympy.Basic]],
    ) -> None:
        self._env, self._names, self._hints, self._given, self._guards = env, names, hints, given, guards
        self.limit: int | None = None
        self._limited: set[sympy.Symbol] = set()
        self._given_up: set[sympy.Symbol] = set()
        self._found: dict[sympy.Symbol, ValueRanges[Any]] = {}
        self._bounds: dict[sympy.Basic, int | None] = {}
        self._rooms: list[sympy.Expr] = []
        self._found_for = (-1, -1)

    def of(self, expr: sympy.Basic) -> ValueRanges[Any]:
        """The range of an expression, from those of its symbols."""
        return bound_sympy(expr, self._allowed())

    def bound(self, expr: sympy.Basic) -> int | None:
        """The largest value that ``expr`` can have, or None where there is no limit."""
        self._allowed()
        if expr not in self._bounds:
            self._bounds[expr] = self._bound(expr)
        return self._bounds[expr]

    def _bound(self, expr: sympy.Basic) -> int | None:
        uppers = [self.of(expr).upper, *(self.of(larger).upper for larger in self._larger(expr))]
        finite = [int(upper) for upper in uppers if upper.is_Integer and upper < LARGEST]
        if finite:
            return min(finite)
        if self.limit is None or not (endless := self._endless(expr) - self._limited):
            return None
        self._limited |= endless
        self.forget()
        return self.bound(expr)

    def _larger(self, expr: sympy.Basic) -> Iterator[sympy.Expr]:
        """Expressions that are at least ``expr`` where the guards hold: with ``n + m <= 8``, 8 for ``n + m``."""
        if (spread := _cuts_spread(expr)) != expr:
            yield spread
        for room in self._rooms:
            for symbol in room.free_symbols & expr.free_symbols:
                have, give = sympy.expand(expr).coeff(symbol), room.coeff(symbol)
                if have.is_Integer and give.is_Integer and have * give < 0:
                    yield sympy.expand(expr - have / give * room)

    def follows(self, expr: sympy.Basic, facts: Iterable[sympy.Basic]) -> bool | None:
        """Whether an inequality of integers is true, or false, where ``facts`` are; None where neither is found."""
        near = [fact for fact in facts if fact.free_symbols & expr.free_symbols]
        rooms = [room for fact in near for room in self._differences(fact)]
        for answer, condition in ((True, expr), (False, sympy.Not(expr))):
            wanted = list(self._differences(condition))
            if wanted and all(any(self.of(sympy.expand(need - room)).lower >= 0 for room in rooms) for need in wanted):
                return answer
        return None

    def limits(self) -> list[sympy.Basic]:
        """What `bound` has taken for granted."""
        return [symbol <= self.limit for symbol in self._limited]

    def give_up(self, expr: sympy.Basic) -> None:
        """Take a size without a limit for a small one, so that it is reported once."""
        self._given_up |= self._endless(expr)
        self.forget()

    def forget(self) -> None:
        """Look at the guards, and at what is given, anew."""
        self._found_for = (-1, -1)

    def _endless(self, expr: sympy.Basic) -> set[sympy.Symbol]:
        return {s for s in expr.free_symbols if s in self._names and self._allowed()[s].upper >= LARGEST}

    def left_by(self, facts: Iterable[sympy.Basic]) -> Iterator[tuple[sympy.Symbol, int, int]]:
        """What these conditions leave of the range of each integer in them."""
        for fact in facts:
            yield from self._limits(fact)

    def _allowed(self) -> dict[sympy.Symbol, ValueRanges[Any]]:
        """What the guards leave of each number's range."""
        state = len(self._env.guards), len(self._names)
        if self._found_for != state:
            self._found_for = state
            self._bounds, guards = {}, self._guards()
            self._found = {symbol: self._range(symbol, name) for symbol, name in self._names.items()}
            for guard in guards:
                self._tighten(guard)
            self._rooms = [room for guard in guards if len(guard.free_symbols) > 1 for room in self._differences(guard)]
        return self._found

    def _tighten(self, guard: sympy.Basic) -> None:
        """``n + 1 <= size`` bounds ``n`` by what ``size`` can be at most."""
        if len(guard.free_symbols) > 1:
            for symbol, low, high in self._limits(guard):
                self._found[symbol] = ValueRanges(low, high)

    def _limits(self, condition: sympy.Basic) -> Iterator[tuple[sympy.Symbol, int, int]]:
        for room in self._differences(condition):
            yield from self._if_positive(room)

    def _differences(self, condition: sympy.Basic) -> Iterator[sympy.Expr]:
        """What an equation or inequality of integers says to be zero or more."""
        if not all(isinstance(self._hints.get(self._names.get(symbol, "")), int) for symbol in condition.free_symbols):
            return
        if isinstance(condition, sympy.Eq):
            yield sympy.expand(condition.lhs - condition.rhs)
            yield sympy.expand(condition.rhs - condition.lhs)
        elif isinstance(condition, (sympy.Le, sympy.Lt, sympy.Ge, sympy.Gt)):
            strict = isinstance(condition, (sympy.Lt, sympy.Gt))
            yield sympy.expand(condition.gts - condition.lts - (1 if strict else 0))

    def _if_positive(self, room: sympy.Expr) -> Iterator[tuple[sympy.Symbol, int, int]]:
        """Each number's range without the values for which ``room`` is below zero whatever the others are."""
        for symbol in room.free_symbols:
            factor = room.coeff(symbol)
            ranges = self._allowed() if symbol not in self._found else self._found
            rest, old = room - factor * symbol, ranges[symbol]
            most = bound_sympy(rest, ranges).upper
            if not factor.is_Integer or symbol in rest.free_symbols or not most.is_Integer:
                continue
            if factor < 0 and most // -factor < old.upper:
                yield symbol, min(old.lower, most // -factor), most // -factor
            elif factor > 0 and -(most // factor) > old.lower:
                yield symbol, -(most // factor), max(old.upper, -(most // factor))

    def _range(self, symbol: sympy.Symbol, name: str) -> ValueRanges[Any]:
        low, high = self._given[name]
        if symbol in self._given_up:
            return ValueRanges(0, 1)
        if symbol in self._limited and self.limit is not None:
            high = min(high, self.limit)
        if isinstance(self._hints[name], float):
            return ValueRanges(low, high)
        alone = [guard for guard in self._guards() if guard.free_symbols == {symbol} and _is_interval(guard)]
        alone += self._of_equals(symbol)
        if not alone:
            return ValueRanges(int(low), int(high))

        def allowed(value: int) -> bool:
            return all(bool(guard.xreplace({symbol: sympy.Integer(value)})) for guard in alone)

        hint = int(self._hints[name])
        below, above = (edge(allowed, hint, direction, int(limit)) for direction, limit in ((-1, low), (1, high)))
        return ValueRanges(int(low) if below is None else below + 1, int(high) if above is None else above - 1)

    def _of_equals(self, symbol: sympy.Symbol) -> list[sympy.Basic]:
        """What the ranges of other numbers say, which were found to be equal to something made of this one."""
        equals = [(other, value) for other, value in self._env.replacements.items() if value.free_symbols == {symbol}]
        ranges = [(value, self._given[self._names[other]]) for other, value in equals if other in self._names]
        return [sympy.And(value >= low, value <= high) for value, (low, high) in ranges]


def _is_interval(guard: sympy.Basic) -> bool:
    """Whether the values that a guard on one number allows have no gap, as those of ``n != 3`` have."""
    ordered = isinstance(guard, (sympy.Le, sympy.Lt, sympy.Ge, sympy.Gt, sympy.Eq))
    once = (
        sum(node.is_Symbol for node in sympy.preorder_traversal(guard)) == 1
    )  # more may rise and fall: n - n // 3 * 3
    return ordered and once and not guard.has(sympy.Pow, sympy.Mod, PythonMod, Mod, ModularIndexing)


def edge(allowed: Callable[[int], bool], start: int, direction: int, limit: int) -> int | None:
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
