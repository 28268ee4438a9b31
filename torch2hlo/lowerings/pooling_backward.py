"""Gradients of pooling, and its inverse."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

import numpy as np
import torch

from torch2hlo import build
from torch2hlo.dtypes import FLOATING, compute_dtype
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.lowerings.pooling import Window, counts_of, plane_indices, rank_of, same_pooling
from torch2hlo.lowerings.windows import added, divide_by_counts, each, scatter_planes, take
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten
Amounts = Sequence[int] | int


@register_lowering(aten.avg_pool2d_backward.default, dtypes=FLOATING | {torch.int64})
@register_lowering(aten.avg_pool3d_backward.default, dtypes=frozenset({torch.float32, torch.float64, torch.int64}))
def avg_pool_backward(
    ctx: LoweringContext,
    grad: Value,
    x: Value,
    kernel_size: Amounts,
    stride: Amounts,
    padding: Amounts,
    ceil_mode: bool,  # its effect is in the shape of grad
    count_include_pad: bool,
    divisor_override: int | None,
) -> Value:
    """Each element of ``x`` gets its share of every window it is in: windows over ``grad`` with holes."""
    shape, pooled = build.shape_of(x), build.shape_of(grad)
    window = Window.of(shape, pooled, each(kernel_size, rank_of(ctx.node)), stride, padding)
    wide = build.convert(grad, compute_dtype(ctx.dtype))
    shares = divide_by_counts(wide, counts_of(window, shape, pooled, count_include_pad, divisor_override))
    low = [size - 1 - before for size, (before, _) in zip(window.sizes, window.padding, strict=True)]
    high = [
        size + k - 1 - before - (out - 1) * step - 1
        for size, k, before, out, step in zip(shape, window.sizes, low, pooled, window.strides, strict=True)
    ]
    zero, ones = build.constant(0, build.dtype(wide)), [1] * len(shape)
    spread = build.pad(shares, zero, low, high, [step - 1 for step in window.strides])
    total = build.reduce_window(spread, zero, hlo.add, window.sizes, strides=ones, padding=[(0, 0)] * len(shape))
    return build.convert(total, ctx.dtype)


@register_lowering(
    aten.max_pool2d_with_indices_backward.default,
    aten.max_pool3d_with_indices_backward.default,
    dtypes=FLOATING,
)
def max_pool_with_indices_backward(
    ctx: LoweringContext,
    grad: Value,
    x: Value,  # where its maxima are is in indices
    kernel_size: Amounts,
    stride: Amounts,
    padding: Amounts,
    dilation: Amounts,
    ceil_mode: bool,  # its effect is in the shape of grad
    indices: Value,
) -> Value:
    """``grad`` added up where the maxima were.

    An element is in few windows: for each of them, is it the maximum? This is elementwise over repeated
    windows, where ``select_and_scatter`` may choose any of equal elements, and some targets scatter slowly.
    """
    rank = rank_of(ctx.node)
    window = Window.of(ctx.shape, build.shape_of(grad), each(kernel_size, rank), stride, padding, dilation)
    if not same_pooling(ctx.node) or max(window.dilations) > 1 or _overlaps(window) > MANY:
        return scatter_planes(grad, indices, ctx.shape, rank, add=True)
    places = plane_indices(ctx.shape, rank)
    index = build.convert(indices, torch.int32)
    nothing, zero = build.constant(-1, torch.int32), build.constant(0, ctx.dtype)
    zeros = build.broadcast(zero, ctx.shape)
    parts = []
    for at in itertools.product(*(range(-(-k // step)) for k, step in zip(window.sizes, window.strides, strict=True))):
        here = build.compare(_covering(index, window, at, ctx.shape, nothing), places, "EQ")
        parts.append(build.select(here, _covering(grad, window, at, ctx.shape, zero), zeros))
    return added(parts)


MANY = 16  # windows that an element may be in; beyond, what each costs is more than a scatter


def _overlaps(window: Window) -> int:
    return math.prod(-(-k // step) for k, step in zip(window.sizes, window.strides, strict=True))


def _covering(x: Value, window: Window, at: Sequence[int], shape: Sequence[int], nothing: Value) -> Value:
    """For each element of ``shape``: ``x`` at the window ``at`` places before the last that covers it."""
    for dim, back in enumerate(at):
        low, step = window.padding[dim][0], window.strides[dim]
        wanted = (np.arange(shape[dim]) + low) // step - back
        count = build.shape_of(x)[dim]
        before, after = max(0, -int(wanted[0])), max(0, int(wanted[-1]) - count + 1)
        edges = [[amount if other == dim else 0 for other in range(len(shape))] for amount in (before, after)]
        x = take(build.pad(x, nothing, *edges), dim, wanted + before)
    return x


@register_lowering(aten.max_unpool2d.default, dtypes=FLOATING)
def max_unpool2d(ctx: LoweringContext, x: Value, indices: Value, output_size: Sequence[int]) -> Value:
    """Zeros with the elements of ``x`` where they were before pooling."""
    return scatter_planes(x, indices, ctx.shape, 2, add=False)


@register_lowering(aten.max_unpool3d.default, dtypes=FLOATING)
def max_unpool3d(
    ctx: LoweringContext,
    x: Value,
    indices: Value,
    output_size: Sequence[int],  # the result's shape
    stride: Sequence[int],
    padding: Sequence[int],
) -> Value:
    """Zeros with the elements of ``x`` where they were before pooling."""
    return scatter_planes(x, indices, ctx.shape, 3, add=False)
