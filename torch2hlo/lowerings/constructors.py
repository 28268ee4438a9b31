"""Tensors made from numbers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch

from torch2hlo import build
from torch2hlo.dtypes import ALL, STORED
from torch2hlo.lowering import LoweringContext, Scalar, register_lowering
from torch2hlo.mlir import Value

aten = torch.ops.aten


@register_lowering(
    aten.zeros.default,
    aten.zeros_like.default,
    aten.new_zeros.default,
    aten.empty.memory_format,
    aten.empty_like.default,
    aten.empty_strided.default,
    aten.empty_permuted.default,
    aten.new_empty.default,
    aten.new_empty_strided.default,
    aten._efficientzerotensor.default,
    dtypes=STORED,
)
def zeros(ctx: LoweringContext, *_: Any, **__: Any) -> Value:
    """0 everywhere; memory that eager leaves uninitialised is zeros too."""
    return build.constant(0, ctx.dtype, ctx.shape)


@register_lowering(aten.ones.default, aten.ones_like.default, aten.new_ones.default, dtypes=STORED)
def ones(ctx: LoweringContext, *_: Any, **__: Any) -> Value:
    """1 everywhere."""
    return build.constant(1, ctx.dtype, ctx.shape)


@register_lowering(aten.full.default, dtypes=STORED)
def full(ctx: LoweringContext, size: Sequence[int], fill_value: Scalar, **_: Any) -> Value:
    """``fill_value`` everywhere."""
    return build.constant(fill_value, ctx.dtype, ctx.shape)


@register_lowering(aten.full_like.default, dtypes=STORED)
def full_like(ctx: LoweringContext, x: Value, fill_value: Scalar, **_: Any) -> Value:
    """``fill_value`` everywhere, in the sizes of ``x``."""
    return build.constant(fill_value, ctx.dtype, ctx.shape)


@register_lowering(aten.new_full.default, dtypes=STORED)
def new_full(ctx: LoweringContext, x: Value, size: Sequence[int], fill_value: Scalar, **_: Any) -> Value:
    """``fill_value`` everywhere."""
    return build.constant(fill_value, ctx.dtype, ctx.shape)


@register_lowering(aten.scalar_tensor.default, dtypes=STORED)
def scalar_tensor(ctx: LoweringContext, s: Scalar, **_: Any) -> Value:
    """The number ``s`` without dimensions."""
    return build.constant(s, ctx.dtype)


@register_lowering(aten.eye.default, aten.eye.m, dtypes=ALL)
def eye(ctx: LoweringContext, *_: int, **__: Any) -> Value:
    """1 where row and column are the same, else 0: an iota comparison."""
    rows, columns = build.iota(torch.int32, ctx.shape, 0), build.iota(torch.int32, ctx.shape, 1)
    return build.convert(build.compare(rows, columns, "EQ"), ctx.dtype)
