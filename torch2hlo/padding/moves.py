"""Elements at other places of the same dimension, or repeated: flips, rolls, paddings, repetitions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch

from torch2hlo.padding.padded import Axis, Factor, Padded, normal
from torch2hlo.padding.rules import PaddingContext, is_runtime, register_padding

aten = torch.ops.aten


def _taken(ctx: PaddingContext, x: Padded, dim: int, place: torch.Tensor) -> Padded:
    """``x[place]`` along a dimension, with places past the end read from its last one."""
    return Padded(aten.index_select.default(x.tensor, dim, torch.clamp(place, 0, x.axes[dim].bound - 1)), x.axes)


@register_padding(aten.flip.default)
def flip(ctx: PaddingContext, x: Padded, dims: Sequence[int]) -> Padded:
    """``x[length - 1 - i]``."""
    wanted = [dim % x.dim() for dim in dims]
    fixed = [dim for dim in wanted if x.axes[dim].is_static]
    result = Padded(aten.flip.default(x.tensor, fixed), x.axes) if fixed else x
    for dim in wanted:
        if not x.axes[dim].is_static:
            result = _taken(ctx, result, dim, ctx.count(x, [dim]) - 1 - torch.arange(x.axes[dim].bound))
    return result


@register_padding(aten.roll.default)
def roll(ctx: PaddingContext, x: Padded, shifts: Sequence[Any], dims: Sequence[int] = ()) -> Padded:
    """``x[(i - shift) mod length]``."""
    if not dims:
        if x.dim() == 1:
            return roll(ctx, x, shifts, [0])
        raise ctx.refuse("a roll of the flattened elements over sizes known only at run time", "give roll its dims")
    result = x
    for shift, dim in zip(shifts, (d % x.dim() for d in dims), strict=True):
        if x.axes[dim].is_static and not is_runtime(shift):
            result = Padded(aten.roll.default(result.tensor, [shift], [dim]), x.axes)
        else:
            length = torch.clamp_min(ctx.count(x, [dim]), 1)
            result = _taken(
                ctx, result, dim, torch.remainder(torch.arange(x.axes[dim].bound) - ctx.number(shift), length)
            )
    return result


@register_padding(aten.constant_pad_nd.default)
def constant_pad_nd(ctx: PaddingContext, x: Padded, pad: Sequence[Any], value: Any = 0) -> Padded:
    """The value where ``i - before`` is outside the real elements."""
    result = x
    for dim in range(x.dim()):
        place = x.dim() - 1 - dim
        before, after = pad[2 * place : 2 * place + 2] if 2 * place < len(pad) else (0, 0)
        if not (is_runtime(before) or is_runtime(after)) and before == 0 and after == 0:
            continue
        size = ctx.node.meta["val"].shape[dim]
        axis = ctx.axis(size)
        axes = (*result.axes[:dim], axis, *result.axes[dim + 1 :])
        if x.axes[dim].is_static and not is_runtime(size):
            around = [0, 0] * place + [int(before), int(after)]
            result = Padded(aten.constant_pad_nd.default(result.tensor, around, _scalar(value)), axes)
            continue
        result = Padded(_shifted(ctx, result, dim, before, axis.bound, value), axes)
    return result


def _scalar(value: Any) -> Any:
    return value if isinstance(value, (int, float, bool)) else float(value)


def _shifted(ctx: PaddingContext, x: Padded, dim: int, before: Any, bound: int, value: Any) -> torch.Tensor:
    start = ctx.number(before)
    place = torch.arange(bound) - start
    real = (place >= 0) & (place < ctx.count(x, [dim]))
    fixed = not is_runtime(before)
    if fixed:
        moved = aten.constant_pad_nd.default(
            x.tensor, [0, 0] * (x.dim() - 1 - dim) + [int(before), bound - int(before) - x.axes[dim].bound]
        )
    else:
        moved = aten.index_select.default(x.tensor, dim, torch.clamp(place, 0, x.axes[dim].bound - 1))
    mask = real.view([-1 if d == dim else 1 for d in range(x.dim())])
    filling = ctx.number(value).to(moved.dtype) if is_runtime(value) else torch.full((), value, dtype=moved.dtype)
    return torch.where(mask, moved, filling)


@register_padding(
    aten.reflection_pad1d.default, aten.reflection_pad2d.default, aten.reflection_pad3d.default,
    aten.replication_pad1d.default, aten.replication_pad2d.default, aten.replication_pad3d.default,
    aten._pad_circular.default,
)  # fmt: skip
def mirrored(ctx: PaddingContext, x: Padded, pad: Sequence[Any]) -> Padded:
    """Each new place read from the one that it repeats, counted from the real ends."""
    name = ctx.node.target.overloadpacket.__name__  # type: ignore[union-attr]
    result = x
    for index in range(len(pad) // 2):
        dim = x.dim() - 1 - index
        axis = ctx.axis(ctx.node.meta["val"].shape[dim])
        place, length = torch.arange(axis.bound) - ctx.number(pad[2 * index]), ctx.count(x, [dim])
        if name.startswith("reflection"):
            place = torch.where(place < 0, -place, place)
            place = torch.where(place >= length, 2 * length - 2 - place, place)
        elif name.startswith("replication"):
            place = torch.minimum(torch.clamp_min(place, 0), length - 1)
        else:
            place = torch.remainder(place, torch.clamp_min(length, 1))
        taken = aten.index_select.default(result.tensor, dim, torch.clamp(place, 0, x.axes[dim].bound - 1))
        result = Padded(taken, (*result.axes[:dim], axis, *result.axes[dim + 1 :]))
    return result


@register_padding(aten.repeat.default, merged=True)
def repeat(ctx: PaddingContext, x: Padded, times: Sequence[Any]) -> Padded:
    """A new outer factor of each dimension."""
    bounds = [ctx.size_bound(count) for count in times]
    have = [*[Axis((Factor(1),))] * (len(times) - x.dim()), *x.axes]
    axes = tuple(
        axis if not is_runtime(count) and count == 1 else Axis((*ctx.axis(count).factors, *axis.factors))
        for count, axis in zip(times, have, strict=True)
    )
    return Padded(aten.repeat.default(x.tensor, bounds), axes)


@register_padding(aten.repeat_interleave.self_int, merged=True)
def repeat_interleave(ctx: PaddingContext, x: Padded, times: Any, dim: int | None = None, **_: Any) -> Padded:
    """A new inner factor of the dimension."""
    if dim is None:
        flat = Axis(tuple(factor for axis in x.axes for factor in axis.factors))
        x, dim = Padded(x.tensor.reshape(-1), (flat,)), 0
    dim %= x.dim()
    bound = ctx.size_bound(times)
    axis = Axis((*x.axes[dim].factors, *ctx.axis(times).factors))
    return Padded(aten.repeat_interleave.self_int(x.tensor, bound, dim), (*x.axes[:dim], axis, *x.axes[dim + 1 :]))


@register_padding(aten.repeat_interleave.Tensor)
def repeat_interleave_tensor(ctx: PaddingContext, repeats: Padded, *, output_size: Any = None) -> torch.Tensor:
    """Place ``i`` is that of the first running total above ``i``."""
    bound = ctx.size_bound(ctx.node.meta["val"].shape[0])
    ends = aten.cumsum.default(ctx.filled(repeats, None, 0).to(torch.int64), 0)
    places: torch.Tensor = aten.searchsorted.Tensor(ends, torch.arange(bound), right=True).to(repeats.tensor.dtype)
    return places


@register_padding(aten.diagonal.default)
def diagonal(ctx: PaddingContext, x: Padded, offset: int = 0, dim1: int = 0, dim2: int = 1) -> torch.Tensor:
    """Of the bounds: the real diagonal is its beginning."""
    result: torch.Tensor = aten.diagonal.default(x.tensor, offset, dim1, dim2)
    return result


@register_padding(aten.unfold.default)
def unfold(ctx: PaddingContext, x: Padded, dim: int, size: int, step: int) -> torch.Tensor:
    """Windows that lie within the real elements are the first ones."""
    result: torch.Tensor = aten.unfold.default(x.tensor, normal(dim, x.dim())[0], size, step)
    return result


@register_padding(aten.view_as_real.default, merged=True)
def view_as_real(ctx: PaddingContext, x: Padded) -> Padded:
    """A new last dimension of two."""
    return Padded(aten.view_as_real.default(x.tensor), (*x.axes, Axis((Factor(2),))))


@register_padding(aten.view_as_complex.default, merged=True)
def view_as_complex(ctx: PaddingContext, x: Padded) -> Padded:
    """Two numbers become one."""
    return Padded(aten.view_as_complex.default(x.tensor), x.axes[:-1])


@register_padding(aten.squeeze.default, merged=True)
def squeeze_all(ctx: PaddingContext, x: Padded) -> Padded:
    """Every dimension of size 1 removed; one known only at run time is never taken for one."""
    kept = [dim for dim in range(x.dim()) if x.axes[dim].layout != (1, 1)]
    return Padded(x.tensor.reshape([x.axes[dim].bound for dim in kept]), tuple(x.axes[dim] for dim in kept))


@register_padding(aten.glu.default, merged=True)
def glu(ctx: PaddingContext, x: Padded, dim: int = -1) -> Padded:
    """Halves of a static dimension; another is taken apart when it is captured."""
    dim %= x.dim()
    half = Axis((Factor(x.axes[dim].bound // 2),))
    return Padded(aten.glu.default(x.tensor, dim), (*x.axes[:dim], half, *x.axes[dim + 1 :]))


@register_padding(aten.diag_embed.default)
def diag_embed(ctx: PaddingContext, x: Padded, offset: int = 0, dim1: int = -2, dim2: int = -1) -> torch.Tensor:
    """A diagonal from the upper left corner; zeros around it."""
    result: torch.Tensor = aten.diag_embed.default(ctx.filled(x, [x.dim() - 1], 0), offset, dim1, dim2)
    return result
