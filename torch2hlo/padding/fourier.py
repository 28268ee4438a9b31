"""Fourier transforms along static dimensions: each place of the others stands for itself.

Along a dimension of run-time size they are matrix products, which `torch2hlo.capture.run_time_fourier` writes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch

from torch2hlo.padding.padded import Padded
from torch2hlo.padding.rules import PaddingContext, register_padding

aten = torch.ops.aten


@register_padding(aten._fft_c2c.default, aten._fft_r2c.default, aten._fft_c2r.default)
def fourier(ctx: PaddingContext, x: Padded, dims: Sequence[int], *rest: Any) -> torch.Tensor:
    """The padding passes through."""
    if any(not x.axes[dim].is_static for dim in dims):
        raise ctx.refuse("a Fourier transform over merged dimensions", "transform before the reshape")
    transformed: torch.Tensor = ctx.node.target(x.tensor, dims, *rest)  # type: ignore[operator]
    return transformed
