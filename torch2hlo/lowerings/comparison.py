"""Comparisons, logic on truth values, and choosing by them."""

from __future__ import annotations

import torch

from torch2hlo import build
from torch2hlo.build import compare, constant, select
from torch2hlo.dtypes import BOOL, REAL
from torch2hlo.lowering import LoweringContext, Scalar, register_lowering
from torch2hlo.lowerings.elementwise import is_nan
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten
_INFINITY = float("inf")


@register_lowering(aten.eq.Tensor, aten.eq.Scalar)
def eq(ctx: LoweringContext, x: Value, y: Value | Scalar) -> Value:
    """``x == y``. https://openxla.org/stablehlo/spec#compare"""
    return _compared(ctx, x, y, "EQ")


@register_lowering(aten.ne.Tensor, aten.ne.Scalar)
def ne(ctx: LoweringContext, x: Value, y: Value | Scalar) -> Value:
    """``x != y``. https://openxla.org/stablehlo/spec#compare"""
    return _compared(ctx, x, y, "NE")


@register_lowering(aten.lt.Tensor, aten.lt.Scalar, dtypes=REAL | BOOL)
def lt(ctx: LoweringContext, x: Value, y: Value | Scalar) -> Value:
    """``x < y``. https://openxla.org/stablehlo/spec#compare"""
    return _compared(ctx, x, y, "LT")


@register_lowering(aten.le.Tensor, aten.le.Scalar, dtypes=REAL | BOOL)
def le(ctx: LoweringContext, x: Value, y: Value | Scalar) -> Value:
    """``x <= y``. https://openxla.org/stablehlo/spec#compare"""
    return _compared(ctx, x, y, "LE")


@register_lowering(aten.gt.Tensor, aten.gt.Scalar, dtypes=REAL | BOOL)
def gt(ctx: LoweringContext, x: Value, y: Value | Scalar) -> Value:
    """``x > y``. https://openxla.org/stablehlo/spec#compare"""
    return _compared(ctx, x, y, "GT")


@register_lowering(aten.ge.Tensor, aten.ge.Scalar, dtypes=REAL | BOOL)
def ge(ctx: LoweringContext, x: Value, y: Value | Scalar) -> Value:
    """``x >= y``. https://openxla.org/stablehlo/spec#compare"""
    return _compared(ctx, x, y, "GE")


def _compared(ctx: LoweringContext, x: Value, y: Value | Scalar, direction: str) -> Value:
    ours, theirs = ctx.promoted(x, y)
    return compare(ours, theirs, direction)


@register_lowering(aten.logical_and.default)
def logical_and(ctx: LoweringContext, x: Value, y: Value) -> Value:
    """Both are other than 0. https://openxla.org/stablehlo/spec#and"""
    return hlo.and_(*_truths(ctx, x, y))


@register_lowering(aten.logical_or.default)
def logical_or(ctx: LoweringContext, x: Value, y: Value) -> Value:
    """One or both are other than 0. https://openxla.org/stablehlo/spec#or"""
    return hlo.or_(*_truths(ctx, x, y))


@register_lowering(aten.logical_xor.default)
def logical_xor(ctx: LoweringContext, x: Value, y: Value) -> Value:
    """One alone is other than 0. https://openxla.org/stablehlo/spec#xor"""
    return hlo.xor(*_truths(ctx, x, y))


@register_lowering(aten.logical_not.default)
def logical_not(ctx: LoweringContext, x: Value) -> Value:
    """``x == 0``. https://openxla.org/stablehlo/spec#not"""
    dtype = build.dtype(x)
    return hlo.not_(x) if dtype is torch.bool else compare(x, constant(0, dtype, ctx.shape), "EQ")


def _truths(ctx: LoweringContext, *values: Value) -> list[Value]:
    return [build.broadcast(build.not_equal_zero(value), ctx.shape) for value in values]


@register_lowering(aten.isnan.default)
def isnan(ctx: LoweringContext, x: Value) -> Value:
    """``x != x``."""
    if not (build.dtype(x).is_floating_point or build.dtype(x).is_complex):
        return ctx.operand(False)
    return is_nan(x)


@register_lowering(aten.isinf.default)
def isinf(ctx: LoweringContext, x: Value) -> Value:
    """``|x| == inf``, for a complex number of one part or both."""
    if build.dtype(x).is_complex:
        return hlo.or_(_is(hlo.abs(hlo.real(x)), _INFINITY), _is(hlo.abs(hlo.imag(x)), _INFINITY))
    return _is(hlo.abs(x), _INFINITY) if build.dtype(x).is_floating_point else ctx.operand(False)


@register_lowering(aten.isposinf.default, dtypes=REAL | BOOL)
def isposinf(ctx: LoweringContext, x: Value) -> Value:
    """``x == inf``."""
    return _is(x, _INFINITY) if build.dtype(x).is_floating_point else ctx.operand(False)


@register_lowering(aten.isneginf.default, dtypes=REAL | BOOL)
def isneginf(ctx: LoweringContext, x: Value) -> Value:
    """``x == -inf``."""
    return _is(x, -_INFINITY) if build.dtype(x).is_floating_point else ctx.operand(False)


@register_lowering(aten.isfinite.default)
def isfinite(ctx: LoweringContext, x: Value) -> Value:
    """Neither infinite nor NaN, in both parts. https://openxla.org/stablehlo/spec#is_finite"""
    if build.dtype(x).is_complex:
        return hlo.and_(hlo.is_finite(hlo.real(x)), hlo.is_finite(hlo.imag(x)))
    return hlo.is_finite(x) if build.dtype(x).is_floating_point else ctx.operand(True)


def _is(x: Value, number: float) -> Value:
    return compare(x, constant(number, build.dtype(x), build.shape_of(x)), "EQ")


@register_lowering(aten.where.self, aten.where.ScalarOther, aten.where.ScalarSelf, aten.where.Scalar, dtypes=BOOL)
def where(ctx: LoweringContext, condition: Value, x: Value | Scalar, y: Value | Scalar) -> Value:
    """``x`` where ``condition``, else ``y``. https://openxla.org/stablehlo/spec#select"""
    return _choose(ctx, condition, *ctx.operands(x, y))


@register_lowering(aten.masked_fill.Scalar, aten.masked_fill.Tensor)
def masked_fill(ctx: LoweringContext, x: Value, mask: Value, value: Value | Scalar) -> Value:
    """``value`` where ``mask``, else ``x``. https://openxla.org/stablehlo/spec#select"""
    return _choose(ctx, mask, *ctx.operands(value, x))


def _choose(ctx: LoweringContext, condition: Value, on_true: Value, on_false: Value) -> Value:
    if build.shape_of(condition):  # a 0-d predicate may choose whole tensors
        condition = build.broadcast(condition, ctx.shape)
    return select(condition, on_true, on_false)
