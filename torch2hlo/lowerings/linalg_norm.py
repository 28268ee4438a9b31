"""Norms of vectors, distances between them, and products of three dimensions or operands."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import torch

from torch2hlo import build
from torch2hlo.build import constant
from torch2hlo.dtypes import COMPLEX, FLOATING, INTEGER, compute_dtype, real_dtype
from torch2hlo.lowering import LoweringContext, normal_dims, register_lowering
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten
DOUBLES = frozenset({torch.float32, torch.float64})


@register_lowering(aten.linalg_vector_norm.default, dtypes=FLOATING | COMPLEX)
def linalg_vector_norm(
    ctx: LoweringContext,
    x: Value,
    p: float = 2,
    dim: Sequence[int] | None = None,
    *_: Any,
    dtype: torch.dtype | None = None,
) -> Value:
    """``(Σ |x|ᵖ)^(1/p)``; the largest or smallest for ±inf, the number of those not 0 for 0."""
    x = build.convert(x, compute_dtype(dtype or build.dtype(x)))
    return build.reshape(build.convert(_norm(x, dim, p), ctx.dtype), ctx.shape)


def _norm(x: Value, dim: Sequence[int] | None, p: float) -> Value:
    """The norm itself, without dimensions kept."""
    if math.isinf(p):
        combine, identity = (hlo.maximum, 0.0) if p > 0 else (hlo.minimum, math.inf)
        return _reduced(hlo.abs(x), dim, combine, identity)
    value = _power_sum(x, dim, p)
    if p in {0, 1}:
        return value
    if p == 2:
        return hlo.sqrt(value)
    return hlo.power(value, constant(1 / p, build.dtype(value), build.shape_of(value)))


def _power_sum(x: Value, dim: Sequence[int] | None, p: float) -> Value:
    """``Σ |x|ᵖ``; the number of those not 0 for ``p = 0``."""
    real = real_dtype(build.dtype(x))
    if p == 0:
        terms = build.convert(build.not_equal_zero(x), real)
    elif p == 1:
        terms = hlo.abs(x)
    elif p == 2:
        terms = _square(x)
    else:
        terms = hlo.power(hlo.abs(x), constant(p, real, build.shape_of(x)))
    return _reduced(terms, dim, hlo.add, 0.0)


def _reduced(x: Value, dim: Sequence[int] | None, combine: build.Combine, identity: float) -> Value:
    rank = len(build.shape_of(x))
    return build.reduce(x, normal_dims(dim, rank), combine, constant(identity, build.dtype(x))) if rank else x


def _square(x: Value) -> Value:
    """``|x|²``."""
    if not build.dtype(x).is_complex:
        return hlo.multiply(x, x)
    real, imaginary = hlo.real(x), hlo.imag(x)
    return hlo.add(hlo.multiply(real, real), hlo.multiply(imaginary, imaginary))


@register_lowering(aten.renorm.default, dtypes=FLOATING | COMPLEX)
def renorm(ctx: LoweringContext, x: Value, p: float, dim: int, maxnorm: float) -> Value:
    """``x`` with the slices along ``dim`` whose norm is above ``maxnorm`` scaled down to it."""
    rank = len(ctx.shape)
    others = [d for d in range(rank) if d != dim % rank]
    norm = _norm(build.convert(x, compute_dtype(ctx.dtype)), others, float(p))
    limit, tiny, one = (constant(value, build.dtype(norm), build.shape_of(norm)) for value in (maxnorm, 1e-7, 1))
    factor = build.select(build.compare(norm, limit, "GT"), hlo.divide(limit, hlo.add(norm, tiny)), one)
    scale = build.broadcast_in_dim(build.convert(factor, ctx.dtype), ctx.shape, [dim % rank])
    return hlo.multiply(x, scale)


_MANY = 25  # rows from which eager's cdist multiplies matrices


@register_lowering(aten._cdist_forward.default, dtypes=DOUBLES)
def _cdist_forward(ctx: LoweringContext, x: Value, y: Value, p: float, compute_mode: int | None) -> Value:
    """Distances of every row of ``x`` from every row of ``y``; for ``p = 2`` and many rows, by a product."""
    *batch, rows, columns = ctx.shape
    width = build.shape_of(x)[-1]
    x, y = build.broadcast(x, [*batch, rows, width]), build.broadcast(y, [*batch, columns, width])
    if p == 2 and (compute_mode == 1 or (not compute_mode and max(rows, columns) > _MANY)):
        return _euclidean(ctx, x, y)
    every = [*batch, rows, columns, width]
    before = list(range(len(batch)))
    left = build.broadcast_in_dim(x, every, [*before, len(batch), len(batch) + 2])
    right = build.broadcast_in_dim(y, every, [*before, len(batch) + 1, len(batch) + 2])
    return _distance(hlo.subtract(left, right), p)


def _distance(difference: Value, p: float) -> Value:
    """The norm of the last dimension; for ``p = 0``, unlike in a norm, NaN stays NaN."""
    dims = [len(build.shape_of(difference)) - 1]
    if p:
        return _norm(difference, dims, p)
    one = constant(1, build.dtype(difference), build.shape_of(difference))
    return _power_sum(hlo.minimum(hlo.ceil(hlo.abs(difference)), one), dims, 1)


def _euclidean(ctx: LoweringContext, x: Value, y: Value) -> Value:
    """``√(|x|² + |y|² - 2 x·y)``, where rounding may take it below 0."""
    rank = len(ctx.shape)
    batch = list(range(rank - 2))
    squares = [build.reduce(hlo.multiply(v, v), [rank - 1], hlo.add, constant(0, ctx.dtype)) for v in (x, y)]
    products = build.dot_general(x, y, contract=([rank - 1], [rank - 1]), batch=(batch, batch))
    total = hlo.add(
        build.broadcast_in_dim(squares[0], ctx.shape, [*batch, rank - 2]),
        build.broadcast_in_dim(squares[1], ctx.shape, [*batch, rank - 1]),
    )
    total = hlo.subtract(total, hlo.multiply(constant(2, ctx.dtype, ctx.shape), products))
    return hlo.sqrt(hlo.maximum(total, constant(0, ctx.dtype, ctx.shape)))


@register_lowering(aten._pdist_forward.default, dtypes=DOUBLES)
def _pdist_forward(ctx: LoweringContext, x: Value, p: float = 2.0) -> Value:
    """Distances of each row from those after it, in one vector."""
    rows, width = build.shape_of(x)
    if rows < 2 or not width:
        return constant(0, ctx.dtype, ctx.shape)
    left = [build.broadcast(build.slice_dim(x, 0, i, i + 1), [rows - 1 - i, width]) for i in range(rows - 1)]
    right = [build.slice_dim(x, 0, i + 1, rows) for i in range(rows - 1)]
    return _distance(hlo.subtract(build.concatenate(left, 0), build.concatenate(right, 0)), p)


@register_lowering(aten.linalg_cross.default, dtypes=FLOATING | COMPLEX | INTEGER)
def linalg_cross(ctx: LoweringContext, x: Value, y: Value, *, dim: int = -1) -> Value:
    """``x₁y₂ - x₂y₁`` and its rotations, along a dimension of size 3."""
    x, y = ctx.operands(x, y)
    dim %= len(ctx.shape)

    def rotated(value: Value) -> Value:
        return build.concatenate([build.slice_dim(value, dim, 1, 3), build.slice_dim(value, dim, 0, 1)], dim)

    return rotated(hlo.subtract(hlo.multiply(x, rotated(y)), hlo.multiply(rotated(x), y)))


@register_lowering(aten._trilinear.default, dtypes=FLOATING | COMPLEX | INTEGER)
def _trilinear(
    ctx: LoweringContext,
    x: Value,
    y: Value,
    z: Value,
    expand1: Sequence[int],
    expand2: Sequence[int],
    expand3: Sequence[int],
    sumdim: Sequence[int],
    *_: Any,
) -> Value:
    """``Σ x y z`` over ``sumdim``, each operand lacking the dimensions of its ``expand``."""
    rank = len(build.shape_of(x)) + len(expand1)
    axes = [[d for d in range(rank) if d not in expand] for expand in (expand1, expand2, expand3)]
    wide = [build.convert(value, compute_dtype(ctx.dtype)) for value in (x, y, z)]
    (value,) = ctx.borrow(_einsum, *wide, axes=axes, kept=[d for d in range(rank) if d not in sumdim])
    return build.convert(value, ctx.dtype)


def _einsum(*operands: Any, axes: list[list[int]], kept: list[int]) -> Any:
    import jax.numpy as jnp

    pairs = (part for pair in zip(operands, axes, strict=True) for part in pair)
    return jnp.einsum(*pairs, kept, precision="highest")
