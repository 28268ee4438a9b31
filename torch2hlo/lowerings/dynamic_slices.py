"""Slices whose start is known only at run time: one StableHLO op each, which clamps the start."""

from __future__ import annotations

from collections.abc import Sequence

import torch

from torch2hlo.build import constant, convert, shape_of
from torch2hlo.dtypes import STORED
from torch2hlo.internal_ops import dynamic_slice as dynamic_slice_op
from torch2hlo.internal_ops import dynamic_update_slice as dynamic_update_slice_op
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.lowerings.overlap import reads_elsewhere, write_apart
from torch2hlo.mlir import Value, hlo


@register_lowering(dynamic_slice_op, dtypes=STORED)
def dynamic_slice(
    ctx: LoweringContext,
    x: Value,
    dims: Sequence[int],
    starts: Sequence[Value],
    sizes: Sequence[int],
) -> Value:
    """``sizes`` places from ``starts`` on along ``dims``. https://openxla.org/stablehlo/spec#dynamic_slice"""
    return hlo.dynamic_slice(x, _starts(x, dims, starts), ctx.shape)


@register_lowering(dynamic_update_slice_op, dtypes=STORED)
def dynamic_update_slice(
    ctx: LoweringContext,
    x: Value,
    update: Value,
    dims: Sequence[int],
    starts: Sequence[Value],
) -> Value:
    """``x`` with ``update`` at ``starts`` along ``dims``. https://openxla.org/stablehlo/spec#dynamic_update_slice"""
    if reads_elsewhere(ctx.node):
        return write_apart(x, update, _starts(x, dims, starts))
    return hlo.dynamic_update_slice(x, update, _starts(x, dims, starts))


def _starts(x: Value, dims: Sequence[int], starts: Sequence[Value]) -> list[Value]:
    given = {dim: convert(start, torch.int32) for dim, start in zip(dims, starts, strict=True)}
    return [given.get(dim) or constant(0, torch.int32) for dim in range(len(shape_of(x)))]
