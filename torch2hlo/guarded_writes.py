"""A write into an array that changes nothing unless a condition holds: what is there is written back."""

from __future__ import annotations

from collections.abc import Sequence

import torch

from torch2hlo import build
from torch2hlo.mlir import Value, hlo, ir


def guarded(
    holds: Value, base: Value, update: Value, dims: Sequence[int], starts: Sequence[Value]
) -> tuple[Value, list[Value]]:
    """What to write to ``base``, and where along ``dims``: ``update`` at ``starts`` if ``holds``, else what is there.

    A single row is written together with one beside it. XLA:TPU reads a slice of one row in the layout of what it is
    compared with, and would copy the whole of ``base`` into that layout and back.
    """
    places = [build.convert(start, torch.int32) for start in starts]
    shape, row = build.shape_of(update), _row(base, update, dims, starts)
    if row is not None:
        shape[dims[row]] = 2
        places[row], own = _two_rows(places[row], build.shape_of(base)[dims[row]])
        own = build.broadcast_in_dim(own, [2 if dim == dims[row] else 1 for dim in range(len(shape))], [dims[row]])
        holds = hlo.and_(own, build.broadcast(holds, build.shape_of(own)))
    given, zero = dict(zip(dims, places, strict=True)), build.constant(0, torch.int32)
    before = hlo.dynamic_slice(base, [given.get(dim) or zero for dim in range(len(shape))], shape)
    return build.select(build.broadcast(holds, shape), build.broadcast(update, shape), before), places


def _row(base: Value, update: Value, dims: Sequence[int], starts: Sequence[Value]) -> int | None:
    """Which of ``dims`` is the last one along which one of several rows is written, at a place that is computed."""
    sizes, room = build.shape_of(update), build.shape_of(base)
    rows = [i for i, dim in enumerate(dims) if sizes[dim] == 1 < room[dim] and not _is_constant(starts[i])]
    return max(rows, key=dims.__getitem__, default=None)


def _two_rows(place: Value, size: int) -> tuple[Value, Value]:
    """Where two of ``size`` rows start, one of which is the row at ``place`` or the nearest; and which one is."""
    first, last, second = (build.constant(row, torch.int32) for row in (0, size - 1, size - 2))
    wanted = hlo.clamp(first, place, last)
    start = hlo.minimum(wanted, second)
    own = build.broadcast_in_dim(hlo.subtract(wanted, start), [2], [])
    return start, build.compare(build.iota(torch.int32, [2], 0), own, "EQ")


def _is_constant(x: Value) -> bool:
    return not isinstance(x.owner, ir.Block) and isinstance(x.owner.opview, hlo.ConstantOp)
