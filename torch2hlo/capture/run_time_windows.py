"""Resampling and windows along dimensions whose size is known only at run time: elements taken by index."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch._decomp import decomposition_table
from torch._ops import OpOverload

from torch2hlo.capture.sizes import has_symbols
from torch2hlo.capture.symbolic import of_each_dimension, windows

aten = torch.ops.aten


def _nearest(x: torch.Tensor, sizes: Any, scales: Sequence[float] | None, *, middle: float = 0.0) -> Any:
    """Each place reads the one at ``floor(place * scale)``."""
    if not _varies(x, sizes):
        return NotImplemented
    for dim, size, scale in _resized(x, sizes, scales):
        place = ((torch.arange(size).to(torch.float32) + middle) * scale).floor().to(torch.int64)
        x = x.index_select(dim, place.clamp(max=x.shape[dim] - 1))
    return x


def _nearest_exact(x: torch.Tensor, sizes: Any, scales: Sequence[float] | None) -> Any:
    """The one under the middle of the place."""
    return _nearest(x, sizes, scales, middle=0.5)


def _linear(x: torch.Tensor, sizes: Any, align_corners: bool, scales: Sequence[float] | None) -> Any:
    """Each place reads its two neighbours, in each dimension."""
    if not _varies(x, sizes):
        return NotImplemented
    for dim, size, scale in _resized(x, sizes, scales):
        place = _source(x, dim, size, scale, align_corners=align_corners).clamp(min=0)
        low = place.floor().to(torch.int64).clamp(max=x.shape[dim] - 1)
        part = (place - low).clamp(0, 1).to(x.dtype).reshape([-1 if d == dim else 1 for d in range(x.dim())])
        high = (low + 1).clamp(max=x.shape[dim] - 1)
        x = x.index_select(dim, low) * (1 - part) + x.index_select(dim, high) * part
    return x


def _cubic(x: torch.Tensor, sizes: Any, align_corners: bool, scales: Sequence[float] | None) -> Any:
    """Each place reads four neighbours in each dimension, by cubic convolution."""
    if not _varies(x, sizes):
        return NotImplemented
    for dim, size, scale in _resized(x, sizes, scales):
        place = _source(x, dim, size, scale, align_corners=align_corners)
        low = place.floor()
        shape = [-1 if d == dim else 1 for d in range(x.dim())]
        total: Any = 0
        for tap in range(-1, 3):
            index = (low.to(torch.int64) + tap).clamp(min=0).clamp(max=x.shape[dim] - 1)
            total = total + x.index_select(dim, index) * _weight(place - low - tap).to(x.dtype).reshape(shape)
        x = total
    return x


def _weight(distance: torch.Tensor) -> torch.Tensor:
    """R. Keys' kernel with a = -3/4, as PyTorch has it (Cubic convolution interpolation, 1981)."""
    a, d = -0.75, distance.abs()
    near = ((a + 2) * d - (a + 3)) * d * d + 1
    far = ((a * d - 5 * a) * d + 8 * a) * d - 4 * a
    return torch.where(d <= 1, near, far)


def _source(x: torch.Tensor, dim: int, size: Any, scale: Any, *, align_corners: bool) -> torch.Tensor:
    """Where in the old dimension each new place lies."""
    place = torch.arange(size).to(torch.float32)
    step: Any = scale if not align_corners else (x.shape[dim] - 1) / (size - 1) if size > 1 else 0.0
    source: torch.Tensor = place * step if align_corners else (place + 0.5) * step - 0.5
    return source


def _varies(x: torch.Tensor, sizes: Any) -> bool:
    return any(map(has_symbols, (*x.shape[2:], *(sizes or ()))))


def _resized(x: torch.Tensor, sizes: Any, scales: Sequence[float] | None) -> list[tuple[int, Any, Any]]:
    """For each spatial dimension: itself, its new size, and how far apart in the old one two new places are."""
    found = []
    for index, length in enumerate(x.shape[2:]):
        if sizes is None:
            assert scales is not None
            size, scale = math.floor(length * scales[index]), 1 / scales[index]
        else:
            size, scale = sizes[index], None
        if length <= 0 or size <= 0:
            raise RuntimeError("Input and output sizes should be greater than 0")
        found.append((index + 2, size, length / size if scale is None else scale))
    return found


def _adaptive_average(x: torch.Tensor, sizes: Sequence[Any]) -> Any:
    """The mean of each window, one dimension after the other."""
    spatial = range(x.dim() - len(sizes), x.dim())
    if not any(has_symbols(x.shape[dim]) for dim in spatial):
        return NotImplemented
    for dim, size in zip(spatial, sizes, strict=True):
        if has_symbols(x.shape[dim]) and x.shape[dim] == 0:
            raise RuntimeError("Expected input to have non-zero size for non-batch dimensions")
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


def _grid_sample(x: torch.Tensor, grid: torch.Tensor, mode: int, padding: int, align_corners: bool) -> Any:
    """As PyTorch takes it apart: elements at places that are computed."""
    if not any(map(has_symbols, x.shape[2:])):
        return NotImplemented
    if any(has_symbols(size) and size == 0 for size in x.shape[2:]):
        raise RuntimeError("Expected input to have non-empty spatial dimensions")
    return decomposition_table[aten.grid_sampler_2d.default](x, grid, mode, padding, align_corners)


def _max_pool_with_indices(
    x: torch.Tensor,
    kernel: Sequence[int],
    stride: Sequence[int] = (),
    padding: Any = 0,
    dilation: Any = 1,
    ceil_mode: bool = False,
) -> Any:
    """The largest of each window, and its place among all elements, one dimension after the other."""
    first = x.dim() - len(kernel)
    if not any(map(has_symbols, x.shape[first:])):
        return NotImplemented
    options = of_each_dimension(len(kernel), stride or kernel, padding, dilation)
    number, step = torch.zeros_like(x, dtype=torch.int64), 1
    for dim, k, s, p, d in reversed(list(zip(range(first, x.dim()), kernel, *options, strict=True))):
        length = x.shape[dim]
        place = torch.arange(windows(length, k, s, p, d, ceil_mode)).unsqueeze(1) * s - p + torch.arange(k) * d
        inside, safe = (place >= 0) & (place < length), place.clamp(min=0).clamp(max=length - 1)
        spread, numbers = (value.movedim(dim, -1)[..., safe] for value in (x, number))
        largest, tap = torch.where(inside, spread, lowest(x.dtype)).max(-1)
        along = safe.expand(spread.shape).gather(-1, tap.unsqueeze(-1))
        number = (numbers.gather(-1, tap.unsqueeze(-1)) + along * step).squeeze(-1).movedim(-1, dim)
        x, step = largest.movedim(-1, dim), step * length
    return x, number


def lowest(dtype: torch.dtype) -> Any:
    """What is never larger than anything."""
    return -math.inf if dtype.is_floating_point else torch.iinfo(dtype).min


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
    if any(has_symbols(size) and size == 0 for size in x.shape[1:]):
        raise RuntimeError("windows over a dimension without elements")
    padded = torch.nn.functional.pad(x, (padding[1], padding[1], padding[0], padding[0]))
    places = []
    for dim, k, d, s in zip((-2, -1), kernel, dilation, stride, strict=True):
        count = (padded.shape[dim] - d * (k - 1) - 1) // s + 1
        if count < 1:
            raise RuntimeError("windows that are larger than what they slide over")
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
    aten._upsample_nearest_exact1d.vec: _nearest_exact,
    aten._upsample_nearest_exact2d.vec: _nearest_exact,
    aten._upsample_nearest_exact3d.vec: _nearest_exact,
    aten.upsample_bicubic2d.vec: _cubic,
    aten.upsample_linear1d.vec: _linear,
    aten.upsample_bilinear2d.vec: _linear,
    aten.upsample_trilinear3d.vec: _linear,
    aten.adaptive_avg_pool1d.default: _adaptive_average,
    aten.adaptive_avg_pool2d.default: _adaptive_average,
    aten.adaptive_avg_pool3d.default: _adaptive_average,
    aten.adaptive_max_pool1d.default: _adaptive_largest,
    aten.adaptive_max_pool2d.default: _adaptive_largest,
    aten.adaptive_max_pool3d.default: _adaptive_largest,
    aten.max_pool1d_with_indices.default: _max_pool_with_indices,
    aten.max_pool2d_with_indices.default: _max_pool_with_indices,
    aten.max_pool3d_with_indices.default: _max_pool_with_indices,
    aten.grid_sampler_2d.default: _grid_sample,
    aten.im2col.default: _im2col,
}
