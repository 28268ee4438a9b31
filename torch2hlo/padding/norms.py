"""Norms over the last dimensions, where those are static: each place stands for itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch

from torch2hlo.padding.padded import Padded
from torch2hlo.padding.rules import PaddingContext, plain, register_padding

aten = torch.ops.aten


@register_padding(aten.layer_norm.default, aten.rms_norm.default, merged=True)
def norm(ctx: PaddingContext, x: Padded, shape: Sequence[int], *rest: Any, **kwargs: Any) -> Padded:
    """Padding in the leading dimensions passes through."""
    if any(not axis.is_static for axis in x.axes[x.dim() - len(shape) :]):
        raise ctx.refuse("a norm over a dimension known only at run time", "normalise over static dimensions")
    return Padded(ctx.node.target(x.tensor, shape, *(plain(value) for value in rest), **kwargs), x.axes)  # type: ignore[operator]
