"""Ranges of sums, products, remainders, and of what is clamped."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import torch
from torch.fx import Node

from torch2hlo.graph import is_integer
from torch2hlo.indices.rules import ANY, End, Range, number, rule

if TYPE_CHECKING:
    from torch2hlo.indices.ranges import Ranges

aten = torch.ops.aten


@rule(aten.clamp.default)
def _clamp(ranges: Ranges, _node: Node, x: Node, low: Any = None, high: Any = None) -> Range:
    return _capped(ranges, _raised(ranges, ranges.of(x), number(low)), number(high))


@rule(aten.clamp_min.default)
def _clamp_min(ranges: Ranges, _node: Node, x: Node, low: Any) -> Range:
    return _raised(ranges, ranges.of(x), number(low))


@rule(aten.clamp_max.default)
def _clamp_max(ranges: Ranges, _node: Node, x: Node, high: Any) -> Range:
    return _capped(ranges, ranges.of(x), number(high))


@rule(aten.minimum.default)
def _minimum(ranges: Ranges, _node: Node, x: Node, y: Node) -> Range:
    one, other = ranges.of(x), ranges.of(y)
    low = one.low if ranges.at_most(one.low, other.low) else other.low if ranges.at_most(other.low, one.low) else None
    return Range(low, _capped(ranges, one, other.high).high)


@rule(aten.maximum.default)
def _maximum(ranges: Ranges, _node: Node, x: Node, y: Node) -> Range:
    one, other = ranges.of(x), ranges.of(y)
    high = (
        one.high
        if ranges.at_most(other.high, one.high)
        else other.high
        if ranges.at_most(one.high, other.high)
        else None
    )
    return Range(_raised(ranges, one, other.low).low, high)


def _raised(ranges: Ranges, x: Range, least: End) -> Range:
    """``max(x, least)``, where no limit is None."""
    if least is None or ranges.at_most(least, x.low):
        return x
    high = least if ranges.at_most(x.high, least) else x.high
    return Range(least, high)


def _capped(ranges: Ranges, x: Range, most: End) -> Range:
    """``min(x, most)``, where no limit is None."""
    if most is None or ranges.at_most(x.high, most):
        return x
    low = most if ranges.at_most(most, x.low) else x.low
    return Range(low, most)


@rule(aten.remainder.Scalar, aten.remainder.Tensor)
def _remainder(ranges: Ranges, _node: Node, _x: Node, by: Any) -> Range:
    """Its sign is the divisor's."""
    divisor = ranges.of(by)
    return Range(0, divisor.high - 1) if ranges.at_most(1, divisor.low) and divisor.high is not None else ANY


@rule(aten.fmod.Scalar)
def _fmod(ranges: Ranges, _node: Node, x: Node, by: Any) -> Range:
    """Its sign is the dividend's."""
    if not isinstance(by, int) or by == 0:
        return ANY
    return Range(0 if ranges.at_most(0, ranges.of(x).low) else 1 - abs(by), abs(by) - 1)


@rule(aten.floor_divide.default, aten.div.Tensor_mode, aten.div.Scalar_mode)
def _divide(ranges: Ranges, node: Node, x: Node, by: Any, *_: Any) -> Range:
    """By a plain positive number; both roundings are the same from 0 on."""
    given, divisor = ranges.of(x), ranges.of(by)
    plain = isinstance(divisor.low, int) and divisor.low == divisor.high and divisor.low > 0
    if (
        not plain
        or not is_integer(x)
        or not ranges.at_most(0, given.low)
        or node.kwargs.get("rounding_mode", "") is None
    ):
        return ANY
    return Range(0, given.high // divisor.low if isinstance(given.high, int) else given.high)


@rule(aten.bitwise_and.Scalar)
def _bitwise_and(_ranges: Ranges, _node: Node, _x: Node, mask: Any) -> Range:
    return Range(0, mask) if isinstance(mask, int) and mask >= 0 else ANY


@rule(aten.add.Tensor, aten.add.Scalar)
def _add(ranges: Ranges, _node: Node, x: Any, y: Any, alpha: Any = 1) -> Range:
    return _sum(ranges.of(x), _times(ranges.of(y), alpha))


@rule(aten.sub.Tensor, aten.sub.Scalar)
def _sub(ranges: Ranges, _node: Node, x: Any, y: Any, alpha: Any = 1) -> Range:
    return _sum(ranges.of(x), _times(ranges.of(y), -alpha))


@rule(aten.rsub.Scalar)
def _rsub(ranges: Ranges, _node: Node, x: Any, y: Any, alpha: Any = 1) -> Range:
    return _sum(ranges.of(y), _times(ranges.of(x), -alpha))


@rule(aten.neg.default)
def _neg(ranges: Ranges, _node: Node, x: Node) -> Range:
    return _times(ranges.of(x), -1)


@rule(aten.mul.Tensor, aten.mul.Scalar)
def _mul(ranges: Ranges, _node: Node, x: Any, y: Any) -> Range:
    one, other = ranges.of(x), ranges.of(y)
    if isinstance(other.low, int) and other.low == other.high:
        return _times(one, other.low)
    if None in {*one, *other} or not all(ranges.at_most(0, factor.low) for factor in (one, other)):
        return ANY
    return Range(0, one.high * other.high)


def _sum(one: Range, other: Range) -> Range:
    return ANY if None in {*one, *other} else Range(one.low + other.low, one.high + other.high)


def _times(x: Range, factor: Any) -> Range:
    if not isinstance(factor, int) or None in set(x):
        return ANY
    low, high = (end * factor for end in x)
    return Range(low, high) if factor >= 0 else Range(high, low)


@rule(aten.abs.default)
def _abs(ranges: Ranges, _node: Node, x: Node) -> Range:
    found = ranges.of(x)
    if ranges.at_most(0, found.low) or None in set(found):
        return found if ranges.at_most(0, found.low) else ANY
    return Range(0, ranges.join(found, _times(found, -1)).high)
