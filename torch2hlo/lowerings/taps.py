"""Which elements of a line, and with what weights, make each element of a resized one: known before the run.

The steps and the precision (that of ``scale``) are those of eager's ``UpSample.h``, for an element must not
be another one because a product was rounded differently.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from torch2hlo import build
from torch2hlo.lowerings.windows import Array, Spans, added, along, reduce_spans, take
from torch2hlo.mlir import Value, hlo

Kernel = Callable[[Array], Array]


@dataclass(frozen=True, eq=False)
class Taps:
    """Element ``i`` is the sum of ``weights[i, k]`` of element ``indices[i, k]``, for ``k < counts[i]``."""

    indices: Array
    weights: Array
    counts: Array

    @classmethod
    def full(cls, indices: Array, weights: Array) -> Taps:
        """Every element is made of equally many."""
        return cls(indices, weights, np.full(len(indices), indices.shape[1]))

    @classmethod
    def one(cls, indices: Array) -> Taps:
        """Every element is one element."""
        return cls.full(indices[:, None], np.ones((len(indices), 1)))

    @property
    def mask(self) -> Array:
        """Which of the ``indices`` count."""
        mask: Array = np.arange(self.indices.shape[1]) < self.counts[:, None]
        return mask

    def transposed(self, size: int) -> Taps:
        """For each of the line's ``size`` elements: which elements are made of it, and with what weights."""
        kept = self.mask
        elements = self.indices[kept]
        users = np.broadcast_to(np.arange(len(self.indices))[:, None], self.indices.shape)[kept]
        order = np.lexsort((users, elements))
        counts = np.bincount(elements, minlength=size)
        starts = np.cumsum(counts) - counts
        at = starts[:, None] + np.minimum(np.arange(max(1, counts.max())), np.maximum(counts - 1, 0)[:, None])
        at = order[np.minimum(at, len(order) - 1)]
        return Taps(users[at], self.weights[kept][at], counts)

    @property
    def spans(self) -> Spans | None:
        """The same as sums of unbroken runs of elements, if all weights are 1."""
        if (self.weights != 1).any():
            return None
        first = np.where(self.counts > 0, self.indices[:, 0], 0)
        return Spans(first, first + self.counts)

    def apply(self, x: Value, dim: int) -> Value:
        """The weighted sums of the lines of ``x`` along ``dim``."""
        if self.indices.shape[1] <= 4 and self.mask.all():
            return self._unrolled(x, dim)
        laid = take(x, dim, self.indices)
        shape, dtype = build.shape_of(laid), build.dtype(x)
        weights = build.array(self.weights.astype(_numpy(dtype)), dtype)
        products: Value = hlo.multiply(laid, build.broadcast_in_dim(weights, shape, [dim, dim + 1]))
        zero = build.constant(0, dtype)
        if not self.mask.all():
            mask = build.broadcast_in_dim(build.array(self.mask, torch.bool), shape, [dim, dim + 1])
            products = build.select(mask, products, build.broadcast(zero, shape))
        return build.reduce(products, [dim + 1], hlo.add, zero)

    def _unrolled(self, x: Value, dim: int) -> Value:
        dtype = build.dtype(x)
        shape = [len(self.indices) if other == dim else size for other, size in enumerate(build.shape_of(x))]
        return added(
            hlo.multiply(take(x, dim, indices), along(weights.astype(_numpy(dtype)), dtype, shape, dim))
            for indices, weights in zip(self.indices.T, self.weights.T, strict=True)
        )


def apply_each(x: Value, taps: Sequence[Taps], first: int) -> Value:
    """`Taps.apply` to each dimension from ``first`` on; whole elements are taken, or summed, all at once."""
    spans = {dim: spans for dim, line in enumerate(taps, first) if (spans := line.spans) is not None}
    x = reduce_spans(x, spans, hlo.add, 0, idempotent=False)
    for dim, line in enumerate(taps, first):
        if dim not in spans:
            x = line.apply(x, dim)
    return x


def _numpy(dtype: torch.dtype) -> Any:
    return np.float64 if dtype is torch.float64 else np.float32


def scale_of(size: int, out: int, align_corners: bool, given: float | None, dtype: Any) -> Any:
    """How many elements of the line one of the resized line is."""
    if align_corners:
        return dtype((size - 1) / (out - 1)) if out > 1 else dtype(0)
    return dtype(1 / given) if given is not None and given > 0 else dtype(size) / dtype(out)


def nearest(size: int, out: int, scale: Any, offset: float) -> Taps:
    """``⌊(i + offset) · scale⌋``."""
    index = np.arange(out, dtype=type(scale)) + type(scale)(offset)
    return Taps.one(np.minimum(np.floor(index * scale).astype(np.int64), size - 1))


def _positions(size: int, out: int, scale: Any, align_corners: bool, cubic: bool) -> tuple[Array, Array]:
    """The element at or before each position, and how far beyond it the position is."""
    kind = type(scale)
    index = np.arange(out, dtype=kind)
    position = index * scale if align_corners else scale * (index + kind(0.5)) - kind(0.5)
    if not (align_corners or cubic):
        position = np.maximum(position, kind(0))
    whole = np.minimum(np.floor(position).astype(np.int64), size - 1)
    return whole, np.clip(position - whole.astype(kind), kind(0), kind(1))


def linear(size: int, out: int, scale: Any, align_corners: bool) -> Taps:
    """The two nearest elements."""
    if size == out:
        return Taps.one(np.arange(out))
    low, beyond = _positions(size, out, scale, align_corners, cubic=False)
    return Taps.full(np.stack([low, np.minimum(low + 1, size - 1)], 1), np.stack([1 - beyond, beyond], 1))


def cubic(size: int, out: int, scale: Any, align_corners: bool) -> Taps:
    """The four nearest elements; beyond an edge, the edge."""
    if size == out:
        return Taps.one(np.arange(out))
    low, beyond = _positions(size, out, scale, align_corners, cubic=True)
    indices = np.clip(low[:, None] + np.arange(-1, 3), 0, size - 1)
    weights = cubic_kernel(np.abs(beyond[:, None] - np.arange(-1, 3, dtype=type(scale))), -0.75)
    return Taps.full(indices, weights)


def antialiased(size: int, out: int, scale: Any, width: int, kernel: Kernel) -> Taps:
    """All elements under a kernel of ``width`` elements of the line or, if wider, of the resized line."""
    kind = type(scale)
    support = kind(width / 2) * max(scale, kind(1))
    center = scale * (np.arange(out, dtype=kind) + kind(0.5))
    first = np.maximum(np.trunc(center - support + kind(0.5)).astype(np.int64), 0)
    counts = np.minimum(np.trunc(center + support + kind(0.5)).astype(np.int64), size) - first
    steps = np.arange(max(1, counts.max()))
    at = (steps + first[:, None] - center[:, None] + kind(0.5)) / max(scale, kind(1))
    weights = np.where(steps < counts[:, None], kernel(at), 0)
    weights /= weights.sum(1, keepdims=True)
    return Taps(np.minimum(first[:, None] + steps, (first + counts - 1)[:, None]), weights, counts)


def triangle(x: Array) -> Array:
    """The kernel of linear interpolation."""
    weights: Array = np.maximum(1 - np.abs(x), 0)
    return weights


def cubic_kernel(x: Array, a: float) -> Array:
    """Keys' cubic convolution kernel. https://en.wikipedia.org/wiki/Bicubic_interpolation"""
    x = np.abs(x)
    near = ((a + 2) * x - (a + 3)) * x * x + 1
    far = ((a * x - 5 * a) * x + 8 * a) * x - 4 * a
    return np.where(x <= 1, near, np.where(x < 2, far, 0))


def lanczos(x: Array) -> Array:
    """``sinc(x) sinc(x / 3)`` for ``|x| < 3``."""
    return np.where(np.abs(x) < 3, np.sinc(x) * np.sinc(x / 3), 0)
