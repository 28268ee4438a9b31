"""Reading by index: garbage indices in padding read garbage, into padding."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch

from torch2hlo.padding.padded import Padded
from torch2hlo.padding.rules import PaddingContext, register_padding

aten = torch.ops.aten


def _safe(ctx: PaddingContext, index: Padded) -> torch.Tensor:
    """Indices with zero in their padding, so that none is out of range."""
    return ctx.filled(index, None, 0)


@register_padding(aten.embedding.default)
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
    """One element for each index."""
    return Padded(aten.gather.default(x.tensor, dim, _from_front(ctx, x, dim % x.dim(), _safe(ctx, index))), index.axes)


@register_padding(aten.index.Tensor)
def index(ctx: PaddingContext, x: Padded, indices: Sequence[Padded | None]) -> torch.Tensor:
    """Advanced indexing with integers."""
    if any(i is not None and i.tensor.dtype is torch.bool for i in indices):
        raise ctx.refuse("a boolean mask as index, of a size known only at run time", "use torch.where")
    safe = [None if i is None else _from_front(ctx, x, dim, _safe(ctx, i)) for dim, i in enumerate(indices)]
    return aten.index.Tensor(x.tensor, safe)


def _from_front(ctx: PaddingContext, x: Padded, dim: int, index: torch.Tensor) -> torch.Tensor:
    """Negative indices count from the run-time end, not from the bound."""
    if x.axes[dim].is_static:
        return index
    return torch.where(index < 0, index + ctx.count(x, [dim]).to(index.dtype), index)
