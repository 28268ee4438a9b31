"""What pooling and resampling share: elements and spans of a dimension that are known before the run."""

from __future__ import annotations

import functools
import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch
from torch.fx import Node

from torch2hlo import build
from torch2hlo.mlir import Value, hlo

Array = np.ndarray[Any, Any]


def each(amounts: Sequence[int] | int, count: int) -> list[int]:
    """One amount for each of ``count`` dimensions; a single one counts for all."""
    given = [amounts] if isinstance(amounts, int) else list(amounts)
    return given * count if len(given) == 1 else given


def arguments_of(node: Node) -> dict[str, Any]:
    """The arguments of a node's operation by name, defaults included."""
    schema: Any = node.target._schema  # type: ignore[union-attr]
    given: dict[str, Any] = {argument.name: argument.default_value for argument in schema.arguments}
    return given | dict(zip(given, node.args, strict=False)) | dict(node.kwargs)


@dataclass(frozen=True, eq=False)
class Spans:
    """Element ``i`` of a result is made of elements ``starts[i] … ends[i]`` (exclusive) of a dimension."""

    starts: Array
    ends: Array

    @property
    def sizes(self) -> Array:
        """How many elements each span has."""
        sizes: Array = self.ends - self.starts
        return sizes

    @property
    def window(self) -> tuple[int, int] | None:
        """Size and stride, if the spans are those of a sliding window that begins at 0."""
        size, steps = int(self.sizes[0]), np.diff(self.starts)
        stride = int(steps[0]) if len(steps) else 1
        if self.starts[0] or stride < 1 or size < 1 or (self.sizes != size).any() or (steps != stride).any():
            return None
        return size, stride

    @property
    def indices(self) -> Array:
        """The elements of each span, ``[result, longest span]``; a shorter one repeats its last element."""
        steps = np.arange(max(1, self.sizes.max()))
        indices: Array = np.minimum(self.starts[:, None] + steps, np.maximum(self.ends - 1, 0)[:, None])
        return indices

    @property
    def mask(self) -> Array:
        """Which of `indices` are of the span."""
        mask: Array = np.arange(max(1, self.sizes.max())) < self.sizes[:, None]
        return mask

    def transposed(self, size: int) -> Spans:
        """For each of the ``size`` elements that the spans are of: which spans, an unbroken run, have it."""
        elements = np.arange(size)
        return Spans(np.searchsorted(self.ends, elements, "right"), np.searchsorted(self.starts, elements, "right"))


def reduce_spans(
    x: Value, spans: Mapping[int, Spans], combine: build.Combine, initial: Any, *, idempotent: bool
) -> Value:
    """Reduce each dimension's spans: windows by one ``reduce_window``, others once they lie side by side."""
    start = build.constant(initial, build.dtype(x))
    singles = {dim: span.starts for dim, span in spans.items() if (span.sizes == 1).all()}
    x = take_each(x, singles)
    spans = {dim: span for dim, span in spans.items() if dim not in singles}
    shape = build.shape_of(x)
    windows = {dim: window for dim, span in spans.items() if (window := span.window) is not None}
    whole = [dim for dim, (size, _) in windows.items() if size == shape[dim] > 1]
    if whole:
        shape = [1 if dim in whole else size for dim, size in enumerate(shape)]
        x = build.reshape(build.reduce(x, whole, combine, start), shape)
    sizes, strides = [1] * len(shape), [1] * len(shape)
    for dim, (size, stride) in windows.items():
        if dim not in whole:
            sizes[dim], strides[dim] = size, stride
            x = build.slice_dim(x, dim, 0, int(spans[dim].ends[-1]))
    if any(size > 1 for size in (*sizes, *strides)):
        x = build.reduce_window(x, start, combine, sizes, strides=strides, padding=[(0, 0)] * len(shape))
    for dim, span in spans.items():
        if dim not in windows:
            x = _reduce_irregular(x, dim, span, combine, start, idempotent)
    return x


def _reduce_irregular(
    x: Value, dim: int, spans: Spans, combine: build.Combine, start: Value, idempotent: bool
) -> Value:
    full = bool(spans.mask.all())
    laid = take(x, dim, spans.indices)
    if not (full or idempotent):
        shape = build.shape_of(laid)
        mask = build.broadcast_in_dim(build.array(spans.mask, torch.bool), shape, [dim, dim + 1])
        laid = build.select(mask, laid, build.broadcast(start, shape))
    return build.reduce(laid, [dim + 1], combine, start)


def take(x: Value, dim: int, indices: Array) -> Value:
    """``numpy.take``: a slice of evenly spaced ``indices``, a repetition of repeated ones, or a gather."""
    if indices.ndim > 1:
        shape = build.shape_of(x)
        return build.reshape(take(x, dim, indices.ravel()), [*shape[:dim], *indices.shape, *shape[dim + 1 :]])
    if (sliced := _slice(x, dim, indices)) is not None:
        return sliced
    if (repeated := _repeat(x, dim, indices)) is not None:
        return repeated
    shape = build.shape_of(x)
    rest = [other for other in range(len(shape)) if other != dim]
    numbers = hlo.GatherDimensionNumbers.get(rest, [dim], [], [], [dim], 1)
    sizes = [1 if other == dim else size for other, size in enumerate(shape)]
    ascending = bool((np.diff(indices) >= 0).all())
    constant = build.array(indices.astype(np.int32), torch.int32)
    return hlo.gather(x, constant, numbers, sizes, indices_are_sorted=ascending)


def take_each(x: Value, indices: Mapping[int, Array]) -> Value:
    """`take` along several dimensions; those that repeat every element equally often by one broadcast."""
    shape = build.shape_of(x)
    times = {dim: len(wanted) // shape[dim] for dim, wanted in indices.items() if _whole_repeat(wanted, shape[dim])}
    if times:
        wide = [part for dim, size in enumerate(shape) for part in ((size, times[dim]) if dim in times else (size,))]
        dims = [dim + sum(other < dim for other in times) for dim in range(len(shape))]
        repeated = [size * times.get(dim, 1) for dim, size in enumerate(shape)]
        x = build.reshape(build.broadcast_in_dim(x, wide, dims), repeated)
    for dim, wanted in indices.items():
        if dim not in times:
            x = take(x, dim, wanted)
    return x


def _whole_repeat(indices: Array, size: int) -> bool:
    times = len(indices) // max(size, 1)
    return times > 1 and size * times == len(indices) and bool((indices == np.repeat(np.arange(size), times)).all())


def _slice(x: Value, dim: int, indices: Array) -> Value | None:
    steps = np.diff(indices)
    stride = int(steps[0]) if len(steps) else 1
    if stride < 1 or (steps != stride).any():
        return None
    return build.slice_dim(x, dim, int(indices[0]), int(indices[-1]) + 1, stride)


def _repeat(x: Value, dim: int, indices: Array) -> Value | None:
    """Each element of a range as often as the others; the first and the last may differ, as edges do."""
    values, counts = np.unique(indices, return_counts=True)
    first, last = int(values[0]), int(values[-1])
    times = int(counts[1]) if len(values) > 2 else int(counts.max())
    if (np.diff(indices) < 0).any() or last - first + 1 != len(values) or (counts[1:-1] != times).any():
        return None
    x = build.slice_dim(x, dim, first, last + 1)
    if len(values) == 1:
        return _spread(x, dim, times)
    laid = take_each(x, {dim: np.repeat(np.arange(len(values)), times)})
    low, high = int(counts[0]) - times, int(counts[-1]) - times
    laid = build.slice_dim(laid, dim, max(0, -low), len(values) * times - max(0, -high))
    before, after = (
        [_spread(build.slice_dim(x, dim, at, at + 1), dim, more)] if more > 0 else []
        for at, more in ((0, low), (len(values) - 1, high))
    )
    return build.concatenate([*before, laid, *after], dim)


def _spread(x: Value, dim: int, times: int) -> Value:
    """The one element along ``dim``, ``times`` times."""
    shape = [times if other == dim else size for other, size in enumerate(build.shape_of(x))]
    return build.broadcast_in_dim(x, shape, range(len(shape)))


def along(vector: Array, dtype: torch.dtype, shape: Sequence[int], dim: int) -> Value:
    """``shape`` with a vector's elements along ``dim``, the same along the others."""
    if (vector == vector[0]).all():
        return build.constant(vector[0].item(), dtype, shape)
    return build.broadcast_in_dim(build.array(vector, dtype), shape, [dim])


def added(parts: Iterable[Value]) -> Value:
    """The sum of one or more tensors, in their order."""
    return functools.reduce(hlo.add, parts)


def divide_by_counts(total: Value, counts: Mapping[int, Array]) -> Value:
    """Divide by the product of each dimension's counts."""
    shape, dtype = build.shape_of(total), build.dtype(total)
    kind = np.int64 if dtype is torch.int64 else np.float64 if dtype is torch.float64 else np.float32
    even = [dim for dim, count in counts.items() if (count == count[0]).all()]
    factor = math.prod(int(counts[dim][0]) for dim in even)
    divisors = [along(count.astype(kind), dtype, shape, dim) for dim, count in counts.items() if dim not in even]
    if factor != 1:
        divisors.append(build.constant(factor, dtype, shape))
    return hlo.divide(total, functools.reduce(hlo.multiply, divisors)) if divisors else total


def scatter_planes(values: Value, indices: Value, shape: Sequence[int], rank: int, *, add: bool) -> Value:
    """Zeros of ``shape`` with ``values`` at ``indices``: places in flat planes of its last ``rank`` dims."""
    if 0 in shape or 0 in build.shape_of(values):
        return build.constant(0, build.dtype(values), shape)
    lead = list(shape[: len(shape) - rank])
    places = math.prod(build.shape_of(values)[len(lead) :])
    batch, last = list(range(len(lead))), len(lead)
    zeros = build.constant(0, build.dtype(values), [*lead, math.prod(shape[last:])])
    op = hlo.ScatterOp(
        [zeros.type],
        [zeros],
        build.reshape(indices, [*lead, places]),
        [build.reshape(values, [*lead, places])],
        hlo.ScatterDimensionNumbers.get([], [last], batch, batch, [last], last + 1),
    )
    scalar = build.constant(0, build.dtype(values)).type
    build.fill_region(op.regions[0], [scalar] * 2, lambda old, new: [hlo.add(old, new) if add else new])
    return build.reshape(op.results[0], shape)
