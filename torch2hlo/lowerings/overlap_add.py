"""Overlapping frames added up: the transpose of ``unfold``, of which an inverse Fourier transform of frames is made."""

from __future__ import annotations

from collections.abc import Sequence

import torch

from torch2hlo import build
from torch2hlo.build import constant
from torch2hlo.dtypes import ALL, compute_dtype
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.lowerings.indices import Where, scatter
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten
_FEW = 16  # frames over one element, up to which shifted sums beat a scatter


@register_lowering(aten.unfold_backward.default, dtypes=ALL)
def unfold_backward(
    ctx: LoweringContext, frames: Value, input_sizes: Sequence[int], dim: int, size: int, step: int
) -> Value:
    """``out[i * step + k] = Σ frames[i, k]`` along ``dim``; frames are at ``dim`` and their elements last."""
    if not input_sizes:
        return build.convert(build.reshape(frames, []), ctx.dtype)
    dim %= len(input_sizes)
    x = build.convert(frames, compute_dtype(ctx.dtype))
    if 0 in build.shape_of(x):
        return constant(0, ctx.dtype, ctx.shape)
    rank = len(input_sizes)
    x = build.transpose(x, [*(d for d in range(rank) if d != dim), dim, rank])
    add = _shifted if -(-size // step) <= _FEW else _scattered
    others = [n for d, n in enumerate(input_sizes) if d != dim]
    y = build.broadcast(add(x, input_sizes[dim], step), [*others, input_sizes[dim]])
    order = [*range(dim), rank - 1, *range(dim, rank - 1)]
    return build.convert(build.transpose(y, order), ctx.dtype)


def _shifted(x: Value, length: int, step: int) -> Value:
    """Frames cut into pieces of ``step``; the pieces of one rank lie side by side, those of the next one further on."""
    *batch, count, size = build.shape_of(x)
    zero, dim, pieces = constant(0, build.dtype(x)), len(batch), -(-size // step)
    x = build.pad_dim(x, zero, dim + 1, 0, pieces * step - size)
    total = None
    for piece in range(pieces):
        part = build.slice_dim(x, dim + 1, piece * step, (piece + 1) * step)
        part = build.pad_dim(part, zero, dim, piece, pieces - 1 - piece)
        total = part if total is None else hlo.add(total, part)
    assert total is not None
    flat = build.reshape(total, [*batch, (count + pieces - 1) * step])
    return build.pad_dim(flat, zero, dim, 0, length - build.shape_of(flat)[-1])


def _scattered(x: Value, length: int, step: int) -> Value:
    *batch, count, size = build.shape_of(x)
    shape = [count, size]
    start = hlo.multiply(build.iota(torch.int32, shape, 0), constant(step, torch.int32, shape))
    where = Where([hlo.add(start, build.iota(torch.int32, shape, 1))], [len(batch)], range(len(batch)))
    return scatter(constant(0, build.dtype(x), [*batch, length]), where, x, hlo.add)
