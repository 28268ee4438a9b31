"""Sampling images at the points of a grid, and the grid of an affine map.

https://docs.pytorch.org/docs/stable/generated/torch.nn.functional.grid_sample.html
"""

from __future__ import annotations

import functools
import itertools
import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from torch2hlo import build
from torch2hlo.dtypes import FLOATING, compute_dtype
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.lowerings.windows import added, along
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten
BILINEAR, NEAREST, BICUBIC = range(3)
ZEROS, BORDER, REFLECTION = range(3)


@register_lowering(aten.grid_sampler_2d.default, aten.grid_sampler_3d.default, dtypes=FLOATING)
def grid_sampler(
    ctx: LoweringContext,
    x: Value,
    grid: Value,
    interpolation_mode: int,
    padding_mode: int,
    align_corners: bool,
) -> Value:
    """``out[b, c, p] = x[b, c, grid[b, p]]``; a grid has the last dimension's coordinate first, in ±1."""
    if 0 in ctx.shape:
        return build.constant(0, ctx.dtype, ctx.shape)
    sizes, wide = build.shape_of(x)[2:], compute_dtype(ctx.dtype)
    grid = build.convert(grid, wide)
    axes = [Axis(size, padding_mode, align_corners) for size in sizes]
    positions = [axis.position(_component(grid, len(sizes) - 1 - index)) for index, axis in enumerate(axes)]
    image = Image(build.reshape(x, [*build.shape_of(x)[:2], math.prod(sizes)]), axes, wide)
    if interpolation_mode == BICUBIC:
        out = _bicubic(image, positions)
    elif interpolation_mode == NEAREST:
        out = image.at([hlo.round_nearest_even(axis.padded(at)) for axis, at in zip(axes, positions, strict=True)])
    else:
        out = _linear(image, [axis.padded(at) for axis, at in zip(axes, positions, strict=True)])
    return build.convert(out, ctx.dtype)


@dataclass(frozen=True)
class Axis:
    """One dimension of an image, and what lies beyond it."""

    size: int
    padding: int
    align_corners: bool

    def position(self, coordinate: Value) -> Value:
        """-1 … 1 to elements: 1 is the last element's center if ``align_corners``, else its outer edge."""
        if self.align_corners:
            return _scaled(_plus(coordinate, 1), (self.size - 1) / 2)
        return _plus(_scaled(_plus(coordinate, 1), self.size / 2), -0.5)

    def padded(self, at: Value) -> Value:
        """The position on the image that stands for one beyond it; with zeros, the same position."""
        if self.padding == ZEROS:
            return at
        if self.padding == REFLECTION:
            at = self._reflected(at)
        at = build.select(build.compare(at, _like(at, 0), "GE"), at, _like(at, 0))  # NaN becomes 0 too
        return hlo.minimum(at, _like(at, self.size - 1))

    def _reflected(self, at: Value) -> Value:
        """Reflected at the centers of the first and the last element, or at their outer edges."""
        low, period = (0.0, 2 * (self.size - 1)) if self.align_corners else (-0.5, 2 * self.size)
        if period == 0:
            return build.constant(0, build.dtype(at), build.shape_of(at))
        beyond = hlo.abs(_plus(at, -low))
        periods = hlo.floor(_over(beyond, period))
        rest = hlo.subtract(beyond, _scaled(periods, period))
        return _plus(hlo.minimum(rest, hlo.subtract(_like(rest, period), rest)), low)


@dataclass(frozen=True)
class Image:
    """``flat[b, c, element]`` with elements of ``axes``, which are sampled in ``dtype``."""

    flat: Value
    axes: Sequence[Axis]
    dtype: torch.dtype

    def at(self, positions: Sequence[Value]) -> Value:
        """The elements ``[b, c, point]`` at whole positions ``[b, point]``, 0 beyond the image."""
        within = [
            hlo.and_(build.compare(at, _like(at, 0), "GE"), build.compare(at, _like(at, axis.size - 1), "LE"))
            for axis, at in zip(self.axes, positions, strict=True)
        ]
        index, *others = (
            build.convert(build.select(inside, at, _like(at, 0)), torch.int32)
            for inside, at in zip(within, positions, strict=True)
        )
        for axis, other in zip(self.axes[1:], others, strict=True):
            index = hlo.add(_scaled(index, axis.size), other)
        taken = build.convert(self._take(index), self.dtype)
        shape = build.shape_of(taken)
        mask = build.broadcast_in_dim(functools.reduce(hlo.and_, within), shape, [0, *range(2, len(shape))])
        return build.select(mask, taken, _like(taken, 0))

    def _take(self, index: Value) -> Value:
        rank, channels = len(build.shape_of(index)), build.shape_of(self.flat)[1]
        numbers = hlo.GatherDimensionNumbers.get([1], [2], [0], [0], [2], rank)
        return hlo.gather(self.flat, index, numbers, [1, channels, 1])


def _linear(image: Image, positions: Sequence[Value]) -> Value:
    """The elements around each position, weighted by nearness along each axis."""
    floors = [hlo.floor(at) for at in positions]
    beyond = [hlo.subtract(at, floor) for at, floor in zip(positions, floors, strict=True)]
    before = [hlo.subtract(_like(part, 1), part) for part in beyond]
    corners = [(floor, _plus(floor, 1)) for floor in floors]
    parts = []
    for corner in itertools.product(range(2), repeat=len(positions)):
        value = image.at([pair[end] for pair, end in zip(corners, corner, strict=True)])
        weights = [far if end else near for end, near, far in zip(corner, before, beyond, strict=True)]
        parts.append(_weighted(value, functools.reduce(hlo.multiply, weights)))
    return added(parts)


def _bicubic(image: Image, positions: Sequence[Value]) -> Value:
    """The sixteen elements around each position, weighted by the cubic kernel with ``a = -0.75``."""
    taps = []
    for axis, at in zip(image.axes, positions, strict=True):
        floor = hlo.floor(at)
        places = [axis.padded(_plus(floor, step)) for step in range(-1, 3)]
        taps.append(list(zip(places, _cubic_weights(hlo.subtract(at, floor)), strict=True)))
    rows, columns = taps
    return added(
        _weighted(added(_weighted(image.at([row, column]), weight) for column, weight in columns), row_weight)
        for row, row_weight in rows
    )


def _cubic_weights(t: Value, a: float = -0.75) -> list[Value]:
    """The kernel at ``t + 1, t, 1 - t, 2 - t``. https://en.wikipedia.org/wiki/Bicubic_interpolation"""

    def near(x: Value) -> Value:  # ((a + 2) x - (a + 3)) x² + 1
        return _plus(hlo.multiply(hlo.multiply(_plus(_scaled(x, a + 2), -(a + 3)), x), x), 1)

    def far(x: Value) -> Value:  # ((a x - 5 a) x + 8 a) x - 4 a
        return _plus(hlo.multiply(_plus(hlo.multiply(_plus(_scaled(x, a), -5 * a), x), 8 * a), x), -4 * a)

    rest = hlo.subtract(_like(t, 1), t)
    return [far(_plus(t, 1)), near(t), near(rest), far(_plus(rest, 1))]


@register_lowering(aten.affine_grid_generator.default, dtypes=FLOATING)
def affine_grid_generator(ctx: LoweringContext, theta: Value, size: Sequence[int], align_corners: bool) -> Value:
    """``out[b, point] = theta[b] · (…, y, x, 1)`` for the points of an image of ``size``, from -1 to 1."""
    wide = compute_dtype(ctx.dtype)
    theta = build.convert(theta, wide)
    rank, shape = len(size) - 2, ctx.shape
    kind: Any = np.float64 if wide is torch.float64 else np.float32

    def column(index: int) -> Value:
        part = build.slice_dim(theta, 2, index, index + 1)
        return build.broadcast_in_dim(build.reshape(part, build.shape_of(theta)[:2]), shape, [0, rank + 1])

    total = column(rank)
    for index in range(rank):
        count = size[-1 - index]
        points = np.linspace(-1, 1, count, dtype=kind) if count > 1 else np.zeros(count, kind)
        if not align_corners and count:
            points = points * kind((count - 1) / count)
        if count:
            total = hlo.add(total, hlo.multiply(column(index), along(points, wide, shape, rank - index)))
    return build.convert(total, ctx.dtype)


def _component(grid: Value, index: int) -> Value:
    *shape, _ = build.shape_of(grid)
    return build.reshape(build.slice_dim(grid, len(shape), index, index + 1), shape)


def _weighted(value: Value, weight: Value) -> Value:
    """``value[b, c, point] · weight[b, point]``."""
    shape = build.shape_of(value)
    return hlo.multiply(value, build.broadcast_in_dim(weight, shape, [0, *range(2, len(shape))]))


def _like(x: Value, value: float) -> Value:
    return build.constant(value, build.dtype(x), build.shape_of(x))


def _plus(x: Value, value: float) -> Value:
    return x if value == 0 else hlo.add(x, _like(x, value))


def _scaled(x: Value, value: float) -> Value:
    return x if value == 1 else hlo.multiply(x, _like(x, value))


def _over(x: Value, value: float) -> Value:
    return hlo.divide(x, _like(x, value))
