"""Writing where a mask is true: a select of one value, or of the n-th row for the n-th true."""

from __future__ import annotations

import math
from collections.abc import Sequence

import torch

from torch2hlo import build
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.lowerings.indices import Where, in_range, scatter, take, without_repeats
from torch2hlo.lowerings.scans import running
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten


def masked_put(
    ctx: LoweringContext, x: Value, indices: Sequence[Value | None], values: Value, accumulate: bool
) -> Value:
    """``x[mask] = values`` or ``x[:, mask, j] = values``, where no size depends on the mask."""
    mask, dims, common = _mask_of(ctx, indices)
    shape = ctx.shape
    at = dims[0] if dims and dims[-1] - dims[0] == len(dims) - 1 else 0
    kept = [size for dim, size in enumerate(shape) if dim not in dims]
    have = build.shape_of(values)
    have = [*[1] * (len(kept) + common - len(have)), *have]
    if all(size == 1 for size in have[at : at + common]):
        own = iter([*have[:at], *have[at + common :]])
        new = build.broadcast(
            build.reshape(values, [1 if dim in dims else next(own) for dim in range(len(shape))]), shape
        )
    elif 0 in have:
        return x
    elif common == 1 and len(build.shape_of(mask)) == len(dims):
        rows = build.broadcast(values, [*kept[:at], have[at], *kept[at:]])
        new = take(rows, at, _order(mask))
    else:
        raise ctx.refuse(
            "a mask and another index tensor that give several values",
            "use torch.where with a mask of x's shape",
        )
    new = hlo.add(x, new) if accumulate else new
    return build.select(build.broadcast_in_dim(mask, shape, dims), new, x)


def _mask_of(ctx: LoweringContext, indices: Sequence[Value | None]) -> tuple[Value, list[int], int]:
    """The mask, with the dimensions that it is for, and how many dimensions of the result stand for them.

    Index tensors of one element beside it are made part of the mask.
    """
    masks: list[tuple[Value, list[int]]] = []
    single: list[tuple[Value, int]] = []
    dim = 0
    for index in indices:
        if index is not None and build.dtype(index) in {torch.bool, torch.uint8}:
            rank = len(build.shape_of(index))
            masks.append((build.not_equal_zero(index), list(range(dim, dim + rank))))
            dim += rank
        else:
            if index is not None:
                single.append((index, dim))
            dim += 1
    if len(masks) > 1 or any(math.prod(build.shape_of(index)) != 1 for index, _ in single):
        raise ctx.refuse("a mask beside another index tensor", "use torch.where with a mask of x's shape")
    (mask, dims), common = masks[0], max([1, *(len(build.shape_of(index)) for index, _ in single)])
    for index, at in single:
        size = ctx.shape[at]
        position = build.reshape(in_range(ctx, index, size, wrap=True), [])
        here = build.compare(build.iota(build.dtype(index), [size], 0), build.broadcast(position, [size]), "EQ")
        every = sorted([*dims, at])
        shape = [ctx.shape[d] for d in every]
        mask = hlo.and_(
            build.broadcast_in_dim(mask, shape, [every.index(d) for d in dims]),
            build.broadcast_in_dim(here, shape, [every.index(at)]),
        )
        dims = every
    return mask, dims, common


@register_lowering(aten.masked_scatter.default)
def masked_scatter(ctx: LoweringContext, x: Value, mask: Value, source: Value) -> Value:
    """The n-th element of ``source`` where ``mask`` is true for the n-th time, ``x`` elsewhere."""
    shape = ctx.shape
    mask, x = build.broadcast(mask, shape), build.broadcast(x, shape)
    inner, repeated = without_repeats(mask)
    if repeated != list(range(len(shape) - len(repeated), len(shape))):
        inner, repeated = mask, []
    width = [shape[dim] for dim in repeated]
    rows = math.prod(build.shape_of(source)) // max(1, math.prod(width))
    if rows == 0 or 0 in shape:
        return x
    source = build.slice_(build.reshape(source, [math.prod(build.shape_of(source))]), [0], [rows * math.prod(width)])
    new = take(build.reshape(source, [rows, *width]), 0, _order(inner))
    return build.select(mask, new, x)


@register_lowering(aten.masked_scatter_backward.default)
def masked_scatter_backward(ctx: LoweringContext, grad: Value, mask: Value, sizes: Sequence[int]) -> Value:
    """The elements of ``grad`` where ``mask`` is true, in order, then zeros: a tensor of ``sizes``."""
    count = math.prod(sizes)
    mask = build.broadcast(mask, build.shape_of(grad))
    order = _order(mask)
    nowhere = build.constant(count, build.dtype(order), build.shape_of(order))
    zeros = build.constant(0, ctx.dtype, [count])
    return build.reshape(scatter(zeros, Where([build.select(mask, order, nowhere)], [0], []), grad), ctx.shape)


def _order(mask: Value) -> Value:
    """How many elements of ``mask`` are true before each true one, in row-major order."""
    shape, size = build.shape_of(mask), math.prod(build.shape_of(mask))
    dtype = torch.int32 if size < 2**31 else torch.int64
    flat = build.convert(build.reshape(mask, [size]), dtype)
    return build.reshape(hlo.subtract(running(flat, 0, hlo.add, 0), build.constant(1, dtype, [size])), shape)
