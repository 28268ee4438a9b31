"""Normalisations over a sample's own elements: ``(x - mean) · rstd · weight + bias``.

Half precision is computed in float32 and rounded once, as eager does it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import cast

import torch

from torch2hlo import build
from torch2hlo.dtypes import COMPLEX, FLOATING, compute_dtype, real_dtype
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten


@register_lowering(aten.layer_norm.default, dtypes=FLOATING)
def layer_norm(
    ctx: LoweringContext,
    x: Value,
    normalized_shape: Sequence[int],
    weight: Value | None = None,
    bias: Value | None = None,
    eps: float = 1e-5,
    cudnn_enable: bool = True,
) -> Value:
    """Normalise the last ``len(normalized_shape)`` dimensions."""
    dims = trailing(x, normalized_shape)
    return build.convert(affine(normalized(x, dims, eps)[0], weight, bias, dims), ctx.dtype)


@register_lowering(aten.native_layer_norm.default, dtypes=FLOATING)
def native_layer_norm(
    ctx: LoweringContext,
    x: Value,
    normalized_shape: Sequence[int],
    weight: Value | None,
    bias: Value | None,
    eps: float,
) -> tuple[Value, Value, Value]:
    """`layer_norm`, with the mean and ``1 / sqrt(var + eps)`` of each row, which keep their dimensions."""
    dims = trailing(x, normalized_shape)
    normal, mean, rstd = normalized(x, dims, eps)
    out = affine(normal, weight, bias, dims)
    kept = [1 if dim in dims else size for dim, size in enumerate(build.shape_of(x))]
    mean, rstd = (build.reshape(statistic, kept) for statistic in (mean, rstd))
    return build.convert(out, ctx.dtype), *saved(ctx, mean, rstd)


@register_lowering(aten.group_norm.default, dtypes=FLOATING)
def group_norm(
    ctx: LoweringContext,
    x: Value,
    num_groups: int,
    weight: Value | None = None,
    bias: Value | None = None,
    eps: float = 1e-5,
    cudnn_enabled: bool = True,
) -> Value:
    """Normalise each of ``num_groups`` groups of channels (dimension 1) of each sample (dimension 0)."""
    samples, channels, *sizes = build.shape_of(x)
    grouped = [samples, num_groups, channels // num_groups, math.prod(sizes)]
    return _grouped_norm(ctx, x, weight, bias, grouped, eps)[0]


@register_lowering(aten.native_group_norm.default, dtypes=FLOATING)
def native_group_norm(
    ctx: LoweringContext,
    x: Value,
    weight: Value | None,
    bias: Value | None,
    N: int,  # noqa: N803
    C: int,  # noqa: N803
    HxW: int,  # noqa: N803
    group: int,
    eps: float,
) -> tuple[Value, Value, Value]:
    """`group_norm`, with the mean and rstd of each group: ``(N, group)``."""
    out, mean, rstd = _grouped_norm(ctx, x, weight, bias, [N, group, C // group, HxW], eps)
    return out, *saved(ctx, mean, rstd)


def _grouped_norm(
    ctx: LoweringContext,
    x: Value,
    weight: Value | None,
    bias: Value | None,
    grouped: Sequence[int],
    eps: float,
) -> tuple[Value, Value, Value]:
    normal, mean, rstd = normalized(build.reshape(x, grouped), [2, 3], eps)
    weight, bias = (None if p is None else build.reshape(p, grouped[1:3]) for p in (weight, bias))
    out = build.convert(affine(normal, weight, bias, [1, 2]), ctx.dtype)
    return build.reshape(out, build.shape_of(x)), mean, rstd


@register_lowering(aten.rms_norm.default, dtypes=FLOATING | COMPLEX)
def rms_norm(
    ctx: LoweringContext,
    x: Value,
    normalized_shape: Sequence[int],
    weight: Value | None = None,
    eps: float | None = None,
) -> Value:
    """``x / sqrt(mean(x²) + eps) · weight`` over the last dimensions."""
    out: Value = _fused_rms_norm(ctx, x, normalized_shape, weight, eps)[0]
    return out


@register_lowering(aten._fused_rms_norm.default, dtypes=FLOATING | COMPLEX)
def _fused_rms_norm(
    ctx: LoweringContext, x: Value, normalized_shape: Sequence[int], weight: Value | None, eps: float | None
) -> tuple[Value, Value]:
    """`rms_norm` and ``1 / sqrt(mean(x²) + eps)``; the default eps is that of the dtype it is computed in."""
    dims = trailing(x, normalized_shape)
    wide = build.convert(x, compute_dtype(build.dtype(x)))
    if eps is None:
        eps = torch.finfo(real_dtype(build.dtype(wide))).eps
    rstd = _rsqrt_of_mean(total(hlo.multiply(wide, wide), dims), _count(x, dims), eps)
    out = affine(hlo.multiply(wide, spread(rstd, x, dims)), weight, None, dims)
    kept = [1 if dim in dims else size for dim, size in enumerate(build.shape_of(x))]
    return build.convert(out, ctx.dtype), build.reshape(rstd, kept)


def normalized(x: Value, dims: Sequence[int], eps: float) -> tuple[Value, Value, Value]:
    """``(x - mean) · rstd``, mean and rstd over ``dims``, which the latter two lose."""
    wide = build.convert(x, compute_dtype(build.dtype(x)))
    mean = divided(total(wide, dims), _count(x, dims))
    centred = hlo.subtract(wide, spread(mean, x, dims))
    rstd = _rsqrt_of_mean(total(hlo.multiply(centred, centred), dims), _count(x, dims), eps)
    return hlo.multiply(centred, spread(rstd, x, dims)), mean, rstd


def saved(ctx: LoweringContext, mean: Value, rstd: Value) -> tuple[Value, Value]:
    """The statistics in the dtypes in which they are returned."""
    return build.convert(mean, ctx.result(1).dtype), build.convert(rstd, ctx.result(2).dtype)


def affine(x: Value, weight: Value | None, bias: Value | None, dims: Sequence[int]) -> Value:
    """``x · weight + bias``, whose dimensions are ``dims`` of ``x``; a wider weight widens the result."""
    for parameter, apply in ((weight, hlo.multiply), (bias, hlo.add)):
        if parameter is not None:
            dtype = torch.promote_types(build.dtype(x), build.dtype(parameter))
            spread_out = build.broadcast_in_dim(build.convert(parameter, dtype), build.shape_of(x), dims)
            x = cast(Value, apply(build.convert(x, dtype), spread_out))
    return x


def trailing(x: Value, normalized_shape: Sequence[int]) -> list[int]:
    """The last dimensions, as many as ``normalized_shape`` has."""
    rank = len(build.shape_of(x))
    return list(range(rank - len(normalized_shape), rank))


def total(x: Value, dims: Sequence[int]) -> Value:
    """The sum over ``dims``."""
    return build.reduce(x, dims, hlo.add, build.constant(0, build.dtype(x)))


def divided(x: Value, count: int) -> Value:
    """``x / count``."""
    return hlo.divide(x, build.constant(count, build.dtype(x), build.shape_of(x)))


def spread(x: Value, like: Value, dims: Sequence[int]) -> Value:
    """``x``, which lost ``dims``, repeated along them to the shape of ``like``."""
    shape = build.shape_of(like)
    return build.broadcast_in_dim(x, shape, [dim for dim in range(len(shape)) if dim not in dims])


def _rsqrt_of_mean(squares: Value, count: int, eps: float) -> Value:
    mean = divided(squares, count)
    return hlo.rsqrt(hlo.add(mean, build.constant(eps, build.dtype(mean), build.shape_of(mean))))


def _count(x: Value, dims: Sequence[int]) -> int:
    return math.prod(build.shape_of(x)[dim] for dim in dims)
