"""Slices, writes to slices, and allocation, with sizes or places known only at run time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch

from torch2hlo.capture.sizes import as_written, expression
from torch2hlo.internal_ops import dynamic_slice, dynamic_update_slice
from torch2hlo.padding.padded import Padded, dynamic, static
from torch2hlo.padding.rules import PaddingContext, is_runtime, plain, register_padding

aten = torch.ops.aten


@register_padding(aten.slice.Tensor)
def slice_(ctx: PaddingContext, x: Padded, dim: int = 0, start: Any = 0, end: Any = None, step: int = 1) -> Padded:
    """A start of zero keeps the places and shortens the length; another start moves a window of the largest size."""
    dim %= x.dim()
    size = ctx.node.meta["val"].shape[dim]
    bound = ctx.bound(size) if is_runtime(size) else int(expression(size))
    axis = dynamic(bound, expression(size)) if is_runtime(size) else static(bound)
    axes = (*x.axes[:dim], axis, *x.axes[dim + 1 :])
    if not x.axes[dim].is_prefix:
        raise ctx.refuse("a slice of a merged dimension known only at run time", "slice before the reshape")
    start = 0 if start is None else start
    moves = is_runtime(start) or (step == 1 and bool(as_written(start).free_symbols))
    if not moves:
        start = int(expression(start))
        if start < 0 and x.axes[dim].is_static:
            start = max(start + x.axes[dim].bound, 0)
    if not moves and start >= 0:
        end = min(x.axes[dim].bound, start + (bound - 1) * step + 1) if bound else start
        taken = aten.slice.Tensor(x.tensor, dim, start, end, step)
        if not axis.is_static:
            axis = dynamic(int(taken.shape[dim]), axis.length)
        return Padded(taken, (*x.axes[:dim], axis, *x.axes[dim + 1 :]))
    if step != 1:
        raise ctx.refuse(
            "a stepped slice with a start known only at run time", "take every n-th element with an index tensor"
        )
    exact = moves and ctx.stays_within(start, bound, x.axes[dim].bound)
    return Padded(_window(x, dim, _start(ctx, x, dim, start), bound, exact=exact), axes)


def _window(x: Padded, dim: int, start: torch.Tensor, size: int, *, exact: bool) -> torch.Tensor:
    """``size`` places from ``start`` on; one that may reach past the end is read from a padded copy."""
    tensor = x.tensor
    if not exact:
        pad = [0] * (2 * x.dim())
        pad[2 * (x.dim() - 1 - dim) + 1] = size
        tensor = aten.constant_pad_nd.default(tensor, pad)
    part: torch.Tensor = dynamic_slice(tensor, [dim], [start], [size])
    return part


@register_padding(aten.select.int)
def select(ctx: PaddingContext, x: Padded, dim: int, index: Any) -> Padded:
    """One place of a dimension; counted from the end, it depends on the length."""
    dim %= x.dim()
    axes = (*x.axes[:dim], *x.axes[dim + 1 :])
    if as_written(index).free_symbols:
        place = ctx.number(as_written(index))
        place = torch.where(place < 0, place + ctx.count(x, [dim]), place)
    elif int(expression(index)) < 0 and not x.axes[dim].is_static:
        place = ctx.count(x, [dim]) + int(expression(index))
    else:
        return Padded(aten.select.int(x.tensor, dim, int(expression(index))), axes)
    return Padded(aten.squeeze.dim(dynamic_slice(x.tensor, [dim], [place], [1]), dim), axes)


@register_padding(aten.slice_scatter.default)
def slice_scatter(
    ctx: PaddingContext, x: Padded, src: Padded, dim: int = 0, start: Any = 0, end: Any = None, step: int = 1
) -> Padded:
    """``x`` with ``src`` written at ``start``; only the real part of ``src`` is written."""
    dim %= x.dim()
    place = _start(ctx, x, dim, start)
    if step != 1:
        return Padded(_stepped(ctx, x, src, dim, place, step), x.axes)
    size = src.axes[dim].bound
    if src.axes[dim].is_static:
        return Padded(dynamic_update_slice(x.tensor, src.tensor, [dim], [place]), x.axes)
    wide = _grown(x.tensor, dim, size)
    before = dynamic_slice(wide, [dim], [place], [size])
    mask = ctx.mask(src, [dim])
    assert mask is not None
    written = dynamic_update_slice(wide, torch.where(mask, src.tensor, before), [dim], [place])
    return Padded(aten.slice.Tensor(written, dim, 0, x.axes[dim].bound), x.axes)


def _start(ctx: PaddingContext, x: Padded, dim: int, start: Any) -> torch.Tensor:
    """Where a slice begins, counted from the front; the capture has decided the sign of a run-time number."""
    start = 0 if start is None else start
    place = ctx.number(as_written(start))
    if as_written(start).free_symbols or int(expression(start)) >= 0:
        return place
    return torch.clamp_min(ctx.count(x, [dim]) + place, 0)


def _stepped(ctx: PaddingContext, x: Padded, src: Padded, dim: int, start: torch.Tensor, step: int) -> torch.Tensor:
    """Every ``step``-th place from ``start`` on holds the next of ``src``, as many as are real."""
    if not src.axes[dim].bound:
        return x.tensor
    steps = torch.arange(x.axes[dim].bound) - start
    number = torch.div(steps, step, rounding_mode="floor")
    written = (steps >= 0) & (steps % step == 0) & (number < ctx.count(src, [dim]))
    taken = aten.index_select.default(src.tensor, dim, torch.clamp(number, 0, src.axes[dim].bound - 1))
    return torch.where(written.view([-1 if d == dim else 1 for d in range(x.dim())]), taken, x.tensor)


def _grown(tensor: torch.Tensor, dim: int, size: int) -> torch.Tensor:
    """Room after the end, so that a window of ``size`` never has to be moved."""
    pad = [0] * (2 * tensor.dim())
    pad[2 * (tensor.dim() - 1 - dim) + 1] = size
    grown: torch.Tensor = aten.constant_pad_nd.default(tensor, pad)
    return grown


@register_padding(aten.select_scatter.default)
def select_scatter(ctx: PaddingContext, x: Padded, src: Padded, dim: int, index: Any) -> Padded:
    """``x`` with one place of a dimension replaced."""
    dim %= x.dim()
    number = ctx.number(as_written(index))
    place = torch.where(number < 0, number + ctx.count(x, [dim]), number)
    return Padded(dynamic_update_slice(x.tensor, aten.unsqueeze.default(src.tensor, dim), [dim], [place]), x.axes)


@register_padding(
    aten.full.default,
    aten.zeros.default,
    aten.ones.default,
    aten.empty.memory_format,
    aten.new_zeros.default,
    aten.new_ones.default,
    aten.new_full.default,
    aten.new_empty.default,
)
def full(ctx: PaddingContext, *args: Any, **kwargs: Any) -> torch.Tensor:
    """A constant of the largest size."""
    sized = [bounded(ctx, arg) if isinstance(arg, (list, tuple)) else plain(arg) for arg in args]
    last = sized[-1]
    if is_runtime(last):
        filled = ctx.number(last).to(ctx.node.meta["val"].dtype)
        return filled.expand(next(arg for arg in sized if isinstance(arg, list)))
    made: torch.Tensor = ctx.node.target(*sized, **kwargs)  # type: ignore[operator]
    return made


@register_padding(aten.scalar_tensor.default)
def scalar_tensor(ctx: PaddingContext, s: Any, **_: Any) -> torch.Tensor:
    """A number known only at run time."""
    return ctx.number(s).to(ctx.node.meta["val"].dtype)


@register_padding(aten.arange.default, aten.arange.start, aten.arange.start_step)
def arange(ctx: PaddingContext, *args: Any, **kwargs: Any) -> torch.Tensor:
    """Counting as far as it may go; a start or step known only at run time is added or multiplied."""
    start, step = (args[0] if len(args) > 1 else 0), (args[2] if len(args) > 2 else 1)
    value = ctx.node.meta["val"]
    size = value.shape[0]
    bound = ctx.bound(size) if is_runtime(size) else int(expression(size))
    counted = torch.arange(bound, dtype=value.dtype)
    stepped = counted if not is_runtime(step) and step == 1 else counted * _scalar(ctx, step)
    return stepped if not is_runtime(start) and start == 0 else stepped + _scalar(ctx, start)


def _scalar(ctx: PaddingContext, value: Any) -> Any:
    return ctx.number(value).to(ctx.node.meta["val"].dtype) if is_runtime(value) else value


def bounded(ctx: PaddingContext, sizes: Sequence[Any]) -> list[int]:
    """Sizes at their largest."""
    return [ctx.bound(size) if is_runtime(size) else int(expression(size)) for size in sizes]
