"""Fourier transforms along dimensions whose size is known only at run time: products with the matrix of roots."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch._ops import OpOverload

from torch2hlo.capture.sizes import has_symbols

aten = torch.ops.aten
BY_ROOT, BY_SIZE = 1, 2


def _complex(x: torch.Tensor, dims: Sequence[int], norm: int, forward: bool) -> Any:
    """``Σ x[j] exp(∓2πi jk / n)`` along each dimension."""
    if not any(has_symbols(x.shape[dim]) for dim in dims):
        return NotImplemented
    for dim in dims:
        size = x.shape[dim]
        x = _times(x, dim, _roots(size, size, size, norm, x.dtype.to_real(), forward=forward))
    return x


def _from_real(x: torch.Tensor, dims: Sequence[int], norm: int, onesided: bool) -> Any:
    """The last of the dimensions first, of whose result one half says all."""
    if not any(has_symbols(x.shape[dim]) for dim in dims):
        return NotImplemented
    *others, last = dims
    size = x.shape[last]
    roots = _roots(size, size // 2 + 1 if onesided else size, size, norm, x.dtype, forward=True)
    half = _times(x.to(x.dtype.to_complex()), last, roots)
    return aten._fft_c2c.default(half, others, norm, True) if others else half


def _to_real(x: torch.Tensor, dims: Sequence[int], norm: int, size: Any) -> Any:
    """Of a half, whose elements count twice but for the first, and the middle one of an even size."""
    if not any(map(has_symbols, (size, *(x.shape[dim] for dim in dims)))):
        return NotImplemented
    *others, last = dims
    x = aten._fft_c2c.default(x, others, norm, False) if others else x
    half = size // 2 + 1
    x = x.narrow(last, 0, half)
    place = torch.arange(half)
    times = torch.where((place == 0) | (place * 2 == size), 1.0, 2.0).to(x.dtype.to_real())
    roots = _roots(half, size, size, norm, x.dtype.to_real(), forward=False) * times.unsqueeze(1)
    return torch.real(_times(x, last, roots))


def _roots(rows: Any, columns: Any, size: Any, norm: int, dtype: torch.dtype, *, forward: bool) -> torch.Tensor:
    """Scaled ``exp(∓2πi jk / size)``; the product is taken modulo the size, so that the angle stays exact."""
    product = torch.arange(rows).unsqueeze(1) * torch.arange(columns)
    angle = (product % max(size, 1)).to(dtype) * ((-2 if forward else 2) * math.pi / max(size, 1))
    scale = {BY_SIZE: 1 / max(size, 1), BY_ROOT: 1 / torch.sym_sqrt(max(size, 1))}.get(norm, 1)
    return torch.complex(angle.cos() * scale, angle.sin() * scale)


def _times(x: torch.Tensor, dim: int, roots: torch.Tensor) -> torch.Tensor:
    return (x.movedim(dim, -1) @ roots).movedim(-1, dim)


RUN_TIME_FOURIER: dict[OpOverload, Callable[..., Any]] = {
    aten._fft_c2c.default: _complex,
    aten._fft_r2c.default: _from_real,
    aten._fft_c2r.default: _to_real,
}
