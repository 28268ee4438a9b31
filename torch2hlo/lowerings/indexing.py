"""Reading and writing at index tensors: ``x[i, :, j]``, ``x[mask] = y``, ``take``, ``index_add`` …

What happens to a position out of range: see `torch2hlo.lowerings.indices`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import torch

from torch2hlo import build
from torch2hlo.dtypes import REAL
from torch2hlo.lowering import LoweringContext, Scalar, register_lowering
from torch2hlo.lowerings.indices import Where, affine, gather, in_range, put_rows, scatter, take
from torch2hlo.lowerings.masked import masked_put
from torch2hlo.lowerings.overlap import reads_elsewhere
from torch2hlo.lowerings.scatter import REDUCTIONS, divided, identity
from torch2hlo.mlir import Value, hlo, is_value

aten = torch.ops.aten
Indices = Sequence[Value | None]


@dataclass(frozen=True)
class _Indexed:
    """``x[indices]``: its elements and its shape."""

    where: Where
    shape: list[int]


def _indexed(ctx: LoweringContext, x: Value, indices: Indices) -> _Indexed:
    """The indices' common shape stands where they are, or first if they are not side by side."""
    shape = build.shape_of(x)
    dims = [dim for dim, index in enumerate(indices) if index is not None]
    common = list(torch.broadcast_shapes(*[build.shape_of(index) for index in indices if index is not None]))
    at = dims[0] if dims[-1] - dims[0] == len(dims) - 1 else 0
    kept = [size for dim, size in enumerate(shape) if dim not in dims]
    window = [*range(at), *range(at + len(common), len(kept) + len(common))]
    columns: dict[int, Value] = {}
    batch: list[tuple[int, int]] = []
    for dim in dims:
        index = indices[dim]
        assert index is not None
        lane = _lane(index, shape[dim], common)
        if lane is not None and len(batch) < len(dims) - 1 and lane not in {theirs for _, theirs in batch}:
            batch.append((dim, lane))
        else:
            columns[dim] = in_range(ctx, index, shape[dim], wrap=True)
    wide = max((build.dtype(index) for index in columns.values()), key=lambda dtype: dtype.itemsize)
    positions = [build.convert(index, wide) for index in columns.values()]
    where = Where(positions, list(columns), window, batch, common)
    return _Indexed(where, [*kept[:at], *common, *kept[at:]])


def _lane(index: Value, size: int, common: list[int]) -> int | None:
    """The dimension of ``common`` along which ``index`` is ``0, 1 … size - 1``: both then walk together."""
    shape = build.shape_of(index)
    long = [dim for dim, length in enumerate(shape) if length != 1]
    if len(long) != 1 or shape[long[0]] != size or affine(index) != (0, 1):
        return None
    return long[0] + len(common) - len(shape)


@register_lowering(aten.index.Tensor, aten._unsafe_index.Tensor)
def index(ctx: LoweringContext, x: Value, indices: Indices) -> Value:
    """``x[i, :, j]`` for integer tensors. https://docs.pytorch.org/cppdocs/notes/tensor_indexing.html"""
    given = [(dim, index) for dim, index in enumerate(indices) if index is not None]
    if not given:
        return x
    if 0 in ctx.shape:
        return build.constant(0, ctx.dtype, ctx.shape)
    if len(given) == 1:
        ((dim, only),) = given
        return take(x, dim, in_range(ctx, only, build.shape_of(x)[dim], wrap=True))
    return gather(x, _indexed(ctx, x, indices).where)


@register_lowering(aten.index_put.default, aten._unsafe_index_put.default)
def index_put(ctx: LoweringContext, x: Value, indices: Indices, values: Value, accumulate: bool = False) -> Value:
    """``x[i, :, j] = values`` (or ``+=``); a mask that takes one value, or one row, becomes a select."""
    if any(index is not None and build.dtype(index) in {torch.bool, torch.uint8} for index in indices):
        return masked_put(ctx, x, indices, values, accumulate)
    given = [(dim, index) for dim, index in enumerate(indices) if index is not None]
    combine = hlo.add if accumulate else None
    if not given:
        values = build.broadcast(values, ctx.shape)
        return hlo.add(x, values) if accumulate else values
    if 0 in build.shape_of(values) or any(0 in build.shape_of(index) for _, index in given) or 0 in ctx.shape:
        return x
    if len(given) == 1 and len(build.shape_of(given[0][1])) == 1:
        ((dim, only),) = given
        rows = [*ctx.shape[:dim], *build.shape_of(only), *ctx.shape[dim + 1 :]]
        index = in_range(ctx, only, ctx.shape[dim], wrap=True)
        return put_rows(x, dim, index, build.broadcast(values, rows), combine, apart=reads_elsewhere(ctx.node))
    to = _indexed(ctx, x, indices)
    return scatter(x, to.where, build.broadcast(values, to.shape), combine)


@register_lowering(aten.index_select.default)
def index_select(ctx: LoweringContext, x: Value, dim: int, index: Value) -> Value:
    """The rows of ``x`` along ``dim`` at the positions of ``index``."""
    rank = len(build.shape_of(x))
    if rank == 0:
        return x
    dim %= rank
    result = take(x, dim, in_range(ctx, index, build.shape_of(x)[dim]))
    return build.reshape(result, ctx.shape)


@register_lowering(aten.take.default)
def take_flat(ctx: LoweringContext, x: Value, index: Value) -> Value:
    """``x.flatten()[index]``."""
    return take(_flat(x), 0, in_range(ctx, index, _count(x), wrap=True))


@register_lowering(aten.put.default)
def put(ctx: LoweringContext, x: Value, index: Value, source: Value, accumulate: bool = False) -> Value:
    """``x.flatten()[index.flatten()] = source.flatten()``, or ``+=``."""
    index = in_range(ctx, _flat(index), _count(x), wrap=True)
    combine, apart = hlo.add if accumulate else None, reads_elsewhere(ctx.node)
    return build.reshape(put_rows(_flat(x), 0, index, _flat(source), combine, apart=apart), ctx.shape)


@register_lowering(aten.index_add.default)
def index_add(ctx: LoweringContext, x: Value, dim: int, index: Value, source: Value, *, alpha: Scalar = 1) -> Value:
    """``x[index[i]] += alpha * source[i]`` along ``dim``; a position that comes twice gets both."""
    if alpha != 1:
        source = hlo.multiply(source, build.constant(alpha, ctx.dtype, build.shape_of(source)))
    to = _rows(ctx, x, dim, index)
    return build.reshape(put_rows(to.x, to.dim, to.index, build.reshape(source, to.shape), hlo.add), ctx.shape)


@register_lowering(aten.index_copy.default)
def index_copy(ctx: LoweringContext, x: Value, dim: int, index: Value, source: Value) -> Value:
    """``x[index[i]] = source[i]`` along ``dim``."""
    to = _rows(ctx, x, dim, index)
    rows = build.reshape(source, to.shape)
    return build.reshape(put_rows(to.x, to.dim, to.index, rows, apart=reads_elsewhere(ctx.node)), ctx.shape)


@register_lowering(aten.index_fill.int_Scalar, aten.index_fill.int_Tensor)
def index_fill(ctx: LoweringContext, x: Value, dim: int, index: Value, value: Value | Scalar) -> Value:
    """``x[index[i]] = value`` along ``dim``."""
    to = _rows(ctx, x, dim, index, wrap=True)
    if is_value(value):
        rows = build.broadcast(build.convert(value, ctx.dtype), to.shape)
    else:
        rows = build.constant(value, ctx.dtype, to.shape)
    return build.reshape(put_rows(to.x, to.dim, to.index, rows), ctx.shape)


@register_lowering(aten.index_reduce.default, dtypes=REAL)
def index_reduce(
    ctx: LoweringContext,
    x: Value,
    dim: int,
    index: Value,
    source: Value,
    reduce: str,
    *,
    include_self: bool = True,
) -> Value:
    """``x[index[i]] = reduce(x[index[i]], source[i])``; without ``include_self``, of sources alone."""
    to = _rows(ctx, x, dim, index)
    if 0 in to.shape:
        return x
    start = (
        to.x
        if include_self
        else put_rows(to.x, to.dim, to.index, build.constant(identity(reduce, ctx.dtype), ctx.dtype, to.shape))
    )
    result = put_rows(start, to.dim, to.index, build.reshape(source, to.shape), REDUCTIONS[reduce])
    if reduce == "mean":
        shape = build.shape_of(to.x)
        ones = build.constant(1, torch.int32, build.shape_of(to.index))
        count = put_rows(build.constant(int(include_self), torch.int32, [shape[to.dim]]), 0, to.index, ones, hlo.add)
        result = divided(result, build.broadcast_in_dim(count, shape, [to.dim]))
    return build.reshape(result, ctx.shape)


@dataclass(frozen=True)
class _Rows:
    """Rows of ``x`` along ``dim`` at a 1-d ``index``; ``shape`` is that of all of them."""

    x: Value
    dim: int
    index: Value
    shape: list[int]


def _rows(ctx: LoweringContext, x: Value, dim: int, index: Value, *, wrap: bool = False) -> _Rows:
    """The arguments with at least one dimension each; a 0-d tensor counts as one element."""
    x = build.reshape(x, build.shape_of(x) or [1])
    shape = build.shape_of(x)
    dim %= len(shape)
    index = in_range(ctx, _flat(index), shape[dim], wrap=wrap)
    return _Rows(x, dim, index, [*shape[:dim], _count(index), *shape[dim + 1 :]])


def _flat(x: Value) -> Value:
    return build.reshape(x, [_count(x)])


def _count(x: Value) -> int:
    return math.prod(build.shape_of(x))
