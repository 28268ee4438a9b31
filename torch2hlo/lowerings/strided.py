"""Strided windows of memory as reshapes, slices and transposes; where they are none, gathers and scatters."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import torch

from torch2hlo import build
from torch2hlo.lowerings.indices import Where, gather
from torch2hlo.mlir import Value, hlo


@dataclass(frozen=True)
class Layout:
    """The dimensions of a strided window that move in memory, the outermost in memory first.

    Attributes:
        dims: their positions in the window; ``sizes`` and ``strides`` belong to them.
        nested: whether each row lies within one step of the dimension around it, so that nothing overlaps.

    """

    dims: tuple[int, ...]
    sizes: tuple[int, ...]
    strides: tuple[int, ...]

    @staticmethod
    def of(size: Sequence[int], stride: Sequence[int]) -> Layout:
        """Leave out sizes of 1 and strides of 0."""
        moving = [dim for dim in range(len(size)) if size[dim] != 1 and stride[dim] != 0]
        dims = tuple(sorted(moving, key=lambda dim: -stride[dim]))
        return Layout(dims, tuple(size[dim] for dim in dims), tuple(stride[dim] for dim in dims))

    @property
    def nested(self) -> bool:
        return all(self.reach(level) <= self.strides[level - 1] for level in range(1, len(self.dims)))

    def reach(self, level: int) -> int:
        """How many consecutive elements the dimensions from ``level`` on are cut out of."""
        if level == len(self.dims):
            return 1
        last = level == len(self.dims) - 1
        return (self.sizes[level] - 1) * self.strides[level] + 1 if last else self.sizes[level] * self.strides[level]


def read_strided(x: Value, size: Sequence[int], stride: Sequence[int], offset: int) -> Value:
    """The window of ``x``, taken as memory in row-major order, with these sizes and strides."""
    if 0 in size:
        return build.constant(0, build.dtype(x), size)
    layout = Layout.of(size, stride)
    if not layout.nested:
        every = Where([_positions(size, stride, offset, _count(x))], [0], [])
        return gather(build.reshape(x, [_count(x)]), every)
    x = _rows(x, layout, offset)
    x = build.transpose(x, sorted(range(len(layout.dims)), key=layout.dims.__getitem__))
    if math.prod(layout.sizes) == math.prod(size):
        return build.reshape(x, size)
    return build.broadcast_in_dim(x, size, sorted(layout.dims))


def _rows(x: Value, layout: Layout, offset: int) -> Value:
    """The window with its dimensions in the order of memory: alternately a reshape and a slice."""
    last = len(layout.dims) - 1
    x = _span(x, offset, layout.reach(0), layout.strides[0] if last == 0 else 1)
    shape: list[int] = []
    for level in range(last):
        shape.append(layout.sizes[level])
        inner, step = layout.reach(level + 1), layout.strides[last] if level + 1 == last else 1
        if (inner, step) != (layout.strides[level], 1):
            x = build.reshape(x, [*shape, layout.strides[level]])
            x = build.slice_dim(x, level + 1, 0, inner, step)
    return build.reshape(x, layout.sizes)


def _span(x: Value, offset: int, length: int, step: int) -> Value:
    """``length`` elements from ``offset`` on; what lies beyond the end is never read."""
    count = _count(x)
    if (offset, length, step) == (0, count, 1):
        return x
    flat = build.slice_dim(build.reshape(x, [count]), 0, offset, min(count, offset + length), step)
    missing = max(0, offset + length - count)
    return build.pad(flat, build.constant(0, build.dtype(x)), [0], [missing])


def write_strided(
    x: Value, new: Value, size: Sequence[int], stride: Sequence[int], offset: int, *, apart: bool = False
) -> Value:
    """``x`` with ``new`` in a nested window of its memory; repetitions by a stride of 0 are one element."""
    if 0 in size:
        return x
    layout = Layout.of(size, stride)
    new = build.slice_(new, [0] * len(size), [n if s else 1 for n, s in zip(size, stride, strict=True)])
    new = build.transpose(new, [*(dim for dim in range(len(size)) if dim not in layout.dims), *layout.dims])
    if math.prod(layout.sizes) == _count(x):
        return build.reshape(new, build.shape_of(x))
    memory = build.reshape(x, [_count(x)])
    return build.reshape(_put(memory, build.reshape(new, layout.sizes), layout, 0, offset, apart), build.shape_of(x))


def _put(memory: Value, new: Value, layout: Layout, level: int, start: int, apart: bool) -> Value:
    """``memory``, whose last dimension is cut by the window from ``level`` on, with ``new`` in it."""
    if not layout.dims:
        return write_slice(memory, build.reshape(new, [1]), 0, start, apart=apart)
    if level == len(layout.dims) - 1:
        return write_slice(memory, new, level, start, layout.strides[level], apart=apart)
    *outer, length = build.shape_of(memory)
    size, stride = layout.sizes[level], layout.strides[level]
    stop = min(length, start + size * stride)
    missing = start + size * stride - stop
    rows = build.slice_dim(memory, level, start, stop)
    rows = build.pad_dim(rows, build.constant(0, build.dtype(rows)), level, 0, missing)
    rows = _put(build.reshape(rows, [*outer, size, stride]), new, layout, level + 1, 0, apart)
    rows = build.slice_dim(build.reshape(rows, [*outer, size * stride]), level, 0, stop - start)
    return write_slice(memory, rows, level, start, apart=apart)


def write_slice(x: Value, new: Value, dim: int, start: int, step: int = 1, *, apart: bool = False) -> Value:
    """``x`` with ``new`` in every ``step``-th position of ``dim`` from ``start`` on.

    With steps, ``new`` is spread out by padding and chosen where it has elements. With ``apart``, which `overlap`
    explains, it is put between what is before and after it.
    """
    shape, count = build.shape_of(x), build.shape_of(new)[dim]
    if build.shape_of(new) == shape:
        return new
    if 0 in build.shape_of(new):
        return x
    if apart and (step == 1 or count == 1):
        before, after = build.slice_dim(x, dim, 0, start), build.slice_dim(x, dim, start + count, shape[dim])
        return build.concatenate([part for part in (before, new, after) if build.shape_of(part)[dim]], dim)
    if step == 1 or count == 1:
        at = [build.constant(start if d == dim else 0, torch.int32) for d in range(len(shape))]
        return hlo.dynamic_update_slice(x, new, at)
    around = start, shape[dim] - start - (count - 1) * step - 1, step - 1
    spread = build.pad_dim(new, build.constant(0, build.dtype(x)), dim, *around)
    chosen = build.constant(True, torch.bool, [count])
    chosen = build.pad_dim(chosen, build.constant(False, torch.bool), 0, *around)
    return build.select(build.broadcast_in_dim(chosen, shape, [dim]), spread, x)


def _positions(size: Sequence[int], stride: Sequence[int], offset: int, count: int) -> Value:
    """``offset + i * stride[0] + j * stride[1] + …`` for every element of the window."""
    dtype = torch.int32 if count < 1 << 31 else torch.int64
    result = None
    for dim in range(len(size)):
        if size[dim] == 1 or stride[dim] == 0:
            continue
        at = build.iota(dtype, size, dim)
        if stride[dim] != 1:
            at = hlo.multiply(at, build.constant(stride[dim], dtype, size))
        result = at if result is None else hlo.add(result, at)
    start = build.constant(offset, dtype, size)
    if result is None:
        return start
    return hlo.add(result, start) if offset else result


def _count(x: Value) -> int:
    return math.prod(build.shape_of(x))
