"""Window functions of signal processing as arithmetic on positions; PyTorch has no decomposition of them."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from typing import Any

import torch

Formula = Callable[..., torch.Tensor]


def _window(formula: Formula) -> Formula:
    """``formula(positions, last, …)`` over a symmetric window; a periodic one is a longer one without its last."""

    @functools.wraps(formula)
    def window(
        length: int, periodic: bool = True, *shape: float, dtype: torch.dtype | None = None, **_: Any
    ) -> torch.Tensor:
        dtype = dtype or torch.get_default_dtype()
        if length < 2:
            return torch.ones(length, dtype=dtype)
        last = length if periodic else length - 1
        positions = torch.arange(last + 1, dtype=dtype)
        return formula(positions, last, *shape)[:length]

    return window


@_window
def hamming(positions: torch.Tensor, last: int, alpha: float = 0.54, beta: float = 0.46) -> torch.Tensor:
    """https://docs.pytorch.org/docs/stable/generated/torch.hamming_window.html"""
    return (positions * (2 * math.pi / last)).cos() * -beta + alpha


@_window
def blackman(positions: torch.Tensor, last: int) -> torch.Tensor:
    """https://docs.pytorch.org/docs/stable/generated/torch.blackman_window.html"""
    angles = positions * (math.pi / last)
    return (angles * 4).cos() * 0.08 - (angles * 2).cos() * 0.5 + 0.42


@_window
def bartlett(positions: torch.Tensor, last: int) -> torch.Tensor:
    """https://docs.pytorch.org/docs/stable/generated/torch.bartlett_window.html"""
    rising = positions * (2 / last)
    return torch.where(positions <= last // 2, rising, 2 - rising)


@_window
def kaiser(positions: torch.Tensor, last: int, beta: float = 12.0) -> torch.Tensor:
    """https://docs.pytorch.org/docs/stable/generated/torch.kaiser_window.html"""
    wide = torch.float32 if positions.dtype.itemsize < 4 else positions.dtype
    middle = torch.full((), last / 2, dtype=wide)
    inside = (1 - ((positions.to(wide) - middle) / middle) ** 2).clamp(min=0).sqrt()
    peak = torch.full((), beta, dtype=wide)
    return (torch.i0(inside * peak) / torch.i0(peak)).to(positions.dtype)
