"""Eigenvalues, singular values, the pseudo-inverse and the matrix exponential."""

from __future__ import annotations

import math
from typing import Any

import torch

from torch2hlo import build
from torch2hlo.build import constant
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.lowerings.linalg_factor import MATRIX, Results, empty
from torch2hlo.lowerings.special import choose
from torch2hlo.mlir import Value

aten = torch.ops.aten


@register_lowering(aten._linalg_eigh.default, dtypes=MATRIX)
def _linalg_eigh(ctx: LoweringContext, a: Value, uplo: str = "L", compute_v: bool = True) -> Results:
    """Ascending eigenvalues, and eigenvectors, of a Hermitian matrix of which one triangle is read."""
    values, vectors = ctx.borrow(_eigh, a, lower=uplo.upper() == "L")
    return values, vectors if compute_v else empty(ctx, 1)


def _eigh(a: Any, *, lower: bool) -> Any:
    import jax

    vectors, values = jax.lax.linalg.eigh(a, lower=lower, symmetrize_input=False)
    return values, vectors


@register_lowering(aten.linalg_eig.default, dtypes=MATRIX)
def linalg_eig(ctx: LoweringContext, a: Value) -> Results:
    """Complex eigenvalues, in no order, and eigenvectors."""
    return tuple(ctx.borrow(_eig, a))


def _eig(a: Any) -> Any:
    import jax

    return tuple(jax.lax.linalg.eig(a, compute_left_eigenvectors=False))


@register_lowering(aten._linalg_eigvals.default, dtypes=MATRIX)
def _linalg_eigvals(ctx: LoweringContext, a: Value) -> Value:
    """Complex eigenvalues, in no order."""
    return ctx.borrow(_eigvals, a)[0]


def _eigvals(a: Any) -> Any:
    import jax

    return jax.lax.linalg.eig(a, compute_left_eigenvectors=False, compute_right_eigenvectors=False)[0]


@register_lowering(aten._linalg_svd.default, dtypes=MATRIX)
def _linalg_svd(
    ctx: LoweringContext,
    a: Value,
    full_matrices: bool = False,
    compute_uv: bool = True,
    **_: Any,
) -> Results:
    """``A = U diag(S) Vᴴ``; the driver only matters to CUDA."""
    if compute_uv:
        return tuple(ctx.borrow(_svd, a, full=full_matrices))
    return empty(ctx, 0), ctx.borrow(_singular_values, a)[0], empty(ctx, 2)


def _svd(a: Any, *, full: bool) -> Any:
    import jax

    return jax.lax.linalg.svd(a, full_matrices=full)


def _singular_values(a: Any) -> Any:
    import jax

    return jax.lax.linalg.svd(a, compute_uv=False)


@register_lowering(aten.linalg_pinv.atol_rtol_tensor, dtypes=MATRIX)
def linalg_pinv(
    ctx: LoweringContext,
    a: Value,
    *,
    atol: Value | None = None,
    rtol: Value | None = None,
    hermitian: bool = False,
) -> Value:
    """``V diag(1/S) Uᴴ`` without the singular values up to ``max(atol, rtol * S₀)``."""
    rows, columns = build.shape_of(a)[-2:]
    real = build.dtype(a).to_real()
    absolute = constant(0, real) if atol is None else build.convert(atol, real)
    default = constant(torch.finfo(real).eps * max(rows, columns), real)
    relative = default if rtol is None else build.convert(rtol, real)
    unless_absolute = rtol is None and atol is not None
    return ctx.borrow(_pinv, a, absolute, relative, hermitian=hermitian, unless_absolute=unless_absolute)[0]


def _pinv(a: Any, atol: Any, rtol: Any, *, hermitian: bool, unless_absolute: bool) -> Any:
    """``unless_absolute``: ``rtol`` counts only where ``atol`` is 0, PyTorch's default."""
    import jax.numpy as jnp

    if 0 in a.shape:
        return jnp.zeros((*a.shape[:-2], a.shape[-1], a.shape[-2]), a.dtype)
    rtol = jnp.where(atol > 0, 0, rtol).astype(rtol.dtype) if unless_absolute else rtol
    if hermitian:
        values, u = _eigh(a, lower=True)
        sizes, vh = jnp.abs(values), u.mT.conj()
    else:
        u, values, vh = _svd(a, full=False)
        sizes = values
    cutoff = jnp.maximum(atol[..., None], rtol[..., None] * jnp.max(sizes, axis=-1, keepdims=True))
    inverse = jnp.where(sizes > cutoff, 1 / values, jnp.zeros_like(values)).astype(a.dtype)
    return jnp.matmul(vh.mT.conj() * inverse[..., None, :], u.mT.conj(), precision="highest")


_DEGREE, _STEP = 18, 4
_RADIUS = {4: 3.0, 8: 1.0}  # bytes → x with x¹⁹ / 19! below the rounding error


@register_lowering(aten.linalg_matrix_exp.default, dtypes=MATRIX)
def linalg_matrix_exp(ctx: LoweringContext, a: Value) -> Value:
    """``Σ Aᵏ / k!``, by matrix products alone; not for half precision, where eager is wrong."""
    return ctx.borrow(_matrix_exp, a)[0]


def _matrix_exp(a: Any) -> Any:
    """Taylor of ``A / 2ˢ``, whose norm is at most `_RADIUS` (Paterson and Stockmeyer), squared ``s`` times."""
    import jax
    import jax.numpy as jnp

    norm = jnp.max(jnp.sum(jnp.abs(a), axis=-2), axis=-1, initial=0)
    finite = norm < jnp.inf
    scale, squarings = _halvings(choose(finite, norm, 0))
    scaled = a * scale[..., None, None].astype(a.dtype)
    powers = [jnp.broadcast_to(jnp.eye(a.shape[-1], dtype=a.dtype), a.shape), scaled]
    for _ in range(_STEP - 1):
        powers.append(_product(powers[-1], scaled))
    total = jnp.zeros_like(a)
    for start in reversed(range(0, _DEGREE + 1, _STEP)):
        total = _product(total, powers[_STEP]) if start + _STEP <= _DEGREE else total
        for k in range(start, min(start + _STEP, _DEGREE + 1)):
            total += powers[k - start] * (1 / math.factorial(k))

    def square(carried: Any) -> Any:
        k, x = carried
        more = jnp.broadcast_to((k < squarings)[..., None, None], x.shape)
        return k + 1, choose(more, _product(x, x), x)

    _, x = jax.lax.while_loop(lambda c: jnp.any(c[0] < squarings), square, (jnp.int32(0), total))
    return choose(jnp.broadcast_to(finite[..., None, None], x.shape), x, jnp.nan)


def _halvings(norm: Any) -> Any:
    """The power of two that takes ``norm`` to `_RADIUS` at most, and its exponent; exactly, so without logarithms."""
    import jax
    import jax.numpy as jnp

    radius = _RADIUS[norm.dtype.itemsize]

    def halve(carried: Any) -> Any:
        scale, count = carried
        more = norm * scale > radius
        return choose(more, scale / 2, scale), count + more.astype(jnp.int32)

    start = jnp.ones_like(norm), jnp.zeros(norm.shape, jnp.int32)
    return jax.lax.while_loop(lambda carried: jnp.any(norm * carried[0] > radius), halve, start)


def _product(x: Any, y: Any) -> Any:
    import jax.numpy as jnp

    return jnp.matmul(x, y, precision="highest")
