"""Joining, repeating, turning and resizing."""

from __future__ import annotations

import math
from collections.abc import Sequence

import torch

from torch2hlo import build
from torch2hlo.dtypes import STORED
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.lowerings.scans import running
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten


@register_lowering(aten.cat.default, dtypes=STORED)
def cat(ctx: LoweringContext, tensors: Sequence[Value], dim: int = 0) -> Value:
    """Joined along ``dim``, in the promoted dtype. https://openxla.org/stablehlo/spec#concatenate

    Empty 1-d tensors are left out, whatever the others' rank, as torch does.
    """
    rank = len(ctx.shape)
    dim = dim % rank
    filled = [x for x in tensors if len(build.shape_of(x)) == rank and build.shape_of(x)[dim] != 0]
    if not filled:
        return build.constant(0, ctx.dtype, ctx.shape)
    return build.concatenate([build.convert(x, ctx.dtype) for x in filled], dim)


@register_lowering(aten.repeat.default, dtypes=STORED)
def repeat(ctx: LoweringContext, x: Value, repeats: Sequence[int]) -> Value:
    """The whole of ``x`` repeated along each dimension: ``[n]`` → ``[r, n]`` → ``[r * n]``."""
    own = build.shape_of(x)
    new = len(repeats) - len(own)
    shape: list[int] = list(repeats[:new])
    dims = []
    for size, count in zip(own, repeats[new:], strict=True):
        if size != 1 and count != 1:
            shape.append(count)
        dims.append(len(shape))
        shape.append(count if size == 1 else size)
    return build.reshape(build.broadcast_in_dim(x, shape, dims), ctx.shape)


@register_lowering(aten.repeat_interleave.self_int, dtypes=STORED)
def repeat_interleave(
    ctx: LoweringContext,
    x: Value,
    repeats: int,
    dim: int | None = None,
    *,
    output_size: int | None = None,
) -> Value:
    """Each element along ``dim`` repeated: ``[n]`` → ``[n, r]`` → ``[n * r]``."""
    if dim is None:
        x, dim = build.reshape(x, [math.prod(build.shape_of(x))]), 0
    shape = build.shape_of(x) or [1]
    dim %= len(shape)
    wide = [*shape[: dim + 1], repeats, *shape[dim + 1 :]]
    dims = [index for index in range(len(wide)) if index != dim + 1]
    return build.reshape(build.broadcast_in_dim(build.reshape(x, shape), wide, dims), ctx.shape)


@register_lowering(aten.repeat_interleave.Tensor, dtypes=frozenset({torch.int32, torch.int64}))
def repeat_interleave_index(ctx: LoweringContext, repeats: Value, *, output_size: int | None = None) -> Value:
    """Each ``i`` repeated ``repeats[i]`` times: at every place, how many of them have ended there."""
    wanted = [*ctx.shape, *build.shape_of(repeats)]
    ends = build.broadcast_in_dim(running(repeats, 0, hlo.add, 0), wanted, [1])
    ended = build.compare(ends, build.iota(ctx.dtype, wanted, 0), "LE")
    return build.reduce(build.convert(ended, ctx.dtype), [1], hlo.add, build.constant(0, ctx.dtype))


@register_lowering(aten.flip.default, dtypes=STORED)
def flip(ctx: LoweringContext, x: Value, dims: Sequence[int]) -> Value:
    """The order along ``dims`` reversed. https://openxla.org/stablehlo/spec#reverse"""
    moved = [dim % len(ctx.shape) for dim in dims if ctx.shape and ctx.shape[dim] > 1]
    return hlo.reverse(x, moved) if moved else x


@register_lowering(aten.roll.default, dtypes=STORED)
def roll(ctx: LoweringContext, x: Value, shifts: Sequence[int], dims: Sequence[int] = ()) -> Value:
    """What is shifted out at the end comes in at the beginning: two slices joined the other way round."""
    if not dims:
        flat = build.reshape(x, [math.prod(ctx.shape)])
        return build.reshape(_roll(flat, shifts[0], 0), ctx.shape)
    for shift, dim in zip(shifts, dims, strict=True):
        x = _roll(x, shift, dim % len(ctx.shape))
    return x


def _roll(x: Value, shift: int, dim: int) -> Value:
    size = build.shape_of(x)[dim]
    shift = shift % size if size else 0
    if not shift:
        return x
    return build.concatenate(
        [build.slice_dim(x, dim, size - shift, size), build.slice_dim(x, dim, 0, size - shift)], dim
    )


@register_lowering(aten.resize.default, dtypes=STORED)
def resize(ctx: LoweringContext, x: Value, size: Sequence[int], *, memory_format: object = None) -> Value:
    """The same memory with other sizes: cut, or filled up with zeros (undefined in eager)."""
    if not ctx.node.all_input_nodes[0].meta["val"].is_contiguous():
        raise ctx.refuse("the tensor is not contiguous", "call .contiguous() on it first")
    have, want = math.prod(build.shape_of(x)), math.prod(ctx.shape)
    if have == want:
        return build.reshape(x, ctx.shape)
    x = build.slice_dim(build.reshape(x, [have]), 0, 0, min(have, want))
    return build.reshape(build.pad(x, build.constant(0, ctx.dtype), [0], [max(0, want - have)]), ctx.shape)
