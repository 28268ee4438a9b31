"""What lies below or above a diagonal: masked by position, or its positions listed."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch

from torch2hlo import build
from torch2hlo.dtypes import ALL
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten
_INDEX = frozenset({torch.int32, torch.int64})
_WRITTEN_OUT = 64  # shorter lists of positions are constants


@register_lowering(aten.tril.default, dtypes=ALL)
def tril(ctx: LoweringContext, x: Value, diagonal: int = 0) -> Value:
    """``x`` where ``column <= row + diagonal``, else 0: an iota comparison."""
    return _masked(ctx, x, diagonal, "GE")


@register_lowering(aten.triu.default, dtypes=ALL)
def triu(ctx: LoweringContext, x: Value, diagonal: int = 0) -> Value:
    """``x`` where ``column >= row + diagonal``, else 0: an iota comparison."""
    return _masked(ctx, x, diagonal, "LE")


def _masked(ctx: LoweringContext, x: Value, diagonal: int, direction: str) -> Value:
    """``x`` where ``row + diagonal`` compares to ``column`` in this direction, else 0."""
    shape, rank = ctx.shape, len(ctx.shape)
    rows, columns = build.iota(torch.int32, shape, rank - 2), build.iota(torch.int32, shape, rank - 1)
    if diagonal:
        rows = hlo.add(rows, build.constant(max(-shape[-2], min(diagonal, shape[-1])), torch.int32, shape))
    return build.select(build.compare(rows, columns, direction), x, build.constant(0, ctx.dtype, shape))


@register_lowering(aten.tril_indices.default, dtypes=_INDEX)
def tril_indices(ctx: LoweringContext, row: int, col: int, offset: int = 0, **_: Any) -> Value:
    """Rows and columns of all positions with ``column <= row + offset``, row by row."""
    count = ctx.shape[1]
    if count <= _WRITTEN_OUT:
        return build.array(np.stack(np.nonzero(np.tri(row, col, offset))).astype(_numpy(ctx)), ctx.dtype)
    rows, columns = _lower(build.iota(torch.int64, [count], 0), row, col, offset)
    return build.convert(_pairs(rows, columns), ctx.dtype)


@register_lowering(aten.triu_indices.default, dtypes=_INDEX)
def triu_indices(ctx: LoweringContext, row: int, col: int, offset: int = 0, **_: Any) -> Value:
    """Rows and columns of all positions with ``column >= row + offset``, row by row.

    Seen from the last position backwards they are those of a lower triangle.
    """
    count = ctx.shape[1]
    if count <= _WRITTEN_OUT:
        return build.array(np.stack(np.nonzero(~np.tri(row, col, offset - 1, bool))).astype(_numpy(ctx)), ctx.dtype)
    index = hlo.subtract(_whole(count - 1, count), build.iota(torch.int64, [count], 0))
    rows, columns = _lower(index, row, col, col - row - offset)
    rows, columns = hlo.subtract(_whole(row - 1, count), rows), hlo.subtract(_whole(col - 1, count), columns)
    return build.convert(_pairs(rows, columns), ctx.dtype)


def _lower(index: Value, row: int, col: int, offset: int) -> tuple[Value, Value]:
    """Row and column of the ``index``-th position of a lower triangle: growing rows, then full ones."""
    (count,) = build.shape_of(index)
    above = max(0, -offset)
    first = min(col, above + offset + 1)  # positions in the first row that has any
    growing = min(row - above, col - first)
    grown = _before(growing, first)
    at: Any = _growing_row(index, first)
    columns: Any = hlo.subtract(index, _before_each(at, first))
    if grown < count:
        rest = hlo.subtract(index, _whole(grown, count))
        full = build.compare(index, _whole(grown, count), "GE")
        quotient = hlo.divide(rest, _whole(col, count))
        at = build.select(full, hlo.add(quotient, _whole(growing, count)), at)
        columns = build.select(full, hlo.subtract(rest, hlo.multiply(quotient, _whole(col, count))), columns)
    return hlo.add(at, _whole(above, count)) if above else at, columns


def _growing_row(index: Value, first: int) -> Value:
    """The greatest ``k`` with ``_before(k) <= index``: the root of a quadratic, made exact."""
    (count,) = build.shape_of(index)
    linear = build.constant(first - 0.5, torch.float64, [count])
    twice = hlo.multiply(build.convert(index, torch.float64), build.constant(2, torch.float64, [count]))
    root = hlo.subtract(hlo.sqrt(hlo.add(hlo.multiply(linear, linear), twice)), linear)
    k, one = build.convert(root, torch.int64), _whole(1, count)
    k = build.select(build.compare(_before_each(k, first), index, "GT"), hlo.subtract(k, one), k)
    following = hlo.add(k, one)
    return build.select(build.compare(_before_each(following, first), index, "LE"), following, k)


def _before(k: int, first: int) -> int:
    """Positions in the first ``k`` rows: ``first + (first + 1) + …``"""
    return k * (k - 1 + 2 * first) // 2


def _before_each(k: Value, first: int) -> Value:
    (count,) = build.shape_of(k)
    return hlo.divide(hlo.multiply(k, hlo.add(k, _whole(2 * first - 1, count))), _whole(2, count))


def _whole(number: int, count: int) -> Value:
    return build.constant(number, torch.int64, [count])


def _pairs(rows: Value, columns: Value) -> Value:
    return build.concatenate([build.unsqueeze(rows, 0), build.unsqueeze(columns, 0)], 0)


def _numpy(ctx: LoweringContext) -> type[np.generic]:
    return np.int32 if ctx.dtype is torch.int32 else np.int64
