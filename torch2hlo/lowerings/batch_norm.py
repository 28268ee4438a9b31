"""Batch normalisation over every dimension but the channels (dimension 1), from batch or running statistics.

As eager does it: mean and variance of each channel become one factor and one addend, ``x · scale + shift``.
The statistics have the parameters' dtype, so are rounded before they are used where that is half precision.
"""

from __future__ import annotations

import math

import torch

from torch2hlo import build
from torch2hlo.dtypes import FLOATING, compute_dtype
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.lowerings.norms import divided, saved, spread, total
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten
Parameter = Value | None
SINGLE_OR_DOUBLE = frozenset({torch.float32, torch.float64})  # for the others, its fake result has wrong dtypes


@register_lowering(aten._native_batch_norm_legit_no_training.default, dtypes=FLOATING)
def _native_batch_norm_legit_no_training(
    ctx: LoweringContext,
    x: Value,
    weight: Parameter,
    bias: Parameter,
    running_mean: Value,
    running_var: Value,
    momentum: float,
    eps: float,
) -> tuple[Value, ...]:
    """Normalise with the running statistics; the saved ones are empty."""
    wide = compute_dtype(build.dtype(x))
    rstd = rsqrt(build.convert(running_var, wide), eps)
    return _scaled(ctx, x, weight, bias, running_mean, rstd), _empty(ctx, 1), _empty(ctx, 2)


@register_lowering(aten._batch_norm_no_update.default, dtypes=FLOATING)
def _batch_norm_no_update(
    ctx: LoweringContext,
    x: Value,
    weight: Parameter,
    bias: Parameter,
    running_mean: Value,
    running_var: Value,
    momentum: float,
    eps: float,
) -> tuple[Value, ...]:
    """`_native_batch_norm_legit_no_training` with an empty reserve."""
    results = _native_batch_norm_legit_no_training(ctx, x, weight, bias, running_mean, running_var, momentum, eps)
    return *results, _empty(ctx, 3)


@register_lowering(aten._native_batch_norm_legit.no_stats, dtypes=FLOATING)
def _native_batch_norm_legit(
    ctx: LoweringContext,
    x: Value,
    weight: Parameter,
    bias: Parameter,
    training: bool,
    momentum: float,
    eps: float,
) -> tuple[Value, ...]:
    """Normalise with the batch's statistics; also its mean and ``1 / sqrt(var + eps)``."""
    mean, squares = _moments(x)
    mean, rstd = _kept(mean, rsqrt(divided(squares, _count(x)), eps), x if weight is None else weight)
    return _scaled(ctx, x, weight, bias, mean, rstd), *saved(ctx, mean, rstd)


@register_lowering(aten._native_batch_norm_legit_functional.default, dtypes=FLOATING)
def _native_batch_norm_legit_functional(
    ctx: LoweringContext,
    x: Value,
    weight: Parameter,
    bias: Parameter,
    running_mean: Value,
    running_var: Value,
    training: bool,
    momentum: float,
    eps: float,
) -> tuple[Value, ...]:
    """Also the new ``(1 - momentum) · running + momentum · (mean, unbiased variance)``."""
    if not training:
        results = _native_batch_norm_legit_no_training(ctx, x, weight, bias, running_mean, running_var, momentum, eps)
        unchanged = zip((running_mean, running_var), (-2, -1), strict=True)
        return *results, *(build.convert(value, ctx.result(index).dtype) for value, index in unchanged)
    mean, squares = _moments(x)
    running = (
        _moved(ctx, -2, running_mean, mean, momentum),
        _moved(ctx, -1, running_var, divided(squares, _count(x) - 1), momentum),
    )
    mean, rstd = _kept(mean, rsqrt(divided(squares, _count(x)), eps), running_mean)
    return _scaled(ctx, x, weight, bias, mean, rstd), *saved(ctx, mean, rstd), *running


@register_lowering(aten._batch_norm_with_update_functional.default, dtypes=SINGLE_OR_DOUBLE)
def _batch_norm_with_update_functional(
    ctx: LoweringContext,
    x: Value,
    weight: Parameter,
    bias: Parameter,
    running_mean: Value,
    running_var: Value,
    momentum: float,
    eps: float,
) -> tuple[Value, ...]:
    """`_native_batch_norm_legit_functional` in training, with an empty reserve before what is running."""
    out, mean, rstd, *running = _native_batch_norm_legit_functional(
        ctx, x, weight, bias, running_mean, running_var, True, momentum, eps
    )
    return out, mean, rstd, _empty(ctx, 3), *running


def _scaled(ctx: LoweringContext, x: Value, weight: Parameter, bias: Parameter, mean: Value, rstd: Value) -> Value:
    """``x · (weight · rstd) + (bias - mean · weight · rstd)``."""
    wide = compute_dtype(build.dtype(x))
    mean, rstd = build.convert(mean, wide), build.convert(rstd, wide)
    scale = rstd if weight is None else hlo.multiply(build.convert(weight, wide), rstd)
    shift = hlo.multiply(mean, scale)
    shift = hlo.negate(shift) if bias is None else hlo.subtract(build.convert(bias, wide), shift)
    dims = others(x)
    scaled = hlo.multiply(build.convert(x, wide), spread(scale, x, dims))
    return build.convert(hlo.add(scaled, spread(shift, x, dims)), ctx.dtype)


def _kept(mean: Value, rstd: Value, like: Value) -> tuple[Value, Value]:
    dtype = build.dtype(like)
    return build.convert(mean, dtype), build.convert(rstd, dtype)


def _moments(x: Value) -> tuple[Value, Value]:
    """The mean of each channel and its sum of squared distances from it."""
    wide = build.convert(x, compute_dtype(build.dtype(x)))
    mean = divided(total(wide, others(x)), _count(x))
    centred = hlo.subtract(wide, spread(mean, x, others(x)))
    return mean, total(hlo.multiply(centred, centred), others(x))


def _moved(ctx: LoweringContext, index: int, running: Value, new: Value, momentum: float) -> Value:
    wide, shape = build.dtype(new), build.shape_of(new)
    kept = hlo.multiply(build.convert(running, wide), build.constant(1 - momentum, wide, shape))
    added = hlo.multiply(new, build.constant(momentum, wide, shape))
    return build.convert(hlo.add(kept, added), ctx.result(index).dtype)


def rsqrt(variance: Value, eps: float) -> Value:
    """``1 / sqrt(variance + eps)``."""
    return hlo.rsqrt(hlo.add(variance, build.constant(eps, build.dtype(variance), build.shape_of(variance))))


def others(x: Value) -> list[int]:
    """Every dimension but the channels."""
    return [dim for dim in range(len(build.shape_of(x))) if dim != 1]


def _count(x: Value) -> int:
    return math.prod(build.shape_of(x)[dim] for dim in others(x))


def _empty(ctx: LoweringContext, index: int) -> Value:
    result = ctx.result(index)
    return build.constant(0, result.dtype, list(result.shape))
