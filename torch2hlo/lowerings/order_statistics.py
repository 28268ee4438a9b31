"""Medians and the mode: a sort, and one element of each sorted row."""

from __future__ import annotations

import math

import torch

from torch2hlo import build
from torch2hlo.build import constant
from torch2hlo.dtypes import BOOL, INTEGER, REAL
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.lowerings.extrema import along, first_true, index_dtype, with_index
from torch2hlo.lowerings.reductions import finish, fold, is_nan, spread
from torch2hlo.lowerings.scans import running
from torch2hlo.lowerings.sorting import sorted_numbers, sorted_with_index
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten


def count_numbers(x: Value, dim: int) -> Value:
    """How many elements along ``dim`` are not NaN."""
    counted = build.convert(build.compare(x, x, "EQ"), index_dtype(build.shape_of(x)[dim]))
    return fold(counted, [dim], hlo.add, 0)


def _picked(x: Value, dim: int, index: Value) -> Value:
    """The element of each row at ``index``, which lacks ``dim``: the sum of all, where all others are 0."""
    shape = build.shape_of(x)
    wanted = build.compare(build.iota(build.dtype(index), shape, dim), spread(index, x, [dim]), "EQ")
    return fold(build.select(wanted, x, constant(0, build.dtype(x), shape)), [dim], hlo.add, 0)


def middle_of(ordered: Value, dim: int) -> Value:
    """The lower of the two middle elements; ``dim`` stays with size 1."""
    size = build.shape_of(ordered)[dim]
    return build.slice_dim(ordered, dim, (size - 1) // 2, (size + 1) // 2)


def nan_where(condition: Value, x: Value) -> Value:
    """``x``, or NaN where ``condition`` is true."""
    return build.select(condition, constant(math.nan, build.dtype(x), build.shape_of(x)), x)


def _middle_number(x: Value, dim: int) -> Value:
    """``max(count - 1, 0) / 2`` for the count of elements that are not NaN."""
    count = count_numbers(x, dim)
    shape, dtype = build.shape_of(count), build.dtype(count)
    last = hlo.maximum(hlo.subtract(count, constant(1, dtype, shape)), constant(0, dtype, shape))
    return hlo.shift_right_logical(last, constant(1, dtype, shape))


@register_lowering(aten.median.default, dtypes=REAL)
def median(ctx: LoweringContext, x: Value) -> Value:
    """The lower of the two middle elements; NaN if there is one, or nothing."""
    x, dim = along(x, None)
    if build.shape_of(x) == [0]:
        return constant(_NOTHING.get(ctx.dtype, math.nan), ctx.dtype)
    middle = build.reshape(middle_of(sorted_numbers(x, dim), dim), [])
    return nan_where(fold(is_nan(x), [dim], hlo.or_, False), middle) if ctx.dtype.is_floating_point else middle


# What eager makes of NaN, the median of nothing, in an integer dtype.
_NOTHING = dict.fromkeys(INTEGER, 0) | {dtype: build.lowest(dtype) for dtype in (torch.int32, torch.int64)}


@register_lowering(aten.nanmedian.default, dtypes=REAL)
def nanmedian(ctx: LoweringContext, x: Value) -> Value:
    """`median` of the elements that are not NaN."""
    if not build.dtype(x).is_floating_point or 0 in build.shape_of(x):
        return median(ctx, x)
    x, dim = along(x, None)
    middle = _picked(sorted_numbers(x, dim), dim, _middle_number(x, dim))
    return nan_where(fold(is_nan(x), [dim], hlo.and_, True), middle)


@register_lowering(aten.median.dim, dtypes=REAL)
def median_dim(ctx: LoweringContext, x: Value, dim: int, keepdim: bool = False) -> tuple[Value, Value]:
    """`median` along ``dim``, and its index; the first NaN, if there is one."""
    x, dim = along(x, dim)
    ordered, order = sorted_with_index(x, dim)
    value, index = middle_of(ordered, dim), middle_of(order, dim)
    if build.dtype(x).is_floating_point:
        first_nan = build.reshape(first_true(is_nan(x), dim), build.shape_of(index))
        has_nan = build.compare(
            first_nan, constant(build.shape_of(x)[dim], build.dtype(index), build.shape_of(index)), "LT"
        )
        value, index = nan_where(has_nan, value), build.select(has_nan, first_nan, index)
    return finish(ctx, value), finish(ctx, index, 1)


@register_lowering(aten.nanmedian.dim, dtypes=REAL)
def nanmedian_dim(ctx: LoweringContext, x: Value, dim: int, keepdim: bool = False) -> tuple[Value, Value]:
    """`median_dim` of the elements that are not NaN."""
    if not build.dtype(x).is_floating_point:
        return median_dim(ctx, x, dim, keepdim)
    x, dim = along(x, dim)
    ordered, order = sorted_with_index(x, dim)
    middle = _middle_number(x, dim)
    return finish(ctx, _picked(ordered, dim, middle)), finish(ctx, _picked(order, dim, middle), 1)


@register_lowering(aten.mode.default, dtypes=REAL | BOOL)
def mode(ctx: LoweringContext, x: Value, dim: int = -1, keepdim: bool = False) -> tuple[Value, Value]:
    """The most frequent value, the smallest of several, and the index of its last occurrence.

    In each sorted row, an element's place in its run of equals is counted; the first highest count wins.
    """
    x, dim = along(x, dim)
    ordered, order = sorted_with_index(x, dim)
    _, best = with_index(_place_in_run(ordered, dim, build.dtype(order)), dim, hlo.maximum)
    return finish(ctx, _picked(ordered, dim, best)), finish(ctx, _picked(order, dim, best), 1)


def _place_in_run(ordered: Value, dim: int, dtype: torch.dtype) -> Value:
    shape = build.shape_of(ordered)
    position = build.iota(dtype, shape, dim)
    later, earlier = (
        build.slice_dim(ordered, dim, 1, shape[dim]),
        build.slice_dim(ordered, dim, 0, shape[dim] - 1),
    )
    low = [int(at == dim) for at in range(len(shape))]
    repeats = build.pad(build.compare(later, earlier, "EQ"), constant(False, torch.bool), low, [0] * len(shape))
    starts = build.select(repeats, constant(0, dtype, shape), position)
    return hlo.subtract(position, running(starts, dim, hlo.maximum, 0))
