"""Matrix products: padding in a contracted dimension is replaced by zeros on both sides; elsewhere it passes through."""

from __future__ import annotations

from typing import Any

import torch

from torch2hlo.padding.padded import Padded
from torch2hlo.padding.rules import PaddingContext, plain, register_padding

aten = torch.ops.aten


@register_padding(aten.mm.default, aten.bmm.default, aten.matmul.default)
def matmul(ctx: PaddingContext, x: Padded, y: Padded) -> torch.Tensor:
    """``x @ y``."""
    left, right = ctx.filled(x, [x.dim() - 1], 0), ctx.filled(y, [max(y.dim() - 2, 0)], 0)
    result: torch.Tensor = ctx.node.target(left, right)  # type: ignore[operator]
    return result


@register_padding(aten.addmm.default, aten.baddbmm.default)
def addmm(ctx: PaddingContext, bias: Padded, x: Padded, y: Padded, **kwargs: Any) -> torch.Tensor:
    """``bias + x @ y``."""
    left, right = ctx.filled(x, [x.dim() - 1], 0), ctx.filled(y, [y.dim() - 2], 0)
    result: torch.Tensor = ctx.node.target(bias.tensor, left, right, **kwargs)  # type: ignore[operator]
    return result


@register_padding(aten.linear.default)
def linear(ctx: PaddingContext, x: Padded, weight: Padded, bias: Padded | None = None) -> torch.Tensor:
    """``x @ weight.T + bias``."""
    left, right = ctx.filled(x, [x.dim() - 1], 0), ctx.filled(weight, [1], 0)
    return aten.linear.default(left, right, plain(bias))
