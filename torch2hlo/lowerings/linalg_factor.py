"""Factorisations: LU, Cholesky, QR and Householder reflections, by JAX's kernels, in PyTorch's conventions.

Pivots are int32 and count from 1. ``info`` is 0, or the number of the first pivot or minor that fails. A
program can't raise: what eager raises for (``check_errors``) shows as NaN and infinities in the result.
"""

from __future__ import annotations

from typing import Any

import torch

from torch2hlo.build import constant
from torch2hlo.dtypes import COMPLEX
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.mlir import Value

aten = torch.ops.aten

MATRIX = frozenset({torch.float32, torch.float64}) | COMPLEX
Results = tuple[Value, ...]


def empty(ctx: LoweringContext, index: int) -> Value:
    """The ``index``-th result where it is one that the caller did not ask for."""
    result = ctx.result(index)
    return constant(0, result.dtype, result.shape)


def diagonal(a: Any) -> Any:
    """The diagonal, for which a mask is cheaper than a gather."""
    import jax
    import jax.numpy as jnp

    size = min(a.shape[-2:])
    a = a[..., :size, :size]
    rows, columns = (jax.lax.broadcasted_iota(jnp.int32, a.shape, a.ndim - k) for k in (2, 1))
    return jnp.sum(jax.lax.select(rows == columns, a, jnp.zeros_like(a)), axis=-1)


def lu_of(a: Any) -> tuple[Any, Any, Any, Any]:
    """``L`` and ``U`` in one matrix, pivots from 1, ``info`` (U's first zero pivot) and the rows' order."""
    import jax
    import jax.numpy as jnp

    lu, pivots, order = jax.lax.linalg.lu(a)
    zero = diagonal(lu) == 0
    positions = jax.lax.broadcasted_iota(jnp.int32, zero.shape, zero.ndim - 1) + 1
    beyond = zero.shape[-1] + 1
    positions = jax.lax.select(zero, positions, jnp.full_like(positions, beyond))
    first = jnp.min(positions, axis=-1, initial=beyond)
    return lu, pivots + 1, jax.lax.select(first == beyond, jnp.zeros_like(first), first), order


def _lu_factor(a: Any) -> Any:
    return lu_of(a)[:3]


@register_lowering(aten.linalg_lu_factor_ex.default, dtypes=MATRIX)
def linalg_lu_factor_ex(ctx: LoweringContext, a: Value, *, pivot: bool = True, **_: Any) -> Results:
    """``(LU, pivots, info)``."""
    _with_pivoting(ctx, pivot)
    return tuple(ctx.borrow(_lu_factor, a))


@register_lowering(aten.linalg_lu.default, dtypes=MATRIX)
def linalg_lu(ctx: LoweringContext, a: Value, *, pivot: bool = True) -> Results:
    """``A = P L U``."""
    _with_pivoting(ctx, pivot)
    return tuple(ctx.borrow(_plu, a))


def _with_pivoting(ctx: LoweringContext, pivot: bool) -> None:
    if not pivot:
        raise ctx.refuse("without pivoting there is no kernel, nor in eager on CPU", "leave out pivot=False")


def _plu(a: Any) -> Any:
    lu, _, _, order = lu_of(a)
    return _ordering(order, a.dtype), *_triangles(lu)


@register_lowering(aten.lu_unpack.default, dtypes=MATRIX)
def lu_unpack(
    ctx: LoweringContext, lu: Value, pivots: Value, unpack_data: bool = True, unpack_pivots: bool = True
) -> Results:
    """``(P, L, U)``; those not asked for are empty."""
    lower, upper = ctx.borrow(_triangles, lu) if unpack_data else (empty(ctx, 1), empty(ctx, 2))
    return (ctx.borrow(_permutation_matrix, pivots, lu)[0] if unpack_pivots else empty(ctx, 0)), lower, upper


def _triangles(lu: Any) -> Any:
    import jax.numpy as jnp

    rows, columns = lu.shape[-2:]
    small = min(rows, columns)
    return jnp.tril(lu[..., :small], -1) + jnp.eye(rows, small, dtype=lu.dtype), jnp.triu(lu[..., :small, :])


def _permutation_matrix(pivots: Any, lu: Any) -> Any:
    import jax

    return _ordering(jax.lax.linalg.lu_pivots_to_permutation(pivots - 1, lu.shape[-2]), lu.dtype)


def _ordering(order: Any, dtype: Any) -> Any:
    """One where row ``i`` of ``A`` is row ``j`` of ``L U``."""
    import jax
    import jax.numpy as jnp

    square = *order.shape, order.shape[-1]
    positions = jax.lax.broadcasted_iota(order.dtype, square, order.ndim - 1)
    return jnp.asarray(positions == order[..., None, :], dtype)


@register_lowering(aten.linalg_cholesky_ex.default, dtypes=MATRIX)
def linalg_cholesky_ex(ctx: LoweringContext, a: Value, *, upper: bool = False, **_: Any) -> Results:
    """``A = L Lᴴ`` (``Uᴴ U``) from A's lower (upper) triangle, and ``info``; NaN if not positive definite."""
    return tuple(ctx.borrow(_cholesky_ex, a, upper=upper))


@register_lowering(aten.cholesky.default, dtypes=MATRIX)
def cholesky(ctx: LoweringContext, a: Value, upper: bool = False) -> Value:
    """The same without ``info``."""
    return ctx.borrow(_cholesky, a, upper=upper)[0]


def _cholesky(a: Any, *, upper: bool) -> Any:
    import jax
    import jax.numpy as jnp

    adjoint = a.mT.conj() if upper else a
    lower = jnp.tril(jax.lax.linalg.cholesky(adjoint, symmetrize_input=False))
    return lower.mT.conj() if upper else lower


def _cholesky_ex(a: Any, *, upper: bool) -> Any:
    import jax
    import jax.numpy as jnp

    factor = _cholesky(a, upper=upper)
    failed = jnp.any(jnp.isnan(factor), axis=(-2, -1))
    none = jnp.zeros(a.shape[:-2], jnp.int32)
    if 0 in a.shape:
        return factor, none
    minors = jax.lax.cond(jnp.any(failed), _first_bad_minor, lambda _: none, a.mT.conj() if upper else a)
    return factor, jnp.where(failed, jnp.maximum(minors, 1), none)


def _first_bad_minor(a: Any) -> Any:
    """The order of the first leading minor that isn't positive, by elimination without pivoting."""
    import jax
    import jax.numpy as jnp

    def eliminate(k: Any, carried: Any) -> Any:
        a, info = carried
        column = jax.lax.dynamic_index_in_dim(a, k, axis=-1, keepdims=False)
        pivot = jax.lax.dynamic_index_in_dim(column, k, axis=-1, keepdims=False).real
        info = jnp.where((info == 0) & ~(pivot > 0), k + 1, info)
        return a - column[..., :, None] * column[..., None, :].conj() / pivot[..., None, None], info

    start = a, jnp.zeros(a.shape[:-2], jnp.int32)
    return jax.lax.fori_loop(jnp.int32(0), jnp.int32(a.shape[-1]), eliminate, start)[1]


@register_lowering(aten.linalg_qr.default, dtypes=MATRIX)
def linalg_qr(ctx: LoweringContext, a: Value, mode: str = "reduced") -> Results:
    """``A = Q R``; ``complete`` gives a square Q, ``r`` only R."""
    q, r = ctx.borrow(_qr, a, full=mode == "complete")
    return (empty(ctx, 0) if mode == "r" else q), r


def _qr(a: Any, *, full: bool) -> Any:
    import jax

    return jax.lax.linalg.qr(a, full_matrices=full)


@register_lowering(aten.geqrf.default, dtypes=MATRIX)
def geqrf(ctx: LoweringContext, a: Value) -> Results:
    """R above the diagonal, the Householder vectors below it, and their factors."""
    return tuple(ctx.borrow(_geqrf, a))


def _geqrf(a: Any) -> Any:
    import jax.numpy as jnp

    h, taus = jnp.linalg.qr(a, mode="raw")
    return h.mT, taus


@register_lowering(aten.linalg_householder_product.default, dtypes=MATRIX)
def linalg_householder_product(ctx: LoweringContext, a: Value, tau: Value) -> Value:
    """The first columns of the product of the reflections that `geqrf` gives."""
    return ctx.borrow(_householder_product, a, tau)[0]


def _householder_product(a: Any, tau: Any) -> Any:
    import jax

    return jax.lax.linalg.householder_product(a, tau)


@register_lowering(aten.ormqr.default, dtypes=MATRIX)
def ormqr(
    ctx: LoweringContext, a: Value, tau: Value, other: Value, left: bool = True, transpose: bool = False
) -> Value:
    """``Q C``, ``Qᴴ C``, ``C Q`` or ``C Qᴴ`` with the square Q of `geqrf`."""
    return ctx.borrow(_ormqr, a, tau, other, left=left, transpose=transpose)[0]


def _ormqr(a: Any, tau: Any, other: Any, *, left: bool, transpose: bool) -> Any:
    import jax

    return jax.lax.linalg.ormqr(a, tau, other, left=left, transpose=transpose)
