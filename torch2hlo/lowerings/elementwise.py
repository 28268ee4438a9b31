"""Pointwise arithmetic: operands take the result's type, then one StableHLO op or a short formula."""

from __future__ import annotations

import math

import torch

from torch2hlo import build
from torch2hlo.build import compare, constant, select
from torch2hlo.dtypes import BOOL, COMPLEX, FLOATING, REAL, UNSIGNED, compute_dtype
from torch2hlo.lowering import LoweringContext, Scalar, register_lowering
from torch2hlo.mlir import Value, hlo, is_value

aten = torch.ops.aten
_HALF = {torch.float16, torch.bfloat16}


def widened(ctx: LoweringContext, *values: Value | Scalar) -> list[Value]:
    """Operands rounded to the result's dtype first, then in the dtype that eager computes in."""
    return [build.convert(value, compute_dtype(ctx.dtype)) for value in ctx.operands(*values)]


def factor_dtype(ctx: LoweringContext, factor: Value | Scalar) -> torch.dtype:
    """Eager multiplies and divides half precision by a number or 0-d tensor without rounding that first."""
    if ctx.dtype not in _HALF:
        return ctx.dtype
    if is_value(factor):
        rounded = not build.shape_of(factor) and build.dtype(factor) not in {ctx.dtype, torch.bool}
    else:
        rounded = complex(factor) != complex(torch.tensor(factor, dtype=ctx.dtype).item())
    return torch.float32 if rounded else ctx.dtype


def is_nan(x: Value) -> Value:
    """``x != x``."""
    return compare(x, x, "NE")


@register_lowering(aten.abs.default, dtypes=REAL | COMPLEX)
def abs_(ctx: LoweringContext, x: Value) -> Value:
    """``|x|``, real for a complex ``x``. https://openxla.org/stablehlo/spec#abs"""
    return x if build.dtype(x) in UNSIGNED else hlo.abs(x)


@register_lowering(aten.neg.default, dtypes=REAL | COMPLEX)
def neg(ctx: LoweringContext, x: Value) -> Value:
    """``-x``. https://openxla.org/stablehlo/spec#negate"""
    return hlo.negate(x)


@register_lowering(aten.add.Tensor, aten.add.Scalar)
def add(ctx: LoweringContext, x: Value, y: Value | Scalar, alpha: Scalar = 1) -> Value:
    """``x + alpha * y``; for bool, or. https://openxla.org/stablehlo/spec#add"""
    return build.convert(hlo.add(*_scaled(ctx, x, y, alpha)), ctx.dtype)


@register_lowering(aten.sub.Tensor, aten.sub.Scalar, dtypes=REAL | COMPLEX)
def sub(ctx: LoweringContext, x: Value, y: Value | Scalar, alpha: Scalar = 1) -> Value:
    """``x - alpha * y``. https://openxla.org/stablehlo/spec#subtract"""
    return build.convert(hlo.subtract(*_scaled(ctx, x, y, alpha)), ctx.dtype)


@register_lowering(aten.rsub.Tensor, aten.rsub.Scalar, dtypes=REAL | COMPLEX)
def rsub(ctx: LoweringContext, x: Value, y: Value | Scalar, alpha: Scalar = 1) -> Value:
    """``y - alpha * x``. https://openxla.org/stablehlo/spec#subtract"""
    return build.convert(hlo.subtract(*_scaled(ctx, y, x, alpha)), ctx.dtype)


def _scaled(ctx: LoweringContext, x: Value | Scalar, y: Value | Scalar, alpha: Scalar) -> list[Value]:
    """``x, alpha * y``; eager rounds half precision only after the sum."""
    if alpha == 1:
        return ctx.operands(x, y)
    x, y, factor = widened(ctx, x, y, alpha)
    return [x, hlo.multiply(y, factor)]


@register_lowering(aten.mul.Tensor, aten.mul.Scalar)
def mul(ctx: LoweringContext, x: Value, y: Value | Scalar) -> Value:
    """``x * y``; for bool, and. https://openxla.org/stablehlo/spec#multiply"""
    return build.convert(hlo.multiply(*ctx.operands(x, y, dtype=factor_dtype(ctx, y))), ctx.dtype)


@register_lowering(aten.div.Tensor, aten.div.Scalar)
def div(ctx: LoweringContext, x: Value, y: Value | Scalar) -> Value:
    """``x / y``, of integers too in floating point. https://openxla.org/stablehlo/spec#divide"""
    return build.convert(hlo.divide(*ctx.operands(x, y, dtype=factor_dtype(ctx, y))), ctx.dtype)


@register_lowering(aten.reciprocal.default)
def reciprocal(ctx: LoweringContext, x: Value) -> Value:
    """``1 / x``. https://openxla.org/stablehlo/spec#divide"""
    return hlo.divide(*ctx.operands(1, x))


@register_lowering(aten.sqrt.default)
def sqrt(ctx: LoweringContext, x: Value) -> Value:
    """``sqrt(x)``. https://openxla.org/stablehlo/spec#sqrt"""
    return hlo.sqrt(ctx.operand(x))


@register_lowering(aten.rsqrt.default)
def rsqrt(ctx: LoweringContext, x: Value) -> Value:
    """``1 / sqrt(x)``. https://openxla.org/stablehlo/spec#rsqrt"""
    return hlo.rsqrt(ctx.operand(x))


@register_lowering(aten.maximum.default, dtypes=REAL | BOOL)
def maximum(ctx: LoweringContext, x: Value, y: Value) -> Value:
    """The larger one; NaN if either is. https://openxla.org/stablehlo/spec#maximum"""
    return hlo.maximum(*ctx.operands(x, y))


@register_lowering(aten.minimum.default, dtypes=REAL | BOOL)
def minimum(ctx: LoweringContext, x: Value, y: Value) -> Value:
    """The smaller one; NaN if either is. https://openxla.org/stablehlo/spec#minimum"""
    return hlo.minimum(*ctx.operands(x, y))


@register_lowering(aten.fmax.default, dtypes=REAL | BOOL)
def fmax(ctx: LoweringContext, x: Value, y: Value) -> Value:
    """The larger one; the other one where one is NaN."""
    x, y = ctx.operands(x, y)
    return _unless_nan(ctx, x, y, hlo.maximum(x, y))


@register_lowering(aten.fmin.default, dtypes=REAL | BOOL)
def fmin(ctx: LoweringContext, x: Value, y: Value) -> Value:
    """The smaller one; the other one where one is NaN."""
    x, y = ctx.operands(x, y)
    return _unless_nan(ctx, x, y, hlo.minimum(x, y))


def _unless_nan(ctx: LoweringContext, x: Value, y: Value, chosen: Value) -> Value:
    if not ctx.dtype.is_floating_point:
        return chosen
    return select(is_nan(x), y, select(is_nan(y), x, chosen))


@register_lowering(aten.clamp.default, dtypes=REAL | BOOL)
def clamp(ctx: LoweringContext, x: Value, low: Scalar | None = None, high: Scalar | None = None) -> Value:
    """``min(max(x, low), high)``, so ``high`` where ``low > high``. https://openxla.org/stablehlo/spec#clamp"""
    x = ctx.operand(x)
    if low is not None and high is not None:
        return hlo.clamp(constant(low, ctx.dtype), x, constant(high, ctx.dtype))
    if low is not None:
        return hlo.maximum(x, ctx.operand(low))
    return hlo.minimum(x, ctx.operand(high)) if high is not None else x


@register_lowering(aten.clamp.Tensor, dtypes=REAL)
def clamp_tensor(ctx: LoweringContext, x: Value, low: Value | None = None, high: Value | None = None) -> Value:
    """``min(max(x, low), high)``, broadcast. https://openxla.org/stablehlo/spec#clamp"""
    x = ctx.operand(x)
    x = x if low is None else hlo.maximum(x, ctx.operand(low))
    return x if high is None else hlo.minimum(x, ctx.operand(high))


@register_lowering(aten.clamp_min.default, aten.clamp_min.Tensor, dtypes=REAL | BOOL)
def clamp_min(ctx: LoweringContext, x: Value, low: Value | Scalar) -> Value:
    """``max(x, low)``. https://openxla.org/stablehlo/spec#maximum"""
    return hlo.maximum(*ctx.operands(x, low))


@register_lowering(aten.clamp_max.default, aten.clamp_max.Tensor, dtypes=REAL | BOOL)
def clamp_max(ctx: LoweringContext, x: Value, high: Value | Scalar) -> Value:
    """``min(x, high)``. https://openxla.org/stablehlo/spec#minimum"""
    return hlo.minimum(*ctx.operands(x, high))


@register_lowering(aten.lerp.Scalar, aten.lerp.Tensor, dtypes=FLOATING | COMPLEX)
def lerp(ctx: LoweringContext, start: Value, end: Value, weight: Value | Scalar) -> Value:
    """``start + weight * (end - start)``, from the nearer end, so that ``weight = 1`` gives ``end``."""
    start, end, factor = ctx.operands(start, end, weight, dtype=compute_dtype(ctx.dtype))
    step = hlo.subtract(end, start)
    if not is_value(weight):
        near = _size(weight) < 0.5
        rest = ctx.operand(1 - weight, dtype=compute_dtype(ctx.dtype))
        result = hlo.add(start, hlo.multiply(factor, step)) if near else hlo.subtract(end, hlo.multiply(step, rest))
        return build.convert(result, ctx.dtype)
    half = constant(0.5, build.dtype(hlo.abs(factor)), ctx.shape)
    from_end = hlo.subtract(end, hlo.multiply(step, hlo.subtract(ctx.operand(1, dtype=build.dtype(factor)), factor)))
    near_start = compare(hlo.abs(factor), half, "LT")
    return build.convert(select(near_start, hlo.add(start, hlo.multiply(factor, step)), from_end), ctx.dtype)


def _size(number: Scalar) -> float:
    return math.hypot(number.real, number.imag)


@register_lowering(aten.addcmul.default, dtypes=REAL | COMPLEX)
def addcmul(ctx: LoweringContext, x: Value, y: Value, z: Value, *, value: Scalar = 1) -> Value:
    """``x + value * y * z``, rounded once."""
    x, y, z = ctx.operands(x, y, z, dtype=compute_dtype(ctx.dtype))
    y = y if value == 1 else hlo.multiply(ctx.operand(value, dtype=build.dtype(y)), y)
    return build.convert(hlo.add(x, hlo.multiply(y, z)), ctx.dtype)


@register_lowering(aten.addcdiv.default, dtypes=FLOATING | COMPLEX)
def addcdiv(ctx: LoweringContext, x: Value, y: Value, z: Value, *, value: Scalar = 1) -> Value:
    """``x + value * y / z``, rounded once."""
    x, y, z = ctx.operands(x, y, z, dtype=compute_dtype(ctx.dtype))
    y = y if value == 1 else hlo.multiply(ctx.operand(value, dtype=build.dtype(y)), y)
    return build.convert(hlo.add(x, hlo.divide(y, z)), ctx.dtype)
