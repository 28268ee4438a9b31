"""All the ways through code whose decisions depend on numbers known only at run time.

One capture follows the decisions that its assumed values lead to, and is right for the values that satisfy its guards.
From those guards the nearest values that are not covered yet are found, and captured in turn, until none is left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import sympy

from torch2hlo.capture.captured import Captured
from torch2hlo.capture.coverage import uncovered
from torch2hlo.capture.loops import decides_a_loop
from torch2hlo.capture.problems import RAISED, Problems
from torch2hlo.capture.ranges import Number
from torch2hlo.capture.refusals import endless_loop
from torch2hlo.capture.sizes import Sizes
from torch2hlo.errors import DataDependentError, TooManyWaysError

MOST = 16
Point = dict[str, Number]


class LoopFoundError(DataDependentError):
    """A loop of Python goes on by what a tensor holds."""


def explore(
    capture_with: Callable[[Sizes], Captured], problems: Problems = RAISED, *, loops: bool = True
) -> list[Captured]:
    """Capture until every value is covered.

    Args:
        capture_with: captures with these assumed values.
        problems: what to do with a problem.
        loops: go on where the number of rounds of a loop is what is decided, which may have no end.

    Raises:
        LoopFoundError: unless ``loops``, at the first such decision.
        TooManyWaysError: that takes more than `MOST` captures.
        UnsupportedError: one of the ways can't be converted.

    """
    found: list[Captured] = []
    waiting: list[Point] = [{}]
    tried: list[Point] = []
    while waiting:
        point = waiting.pop(0)
        if not point or not any(_covers(captured, point) for captured in found):
            if len(found) == MOST:
                error = _endless(found) or _too_many(found)
                if not loops:
                    raise error
                problems.found(error)
                break
            captured = capture_with(Sizes(point))
            found.append(captured)
            if not loops and decides_a_loop(captured.decisions):
                raise LoopFoundError("a loop of Python goes on by what a tensor holds")
            waiting += list(_neighbours(captured))
        if not waiting and len(found) < MOST and (left := _left(found)) is not None and left not in tried:
            tried.append(left)
            waiting.append(left)
    if (failure := found[0].error) is not None and all(captured.error is not None for captured in found):
        problems.found(failure)
    return found


def _left(found: list[Captured]) -> Point | None:
    """A point that the ways around it have not led to."""
    sizes = [captured.sizes for captured in found if captured.sizes is not None]
    return uncovered(sizes) if any(way.guards() for way in sizes) else None


def _covers(captured: Captured, point: Point) -> bool:
    assert captured.sizes is not None
    return captured.sizes.holds({name: value for name, value in point.items() if name in captured.sizes.hints})


def _neighbours(captured: Captured) -> Iterator[Point]:
    """The nearest points on either side of this capture's values where a guard fails, one number at a time."""
    sizes = captured.sizes
    assert sizes is not None
    for name, hint in sizes.hints.items():
        if name in sizes.inner:
            continue
        if isinstance(hint, float):
            limits = _constants(sizes)
            candidates: list[Number] = [limit + step for limit in limits for step in (-1.0, 0.0, 1.0)]
        else:
            candidates = [edge for direction in (1, -1) if (edge := sizes.edge(name, direction)) is not None]
        yield from (sizes.hints | {name: value} for value in candidates if not sizes.holds({name: value}))


def _constants(sizes: Sizes) -> list[float]:
    """The numbers that guards compare with."""
    return [float(number) for guard in sizes.guards() for number in guard.atoms(sympy.Number) if number.is_finite]


def _endless(found: list[Captured]) -> DataDependentError | None:
    """The error for a loop that one way after another takes once more; None if it is not that."""
    most = [top for captured in found for top in Counter(captured.decisions).most_common(1)]
    line, times = max(most, key=lambda top: top[1], default=(None, 0))
    return endless_loop(line) if times >= MOST // 2 else None


def _too_many(found: list[Captured]) -> TooManyWaysError:
    decisions = dict.fromkeys(line for captured in found for line in captured.decisions)
    lines = [f"{line.file}:{line.line}, in {line.function}: {line.code}" for line in decisions]
    shown = "\n   | ".join(lines[:6])
    return TooManyWaysError(
        f"the code takes more than {MOST} ways, by decisions on numbers known only at run time:\n   | {shown}",
        source=next(iter(decisions), None),
        hint="decide with torch.where or torch.cond, which stay one way",
    )
