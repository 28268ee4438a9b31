"""The gradients of ``embedding_bag``: each index gives its bag's gradient to its row of the table."""

from __future__ import annotations

from typing import Any

import torch

from torch2hlo import build
from torch2hlo.dtypes import FLOATING, compute_dtype
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.lowerings.embedding import moved, over_frequency, sum_of_rows
from torch2hlo.lowerings.embedding_bag import MAX, MEAN, bag_of_each, found
from torch2hlo.lowerings.indices import Where, scatter, take
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten


@register_lowering(aten._embedding_bag_backward.default, dtypes=FLOATING)
def _embedding_bag_backward(
    ctx: LoweringContext,
    grad: Value,
    indices: Value,
    offsets: Value,
    offset2bag: Value,
    bag_size: Value,
    maximum_indices: Value,
    num_weights: int,
    scale_grad_by_freq: bool,
    mode: int,
    sparse: bool,
    *more: Any,
) -> Value:
    """The dense gradient; where the forward pass left out index → bag, it is found again."""
    if sparse:
        raise ctx.refuse("a sparse gradient", "use sparse=False")
    if build.shape_of(offset2bag) != build.shape_of(indices):
        offset2bag = bag_of_each(indices, offsets, build.shape_of(grad)[0])
    result: Value = _embedding_bag_dense_backward(
        ctx,
        grad,
        indices,
        offset2bag,
        bag_size,
        maximum_indices,
        num_weights,
        scale_grad_by_freq,
        mode,
        *more,
    )
    return result


@register_lowering(aten._embedding_bag_dense_backward.default, dtypes=FLOATING)
def _embedding_bag_dense_backward(
    ctx: LoweringContext,
    grad: Value,
    indices: Value,
    offset2bag: Value,
    bag_size: Value,
    maximum_indices: Value,
    num_weights: int,
    scale_grad_by_freq: bool,
    mode: int,
    per_sample_weights: Value | None = None,
    padding_idx: int = -1,
) -> Value:
    """Sum, and mean: rows of ``grad`` by index. Maximum: each element goes to the row that it came from.

    ``scale_grad_by_freq`` divides by how often the row is named, as documented; eager on the CPU divides
    some rows by how often another is named.
    """
    if 0 in build.shape_of(indices) or 0 in build.shape_of(grad):
        return build.constant(0, ctx.dtype, ctx.shape)
    wide = compute_dtype(ctx.dtype)
    grad = build.convert(grad, wide)
    if mode == MAX:
        return build.convert(_to_maxima(ctx, grad, maximum_indices, bag_size), ctx.dtype)
    if mode == MEAN:
        ones = build.constant(1, build.dtype(bag_size), build.shape_of(bag_size))
        size = build.convert(hlo.maximum(bag_size, ones), wide)
        grad = hlo.divide(grad, build.broadcast_in_dim(size, build.shape_of(grad), [0]))
    rows = take(grad, 0, offset2bag)
    if per_sample_weights is not None:
        weights = build.broadcast_in_dim(build.convert(per_sample_weights, wide), build.shape_of(rows), [0])
        rows = hlo.multiply(rows, weights)
    if scale_grad_by_freq:
        rows = over_frequency(rows, indices, num_weights)
    if padding_idx >= 0:
        indices = moved(indices, padding_idx, num_weights)
    return build.convert(sum_of_rows(rows, indices, num_weights), ctx.dtype)


def _to_maxima(ctx: LoweringContext, grad: Value, maxima: Value, bag_size: Value) -> Value:
    """``weight_grad[maxima[b, c], c] += grad[b, c]`` for bags that are not empty."""
    shape = build.shape_of(grad)
    dtype = build.dtype(maxima)
    filled = build.compare(bag_size, build.constant(0, build.dtype(bag_size), [shape[0]]), "NE")
    nowhere = build.constant(ctx.shape[0], dtype, shape)
    rows = build.select(build.broadcast_in_dim(filled, shape, [0]), maxima, nowhere)
    table = build.constant(0, build.dtype(grad), ctx.shape)
    return scatter(table, Where([rows], [0], [], [(1, 1)]), grad, hlo.add)


@register_lowering(aten._embedding_bag_per_sample_weights_backward.default, dtypes=FLOATING)
def _embedding_bag_per_sample_weights_backward(
    ctx: LoweringContext,
    grad: Value,
    weight: Value,
    indices: Value,
    offsets: Value,
    offset2bag: Value,
    mode: int,  # always sum
    padding_idx: int = -1,
) -> Value:
    """``sum(grad[bag of i] * weight[indices[i]])``; zero for padding."""
    if 0 in build.shape_of(indices):
        return build.constant(0, ctx.dtype, ctx.shape)
    if build.shape_of(offset2bag) != build.shape_of(indices):
        offset2bag = bag_of_each(indices, offsets, build.shape_of(grad)[0])
    wide = compute_dtype(ctx.dtype)
    theirs, rows = (
        build.convert(take(grad, 0, offset2bag), wide),
        build.convert(take(weight, 0, indices), wide),
    )
    total = build.reduce(hlo.multiply(theirs, rows), [1], hlo.add, build.constant(0, wide))
    if (padding := found(indices, padding_idx)) is not None:
        total = build.select(padding, build.constant(0, wide, ctx.shape), total)
    return build.convert(total, ctx.dtype)
