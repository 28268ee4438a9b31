"""Pooling to given sizes: element ``i`` of ``out`` is made of elements ``⌊i·in/out⌋ … ⌈(i+1)·in/out⌉``."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import torch

from torch2hlo import build
from torch2hlo.dtypes import FLOATING, compute_dtype
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.lowerings.pooling import first_maximum, indices_needed, plane_indices, rank_of
from torch2hlo.lowerings.windows import Spans, divide_by_counts, reduce_spans, scatter_planes, take
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten


def adaptive_spans(size: int, out: int) -> Spans:
    """The span of ``size`` elements that each of ``out`` is made of."""
    index = np.arange(out)
    return Spans(index * size // out, -(-(index + 1) * size // out))


def _spans(shape: Sequence[int], pooled: Sequence[int], rank: int) -> dict[int, Spans]:
    return {dim: adaptive_spans(shape[dim], pooled[dim]) for dim in range(len(shape) - rank, len(shape))}


@register_lowering(
    aten.adaptive_avg_pool1d.default,
    aten._adaptive_avg_pool2d.default,
    aten.adaptive_avg_pool2d.default,
    aten._adaptive_avg_pool3d.default,
    aten.adaptive_avg_pool3d.default,
    dtypes=FLOATING,
)
def adaptive_avg_pool(ctx: LoweringContext, x: Value, output_size: Sequence[int]) -> Value:
    """The mean of each element's span."""
    if 0 in ctx.shape:
        return build.constant(0, ctx.dtype, ctx.shape)
    spans = _spans(build.shape_of(x), ctx.shape, rank_of(ctx.node))
    wide = build.convert(x, compute_dtype(ctx.dtype))
    total = reduce_spans(wide, spans, hlo.add, 0, idempotent=False)
    return build.convert(divide_by_counts(total, {dim: span.sizes for dim, span in spans.items()}), ctx.dtype)


@register_lowering(
    aten._adaptive_avg_pool2d_backward.default, aten._adaptive_avg_pool3d_backward.default, dtypes=FLOATING
)
def adaptive_avg_pool_backward(ctx: LoweringContext, grad: Value, x: Value) -> Value:
    """Each element of ``x`` gets its share of the elements of ``grad`` whose spans it is in."""
    if 0 in ctx.shape or 0 in build.shape_of(grad):
        return build.constant(0, ctx.dtype, ctx.shape)
    spans = _spans(ctx.shape, build.shape_of(grad), rank_of(ctx.node))
    wide = build.convert(grad, compute_dtype(ctx.dtype))
    shares = divide_by_counts(wide, {dim: span.sizes for dim, span in spans.items()})
    users = {dim: span.transposed(ctx.shape[dim]) for dim, span in spans.items()}
    return build.convert(reduce_spans(shares, users, hlo.add, 0, idempotent=False), ctx.dtype)


@register_lowering(
    aten.adaptive_max_pool1d.default,
    aten.adaptive_max_pool2d.default,
    aten.adaptive_max_pool3d.default,
    dtypes=FLOATING,
)
def adaptive_max_pool(
    ctx: LoweringContext,
    x: Value,
    output_size: Sequence[int],  # the result's shape
) -> tuple[Value, Value | None]:
    """The maximum of each element's span, and its place in the flat plane: the first, or the last NaN."""
    if 0 in ctx.shape:
        return build.constant(0, ctx.dtype, ctx.shape), build.constant(0, torch.int64, ctx.shape)
    rank, lowest = rank_of(ctx.node), build.lowest(ctx.dtype)
    spans = _spans(build.shape_of(x), ctx.shape, rank)
    if not indices_needed(ctx.node):
        return reduce_spans(x, spans, hlo.maximum, lowest, idempotent=True), None
    pair = [x, plane_indices(build.shape_of(x), rank)]
    initial = [build.constant(lowest, ctx.dtype), build.constant(2**31 - 1, torch.int32)]
    value, index = _first_maxima(pair, spans, initial)
    return value, build.convert(index, torch.int64)


def _first_maxima(pair: list[Value], spans: dict[int, Spans], initial: list[Value]) -> list[Value]:
    windows = [span.window for span in spans.values()]
    if all(windows):
        lead = [1] * (len(build.shape_of(pair[0])) - len(spans))
        sizes, strides = ([*lead, *(window[part] for window in windows if window)] for part in (0, 1))
        padding = [(0, 0)] * len(sizes)
        return build.reduce_window_many(pair, initial, first_maximum, sizes, strides=strides, padding=padding)
    for dim, span in spans.items():
        laid = [take(each, dim, span.indices) for each in pair]
        pair = build.reduce_many(laid, [dim + 1], first_maximum, initial)
    return pair


@register_lowering(
    aten.adaptive_max_pool2d_backward.default, aten.adaptive_max_pool3d_backward.default, dtypes=FLOATING
)
def adaptive_max_pool_backward(ctx: LoweringContext, grad: Value, x: Value, indices: Value) -> Value:
    """``grad`` added up at ``indices``, which are places in flat planes of ``x``."""
    return scatter_planes(grad, indices, ctx.shape, rank_of(ctx.node), add=True)
