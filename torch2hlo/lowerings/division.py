"""Division that rounds, and its remainder. Integers divided by zero give what XLA gives; eager raises."""

from __future__ import annotations

import torch

from torch2hlo import build
from torch2hlo.build import compare, constant, select
from torch2hlo.dtypes import INTEGER, REAL, UNSIGNED, compute_dtype
from torch2hlo.lowering import LoweringContext, Scalar, register_lowering
from torch2hlo.lowerings.elementwise import div, widened
from torch2hlo.lowerings.rounding import truncated
from torch2hlo.mlir import Value, hlo, is_value

aten = torch.ops.aten


@register_lowering(aten.div.Tensor_mode, aten.div.Scalar_mode, dtypes=REAL)
def div_mode(ctx: LoweringContext, x: Value, y: Value | Scalar, *, rounding_mode: str | None) -> Value:
    """``trunc(x / y)`` or ``floor(x / y)``; ``x / y`` without a mode."""
    if rounding_mode is None:
        return div(ctx, x, y)
    if rounding_mode == "floor":
        return floor_divide(ctx, x, y)
    quotient = hlo.divide(*ctx.operands(x, y, dtype=_step_dtype(ctx, y)))
    return build.convert(truncated(quotient) if ctx.dtype.is_floating_point else quotient, ctx.dtype)


@register_lowering(aten.floor_divide.default, aten.floor_divide.Scalar, dtypes=REAL)
def floor_divide(ctx: LoweringContext, x: Value, y: Value | Scalar) -> Value:
    """``floor(x / y)``, for floating point exactly: of the true quotient, not of the rounded one."""
    x, divisor = ctx.operands(x, y, dtype=_step_dtype(ctx, y))
    if not ctx.dtype.is_floating_point:
        return _floor_divide_integers(x, divisor, y)
    rest = hlo.remainder(x, divisor)
    exact: Value = hlo.divide(hlo.subtract(x, rest), divisor)
    one, half = _filled(exact, 1), _filled(exact, 0.5)
    exact = select(_signs_differ(rest, divisor, y), hlo.subtract(exact, one), exact)
    floor: Value = hlo.floor(exact)  # `exact` is a whole number but for rounding
    floor = select(compare(hlo.subtract(exact, floor), half, "GT"), hlo.add(floor, one), floor)
    if is_value(y) or not y:
        floor = select(compare(divisor, _filled(divisor, 0), "EQ"), hlo.divide(x, divisor), floor)
    return build.convert(floor, ctx.dtype)


def _floor_divide_integers(x: Value, divisor: Value, number: Value | Scalar) -> Value:
    quotient = hlo.divide(x, divisor)
    if build.dtype(x) in UNSIGNED:
        return quotient
    below = _signs_differ(hlo.remainder(x, divisor), divisor, number)
    return select(below, hlo.subtract(quotient, _filled(quotient, 1)), quotient)


@register_lowering(aten.remainder.Tensor, aten.remainder.Scalar, aten.remainder.Scalar_Tensor, dtypes=REAL)
def remainder(ctx: LoweringContext, x: Value | Scalar, y: Value | Scalar) -> Value:
    """``x - y * floor(x / y)``, with the sign of ``y``. https://openxla.org/stablehlo/spec#remainder"""
    x, divisor = widened(ctx, x, y)
    rest = hlo.remainder(x, divisor)
    if ctx.dtype in UNSIGNED:
        return rest
    return build.convert(select(_signs_differ(rest, divisor, y), hlo.add(rest, divisor), rest), ctx.dtype)


@register_lowering(aten.fmod.Tensor, aten.fmod.Scalar, dtypes=REAL)
def fmod(ctx: LoweringContext, x: Value, y: Value | Scalar) -> Value:
    """``x - y * trunc(x / y)``, with the sign of ``x``. https://openxla.org/stablehlo/spec#remainder"""
    return hlo.remainder(*ctx.operands(x, y))


@register_lowering(aten.gcd.default, dtypes=INTEGER)
def gcd(ctx: LoweringContext, x: Value, y: Value) -> Value:
    """The greatest common divisor, by Euclid's algorithm. https://openxla.org/stablehlo/spec#while"""
    return _gcd(*ctx.operands(x, y))


@register_lowering(aten.lcm.default, dtypes=INTEGER)
def lcm(ctx: LoweringContext, x: Value, y: Value) -> Value:
    """The least common multiple: ``|x / gcd(x, y) * y|``, 0 where the divisor is 0."""
    x, y = ctx.operands(x, y)
    return _size(hlo.multiply(hlo.divide(x, _or_one(_gcd(x, y))), y))


def _gcd(x: Value, y: Value) -> Value:
    """``while any(x): x, y = y % x, x``, each element as long as its ``x`` is not 0."""

    def any_left(x: Value, _: Value) -> Value:
        false = constant(False, torch.bool)
        return build.reduce(build.not_equal_zero(x), range(len(build.shape_of(x))), hlo.or_, false)

    def step(x: Value, y: Value) -> list[Value]:
        left = build.not_equal_zero(x)
        return [select(left, hlo.remainder(y, _or_one(x)), x), select(left, x, y)]

    return build.while_([_size(x), _size(y)], any_left, step)[1]


def _size(x: Value) -> Value:
    return x if build.dtype(x) in UNSIGNED else hlo.abs(x)


def _or_one(x: Value) -> Value:
    return select(build.not_equal_zero(x), x, _filled(x, 1))


def _step_dtype(ctx: LoweringContext, divisor: Value | Scalar) -> torch.dtype:
    """Eager rounds each step to half precision, unless the divisor is a number or a 0-d tensor."""
    several = is_value(divisor) and build.shape_of(divisor)
    return ctx.dtype if several else compute_dtype(ctx.dtype)


def _signs_differ(rest: Value, divisor: Value, number: Value | Scalar) -> Value:
    """``rest != 0`` and its sign is not the divisor's, which is known if the divisor is a number."""
    zero = _filled(rest, 0)
    if not is_value(number) and abs(number) < 2**7:  # a greater one may wrap around
        return compare(rest, zero, "LT" if number.real > 0 else "GT")
    differ = compare(compare(rest, zero, "LT"), compare(divisor, zero, "LT"), "NE")
    return hlo.and_(differ, compare(rest, zero, "NE"))


def _filled(like: Value, number: float) -> Value:
    return constant(number, build.dtype(like), build.shape_of(like))
