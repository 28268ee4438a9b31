"""Resampling and windows along dimensions whose size is known only at run time: elements taken by index."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch._ops import OpOverload

from torch2hlo.capture.sizes import has_symbols

aten = torch.ops.aten


def _nearest(x: torch.Tensor, sizes: Any, scales: Sequence[float] | None) -> Any:
    """Each place reads the one at ``floor(place * scale)``."""
    if not _varies(x, sizes):
        return NotImplemented
    for dim, size, scale in _resized(x, sizes, scales):
        place = (torch.arange(size).to(torch.float32) * scale).floor().to(torch.int64)
        x = x.index_select(dim, place.clamp(max=x.shape[dim] - 1))
    return x


def _linear(x: torch.Tensor, sizes: Any, align_corners: bool, scales: Sequence[float] | None) -> Any:
    """Each place reads its two neighbours, in each dimension."""
    if not _varies(x, sizes):
        return NotImplemented
    for dim, size, scale in _resized(x, sizes, scales):
        place = torch.arange(size).to(torch.float32)
        if align_corners:
            place = place * ((x.shape[dim] - 1) / (size - 1) if size > 1 else 0.0)
        else:
            place = ((place + 0.5) * scale - 0.5).clamp(min=0)
        low = place.floor().to(torch.int64).clamp(max=x.shape[dim] - 1)
        part = (place - low).clamp(0, 1).to(x.dtype).reshape([-1 if d == dim else 1 for d in range(x.dim())])
        high = (low + 1).clamp(max=x.shape[dim] - 1)
        x = x.index_select(dim, low) * (1 - part) + x.index_select(dim, high) * part
    return x


def _varies(x: torch.Tensor, sizes: Any) -> bool:
    return any(map(has_symbols, (*x.shape[2:], *(sizes or ()))))


def _resized(x: torch.Tensor, sizes: Any, scales: Sequence[float] | None) -> list[tuple[int, Any, Any]]:
    """For each spatial dimension: itself, its new size, and how far apart in the old one two new places are."""
    found = []
    for index, length in enumerate(x.shape[2:]):
        if sizes is not None:
            found.append((index + 2, sizes[index], length / sizes[index]))
        else:
            assert scales is not None
            found.append((index + 2, math.floor(length * scales[index]), 1 / scales[index]))
    return found


def _adaptive_average(x: torch.Tensor, sizes: Sequence[Any]) -> Any:
    """The mean of each window, one dimension after the other."""
    spatial = range(x.dim() - len(sizes), x.dim())
    if not any(has_symbols(x.shape[dim]) for dim in spatial):
        return NotImplemented
    for dim, size in zip(spatial, sizes, strict=True):
        inside, spread = _windows(x, dim, size)
        total = torch.where(inside, spread, 0).sum(-1)
        x = (total / inside.sum(-1)).movedim(-1, dim).to(x.dtype)
    return x


def _adaptive_largest(x: torch.Tensor, sizes: Sequence[Any]) -> Any:
    """The largest of each window, and its place among all elements."""
    spatial = list(range(x.dim() - len(sizes), x.dim()))
    if not any(has_symbols(x.shape[dim]) for dim in spatial):
        return NotImplemented
    number, step = torch.zeros_like(x, dtype=torch.int64), 1
    for dim, size in reversed(list(zip(spatial, sizes, strict=True))):
        inside, spread = _windows(x, dim, size)
        _, numbers = _windows(number, dim, size)
        masked = torch.where(inside, spread, -math.inf)
        largest, place = masked.max(-1)
        number = numbers.expand(masked.shape).gather(-1, place.unsqueeze(-1)).squeeze(-1) + place * step
        step = step * x.shape[dim]
        x, number = largest.movedim(-1, dim), number.movedim(-1, dim)
    return x, number


def _windows(x: torch.Tensor, dim: int, size: Any) -> tuple[torch.Tensor, torch.Tensor]:
    """Bool ``(size, length)``, the places of each window; and ``x`` with ``dim`` last, one before it for them."""
    length = x.shape[dim]
    window, place = torch.arange(size).unsqueeze(1), torch.arange(length)
    start, end = window * length // size, ((window + 1) * length + size - 1) // size
    return (place >= start) & (place < end), x.movedim(dim, -1).unsqueeze(-2)


def _im2col(
    x: torch.Tensor, kernel: Sequence[int], dilation: Sequence[int], padding: Sequence[int], stride: Sequence[int]
) -> Any:
    """All windows side by side: ``(…, channels * places in a window, windows)``."""
    if not any(map(has_symbols, x.shape)):
        return NotImplemented
    padded = torch.nn.functional.pad(x, (padding[1], padding[1], padding[0], padding[0]))
    places = []
    for dim, k, d, s in zip((-2, -1), kernel, dilation, stride, strict=True):
        count = (padded.shape[dim] - d * (k - 1) - 1) // s + 1
        places.append(torch.arange(count) * s + torch.arange(k).unsqueeze(1) * d)
    taken = padded[..., places[0], :][..., places[1]]
    *batch, channels, _, _, _, _ = taken.shape
    order = [*range(len(batch) + 1), -4, -2, -3, -1]
    taken = taken.permute([dim % taken.dim() for dim in order])
    count = places[0].shape[1] * places[1].shape[1]
    return taken.reshape(*batch, channels * kernel[0] * kernel[1], count)


RUN_TIME_WINDOWS: dict[OpOverload, Callable[..., Any]] = {
    aten.upsample_nearest1d.vec: _nearest,
    aten.upsample_nearest2d.vec: _nearest,
    aten.upsample_nearest3d.vec: _nearest,
    aten.upsample_linear1d.vec: _linear,
    aten.upsample_bilinear2d.vec: _linear,
    aten.upsample_trilinear3d.vec: _linear,
    aten.adaptive_avg_pool1d.default: _adaptive_average,
    aten.adaptive_avg_pool2d.default: _adaptive_average,
    aten.adaptive_avg_pool3d.default: _adaptive_average,
    aten.adaptive_max_pool1d.default: _adaptive_largest,
    aten.adaptive_max_pool2d.default: _adaptive_largest,
    aten.adaptive_max_pool3d.default: _adaptive_largest,
    aten.im2col.default: _im2col,
}
