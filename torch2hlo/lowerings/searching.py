"""Where values belong in a sorted sequence, and whether they are in a set."""

from __future__ import annotations

import math

import torch

from torch2hlo import build
from torch2hlo.build import Combine, constant
from torch2hlo.dtypes import REAL
from torch2hlo.lowering import LoweringContext, Scalar, promoted_dtype, register_lowering
from torch2hlo.lowerings.extrema import index_dtype
from torch2hlo.lowerings.indices import Where, gather, take
from torch2hlo.lowerings.reductions import fold, is_nan
from torch2hlo.lowerings.sorting import sorted_values
from torch2hlo.mlir import Value, hlo, is_value

aten = torch.ops.aten
_COMPARE_ALL = 32
"""Up to this length a value is compared with every element, which vectorises; longer ones are bisected."""


def insertion_points(ordered: Value, values: Value, *, right: bool) -> Value:
    """How many elements of ``ordered`` come before each value (those equal to it too, if ``right``).

    ``ordered`` is 1-d, or has the leading dimensions of ``values``; both have one dtype.
    """
    if 0 in build.shape_of(values) or not build.shape_of(ordered)[-1]:
        return constant(0, torch.int32, build.shape_of(values))
    short = build.shape_of(ordered)[-1] <= _COMPARE_ALL
    if short:
        return _count_before(ordered, values, right)
    return _bisect(ordered, values, lambda element, value: build.compare(element, value, "GT" if right else "GE"))


def _count_before(ordered: Value, values: Value, right: bool) -> Value:
    *rows, size = build.shape_of(ordered)
    shape = [*build.shape_of(values), size]
    last = len(shape) - 1
    elements = build.broadcast_in_dim(ordered, shape, [*range(len(rows)), last])
    before = build.compare(elements, build.broadcast_in_dim(values, shape, range(last)), "LE" if right else "LT")
    if build.dtype(values).is_floating_point:
        before = hlo.or_(before, build.broadcast_in_dim(is_nan(values), shape, range(last)))
    return fold(build.convert(before, torch.int32), [last], hlo.add, 0)


def _bisect(ordered: Value, values: Value, reached: Combine) -> Value:
    """``low`` and ``high`` close in on the first element that has reached the value."""
    *rows, size = build.shape_of(ordered)
    shape, dtype = build.shape_of(values), index_dtype(size)
    one = constant(1, dtype, shape)

    def element(index: Value) -> Value:
        return gather(ordered, Where([index], [len(rows)], [], [(at, at) for at in range(len(rows))]))

    def halve(step: Value, low: Value, high: Value) -> list[Value]:
        middle = hlo.shift_right_logical(hlo.add(low, high), one)
        there = reached(element(middle), values)
        unfinished = build.compare(low, high, "LT")
        new_low = build.select(hlo.and_(unfinished, hlo.not_(there)), hlo.add(middle, one), low)
        new_high = build.select(hlo.and_(unfinished, there), middle, high)
        return [hlo.add(step, constant(1, torch.int32)), new_low, new_high]

    steps = constant(size.bit_length(), torch.int32)
    start = [constant(0, torch.int32), constant(0, dtype, shape), constant(size, dtype, shape)]
    return build.while_(start, lambda step, *_: build.compare(step, steps, "LT"), halve)[1]


@register_lowering(aten.searchsorted.Tensor, aten.searchsorted.Scalar, dtypes=REAL)
def searchsorted(
    ctx: LoweringContext,
    sorted_sequence: Value,
    x: Value | Scalar,
    *,
    out_int32: bool = False,
    right: bool = False,
    side: str | None = None,
    sorter: Value | None = None,
) -> Value:
    """The first index in each row of ``sorted_sequence`` whose element is ``>= x`` (right: ``> x``)."""
    dtype = promoted_dtype(sorted_sequence, x)
    if sorter is not None:
        sorted_sequence = _along_rows(sorted_sequence, sorter)
    ordered, values = build.convert(sorted_sequence, dtype), ctx.operand(x, dtype=dtype)
    return build.convert(insertion_points(ordered, values, right=right or side == "right"), ctx.dtype)


def _along_rows(x: Value, index: Value) -> Value:
    last = len(build.shape_of(x)) - 1
    return gather(x, Where([index], [last], [], [(at, at) for at in range(last)])) if last else take(x, 0, index)


@register_lowering(aten.bucketize.Tensor, aten.bucketize.Scalar, dtypes=REAL)
def bucketize(
    ctx: LoweringContext,
    x: Value | Scalar,
    boundaries: Value,
    *,
    out_int32: bool = False,
    right: bool = False,
) -> Value:
    """The bucket between ``boundaries`` that holds ``x``; its upper boundary is its own if not ``right``."""
    return searchsorted(ctx, boundaries, x, right=right)


@register_lowering(aten.isin.Tensor_Tensor, aten.isin.Tensor_Scalar, aten.isin.Scalar_Tensor, dtypes=REAL)
def isin(
    ctx: LoweringContext,
    elements: Value | Scalar,
    test_elements: Value | Scalar,
    *,
    assume_unique: bool = False,
    invert: bool = False,
) -> Value:
    """Whether each of ``elements`` is equal to one of ``test_elements``; NaN never is."""
    dtype = promoted_dtype(elements, test_elements)
    x = ctx.operand(elements, dtype=dtype)
    if not is_value(test_elements):
        return build.compare(x, constant(test_elements, dtype, ctx.shape), "NE" if invert else "EQ")
    tests = build.convert(build.reshape(test_elements, [math.prod(build.shape_of(test_elements))]), dtype)
    found = _in_short(x, tests) if build.shape_of(tests)[0] <= _COMPARE_ALL else _in_long(x, tests)
    return hlo.not_(found) if invert else found


def _in_short(x: Value, tests: Value) -> Value:
    shape = [*build.shape_of(x), *build.shape_of(tests)]
    last = len(shape) - 1
    equal = build.compare(
        build.broadcast_in_dim(x, shape, range(last)), build.broadcast_in_dim(tests, shape, [last]), "EQ"
    )
    return fold(equal, [last], hlo.or_, False)


def _in_long(x: Value, tests: Value) -> Value:
    """The first element that is not less is the one. NaN, which comes last, is not less."""
    ordered = sorted_values(tests, 0)
    where = _bisect(ordered, x, lambda element, value: hlo.not_(build.compare(element, value, "LT")))
    last = constant(build.shape_of(tests)[0] - 1, build.dtype(where), build.shape_of(where))
    return build.compare(x, take(ordered, 0, hlo.minimum(where, last)), "EQ")
