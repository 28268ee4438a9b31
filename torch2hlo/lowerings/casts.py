"""Copies, conversions, and the same bits as another dtype."""

from __future__ import annotations

from typing import Any

import torch

from torch2hlo import build
from torch2hlo.dtypes import STORED, real_dtype, tensor_type
from torch2hlo.lowering import LoweringContext, Scalar, register_lowering
from torch2hlo.lowerings.complex import from_pairs, to_pairs
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten


@register_lowering(aten._to_copy.default, dtypes=STORED)
def _to_copy(ctx: LoweringContext, x: Value, **_: Any) -> Value:
    """``x`` in another dtype; layouts and devices mean nothing here. https://openxla.org/stablehlo/spec#convert"""
    return build.convert(x, ctx.dtype)


@register_lowering(aten.clone.default, aten.lift_fresh_copy.default, dtypes=STORED)
def clone(ctx: LoweringContext, x: Value, **_: Any) -> Value:
    """``x``: values need no copies."""
    return x


@register_lowering(aten.copy.default, dtypes=STORED)
def copy(ctx: LoweringContext, x: Value, source: Value, non_blocking: bool = False) -> Value:
    """``source`` with the shape and dtype of ``x``. https://openxla.org/stablehlo/spec#convert"""
    return ctx.operand(source)


@register_lowering(aten.fill.Scalar, aten.fill.Tensor, dtypes=STORED)
def fill(ctx: LoweringContext, x: Value, value: Value | Scalar) -> Value:
    """``value`` with the shape and dtype of ``x``. https://openxla.org/stablehlo/spec#broadcast_in_dim"""
    return ctx.operand(value)


@register_lowering(aten.view.dtype, dtypes=STORED)
def view_dtype(ctx: LoweringContext, x: Value, dtype: torch.dtype) -> Value:
    """The same bits as another dtype; the last dimension grows or shrinks with the size of an element.

    https://openxla.org/stablehlo/spec#bitcast_convert
    """
    have = build.dtype(x)
    if have is dtype:
        return x
    if have.is_complex:
        x = build.reshape(to_pairs(x), _last_times(x, 2))
    elif have is torch.bool:
        x = build.convert(x, torch.uint8)
    if dtype.is_complex:
        return from_pairs(_split_last(_bitcast(x, real_dtype(dtype)), 2))
    return build.not_equal_zero(_bitcast(x, torch.uint8)) if dtype is torch.bool else _bitcast(x, dtype)


def _bitcast(x: Value, dtype: torch.dtype) -> Value:
    """StableHLO adds or removes a last dimension for the pieces, the least significant first."""
    have = build.dtype(x)
    if have is dtype:
        return x
    if have.itemsize > dtype.itemsize:
        pieces = have.itemsize // dtype.itemsize
        split = hlo.bitcast_convert(tensor_type([*build.shape_of(x), pieces], dtype), x)
        return build.reshape(split, _last_times(x, pieces))
    if have.itemsize < dtype.itemsize:
        x = _split_last(x, dtype.itemsize // have.itemsize)
        return hlo.bitcast_convert(tensor_type(build.shape_of(x)[:-1], dtype), x)
    return hlo.bitcast_convert(tensor_type(build.shape_of(x), dtype), x)


def _last_times(x: Value, factor: int) -> list[int]:
    *outer, last = build.shape_of(x)
    return [*outer, last * factor]


def _split_last(x: Value, pieces: int) -> Value:
    *outer, last = build.shape_of(x)
    return build.reshape(x, [*outer, last // pieces, pieces])
