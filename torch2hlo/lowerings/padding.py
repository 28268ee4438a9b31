"""Padding of the last dimensions, innermost first: ``(low, high)`` of the last, then of the one before, …"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import torch

from torch2hlo import build
from torch2hlo.dtypes import ALL, COMPLEX, FLOATING, REAL, STORED, compute_dtype
from torch2hlo.lowering import LoweringContext, Scalar, register_lowering
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten


@register_lowering(aten.constant_pad_nd.default, dtypes=STORED)
def constant_pad_nd(ctx: LoweringContext, x: Value, pad: Sequence[int], value: Scalar = 0) -> Value:
    """Padded with ``value``; negative amounts crop. https://openxla.org/stablehlo/spec#pad"""
    low, high = [0] * len(ctx.shape), [0] * len(ctx.shape)
    for index in range(len(pad) // 2):
        low[-1 - index], high[-1 - index] = pad[2 * index], pad[2 * index + 1]
    return build.pad(x, build.constant(value, ctx.dtype), low, high)


Edge = Callable[[Value, int, int], Value]


@register_lowering(
    aten.reflection_pad1d.default,
    aten.reflection_pad2d.default,
    aten.reflection_pad3d.default,
    dtypes=REAL | COMPLEX,
)
def reflection_pad(ctx: LoweringContext, x: Value, padding: Sequence[int]) -> Value:
    """Mirrored at the first and last element, which are not repeated; negative amounts crop."""

    def before(x: Value, dim: int, count: int) -> Value:
        return _reversed(build.slice_dim(x, dim, 1, count + 1), dim)

    def after(x: Value, dim: int, count: int) -> Value:
        last = build.shape_of(x)[dim] - 1
        return _reversed(build.slice_dim(x, dim, last - count, last), dim)

    return _padded(x, padding, before, after)


@register_lowering(
    aten.replication_pad1d.default,
    aten.replication_pad2d.default,
    aten.replication_pad3d.default,
    dtypes=REAL | COMPLEX,
)
def replication_pad(ctx: LoweringContext, x: Value, padding: Sequence[int]) -> Value:
    """The first and the last element repeated; negative amounts crop."""

    def repeated(x: Value, dim: int, at: int, count: int) -> Value:
        edge = build.slice_dim(x, dim, at, at + 1)
        wanted = [count if d == dim else size for d, size in enumerate(build.shape_of(x))]
        return build.broadcast_in_dim(edge, wanted, range(len(wanted)))

    def after(x: Value, dim: int, count: int) -> Value:
        return repeated(x, dim, build.shape_of(x)[dim] - 1, count)

    return _padded(x, padding, lambda x, dim, count: repeated(x, dim, 0, count), after)


@register_lowering(aten._pad_circular.default, dtypes=ALL)
def _pad_circular(ctx: LoweringContext, x: Value, pad: Sequence[int]) -> Value:
    """The end before the beginning and the beginning after the end; negative amounts crop first."""

    def before(x: Value, dim: int, count: int) -> Value:
        size = build.shape_of(x)[dim]
        return build.slice_dim(x, dim, size - count, size)

    cropped = _padded(x, [min(amount, 0) for amount in pad])
    sizes = build.shape_of(cropped)
    if any(amount > sizes[-1 - index // 2] for index, amount in enumerate(pad)):
        raise ctx.refuse("what is left after cropping is shorter than the padding", "crop the tensor by a slice first")
    return _padded(cropped, [max(amount, 0) for amount in pad], before, lambda x, dim, n: build.slice_dim(x, dim, 0, n))


def _reversed(x: Value, dim: int) -> Value:
    return x if build.shape_of(x)[dim] == 1 else hlo.reverse(x, [dim])


def _padded(x: Value, padding: Sequence[int], before: Edge | None = None, after: Edge | None = None) -> Value:
    """Join what ``before`` and ``after`` make of each dimension, the last first, with its uncropped part."""
    rank = len(build.shape_of(x))
    for index in range(len(padding) // 2):
        dim, low, high = rank - 1 - index, padding[2 * index], padding[2 * index + 1]
        middle = build.slice_dim(x, dim, max(0, -low), build.shape_of(x)[dim] - max(0, -high))
        parts = [middle]
        if low > 0 and before is not None:
            parts.insert(0, before(x, dim, low))
        if high > 0 and after is not None:
            parts.append(after(x, dim, high))
        x = build.concatenate([part for part in parts if build.shape_of(part)[dim]] or parts[:1], dim)
    return x


@register_lowering(
    aten.reflection_pad1d_backward.default,
    aten.reflection_pad2d_backward.default,
    aten.reflection_pad3d_backward.default,
    dtypes=FLOATING | COMPLEX,
)
def reflection_pad_backward(ctx: LoweringContext, grad: Value, x: Value, padding: Sequence[int]) -> Value:
    """What was mirrored is mirrored back and added where it came from."""

    def before(block: Value, dim: int, size: int) -> Value:
        return _placed(_reversed(block, dim), dim, 1, size)

    def after(block: Value, dim: int, size: int) -> Value:
        return _placed(_reversed(block, dim), dim, size - 1 - build.shape_of(block)[dim], size)

    return build.convert(_folded(_wide(grad), build.shape_of(x), padding, before, after), ctx.dtype)


@register_lowering(
    aten.replication_pad1d_backward.default,
    aten.replication_pad2d_backward.default,
    aten.replication_pad3d_backward.default,
    dtypes=FLOATING | COMPLEX,
)
def replication_pad_backward(ctx: LoweringContext, grad: Value, x: Value, padding: Sequence[int]) -> Value:
    """What was repeated is summed up and added to the first and the last element."""

    def total(block: Value, dim: int) -> Value:
        summed = build.reduce(block, [dim], hlo.add, build.constant(0, build.dtype(block)))
        return build.unsqueeze(summed, dim)

    def after(block: Value, dim: int, size: int) -> Value:
        return _placed(total(block, dim), dim, size - 1, size)

    def before(block: Value, dim: int, size: int) -> Value:
        return _placed(total(block, dim), dim, 0, size)

    return build.convert(_folded(_wide(grad), build.shape_of(x), padding, before, after), ctx.dtype)


def _wide(grad: Value) -> Value:
    return build.convert(grad, compute_dtype(build.dtype(grad)))


def _folded(grad: Value, shape: Sequence[int], padding: Sequence[int], before: Edge, after: Edge) -> Value:
    """The gradient of `_padded`: each dimension's uncropped part, and what its two edges add to it."""
    for index in range(len(padding) // 2):
        dim, low, high = len(shape) - 1 - index, padding[2 * index], padding[2 * index + 1]
        size, length = shape[dim], build.shape_of(grad)[dim]
        result = _placed(build.slice_dim(grad, dim, max(0, low), length - max(0, high)), dim, max(0, -low), size)
        if low > 0:
            result = hlo.add(result, before(build.slice_dim(grad, dim, 0, low), dim, size))
        if high > 0:
            result = hlo.add(result, after(build.slice_dim(grad, dim, length - high, length), dim, size))
        grad = result
    return grad


def _placed(x: Value, dim: int, start: int, size: int) -> Value:
    """``x`` from ``start`` on in zeros of ``size``."""
    rest = size - start - build.shape_of(x)[dim]
    return build.pad_dim(x, build.constant(0, build.dtype(x)), dim, start, rest)
