"""Complex numbers and their parts; ``conj`` and ``neg`` views are values like any other."""

from __future__ import annotations

import math

import torch

from torch2hlo import build
from torch2hlo.build import compare, select
from torch2hlo.dtypes import COMPLEX, REAL
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten
_PARTS = frozenset({torch.float32, torch.float64})  # StableHLO has no complex numbers of float16


@register_lowering(aten.real.default)
def real(ctx: LoweringContext, x: Value) -> Value:
    """The real part. https://openxla.org/stablehlo/spec#real"""
    return hlo.real(x) if build.dtype(x).is_complex else x


@register_lowering(aten.imag.default, dtypes=COMPLEX)
def imag(ctx: LoweringContext, x: Value) -> Value:
    """The imaginary part. https://openxla.org/stablehlo/spec#imag"""
    return hlo.imag(x)


@register_lowering(aten._conj.default, aten._conj_copy.default, dtypes=COMPLEX)
@register_lowering(aten._conj_physical.default)
def conj(ctx: LoweringContext, x: Value) -> Value:
    """``real - i * imag``; a real number itself."""
    return hlo.complex(hlo.real(x), hlo.negate(hlo.imag(x))) if ctx.dtype.is_complex else x


@register_lowering(aten._neg_view.default, dtypes=REAL | COMPLEX)
def _neg_view(ctx: LoweringContext, x: Value) -> Value:
    """``-x``. https://openxla.org/stablehlo/spec#negate"""
    return hlo.negate(x)


@register_lowering(aten.complex.default, dtypes=_PARTS)
def complex_(ctx: LoweringContext, real: Value, imag: Value) -> Value:
    """``real + i * imag``. https://openxla.org/stablehlo/spec#complex"""
    return hlo.complex(*ctx.operands(real, imag, dtype=build.dtype(real)))


@register_lowering(aten.polar.default, dtypes=_PARTS)
def polar(ctx: LoweringContext, size: Value, angle: Value) -> Value:
    """``size * (cos(angle) + i * sin(angle))``."""
    size, angle = ctx.operands(size, angle, dtype=build.dtype(size))
    return hlo.complex(hlo.multiply(size, hlo.cosine(angle)), hlo.multiply(size, hlo.sine(angle)))


@register_lowering(aten.angle.default)
def angle(ctx: LoweringContext, x: Value) -> Value:
    """``atan2(imag, real)``; for a real number π below zero, 0 above, NaN for NaN."""
    if build.dtype(x).is_complex:
        return hlo.atan2(hlo.imag(x), hlo.real(x))
    x, zero, pi = ctx.operands(x, 0, math.pi)
    return select(compare(x, x, "NE"), x, select(compare(x, zero, "LT"), pi, zero))


@register_lowering(aten.view_as_real.default, aten.view_as_real_copy.default, dtypes=COMPLEX)
def view_as_real(ctx: LoweringContext, x: Value) -> Value:
    """A last dimension of size 2 for the parts."""
    return to_pairs(x)


@register_lowering(aten.view_as_complex.default, aten.view_as_complex_copy.default, dtypes=_PARTS)
def view_as_complex(ctx: LoweringContext, x: Value) -> Value:
    """The last dimension, of size 2, holds the parts. https://openxla.org/stablehlo/spec#complex"""
    return from_pairs(x)


def to_pairs(x: Value) -> Value:
    """Complex ``…`` → real ``…, 2``."""
    parts = [build.unsqueeze(part, -1) for part in (hlo.real(x), hlo.imag(x))]
    return build.concatenate(parts, len(build.shape_of(x)))


def from_pairs(x: Value) -> Value:
    """Real ``…, 2`` → complex ``…``."""
    *shape, _ = build.shape_of(x)
    last = len(shape)
    return hlo.complex(*(build.reshape(build.slice_dim(x, last, part, part + 1), shape) for part in (0, 1)))
