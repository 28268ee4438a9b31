"""Operations that move dimensions: the padding moves with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import sympy
import torch

from torch2hlo.capture.sizes import expression
from torch2hlo.padding.padded import Axis, Factor, Padded, static
from torch2hlo.padding.rules import PaddingContext, is_runtime, register_padding

aten = torch.ops.aten


@register_padding(aten.permute.default, merged=True)
def permute(ctx: PaddingContext, x: Padded, order: Sequence[int]) -> Padded:
    """Dimensions in another order."""
    return Padded(aten.permute.default(x.tensor, order), tuple(x.axes[dim] for dim in order))


@register_padding(aten.transpose.int, merged=True)
def transpose(ctx: PaddingContext, x: Padded, first: int, second: int) -> Padded:
    """Two dimensions exchanged."""
    order = list(range(x.dim()))
    order[first], order[second] = order[second], order[first]
    return permute(ctx, x, order)


@register_padding(aten.t.default, merged=True)
def t(ctx: PaddingContext, x: Padded) -> Padded:
    """A matrix transposed."""
    return permute(ctx, x, range(x.dim())[::-1])


@register_padding(aten.unsqueeze.default, merged=True)
def unsqueeze(ctx: PaddingContext, x: Padded, dim: int) -> Padded:
    """A new dimension of size 1."""
    dim %= x.dim() + 1
    return Padded(aten.unsqueeze.default(x.tensor, dim), (*x.axes[:dim], static(1), *x.axes[dim:]))


@register_padding(aten.squeeze.dim, aten.squeeze.dims, merged=True)
def squeeze(ctx: PaddingContext, x: Padded, dims: int | Sequence[int]) -> Padded:
    """Dimensions of size 1 removed; one known only at run time is never taken for one."""
    given = [dims] if isinstance(dims, int) else dims
    gone = {dim % x.dim() for dim in given if x.axes[dim % x.dim()] == static(1)}
    kept = [dim for dim in range(x.dim()) if dim not in gone]
    return Padded(
        aten.reshape.default(x.tensor, [x.axes[dim].bound for dim in kept]), tuple(x.axes[dim] for dim in kept)
    )


@register_padding(aten.expand.default, merged=True)
def expand(ctx: PaddingContext, x: Padded, sizes: Sequence[Any], **_: Any) -> Padded:
    """Size 1 repeated; the repetitions past a run-time size are padding."""
    wanted = ctx.node.meta["val"].shape
    have = [static(1)] * (len(wanted) - x.dim()) + list(x.axes)
    axes = [
        axis if axis.layout != static(1).layout else ctx.axis(size) for axis, size in zip(have, wanted, strict=True)
    ]
    del sizes
    return Padded(aten.expand.default(x.tensor, [axis.bound for axis in axes]), tuple(axes))


@register_padding(aten.view.default, aten._unsafe_view.default, merged=True)
def view(ctx: PaddingContext, x: Padded, sizes: Sequence[Any]) -> Padded:
    """Dimensions merged or split; a merged dimension remembers the factors that it is made of."""
    del sizes
    wanted = list(ctx.node.meta["val"].shape)
    axes: list[Axis] = []
    factors = [factor for axis in x.axes for factor in axis.factors]
    try:
        for size in wanted:
            taken, factors = _take(expression(size), factors)
            axes.append(taken)
        if any(factor != Factor(1) for factor in factors):
            raise _UnsplittableError
    except _UnsplittableError:
        return _regathered(ctx, ctx.compacted(x), tuple(ctx.axis(size) for size in wanted))
    return Padded(aten.reshape.default(x.tensor, [axis.bound for axis in axes]), tuple(axes))


class _UnsplittableError(Exception):
    """The new dimensions are not made of the old ones' factors."""


def _regathered(ctx: PaddingContext, x: Padded, axes: tuple[Axis, ...]) -> Padded:
    """Each element found by its number among the real ones, counted row by row."""
    number = _numbers(ctx, axes)
    place, step = torch.zeros_like(number), 1
    for axis in reversed(x.axes):
        length = torch.clamp_min(ctx.number(axis.length), 1)
        place = place + number % length * step
        number, step = number // length, step * axis.bound
    flat = aten.reshape.default(x.tensor, [-1])
    taken = aten.index_select.default(flat, 0, torch.clamp(place.reshape(-1), 0, max(step - 1, 0)))
    return Padded(aten.reshape.default(taken, [axis.bound for axis in axes]), axes)


def _numbers(ctx: PaddingContext, axes: tuple[Axis, ...]) -> torch.Tensor:
    """The number of each element of a tensor with these real sizes."""
    number, step = torch.zeros([axis.bound for axis in axes], dtype=torch.int64), torch.ones((), dtype=torch.int64)
    for dim, axis in reversed(list(enumerate(axes))):
        index = torch.arange(axis.bound).view([-1 if d == dim else 1 for d in range(len(axes))])
        number, step = number + index * step, step * ctx.number(axis.length)
    return number


def _take(size: Any, factors: list[Factor]) -> tuple[Axis, list[Factor]]:
    """The leading factors whose product is ``size``, a static one split where it must be."""
    taken: list[Factor] = []
    product: Any = expression(1)
    rest = list(factors)
    while product != size:
        while rest and rest[0] == Factor(1):
            rest.pop(0)
        if not rest:
            raise _UnsplittableError
        factor = rest.pop(0)
        if factor.length is not None and (inner := _inner(product, size, factor)) is not None:
            rest.insert(0, Factor(inner))
            factor = Factor(factor.bound // inner, factor.length / inner)
        if factor.length is None and not (product * factor.bound).equals(size):
            part = _split(product, size, factor.bound)
            if part is not None:
                rest.insert(0, Factor(factor.bound // part))
                factor = Factor(part)
        taken.append(factor)
        product = product * (factor.bound if factor.length is None else factor.length)
        if len(taken) > len(factors) + 1:
            raise _UnsplittableError
    return Axis(tuple(taken) or (Factor(1),)), rest


def _split(product: Any, size: Any, bound: int) -> int | None:
    """How much of a static factor belongs to a dimension of ``size``, of which ``product`` is there already."""
    part = size / product
    if part.is_Integer and 0 < int(part) < bound and bound % int(part) == 0:
        return int(part)
    return None


def _inner(product: Any, size: Any, factor: Factor) -> int | None:
    """``k``, where ``n * k`` real places of a dimension become ``n`` rows of ``k``, and ``size`` has the rows."""
    inner = factor.length * product / size if size != 0 else expression(0)
    if inner.is_Integer and int(inner) > 1 and factor.bound % int(inner) == 0 and _divides(inner, factor.length):
        return int(inner)
    return None


def _divides(number: Any, length: Any) -> bool:
    """Whether a length is a multiple of ``number`` whatever the sizes in it are."""
    terms = sympy.expand(length / number).as_coefficients_dict()
    return all(coefficient.is_Integer for coefficient in terms.values())


@register_padding(aten.cat.default)
def cat(ctx: PaddingContext, parts: Sequence[Padded], dim: int = 0) -> Padded:
    """Where all but the last are full along it, they follow each other; else each is written where it belongs."""
    kept = [part for part in parts if not (part.dim() == 1 and part.axes[0] == static(0))]
    dim %= kept[0].dim()
    size = ctx.node.meta["val"].shape[dim]
    axis = ctx.axis(size)
    first = next((part for part in kept if not part.is_static), kept[0])
    axes = (*first.axes[:dim], axis, *first.axes[dim + 1 :])
    tensors = [part.tensor for part in kept]
    if all(part.axes[dim].is_static for part in kept[:-1]) and kept[-1].axes[dim].is_prefix:
        return Padded(aten.slice.Tensor(aten.cat.default(tensors, dim), dim, 0, axis.bound), axes)
    return Padded(_placed(ctx, kept, dim, axis.bound), axes)


def _placed(ctx: PaddingContext, parts: Sequence[Padded], dim: int, bound: int) -> torch.Tensor:
    """From the last to the first, each over the padding of the one before it."""
    from torch2hlo.internal_ops import dynamic_update_slice

    room = sum(part.axes[dim].bound for part in parts)
    shape = list(parts[0].tensor.shape)
    shape[dim] = room
    result = parts[0].tensor.new_zeros(shape)
    start: Any = expression(0)
    for part in parts:  # each write covers the padding of the one before
        if not part.axes[dim].is_prefix:
            raise ctx.refuse(
                "a concatenation of a merged dimension known only at run time", "concatenate before the reshape"
            )
        result = dynamic_update_slice(result, part.tensor.to(result.dtype), [dim], [ctx.number(start)])
        start = start + part.axes[dim].length
    cut: torch.Tensor = aten.slice.Tensor(result, dim, 0, bound)
    return cut


@register_padding(aten.clone.default, aten._to_copy.default, aten.alias.default, aten.detach.default, merged=True)
def same(ctx: PaddingContext, x: Padded, **kwargs: Any) -> Padded:
    """The same elements."""
    kwargs.pop("memory_format", None)
    return Padded(ctx.node.target(x.tensor, **kwargs), x.axes)  # type: ignore[operator]


@register_padding(
    aten.zeros_like.default, aten.ones_like.default, aten.full_like.default, aten.empty_like.default, merged=True
)
def like(ctx: PaddingContext, x: Padded, *args: Any, **kwargs: Any) -> Padded:
    """A constant of the same size."""
    kwargs.pop("memory_format", None)
    return Padded(ctx.node.target(x.tensor, *args, **kwargs), x.axes)  # type: ignore[operator]


@register_padding(aten.tril.default, aten.triu.default)
def triangle(ctx: PaddingContext, x: Padded, diagonal: Any = 0) -> Padded:
    """Elements on one side of a diagonal."""
    if is_runtime(diagonal):
        rows = torch.arange(x.axes[-2].bound).unsqueeze(1)
        offset = torch.arange(x.axes[-1].bound) - rows
        keep = (
            offset <= ctx.number(diagonal) if ctx.node.target is aten.tril.default else offset >= ctx.number(diagonal)
        )
        return Padded(torch.where(keep, x.tensor, torch.zeros((), dtype=x.tensor.dtype)), x.axes)
    return Padded(ctx.node.target(x.tensor, diagonal), x.axes)  # type: ignore[operator]
