"""LDLᵀ of symmetric and Hermitian matrices, by the diagonal pivoting of Bunch and Kaufman.

J. R. Bunch, L. Kaufman: Some stable methods for calculating inertia and solving symmetric linear systems, 1977.
``LD`` and pivots are stored as LAPACK's ``sytrf`` does: a pivot counts from 1; a pair of equal negative ones is a
2 by 2 block of D. Rows of L's earlier columns are not exchanged.
"""

from __future__ import annotations

import math
from typing import Any

import torch

from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.lowerings.linalg_factor import MATRIX, Results
from torch2hlo.mlir import Value

aten = torch.ops.aten
_ALPHA = (1 + math.sqrt(17)) / 8


@register_lowering(aten.linalg_ldl_factor_ex.default, dtypes=MATRIX)
def linalg_ldl_factor_ex(ctx: LoweringContext, a: Value, *, hermitian: bool = False, **_: Any) -> Results:
    """``(LD, pivots, info)`` from A's lower triangle."""
    return tuple(ctx.borrow(_ldl_factor, a, hermitian=hermitian))


def _ldl_factor(a: Any, *, hermitian: bool) -> Any:
    import jax
    import jax.numpy as jnp

    if 0 in a.shape:
        return a, jnp.zeros(a.shape[:-1], jnp.int32), jnp.zeros(a.shape[:-2], jnp.int32)

    def one(a: Any) -> Any:
        return _ldl_of_one(a, hermitian=hermitian)

    for _ in a.shape[:-2]:
        one = jax.vmap(one)
    return one(a)


def _ldl_of_one(a: Any, *, hermitian: bool) -> Any:
    import jax
    import jax.numpy as jnp

    size = a.shape[-1]
    below = jnp.tril(a, -1)
    diagonal = jnp.diag(a).real.astype(a.dtype) if hermitian else jnp.diag(a)
    whole = below + (below.T.conj() if hermitian else below.T) + jnp.diag(diagonal)

    def step(carried: Any) -> Any:
        k, a, pivots, info = carried
        other, pair, singular = _pivot(a, k)
        a = _exchanged(a, k, k + pair, other)
        a = jnp.where(pair, _eliminate_pair(a, k, hermitian), _eliminate_one(a, k, singular, hermitian))
        index = jnp.arange(size)
        here = (index == k) | (pair & (index == k + 1))
        pivots = jnp.where(here, jnp.where(pair, -other - 1, other + 1), pivots)
        return k + 1 + pair, a, pivots, jnp.where(singular & (info == 0), k + 1, info)

    start = jnp.int32(0), whole, jnp.zeros(size, jnp.int32), jnp.int32(0)
    _, ld, pivots, info = jax.lax.while_loop(lambda carried: carried[0] < size, step, start)
    return jnp.tril(ld), pivots, info


def _pivot(a: Any, k: Any) -> Any:
    """The row to exchange, whether the pivot is a 2 by 2 block (1 or 0), and whether the column is zero."""
    import jax.numpy as jnp

    index = jnp.arange(a.shape[-1], dtype=jnp.int32)
    sizes = jnp.abs(a.real) + jnp.abs(a.imag)  # as LAPACK measures complex numbers
    here, column = sizes[k, k], jnp.where(index > k, sizes[:, k], 0)
    largest, row = jnp.max(column), jnp.argmax(column).astype(jnp.int32)
    beside = jnp.max(jnp.where((index >= k) & (index != row), sizes[row], 0))
    keep = (here >= _ALPHA * largest) | (here >= _ALPHA * largest * (largest / beside))
    pair = ~keep & ~(sizes[row, row] >= _ALPHA * beside)
    singular = jnp.maximum(here, largest) == 0
    return jnp.where(keep | singular, k, row), (pair & ~singular).astype(jnp.int32), singular


def _exchanged(a: Any, k: Any, first: Any, second: Any) -> Any:
    """Rows and columns ``first`` and ``second`` exchanged in what is left from ``k`` on."""
    import jax.numpy as jnp

    index = jnp.arange(a.shape[-1], dtype=jnp.int32)
    order = jnp.where(index == first, second, jnp.where(index == second, first, index))
    left = (index[:, None] >= k) & (index >= k)
    return jnp.where(left, a[order][:, order], a)


def _eliminate_one(a: Any, k: Any, singular: Any, hermitian: bool) -> Any:
    import jax.numpy as jnp

    index = jnp.arange(a.shape[-1])
    column = jnp.where(index > k, a[:, k], 0)
    multiplier = column / jnp.where(singular, 1, a[k, k])
    a = a - multiplier[:, None] * (column.conj() if hermitian else column)
    return jnp.where((index[:, None] > k) & (index == k), multiplier[:, None], a)


def _eliminate_pair(a: Any, k: Any, hermitian: bool) -> Any:
    import jax.numpy as jnp

    index = jnp.arange(a.shape[-1])
    columns = jnp.where(index[:, None] > k + 1, jnp.stack([a[:, k], a[:, k + 1]], axis=1), 0)
    multipliers = _from_right(columns, a[k, k], a[k + 1, k], a[k + 1, k + 1], hermitian)
    a = a - jnp.matmul(multipliers, (columns.conj() if hermitian else columns).T, precision="highest")
    for offset in (0, 1):
        here = (index[:, None] > k + 1) & (index == k + offset)
        a = jnp.where(here, multipliers[:, offset, None], a)
    return a


def _from_right(columns: Any, p: Any, q: Any, r: Any, hermitian: bool) -> Any:
    """``columns`` times the inverse of the block ``[[p, q'], [q, r]]``."""
    import jax.numpy as jnp

    other = q.conj() if hermitian else q
    x, y = columns[:, 0], columns[:, 1]
    return jnp.stack([x * r - y * q, y * p - x * other], axis=1) / (p * r - q * other)


@register_lowering(aten.linalg_ldl_solve.default, dtypes=MATRIX)
def linalg_ldl_solve(ctx: LoweringContext, ld: Value, pivots: Value, b: Value, *, hermitian: bool = False) -> Value:
    """``A X = B`` given A's LDLᵀ."""
    return ctx.borrow(_ldl_solve, ld, pivots, b, hermitian=hermitian)[0]


def _ldl_solve(ld: Any, pivots: Any, b: Any, *, hermitian: bool) -> Any:
    import jax
    import jax.numpy as jnp

    batch = jnp.broadcast_shapes(ld.shape[:-2], b.shape[:-2])
    if 0 in (*batch, *b.shape):
        return jnp.zeros((*batch, *b.shape[-2:]), b.dtype)
    operands = [jnp.broadcast_to(x, (*batch, *x.shape[-rank:])) for x, rank in ((ld, 2), (pivots, 1), (b, 2))]

    def one(ld: Any, pivots: Any, b: Any) -> Any:
        return _ldl_solve_one(ld, pivots, b, hermitian=hermitian)

    for _ in batch:
        one = jax.vmap(one)
    return one(*operands)


def _ldl_solve_one(ld: Any, pivots: Any, b: Any, *, hermitian: bool) -> Any:
    """Down the columns, exchanging, eliminating and dividing by D's block; then up again with the adjoint."""
    import jax
    import jax.numpy as jnp

    size = ld.shape[-1]
    index = jnp.arange(size, dtype=jnp.int32)

    def multipliers(k: Any, pair: Any) -> Any:
        return jnp.where(index > k + pair, ld[:, k], 0)

    def exchanged(b: Any, first: Any, second: Any) -> Any:
        return b[jnp.where(index == first, second, jnp.where(index == second, first, index))]

    def down(carried: Any) -> Any:
        k, b = carried
        pair = (pivots[k] < 0).astype(jnp.int32)
        b = exchanged(b, k + pair, jnp.abs(pivots[k]) - 1)
        rest = b - multipliers(k, pair)[:, None] * b[k]
        rest = rest - jnp.where(pair, multipliers(k + 1, 0), 0)[:, None] * b[k + 1]
        p, q, r = ld[k, k], ld[k + 1, k], ld[k + 1, k + 1]
        block = _from_right(jnp.stack([b[k], b[k + 1]], axis=1), p, q.conj() if hermitian else q, r, hermitian)
        first, second = jnp.where(pair, block[:, 0], b[k] / p), jnp.where(pair, block[:, 1], rest[k + 1])
        at = index[:, None]
        return k + 1 + pair, jnp.where(at == k, first, jnp.where(at == k + 1, second, rest))

    def up(carried: Any) -> Any:
        k, b = carried
        pair = (pivots[k] < 0).astype(jnp.int32)
        for offset, counts in ((0, True), (1, pair)):
            column = multipliers(k - offset, pair * offset)
            total = jnp.sum((column.conj() if hermitian else column)[:, None] * b, axis=0)
            b = jnp.where((index[:, None] == k - offset) & counts, b - total, b)
        return k - 1 - pair, exchanged(b, k, jnp.abs(pivots[k]) - 1)

    _, b = jax.lax.while_loop(lambda carried: carried[0] < size, down, (jnp.int32(0), b))
    return jax.lax.while_loop(lambda carried: carried[0] >= 0, up, (jnp.int32(size - 1), b))[1]
