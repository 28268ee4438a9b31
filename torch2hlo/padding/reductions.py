"""Reductions over padded dimensions: the padding is replaced by what changes nothing."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Any

import torch

from torch2hlo.padding.padded import Padded, normal, remaining, static
from torch2hlo.padding.rules import PaddingContext, plain, register_padding

aten = torch.ops.aten


def lowest(dtype: torch.dtype) -> Any:
    """What is never larger than anything."""
    if dtype.is_floating_point:
        return -math.inf
    return False if dtype is torch.bool else torch.iinfo(dtype).min


def highest(dtype: torch.dtype) -> Any:
    """What is never smaller than anything."""
    if dtype.is_floating_point:
        return math.inf
    return True if dtype is torch.bool else torch.iinfo(dtype).max


def _each_reduced(
    ctx: PaddingContext, x: Padded, dims: Any, identity: Any, *rest: Any, keepdim: bool = False, **kwargs: Any
) -> list[Padded]:
    """The results of the operation itself, on ``x`` with ``identity`` in the padding along ``dims``."""
    dims = normal(dims, x.dim())
    result = ctx.node.target(ctx.filled(x, dims, identity), *rest, **kwargs)  # type: ignore[operator]
    axes = remaining(x, dims, keepdim=keepdim)
    return [Padded(one, axes) for one in ([result] if isinstance(result, torch.Tensor) else result)]


def _reduced(
    ctx: PaddingContext, x: Padded, dims: Any, identity: Any, *rest: Any, keepdim: bool = False, **kwargs: Any
) -> Padded:
    """The same where there is one result."""
    (result,) = _each_reduced(ctx, x, dims, identity, *rest, keepdim=keepdim, **kwargs)
    return result


@register_padding(aten.sum.dim_IntList, merged=True)
def sum_dims(
    ctx: PaddingContext, x: Padded, dims: Sequence[int] | None = None, keepdim: bool = False, **kwargs: Any
) -> Padded:
    """Zero adds nothing."""
    return _reduced(ctx, x, dims, 0, dims, keepdim, keepdim=keepdim, **kwargs)


@register_padding(aten.nansum.default, merged=True)
def nansum(ctx: PaddingContext, x: Padded, dims: Any = None, keepdim: bool = False, **kwargs: Any) -> Padded:
    """Zero adds nothing."""
    return _reduced(ctx, x, dims, 0, dims, keepdim, keepdim=keepdim, **kwargs)


@register_padding(aten.sum.default, merged=True)
def sum_all(ctx: PaddingContext, x: Padded, **kwargs: Any) -> Padded:
    """Zero adds nothing."""
    return _reduced(ctx, x, None, 0, **kwargs)


@register_padding(aten.mean.dim, merged=True)
def mean_dims(
    ctx: PaddingContext, x: Padded, dims: Sequence[int] | None = None, keepdim: bool = False, **kwargs: Any
) -> Padded:
    """The sum over the number of real elements."""
    given = normal(dims, x.dim())
    wide = _wide(ctx.filled(x, given, 0).to(kwargs.get("dtype") or x.tensor.dtype))
    mean = aten.sum.dim_IntList(wide, dims, keepdim) / ctx.count(x, given)
    return Padded(mean.to(ctx.node.meta["val"].dtype), remaining(x, given, keepdim=keepdim))


@register_padding(aten.mean.default, merged=True)
def mean_all(ctx: PaddingContext, x: Padded, **kwargs: Any) -> Padded:
    """The sum over the number of real elements."""
    return mean_dims(ctx, x, None, False, **kwargs)


@register_padding(
    aten.var.correction, aten.std.correction, aten.var_mean.correction, aten.std_mean.correction, merged=True
)
def variance(
    ctx: PaddingContext, x: Padded, dims: Sequence[int] | None = None, *, correction: Any = 1, keepdim: bool = False
) -> Any:
    """``Σ (x - mean)² / (n - correction)`` over the ``n`` real elements."""
    if x.tensor.is_complex():
        raise ctx.refuse(
            "a variance of complex numbers over a dimension known only at run time",
            "take it of the real and imaginary part",
        )
    given = normal(dims, x.dim())
    count, wide = ctx.count(x, given), _wide(ctx.filled(x, given, 0))
    mean = aten.sum.dim_IntList(wide, given, True) / count
    centred = ctx.filled(Padded(wide - mean, x.axes), given, 0)
    correction = 1 if correction is None else correction
    divisor = torch.clamp_min(
        count - (ctx.number(correction) if not isinstance(correction, (int, float)) else correction), 0
    )
    divisor = torch.where(count > 0, divisor, torch.zeros_like(divisor))  # NaN of nothing, whatever the correction
    spread = aten.sum.dim_IntList(centred * centred, given, keepdim) / divisor
    name = ctx.node.target.overloadpacket.__name__  # type: ignore[union-attr]
    first = torch.sqrt(spread) if name.startswith("std") else spread
    axes = remaining(x, given, keepdim=keepdim)
    results = [first] if not name.endswith("_mean") else [first, mean if keepdim else aten.squeeze.dims(mean, given)]
    padded = [Padded(result.to(x.tensor.dtype), axes) for result in results]
    return padded[0] if len(padded) == 1 else padded


@register_padding(aten.var.dim, aten.std.dim, merged=True)
def variance_unbiased(ctx: PaddingContext, x: Padded, dims: Any, unbiased: bool = True, keepdim: bool = False) -> Any:
    """The same, by an older name."""
    return variance(ctx, x, dims, correction=int(unbiased), keepdim=keepdim)


def _wide(tensor: torch.Tensor) -> torch.Tensor:
    """Half-precision numbers are added up as float32."""
    return tensor.to(torch.float32) if tensor.dtype in {torch.bfloat16, torch.float16} else tensor


@register_padding(aten.prod.dim_int, merged=True)
def prod_dim(ctx: PaddingContext, x: Padded, dim: int, keepdim: bool = False, **kwargs: Any) -> Padded:
    """One multiplies nothing."""
    return _reduced(ctx, x, dim, 1, dim, keepdim, keepdim=keepdim, **kwargs)


@register_padding(aten.prod.default, merged=True)
def prod_all(ctx: PaddingContext, x: Padded, **kwargs: Any) -> Padded:
    """One multiplies nothing."""
    return _reduced(ctx, x, None, 1, **kwargs)


@register_padding(aten.amax.default, merged=True)
def amax(ctx: PaddingContext, x: Padded, dims: Sequence[int] = (), keepdim: bool = False) -> Padded:
    """The lowest value is never the largest."""
    return _reduced(ctx, x, list(dims), lowest(x.tensor.dtype), list(dims), keepdim, keepdim=keepdim)


@register_padding(aten.amin.default, merged=True)
def amin(ctx: PaddingContext, x: Padded, dims: Sequence[int] = (), keepdim: bool = False) -> Padded:
    """The highest value is never the smallest."""
    return _reduced(ctx, x, list(dims), highest(x.tensor.dtype), list(dims), keepdim, keepdim=keepdim)


@register_padding(aten.aminmax.default, merged=True)
def aminmax(ctx: PaddingContext, x: Padded, *, dim: int | None = None, keepdim: bool = False) -> list[Padded]:
    """Both, each with its own filling."""
    dims = normal(dim, x.dim())
    axes = remaining(x, dims, keepdim=keepdim)
    smallest = aten.amin.default(ctx.filled(x, dims, highest(x.tensor.dtype)), dims, keepdim)
    return [
        Padded(smallest, axes),
        Padded(aten.amax.default(ctx.filled(x, dims, lowest(x.tensor.dtype)), dims, keepdim), axes),
    ]


@register_padding(aten.max.default, merged=True)
def max_all(ctx: PaddingContext, x: Padded) -> Padded:
    """The lowest value is never the largest."""
    return _reduced(ctx, x, None, lowest(x.tensor.dtype))


@register_padding(aten.min.default, merged=True)
def min_all(ctx: PaddingContext, x: Padded) -> Padded:
    """The highest value is never the smallest."""
    return _reduced(ctx, x, None, highest(x.tensor.dtype))


@register_padding(aten.argmax.default)
def argmax(ctx: PaddingContext, x: Padded, dim: int | None = None, keepdim: bool = False) -> Any:
    """The lowest value is never the largest, and the first of equals wins."""
    result = _reduced(ctx, x, dim, lowest(x.tensor.dtype), dim, keepdim, keepdim=keepdim)
    return result if dim is not None else Padded(_renumbered(ctx, x, result.tensor), result.axes)


@register_padding(aten.argmin.default)
def argmin(ctx: PaddingContext, x: Padded, dim: int | None = None, keepdim: bool = False) -> Any:
    """The highest value is never the smallest, and the first of equals wins."""
    result = _reduced(ctx, x, dim, highest(x.tensor.dtype), dim, keepdim, keepdim=keepdim)
    return result if dim is not None else Padded(_renumbered(ctx, x, result.tensor), result.axes)


def _renumbered(ctx: PaddingContext, x: Padded, place: torch.Tensor) -> torch.Tensor:
    """A place in the flattened bounds as a place in the flattened real elements."""
    result, scale = torch.zeros_like(place), torch.ones((), dtype=place.dtype)
    for dim in reversed(range(x.dim())):
        result = result + place % x.axes[dim].bound * scale
        place = place // x.axes[dim].bound
        scale = scale * ctx.count(x, [dim])
    return result


@register_padding(aten.max.dim)
def max_dim(ctx: PaddingContext, x: Padded, dim: int, keepdim: bool = False) -> Any:
    """The lowest value is never the largest, and the first of equals wins."""
    return _each_reduced(ctx, x, dim, lowest(x.tensor.dtype), dim, keepdim, keepdim=keepdim)


@register_padding(aten.min.dim)
def min_dim(ctx: PaddingContext, x: Padded, dim: int, keepdim: bool = False) -> Any:
    """The highest value is never the smallest, and the first of equals wins."""
    return _each_reduced(ctx, x, dim, highest(x.tensor.dtype), dim, keepdim, keepdim=keepdim)


@register_padding(aten.any.default, merged=True)
def any_all(ctx: PaddingContext, x: Padded) -> Padded:
    """False is no evidence."""
    return _reduced(ctx, x, None, 0)


@register_padding(aten.any.dim, aten.any.dims, aten.count_nonzero.dim_IntList, merged=True)
def any_dims(ctx: PaddingContext, x: Padded, dims: Any = None, *rest: Any) -> Padded:
    """False is no evidence, and zero is not counted."""
    return _reduced(ctx, x, dims, 0, dims, *rest, keepdim=bool(rest and rest[0]))


@register_padding(aten.count_nonzero.default, merged=True)
def count_nonzero(ctx: PaddingContext, x: Padded, dim: int | None = None) -> Padded:
    """Zero is not counted."""
    return _reduced(ctx, x, dim, 0, dim)


@register_padding(aten.all.default, merged=True)
def all_all(ctx: PaddingContext, x: Padded) -> Padded:
    """True is no counterexample."""
    return _reduced(ctx, x, None, 1)


@register_padding(aten.all.dim, aten.all.dims, merged=True)
def all_dims(ctx: PaddingContext, x: Padded, dims: Any = None, keepdim: bool = False) -> Padded:
    """True is no counterexample."""
    return _reduced(ctx, x, dims, 1, dims, keepdim, keepdim=keepdim)


@register_padding(
    aten.softmax.int,
    aten._softmax.default,
    aten.log_softmax.int,
    aten._log_softmax.default,
    aten._safe_softmax.default,
    merged=True,
)
def softmax(ctx: PaddingContext, x: Padded, dim: int, *rest: Any, **kwargs: Any) -> Padded:
    """Minus infinity has no weight."""
    filled = ctx.filled(x, [dim % max(x.dim(), 1)], lowest(x.tensor.dtype))
    return Padded(ctx.node.target(filled, dim, *rest, **kwargs), x.axes)  # type: ignore[operator]


@register_padding(aten.logsumexp.default, merged=True)
def logsumexp(ctx: PaddingContext, x: Padded, dims: Any, keepdim: bool = False) -> Padded:
    """Minus infinity has no weight."""
    return _reduced(ctx, x, dims, lowest(x.tensor.dtype), dims, keepdim, keepdim=keepdim)


@register_padding(aten.linalg_vector_norm.default, merged=True)
def vector_norm(
    ctx: PaddingContext, x: Padded, order: Any = 2, dims: Any = None, keepdim: bool = False, **kwargs: Any
) -> Padded:
    """Zero has no length; for orders below zero, infinity has none."""
    return _reduced(ctx, x, dims, 0 if order >= 0 else math.inf, order, dims, keepdim, keepdim=keepdim, **kwargs)


@register_padding(aten.histc.default, merged=True)
def histc(ctx: PaddingContext, x: Padded, bins: int = 100, low: Any = 0, high: Any = 0) -> Padded:
    """What is above the last bin is not counted."""
    if low == high:
        raise ctx.refuse("a histogram of the range of numbers known only at run time", "give it min and max")
    return Padded(aten.histc.default(ctx.filled(x, None, 2 * high - low + 1), bins, low, high), (static(bins),))


def each(ctx: PaddingContext, x: Padded, dims: Iterable[int], *rest: Any, **kwargs: Any) -> Padded:
    """An operation along static ``dims`` at each place of the others, whose padding passes through."""
    if any(not x.axes[dim].is_static for dim in dims):
        raise ctx.refuse(
            f"{ctx.node.target} along a dimension known only at run time", "keep that dimension static here"
        )
    return Padded(ctx.node.target(x.tensor, *(plain(value) for value in rest), **kwargs), x.axes)  # type: ignore[operator]
