"""Slices whose start is known only at run time: one StableHLO op each, which clamps the start."""

from __future__ import annotations

import torch

from torch2hlo.build import constant, convert, dtype, shape_of
from torch2hlo.dtypes import STORED
from torch2hlo.internal_ops import dynamic_slice as dynamic_slice_op
from torch2hlo.internal_ops import dynamic_update_slice as dynamic_update_slice_op
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.mlir import Value, hlo


@register_lowering(dynamic_slice_op, dtypes=STORED)
def dynamic_slice(ctx: LoweringContext, x: Value, dim: int, start: Value, size: int) -> Value:  # noqa: ARG001
    """``x[start : start + size]`` along ``dim``. https://openxla.org/stablehlo/spec#dynamic_slice"""
    sizes = shape_of(x)
    sizes[dim] = size
    return hlo.dynamic_slice(x, _starts(x, dim, start), sizes)


@register_lowering(dynamic_update_slice_op, dtypes=STORED)
def dynamic_update_slice(ctx: LoweringContext, x: Value, update: Value, dim: int, start: Value) -> Value:  # noqa: ARG001
    """``x`` with ``update`` at ``start`` along ``dim``. https://openxla.org/stablehlo/spec#dynamic_update_slice"""
    return hlo.dynamic_update_slice(x, update, _starts(x, dim, start))


def _starts(x: Value, dim: int, start: Value) -> list[Value]:
    start = convert(start, torch.int32) if dtype(start) is not torch.int32 else start
    zero = constant(0, torch.int32)
    return [start if d == dim else zero for d in range(len(shape_of(x)))]
