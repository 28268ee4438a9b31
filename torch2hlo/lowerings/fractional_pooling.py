"""Maxima of windows whose starts are drawn: ``⌊(i + u) a⌋ - ⌊u a⌋`` for a random ``u``, the last at the end.

https://docs.pytorch.org/docs/stable/generated/torch.nn.FractionalMaxPool2d.html
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np
import torch

from torch2hlo import build
from torch2hlo.dtypes import FLOATING
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.lowerings.pooling import first_maximum
from torch2hlo.lowerings.windows import each, scatter_planes
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten
SINGLE = frozenset({torch.float32, torch.float64})  # in half precision eager rounds the starts at each step


@register_lowering(aten.fractional_max_pool2d.default, aten.fractional_max_pool3d.default, dtypes=SINGLE)
def fractional_max_pool(
    ctx: LoweringContext,
    x: Value,
    kernel_size: Sequence[int],
    output_size: Sequence[int],
    random_samples: Value,
) -> tuple[Value, Value]:
    """Each window's maximum and its place in the flat plane: the first, or the last NaN."""
    if 0 in ctx.shape:
        return build.constant(0, ctx.dtype, ctx.shape), build.constant(0, torch.int64, ctx.shape)
    rank = len(output_size)
    sizes, kernel = build.shape_of(x)[-rank:], each(kernel_size, rank)
    planes = math.prod(build.shape_of(random_samples)[:2])
    samples = build.reshape(random_samples, [planes, rank])
    # A plane's samples are for the width, then the height; for volumes, for depth, height and width.
    order = [1, 0] if rank == 2 else [0, 1, 2]
    shape = [planes, *(part for pair in zip(output_size, kernel, strict=True) for part in pair)]
    place: Any = None
    for dim, (size, out, k) in enumerate(zip(sizes, output_size, kernel, strict=True)):
        sample = build.reshape(build.slice_dim(samples, 1, order[dim], order[dim] + 1), [planes])
        starts = _starts(sample, size, out, k)
        at = build.broadcast_in_dim(starts, shape, [0, 1 + 2 * dim])
        at = hlo.add(at, build.iota(torch.int32, shape, 2 + 2 * dim))
        place = at if place is None else hlo.add(hlo.multiply(place, build.constant(size, torch.int32, shape)), at)
    flat = build.reshape(x, [planes, math.prod(sizes)])
    numbers = hlo.GatherDimensionNumbers.get([], [1], [0], [0], [1], len(shape))
    values = hlo.gather(flat, place, numbers, [1, 1])
    initial = [build.constant(build.lowest(ctx.dtype), ctx.dtype), build.constant(2**31 - 1, torch.int32)]
    value, index = build.reduce_many([values, place], range(2, len(shape), 2), first_maximum, initial)
    return build.reshape(value, ctx.shape), build.convert(build.reshape(index, ctx.shape), torch.int64)


def _starts(sample: Value, size: int, out: int, kernel: int) -> Value:
    """int32 ``[plane, window]``."""
    planes, dtype = build.shape_of(sample)[0], build.dtype(sample)
    shape = [planes, out]
    if out == 1:
        return build.constant(size - kernel, torch.int32, shape)

    kind: Any = np.float64 if dtype is torch.float64 else np.float32
    alpha = build.constant(kind(size - kernel) / kind(out - 1), dtype, shape)

    def whole(value: Value) -> Value:
        return build.convert(hlo.multiply(value, alpha), torch.int32)

    drawn, index = build.broadcast_in_dim(sample, shape, [0]), build.iota(dtype, shape, 1)
    starts = hlo.subtract(whole(hlo.add(index, drawn)), whole(drawn))
    last = build.compare(index, build.constant(out - 1, dtype, shape), "EQ")
    return build.select(last, build.constant(size - kernel, torch.int32, shape), starts)


@register_lowering(
    aten.fractional_max_pool2d_backward.default, aten.fractional_max_pool3d_backward.default, dtypes=FLOATING
)
def fractional_max_pool_backward(
    ctx: LoweringContext,
    grad: Value,
    x: Value,  # the result's shape
    kernel_size: Sequence[int],  # where the maxima were is in indices
    output_size: Sequence[int],
    indices: Value,
) -> Value:
    """``grad`` added up where the maxima were."""
    return scatter_planes(grad, indices, ctx.shape, len(output_size), add=True)
