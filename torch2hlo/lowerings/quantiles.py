"""Quantiles: the elements of a sorted row at fractional ranks.

https://docs.pytorch.org/docs/stable/generated/torch.quantile
"""

from __future__ import annotations

import math

import numpy as np
import torch

from torch2hlo import build
from torch2hlo.build import constant
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.lowerings.extrema import along
from torch2hlo.lowerings.indices import Where, gather, take
from torch2hlo.lowerings.order_statistics import count_numbers, nan_where
from torch2hlo.lowerings.reductions import fold, is_nan
from torch2hlo.lowerings.sorting import sorted_numbers
from torch2hlo.mlir import Value, hlo, is_value

aten = torch.ops.aten
_DTYPES = frozenset({torch.float32, torch.float64})
_ROUND = {"lower": hlo.floor, "higher": hlo.ceil, "nearest": hlo.round_nearest_even}


@register_lowering(aten.quantile.default, aten.quantile.scalar, dtypes=_DTYPES)
def quantile(
    ctx: LoweringContext,
    x: Value,
    q: Value | float,
    dim: int | None = None,
    keepdim: bool = False,
    *,
    interpolation: str = "linear",
) -> Value:
    """The element at rank ``q (n - 1)`` of each row, or what lies between two; NaN if the row has one."""
    rows, dtype = _rows(x, dim), build.dtype(x)
    axis = len(build.shape_of(rows)) - 1
    last, ordered = build.shape_of(rows)[axis] - 1, sorted_numbers(rows, axis)
    if is_value(q):
        queries = _flat(q)
        ranks = hlo.multiply(queries, constant(last, dtype, build.shape_of(queries)))
        below, above, weight = _neighbours(ranks, interpolation)
    else:
        below, above, weight = _known_neighbours(q, last, dtype, interpolation)
    result = take(ordered, axis, below)
    if above is not None:
        result = _lerp(result, take(ordered, axis, above), weight)
    has_nan = build.broadcast_in_dim(fold(is_nan(rows), [axis], hlo.or_, False), build.shape_of(result), range(axis))
    return _queries_first(ctx, nan_where(has_nan, result), q)


@register_lowering(aten.nanquantile.default, aten.nanquantile.scalar, dtypes=_DTYPES)
def nanquantile(
    ctx: LoweringContext,
    x: Value,
    q: Value | float,
    dim: int | None = None,
    keepdim: bool = False,
    *,
    interpolation: str = "linear",
) -> Value:
    """`quantile` of the elements that are not NaN; NaN where a row has no other."""
    rows, dtype = _rows(x, dim), build.dtype(x)
    axis = len(build.shape_of(rows)) - 1
    queries = _flat(q) if is_value(q) else constant(q, dtype, [1])
    shape = [*build.shape_of(rows)[:-1], *build.shape_of(queries)]
    count = build.convert(count_numbers(rows, axis), dtype)
    last = hlo.maximum(hlo.subtract(count, constant(1, dtype, shape[:-1])), constant(0, dtype, shape[:-1]))
    ranks = hlo.multiply(build.broadcast(queries, shape), build.broadcast_in_dim(last, shape, range(axis)))
    below, above, weight = _neighbours(ranks, interpolation)
    ordered = sorted_numbers(rows, axis)
    result = _at(ordered, below)
    if above is not None:
        result = _lerp(result, _at(ordered, above), weight)
    empty = build.compare(count, constant(0, dtype, shape[:-1]), "EQ")
    return _queries_first(ctx, nan_where(build.broadcast_in_dim(empty, shape, range(axis)), result), q)


def _rows(x: Value, dim: int | None) -> Value:
    """``x`` with ``dim`` last; flat without it."""
    x, dim = along(x, dim)
    rank = len(build.shape_of(x))
    return build.transpose(x, [*(at for at in range(rank) if at != dim), dim])


def _flat(q: Value) -> Value:
    return build.reshape(q, [math.prod(build.shape_of(q))])


def _neighbours(ranks: Value, interpolation: str) -> tuple[Value, Value | None, Value | float]:
    """Indices at and above fractional ranks, and the weight of the one above."""
    rounded = _ROUND.get(interpolation, hlo.floor)(ranks)
    below = build.convert(rounded, torch.int64)
    if interpolation in _ROUND:
        return below, None, ranks
    midpoint = interpolation == "midpoint"
    return (
        below,
        build.convert(hlo.ceil(ranks), torch.int64),
        0.5 if midpoint else hlo.subtract(ranks, rounded),
    )


def _known_neighbours(q: float, last: int, dtype: torch.dtype, interpolation: str) -> tuple[Value, Value | None, float]:
    """`_neighbours` of the one rank ``q last``."""
    kind = np.float32 if dtype is torch.float32 else np.float64
    rank = kind(q) * kind(last)
    rounded = {"higher": np.ceil, "nearest": np.rint}.get(interpolation, np.floor)(rank)
    below, above = (constant(int(index), torch.int64, [1]) for index in (rounded, np.ceil(rank)))
    weight = 0.5 if interpolation == "midpoint" else float(rank - rounded)
    return below, None if interpolation in _ROUND else above, weight


def _at(rows: Value, index: Value) -> Value:
    """The elements of each row at its own ``index``."""
    axis = len(build.shape_of(rows)) - 1
    return gather(rows, Where([index], [axis], [], [(at, at) for at in range(axis)]))


def _lerp(low: Value, high: Value, weight: Value | float) -> Value:
    """``low + weight (high - low)``, computed from the nearer end as ``torch.lerp`` does."""
    shape, dtype, step = build.shape_of(low), build.dtype(low), hlo.subtract(high, low)
    if not is_value(weight):
        if weight < 0.5:
            return hlo.add(low, hlo.multiply(constant(weight, dtype, shape), step))
        return hlo.subtract(high, hlo.multiply(constant(1 - weight, dtype, shape), step))
    weight = build.broadcast(weight, shape)
    up = hlo.add(low, hlo.multiply(weight, step))
    down = hlo.subtract(high, hlo.multiply(hlo.subtract(constant(1, dtype, shape), weight), step))
    return build.select(build.compare(weight, constant(0.5, dtype, shape), "LT"), up, down)


def _queries_first(ctx: LoweringContext, result: Value, q: Value | float) -> Value:
    """The dimension of the queries, which is last, goes first; a single query has none."""
    rank = len(build.shape_of(result))
    if is_value(q) and build.shape_of(q):
        result = build.transpose(result, [rank - 1, *range(rank - 1)])
    return build.reshape(result, ctx.shape)
