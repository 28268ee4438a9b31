"""Orthogonal polynomials of ``torch.special`` by recurrence, Chebyshev's in closed form between -1 and 1.

The degree is a number or a tensor. A small number unrolls the recurrence; otherwise it is a loop that ends
when every element has reached its degree. https://dlmf.nist.gov/18.9 (the value for a negative degree is 0).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

from torch2hlo.lowering import LoweringContext, Scalar, register_lowering
from torch2hlo.lowerings.special import NO_HALVES, choose
from torch2hlo.mlir import Value

aten = torch.ops.aten
Emit = Callable[..., Any]
_UNROLLED = 12


def _polynomial(ctx: LoweringContext, function: Emit, x: Value | Scalar, n: Value | Scalar, **static: Any) -> Value:
    if not isinstance(n, (bool, int, float)):
        return ctx.borrow(function, *ctx.operands(x, n), **static)[0]
    return ctx.borrow(function, ctx.operand(x), degree=int(n), **static)[0]


def _degree(n: Any, degree: int | None) -> Any:
    """The degree as a small int or as int64 numbers: cut towards zero, and negative if not finite."""
    import jax.numpy as jnp

    if degree is not None:
        return degree if degree <= _UNROLLED else jnp.asarray(degree, jnp.int64)
    return choose(jnp.abs(n) < 2.0**62, n, -1).astype(jnp.int64)


def _recurrence(n: Any, first: Any, second: Any, step: Callable[[Any, Any, Any], Any], done: Any = False) -> Any:
    """``p(n)`` from ``p(0)``, ``p(1)`` and ``p(k) = step(k, p(k - 1), p(k - 2))``, where not ``done``."""
    import jax
    import jax.numpy as jnp

    if isinstance(n, int):
        older, newer = first, second
        for k in range(2, n + 1):
            older, newer = newer, step(k, newer, older)
        return jnp.zeros_like(first) if n < 0 else newer if n else first

    def unfinished(k: Any, newer: Any) -> Any:
        return (k <= n) & (newer == newer) & jnp.logical_not(done)

    def body(carried: Any) -> Any:
        k, older, newer = carried
        active = unfinished(k, newer)
        following = step(k.astype(newer.dtype), newer, older)
        return k + 1, choose(active, newer, older), choose(active, following, newer)

    start = (jnp.asarray(2, jnp.int64), first, second)
    *_, value = jax.lax.while_loop(lambda carried: jnp.any(unfinished(carried[0], carried[2])), body, start)
    return choose(n < 0, 0, choose(n == 0, first, value))


# The degree above which eager takes the closed form.
_CLOSED = {"t": 6, "u": 8, "v": 8, "w": 8, "shifted_t": 6, "shifted_u": 6, "shifted_v": 6, "shifted_w": 4}


def _chebyshev(x: Any, n: Any = None, *, kind: str, degree: int | None = None) -> Any:
    """Chebyshev polynomials of the four kinds, shifted (at ``2x - 1``) or not. https://dlmf.nist.gov/18.5.E1"""
    import jax.numpy as jnp

    n = _degree(n, degree)
    y, letter = (2 * x - 1, kind[-1]) if kind.startswith("shifted") else (x, kind)
    one, second = jnp.ones_like(x), {"t": y, "u": 2 * y, "v": 2 * y - 1, "w": 2 * y + 1}[letter]
    if isinstance(n, int) and n <= _CLOSED[kind]:
        return _recurrence(n, one, second, lambda _, newer, older: 2 * y * newer - older)
    closed = (n > _CLOSED[kind]) & (jnp.abs(y) <= 1)
    value = _recurrence(n, one, second, lambda _, newer, older: 2 * y * newer - older, closed)
    return choose(closed, _closed_form(y, jnp.broadcast_to(jnp.asarray(n, x.dtype), x.shape), letter), value)


def _closed_form(y: Any, n: Any, letter: str) -> Any:
    """At the angle ``θ = arccos(y)``; at the ends, and where θ can't be told from theirs, the limits."""
    import jax
    import jax.numpy as jnp

    theta = jnp.arccos(y)
    even = jax.lax.rem(n, jnp.full_like(n, 2)) == 0
    left, right, ends = y == -1, y == 1, {"t": 1, "u": n + 1, "v": 1, "w": 2 * n + 1}[letter]
    opposite = {"t": 1, "u": n + 1, "v": 2 * n + 1, "w": 1}[letter] * jnp.ones_like(y)
    if letter == "t":
        value = jnp.cos(n * theta)
    elif letter == "u":
        value = jnp.sin((n + 1) * theta) / jnp.sin(theta)
    elif letter == "v":
        value = jnp.cos((n + 0.5) * theta) / jnp.cos(theta / 2)
        left |= jnp.sin(theta / 2) == 1
    else:
        value = jnp.sin((n + 0.5) * theta) / jnp.sin(theta / 2)
        right |= jnp.cos(theta / 2) == 1
    return choose(right, ends, choose(left, choose(even, opposite, -opposite), value))


def _hermite_h(x: Any, n: Any = None, *, degree: int | None = None) -> Any:
    """``H(k) = 2x H(k - 1) - 2 (k - 1) H(k - 2)``."""
    import jax.numpy as jnp

    n = _degree(n, degree)
    return _recurrence(n, jnp.ones_like(x), 2 * x, lambda k, newer, older: 2 * x * newer - 2 * (k - 1) * older)


def _hermite_he(x: Any, n: Any = None, *, degree: int | None = None) -> Any:
    """``He(k) = x He(k - 1) - (k - 1) He(k - 2)``."""
    import jax.numpy as jnp

    n = _degree(n, degree)
    return _recurrence(n, jnp.ones_like(x), x, lambda k, newer, older: x * newer - (k - 1) * older)


def _laguerre_l(x: Any, n: Any = None, *, degree: int | None = None) -> Any:
    """``k L(k) = (2k - 1 - x) L(k - 1) - (k - 1) L(k - 2)``."""
    import jax.numpy as jnp

    n = _degree(n, degree)
    return _recurrence(
        n, jnp.ones_like(x), 1 - x, lambda k, newer, older: ((2 * k - 1 - x) * newer - (k - 1) * older) / k
    )


def _legendre_p(x: Any, n: Any = None, *, degree: int | None = None) -> Any:
    """``k P(k) = (2k - 1) x P(k - 1) - (k - 1) P(k - 2)``."""
    import jax.numpy as jnp

    n = _degree(n, degree)
    return _recurrence(n, jnp.ones_like(x), x, lambda k, newer, older: ((2 * k - 1) * x * newer - (k - 1) * older) / k)


def _declare(name: str, function: Emit, **static: Any) -> None:
    packet = getattr(aten, f"special_{name}")

    @register_lowering(packet.default, packet.n_scalar, packet.x_scalar, dtypes=NO_HALVES)
    def emit(ctx: LoweringContext, x: Value | Scalar, n: Value | Scalar) -> Value:
        return _polynomial(ctx, function, x, n, **static)

    emit.__name__, emit.__doc__ = f"special_{name}", function.__doc__


for _kind in _CLOSED:
    *_shifted, _letter = _kind.split("_")
    _declare("_".join([*_shifted, "chebyshev_polynomial", _letter]), _chebyshev, kind=_kind)
_declare("hermite_polynomial_h", _hermite_h)
_declare("hermite_polynomial_he", _hermite_he)
_declare("laguerre_polynomial_l", _laguerre_l)
_declare("legendre_polynomial_p", _legendre_p)
