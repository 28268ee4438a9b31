"""Reductions over padded dimensions: the padding is replaced by what changes nothing."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import torch

from torch2hlo.padding.padded import Padded, normal
from torch2hlo.padding.rules import PaddingContext, register_padding

aten = torch.ops.aten


def _lowest(dtype: torch.dtype) -> Any:
    if dtype.is_floating_point:
        return -math.inf
    return False if dtype is torch.bool else torch.iinfo(dtype).min


def _highest(dtype: torch.dtype) -> Any:
    if dtype.is_floating_point:
        return math.inf
    return True if dtype is torch.bool else torch.iinfo(dtype).max


def _reduced(ctx: PaddingContext, x: Padded, dims: Any, identity: Any, *rest: Any, **kwargs: Any) -> torch.Tensor:
    """The operation itself, on ``x`` with ``identity`` in the padding along ``dims``."""
    result: torch.Tensor = ctx.node.target(ctx.filled(x, normal(dims, x.dim()), identity), *rest, **kwargs)  # type: ignore[operator]
    return result


@register_padding(aten.sum.dim_IntList)
def sum_dims(ctx: PaddingContext, x: Padded, dims: Sequence[int] | None = None, keepdim: bool = False, **kwargs: Any) -> torch.Tensor:
    """Zero adds nothing."""
    return _reduced(ctx, x, dims, 0, dims, keepdim, **kwargs)


@register_padding(aten.sum.default)
def sum_all(ctx: PaddingContext, x: Padded, **kwargs: Any) -> torch.Tensor:
    """Zero adds nothing."""
    return _reduced(ctx, x, None, 0, **kwargs)


@register_padding(aten.mean.dim)
def mean_dims(ctx: PaddingContext, x: Padded, dims: Sequence[int] | None = None, keepdim: bool = False, **kwargs: Any) -> torch.Tensor:
    """The sum over the number of real elements."""
    total = aten.sum.dim_IntList(ctx.filled(x, normal(dims, x.dim()), 0), dims, keepdim, **kwargs)
    return total / ctx.count(x, normal(dims, x.dim())).to(total.dtype)


@register_padding(aten.mean.default)
def mean_all(ctx: PaddingContext, x: Padded, **kwargs: Any) -> torch.Tensor:
    """The sum over the number of real elements."""
    total = aten.sum.dim_IntList(ctx.filled(x, None, 0), None, False, **kwargs)
    return total / ctx.count(x, range(x.dim())).to(total.dtype)


@register_padding(aten.prod.dim_int)
def prod_dim(ctx: PaddingContext, x: Padded, dim: int, *rest: Any, **kwargs: Any) -> torch.Tensor:
    """One multiplies nothing."""
    return _reduced(ctx, x, dim, 1, dim, *rest, **kwargs)


@register_padding(aten.amax.default)
def amax(ctx: PaddingContext, x: Padded, dims: Sequence[int] = (), keepdim: bool = False) -> torch.Tensor:
    """The lowest value is never the largest."""
    return _reduced(ctx, x, list(dims), _lowest(x.tensor.dtype), list(dims), keepdim)


@register_padding(aten.amin.default)
def amin(ctx: PaddingContext, x: Padded, dims: Sequence[int] = (), keepdim: bool = False) -> torch.Tensor:
    """The highest value is never the smallest."""
    return _reduced(ctx, x, list(dims), _highest(x.tensor.dtype), list(dims), keepdim)


@register_padding(aten.max.default, aten.argmax.default)
def max_all(ctx: PaddingContext, x: Padded, dim: int | None = None, keepdim: bool = False) -> torch.Tensor:
    """The lowest value is never the largest, and the first of equals wins."""
    return _reduced(ctx, x, dim, _lowest(x.tensor.dtype), *(() if ctx.node.target is aten.max.default else (dim, keepdim)))


@register_padding(aten.min.default, aten.argmin.default)
def min_all(ctx: PaddingContext, x: Padded, dim: int | None = None, keepdim: bool = False) -> torch.Tensor:
    """The highest value is never the smallest, and the first of equals wins."""
    return _reduced(ctx, x, dim, _highest(x.tensor.dtype), *(() if ctx.node.target is aten.min.default else (dim, keepdim)))


@register_padding(aten.max.dim)
def max_dim(ctx: PaddingContext, x: Padded, dim: int, keepdim: bool = False) -> Any:
    """The lowest value is never the largest, and the first of equals wins."""
    return _reduced(ctx, x, dim, _lowest(x.tensor.dtype), dim, keepdim)


@register_padding(aten.min.dim)
def min_dim(ctx: PaddingContext, x: Padded, dim: int, keepdim: bool = False) -> Any:
    """The highest value is never the smallest, and the first of equals wins."""
    return _reduced(ctx, x, dim, _highest(x.tensor.dtype), dim, keepdim)


@register_padding(aten.any.default)
def any_all(ctx: PaddingContext, x: Padded) -> torch.Tensor:
    """False is no evidence."""
    return _reduced(ctx, x, None, 0)


@register_padding(aten.any.dim, aten.any.dims)
def any_dims(ctx: PaddingContext, x: Padded, dims: Any = None, keepdim: bool = False) -> torch.Tensor:
    """False is no evidence."""
    return _reduced(ctx, x, dims, 0, dims, keepdim)


@register_padding(aten.all.default)
def all_all(ctx: PaddingContext, x: Padded) -> torch.Tensor:
    """True is no counterexample."""
    return _reduced(ctx, x, None, 1)


@register_padding(aten.all.dim, aten.all.dims)
def all_dims(ctx: PaddingContext, x: Padded, dims: Any = None, keepdim: bool = False) -> torch.Tensor:
    """True is no counterexample."""
    return _reduced(ctx, x, dims, 1, dims, keepdim)


@register_padding(aten.softmax.int, aten._softmax.default, aten.log_softmax.int, aten._log_softmax.default, aten._safe_softmax.default)
def softmax(ctx: PaddingContext, x: Padded, dim: int, *rest: Any, **kwargs: Any) -> torch.Tensor:
    """Minus infinity has no weight."""
    return _reduced(ctx, x, dim, -math.inf, dim, *rest, **kwargs)


@register_padding(aten.logsumexp.default)
def logsumexp(ctx: PaddingContext, x: Padded, dims: Any, keepdim: bool = False) -> torch.Tensor:
    """Minus infinity has no weight."""
    return _reduced(ctx, x, dims, -math.inf, dims, keepdim)
