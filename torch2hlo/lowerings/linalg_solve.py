"""Linear systems, inverses and determinants, by factorisations (linalg_factor.py) and triangular solves."""

from __future__ import annotations

from typing import Any

import torch

from torch2hlo import build
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.lowerings.linalg_factor import MATRIX, Results, diagonal, lu_of
from torch2hlo.mlir import Value

aten = torch.ops.aten


@register_lowering(aten._linalg_solve_ex.default, dtypes=MATRIX)
def _linalg_solve_ex(ctx: LoweringContext, a: Value, b: Value, *, left: bool = True, **_: Any) -> Results:
    """``A X = B`` (``X A = B``): ``(X, LU, pivots, info)``; B may be a batch of vectors."""
    shape, other = build.shape_of(a), build.shape_of(b)
    vector = len(other) == 1 or other == shape[:-1]
    return tuple(ctx.borrow(_solve, a, b, left=left, vector=vector))


def _solve(a: Any, b: Any, *, left: bool, vector: bool) -> Any:
    lu, pivots, info, order = lu_of(a)
    x = _solve_in_order(lu, order, b[..., None] if vector else b, left=left, adjoint=False)
    return x[..., 0] if vector else x, lu, pivots, info


@register_lowering(aten.linalg_inv_ex.default, dtypes=MATRIX)
def linalg_inv_ex(ctx: LoweringContext, a: Value, **_: Any) -> Results:
    """``(A⁻¹, info)``."""
    return tuple(ctx.borrow(_inverse, a))


def _inverse(a: Any) -> Any:
    import jax.numpy as jnp

    lu, _, info, order = lu_of(a)
    return _solve_in_order(lu, order, jnp.eye(a.shape[-1], dtype=a.dtype), left=True, adjoint=False), info


@register_lowering(aten.linalg_lu_solve.default, dtypes=MATRIX)
def linalg_lu_solve(
    ctx: LoweringContext, lu: Value, pivots: Value, b: Value, *, left: bool = True, adjoint: bool = False
) -> Value:
    """``A X = B`` (``X A = B``), or with ``Aᴴ``, given A's LU."""
    return ctx.borrow(_lu_solve, lu, pivots, b, left=left, adjoint=adjoint)[0]


def _lu_solve(lu: Any, pivots: Any, b: Any, *, left: bool, adjoint: bool) -> Any:
    import jax

    order = jax.lax.linalg.lu_pivots_to_permutation(pivots - 1, lu.shape[-1])
    return _solve_in_order(lu, order, b, left=left, adjoint=adjoint)


def _solve_in_order(lu: Any, order: Any, b: Any, *, left: bool, adjoint: bool) -> Any:
    """``P L U X = B``; the adjoint backwards; from the right, the adjoint of both sides."""
    import jax.numpy as jnp

    if not left:
        return _solve_in_order(lu, order, b.mT.conj(), left=True, adjoint=not adjoint).mT.conj()
    if not adjoint:
        return triangular(lu, triangular(lu, _rows(b, order), lower=True, unit=True), lower=False)
    y = triangular(lu, b, lower=False, adjoint=True)
    return _rows(triangular(lu, y, lower=True, adjoint=True, unit=True), jnp.argsort(order, axis=-1))


def _rows(b: Any, order: Any) -> Any:
    """The rows of ``b`` in this order; batch dimensions broadcast."""
    import jax
    import jax.numpy as jnp

    def take(b: Any, order: Any) -> Any:
        return b.at[order].get(mode="promise_in_bounds", unique_indices=True, wrap_negative_indices=False)

    batch = jnp.broadcast_shapes(b.shape[:-2], order.shape[:-1])
    b, order = (
        jnp.broadcast_to(b, (*batch, *b.shape[-2:])),
        jnp.broadcast_to(order, (*batch, order.shape[-1])),
    )
    for _ in batch:
        take = jax.vmap(take)
    return take(b, order)


def triangular(a: Any, b: Any, *, lower: bool, left: bool = True, unit: bool = False, adjoint: bool = False) -> Any:
    """Solve with a triangle of ``a``; batch dimensions broadcast."""
    import jax
    import jax.numpy as jnp

    batch = jnp.broadcast_shapes(a.shape[:-2], b.shape[:-2])
    a, b = (jnp.broadcast_to(x, (*batch, *x.shape[-2:])) for x in (a, b))
    return jax.lax.linalg.triangular_solve(
        a, b, left_side=left, lower=lower, unit_diagonal=unit, transpose_a=adjoint, conjugate_a=adjoint
    )


@register_lowering(aten.linalg_solve_triangular.default, dtypes=MATRIX)
def linalg_solve_triangular(
    ctx: LoweringContext, a: Value, b: Value, *, upper: bool, left: bool = True, unitriangular: bool = False
) -> Value:
    """``A X = B`` (``X A = B``) with a triangle of A."""
    return ctx.borrow(triangular, a, b, lower=not upper, left=left, unit=unitriangular)[0]


@register_lowering(aten.triangular_solve.default, dtypes=MATRIX)
def triangular_solve(
    ctx: LoweringContext,
    b: Value,
    a: Value,
    upper: bool = True,
    transpose: bool = False,
    unitriangular: bool = False,
) -> Results:
    """The older form: ``(X, A)`` for ``A X = B`` or ``Aᵀ X = B``."""
    return tuple(ctx.borrow(_triangular_solve, a, b, upper=upper, transpose=transpose, unit=unitriangular))


def _triangular_solve(a: Any, b: Any, *, upper: bool, transpose: bool, unit: bool) -> Any:
    import jax.numpy as jnp

    batch = jnp.broadcast_shapes(a.shape[:-2], b.shape[:-2])
    a = jnp.broadcast_to(a, (*batch, *a.shape[-2:]))
    return triangular(a.mT if transpose else a, b, lower=upper == transpose, unit=unit), a


@register_lowering(aten._cholesky_solve_helper.default, aten.cholesky_solve.default, dtypes=MATRIX)
def cholesky_solve(ctx: LoweringContext, b: Value, factor: Value, upper: bool = False) -> Value:
    """``A X = B`` given A's Cholesky factor."""
    return ctx.borrow(_cholesky_solve, b, factor, upper=upper)[0]


def _cholesky_solve(b: Any, factor: Any, *, upper: bool) -> Any:
    first = triangular(factor, b, lower=not upper, adjoint=upper)
    return triangular(factor, first, lower=not upper, adjoint=not upper)


@register_lowering(aten.cholesky_inverse.default, dtypes=MATRIX)
def cholesky_inverse(ctx: LoweringContext, factor: Value, upper: bool = False) -> Value:
    """``A⁻¹`` given A's Cholesky factor."""
    return ctx.borrow(_cholesky_inverse, factor, upper=upper)[0]


def _cholesky_inverse(factor: Any, *, upper: bool) -> Any:
    import jax.numpy as jnp

    return _cholesky_solve(jnp.eye(factor.shape[-1], dtype=factor.dtype), factor, upper=upper)


def _factors_transpose(ctx: LoweringContext) -> bool:
    """For determinants, eager factors ``Aᵀ`` if A is contiguous and real, and gives that LU back."""
    a: Any = ctx.node.args[0]
    fake = a.meta["val"]
    return bool(fake.is_contiguous()) and not fake.is_complex()


@register_lowering(aten._linalg_det.default, dtypes=MATRIX)
def _linalg_det(ctx: LoweringContext, a: Value) -> Results:
    """``(det A, LU, pivots)``: the product of U's diagonal, its sign changed by each exchange of rows."""
    return tuple(ctx.borrow(_det, a, transposed=_factors_transpose(ctx)))


def _det(a: Any, *, transposed: bool) -> Any:
    import jax.numpy as jnp

    lu, pivots, *_ = lu_of(a.mT if transposed else a)
    return jnp.prod(diagonal(lu), axis=-1) * _parity(pivots).astype(a.dtype), lu, pivots


def _parity(pivots: Any) -> Any:
    """1, or -1 after an odd number of exchanges."""
    import jax
    import jax.numpy as jnp

    exchanged = pivots != jax.lax.broadcasted_iota(pivots.dtype, pivots.shape, pivots.ndim - 1) + 1
    return 1 - 2 * (jnp.sum(exchanged, axis=-1, dtype=jnp.int32) & 1)


@register_lowering(aten._linalg_slogdet.default, dtypes=MATRIX)
def _linalg_slogdet(ctx: LoweringContext, a: Value) -> Results:
    """``(sign, log |det A|, LU, pivots)``."""
    return tuple(ctx.borrow(_slogdet, a, transposed=_factors_transpose(ctx)))


def _slogdet(a: Any, *, transposed: bool) -> Any:
    import jax.numpy as jnp

    lu, pivots, *_ = lu_of(a.mT if transposed else a)
    factors = diagonal(lu)
    sign = jnp.prod(jnp.sign(factors), axis=-1) * _parity(pivots).astype(a.dtype)
    return sign, jnp.sum(jnp.log(jnp.abs(factors)), axis=-1), lu, pivots
