"""Bits of integers; for bool, logic."""

from __future__ import annotations

import torch

from torch2hlo.dtypes import BOOL, INTEGER, UNSIGNED
from torch2hlo.lowering import LoweringContext, Scalar, register_lowering
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten


@register_lowering(
    aten.bitwise_and.Tensor, aten.bitwise_and.Scalar, aten.bitwise_and.Scalar_Tensor, dtypes=INTEGER | BOOL
)
def bitwise_and(ctx: LoweringContext, x: Value | Scalar, y: Value | Scalar) -> Value:
    """``x & y``. https://openxla.org/stablehlo/spec#and"""
    return hlo.and_(*ctx.operands(x, y))


@register_lowering(aten.bitwise_or.Tensor, aten.bitwise_or.Scalar, aten.bitwise_or.Scalar_Tensor, dtypes=INTEGER | BOOL)
def bitwise_or(ctx: LoweringContext, x: Value | Scalar, y: Value | Scalar) -> Value:
    """``x | y``. https://openxla.org/stablehlo/spec#or"""
    return hlo.or_(*ctx.operands(x, y))


@register_lowering(
    aten.bitwise_xor.Tensor, aten.bitwise_xor.Scalar, aten.bitwise_xor.Scalar_Tensor, dtypes=INTEGER | BOOL
)
def bitwise_xor(ctx: LoweringContext, x: Value | Scalar, y: Value | Scalar) -> Value:
    """``x ^ y``. https://openxla.org/stablehlo/spec#xor"""
    return hlo.xor(*ctx.operands(x, y))


@register_lowering(aten.bitwise_not.default, dtypes=INTEGER | BOOL)
def bitwise_not(ctx: LoweringContext, x: Value) -> Value:
    """``~x``. https://openxla.org/stablehlo/spec#not"""
    return hlo.not_(x)


@register_lowering(aten.bitwise_left_shift.Tensor, aten.__lshift__.Tensor, aten.__lshift__.Scalar, dtypes=INTEGER)
@register_lowering(aten.bitwise_left_shift.Tensor_Scalar, aten.bitwise_left_shift.Scalar_Tensor, dtypes=INTEGER | BOOL)
def bitwise_left_shift(ctx: LoweringContext, x: Value | Scalar, y: Value | Scalar) -> Value:
    """``x << y``; 0 for an amount that is negative or as wide as the type. https://openxla.org/stablehlo/spec#shift_left"""
    return hlo.shift_left(*ctx.operands(x, y))


@register_lowering(aten.bitwise_right_shift.Tensor, aten.__rshift__.Tensor, aten.__rshift__.Scalar, dtypes=INTEGER)
@register_lowering(
    aten.bitwise_right_shift.Tensor_Scalar, aten.bitwise_right_shift.Scalar_Tensor, dtypes=INTEGER | BOOL
)
def bitwise_right_shift(ctx: LoweringContext, x: Value | Scalar, y: Value | Scalar) -> Value:
    """``x >> y`` keeping the sign, also for an amount that is negative or as wide as the type."""
    shift = hlo.shift_right_logical if ctx.dtype in UNSIGNED else hlo.shift_right_arithmetic
    return shift(*ctx.operands(x, y))
