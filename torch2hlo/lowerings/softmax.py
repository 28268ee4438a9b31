"""Softmax and its kin, along one dimension; half precision is computed in float32 and rounded once."""

from __future__ import annotations

import math

import torch

from torch2hlo import build
from torch2hlo.dtypes import ALL, FLOATING
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.lowerings.reductions import fold, reduced_dims, spread, wide
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten


def _total(x: Value, dims: list[int]) -> Value:
    """``Σ x`` along ``dims``, repeated to the shape of ``x``."""
    return spread(fold(x, dims, hlo.add, 0), x, dims)


def _shifted(x: Value, dims: list[int]) -> Value:
    """``x - max x``: no exponential of it overflows. A row of -inf becomes NaN, as in eager."""
    return hlo.subtract(x, spread(fold(x, dims, hlo.maximum, -math.inf), x, dims))


def _operand(ctx: LoweringContext, x: Value) -> Value:
    if not ctx.dtype.is_floating_point:
        raise ctx.refuse("the softmax of integers is not defined", "pass dtype=torch.float32")
    return wide(x, ctx.dtype)


def _softmax_of(x: Value, dims: list[int]) -> Value:
    powers = hlo.exponential(_shifted(x, dims))
    return hlo.divide(powers, _total(powers, dims))


@register_lowering(aten.softmax.int, dtypes=ALL)
def softmax(ctx: LoweringContext, x: Value, dim: int, dtype: torch.dtype | None = None) -> Value:
    """``exp(x - max x) / Σ exp(x - max x)``, of ``x`` as ``dtype`` if that is given."""
    return build.convert(_softmax_of(_operand(ctx, x), reduced_dims(x, dim)), ctx.dtype)


@register_lowering(aten._softmax.default, dtypes=FLOATING)
def _softmax(ctx: LoweringContext, x: Value, dim: int, half_to_float: bool) -> Value:
    """`softmax`, whose result is float32 if ``half_to_float``."""
    return softmax(ctx, x, dim)


@register_lowering(aten._safe_softmax.default, dtypes=FLOATING)
def _safe_softmax(ctx: LoweringContext, x: Value, dim: int, dtype: torch.dtype | None = None) -> Value:
    """`softmax`, but 0 where a whole row is -inf."""
    dims, x = reduced_dims(x, dim), wide(x, ctx.dtype)
    shape, kind = build.shape_of(x), build.dtype(x)
    masked = build.compare(x, build.constant(-math.inf, kind, shape), "EQ")
    empty = spread(fold(masked, dims, hlo.and_, True), x, dims)
    result = build.select(empty, build.constant(0, kind, shape), _softmax_of(x, dims))
    return build.convert(result, ctx.dtype)


@register_lowering(aten.log_softmax.int, dtypes=ALL)
def log_softmax(ctx: LoweringContext, x: Value, dim: int, dtype: torch.dtype | None = None) -> Value:
    """``x - max x - log Σ exp(x - max x)``, of ``x`` as ``dtype`` if that is given."""
    dims = reduced_dims(x, dim)
    shifted = _shifted(_operand(ctx, x), dims)
    total = fold(hlo.exponential(shifted), dims, hlo.add, 0)
    return build.convert(hlo.subtract(shifted, spread(hlo.log(total), x, dims)), ctx.dtype)


@register_lowering(aten._log_softmax.default, dtypes=FLOATING)
def _log_softmax(ctx: LoweringContext, x: Value, dim: int, half_to_float: bool) -> Value:
    """`log_softmax`, whose result is float32 if ``half_to_float``."""
    return log_softmax(ctx, x, dim)


@register_lowering(aten._softmax_backward_data.default, dtypes=FLOATING)
def _softmax_backward_data(
    ctx: LoweringContext, grad: Value, output: Value, dim: int, input_dtype: torch.dtype
) -> Value:
    """``y g - y Σ y g``, ``y`` being the softmax."""
    dims = reduced_dims(grad, dim)
    grad, output = wide(grad, build.dtype(grad)), wide(output, build.dtype(output))
    product = hlo.multiply(grad, output)
    return build.convert(hlo.subtract(product, hlo.multiply(output, _total(product, dims))), ctx.dtype)


@register_lowering(aten._log_softmax_backward_data.default, dtypes=FLOATING)
def _log_softmax_backward_data(
    ctx: LoweringContext, grad: Value, output: Value, dim: int, input_dtype: torch.dtype
) -> Value:
    """``g - exp(y) Σ g``, ``y`` being the logarithm of the softmax."""
    dims = reduced_dims(grad, dim)
    grad, output = wide(grad, build.dtype(grad)), wide(output, build.dtype(output))
    result = hlo.subtract(grad, hlo.multiply(hlo.exponential(output), _total(grad, dims)))
    return build.convert(result, ctx.dtype)


@register_lowering(aten._masked_softmax.default, dtypes=FLOATING)
def _masked_softmax(
    ctx: LoweringContext, x: Value, mask: Value, dim: int | None = None, mask_type: int | None = None
) -> Value:
    """`softmax` over the elements where ``mask`` is false; 0 elsewhere, NaN where a row is masked whole.

    ``mask_type`` 0 is a mask of queries and keys, 1 one of batch and keys; otherwise it has the shape
    of ``x``.
    """
    dims, x = reduced_dims(x, -1 if dim is None else dim), wide(x, ctx.dtype)
    shape, kind = build.shape_of(x), build.dtype(x)
    whole = list(range(len(shape)))
    where = whole if build.shape_of(mask) == shape else {0: [2, 3], 1: [0, 3]}.get(mask_type or 0, whole)
    hidden = build.broadcast_in_dim(mask, shape, where)
    visible = build.select(hidden, build.constant(-math.inf, kind, shape), x)
    return build.convert(_softmax_of(visible, dims), ctx.dtype)
