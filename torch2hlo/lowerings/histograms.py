"""Histograms: the bin of each element, and a scatter that counts or weighs them."""

from __future__ import annotations

import math
from collections.abc import Sequence

import torch

from torch2hlo import build
from torch2hlo.build import constant
from torch2hlo.dtypes import FLOATING, compute_dtype
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.lowerings.indices import Where, scatter
from torch2hlo.lowerings.reductions import fold
from torch2hlo.lowerings.searching import insertion_points
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten
_DTYPES = frozenset({torch.float32, torch.float64})


def _flat(x: Value) -> Value:
    return build.reshape(x, [math.prod(build.shape_of(x))])


def _like(number: float, x: Value) -> Value:
    return constant(number, build.dtype(x), build.shape_of(x))


def _tally(index: Value, inside: Value, size: int, weight: Value | None, dtype: torch.dtype) -> Value:
    """For each of ``size`` bins the sum of the weights (or the number) of the elements in it."""
    where = build.select(inside, index, _like(size, index))  # past the end: a scatter leaves it out
    weight = constant(1, dtype, build.shape_of(index)) if weight is None else weight
    return scatter(constant(0, dtype, [size]), Where([where], [0], []), weight, hlo.add)


def _range(x: Value) -> tuple[Value, Value]:
    """Least and largest element of a 1-d tensor, or 0 and 1 of none."""
    if not build.shape_of(x)[0]:
        return constant(0, build.dtype(x)), constant(1, build.dtype(x))
    return fold(x, [0], hlo.minimum, math.inf), fold(x, [0], hlo.maximum, -math.inf)


def _widened(low: Value, high: Value, by: float) -> tuple[Value, Value]:
    """``low - by`` and ``high + by`` where the two are equal."""
    same, amount = build.compare(low, high, "EQ"), _like(by, low)
    return build.select(same, hlo.subtract(low, amount), low), build.select(same, hlo.add(high, amount), high)


@register_lowering(aten.histc.default, dtypes=FLOATING)
def histc(ctx: LoweringContext, x: Value, bins: int = 100, min: float = 0, max: float = 0) -> Value:  # noqa: A002
    """Counts in ``bins`` equal parts of ``[min, max]``, or of the elements' own range if those are equal."""
    x = _flat(x)
    known = constant(min, ctx.dtype), constant(max, ctx.dtype)
    low, high = known if min != max else _widened(*_range(x), 1)
    low, high = (build.broadcast(edge, build.shape_of(x)) for edge in (low, high))
    inside = hlo.and_(build.compare(x, low, "GE"), build.compare(x, high, "LE"))
    place = hlo.divide(hlo.multiply(hlo.subtract(x, low), _like(bins, x)), hlo.subtract(high, low))
    index = build.convert(build.select(inside, place, _like(0, x)), torch.int32)
    index = hlo.minimum(index, _like(bins - 1, index))
    return build.convert(_tally(index, inside, bins, None, compute_dtype(ctx.dtype)), ctx.dtype)


def _edges(x: Value, bins: int, limits: Sequence[float] | None) -> Value:
    """``bins + 1`` evenly spaced edges from the least to the largest element, or between ``limits``.

    Computed from both ends, as ``torch.linspace`` does.
    """
    dtype = build.dtype(x)
    if limits is not None:
        low, high = limits if limits[0] != limits[1] else (limits[0] - 0.5, limits[1] + 0.5)
        return build.array(torch.linspace(low, high, bins + 1, dtype=build.dtype(x)).numpy(), build.dtype(x))
    dtype = build.dtype(x)
    least, largest = _widened(*_range(x), 0.5)
    shape = [bins + 1]
    step = build.broadcast(hlo.divide(hlo.subtract(largest, least), _like(bins, least)), shape)
    position = build.iota(dtype, shape, 0)
    upwards = hlo.add(build.broadcast(least, shape), hlo.multiply(step, position))
    left = hlo.subtract(_like(bins, position), position)
    downwards = hlo.subtract(build.broadcast(largest, shape), hlo.multiply(step, left))
    return build.select(build.compare(position, _like((bins + 1) // 2, position), "LT"), upwards, downwards)


def _binned(x: Value, edges: Value) -> tuple[Value, Value]:
    """The bin of each element of a 1-d tensor, and whether it has one; the last bin has its upper edge."""
    bins, shape = build.shape_of(edges)[0] - 1, build.shape_of(x)
    first, last = (build.broadcast(build.slice_dim(edges, 0, at, at + 1), shape) for at in (0, bins))
    inside = hlo.and_(build.compare(x, first, "GE"), build.compare(x, last, "LE"))
    index = insertion_points(edges, x, right=True)
    return hlo.minimum(hlo.subtract(index, _like(1, index)), _like(bins - 1, index)), inside


def _histogram(columns: Sequence[Value], edges: Sequence[Value], weight: Value | None, density: bool) -> Value:
    """Counts of points in the boxes between ``edges``; both have one 1-d tensor for each coordinate."""
    sizes = [build.shape_of(edge)[0] - 1 for edge in edges]
    index: Value | None = None
    inside: Value | None = None
    for column, edge, size in zip(columns, edges, sizes, strict=True):
        own, valid = _binned(column, edge)
        index = own if index is None else hlo.add(hlo.multiply(index, _like(size, index)), own)
        inside = valid if inside is None else hlo.and_(inside, valid)
    assert index is not None
    assert inside is not None
    weight = None if weight is None else _flat(weight)
    counts = build.reshape(_tally(index, inside, math.prod(sizes), weight, build.dtype(columns[0])), sizes)
    return _density(counts, edges) if density else counts


def _density(counts: Value, edges: Sequence[Value]) -> Value:
    """``counts``, divided by their sum and each by the size of its box."""
    shape = build.shape_of(counts)
    volume = build.broadcast(fold(counts, list(range(len(shape))), hlo.add, 0), shape)
    for dim, edge in enumerate(edges):
        size = build.shape_of(edge)[0]
        widths = hlo.subtract(build.slice_dim(edge, 0, 1, size), build.slice_dim(edge, 0, 0, size - 1))
        volume = hlo.multiply(volume, build.broadcast_in_dim(widths, shape, [dim]))
    return hlo.divide(counts, volume)


def _columns(x: Value) -> list[Value]:
    """The coordinates of points, which are the rows along the last dimension."""
    *rows, count = build.shape_of(x)
    points = build.reshape(x, [math.prod(rows), count])
    return [_flat(build.slice_dim(points, 1, at, at + 1)) for at in range(count)]


@register_lowering(aten.histogram.bin_ct, dtypes=_DTYPES)
def histogram(
    ctx: LoweringContext,
    x: Value,
    bins: int = 100,
    *,
    range: Sequence[float] | None = None,  # noqa: A002
    weight: Value | None = None,
    density: bool = False,
) -> tuple[Value, Value]:
    """Counts (or weights) in ``bins`` equal parts of ``range``, and their edges."""
    edges = _edges(_flat(x), bins, range)
    return _histogram([_flat(x)], [edges], weight, density), edges


@register_lowering(aten.histogram.bins_tensor, dtypes=_DTYPES)
def histogram_bins_tensor(
    ctx: LoweringContext, x: Value, bins: Value, *, weight: Value | None = None, density: bool = False
) -> tuple[Value, Value]:
    """Counts (or weights) between the edges ``bins``."""
    return _histogram([_flat(x)], [bins], weight, density), bins


def _all_edges(columns: Sequence[Value], bins: Sequence[int], limits: Sequence[float] | None) -> list[Value]:
    own = [None if limits is None else limits[2 * at : 2 * at + 2] for at in range(len(bins))]
    return [_edges(column, count, pair) for column, count, pair in zip(columns, bins, own, strict=True)]


@register_lowering(aten._histogramdd_bin_edges.default, dtypes=_DTYPES)
def _histogramdd_bin_edges(
    ctx: LoweringContext,
    x: Value,
    bins: Sequence[int],
    *,
    range: Sequence[float] | None = None,  # noqa: A002
    weight: Value | None = None,
    density: bool = False,
) -> tuple[Value, ...]:
    """For each column the edges of its equal parts."""
    return tuple(_all_edges(_columns(x), bins, range))


@register_lowering(aten._histogramdd_from_bin_cts.default, dtypes=_DTYPES)
def _histogramdd_from_bin_cts(
    ctx: LoweringContext,
    x: Value,
    bins: Sequence[int],
    *,
    range: Sequence[float] | None = None,  # noqa: A002
    weight: Value | None = None,
    density: bool = False,
) -> Value:
    """Counts (or weights) of points, the rows of ``x``, in boxes of equal size."""
    columns = _columns(x)
    return _histogram(columns, _all_edges(columns, bins, range), weight, density)


@register_lowering(aten._histogramdd_from_bin_tensors.default, dtypes=_DTYPES)
def _histogramdd_from_bin_tensors(
    ctx: LoweringContext,
    x: Value,
    bins: Sequence[Value],
    *,
    weight: Value | None = None,
    density: bool = False,
) -> Value:
    """Counts (or weights) of points, the rows of ``x``, in the boxes between the given edges."""
    return _histogram(_columns(x), bins, weight, density)
