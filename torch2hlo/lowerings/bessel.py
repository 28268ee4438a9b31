"""Bessel functions of the first and second kind, modified ones of the second, Airy's and spherical j₀.

Each is a Chebyshev series near zero and amplitude and phase, or the exponential decay, times another far out
(https://dlmf.nist.gov/10.74); the coefficients are in bessel_tables.py.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import torch

from torch2hlo import build
from torch2hlo.build import constant
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.lowerings import bessel_tables as table
from torch2hlo.lowerings.special import NO_HALVES, choose, epsilon, pointwise, widened
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten


def _series(coefficients: Sequence[float], t: Any) -> Any:
    """``Σ cₖ Tₖ(t)`` by Clenshaw's recurrence, without terms below the precision of ``t``."""
    import jax.numpy as jnp

    least = epsilon(t) / 8 * max(map(abs, coefficients))
    count = max(index for index, c in enumerate(coefficients) if abs(c) >= least) + 1
    one, two = jnp.zeros_like(t), jnp.zeros_like(t)
    for c in reversed(coefficients[1:count]):
        one, two = 2 * t * one - two + c, one
    return t * one - two + coefficients[0]


@register_lowering(aten.special_bessel_j0.default, dtypes=NO_HALVES)
def special_bessel_j0(ctx: LoweringContext, x: Value) -> Value:
    """``J₀(x)``."""
    return pointwise(ctx, _bessel_j, x, order=0)


@register_lowering(aten.special_bessel_j1.default, dtypes=NO_HALVES)
def special_bessel_j1(ctx: LoweringContext, x: Value) -> Value:
    """``J₁(x)``, which is odd."""
    return pointwise(ctx, _bessel_j, x, order=1)


@register_lowering(aten.special_bessel_y0.default, dtypes=NO_HALVES)
def special_bessel_y0(ctx: LoweringContext, x: Value) -> Value:
    """``Y₀(x)``; ``-inf`` at 0 and NaN below."""
    return pointwise(ctx, _bessel_y, x, order=0)


@register_lowering(aten.special_bessel_y1.default, dtypes=NO_HALVES)
def special_bessel_y1(ctx: LoweringContext, x: Value) -> Value:
    """``Y₁(x)``; ``-inf`` at 0 and NaN below."""
    return pointwise(ctx, _bessel_y, x, order=1)


def _near(x: Any, order: int) -> Any:
    """J for ``|x| ≤ 8``, from a series in ``x²``."""
    t = x * x / 32 - 1
    return x * _series(table.J1, t) if order else _series(table.J0, t)


def _far(x: Any, order: int) -> tuple[Any, Any, Any, Any]:
    """``P``, ``Q · 8/x``, the phase and the amplitude for ``x > 8``. https://dlmf.nist.gov/10.17.E3"""
    import jax.numpy as jnp

    t = 128 / (x * x) - 1
    p, q = _series((table.P0, table.P1)[order], t), _series((table.Q0, table.Q1)[order], t) * 8 / x
    return p, q, x - (2 * order + 1) * math.pi / 4, jnp.sqrt(2 / (math.pi * x))


def _bessel_j(x: Any, *, order: int) -> Any:
    import jax.numpy as jnp

    size = jnp.abs(x)
    inside = size <= 8
    p, q, phase, amplitude = _far(choose(inside, 9, size), order)
    far = amplitude * (p * jnp.cos(phase) - q * jnp.sin(phase))
    return choose(inside, _near(choose(inside, x, 0), order), jnp.sign(x) * far if order else far)


def _bessel_y(x: Any, *, order: int) -> Any:
    import jax.numpy as jnp

    inside = x <= 8
    p, q, phase, amplitude = _far(choose(inside, 9, x), order)
    far = amplitude * (p * jnp.sin(phase) + q * jnp.cos(phase))
    y = choose(inside, x, 1)
    near = 2 / math.pi * jnp.log(y / 2) * _near(y, order)
    t = y * y / 32 - 1
    near += y * _series(table.Y1, t) - 2 / math.pi / y if order else _series(table.Y0, t)
    return choose(x == 0, -jnp.inf, choose(x < 0, jnp.nan, choose(inside, near, far)))


@register_lowering(aten.special_modified_bessel_k0.default, dtypes=NO_HALVES)
def special_modified_bessel_k0(ctx: LoweringContext, x: Value) -> Value:
    """``K₀(x)``; ``inf`` at 0 and NaN below."""
    return pointwise(ctx, _bessel_k, x, order=0, scaled=False)


@register_lowering(aten.special_modified_bessel_k1.default, dtypes=NO_HALVES)
def special_modified_bessel_k1(ctx: LoweringContext, x: Value) -> Value:
    """``K₁(x)``; ``inf`` at 0 and NaN below."""
    return pointwise(ctx, _bessel_k, x, order=1, scaled=False)


@register_lowering(aten.special_scaled_modified_bessel_k0.default, dtypes=NO_HALVES)
def special_scaled_modified_bessel_k0(ctx: LoweringContext, x: Value) -> Value:
    """``exp(x) K₀(x)``."""
    return pointwise(ctx, _bessel_k, x, order=0, scaled=True)


@register_lowering(aten.special_scaled_modified_bessel_k1.default, dtypes=NO_HALVES)
def special_scaled_modified_bessel_k1(ctx: LoweringContext, x: Value) -> Value:
    """``exp(x) K₁(x)``."""
    return pointwise(ctx, _bessel_k, x, order=1, scaled=True)


def _bessel_k(x: Any, *, order: int, scaled: bool) -> Any:
    """Up to 2, ``±log(x/2) I(x)`` and a series in ``x²``; beyond, ``exp(-x) / √x`` and one in ``1/x``."""
    import jax
    import jax.numpy as jnp

    inside = x <= 2
    y = choose(inside, x, 1)
    t = y * y / 2 - 1
    logarithm = jnp.log(y / 2) * jnp.exp(jnp.abs(y))
    if order:
        near = logarithm * jax.scipy.special.i1e(y) + _series(table.K1, t) / y
    else:
        near = _series(table.K0, t) - logarithm * jax.scipy.special.i0e(y)
    z = choose(inside, 3, x)
    far = _series((table.K0_FAR, table.K1_FAR)[order], 4 / z - 1) / jnp.sqrt(z)
    value = choose(inside, near * jnp.exp(y), far) if scaled else choose(inside, near, far * jnp.exp(-z))
    return choose(x == 0, jnp.inf, choose(x < 0, jnp.nan, value))


@register_lowering(aten.special_airy_ai.default, dtypes=NO_HALVES)
def special_airy_ai(ctx: LoweringContext, x: Value) -> Value:
    """``Ai(x)``; NaN at both infinities."""
    return pointwise(ctx, _airy_ai, x)


def _airy_ai(x: Any) -> Any:
    """Below -4 and above 2, functions of ``ζ = ⅔ |x|³ᐟ²`` (https://dlmf.nist.gov/9.7); a series between."""
    import jax.numpy as jnp

    left, right = x < -4, x > 2
    z = choose(left, -x, choose(right, x, 5))
    zeta = 2 / 3 * z * jnp.sqrt(z)
    amplitude = 1 / (math.sqrt(math.pi) * jnp.sqrt(jnp.sqrt(z)))
    t = 2 * (16 / 3 / zeta) ** 2 - 1
    phase = zeta - math.pi / 4
    waves = jnp.cos(phase) * _series(table.AI_P, t) + jnp.sin(phase) * _series(table.AI_Q, t) / zeta
    decay = jnp.exp(-zeta) / 2 * _series(table.AI_RIGHT, 2 * (4 / 3 * math.sqrt(2)) / zeta - 1)
    middle = _series(table.AI, (choose(left | right, 0, x) + 1) / 3)
    value = choose(left, amplitude * waves, choose(right, amplitude * decay, middle))
    return choose(jnp.abs(x) == jnp.inf, jnp.nan, value)


@register_lowering(aten.special_spherical_bessel_j0.default, dtypes=NO_HALVES)
def special_spherical_bessel_j0(ctx: LoweringContext, x: Value) -> Value:
    """``sin(x) / x``; 1 at 0 and 0 at both infinities."""
    return widened(ctx, _spherical_bessel_j0, x)


def _spherical_bessel_j0(x: Value) -> Value:
    zero, one, infinity = (constant(value, build.dtype(x), build.shape_of(x)) for value in (0, 1, math.inf))
    value = build.select(build.compare(x, zero, "EQ"), one, hlo.divide(hlo.sine(x), x))
    return build.select(build.compare(hlo.abs(x), infinity, "EQ"), zero, value)
