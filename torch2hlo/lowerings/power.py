"""Powers. A number as the exponent becomes multiplications and roots where eager does the same."""

from __future__ import annotations

import functools
from collections.abc import Callable

import torch

from torch2hlo import build
from torch2hlo.build import constant
from torch2hlo.dtypes import COMPLEX, REAL
from torch2hlo.lowering import LoweringContext, Scalar, register_lowering
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten


@register_lowering(aten.pow.Tensor_Tensor, dtypes=REAL | COMPLEX)
def pow_tensor_tensor(ctx: LoweringContext, x: Value, exponent: Value) -> Value:
    """``x ** exponent``. https://openxla.org/stablehlo/spec#power"""
    return hlo.power(*ctx.operands(x, exponent))


@register_lowering(aten.pow.Tensor_Scalar)
def pow_tensor_scalar(ctx: LoweringContext, x: Value, exponent: Scalar) -> Value:
    """``x ** exponent`` as eager computes it: by multiplication for 2 and 3, by a root for ±0.5."""
    x = ctx.operand(x)
    if exponent == 0:
        return ctx.operand(1)
    if exponent == 1:
        return x
    if not ctx.dtype.is_floating_point and not ctx.dtype.is_complex:
        return _integer_power(ctx, x, int(exponent.real))
    special = _SPECIAL.get(exponent)
    if special is None or (ctx.dtype is torch.float16 and exponent in {0.5, -0.5}):  # no root of -inf in float16
        return hlo.power(x, ctx.operand(exponent))
    return special(x)


@register_lowering(aten.pow.Scalar)
def pow_scalar(ctx: LoweringContext, x: Scalar, exponent: Value) -> Value:
    """``x ** exponent``. https://openxla.org/stablehlo/spec#power"""
    return ctx.operand(1) if x == 1 else hlo.power(*ctx.operands(x, exponent))


@register_lowering(aten.exp2.default)
def exp2(ctx: LoweringContext, x: Value) -> Value:
    """``2 ** x``. https://openxla.org/stablehlo/spec#power"""
    return hlo.power(*ctx.operands(2, x))


def _integer_power(ctx: LoweringContext, x: Value, exponent: int) -> Value:
    """By repeated squaring: ``x ** 10 = x ** 2 * x ** 8``."""
    if exponent < 0:
        raise ctx.refuse("integers to a negative power", "eager refuses it too; convert to a floating dtype first")
    powers = [x]  # the squares that the exponent's binary digits ask for
    for _ in range(1, exponent.bit_length()):
        powers.append(hlo.multiply(powers[-1], powers[-1]))
    wanted = [power for digit, power in enumerate(powers) if exponent >> digit & 1]
    return functools.reduce(hlo.multiply, wanted)


def _inverse(x: Value) -> Value:
    return hlo.divide(constant(1, build.dtype(x), build.shape_of(x)), x)


_SPECIAL: dict[Scalar, Callable[[Value], Value]] = {
    0.5: hlo.sqrt,
    -0.5: hlo.rsqrt,
    2: lambda x: hlo.multiply(x, x),
    3: lambda x: hlo.multiply(hlo.multiply(x, x), x),
    -1: _inverse,
    -2: lambda x: _inverse(hlo.multiply(x, x)),
}
