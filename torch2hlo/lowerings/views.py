"""Views, and their ``*_copy`` twins: in StableHLO, where values have no memory, the same thing."""

from __future__ import annotations

import math
from collections.abc import Sequence

import torch

from torch2hlo import build
from torch2hlo.dtypes import STORED
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.lowerings.strided import read_strided
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten


@register_lowering(
    aten.alias.default, aten.alias_copy.default, aten.detach.default, aten.detach_copy.default, dtypes=STORED
)
def alias(ctx: LoweringContext, x: Value) -> Value:
    """``x`` itself."""
    return x


@register_lowering(
    aten.view.default,
    aten.view_copy.default,
    aten._unsafe_view.default,
    aten._reshape_copy.default,
    aten._reshape_alias_copy.default,
    aten.unsqueeze.default,
    aten.unsqueeze_copy.default,
    aten.squeeze.default,
    aten.squeeze.dim,
    aten.squeeze.dims,
    aten.squeeze_copy.default,
    aten.squeeze_copy.dim,
    aten.squeeze_copy.dims,
    dtypes=STORED,
)
def view(ctx: LoweringContext, x: Value, *_: object) -> Value:
    """The same elements in row-major order. https://openxla.org/stablehlo/spec#reshape"""
    return build.reshape(x, ctx.shape)


@register_lowering(aten.expand.default, aten.expand_copy.default, dtypes=STORED)
def expand(ctx: LoweringContext, x: Value, size: Sequence[int], *, implicit: bool = False) -> Value:
    """Sizes of 1 repeated, right-aligned. https://openxla.org/stablehlo/spec#broadcast_in_dim"""
    return build.broadcast(x, ctx.shape)


@register_lowering(aten.permute.default, aten.permute_copy.default, dtypes=STORED)
def permute(ctx: LoweringContext, x: Value, dims: Sequence[int]) -> Value:
    """Dimension ``i`` of the result is ``dims[i]`` of ``x``. https://openxla.org/stablehlo/spec#transpose"""
    return build.transpose(x, [dim % len(ctx.shape) for dim in dims])


@register_lowering(aten.transpose.int, aten.transpose_copy.int, dtypes=STORED)
def transpose(ctx: LoweringContext, x: Value, dim0: int, dim1: int) -> Value:
    """Two dimensions swapped. https://openxla.org/stablehlo/spec#transpose"""
    order = list(range(len(ctx.shape)))
    if order:
        order[dim0], order[dim1] = order[dim1], order[dim0]
    return build.transpose(x, order)


@register_lowering(aten.t.default, aten.t_copy.default, dtypes=STORED)
def t(ctx: LoweringContext, x: Value) -> Value:
    """A matrix transposed; less than two dimensions stay. https://openxla.org/stablehlo/spec#transpose"""
    return build.transpose(x, range(len(ctx.shape))[::-1])


@register_lowering(aten.select.int, aten.select_copy.int, dtypes=STORED)
def select(ctx: LoweringContext, x: Value, dim: int, index: int) -> Value:
    """``x[..., index, ...]``. https://openxla.org/stablehlo/spec#slice"""
    shape = build.shape_of(x)
    dim %= len(shape)
    index %= shape[dim]
    return build.reshape(build.slice_dim(x, dim, index, index + 1), ctx.shape)


def slice_bounds(size: int, start: int | None, end: int | None) -> tuple[int, int]:
    """``x[start:end]`` of a dimension of ``size``, counted from its beginning and clamped as Python does."""
    start, end, _ = slice(start, end).indices(size)
    return start, max(start, end)


@register_lowering(aten.slice.Tensor, aten.slice_copy.Tensor, dtypes=STORED)
def slice_(
    ctx: LoweringContext,
    x: Value,
    dim: int = 0,
    start: int | None = None,
    end: int | None = None,
    step: int = 1,
) -> Value:
    """``x[..., start:end:step, ...]``. https://openxla.org/stablehlo/spec#slice"""
    dim %= len(ctx.shape)
    return build.slice_dim(x, dim, *slice_bounds(build.shape_of(x)[dim], start, end), step)


@register_lowering(aten.narrow_copy.default, dtypes=STORED)
def narrow_copy(ctx: LoweringContext, x: Value, dim: int, start: int, length: int) -> Value:
    """``x[..., start : start + length, ...]``. https://openxla.org/stablehlo/spec#slice"""
    dim %= len(ctx.shape)
    start += build.shape_of(x)[dim] if start < 0 else 0
    return build.slice_dim(x, dim, start, start + length)


@register_lowering(aten.split_copy.Tensor, aten.split_with_sizes_copy.default, dtypes=STORED)
def split_copy(ctx: LoweringContext, x: Value, size: int | Sequence[int], dim: int = 0) -> tuple[Value, ...]:
    """Consecutive slices of ``dim``, each as long as its result. https://openxla.org/stablehlo/spec#slice"""
    dim %= len(build.shape_of(x))
    sizes = [part.shape[dim] for part in ctx.node.meta["val"]]
    ends = [sum(sizes[: index + 1]) for index in range(len(sizes))]
    return tuple(build.slice_dim(x, dim, end - size, end) for size, end in zip(sizes, ends, strict=True))


@register_lowering(aten.unbind_copy.int, dtypes=STORED)
def unbind_copy(ctx: LoweringContext, x: Value, dim: int = 0) -> tuple[Value, ...]:
    """``x[..., i, ...]`` for every ``i``. https://openxla.org/stablehlo/spec#slice"""
    shape = build.shape_of(x)
    dim %= len(shape)
    return tuple(
        build.reshape(build.slice_dim(x, dim, index, index + 1), list(ctx.result(index).shape))
        for index in range(shape[dim])
    )


@register_lowering(aten.diagonal.default, aten.diagonal_copy.default, dtypes=STORED)
def diagonal(ctx: LoweringContext, x: Value, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Value:
    """``x[..., i, i + offset]`` as the last dimension: every ``columns + 1``-th element of a matrix."""
    if 0 in ctx.shape:
        return build.constant(0, ctx.dtype, ctx.shape)
    rank = len(build.shape_of(x))
    dim1, dim2 = dim1 % rank, dim2 % rank
    x = build.transpose(x, [*(dim for dim in range(rank) if dim not in {dim1, dim2}), dim1, dim2])
    *batch, rows, columns = build.shape_of(x)
    start = offset if offset >= 0 else -offset * columns
    stop = start + (ctx.shape[-1] - 1) * (columns + 1) + 1
    return build.slice_dim(build.reshape(x, [*batch, rows * columns]), len(batch), start, stop, columns + 1)


@register_lowering(aten.unfold.default, aten.unfold_copy.default, dtypes=STORED)
def unfold(ctx: LoweringContext, x: Value, dimension: int, size: int, step: int) -> Value:
    """Windows of ``size``, ``step`` apart, their elements as the last dimension.

    Windows that do not overlap are a reshape; others are gathered whole. https://openxla.org/stablehlo/spec#gather
    """
    shape = build.shape_of(x)
    if not shape:
        return build.slice_dim(build.reshape(x, [1]), 0, 0, size)
    dim = dimension % len(shape)
    x = build.transpose(x, [*(d for d in range(len(shape)) if d != dim), dim])
    windows = _apart if step >= size or ctx.shape[dim] == 1 else _overlapping
    x = windows(x, ctx.shape[dim], size, step)
    rank = len(shape) + 1
    return build.transpose(x, [*range(dim), rank - 2, *range(dim, rank - 2), rank - 1])


def _apart(x: Value, count: int, size: int, step: int) -> Value:
    """``[..., length]`` → ``[..., count, size]``."""
    *batch, length = build.shape_of(x)
    step = max(step, size) if count == 1 else step
    x = build.slice_dim(x, len(batch), 0, min(length, count * step))
    missing = count * step - build.shape_of(x)[-1]
    x = build.pad_dim(x, build.constant(0, build.dtype(x)), len(batch), 0, missing)
    return build.slice_dim(build.reshape(x, [*batch, count, step]), len(batch) + 1, 0, size)


def _overlapping(x: Value, count: int, size: int, step: int) -> Value:
    """``[..., length]`` → ``[..., count, size]``."""
    *batch, length = build.shape_of(x)
    if 0 in batch or 0 in {count, size}:
        return build.constant(0, build.dtype(x), [*batch, count, size])
    index = torch.int32 if length < math.pow(2, 31) else torch.int64
    starts = build.iota(index, [count], 0)
    if step != 1:
        starts = hlo.multiply(starts, build.constant(step, index, [count]))
    rank = len(batch)
    numbers = hlo.GatherDimensionNumbers.get([*range(rank), rank + 1], [], [], [], [rank], 1)
    return hlo.gather(x, starts, numbers, [*batch, size], indices_are_sorted=True)


@register_lowering(aten.as_strided.default, aten.as_strided_copy.default, dtypes=STORED)
def as_strided(
    ctx: LoweringContext,
    x: Value,
    size: Sequence[int],
    stride: Sequence[int],
    storage_offset: int | None = None,
) -> Value:
    """Element ``[i, j, …]`` is ``x.flatten()[storage_offset + i * stride[0] + j * stride[1] + …]``.

    ``functionalize`` has made ``x`` the whole of its memory, in the order in which it lies there.
    """
    return read_strided(x, size, stride, storage_offset or 0)
