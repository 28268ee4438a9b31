"""Which values of run-time numbers no way through the code is right for yet."""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np
import sympy
from torch.utils._sympy.interp import sympy_interp
from torch.utils._sympy.reference import PythonReferenceAnalysis

from torch2hlo.capture.ranges import Number
from torch2hlo.capture.sizes import Sizes

MANY = 4096  # a number with more values is looked at in some places only
FEW = 32  # so many values are combined with all those of the others
COMBINATIONS = 2**15
Points = dict[str, Any]


def uncovered(ways: Sequence[Sizes]) -> dict[str, Number] | None:
    """A point for which the guards of no way hold; None where none is found.

    Looked at are all values of each number beside the values that the ways assume of the others, and combinations of
    values that matter. Floats keep their assumed values.
    """
    ranges = _ranges(ways)
    for points in (*_lines(ways, ranges), _corners(ways, ranges)):
        count = len(next(iter(points.values()), ()))
        left = np.ones(count, bool)
        for way in ways:
            left &= ~_holds(way, points, count)
        if left.any():
            index = int(np.argmax(left))
            return {name: int(values[index]) for name, values in points.items()}
    return None


def _ranges(ways: Sequence[Sizes]) -> dict[str, tuple[int, int]]:
    return {
        name: (int(way.ranges[name][0]), int(way.ranges[name][1]))
        for way in ways
        for name, hint in way.hints.items()
        if not isinstance(hint, float)
    }


def _lines(ways: Sequence[Sizes], ranges: Mapping[str, tuple[int, int]]) -> Iterator[Points]:
    """All values of one number, for what each way assumes of the others."""
    for name, (low, high) in ranges.items():
        if high - low >= MANY:
            continue
        for way in ways:
            fixed = {other: np.full(high - low + 1, int(way.hints.get(other, ranges[other][0]))) for other in ranges}
            yield fixed | {name: np.arange(low, high + 1)}


def _corners(ways: Sequence[Sizes], ranges: Mapping[str, tuple[int, int]]) -> Points:
    """All combinations of all values, or of those of many that any way assumes of a number, or compares one with."""
    seen = {int(way.hints[name]) for way in ways for name in ranges if name in way.hints}
    guards = [guard for way in ways for guard in way.guards()]
    seen |= {int(number) for guard in guards for number in guard.atoms(sympy.Integer)}
    near = {value + step for value in seen for step in (-1, 0, 1)}
    columns = [
        range(low, high + 1) if high - low < FEW else sorted({low, high, *(v for v in near if low <= v <= high)})
        for low, high in ranges.values()
    ]
    grid = np.array(list(itertools.islice(itertools.product(*columns), COMBINATIONS)), np.int64)
    return {name: grid[:, index] for index, name in enumerate(ranges)}


def _holds(way: Sizes, points: Points, count: int) -> Any:
    """For each point, whether all guards of a way are true; as if they were, where that can't be told."""
    values = {
        symbol: points.get(name, np.full(count, way.hints[name]))
        for symbol, name in way.names.items()
        if name in way.hints
    }
    holds = np.ones(count, bool)
    for guard in way.guards():
        try:
            with np.errstate(all="ignore"):
                holds &= np.asarray(sympy_interp(_Arrays, values, guard), bool)
        except (KeyError, AttributeError, NotImplementedError, TypeError, ZeroDivisionError):
            continue
    return holds


class _Arrays(PythonReferenceAnalysis):
    """How sympy's operations are done on arrays."""

    @staticmethod
    def constant(c: Any, dtype: Any) -> Any:  # noqa: ARG004
        """A plain number."""
        return bool(c) if isinstance(c, sympy.logic.boolalg.BooleanAtom) else int(c) if c.is_Integer else float(c)

    and_, or_, not_ = np.logical_and, np.logical_or, np.logical_not
    minimum, maximum = np.minimum, np.maximum
    floordiv, mod, python_mod = np.floor_divide, np.mod, np.mod
