"""``x`` with new values in what a view would show of it: how writes through views are lowered."""

from __future__ import annotations

from collections.abc import Sequence

import torch

from torch2hlo import build
from torch2hlo.dtypes import STORED
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.lowerings.overlap import reads_elsewhere
from torch2hlo.lowerings.strided import Layout, write_slice, write_strided
from torch2hlo.lowerings.views import slice_bounds
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten


@register_lowering(aten.slice_scatter.default, dtypes=STORED)
def slice_scatter(
    ctx: LoweringContext,
    x: Value,
    src: Value,
    dim: int = 0,
    start: int | None = None,
    end: int | None = None,
    step: int = 1,
) -> Value:
    """``x`` with ``x[..., start:end:step, ...] = src``. https://openxla.org/stablehlo/spec#dynamic_update_slice"""
    dim %= len(ctx.shape)
    start, _ = slice_bounds(ctx.shape[dim], start, end)
    return write_slice(x, build.convert(src, ctx.dtype), dim, start, step, apart=reads_elsewhere(ctx.node))


@register_lowering(aten.select_scatter.default, dtypes=STORED)
def select_scatter(ctx: LoweringContext, x: Value, src: Value, dim: int, index: int) -> Value:
    """``x`` with ``x[..., index, ...] = src``. https://openxla.org/stablehlo/spec#dynamic_update_slice"""
    shape = ctx.shape
    dim %= len(shape)
    if 0 in shape:
        return x
    src = build.reshape(build.convert(src, ctx.dtype), [*shape[:dim], 1, *shape[dim + 1 :]])
    return write_slice(x, src, dim, index % shape[dim], apart=reads_elsewhere(ctx.node))


@register_lowering(aten.diagonal_scatter.default, dtypes=STORED)
def diagonal_scatter(
    ctx: LoweringContext, x: Value, src: Value, offset: int = 0, dim1: int = 0, dim2: int = 1
) -> Value:
    """``x`` with ``x[..., i, i + offset] = src[..., i]``: a choice between the two by an iota comparison."""
    if 0 in build.shape_of(src):
        return x
    on, spread = _spread(build.convert(src, ctx.dtype), ctx.shape, offset, dim1, dim2)
    return build.select(on, spread, x)


@register_lowering(aten.diag_embed.default, dtypes=STORED)
def diag_embed(ctx: LoweringContext, x: Value, offset: int = 0, dim1: int = -2, dim2: int = -1) -> Value:
    """Zeros with ``x`` on a diagonal of the dimensions ``dim1`` and ``dim2``, by an iota comparison."""
    on, spread = _spread(x, ctx.shape, offset, dim1, dim2)
    return build.select(on, spread, build.constant(0, ctx.dtype, ctx.shape))


@register_lowering(aten.as_strided_scatter.default, dtypes=STORED)
def as_strided_scatter(
    ctx: LoweringContext,
    x: Value,
    src: Value,
    size: Sequence[int],
    stride: Sequence[int],
    storage_offset: int | None = None,
) -> Value:
    """``x`` with ``x.flatten()[storage_offset + i * stride[0] + …] = src[i, …]``, in row-major order."""
    if 0 not in size and not Layout.of(size, stride).nested:
        raise ctx.refuse(
            f"elements of a window of sizes {tuple(size)} and strides {tuple(stride)} may share memory",
            "write windows that do not overlap",
        )
    apart = reads_elsewhere(ctx.node)
    return write_strided(x, build.convert(src, ctx.dtype), size, stride, storage_offset or 0, apart=apart)


def _spread(src: Value, shape: Sequence[int], offset: int, dim1: int, dim2: int) -> tuple[Value, Value]:
    """Whether an element of ``shape`` is on the diagonal, and its value there: ``src``, its last dimension."""
    rank = len(shape)
    dim1, dim2 = dim1 % rank, dim2 % rank
    rows, columns = build.iota(torch.int32, shape, dim1), build.iota(torch.int32, shape, dim2)
    if offset:
        rows = hlo.add(rows, build.constant(offset, torch.int32, shape))
    along = dim1 if offset >= 0 else dim2  # there element k of the diagonal is at position k
    last = len(build.shape_of(src)) - 1
    missing = shape[along] - build.shape_of(src)[last]
    src = build.pad_dim(src, build.constant(0, build.dtype(src)), last, 0, missing)
    dims = [*(dim for dim in range(rank) if dim not in {dim1, dim2}), along]
    order = sorted(range(len(dims)), key=dims.__getitem__)
    src = build.broadcast_in_dim(build.transpose(src, order), shape, sorted(dims))
    return build.compare(rows, columns, "EQ"), src
