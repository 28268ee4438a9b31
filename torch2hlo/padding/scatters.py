"""Writes to places given by indices: what padded indices would write goes to a place of its own, which is cut off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch

from torch2hlo.padding.padded import Padded
from torch2hlo.padding.rules import PaddingContext, plain, register_padding

aten = torch.ops.aten


def roomy(x: Padded, dim: int) -> torch.Tensor:
    """``x`` with one more place at the end of a dimension."""
    grown: torch.Tensor = aten.constant_pad_nd.default(x.tensor, [0, 0] * (x.dim() - 1 - dim) + [0, 1])
    return grown


def cut(x: Padded, dim: int, written: torch.Tensor) -> Padded:
    """Without the place that `roomy` added."""
    return Padded(aten.slice.Tensor(written, dim, 0, x.axes[dim].bound), x.axes)


@register_padding(aten.scatter.src, aten.scatter_add.default, aten.scatter.reduce, aten.scatter_reduce.two)
def scatter(ctx: PaddingContext, x: Padded, dim: int, index: Padded, src: Padded, *rest: Any, **kwargs: Any) -> Padded:
    """One write for each index."""
    dim %= x.dim()
    target, index = _grown(ctx, x, dim, index)
    for other in range(index.dim()):
        src = (
            src if src.axes[other].bound >= index.axes[other].bound else ctx.fitted(src, other, index.axes[other].bound)
        )
    places = ctx.filled(index, None, x.axes[dim].bound)
    written = ctx.node.target(target.tensor, dim, places, src.tensor, *rest, **kwargs)  # type: ignore[operator]
    return _as_it_was(x, written)


@register_padding(aten.scatter.value, aten.scatter.value_reduce)
def scatter_value(ctx: PaddingContext, x: Padded, dim: int, index: Padded, value: Any, **kwargs: Any) -> Padded:
    """The same number for each index."""
    dim %= x.dim()
    target, index = _grown(ctx, x, dim, index)
    number = ctx.number(value) if hasattr(value, "node") else value
    filled = ctx.filled(index, None, x.axes[dim].bound)
    if isinstance(number, torch.Tensor):
        src = number.to(x.tensor.dtype).expand(filled.shape)
        op = aten.scatter.reduce if kwargs else aten.scatter.src
        return _as_it_was(x, op(target.tensor, dim, filled, src, **kwargs))
    return _as_it_was(x, ctx.node.target(target.tensor, dim, filled, number, **kwargs))  # type: ignore[operator]


def _grown(ctx: PaddingContext, x: Padded, dim: int, index: Padded) -> tuple[Padded, Padded]:
    """Room for what is dropped, and in the other dimensions for as many places as indices may have."""
    target = Padded(roomy(x, dim), x.axes)
    for other in range(x.dim()):
        short = index.axes[other].bound - x.axes[other].bound
        if other != dim and short > 0:
            around = [0, 0] * (x.dim() - 1 - other) + [0, short]
            target = Padded(aten.constant_pad_nd.default(target.tensor, around), target.axes)
    return target, index


def _as_it_was(x: Padded, written: torch.Tensor) -> Padded:
    for dim, axis in enumerate(x.axes):
        if written.shape[dim] != axis.bound:
            written = aten.slice.Tensor(written, dim, 0, axis.bound)
    return Padded(written, x.axes)


@register_padding(aten.index_add.default, aten.index_copy.default, aten.index_reduce.default)
def index_write(
    ctx: PaddingContext, x: Padded, dim: int, index: Padded, source: Padded, *rest: Any, **kwargs: Any
) -> Padded:
    """One slice for each index."""
    dim %= max(x.dim(), 1)
    for other in range(x.dim()):
        source = ctx.fitted(source, other, index.axes[0].bound if other == dim else x.axes[other].bound)
    rest = tuple(ctx.number(value) if hasattr(value, "node") else plain(value) for value in rest)
    places = _placed(ctx, x, dim, index)
    return cut(x, dim, ctx.node.target(roomy(x, dim), dim, places, source.tensor, *rest, **kwargs))  # type: ignore[operator]


@register_padding(aten.index_fill.int_Scalar, aten.index_fill.int_Tensor)
def index_fill(ctx: PaddingContext, x: Padded, dim: int, index: Padded, value: Any) -> Padded:
    """The same number in each slice."""
    dim %= max(x.dim(), 1)
    number = ctx.number(value).to(x.tensor.dtype) if hasattr(value, "node") else plain(value)
    return cut(x, dim, aten.index_fill(roomy(x, dim), dim, _placed(ctx, x, dim, index), number))


def _placed(ctx: PaddingContext, x: Padded, dim: int, index: Padded) -> torch.Tensor:
    """Indices counted from the front; those in the padding are one past the end."""
    place = index.tensor
    place = torch.where(place < 0, place + ctx.count(x, [dim]).to(place.dtype), place)
    return ctx.filled(Padded(place, index.axes), None, x.axes[dim].bound)


def put(
    ctx: PaddingContext,
    x: Padded,
    indices: Sequence[Padded | None],
    values: Padded,
    accumulate: bool,
    shape: Sequence[Any],
) -> Padded:
    """``x[indices] = values`` with integers, broadcast to ``shape``; the first dimension has room for the dropped."""
    dims = [dim for dim, index in enumerate(indices) if index is not None]
    given, axes = ctx.aligned([index for index in indices if index is not None], shape)
    places = [
        torch.where(index.tensor < 0, index.tensor + ctx.count(x, [dim]).to(index.tensor.dtype), index.tensor)
        for dim, index in zip(dims, given, strict=True)
    ]
    bounds = [axis.bound for axis in axes]
    real = ctx.mask(Padded(places[0], axes)) if axes else None
    if real is not None:
        places[0] = torch.where(
            real, places[0].expand(bounds), torch.full((), x.axes[dims[0]].bound, dtype=places[0].dtype)
        )
    wanted = _value_bounds(x, dims, bounds)
    for back in range(1, values.dim() + 1):
        if values.axes[-back].layout != (1, 1):
            values = ctx.fitted(values, values.dim() - back, wanted[-back])
    numbered = dict(zip(dims, places, strict=True))
    put_places = [numbered.get(dim) for dim in range(len(indices))]
    written = aten.index_put.default(roomy(x, dims[0]), put_places, values.tensor, accumulate)
    return cut(x, dims[0], written)


def _value_bounds(x: Padded, dims: Sequence[int], bounds: Sequence[int]) -> list[int]:
    """The shape that values are broadcast to: indexed dimensions in the place of the first, or in front if apart."""
    rest = [x.axes[dim].bound for dim in range(x.dim()) if dim not in dims]
    first = dims[0] if list(dims) == list(range(dims[0], dims[-1] + 1)) else 0
    return [*rest[:first], *bounds, *rest[first:]]
