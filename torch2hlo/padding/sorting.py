"""Sorting along a padded dimension: the padding is filled with what sorts last.

Every sort of ours is stable, and padding follows the real elements, so that it stays behind those that are equal to
what it is filled with.
"""

from __future__ import annotations

import math
from typing import Any

import torch

from torch2hlo.padding.padded import Padded
from torch2hlo.padding.reductions import highest, lowest
from torch2hlo.padding.rules import PaddingContext, is_runtime, register_padding

aten = torch.ops.aten


def _last(dtype: torch.dtype, *, descending: bool) -> Any:
    """What nothing is sorted behind: NaN is larger than every number."""
    if descending:
        return lowest(dtype)
    return math.nan if dtype.is_floating_point else highest(dtype)


def _ordered(ctx: PaddingContext, x: Padded, dim: int, *, descending: bool = False) -> Any:
    filled = ctx.filled(x, [dim % x.dim()] if x.dim() else [], _last(x.tensor.dtype, descending=descending))
    return aten.sort.stable(filled, stable=True, dim=dim, descending=descending)


@register_padding(aten.sort.default)
def sort(ctx: PaddingContext, x: Padded, dim: int = -1, descending: bool = False) -> Any:
    """The sorted values and their places."""
    return _ordered(ctx, x, dim, descending=descending)


@register_padding(aten.sort.stable)
def sort_stable(
    ctx: PaddingContext, x: Padded, *, stable: bool | None = None, dim: int = -1, descending: bool = False
) -> Any:
    """The sorted values and their places."""
    return _ordered(ctx, x, dim, descending=descending)


@register_padding(aten.topk.default)
def topk(ctx: PaddingContext, x: Padded, k: Any, dim: int = -1, largest: bool = True, sorted: bool = True) -> Any:  # noqa: A002
    """The first ``k`` of the sorted values; as many as ``k`` may be, where it is known only at run time."""
    most = ctx.size_bound(k)
    if (
        not is_runtime(k)
        and (largest or not x.tensor.dtype.is_floating_point)
        and (not x.dim() or most <= x.axes[dim].bound)
    ):
        filled = ctx.filled(x, [dim % x.dim()] if x.dim() else [], _last(x.tensor.dtype, descending=largest))
        return aten.topk.default(filled, most, dim, largest, sorted)
    return [aten.slice.Tensor(part, dim, 0, most) for part in _ordered(ctx, x, dim, descending=largest)]


def _at(values: torch.Tensor, dim: int, place: torch.Tensor, *, keepdim: bool) -> torch.Tensor:
    """One element along ``dim`` for each of the others; ``place`` has size 1 there."""
    found = aten.gather.default(values, dim, place)
    result: torch.Tensor = found if keepdim else aten.squeeze.dim(found, dim)
    return result


@register_padding(aten.kthvalue.default)
def kthvalue(ctx: PaddingContext, x: Padded, k: Any, dim: int = -1, keepdim: bool = False) -> Any:
    """The ``k``-th of the sorted values, and its place."""
    dim %= x.dim()
    values, places = _ordered(ctx, x, dim)
    shape = [1 if d == dim else size for d, size in enumerate(values.shape)]
    place = (ctx.number(k) - 1).to(torch.int64).expand(shape)
    return [_at(values, dim, place, keepdim=keepdim), _at(places, dim, place, keepdim=keepdim)]


@register_padding(aten.median.dim, aten.nanmedian.dim)
def median_dim(ctx: PaddingContext, x: Padded, dim: int = -1, keepdim: bool = False) -> Any:
    """The lower one of the two in the middle; the first NaN if there is one, or the middle of the others."""
    dim %= x.dim()
    values, places = _ordered(ctx, x, dim)
    place = _middle(ctx, x, [dim], skip=ctx.node.target is aten.nanmedian.dim)
    place = place.expand([1 if d == dim else size for d, size in enumerate(values.shape)])
    return [_at(values, dim, place, keepdim=keepdim), _at(places, dim, place, keepdim=keepdim)]


@register_padding(aten.median.default, aten.nanmedian.default)
def median(ctx: PaddingContext, x: Padded) -> torch.Tensor:
    """The lower one of the two in the middle of all elements."""
    filled = ctx.filled(x, None, _last(x.tensor.dtype, descending=False)).reshape(-1)
    values = aten.sort.default(filled)[0]
    place = _middle(ctx, x, list(range(x.dim())), skip=ctx.node.target is aten.nanmedian.default).reshape(1)
    result: torch.Tensor = aten.squeeze.dim(aten.gather.default(values, 0, place), 0)
    return result


def _middle(ctx: PaddingContext, x: Padded, dims: list[int], *, skip: bool) -> torch.Tensor:
    """The place of the median among the sorted real elements along ``dims``."""
    count = ctx.count(x, dims)
    if not x.tensor.dtype.is_floating_point:
        return torch.clamp_min((count - 1) // 2, 0)
    nans = aten.sum.dim_IntList(ctx.filled(Padded(torch.isnan(x.tensor), x.axes), dims, False), dims, True)
    if skip:
        return torch.clamp_min((count - nans - 1) // 2, 0)
    return torch.clamp_min(torch.where(nans > 0, count - nans, (count - 1) // 2), 0)


@register_padding(aten.mode.default)
def mode(ctx: PaddingContext, x: Padded, dim: int = -1, keepdim: bool = False) -> Any:
    """The most frequent value along a static dimension."""
    if not x.axes[dim].is_static:
        raise ctx.refuse(
            "the most frequent value along a dimension known only at run time",
            "count with torch.bincount or one_hot instead",
        )
    return aten.mode.default(x.tensor, dim, keepdim)


@register_padding(aten.searchsorted.Tensor, aten.bucketize.Tensor)
def searchsorted(ctx: PaddingContext, first: Padded, second: Padded, **kwargs: Any) -> torch.Tensor:
    """Places among sorted numbers: their padding is larger than everything, and a place is within the real ones."""
    borders, values = (first, second) if ctx.node.target is aten.searchsorted.Tensor else (second, first)
    if kwargs.pop("sorter", None) is not None:
        raise ctx.refuse("searchsorted with a sorter over sizes known only at run time", "sort the numbers first")
    dim = borders.dim() - 1
    filled = ctx.filled(borders, [dim], _last(borders.tensor.dtype, descending=False))
    operands = (filled, values.tensor) if borders is first else (values.tensor, filled)
    found = ctx.node.target(*operands, **kwargs)  # type: ignore[operator]
    return torch.minimum(found, ctx.count(borders, [dim]).to(found.dtype)) if not borders.is_static else found


@register_padding(aten.isin.Tensor_Tensor)
def isin(ctx: PaddingContext, x: Padded, among: Padded, *, assume_unique: bool = False, invert: bool = False) -> Padded:
    """Compared with every real element."""
    given = ctx.compacted(among)
    mask = ctx.mask(given)
    same = x.tensor.unsqueeze(-1) == given.tensor.reshape(-1)
    found = aten.any.dim(same if mask is None else same & mask.expand(given.tensor.shape).reshape(-1), -1)
    return Padded(~found if invert else found, x.axes)
