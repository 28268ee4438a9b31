"""Pointwise arithmetic: one StableHLO op each, after promotion and broadcasting to the result's type."""

from __future__ import annotations

import torch

from torch2hlo.build import constant
from torch2hlo.dtypes import COMPLEX, FLOATING, REAL
from torch2hlo.lowering import LoweringContext, Scalar, register_lowering
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten


@register_lowering(aten.add.Tensor, aten.add.Scalar)
def add(ctx: LoweringContext, x: Value, y: Value | Scalar, alpha: Scalar = 1) -> Value:
    """``x + alpha * y``; for bool, or. https://openxla.org/stablehlo/spec#add"""
    x, y = ctx.operands(x, y)
    if alpha != 1:
        y = hlo.multiply(y, constant(alpha, ctx.dtype, ctx.shape))
    return hlo.add(x, y)


@register_lowering(aten.mul.Tensor, aten.mul.Scalar)
def mul(ctx: LoweringContext, x: Value, y: Value | Scalar) -> Value:
    """``x * y``; for bool, and. https://openxla.org/stablehlo/spec#multiply"""
    return hlo.multiply(*ctx.operands(x, y))


@register_lowering(aten.rsqrt.default, dtypes=FLOATING | COMPLEX | REAL)
def rsqrt(ctx: LoweringContext, x: Value) -> Value:
    """``1 / sqrt(x)``. https://openxla.org/stablehlo/spec#rsqrt"""
    return hlo.rsqrt(ctx.operand(x))
