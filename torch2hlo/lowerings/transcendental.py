"""Exponentials, logarithms, trigonometry, the error function; integers become floating point first."""

from __future__ import annotations

import math

import torch

from torch2hlo import build
from torch2hlo.build import compare, constant, select
from torch2hlo.dtypes import BOOL, FLOATING, REAL, compute_dtype
from torch2hlo.lowering import LoweringContext, Scalar, register_lowering
from torch2hlo.lowerings.elementwise import is_nan
from torch2hlo.mlir import Value, chlo, hlo

aten = torch.ops.aten


@register_lowering(aten.exp.default)
def exp(ctx: LoweringContext, x: Value) -> Value:
    """``e ** x``. https://openxla.org/stablehlo/spec#exponential"""
    return hlo.exponential(ctx.operand(x))


@register_lowering(aten.expm1.default)
def expm1(ctx: LoweringContext, x: Value) -> Value:
    """``e ** x - 1``, exact near 0. https://openxla.org/stablehlo/spec#exponential_minus_one"""
    return hlo.exponential_minus_one(ctx.operand(x))


@register_lowering(aten.log.default)
def log(ctx: LoweringContext, x: Value) -> Value:
    """The natural logarithm. https://openxla.org/stablehlo/spec#log"""
    return hlo.log(ctx.operand(x))


@register_lowering(aten.log1p.default)
def log1p(ctx: LoweringContext, x: Value) -> Value:
    """``log(1 + x)``, exact near 0. https://openxla.org/stablehlo/spec#log_plus_one"""
    return hlo.log_plus_one(ctx.operand(x))


@register_lowering(aten.log2.default)
def log2(ctx: LoweringContext, x: Value) -> Value:
    """``log(x) / log(2)``."""
    return _log_of_base(ctx, x, 2)


@register_lowering(aten.log10.default)
def log10(ctx: LoweringContext, x: Value) -> Value:
    """``log(x) / log(10)``."""
    return _log_of_base(ctx, x, 10)


def _log_of_base(ctx: LoweringContext, x: Value, base: int) -> Value:
    """A whole number for a power of the base, as in eager: ``floor(log2(x))`` depends on it."""
    x, number, divisor = ctx.operands(x, base, math.log(base), dtype=compute_dtype(ctx.dtype))
    result = hlo.divide(hlo.log(x), divisor)
    if ctx.dtype.is_complex:
        return result
    whole = hlo.round_nearest_even(result)
    return build.convert(select(compare(hlo.power(number, whole), x, "EQ"), whole, result), ctx.dtype)


@register_lowering(aten.sin.default)
def sin(ctx: LoweringContext, x: Value) -> Value:
    """The sine. https://openxla.org/stablehlo/spec#sine"""
    return hlo.sine(ctx.operand(x))


@register_lowering(aten.cos.default)
def cos(ctx: LoweringContext, x: Value) -> Value:
    """The cosine. https://openxla.org/stablehlo/spec#cosine"""
    return hlo.cosine(ctx.operand(x))


@register_lowering(aten.tan.default)
def tan(ctx: LoweringContext, x: Value) -> Value:
    """The tangent. https://openxla.org/stablehlo/spec#tan"""
    return hlo.tan(ctx.operand(x))


@register_lowering(aten.asin.default)
def asin(ctx: LoweringContext, x: Value) -> Value:
    """The inverse sine."""
    return chlo.asin(ctx.operand(x))


@register_lowering(aten.acos.default)
def acos(ctx: LoweringContext, x: Value) -> Value:
    """The inverse cosine."""
    return chlo.acos(ctx.operand(x))


@register_lowering(aten.atan.default)
def atan(ctx: LoweringContext, x: Value) -> Value:
    """The inverse tangent."""
    return chlo.atan(ctx.operand(x))


@register_lowering(aten.atan2.default, dtypes=REAL | BOOL)
def atan2(ctx: LoweringContext, y: Value, x: Value) -> Value:
    """The angle of the point ``(x, y)``. https://openxla.org/stablehlo/spec#atan2"""
    return hlo.atan2(*ctx.operands(y, x))


@register_lowering(aten.sinh.default)
def sinh(ctx: LoweringContext, x: Value) -> Value:
    """The hyperbolic sine."""
    return chlo.sinh(ctx.operand(x))


@register_lowering(aten.cosh.default)
def cosh(ctx: LoweringContext, x: Value) -> Value:
    """The hyperbolic cosine."""
    return chlo.cosh(ctx.operand(x))


@register_lowering(aten.tanh.default)
def tanh(ctx: LoweringContext, x: Value) -> Value:
    """The hyperbolic tangent. https://openxla.org/stablehlo/spec#tanh"""
    return hlo.tanh(ctx.operand(x))


@register_lowering(aten.asinh.default)
def asinh(ctx: LoweringContext, x: Value) -> Value:
    """The inverse hyperbolic sine."""
    return chlo.asinh(ctx.operand(x))


@register_lowering(aten.acosh.default)
def acosh(ctx: LoweringContext, x: Value) -> Value:
    """The inverse hyperbolic cosine."""
    return chlo.acosh(ctx.operand(x))


@register_lowering(aten.atanh.default)
def atanh(ctx: LoweringContext, x: Value) -> Value:
    """The inverse hyperbolic tangent."""
    return chlo.atanh(ctx.operand(x))


@register_lowering(aten.erf.default, dtypes=REAL | BOOL)
def erf(ctx: LoweringContext, x: Value) -> Value:
    """The error function."""
    return chlo.erf(ctx.operand(x))


@register_lowering(aten.erfc.default, dtypes=REAL | BOOL)
def erfc(ctx: LoweringContext, x: Value) -> Value:
    """``1 - erf(x)``, exact where it is small."""
    return chlo.erfc(ctx.operand(x))


@register_lowering(aten.hypot.default, dtypes=FLOATING)
def hypot(ctx: LoweringContext, x: Value, y: Value) -> Value:
    """``sqrt(x² + y²)`` without overflow, as ``|x + iy|``; infinite if either is, whatever the other is."""
    dtype = compute_dtype(ctx.dtype)
    x, y, infinity = ctx.operands(x, y, math.inf, dtype=dtype)
    infinite = hlo.or_(*(compare(hlo.abs(value), infinity, "EQ") for value in (x, y)))
    return build.convert(select(infinite, infinity, hlo.abs(hlo.complex(x, y))), ctx.dtype)


@register_lowering(aten.logaddexp.default, dtypes=FLOATING)
def logaddexp(ctx: LoweringContext, x: Value, y: Value) -> Value:
    """``log(exp(x) + exp(y))`` without overflow: ``max(x, y) + log1p(exp(-|x - y|))``."""
    return _logaddexp(ctx, x, y, 1.0)


@register_lowering(aten.logaddexp2.default, dtypes=FLOATING)
def logaddexp2(ctx: LoweringContext, x: Value, y: Value) -> Value:
    """``log2(2**x + 2**y)`` without overflow: ``max(x, y) + log1p(2**-|x - y|) / log(2)``."""
    return _logaddexp(ctx, x, y, math.log(2))


def _logaddexp(ctx: LoweringContext, x: Value, y: Value, log_base: float) -> Value:
    """Equal infinities have no difference: their sum stands for the result."""
    dtype = compute_dtype(ctx.dtype)
    x, y, scale = ctx.operands(x, y, log_base, dtype=dtype)
    difference = hlo.subtract(x, y)
    distance = hlo.negate(hlo.abs(difference))
    distance = distance if log_base == 1 else hlo.multiply(distance, scale)
    rest = hlo.log_plus_one(hlo.exponential(distance))
    rest = rest if log_base == 1 else hlo.divide(rest, scale)
    result = select(is_nan(difference), hlo.add(x, y), hlo.add(hlo.maximum(x, y), rest))
    return build.convert(result, ctx.dtype)


@register_lowering(aten.xlogy.Tensor, aten.xlogy.Scalar_Other, aten.xlogy.Scalar_Self, dtypes=REAL | BOOL)
def xlogy(ctx: LoweringContext, x: Value | Scalar, y: Value | Scalar) -> Value:
    """``x * log(y)``; 0 where ``x`` is 0, unless ``y`` is NaN."""
    x, y = ctx.operands(x, y)
    zero = ctx.operand(0)
    product = select(compare(x, zero, "EQ"), zero, hlo.multiply(x, hlo.log(y)))
    return select(is_nan(y), y, product)


@register_lowering(aten.sinc.default)
def sinc(ctx: LoweringContext, x: Value) -> Value:
    """``sin(πx) / πx``; 1 at 0."""
    x, pi, one, zero = ctx.operands(x, math.pi, 1, 0, dtype=compute_dtype(ctx.dtype))
    angle = hlo.multiply(x, pi)
    return build.convert(select(compare(x, zero, "EQ"), one, hlo.divide(hlo.sine(angle), angle)), ctx.dtype)


@register_lowering(aten.deg2rad.default, dtypes=REAL | BOOL)
def deg2rad(ctx: LoweringContext, x: Value) -> Value:
    """``x * π / 180``."""
    return _multiplied(ctx, x, math.pi / 180)


@register_lowering(aten.rad2deg.default, dtypes=REAL | BOOL)
def rad2deg(ctx: LoweringContext, x: Value) -> Value:
    """``x * 180 / π``."""
    return _multiplied(ctx, x, 180 / math.pi)


def _multiplied(ctx: LoweringContext, x: Value, factor: float) -> Value:
    return build.convert(hlo.multiply(*ctx.operands(x, factor, dtype=compute_dtype(ctx.dtype))), ctx.dtype)


@register_lowering(aten.logit.default, dtypes=REAL | BOOL)
def logit(ctx: LoweringContext, x: Value, eps: float | None = None) -> Value:
    """``log(x / (1 - x))`` of ``x`` clamped to ``[eps, 1 - eps]``."""
    dtype = compute_dtype(ctx.dtype)
    x, one = ctx.operands(x, 1, dtype=dtype)
    if eps is not None:
        x = hlo.clamp(constant(eps, dtype), x, constant(1 - eps, dtype))
    return build.convert(hlo.log(hlo.divide(x, hlo.subtract(one, x))), ctx.dtype)
