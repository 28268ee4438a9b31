"""Gamma, zeta, error and modified Bessel functions of ``torch.special``; CHLO's own where it has them.

Half precision is computed in float32 and rounded once, as eager does. Formulas go by their numbers in
the DLMF, https://dlmf.nist.gov.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import torch

from torch2hlo import build
from torch2hlo.build import constant
from torch2hlo.dtypes import BOOL, FLOATING, INTEGER, compute_dtype
from torch2hlo.lowering import LoweringContext, Scalar, register_lowering
from torch2hlo.mlir import Value, chlo, hlo

aten = torch.ops.aten

HALVES = frozenset({torch.float16, torch.bfloat16})
ANY_REAL = FLOATING | INTEGER | BOOL
NO_HALVES = ANY_REAL - HALVES


def pointwise(ctx: LoweringContext, function: Callable[..., Any], *operands: Value | Scalar, **static: Any) -> Value:
    """A borrowed JAX function of broadcast operands, in the dtype that eager computes in."""
    values = ctx.operands(*operands, dtype=compute_dtype(ctx.dtype))
    return build.convert(ctx.borrow(function, *values, **static)[0], ctx.dtype)


def widened(ctx: LoweringContext, function: Callable[..., Value], *operands: Value | Scalar) -> Value:
    """The same for a function that emits StableHLO itself."""
    return build.convert(function(*ctx.operands(*operands, dtype=compute_dtype(ctx.dtype))), ctx.dtype)


def choose(condition: Any, on_true: Any, on_false: Any) -> Any:
    """``jnp.where`` in one operation; a choice may be a number, of the other one's dtype."""
    import jax

    choices = on_true, on_false
    like = next(choice for choice in choices if hasattr(choice, "dtype"))
    return jax.lax.select(condition, *(c if hasattr(c, "dtype") else jax.lax.full_like(like, c) for c in choices))


def epsilon(x: Any) -> float:
    """The distance from 1 to the next number of a JAX array's dtype."""
    return 2.0**-52 if x.dtype.itemsize == 8 else 2.0**-23


@register_lowering(aten.lgamma.default, dtypes=ANY_REAL)
def lgamma(ctx: LoweringContext, x: Value) -> Value:
    """``log |Γ(x)|``."""
    return widened(ctx, _lgamma, x)


# ζ(n) - 1 for n = 2 … 29. https://dlmf.nist.gov/25.6.i
_ZETA_MINUS_1 = [
    *(0.6449340668482264, 0.2020569031595943, 0.08232323371113819, 0.03692775514336993, 0.01734306198444914),
    *(0.008349277381922827, 0.00407735619794434, 0.0020083928260822143, 0.0009945751278180853, 0.0004941886041194645),
    *(0.0002460865533080483, 0.00012271334757848915, 6.124813505870483e-05, 3.058823630702049e-05),
    *(1.528225940865187e-05, 7.637197637899763e-06, 3.81729326499984e-06, 1.908212716553939e-06),
    *(9.539620338727962e-07, 4.769329867878064e-07, 2.38450502727733e-07, 1.1921992596531106e-07),
    *(5.960818905125948e-08, 2.980350351465228e-08, 1.4901554828365043e-08, 7.45071178983543e-09),
    *(3.725334024788457e-09, 1.862659723513049e-09),
]
_ONE_MINUS_EULER = 0.42278433509846713


def _lgamma(x: Value) -> Value:
    """CHLO's, but for 0.5 < x < 2.5: its error is absolute, and around its zeros at 1 and 2 that is all there is.

    There ``log Γ(2 + z)`` is a series in z, and ``log Γ(1 + z)`` the same less ``log(1 + z)`` (DLMF 5.7.3).
    """
    kind, shape = build.dtype(x), build.shape_of(x)

    def number(value: float) -> Value:
        return constant(value, kind, shape)

    low = build.compare(x, number(1.5), "LE")
    z = hlo.subtract(x, build.select(low, number(1), number(2)))
    terms = [_ONE_MINUS_EULER, *((-1) ** n * zeta / n for n, zeta in enumerate(_ZETA_MINUS_1, 2))]
    result: Value = number(0)
    for term in reversed(terms if kind is torch.float64 else terms[:14]):
        result = hlo.add(hlo.multiply(result, z), number(term))
    series: Value = hlo.multiply(result, z)
    series = build.select(low, hlo.subtract(series, hlo.log_plus_one(z)), series)
    near = hlo.and_(build.compare(x, number(0.5), "GT"), build.compare(x, number(2.5), "LT"))
    return build.select(near, series, chlo.lgamma(x))


@register_lowering(aten.digamma.default, dtypes=ANY_REAL)
def digamma(ctx: LoweringContext, x: Value) -> Value:
    """``Γ'(x) / Γ(x)``; ``∓inf`` at ``±0``, NaN at the other poles."""
    return widened(ctx, _digamma, x)


def _digamma(x: Value) -> Value:
    zero, minus_one = (constant(value, build.dtype(x), build.shape_of(x)) for value in (0, -1))
    return build.select(build.compare(x, zero, "EQ"), hlo.divide(minus_one, x), chlo.digamma(x))


@register_lowering(aten.polygamma.default, dtypes=ANY_REAL)
def polygamma(ctx: LoweringContext, n: int, x: Value) -> Value:
    """The ``n``-th derivative of digamma: ``(-1)ⁿ⁺¹ n! ζ(n + 1, x)`` from ``n = 2``."""
    if n < 2:
        return pointwise(ctx, _trigamma, x) if n else digamma(ctx, x)
    factor = math.copysign(_factorial(n), 1 if n % 2 else -1)
    zeta = build.convert(pointwise(ctx, _zeta, n + 1, x), compute_dtype(ctx.dtype))  # eager rounds it to half precision
    return build.convert(hlo.multiply(constant(factor, build.dtype(zeta), ctx.shape), zeta), ctx.dtype)


def _factorial(n: int) -> float:
    return float(math.factorial(n)) if n <= 170 else math.inf


def _trigamma(x: Any) -> Any:
    """Reflection below one half, then six steps up and the asymptotic series (DLMF 5.15)."""
    import jax.numpy as jnp

    reflect = x < 0.5
    y = choose(reflect, 1 - x, x)
    total = sum((1 / ((y + k) * (y + k)) for k in range(1, 6)), start=1 / (y * y))
    y += 6
    r = 1 / (y * y)
    total += (1 + 1 / (2 * y) + r * (1 / 6 - r * (1 / 30 - r / 42))) / y
    sine = jnp.sin(jnp.asarray(math.pi, x.dtype) * x)
    return choose(reflect, math.pi**2 / (sine * sine) - total, total)


@register_lowering(
    aten.special_zeta.default, aten.special_zeta.other_scalar, aten.special_zeta.self_scalar, dtypes=NO_HALVES
)
def special_zeta(ctx: LoweringContext, x: Value | Scalar, q: Value | Scalar) -> Value:
    """Hurwitz zeta, ``Σ (k + q)⁻ˣ``."""
    return pointwise(ctx, _zeta, x, q)


# B₂ₖ for k = 1 … 12. https://dlmf.nist.gov/24.2#iv
_BERNOULLI = [
    *(1 / 6, -1 / 30, 1 / 42, -1 / 30, 5 / 66, -691 / 2730),
    *(7 / 6, -3617 / 510, 43867 / 798, -174611 / 330, 854513 / 138, -236364091 / 2730),
]


def _zeta(x: Any, q: Any) -> Any:
    """Terms until the ninth and past 9, then Euler and Maclaurin's formula for the rest (DLMF 25.11.28)."""
    import jax
    import jax.numpy as jnp

    pole = (q <= 0) & (q == jnp.floor(q))
    start = choose(pole, 1, q)

    def unfinished(a: Any, k: Any) -> Any:
        return (k < 9) | (a <= 9)

    def step(carried: Any) -> Any:
        a, k, s, b = carried
        active = unfinished(a, k)
        term = (a + 1) ** -x
        return choose(active, a + 1, a), k + 1, choose(active, s + term, s), choose(active, term, b)

    first = start**-x
    w, _, s, b = jax.lax.while_loop(
        lambda c: jnp.any(unfinished(c[0], c[1])), step, (start, jnp.int32(0), first, jnp.zeros_like(first))
    )
    tail = b * w / (x - 1) - b / 2
    term = b * x / w
    for k, bernoulli in enumerate(_BERNOULLI, start=1):
        tail += term * (bernoulli / math.factorial(2 * k))
        term *= (x + 2 * k - 1) / w * ((x + 2 * k) / w)
    value = choose(jnp.abs(b) < epsilon(x) / 2 * jnp.abs(s), s, s + tail)
    value = choose((q <= 0) & (x != jnp.floor(x)), jnp.nan, value)
    value = choose(pole, jnp.inf, value)
    value = choose(x < 1, jnp.nan, value)
    return choose(x == 1, jnp.inf, value)


@register_lowering(aten.igamma.default, dtypes=FLOATING)
def igamma(ctx: LoweringContext, a: Value, x: Value) -> Value:
    """The lower regularised incomplete gamma function ``P(a, x)`` (DLMF 8.2.4)."""
    return _in_double(ctx, _igamma, a, x)


@register_lowering(aten.igammac.default, dtypes=FLOATING)
def igammac(ctx: LoweringContext, a: Value, x: Value) -> Value:
    """The upper one, ``Q(a, x) = 1 - P(a, x)``."""
    return _in_double(ctx, _igammac, a, x)


def _in_double(ctx: LoweringContext, function: Callable[..., Any], *operands: Value) -> Value:
    """In float64: ``exp(a log x - x - lgamma(a))`` loses a digit for each of ``a log a``."""
    values = ctx.operands(*operands, dtype=torch.float64)
    return build.convert(ctx.borrow(function, *values)[0], ctx.dtype)


def _igamma(a: Any, x: Any) -> Any:
    import jax

    return _at_limits(jax.scipy.special.gammainc(a, x), a, x, 0.0)


def _igammac(a: Any, x: Any) -> Any:
    import jax

    return _at_limits(jax.scipy.special.gammaincc(a, x), a, x, 1.0)


def _at_limits(value: Any, a: Any, x: Any, at_zero: float) -> Any:
    """Eager's values where ``a`` or ``x`` is zero or infinite; ``at_zero`` is the one at ``x = 0``."""
    import jax.numpy as jnp

    far = jnp.abs(x) == jnp.inf
    value = choose(far, 1 - at_zero, value)
    value = choose(jnp.abs(a) == jnp.inf, at_zero, value)
    value = choose(x == 0, at_zero, value)
    value = choose((a == 0) & (x > 0), 1 - at_zero, value)
    undefined = (x < 0) | (a < 0) | ((a == 0) & ~(x > 0)) | ((jnp.abs(a) == jnp.inf) & far)
    return choose(undefined, jnp.nan, value)


@register_lowering(aten.erfinv.default, dtypes=ANY_REAL)
def erfinv(ctx: LoweringContext, x: Value) -> Value:
    """The inverse of ``erf``."""
    return widened(ctx, chlo.erf_inv, x)


@register_lowering(aten.special_erfcx.default, dtypes=NO_HALVES)
def special_erfcx(ctx: LoweringContext, x: Value) -> Value:
    """``exp(x²) erfc(x)``."""
    return pointwise(ctx, _erfcx, x)


def _erfcx(x: Any) -> Any:
    import jax

    return jax.scipy.special.erfcx(x)


@register_lowering(aten.special_ndtri.default, dtypes=NO_HALVES)
def special_ndtri(ctx: LoweringContext, x: Value) -> Value:
    """The inverse of the normal distribution function."""
    return pointwise(ctx, _ndtri, x)


def _ndtri(p: Any) -> Any:
    import jax

    return jax.scipy.special.ndtri(p)


@register_lowering(aten.special_log_ndtr.default, dtypes=NO_HALVES)
def special_log_ndtr(ctx: LoweringContext, x: Value) -> Value:
    """The logarithm of the normal distribution function: ``log(erfc(-x / √2) / 2)``."""
    return pointwise(ctx, _log_ndtr, x)


def _log_ndtr(x: Any) -> Any:
    import jax
    import jax.numpy as jnp

    t = x * math.sqrt(0.5)
    return choose(x < -1, jnp.log(_erfcx(-t) / 2) - t * t, jnp.log1p(-jax.scipy.special.erfc(t) / 2))


@register_lowering(aten.special_entr.default, dtypes=ANY_REAL)
def special_entr(ctx: LoweringContext, x: Value) -> Value:
    """``-x log x``; 0 at 0 and ``-inf`` below."""
    return widened(ctx, _entr, x)


def _entr(x: Value) -> Value:
    zero, lowest = (constant(value, build.dtype(x), build.shape_of(x)) for value in (0, -math.inf))
    value = build.select(build.compare(x, zero, "EQ"), zero, hlo.multiply(hlo.negate(x), hlo.log(x)))
    return build.select(build.compare(x, zero, "LT"), lowest, value)


@register_lowering(
    aten.special_xlog1py.default,
    aten.special_xlog1py.other_scalar,
    aten.special_xlog1py.self_scalar,
    dtypes=ANY_REAL,
)
def special_xlog1py(ctx: LoweringContext, x: Value | Scalar, y: Value | Scalar) -> Value:
    """``x log(1 + y)``; 0 where ``x`` is 0, unless ``y`` is NaN."""
    return widened(ctx, _xlog1py, x, y)


def _xlog1py(x: Value, y: Value) -> Value:
    zero = constant(0, build.dtype(x), build.shape_of(x))
    vanishes = hlo.and_(build.compare(x, zero, "EQ"), build.compare(y, y, "EQ"))
    return build.select(vanishes, zero, hlo.multiply(x, hlo.log_plus_one(y)))


@register_lowering(aten.special_i0e.default, dtypes=ANY_REAL)
def special_i0e(ctx: LoweringContext, x: Value) -> Value:
    """``exp(-|x|) I₀(x)``."""
    return pointwise(ctx, _i0e, x)


def _i0e(x: Any) -> Any:
    import jax

    return jax.scipy.special.i0e(x)


@register_lowering(aten.special_modified_bessel_i0.default, dtypes=NO_HALVES)
@register_lowering(aten.i0.default, dtypes=ANY_REAL)
def i0(ctx: LoweringContext, x: Value) -> Value:
    """``I₀(x)``, the modified Bessel function of the first kind."""
    return pointwise(ctx, _i0, x)


def _i0(x: Any) -> Any:
    import jax.numpy as jnp

    return jnp.exp(jnp.abs(x)) * _i0e(x)


@register_lowering(aten.special_i1e.default, dtypes=ANY_REAL)
def special_i1e(ctx: LoweringContext, x: Value) -> Value:
    """``exp(-|x|) I₁(x)``."""
    return widened(ctx, chlo.bessel_i1e, x)


@register_lowering(aten.special_modified_bessel_i1.default, dtypes=NO_HALVES)
@register_lowering(aten.special_i1.default, dtypes=ANY_REAL)
def special_i1(ctx: LoweringContext, x: Value) -> Value:
    """``I₁(x)``."""
    return widened(ctx, _i1, x)


def _i1(x: Value) -> Value:
    return hlo.multiply(hlo.exponential(hlo.abs(x)), chlo.bessel_i1e(x))
