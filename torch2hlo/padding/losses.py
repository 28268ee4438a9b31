"""Losses: padded examples have the target that is ignored, and a mean divides by the real ones."""

from __future__ import annotations

from typing import Any

import torch

from torch2hlo.padding.padded import Padded
from torch2hlo.padding.reductions import lowest
from torch2hlo.padding.rules import PaddingContext, plain, register_padding

aten = torch.ops.aten
NONE, MEAN, SUM = 0, 1, 2


@register_padding(aten.cross_entropy_loss.default, merged=True)
def cross_entropy_loss(
    ctx: PaddingContext,
    x: Padded,
    target: Padded,
    weight: Padded | None = None,
    reduction: int = MEAN,
    ignore_index: int = -100,
    label_smoothing: float = 0.0,
) -> Padded:
    """Of classes, or of probabilities, which have no target to ignore."""
    if not target.tensor.dtype.is_floating_point:
        if label_smoothing:
            _check_classes(ctx, x, min(x.dim() - 1, 1))
        x, target, operands = _operands(ctx, x, target, ignore_index)
        result = aten.cross_entropy_loss.default(*operands, plain(weight), reduction, ignore_index, label_smoothing)
        return Padded(result, target.axes if reduction == NONE else ())
    classes = min(x.dim() - 1, 1)
    _check_classes(ctx, x, classes)
    like: Any = ctx.node.args[0]
    aligned, axes = ctx.aligned([x, target], like.meta["val"].shape)
    tensors = [value.tensor for value in aligned]
    each = aten.cross_entropy_loss.default(*tensors, plain(weight), NONE, ignore_index, label_smoothing)
    loss = Padded(each, (*axes[:classes], *axes[classes + 1 :]))
    if reduction == NONE:
        return loss
    total = aten.sum.default(ctx.filled(loss, None, 0))
    return Padded((total / ctx.count(loss, range(loss.dim()))).to(each.dtype) if reduction == MEAN else total, ())


@register_padding(aten.nll_loss_nd.default, merged=True)
def nll_loss_nd(
    ctx: PaddingContext,
    x: Padded,
    target: Padded,
    weight: Padded | None = None,
    reduction: int = MEAN,
    ignore_index: int = -100,
) -> Padded:
    """Minus the log-probability of the target."""
    x, target, operands = _operands(ctx, x, target, ignore_index)
    result = aten.nll_loss_nd.default(*operands, plain(weight), reduction, ignore_index)
    return Padded(result, target.axes if reduction == NONE else ())


@register_padding(aten.nll_loss_forward.default, aten.nll_loss2d_forward.default, merged=True)
def nll_loss_forward(
    ctx: PaddingContext, x: Padded, target: Padded, weight: Padded | None, reduction: int, ignore_index: int
) -> list[Padded]:
    """The loss, and the total weight."""
    x, target, operands = _operands(ctx, x, target, ignore_index)
    result, total = ctx.node.target(*operands, plain(weight), reduction, ignore_index)  # type: ignore[operator]
    return [Padded(result, target.axes if reduction == NONE else ()), Padded(total, ())]


def _operands(
    ctx: PaddingContext, x: Padded, target: Padded, ignore_index: int
) -> tuple[Padded, Padded, tuple[torch.Tensor, torch.Tensor]]:
    """Scores and targets with the same places real; elsewhere targets are ignored, and scores no NaN."""
    classes = min(x.dim() - 1, 1)
    x = Padded(ctx.filled(x, [classes], lowest(x.tensor.dtype)), x.axes)  # a class that is not there has no chance
    places = [dim for dim in range(x.dim()) if dim != classes]
    pairs = list(zip(places, range(target.dim()), strict=True))
    if any(x.axes[dim].layout != target.axes[other].layout for dim, other in pairs):
        x, target = ctx.compacted(x), ctx.compacted(target)
        for dim, other in pairs:
            bound = min(x.axes[dim].bound, target.axes[other].bound)
            x, target = ctx.fitted(x, dim, bound), ctx.fitted(target, other, bound)
    return x, target, (ctx.filled(x, places, 0), ctx.filled(target, None, ignore_index))


def _check_classes(ctx: PaddingContext, x: Padded, classes: int) -> None:
    if not x.axes[classes].is_static:
        raise ctx.refuse("a loss over a number of classes known only at run time", "keep the number of classes static")
