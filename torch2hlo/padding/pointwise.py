"""Operations on each element by itself: padding passes through, where all operands have theirs in the same places."""

from __future__ import annotations

from typing import Any

import torch
from torch.utils import _pytree as pytree

from torch2hlo.capture.sizes import expression, is_symbolic
from torch2hlo.padding.padded import Padded
from torch2hlo.padding.rules import PaddingContext, is_runtime, plain, register_padding

aten = torch.ops.aten


def constant(value: Any) -> Any:
    """A tensor, or a symbolic number that is in truth a constant."""
    if is_symbolic(value):
        number = expression(value)
        kind = bool if isinstance(value, torch.SymBool) else int if isinstance(value, torch.SymInt) else float
        return kind(number)
    return plain(value)


# Those that PyTorch does not tag as pointwise.
@register_padding(
    aten.complex.default, aten.polar.default, aten.real.default, aten.imag.default, aten._conj.default,
    aten._neg_view.default, aten.isin.Tensor_Scalar, aten.isin.Scalar_Tensor, aten.floor_divide.default,
    aten.floor_divide.Scalar, aten.hardswish.default, aten.where.Scalar, aten.where.ScalarOther,
    aten.where.ScalarSelf, aten.rsub.Tensor, aten.masked_fill.Tensor, aten.fill.Tensor,
    aten.fill.Scalar, merged=True,
)  # fmt: skip
def untagged(ctx: PaddingContext, *args: Any, **kwargs: Any) -> Any:
    """As any pointwise operation."""
    return pointwise(ctx, args, kwargs)


@register_padding(aten.log_sigmoid_forward.default, merged=True)
def log_sigmoid_forward(ctx: PaddingContext, x: Padded) -> list[Padded]:
    """The result, and a buffer that is empty on the CPU."""
    result, buffer = aten.log_sigmoid_forward.default(x.tensor)
    return [
        Padded(result, x.axes),
        Padded(buffer, tuple(x.axes) if buffer.dim() == x.dim() and buffer.numel() else _static(buffer)),
    ]


def _static(tensor: torch.Tensor) -> Any:
    from torch2hlo.padding.padded import static

    return tuple(static(size) for size in tensor.shape)


def pointwise(ctx: PaddingContext, args: Any, kwargs: Any) -> Any:
    """Padding passes through to the same places; numbers known only at run time become 0-d tensors."""
    value = ctx.node.meta["val"]
    shape = (value if isinstance(value, torch.Tensor) else value[0]).shape
    leaves, spec = pytree.tree_flatten((args, kwargs), is_leaf=lambda leaf: isinstance(leaf, Padded))
    places = [index for index, leaf in enumerate(leaves) if isinstance(leaf, Padded)]
    aligned, axes = ctx.aligned([leaves[index] for index in places], shape)
    for index, operand in zip(places, aligned, strict=True):
        leaves[index] = operand
    given = [ctx.number(leaf) if is_runtime(leaf) else constant(leaf) for leaf in leaves]
    if ctx.node.target is aten.clamp.default and any(map(is_runtime, leaves)):  # both bounds are tensors, or none is
        given = [torch.full((), leaf) if isinstance(leaf, (int, float)) else leaf for leaf in given]
    args, kwargs = pytree.tree_unflatten(given, spec)
    packet = ctx.node.target.overloadpacket  # type: ignore[union-attr]  # a scalar overload may have got a tensor
    result = packet(*args, **kwargs)
    if isinstance(value, torch.Tensor):
        return Padded(result.to(value.dtype), axes)
    return [Padded(one, axes) for one in result]
