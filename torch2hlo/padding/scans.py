"""Running sums and their like: padding at the end changes nothing before it."""

from __future__ import annotations

import math
from typing import Any

import torch

from torch2hlo.padding.padded import Padded
from torch2hlo.padding.reductions import highest, lowest
from torch2hlo.padding.rules import PaddingContext, register_padding

aten = torch.ops.aten


@register_padding(
    aten.cumsum.default,
    aten.cumprod.default,
    aten.logcumsumexp.default,
    aten._logcumsumexp.default,
    aten.cummax.default,
    aten.cummin.default,
)
def scan(ctx: PaddingContext, x: Padded, dim: int, **kwargs: Any) -> Any:
    """The padding is replaced too, so that a scan that adds up in another order never meets it."""
    name = ctx.node.target.overloadpacket.__name__  # type: ignore[union-attr]
    dtype = x.tensor.dtype
    identity = {"cumsum": 0, "cumprod": 1, "cummin": highest(dtype), "cummax": lowest(dtype)}.get(name, -math.inf)
    filled = ctx.filled(x, [dim % x.dim()] if x.dim() else [], identity)
    return ctx.node.target(filled, dim, **kwargs)  # type: ignore[operator]
