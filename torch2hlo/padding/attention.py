"""Attention over padded queries and keys: padded keys are masked, padded queries pass through to padded results."""

from __future__ import annotations

from typing import Any

import torch

from torch2hlo.padding.padded import Padded, static
from torch2hlo.padding.rules import PaddingContext, plain, register_padding

aten = torch.ops.aten


@register_padding(aten.scaled_dot_product_attention.default)
def scaled_dot_product_attention(
    ctx: PaddingContext,
    query: Padded,
    key: Padded,
    value: Padded,
    attn_mask: Padded | None = None,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    **kwargs: Any,
) -> Padded:
    """``softmax(q kᵀ) v``; values of padded keys are zeroed too, since NaN times a weight of zero is NaN."""
    if not query.axes[-1].is_static or not value.axes[-1].is_static:
        raise ctx.refuse("attention heads of a size known only at run time", "keep the size of a head static")
    query, key, value, attn_mask = _fitted(ctx, query, key, value, attn_mask)
    keys = key.axes[-2]
    mask = plain(attn_mask)
    if not keys.is_static and not (is_causal and query.axes[-2] == keys):
        real = ctx.valid(keys).unsqueeze(0)
        if is_causal:
            causal = torch.arange(query.axes[-2].bound).unsqueeze(1) >= torch.arange(keys.bound)
            real, is_causal = real & causal, False
        mask = real if mask is None else _both(mask, real)
    values = ctx.filled(value, [value.dim() - 2], 0)
    filled = key.tensor
    if mask is not None and mask.dtype is not torch.bool:  # minus infinity added to NaN is NaN
        filled = ctx.filled(key, [key.dim() - 2], 0)
    out = aten.scaled_dot_product_attention.default(query.tensor, filled, values, mask, dropout_p, is_causal, **kwargs)
    batch = [query.axes[dim] if query.axes[dim] != static(1) else key.axes[dim] for dim in range(query.dim() - 2)]
    return Padded(out, (*batch, query.axes[-2], value.axes[-1]))


def _fitted(
    ctx: PaddingContext, query: Padded, key: Padded, value: Padded, mask: Padded | None
) -> tuple[Padded, Padded, Padded, Padded | None]:
    """Operands with as many places in each dimension as all of those have that share it."""
    given = [query, key, value] if mask is None else [query, key, value, mask]
    rows, columns = [(0, -2), (3, -2)], [(1, -2), (2, -2), (3, -1)]
    batch = [[(operand, dim) for operand in range(4)] for dim in range(-query.dim(), -2)]
    for shared in (rows, columns, *batch):
        here = [(o, d) for o, d in shared if o < len(given) and given[o].dim() >= -d]
        moving = [(o, d) for o, d in here if not given[o].axes[d].is_static]
        known = {given[o].axes[d].bound for o, d in here} - {1} if len(moving) < len(here) else set()
        bound = min(known or (given[o].axes[d].bound for o, d in moving), default=0)
        for o, d in moving:
            given[o] = ctx.fitted(given[o], given[o].dim() + d, bound)
    return given[0], given[1], given[2], given[3] if mask is not None else None


def _both(mask: torch.Tensor, real: torch.Tensor) -> torch.Tensor:
    if mask.dtype is torch.bool:
        return mask & real
    return torch.where(real, mask, torch.full((), float("-inf"), dtype=mask.dtype))
