"""Reductions of consecutive segments of a dimension, whose lengths are tensors."""

from __future__ import annotations

import math

import torch

from torch2hlo import build
from torch2hlo.build import constant
from torch2hlo.dtypes import FLOATING
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.lowerings.reductions import fold, wide
from torch2hlo.lowerings.scans import running
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten
_COMBINE = {
    "sum": (hlo.add, 0.0),
    "mean": (hlo.add, 0.0),
    "prod": (hlo.multiply, 1.0),
    "max": (hlo.maximum, -math.inf),
    "min": (hlo.minimum, math.inf),
}


@register_lowering(aten.segment_reduce.default, dtypes=FLOATING)
def segment_reduce(
    ctx: LoweringContext,
    data: Value,
    reduce: str,
    *,
    lengths: Value | None = None,
    indices: Value | None = None,
    offsets: Value | None = None,
    axis: int = 0,
    unsafe: bool = False,
    initial: float | None = None,
) -> Value:
    """Each segment of ``axis`` reduced; an empty one gives ``initial``, or the identity (of mean, NaN).

    Every segment reduces the whole axis under a mask, which needs no scatter.
    """
    starts, ends = _bounds(lengths, offsets)
    combine, identity = _COMBINE[reduce]
    data, axis = wide(data, ctx.dtype), len(build.shape_of(starts)) - 1
    shape = [*build.shape_of(starts), *build.shape_of(data)[axis:]]  # …, segment, axis, …
    members = _members(starts, ends, shape[: axis + 2])
    elements = build.broadcast_in_dim(data, shape, [at for at in range(len(shape)) if at != axis])
    elements = build.select(
        build.broadcast_in_dim(members, shape, range(axis + 2)),
        elements,
        constant(identity, build.dtype(data), shape),
    )
    result = fold(elements, [axis + 1], combine, identity)
    if initial is not None:
        result = combine(result, constant(initial, build.dtype(data), build.shape_of(result)))
    if reduce == "mean":
        result = _averaged(result, hlo.subtract(ends, starts), initial)
    return build.convert(result, ctx.dtype)


def _bounds(lengths: Value | None, offsets: Value | None) -> tuple[Value, Value]:
    """Where each segment starts and ends."""
    if lengths is not None:
        ends = running(lengths, len(build.shape_of(lengths)) - 1, hlo.add, 0)
        return hlo.subtract(ends, lengths), ends
    assert offsets is not None
    last = len(build.shape_of(offsets)) - 1
    count = build.shape_of(offsets)[last] - 1
    return build.slice_dim(offsets, last, 0, count), build.slice_dim(offsets, last, 1, count + 1)


def _members(starts: Value, ends: Value, shape: list[int]) -> Value:
    """Whether each position of the axis, the last dimension, is in each segment."""
    position = build.iota(build.dtype(starts), shape, len(shape) - 1)
    first, end = (build.broadcast_in_dim(bound, shape, range(len(shape) - 1)) for bound in (starts, ends))
    return hlo.and_(build.compare(position, first, "GE"), build.compare(position, end, "LT"))


def _averaged(total: Value, counts: Value, initial: float | None) -> Value:
    shape, dtype = build.shape_of(total), build.dtype(total)
    if initial is not None:
        counts = hlo.maximum(counts, constant(1, build.dtype(counts), build.shape_of(counts)))
    return hlo.divide(
        total, build.broadcast_in_dim(build.convert(counts, dtype), shape, range(len(build.shape_of(counts))))
    )
