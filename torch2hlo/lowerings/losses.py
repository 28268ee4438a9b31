"""Cross entropy and negative log likelihood, and the gradients of the latter.

The element of a row that the target names is picked by comparing an iota with the target: one fused pass,
where a gather would read elements one by one. Half precision is computed in float32 and rounded once.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import torch

from torch2hlo import build
from torch2hlo.dtypes import FLOATING, compute_dtype
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.lowerings.norms import divided, spread, total
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten
NONE, MEAN, SUM = range(3)


@register_lowering(aten.cross_entropy_loss.default, dtypes=FLOATING)
def cross_entropy_loss(
    ctx: LoweringContext,
    x: Value,
    target: Value,
    weight: Value | None = None,
    reduction: int = MEAN,
    ignore_index: int = -100,
    label_smoothing: float = 0.0,
) -> Value:
    """``-Σ_c weight · target · log_softmax(x)`` over the classes; the target is a class or its probabilities.

    https://docs.pytorch.org/docs/stable/generated/torch.nn.CrossEntropyLoss.html
    """
    classes = class_dim(x)
    logs = _log_softmax(build.convert(x, compute_dtype(build.dtype(x))), classes)
    if build.dtype(target).is_floating_point:
        return _soft_target_loss(ctx, logs, target, weight, reduction, label_smoothing)
    labels = Labels(target, weight, ignore_index, logs)
    loss = labels.loss(logs)
    if label_smoothing > 0:
        scaled = logs if weight is None else hlo.multiply(logs, labels.class_weights())
        smooth = labels.unless_ignored(hlo.negate(total(scaled, [classes])))
        share = label_smoothing / build.shape_of(x)[classes]
        loss = hlo.add(_times(loss, 1 - label_smoothing), _times(smooth, share))
    return build.convert(_reduced(loss, reduction, labels)[0], ctx.dtype)


def _soft_target_loss(
    ctx: LoweringContext,
    logs: Value,
    target: Value,
    weight: Value | None,
    reduction: int,
    label_smoothing: float,
) -> Value:
    classes, dtype, shape = class_dim(logs), build.dtype(logs), build.shape_of(logs)
    target = build.convert(target, dtype)
    if label_smoothing > 0:
        share = build.constant(label_smoothing / shape[classes], dtype, shape)
        target = hlo.add(_times(target, 1 - label_smoothing), share)
    terms: Value = hlo.multiply(logs, target)
    if weight is not None:
        terms = hlo.multiply(terms, build.broadcast_in_dim(build.convert(weight, dtype), shape, [classes]))
    loss: Value = hlo.negate(total(terms, [classes] if reduction == NONE else range(len(shape))))
    if reduction == MEAN:
        loss = divided(loss, math.prod(shape) // shape[classes])
    return build.convert(loss, ctx.dtype)


@register_lowering(aten.nll_loss_nd.default, dtypes=FLOATING)
def nll_loss_nd(
    ctx: LoweringContext,
    x: Value,
    target: Value,
    weight: Value | None = None,
    reduction: int = MEAN,
    ignore_index: int = -100,
) -> Value:
    """``-weight[target] · x[target]`` for each sample, 0 where the target is ``ignore_index``."""
    return build.convert(_nll(x, target, weight, reduction, ignore_index)[0], ctx.dtype)


@register_lowering(aten.nll_loss_forward.default, aten.nll_loss2d_forward.default, dtypes=FLOATING)
def nll_loss_forward(
    ctx: LoweringContext, x: Value, target: Value, weight: Value | None, reduction: int, ignore_index: int
) -> tuple[Value, Value]:
    """`nll_loss_nd`, and the sum of the weights unless nothing is reduced."""
    loss, weights = _nll(x, target, weight, reduction, ignore_index)
    return build.convert(loss, ctx.dtype), build.convert(weights, ctx.result(1).dtype)


@register_lowering(aten.nll_loss_backward.default, aten.nll_loss2d_backward.default, dtypes=FLOATING)
def nll_loss_backward(
    ctx: LoweringContext,
    grad: Value,
    x: Value,
    target: Value,
    weight: Value | None,
    reduction: int,
    ignore_index: int,
    total_weight: Value,
) -> Value:
    """``-weight[target] · grad`` at each target, over the sum of the weights for a mean; 0 elsewhere."""
    dtype = compute_dtype(build.dtype(x))
    labels = Labels(target, weight, ignore_index, build.convert(x, dtype))
    grad = build.convert(grad, dtype)
    if reduction == MEAN:
        grad = hlo.divide(grad, build.convert(total_weight, dtype))
    each = labels.weighted(build.broadcast(hlo.negate(grad), build.shape_of(target)))
    zero = build.constant(0, dtype, ctx.shape)
    return build.convert(build.select(labels.hot(), spread(each, x, [class_dim(x)]), zero), ctx.dtype)


@dataclass(frozen=True)
class Labels:
    """Class indices ``target`` for ``like``, which has one dimension more: the classes."""

    target: Value
    weight: Value | None
    ignore_index: int
    like: Value

    def hot(self) -> Value:
        """Where an element's class is the target's."""
        dims, shape = [class_dim(self.like)], build.shape_of(self.like)
        target = build.convert(self.target, torch.int32)
        return build.compare(build.iota(torch.int32, shape, dims[0]), spread(target, self.like, dims), "EQ")

    def loss(self, x: Value) -> Value:
        """``-weight · x`` of each target, 0 where it is ignored."""
        return self.weighted(hlo.negate(self.picked(x)))

    def weighted(self, x: Value) -> Value:
        """``x`` times the weight of each target, 0 where it is ignored."""
        if self.weight is not None:
            x = hlo.multiply(x, self.picked(self.class_weights()))
        return self.unless_ignored(x)

    def picked(self, x: Value) -> Value:
        """The target's element of each row of ``x``."""
        zero = build.constant(0, build.dtype(x), build.shape_of(x))
        return total(build.select(self.hot(), x, zero), [class_dim(x)])

    def class_weights(self) -> Value:
        """The weight of every element's class."""
        shape, dtype = build.shape_of(self.like), build.dtype(self.like)
        if self.weight is None:
            return build.constant(1, dtype, shape)
        return build.broadcast_in_dim(build.convert(self.weight, dtype), shape, [class_dim(self.like)])

    def weights(self) -> Value:
        """The weight of each target, 0 where it is ignored."""
        if self.weight is not None:
            return self.unless_ignored(self.picked(self.class_weights()))
        return self.unless_ignored(build.constant(1, build.dtype(self.like), build.shape_of(self.target)))

    def unless_ignored(self, x: Value) -> Value:
        """``x``, and 0 where the target is ignored."""
        shape = build.shape_of(self.target)
        target = build.convert(self.target, torch.int64)  # of uint8, none is a negative index
        kept = build.compare(target, build.constant(self.ignore_index, torch.int64, shape), "NE")
        return build.select(kept, x, build.constant(0, build.dtype(x), shape))


def _nll(x: Value, target: Value, weight: Value | None, reduction: int, ignore_index: int) -> tuple[Value, Value]:
    wide = build.convert(x, compute_dtype(build.dtype(x)))
    labels = Labels(target, weight, ignore_index, wide)
    return _reduced(labels.loss(wide), reduction, labels)


def _reduced(loss: Value, reduction: int, labels: Labels) -> tuple[Value, Value]:
    """The loss reduced as asked, and the sum of the weights (0 for a batch that is not reduced)."""
    dims = range(len(build.shape_of(loss)))
    if reduction == NONE and dims:
        return loss, build.constant(0, build.dtype(loss))
    weights = total(labels.weights(), dims)
    loss = total(loss, dims)
    return (hlo.divide(loss, weights) if reduction == MEAN else loss), weights


def _log_softmax(x: Value, dim: int) -> Value:
    highest = build.reduce(x, [dim], hlo.maximum, build.constant(-math.inf, build.dtype(x)))
    shifted = hlo.subtract(x, spread(highest, x, [dim]))
    return hlo.subtract(shifted, spread(hlo.log(total(hlo.exponential(shifted), [dim])), x, [dim]))


def _times(x: Value, factor: float) -> Value:
    return hlo.multiply(x, build.constant(factor, build.dtype(x), build.shape_of(x)))


def class_dim(x: Value) -> int:
    """The classes are dimension 1, or 0 where there is no batch."""
    return min(1, len(build.shape_of(x)) - 1)
