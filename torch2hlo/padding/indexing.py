"""Reading by index: garbage indices in padding read garbage, into padding."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch

from torch2hlo.capture.sizes import expression
from torch2hlo.padding.padded import Padded, dynamic, static
from torch2hlo.padding.rules import PaddingContext, is_runtime, register_padding
from torch2hlo.padding.scatters import put

aten = torch.ops.aten


def _safe(ctx: PaddingContext, index: Padded) -> torch.Tensor:
    """Indices with zero in their padding, so that none is out of range."""
    return ctx.filled(index, None, 0)


@register_padding(aten.nonzero.default)
def nonzero(ctx: PaddingContext, x: Padded) -> Padded:
    """The places of all elements, those of the nonzero ones first and in order."""
    if any(not axis.is_prefix for axis in x.axes):
        raise ctx.refuse("places in a merged dimension known only at run time", "find them before the reshape")
    chosen = ctx.filled(Padded(x.tensor != 0, x.axes), None, False)
    place = torch.sort((~chosen.reshape(-1)).to(torch.int32), stable=True)[1]
    columns: list[torch.Tensor] = []
    for axis in reversed(x.axes):
        columns.insert(0, place % axis.bound)
        place = place // axis.bound
    places = torch.stack(columns, 1) if columns else place.new_zeros((1, 0))
    count = ctx.node.meta["val"].shape[0]
    if not is_runtime(count):
        return Padded(places[: int(expression(count))], (static(int(expression(count))), static(x.dim())))
    return Padded(places, (dynamic(places.shape[0], expression(count)), static(x.dim())))


@register_padding(aten.index_put.default, aten._unsafe_index_put.default)
def index_put(
    ctx: PaddingContext, x: Padded, indices: Sequence[Padded | None], values: Padded, accumulate: bool = False
) -> Padded:
    """Writes where a mask is true take as many rows as it has; writes at padded places are dropped, out of range."""
    given = [index for index in indices if index is not None]
    if any(index.tensor.dtype is torch.bool for index in given):
        masks = [None if i is None else ctx.filled(i, None, False) for i in indices]
        return Padded(aten.index_put.default(x.tensor, masks, values.tensor, accumulate), x.axes)
    if all(index.is_static for index in given) and values.is_static:
        places = [None if i is None else _from_front(ctx, x, dim, i.tensor) for dim, i in enumerate(indices)]
        return Padded(aten.index_put.default(x.tensor, places, values.tensor, accumulate), x.axes)
    nodes: Any = [node for node in ctx.node.args[1] if node is not None]  # type: ignore[union-attr]
    shape = _broadcast([node.meta["val"].shape for node in nodes])
    return put(ctx, x, indices, values, accumulate, shape)


@register_padding(aten.embedding.default, merged=True)
def embedding(ctx: PaddingContext, weight: Padded, index: Padded, *rest: Any) -> Padded:
    """Rows of ``weight``."""
    return Padded(aten.embedding.default(weight.tensor, _safe(ctx, index), *rest), (*index.axes, *weight.axes[1:]))


@register_padding(aten.index_select.default)
def index_select(ctx: PaddingContext, x: Padded, dim: int, index: Padded) -> Padded:
    """Places of one dimension."""
    dim %= x.dim()
    place = _from_front(ctx, x, dim, _safe(ctx, index))
    return Padded(aten.index_select.default(x.tensor, dim, place), (*x.axes[:dim], *index.axes, *x.axes[dim + 1 :]))


@register_padding(aten.gather.default)
def gather(ctx: PaddingContext, x: Padded, dim: int, index: Padded, **_: Any) -> Padded:
    """One element for each index, of which there may be more places than ``x`` has beside it."""
    for other in (d for d in range(x.dim()) if d != dim % x.dim()):
        if index.axes[other].bound > x.axes[other].bound:
            index = ctx.fitted(index, other, x.axes[other].bound)
    return Padded(aten.gather.default(x.tensor, dim, _from_front(ctx, x, dim % x.dim(), _safe(ctx, index))), index.axes)


@register_padding(aten.index.Tensor)
def index(ctx: PaddingContext, x: Padded, indices: Sequence[Padded | None]) -> torch.Tensor:
    """Advanced indexing with integers."""
    if any(i is not None and i.tensor.dtype is torch.bool for i in indices):
        raise ctx.refuse("a boolean mask as index, of a size known only at run time", "use torch.where")
    safe = [None if i is None else _from_front(ctx, x, dim, _safe(ctx, i)) for dim, i in enumerate(indices)]
    taken: torch.Tensor = aten.index.Tensor(x.tensor, safe)
    return taken


def _broadcast(shapes: Sequence[Sequence[Any]]) -> list[Any]:
    """The common shape, without asking whether sizes known only at run time are 1."""
    rank = max(map(len, shapes))
    padded = [[1] * (rank - len(shape)) + list(shape) for shape in shapes]
    return [next((size for size in sizes if expression(size) != 1), 1) for sizes in zip(*padded, strict=True)]


def _from_front(ctx: PaddingContext, x: Padded, dim: int, index: torch.Tensor) -> torch.Tensor:
    """Negative indices count from the run-time end, not from the bound."""
    if x.axes[dim].is_static:
        return index
    return torch.where(index < 0, index + ctx.count(x, [dim]).to(index.dtype), index)
