"""Which integers a value of a module can be: an interval, from what makes it and the intervals of its operands."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from torch2hlo.mlir import Value, ir

Interval = tuple[int, int]  # both ends included

_UNKNOWN = (-(2**64), 2**64)  # wider than any type


def of_type(kind: ir.Type) -> Interval:
    """What values of a type can be; wider than any type's unless they are integers."""
    element = ir.RankedTensorType(kind).element_type if isinstance(kind, ir.RankedTensorType) else None
    if not isinstance(element, ir.IntegerType):
        return _UNKNOWN
    if element.is_unsigned or element.width == 1:
        return (0, 2**element.width - 1)
    return (-(2 ** (element.width - 1)), 2 ** (element.width - 1) - 1)


def of_result(op: Any, given: list[Interval]) -> Interval:
    """What the only result of an operation can be, given its operands' intervals. What may overflow can be anything."""
    whole = of_type(op.result.type)
    if whole == _UNKNOWN or op.name not in _RULES:
        return whole
    found = _RULES[op.name](op, given)
    return found if within(found, whole) else whole


def within(inner: Interval, outer: Interval) -> bool:
    """Whether all of one interval is in another."""
    return outer[0] <= inner[0] and inner[1] <= outer[1]


def _hull(*intervals: Interval) -> Interval:
    return min(low for low, _ in intervals), max(high for _, high in intervals)


def _corners(function: Callable[[int, int], int]) -> _Rule:
    """Of a function of two operands that is monotone in each, wherever the other is."""

    def rule(_op: Any, given: list[Interval]) -> Interval:
        values = [function(a, b) for a in given[0] for b in given[1]]
        return min(values), max(values)

    return rule


def _first(_op: Any, given: list[Interval]) -> Interval:
    return given[0]


def _any(_op: Any, given: list[Interval]) -> Interval:
    return _hull(*given)


def _constant(op: Any, _given: list[Interval]) -> Interval:
    attribute = op.attributes["value"]
    if not isinstance(attribute, ir.DenseIntElementsAttr) or of_type(op.result.type) == (0, 1):
        return _UNKNOWN
    array = np.array(attribute)
    return (int(array.min()), int(array.max())) if array.size else (0, 0)


def _iota(op: Any, _given: list[Interval]) -> Interval:
    size = ir.RankedTensorType(op.result.type).shape[op.attributes["iota_dimension"].value]
    return 0, max(size - 1, 0)


def _clamp(_op: Any, given: list[Interval]) -> Interval:
    ends = zip(*given, strict=True)  # of the lower bound, the value, the upper bound
    low, high = (min(max(value, lower), upper) for lower, value, upper in ends)
    return low, high


def _remainder(_op: Any, given: list[Interval]) -> Interval:
    """Its sign is the dividend's; it is no larger than that, and smaller than the divisor."""
    (low, high), (smallest, largest) = given
    if smallest <= 0:
        return _UNKNOWN
    return max(min(low, 0), 1 - largest), min(max(high, 0), largest - 1)


def _absolute(_op: Any, given: list[Interval]) -> Interval:
    low, high = given[0]
    return max(low, -high, 0), max(-low, high)


def _reduce(op: Any, given: list[Interval]) -> Interval:
    if op.name == "stablehlo.reduce_window":
        count = math.prod(op.attributes["window_dimensions"])
    else:
        count = _size(op.operands[0]) // max(_size(op.result), 1)
    if _combining(op) == "stablehlo.add" and given[1] != (0, 0):  # may be added any number of times
        return _UNKNOWN
    return _accumulated(op, given[1], given[0], count)


def _scatter(op: Any, given: list[Interval]) -> Interval:
    return _accumulated(op, given[0], given[2], _size(op.operands[2]))


def _size(value: Value) -> int:
    return math.prod(ir.RankedTensorType(value.type).shape)


def _accumulated(op: Any, start: Interval, each: Interval, count: int) -> Interval:
    """``start`` combined with up to ``count`` numbers, whatever their order and grouping."""
    kind = _combining(op)
    if kind == "stablehlo.add":
        return start[0] + min(count * each[0], 0), start[1] + max(count * each[1], 0)
    return _hull(start, each) if kind in {"stablehlo.maximum", "stablehlo.minimum", "the latter"} else _UNKNOWN


def _combining(op: Any) -> str:
    """The one operation that a region applies to its two arguments; ``the latter`` if it returns that; else nothing."""
    block = op.regions[0].blocks[0]
    *inner, last = (each.operation for each in block.operations)
    first, second = block.arguments
    if not inner:
        return "the latter" if last.operands[0] == second else ""
    applied = list(inner[0].operands) in ([first, second], [second, first]) and last.operands[0] == inner[0].results[0]
    return str(inner[0].name) if applied and len(inner) == 1 else ""


_Rule = Callable[[Any, list[Interval]], Interval]
_RULES: Mapping[str, _Rule] = {
    f"stablehlo.{name}": rule
    for names, rule in {
        "broadcast_in_dim reshape transpose slice reverse convert dynamic_slice gather": _first,
        "concatenate pad": _any,
        "select": lambda _op, given: _hull(given[1], given[2]),
        "dynamic_update_slice": lambda _op, given: _hull(given[0], given[1]),
        "constant": _constant,
        "iota": _iota,
        "add": _corners(lambda a, b: a + b),
        "subtract": _corners(lambda a, b: a - b),
        "multiply": _corners(lambda a, b: a * b),
        "maximum": _corners(max),
        "minimum": _corners(min),
        "negate": lambda _op, given: (-given[0][1], -given[0][0]),
        "abs": _absolute,
        "clamp": _clamp,
        "remainder": _remainder,
        "reduce reduce_window": _reduce,
        "scatter": _scatter,
    }.items()
    for name in names.split()
}

OPERATIONS = frozenset(_RULES)  # of which more is known than their results' types
