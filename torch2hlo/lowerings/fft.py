"""Discrete Fourier transforms: ``stablehlo.fft`` on the innermost dimensions, three at a time.

Normalisation is 0 (none), 1 (by ``√n``) or 2 (by ``n``); StableHLO's inverse transforms divide by ``n``.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import torch

from torch2hlo import build
from torch2hlo.build import constant
from torch2hlo.dtypes import COMPLEX, complex_dtype, real_dtype, tensor_type
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten
_AT_ONCE = 3  # dimensions that one stablehlo.fft transforms


@register_lowering(aten._fft_c2c.default, dtypes=COMPLEX)
def _fft_c2c(_ctx: LoweringContext, x: Value, dim: list[int], normalization: int, forward: bool) -> Value:
    """Complex to complex over ``dim``. https://openxla.org/stablehlo/spec#fft"""
    size = math.prod(build.shape_of(x)[d] for d in dim)
    return _scaled(_complex(x, dim, "FFT" if forward else "IFFT"), normalization, size, inverse=not forward)


@register_lowering(aten._fft_r2c.default, dtypes=frozenset({torch.float32, torch.float64}))
def _fft_r2c(_ctx: LoweringContext, x: Value, dim: list[int], normalization: int, onesided: bool) -> Value:
    """Real to complex; ``onesided`` keeps ``n // 2 + 1`` frequencies of the last of ``dim``."""
    rank, size = len(build.shape_of(x)), math.prod(build.shape_of(x)[d] for d in dim)
    *others, last = (d % rank for d in dim)
    if onesided:
        near = [*sorted(others[1 - _AT_ONCE :]), last]
        y = _complex(_at_end(x, near, "RFFT"), others[: 1 - _AT_ONCE], "FFT")
    else:
        y = _complex(hlo.complex(x, constant(0, build.dtype(x), build.shape_of(x))), [*others, last], "FFT")
    return _scaled(y, normalization, size, inverse=False)


@register_lowering(aten._fft_c2r.default, dtypes=COMPLEX)
def _fft_c2r(ctx: LoweringContext, x: Value, dim: list[int], normalization: int, last_dim_size: int) -> Value:
    """Complex to real, the inverse of a one-sided transform; ``last_dim_size`` is of the real side."""
    rank = len(build.shape_of(x))
    *others, last = (d % rank for d in dim)
    near = [*sorted(others[1 - _AT_ONCE :]), last]
    y = _complex(build.slice_dim(x, last, 0, last_dim_size // 2 + 1), others[: 1 - _AT_ONCE], "IFFT")
    y = _at_end(y, near, "IRFFT", last_dim_size)
    return _scaled(y, normalization, math.prod(ctx.shape[d] for d in dim), inverse=True)


def _complex(x: Value, dims: Sequence[int], kind: str) -> Value:
    """Transform ``dims`` of a complex tensor, which stay where they are."""
    rank = len(build.shape_of(x))
    left = [d % rank for d in dims]
    while left:
        x = _at_end(x, sorted(left[-_AT_ONCE:]), kind)
        left = left[:-_AT_ONCE]
    return x


def _at_end(x: Value, dims: Sequence[int], kind: str, last: int | None = None) -> Value:
    """Transform at most three dimensions, as the innermost ones."""
    order = [*(d for d in range(len(build.shape_of(x))) if d not in dims), *dims]
    y = _transform(build.transpose(x, order), kind, len(dims), last)
    return build.transpose(y, [order.index(d) for d in range(len(order))])


def _transform(x: Value, kind: str, count: int, last: int | None = None) -> Value:
    """One ``stablehlo.fft`` of the ``count`` innermost dimensions; ``last`` is a real result's size."""
    shape, dtype = build.shape_of(x), build.dtype(x)
    lengths = [*shape[-count:-1], shape[-1] if last is None else last]
    if kind == "RFFT":
        shape, dtype = [*shape[:-1], shape[-1] // 2 + 1], complex_dtype(dtype)
    if kind == "IRFFT":
        shape, dtype = [*shape[:-1], lengths[-1]], real_dtype(dtype)
    return hlo.fft(x, hlo.FftTypeAttr.get(kind), lengths, results=[tensor_type(shape, dtype)])


def _scaled(x: Value, normalization: int, size: int, *, inverse: bool) -> Value:
    wanted = (1.0, 1 / math.sqrt(size), 1 / size)[normalization] if size else 1.0
    factor = wanted * size if inverse and size else wanted
    return x if factor == 1 else hlo.multiply(x, constant(factor, build.dtype(x), build.shape_of(x)))
