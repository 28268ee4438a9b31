"""Sliding blocks as columns, and back (``F.unfold``, ``F.fold``): slices of one dimension after the other.

https://docs.pytorch.org/docs/stable/generated/torch.nn.Unfold.html
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import torch

from torch2hlo import build
from torch2hlo.dtypes import BOOL, COMPLEX, FLOATING
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.lowerings.windows import added, each
from torch2hlo.mlir import Value

aten = torch.ops.aten
PATCHES = FLOATING | BOOL | COMPLEX
Amounts = Sequence[int] | int


@dataclass(frozen=True)
class Blocks:
    """Blocks of ``size`` elements along one of the two dimensions of an image; ``count`` of them fit."""

    image: int
    size: int
    dilation: int
    padding: int
    stride: int

    @property
    def count(self) -> int:
        return (self.image + 2 * self.padding - self.dilation * (self.size - 1) - 1) // self.stride + 1

    @property
    def disjoint(self) -> bool:
        """Whether blocks lie side by side, so that they are a reshape."""
        return self.stride == self.size and self.dilation == 1 and self.padding == 0


def _blocks(image: Sequence[int], *settings: Amounts) -> tuple[Blocks, Blocks]:
    """Of ``kernel_size, dilation, padding, stride``."""
    height, width = zip(image, *(each(amounts, 2) for amounts in settings), strict=True)
    return Blocks(*height), Blocks(*width)


@register_lowering(aten.im2col.default, dtypes=PATCHES)
def im2col(
    ctx: LoweringContext, x: Value, kernel_size: Amounts, dilation: Amounts, padding: Amounts, stride: Amounts
) -> Value:
    """``x[b, c, h, w]`` → ``[b, c · block, which block]``."""
    *lead, height, width = build.shape_of(x)
    rows, columns = _blocks([height, width], kernel_size, dilation, padding, stride)
    batch = [math.prod(lead)]  # batch and channels are alike
    x = build.reshape(x, [*batch, height, width])
    if rows.disjoint and columns.disjoint:
        x = build.slice_(x, [0, 0, 0], [*batch, rows.count * rows.size, columns.count * columns.size])
        x = build.reshape(x, [*batch, rows.count, rows.size, columns.count, columns.size])
        return build.reshape(build.transpose(x, [0, 2, 4, 1, 3]), ctx.shape)
    pads = [0, rows.padding, columns.padding]
    x = build.pad(x, build.constant(0, ctx.dtype), pads, pads)
    x = _gathered(x, 1, rows, to=1)  # [b, row in block, block, w]
    x = _gathered(x, 3, columns, to=2)  # [b, row in block, column in block, block, block]
    return build.reshape(x, ctx.shape)


def _gathered(x: Value, dim: int, blocks: Blocks, to: int) -> Value:
    """The first elements of all blocks, the second ones, …, along a new dimension at ``to``."""
    parts = []
    for index in range(blocks.size):
        start = index * blocks.dilation
        limit = start + (blocks.count - 1) * blocks.stride + 1
        parts.append(build.unsqueeze(build.slice_dim(x, dim, start, limit, blocks.stride), to))
    return build.concatenate(parts, to)


@register_lowering(aten.col2im.default, dtypes=PATCHES)
def col2im(
    ctx: LoweringContext,
    x: Value,
    output_size: Sequence[int],
    kernel_size: Amounts,
    dilation: Amounts,
    padding: Amounts,
    stride: Amounts,
) -> Value:
    """The transpose of `im2col`: what blocks share is added up."""
    rows, columns = _blocks(output_size, kernel_size, dilation, padding, stride)
    batch = [math.prod(ctx.shape[:-2])]
    x = build.reshape(x, [*batch, rows.size, columns.size, rows.count, columns.count])
    if rows.disjoint and columns.disjoint:
        x = build.transpose(x, [0, 3, 1, 4, 2])
        x = build.reshape(x, [*batch, rows.count * rows.size, columns.count * columns.size])
        missing = [have - got for have, got in zip([*batch, *output_size], build.shape_of(x), strict=True)]
        return build.reshape(build.pad(x, build.constant(0, ctx.dtype), [0, 0, 0], missing), ctx.shape)
    x = _scattered(x, 4, columns, at=2)
    x = _scattered(x, 2, rows, at=1)
    return build.reshape(x, ctx.shape)


def _scattered(x: Value, dim: int, blocks: Blocks, at: int) -> Value:
    """The transpose of `_gathered`: elements, with the holes of a stride, added up; ``dim > at``."""
    zero, shape = build.constant(0, build.dtype(x)), build.shape_of(x)
    rest = [size for other, size in enumerate(shape) if other != at]
    low, high, interior = ([0] * len(rest) for _ in range(3))
    parts = []
    for index in range(blocks.size):
        part = build.reshape(build.slice_dim(x, at, index, index + 1), rest)
        low[dim - 1] = index * blocks.dilation - blocks.padding
        high[dim - 1] = blocks.image - low[dim - 1] - (blocks.count - 1) * blocks.stride - 1
        interior[dim - 1] = blocks.stride - 1
        parts.append(build.pad(part, zero, low, high, interior))
    return added(parts)
