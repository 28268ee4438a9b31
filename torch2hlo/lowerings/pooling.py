"""Pooling by sliding windows: one ``reduce_window``. https://openxla.org/stablehlo/spec#reduce_window

Dimensions before the pooled ones (channels, and a batch if there is one) have windows of 1.
"""

from __future__ import annotations

import operator
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch.fx import Node

from torch2hlo import build
from torch2hlo.dtypes import FLOATING, REAL, compute_dtype
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.lowerings.windows import arguments_of, divide_by_counts, each
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten
Amounts = Sequence[int] | int
Pair = Sequence[Value]


@dataclass(frozen=True)
class Window:
    """A sliding window, one entry a dimension of the pooled tensor."""

    sizes: list[int]
    strides: list[int]
    dilations: list[int]
    padding: list[tuple[int, int]]

    @classmethod
    def of(
        cls,
        shape: Sequence[int],
        pooled: Sequence[int],
        kernel: Sequence[int],
        stride: Amounts,
        padding: Amounts,
        dilation: Amounts = 1,
    ) -> Window:
        """The window that makes ``shape`` into ``pooled``; with ``ceil_mode`` beyond the padding."""
        rank, lead = len(kernel), [1] * (len(shape) - len(kernel))
        stride, padding, dilation = each(stride or kernel, rank), each(padding, rank), each(dilation, rank)
        pads = [(0, 0) for _ in lead]
        for size, out, k, step, low, spread in zip(
            shape[-rank:], pooled[-rank:], kernel, stride, padding, dilation, strict=True
        ):
            needed = (out - 1) * step + (k - 1) * spread + 1 - size - low
            pads.append((low, min(max(low, needed), needed + step - 1)))
        return cls([*lead, *kernel], lead + stride, lead + dilation, pads)


@register_lowering(aten.max_pool1d.default, dtypes=FLOATING)
@register_lowering(aten.max_pool2d.default, aten.max_pool3d.default, dtypes=REAL)
def max_pool(
    ctx: LoweringContext,
    x: Value,
    kernel_size: Amounts,
    stride: Amounts = (),
    padding: Amounts = 0,
    dilation: Amounts = 1,
    ceil_mode: bool = False,  # its effect is in the result's shape
) -> Value:
    """The maximum of each window; NaN if it has one. Padding counts as the lowest number."""
    window = _window(ctx, x, kernel_size, stride, padding, dilation)
    return build.reduce_window(
        x,
        build.constant(build.lowest(ctx.dtype), ctx.dtype),
        hlo.maximum,
        window.sizes,
        strides=window.strides,
        dilations=window.dilations,
        padding=window.padding,
    )


@register_lowering(aten.max_pool1d_with_indices.default, dtypes=FLOATING)
@register_lowering(aten.max_pool2d_with_indices.default, aten.max_pool3d_with_indices.default, dtypes=REAL)
def max_pool_with_indices(
    ctx: LoweringContext,
    x: Value,
    kernel_size: Amounts,
    stride: Amounts = (),
    padding: Amounts = 0,
    dilation: Amounts = 1,
    ceil_mode: bool = False,
) -> tuple[Value, Value | None]:
    """`max_pool`, and where in its flat plane of ``x`` each maximum is: the first, or the last NaN."""
    if not indices_needed(ctx.node):
        return max_pool(ctx, x, kernel_size, stride, padding, dilation, ceil_mode), None
    window = _window(ctx, x, kernel_size, stride, padding, dilation)
    places = plane_indices(build.shape_of(x), rank_of(ctx.node))
    value, index = build.reduce_window_many(
        [x, places],
        [build.constant(build.lowest(ctx.dtype), ctx.dtype), build.constant(2**31 - 1, torch.int32)],
        first_maximum,
        window.sizes,
        strides=window.strides,
        dilations=window.dilations,
        padding=window.padding,
    )
    return value, build.convert(index, torch.int64)


def indices_needed(node: Node) -> bool:
    """Whether anything reads the second result."""
    return any(_is_part(part, 1) and part.users for part in node.users)


def same_pooling(node: Node) -> bool:
    """Whether this gradient's indices are those of its very pooling, so that each is in its window."""
    ours = _settings(node)
    indices = ours["indices"]
    if not isinstance(indices, Node) or not _is_part(indices, 1):
        return False
    pooling = indices.args[0]
    if not isinstance(pooling, Node) or pooling.target not in _FORWARD:
        return False
    theirs = _settings(pooling)
    shape: tuple[int, ...] = ours["self"].meta["val"].shape
    return shape == theirs.pop("self").meta["val"].shape and all(ours[name] == theirs[name] for name in theirs)


_FORWARD = {aten.max_pool2d_with_indices.default, aten.max_pool3d_with_indices.default}


def _settings(node: Node) -> dict[str, Any]:
    """The arguments of a pooling or of its gradient by name, each amount spelled out."""
    given = arguments_of(node)
    given["stride"] = given["stride"] or given["kernel_size"]
    rank = rank_of(node)
    amounts = ("kernel_size", "stride", "padding", "dilation")
    return {name: each(value, rank) if name in amounts else value for name, value in given.items()}


def _is_part(node: Node, index: int) -> bool:
    return node.target is operator.getitem and node.args[1:] == (index,)


def plane_indices(shape: Sequence[int], rank: int) -> Value:
    """int32, of ``shape``: each element's place in the plane of the last ``rank`` dimensions."""
    plane = list(shape[len(shape) - rank :])
    flat = build.iota(torch.int32, [int(np.prod(plane, dtype=np.int64))], 0)
    return build.broadcast(build.reshape(flat, plane), shape)


def first_maximum(ours: Pair, theirs: Pair) -> Pair:
    """Of two (value, index): the greater value, then the lower index; NaN first, then the higher index."""
    (x, i), (y, j) = ours, theirs
    later = hlo.or_(build.compare(y, x, "GT"), hlo.and_(build.compare(y, x, "EQ"), build.compare(j, i, "LT")))
    if build.dtype(x).is_floating_point:
        first = hlo.or_(build.compare(x, x, "EQ"), build.compare(j, i, "GT"))
        later = hlo.or_(later, hlo.and_(build.compare(y, y, "NE"), first))
    return [build.select(later, y, x), build.select(later, j, i)]


@register_lowering(aten.avg_pool1d.default, aten.avg_pool2d.default, dtypes=FLOATING | {torch.int64})
@register_lowering(aten.avg_pool3d.default, dtypes=frozenset({torch.float32, torch.float64, torch.int64}))
def avg_pool(
    ctx: LoweringContext,
    x: Value,
    kernel_size: Amounts,
    stride: Amounts = (),
    padding: Amounts = 0,
    ceil_mode: bool = False,  # its effect is in the result's shape
    count_include_pad: bool = True,
    divisor_override: int | None = None,
) -> Value:
    """The sum of each window over how many elements count, or over ``divisor_override``."""
    window = _window(ctx, x, kernel_size, stride, padding)
    wide = build.convert(x, compute_dtype(ctx.dtype))
    zero = build.constant(0, build.dtype(wide))
    total = build.reduce_window(wide, zero, hlo.add, window.sizes, strides=window.strides, padding=window.padding)
    mean = divide_by_counts(total, counts_of(window, build.shape_of(x), ctx.shape, count_include_pad, divisor_override))
    return build.convert(mean, ctx.dtype)


def counts_of(
    window: Window, shape: Sequence[int], pooled: Sequence[int], include_pad: bool, override: int | None
) -> dict[int, np.ndarray]:
    """How many elements count in each window, a factor a dimension; what ``ceil_mode`` adds does not."""
    if override is not None:
        return {0: np.full(max(1, pooled[0]), override)}
    counts = {}
    for dim, size in enumerate(shape):
        low = window.padding[dim][0]
        starts = np.arange(pooled[dim]) * window.strides[dim] - low
        ends = np.minimum(starts + window.sizes[dim], size + low)
        if not include_pad:
            starts, ends = np.maximum(starts, 0), np.minimum(ends, size)
        if window.sizes[dim] > 1 or low:
            counts[dim] = np.maximum(ends - starts, 1)
    return counts


def rank_of(node: Node) -> int:
    """How many dimensions an operation pools: the digit in its name."""
    name: str = node.target._schema.name  # type: ignore[union-attr]
    return int(name[name.index("pool") + len("pool")])


def _window(
    ctx: LoweringContext, x: Value, kernel: Amounts, stride: Amounts, padding: Amounts, dilation: Amounts = 1
) -> Window:
    return Window.of(build.shape_of(x), ctx.shape, each(kernel, rank_of(ctx.node)), stride, padding, dilation)
