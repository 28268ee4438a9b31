"""Reading and writing a tensor at positions that are tensors: what every indexing operation is lowered to.

A position out of range is an error in eager. One known at conversion is checked there. One known only at
run time never leaves the tensor, as StableHLO has it:
- a read takes the nearest element (https://openxla.org/stablehlo/spec#gather)
- a write is left out (https://openxla.org/stablehlo/spec#scatter), except that
- a write of one row goes to the nearest (https://openxla.org/stablehlo/spec#dynamic_update_slice).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch

from torch2hlo import build
from torch2hlo.dtypes import tensor_type
from torch2hlo.lowering import LoweringContext
from torch2hlo.lowerings.overlap import write_apart
from torch2hlo.mlir import Value, hlo, ir

_LARGEST_KNOWN = 1 << 16


@dataclass(frozen=True)
class Where:
    """Which elements a gather reads or a scatter writes.

    Attributes:
        columns: for each of ``dims``, the positions along it; tensors that broadcast to ``shape``.
        dims: dimensions of the tensor that the positions are for.
        window: dimensions of the result (or of the updates) that run along the tensor's other dimensions.
        batch: pairs ``(dimension of the tensor, dimension of the columns)`` that walk together.
        shape: that of the columns, unless they have it already.

    """

    columns: Sequence[Value]
    dims: Sequence[int]
    window: Sequence[int]
    batch: Sequence[tuple[int, int]] = ()
    shape: Sequence[int] | None = None

    def start_indices(self) -> Value:
        """The columns side by side; a single one needs no further dimension."""
        shape = build.shape_of(self.columns[0]) if self.shape is None else list(self.shape)
        if len(self.columns) == 1:
            return build.broadcast(self.columns[0], shape)
        return build.concatenate([_as_column(column, shape) for column in self.columns], len(shape))

    @property
    def vector_dim(self) -> int:
        return len(build.shape_of(self.columns[0]) if self.shape is None else self.shape)

    @property
    def batch_dims(self) -> tuple[list[int], list[int]]:
        pairs = sorted(self.batch)
        return [ours for ours, _ in pairs], [theirs for _, theirs in pairs]


def _as_column(x: Value, shape: list[int]) -> Value:
    """``x`` broadcast to ``shape``, with a dimension of 1 after it."""
    if build.shape_of(x) == shape:
        return build.unsqueeze(x, -1)
    return build.broadcast_in_dim(x, [*shape, 1], range(len(shape) - len(build.shape_of(x)), len(shape)))


def gather(x: Value, where: Where, sizes: Sequence[int] | None = None) -> Value:
    """The slices of ``x`` at ``where``; ``sizes`` are those along the other dimensions, if not whole."""
    ours, theirs = where.batch_dims
    sizes = list(build.shape_of(x) if sizes is None else sizes)
    for dim in (*where.dims, *ours):
        sizes[dim] = 1
    numbers = hlo.GatherDimensionNumbers.get(
        list(where.window), sorted(where.dims), ours, theirs, list(where.dims), where.vector_dim
    )
    return hlo.gather(x, where.start_indices(), numbers, sizes)


def scatter(
    x: Value, where: Where, updates: Value, combine: build.Combine | None = None, *, ascending: bool = False
) -> Value:
    """``x`` with ``combine(element, update)`` at ``where``; without ``combine`` the last update stays.

    ``ascending`` promises that the positions never go back.
    """
    ours, theirs = where.batch_dims
    numbers = hlo.ScatterDimensionNumbers.get(
        list(where.window), sorted(where.dims), ours, theirs, list(where.dims), where.vector_dim
    )
    op = hlo.ScatterOp([x.type], [x], where.start_indices(), [updates], numbers, indices_are_sorted=ascending or None)
    scalar = tensor_type([], build.dtype(x))
    build.fill_region(op.regions[0], [scalar] * 2, lambda old, new: [combine(old, new) if combine else new])
    result: Value = op.results[0]
    return result


def known(x: Value) -> np.ndarray[Any, Any] | None:
    """The elements of a small integer tensor made only of constants and iotas, or None."""
    if (
        math.prod(build.shape_of(x)) > _LARGEST_KNOWN
        or isinstance(x.owner, ir.Block)
        or build.dtype(x).is_floating_point
    ):
        return None
    op = x.owner.opview
    if isinstance(op, hlo.ConstantOp):
        return np.asarray(op.value).reshape(build.shape_of(x)) if build.dtype(x) in _READABLE else None
    if isinstance(op, hlo.IotaOp):
        shape = build.shape_of(x)
        dim = ir.IntegerAttr(op.iota_dimension).value
        return np.broadcast_to(np.arange(shape[dim]).reshape([-1 if d == dim else 1 for d in range(len(shape))]), shape)
    if build.dtype(x) not in _READABLE or type(op) not in _EVALUATE:
        return None
    operands = [known(operand) for operand in op.operands]
    return None if any(value is None for value in operands) else _EVALUATE[type(op)](op, build.shape_of(x), *operands)


def _broadcast(op: Any, shape: list[int], x: np.ndarray[Any, Any]) -> np.ndarray[Any, Any]:
    own = dict(zip(op.broadcast_dimensions, x.shape, strict=True))
    return np.broadcast_to(x.reshape([own.get(dim, 1) for dim in range(len(shape))]), shape)


_READABLE = {torch.int32, torch.int64}
_EVALUATE: dict[Any, Any] = {
    hlo.BroadcastInDimOp: _broadcast,
    hlo.ReshapeOp: lambda _, shape, x: x.reshape(shape),
    hlo.ConvertOp: lambda _, __, x: x,
    hlo.AddOp: lambda _, __, x, y: x + y,
    hlo.SubtractOp: lambda _, __, x, y: x - y,
    hlo.MulOp: lambda _, __, x, y: x * y,
}


def in_range(ctx: LoweringContext, index: Value, size: int, *, wrap: bool = False) -> Value:
    """``index``, with ``-1`` meaning ``size - 1`` if ``wrap``; positions known at conversion are checked."""
    values = known(index)
    if values is None:
        if not wrap:
            return index
        shape, dtype = build.shape_of(index), build.dtype(index)
        negative = build.compare(index, build.constant(0, dtype, shape), "LT")
        return build.select(negative, hlo.add(index, build.constant(size, dtype, shape)), index)
    lowest = -size if wrap else 0
    if values.size and not (lowest <= values.min() and values.max() < size):
        raise ctx.refuse(f"index out of range for a dimension of size {size}", "eager raises an IndexError for it too")
    if (values < 0).any():
        return build.array(np.where(values < 0, values + size, values).astype(np.int64), torch.int64)
    return index


def affine(index: Value) -> tuple[int, int] | None:
    """``(start, step)`` if the elements are known and evenly spaced, in order."""
    values = known(index)
    if values is None or not values.size:
        return None
    flat = values.reshape(-1)
    step = int(flat[1] - flat[0]) if flat.size > 1 else 1
    return (int(flat[0]), step) if (flat == flat[0] + step * np.arange(flat.size)).all() else None


def take(x: Value, dim: int, index: Value) -> Value:
    """``x`` with dimension ``dim`` replaced by those of ``index``: the rows at its positions."""
    shape, at = build.shape_of(x), build.shape_of(index)
    wanted = [*shape[:dim], *at, *shape[dim + 1 :]]
    if 0 in wanted:
        return build.constant(0, build.dtype(x), wanted)
    count = math.prod(at)
    if (line := affine(index)) is not None and line[1] != 0:
        start, step = line
        first, last = sorted((start, start + step * (count - 1)))
        rows = build.slice_dim(x, dim, first, last + 1, abs(step))
        return build.reshape(hlo.reverse(rows, [dim]) if step < 0 else rows, wanted)
    if count == 1:
        sizes = [1 if d == dim else size for d, size in enumerate(shape)]
        return build.reshape(hlo.dynamic_slice(x, _starts(x, {dim: index}), sizes), wanted)
    window = [d for d in range(len(wanted)) if not dim <= d < dim + len(at)]
    return gather(x, Where([index], [dim], window))


def put_rows(
    x: Value, dim: int, index: Value, rows: Value, combine: build.Combine | None = None, *, apart: bool = False
) -> Value:
    """``x`` with ``rows`` written (or combined) at the positions of the 1-d ``index`` along ``dim``.

    `overlap` explains ``apart``.
    """
    if 0 in build.shape_of(rows):
        return x
    line = affine(index)
    if combine is None and (build.shape_of(index) == [1] or (line is not None and line[1] == 1)):
        start = index if line is None else build.constant(line[0], torch.int64)
        return (write_apart if apart else hlo.dynamic_update_slice)(x, rows, _starts(x, {dim: start}))
    window = [d for d in range(len(build.shape_of(x))) if d != dim]
    return scatter(x, Where([index], [dim], window), rows, combine)


def _starts(x: Value, positions: dict[int, Value]) -> list[Value]:
    """Start indices for a dynamic slice: 0 where no position is given."""
    dtype = build.dtype(next(iter(positions.values())))
    return [
        build.reshape(positions[d], []) if d in positions else build.constant(0, dtype)
        for d in range(len(build.shape_of(x)))
    ]


def without_repeats(index: Value, keep: int | None = None) -> tuple[Value, list[int]]:
    """Undo an expansion of ``index``: the smaller tensor, and the dimensions along which it was repeated.

    ``index.unsqueeze(-1).expand(n, k)`` becomes ``index`` and ``[1]``. ``keep`` must not be one of them.
    """
    if isinstance(index.owner, ir.Block) or not isinstance(op := index.owner.opview, hlo.BroadcastInDimOp):
        return index, []
    shape, inner = build.shape_of(index), build.shape_of(op.operand)
    own = [dim for dim, size in zip(op.broadcast_dimensions, inner, strict=True) if size == shape[dim]]
    if (keep is not None and keep not in own) or own != sorted(own):
        return index, []
    return build.reshape(op.operand, [shape[dim] for dim in own]), [dim for dim in range(len(shape)) if dim not in own]
