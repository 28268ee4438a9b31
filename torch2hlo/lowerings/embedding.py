"""Tables of rows looked up by number: ``embedding``, ``embedding_bag``, their gradients, and ``max_norm``.

A number out of range is treated as in `torch2hlo.lowerings.indices`; a negative one is out of range.
"""

from __future__ import annotations

import math

import torch

from torch2hlo import build
from torch2hlo.dtypes import FLOATING, compute_dtype
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.lowerings.indices import Where, in_range, put_rows, scatter, take
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten


@register_lowering(aten.embedding.default)
def embedding(ctx: LoweringContext, weight: Value, indices: Value, *_: object) -> Value:
    """``weight[indices]``: whole rows. The other arguments are for the gradient."""
    return take(weight, 0, in_range(ctx, indices, build.shape_of(weight)[0]))


@register_lowering(aten.embedding_dense_backward.default, dtypes=FLOATING)
def embedding_dense_backward(
    ctx: LoweringContext,
    grad: Value,
    indices: Value,
    num_weights: int,
    padding_idx: int,
    scale_grad_by_freq: bool,
) -> Value:
    """Each row's gradients summed; padding gets a row out of range, which a scatter leaves out."""
    if 0 in build.shape_of(grad):
        return build.constant(0, ctx.dtype, ctx.shape)
    wide = compute_dtype(ctx.dtype)
    grad = build.convert(grad, wide)
    if scale_grad_by_freq:
        grad = over_frequency(grad, indices, num_weights)
    if padding_idx >= 0:
        indices = moved(indices, padding_idx, num_weights)
    return build.convert(sum_of_rows(grad, indices, num_weights), ctx.dtype)


def over_frequency(grad: Value, indices: Value, count: int) -> Value:
    """``grad / how often its row is named``."""
    shape, rank = build.shape_of(indices), len(build.shape_of(indices))
    ones = build.constant(1, torch.int32, shape)
    times = scatter(build.constant(0, torch.int32, [count]), Where([indices], [0], []), ones, hlo.add)
    times = build.convert(take(times, 0, indices), build.dtype(grad))
    return hlo.divide(grad, build.broadcast_in_dim(times, build.shape_of(grad), range(rank)))


def moved(indices: Value, number: int, to: int) -> Value:
    """``to`` where an index is ``number``."""
    shape, dtype = build.shape_of(indices), build.dtype(indices)
    found = build.compare(indices, build.constant(number, dtype, shape), "EQ")
    return build.select(found, build.constant(to, dtype, shape), indices)


def sum_of_rows(rows: Value, indices: Value, count: int) -> Value:
    """A table of ``count`` rows: row ``n`` is the sum of ``rows`` whose index is ``n``."""
    rank, width = len(build.shape_of(indices)), build.shape_of(rows)[-1]
    table = build.constant(0, build.dtype(rows), [count, width])
    return scatter(table, Where([indices], [0], [rank]), rows, hlo.add)


@register_lowering(aten.embedding_renorm.default, dtypes=FLOATING)
def embedding_renorm(ctx: LoweringContext, weight: Value, indices: Value, max_norm: float, norm_type: float) -> Value:
    """Rows of ``indices`` longer than ``max_norm`` become ``row * max_norm / (norm + 1e-7)``."""
    numbers = build.reshape(indices, [math.prod(build.shape_of(indices))])
    if 0 in build.shape_of(numbers) or 0 in ctx.shape:
        return weight
    numbers = in_range(ctx, numbers, ctx.shape[0])
    rows = take(weight, 0, numbers)
    shape, wide = build.shape_of(rows), compute_dtype(ctx.dtype)
    norm = _norm(build.convert(rows, wide), norm_type)
    limit = build.constant(max_norm, wide, [shape[0], 1])
    norm = build.reshape(build.convert(build.convert(norm, ctx.dtype), wide), [shape[0], 1])
    scale = hlo.divide(limit, hlo.add(norm, build.constant(1e-7, wide, [shape[0], 1])))
    factor = build.select(build.compare(norm, limit, "GT"), scale, build.constant(1, wide, [shape[0], 1]))
    scaled = hlo.multiply(build.convert(rows, wide), build.broadcast(factor, shape))
    return put_rows(weight, 0, numbers, build.convert(scaled, ctx.dtype))


def _norm(x: Value, p: float) -> Value:
    """The p-norm of each row."""
    zero = build.constant(0, build.dtype(x))
    size = hlo.abs(x)
    if p == math.inf:
        return build.reduce(size, [1], hlo.maximum, zero)
    if p == 1:
        return build.reduce(size, [1], hlo.add, zero)
    if p == 2:
        return hlo.sqrt(build.reduce(hlo.multiply(x, x), [1], hlo.add, zero))
    shape = build.shape_of(x)
    total = build.reduce(hlo.power(size, build.constant(p, build.dtype(x), shape)), [1], hlo.add, zero)
    return hlo.power(total, build.constant(1 / p, build.dtype(x), shape[:1]))
