"""Activation functions; half precision is computed in float32 and rounded once, as eager does."""

from __future__ import annotations

import math

import torch

from torch2hlo import build
from torch2hlo.build import compare, constant, select
from torch2hlo.dtypes import COMPLEX, FLOATING, REAL, compute_dtype
from torch2hlo.lowering import LoweringContext, Scalar, register_lowering
from torch2hlo.mlir import Value, chlo, hlo

aten = torch.ops.aten


def wide(ctx: LoweringContext, *values: Value | Scalar) -> list[Value]:
    """Operands in the dtype that eager computes in."""
    return ctx.operands(*values, dtype=compute_dtype(ctx.dtype))


def rounded(ctx: LoweringContext, x: Value) -> Value:
    """``x`` in the result's dtype."""
    return build.convert(x, ctx.dtype)


@register_lowering(aten.relu.default, dtypes=REAL)
def relu(ctx: LoweringContext, x: Value) -> Value:
    """``max(x, 0)``. https://openxla.org/stablehlo/spec#maximum"""
    return hlo.maximum(x, ctx.operand(0))


@register_lowering(aten.hardtanh.default, dtypes=REAL - {torch.uint8})
def hardtanh(ctx: LoweringContext, x: Value, low: Scalar = -1, high: Scalar = 1) -> Value:
    """``min(max(x, low), high)``. https://openxla.org/stablehlo/spec#clamp"""
    return hlo.clamp(constant(low, ctx.dtype), x, constant(high, ctx.dtype))


@register_lowering(aten.relu6.default, dtypes=REAL - {torch.uint8})
def relu6(ctx: LoweringContext, x: Value) -> Value:
    """``min(max(x, 0), 6)``. https://openxla.org/stablehlo/spec#clamp"""
    return hardtanh(ctx, x, 0, 6)


@register_lowering(aten.sigmoid.default)
def sigmoid(ctx: LoweringContext, x: Value) -> Value:
    """``1 / (1 + exp(-x))``. https://openxla.org/stablehlo/spec#logistic"""
    return hlo.logistic(ctx.operand(x))


@register_lowering(aten.silu.default, dtypes=FLOATING | COMPLEX)
def silu(ctx: LoweringContext, x: Value) -> Value:
    """``x * sigmoid(x)``."""
    (x,) = wide(ctx, x)
    return rounded(ctx, hlo.multiply(x, hlo.logistic(x)))


@register_lowering(aten.gelu.default, dtypes=FLOATING)
def gelu(ctx: LoweringContext, x: Value, *, approximate: str = "none") -> Value:
    """``x / 2 * (1 + erf(x / √2))``, or with ``tanh(√(2/π) * (x + 0.044715 x³))`` in the place of ``erf``."""
    x, half, one = wide(ctx, x, 0.5, 1)
    if approximate == "tanh":
        scale, cubic = wide(ctx, math.sqrt(2 / math.pi), 0.044715)
        cube = hlo.multiply(hlo.multiply(x, x), x)
        inner = hlo.tanh(hlo.multiply(scale, hlo.add(x, hlo.multiply(cubic, cube))))
    else:
        inner = chlo.erf(hlo.multiply(x, *wide(ctx, math.sqrt(0.5))))
    return rounded(ctx, hlo.multiply(hlo.multiply(x, half), hlo.add(inner, one)))


@register_lowering(aten.elu.default, dtypes=FLOATING)
def elu(ctx: LoweringContext, x: Value, alpha: Scalar = 1, scale: Scalar = 1, input_scale: Scalar = 1) -> Value:
    """``scale * x`` above 0, else ``scale * alpha * (exp(input_scale * x) - 1)``."""
    (x,) = wide(ctx, x)
    above = _times(ctx, x, scale)
    below = _times(ctx, hlo.exponential_minus_one(_times(ctx, x, input_scale)), alpha * scale)
    return rounded(ctx, select(_above(x, 0), above, below))


@register_lowering(aten.celu.default, dtypes=FLOATING)
def celu(ctx: LoweringContext, x: Value, alpha: Scalar = 1.0) -> Value:
    """``x`` above 0, else ``alpha * (exp(x / alpha) - 1)``."""
    return elu(ctx, x, alpha, 1, 1 / alpha)


@register_lowering(aten.leaky_relu.default, dtypes=FLOATING)
def leaky_relu(ctx: LoweringContext, x: Value, negative_slope: Scalar = 0.01) -> Value:
    """``x`` above 0, else ``negative_slope * x``."""
    (x,) = wide(ctx, x)
    return rounded(ctx, select(_above(x, 0), x, _times(ctx, x, negative_slope)))


@register_lowering(aten._prelu_kernel.default, dtypes=FLOATING)
def _prelu_kernel(ctx: LoweringContext, x: Value, weight: Value) -> Value:
    """``x`` above 0, else ``weight * x``."""
    x, weight = ctx.operands(x, weight)
    return select(_above(x, 0), x, hlo.multiply(weight, x))


@register_lowering(aten.softplus.default, dtypes=FLOATING)
def softplus(ctx: LoweringContext, x: Value, beta: Scalar = 1, threshold: Scalar = 20) -> Value:
    """``log(1 + exp(beta * x)) / beta``; ``x`` where ``beta * x > threshold``."""
    (x,) = wide(ctx, x)
    scaled = _times(ctx, x, beta)
    soft = hlo.log_plus_one(hlo.exponential(scaled))
    soft = soft if beta == 1 else hlo.divide(soft, *wide(ctx, beta))
    return rounded(ctx, select(_above(scaled, threshold), x, soft))


@register_lowering(aten.mish.default, dtypes=FLOATING)
def mish(ctx: LoweringContext, x: Value) -> Value:
    """``x * tanh(log(1 + exp(x)))``."""
    (x,) = wide(ctx, x)
    return rounded(ctx, hlo.multiply(x, hlo.tanh(hlo.log_plus_one(hlo.exponential(x)))))


@register_lowering(aten.hardsigmoid.default, dtypes=FLOATING)
def hardsigmoid(ctx: LoweringContext, x: Value) -> Value:
    """``min(max(x + 3, 0), 6) / 6``."""
    (x,) = wide(ctx, x)
    return rounded(ctx, hlo.divide(_relu6_of_3_more(ctx, x), *wide(ctx, 6)))


@register_lowering(aten.hardswish.default, dtypes=FLOATING)
def hardswish(ctx: LoweringContext, x: Value) -> Value:
    """``x * min(max(x + 3, 0), 6) / 6``."""
    (x,) = wide(ctx, x)
    return rounded(ctx, hlo.divide(hlo.multiply(x, _relu6_of_3_more(ctx, x)), *wide(ctx, 6)))


def _relu6_of_3_more(ctx: LoweringContext, x: Value) -> Value:
    dtype = build.dtype(x)
    return hlo.clamp(constant(0, dtype), hlo.add(x, *wide(ctx, 3)), constant(6, dtype))


@register_lowering(aten.hardshrink.default, dtypes=FLOATING)
def hardshrink(ctx: LoweringContext, x: Value, lambd: Scalar = 0.5) -> Value:
    """0 where ``|x| <= lambd``, else ``x``."""
    return select(_within(x, lambd), ctx.operand(0), x)


@register_lowering(aten.softshrink.default, dtypes=FLOATING)
def softshrink(ctx: LoweringContext, x: Value, lambd: Scalar = 0.5) -> Value:
    """``x - clamp(x, -lambd, lambd)``: 0 between ``-lambd`` and ``lambd``, and nearer to 0 outside."""
    (x,) = wide(ctx, x)
    dtype = build.dtype(x)
    return rounded(ctx, hlo.subtract(x, hlo.clamp(constant(-lambd, dtype), x, constant(lambd, dtype))))


@register_lowering(aten.threshold.default, dtypes=REAL)
def threshold(ctx: LoweringContext, x: Value, threshold: Scalar, value: Scalar) -> Value:
    """``value`` where ``x <= threshold``, else ``x``."""
    return select(_compared(x, threshold, "LE"), ctx.operand(value), x)


@register_lowering(aten.log_sigmoid_forward.default, dtypes=FLOATING)
def log_sigmoid_forward(ctx: LoweringContext, x: Value) -> tuple[Value, Value]:
    """``min(x, 0) - log(1 + z)`` and, for the gradient, ``z = exp(-|x|)``."""
    x, zero = wide(ctx, x, 0)
    z = hlo.exponential(hlo.negate(hlo.abs(x)))
    result = hlo.subtract(hlo.minimum(x, zero), hlo.log_plus_one(z))
    if not ctx.result(1).numel():
        return rounded(ctx, result), constant(0, ctx.dtype, ctx.result(1).shape)
    return rounded(ctx, result), rounded(ctx, z)


@register_lowering(aten.glu.default, dtypes=FLOATING)
def glu(ctx: LoweringContext, x: Value, dim: int = -1) -> Value:
    """``a * sigmoid(b)`` of the halves ``a, b`` of ``x`` along ``dim``."""
    dim %= len(ctx.shape)
    size = ctx.shape[dim]
    halves = [build.slice_dim(x, dim, start, start + size) for start in (0, size)]
    a, b = wide(ctx, *halves)
    return rounded(ctx, hlo.multiply(a, hlo.logistic(b)))


@register_lowering(aten.hardshrink_backward.default, aten.softshrink_backward.default, dtypes=FLOATING)
def shrink_backward(ctx: LoweringContext, grad: Value, x: Value, lambd: Scalar) -> Value:
    """0 where ``|x| <= lambd``, else ``grad``."""
    return select(_within(x, lambd), ctx.operand(0), grad)


def _times(ctx: LoweringContext, x: Value, factor: Scalar) -> Value:
    return x if factor == 1 else hlo.multiply(x, *wide(ctx, factor))


def _above(x: Value, number: Scalar) -> Value:
    return _compared(x, number, "GT")


def _within(x: Value, number: Scalar) -> Value:
    return _compared(hlo.abs(x), number, "LE")


def _compared(x: Value, number: Scalar, direction: str) -> Value:
    return compare(x, constant(number, build.dtype(x), build.shape_of(x)), direction)
