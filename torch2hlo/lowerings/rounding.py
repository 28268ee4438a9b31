"""Rounding, signs, and the parts of a floating point number."""

from __future__ import annotations

import math

import torch

from torch2hlo import build
from torch2hlo.build import compare, constant, select
from torch2hlo.dtypes import BOOL, FLOATING, REAL, UNSIGNED, compute_dtype, tensor_type
from torch2hlo.lowering import LoweringContext, Scalar, register_lowering
from torch2hlo.lowerings.elementwise import is_nan
from torch2hlo.mlir import Value, chlo, hlo, is_value

aten = torch.ops.aten
_BITS = {2: torch.int16, 4: torch.int32, 8: torch.int64}


@register_lowering(aten.ceil.default, dtypes=REAL)
def ceil(ctx: LoweringContext, x: Value) -> Value:
    """The smallest whole number that is not less. https://openxla.org/stablehlo/spec#ceil"""
    return hlo.ceil(x) if ctx.dtype.is_floating_point else x


@register_lowering(aten.floor.default, dtypes=REAL)
def floor(ctx: LoweringContext, x: Value) -> Value:
    """The greatest whole number that is not greater. https://openxla.org/stablehlo/spec#floor"""
    return hlo.floor(x) if ctx.dtype.is_floating_point else x


@register_lowering(aten.trunc.default, dtypes=REAL)
def trunc(ctx: LoweringContext, x: Value) -> Value:
    """The whole part: ``ceil(x)`` below zero, else ``floor(x)``."""
    return truncated(x) if ctx.dtype.is_floating_point else x


def truncated(x: Value) -> Value:
    """The whole part of a floating point tensor."""
    return select(compare(x, constant(0, build.dtype(x), build.shape_of(x)), "LT"), hlo.ceil(x), hlo.floor(x))


@register_lowering(aten.frac.default, dtypes=FLOATING)
def frac(ctx: LoweringContext, x: Value) -> Value:
    """``x - trunc(x)``."""
    return hlo.subtract(x, truncated(x))


@register_lowering(aten.round.default, dtypes=REAL)
def round_(ctx: LoweringContext, x: Value) -> Value:
    """To the nearest whole number, halves to the even one. https://openxla.org/stablehlo/spec#round_nearest_even"""
    return hlo.round_nearest_even(x) if ctx.dtype.is_floating_point else x


@register_lowering(aten.round.decimals, dtypes=FLOATING)
def round_decimals(ctx: LoweringContext, x: Value, *, decimals: int) -> Value:
    """``round(x * 10**decimals) / 10**decimals``."""
    if decimals == 0:
        return hlo.round_nearest_even(x)
    dtype = compute_dtype(ctx.dtype)
    x, scale = ctx.operands(x, 10.0 ** abs(decimals), dtype=dtype)
    there, back = (hlo.multiply, hlo.divide) if decimals > 0 else (hlo.divide, hlo.multiply)
    return build.convert(back(hlo.round_nearest_even(there(x, scale)), scale), ctx.dtype)


@register_lowering(aten.sign.default, dtypes=REAL | BOOL)
def sign(ctx: LoweringContext, x: Value) -> Value:
    """-1, 0 or 1, and 0 for NaN. https://openxla.org/stablehlo/spec#sign"""
    return _sign(x)


@register_lowering(aten.sgn.default)
def sgn(ctx: LoweringContext, x: Value) -> Value:
    """`sign`; ``x / |x|`` for a complex number, 0 for 0. https://openxla.org/stablehlo/spec#sign"""
    return hlo.sign(x) if ctx.dtype.is_complex else _sign(x)


def _sign(x: Value) -> Value:
    dtype = build.dtype(x)
    if dtype is torch.bool or dtype in UNSIGNED:
        return build.convert(build.not_equal_zero(x), dtype)
    if not dtype.is_floating_point:
        return hlo.sign(x)
    return select(is_nan(x), constant(0, dtype, build.shape_of(x)), hlo.sign(x))


@register_lowering(aten.signbit.default, dtypes=REAL | BOOL)
def signbit(ctx: LoweringContext, x: Value) -> Value:
    """Whether the sign bit is set; it is for -0."""
    if build.dtype(x) is torch.bool:
        return constant(False, torch.bool, ctx.shape)
    return sign_bit(x)


def sign_bit(x: Value) -> Value:
    """Whether a number is negative, -0 and NaNs with their sign bit set included."""
    bits = bitcast(x) if build.dtype(x).is_floating_point else x
    return compare(bits, constant(0, build.dtype(bits), build.shape_of(bits)), "LT")


def bitcast(x: Value) -> Value:
    """The bits of a floating point tensor, as signed integers."""
    return hlo.bitcast_convert(tensor_type(build.shape_of(x), _BITS[build.dtype(x).itemsize]), x)


@register_lowering(aten.copysign.Tensor, aten.copysign.Scalar, dtypes=REAL | BOOL)
def copysign(ctx: LoweringContext, x: Value, y: Value | Scalar) -> Value:
    """``|x|`` with the sign of ``y``, of -0 too."""
    size = hlo.abs(ctx.operand(x))
    if is_value(y):
        return select(sign_bit(ctx.operand(y)), hlo.negate(size), size)
    return hlo.negate(size) if math.copysign(1, y.real) < 0 else size


@register_lowering(aten.heaviside.default, dtypes=REAL | BOOL)
def heaviside(ctx: LoweringContext, x: Value, values: Value) -> Value:
    """0 below zero, ``values`` at zero, 1 above."""
    x, values = ctx.operands(x, values)
    zero = ctx.operand(0)
    return select(compare(x, zero, "EQ"), values, build.convert(compare(x, zero, "GT"), ctx.dtype))


@register_lowering(aten.nextafter.default, dtypes=FLOATING)
def nextafter(ctx: LoweringContext, x: Value, y: Value) -> Value:
    """The next number after ``x`` towards ``y``."""
    return chlo.next_after(*ctx.operands(x, y))


@register_lowering(aten.nan_to_num.default)
def nan_to_num(
    ctx: LoweringContext,
    x: Value,
    nan: float | None = None,
    posinf: float | None = None,
    neginf: float | None = None,
) -> Value:
    """NaN and infinities replaced by 0 and the largest numbers, or by what is given."""
    if ctx.dtype.is_complex:
        return hlo.complex(*(_replaced(part, nan, posinf, neginf) for part in (hlo.real(x), hlo.imag(x))))
    return _replaced(x, nan, posinf, neginf) if ctx.dtype.is_floating_point else x


def _replaced(x: Value, nan: float | None, posinf: float | None, neginf: float | None) -> Value:
    dtype, shape = build.dtype(x), build.shape_of(x)
    largest = torch.finfo(dtype).max
    choices = (
        (float("inf"), largest if posinf is None else posinf),
        (float("-inf"), -largest if neginf is None else neginf),
    )
    result = select(is_nan(x), constant(nan or 0.0, dtype, shape), x)
    for old, new in choices:
        result = select(compare(x, constant(old, dtype, shape), "EQ"), constant(new, dtype, shape), result)
    return result


@register_lowering(aten.frexp.Tensor, dtypes=FLOATING)
def frexp(ctx: LoweringContext, x: Value) -> tuple[Value, Value]:
    """``x = mantissa * 2**exponent``, ``0.5 <= |mantissa| < 1``; 0, infinities, NaN stay, with exponent 0."""
    wide = build.convert(x, compute_dtype(ctx.dtype))
    mantissa, exponent = _frexp(wide)
    return build.convert(mantissa, ctx.dtype), build.convert(exponent, ctx.result(1).dtype)


def _frexp(x: Value) -> tuple[Value, Value]:
    """By the bits of float32 or float64; a subnormal's fraction is shifted up to look like a normal one's."""
    bits = bitcast(x)
    kind, shape = build.dtype(bits), build.shape_of(x)
    width, digits = (32, 23) if kind is torch.int32 else (64, 52)
    bias = 2 ** (width - digits - 2) - 1

    def number(value: int) -> Value:
        return constant(value, kind, shape)

    field = hlo.and_(hlo.shift_right_logical(bits, number(digits)), number(2 * bias + 1))
    fraction = hlo.and_(bits, number(2**digits - 1))
    shift = hlo.subtract(hlo.count_leading_zeros(fraction), number(width - digits - 1))
    subnormal = compare(field, number(0), "EQ")
    exponent = hlo.subtract(select(subnormal, hlo.subtract(number(1), shift), field), number(bias - 1))
    shifted = hlo.and_(hlo.shift_left(fraction, shift), number(2**digits - 1))
    signed = hlo.and_(bits, number(-(2 ** (width - 1))))
    scaled = hlo.or_(hlo.or_(signed, select(subnormal, shifted, fraction)), number((bias - 1) << digits))
    same = hlo.or_(
        compare(field, number(2 * bias + 1), "EQ"), compare(hlo.shift_left(bits, number(1)), number(0), "EQ")
    )
    return hlo.bitcast_convert(x.type, select(same, bits, scaled)), select(same, number(0), exponent)
