"""The random draws of a program, as JAX functions: the n-th draw uses ``fold_in(key, n)`` and jax.random's own bits.

Each takes the program's key (two uint32 words) and the number of the draw, so that a program holds each function once.
They are borrowed by lowerings/random.py, and called as they are by `torch2hlo.testing` to run eager PyTorch with the
same bits. JAX traces them with 64-bit types on, so numbers are float32 by name: the bits are those of JAX's defaults.
"""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp


def folded(words: Any, draw: Any) -> Any:
    """The key of one draw: ``fold_in(key, draw)``."""
    return jax.random.fold_in(jax.random.wrap_key_data(words, impl="threefry2x32"), draw)


def iteration(words: Any, loop: Any, number: Any) -> Any:
    """The words of the key of one iteration of a loop, which draws by numbers of its own."""
    return jax.random.key_data(jax.random.fold_in(folded(words, loop), number))


def bernoulli(words: Any, draw: Any, *, p: float, shape: tuple[int, ...]) -> Any:
    """Bool of ``shape``, true with probability ``p``."""
    return jax.random.bernoulli(folded(words, draw), jnp.float32(p), shape)


def bernoulli_each(words: Any, draw: Any, p: Any) -> Any:
    """bool, true with the probabilities in ``p``."""
    return jax.random.bernoulli(folded(words, draw), p, p.shape)


def uniform(words: Any, draw: Any, *, shape: tuple[int, ...], dtype: str, low: float = 0.0, high: float = 1.0) -> Any:
    """Uniform in ``[low, high)``."""
    return jax.random.uniform(folded(words, draw), shape, dtype, low, high)


def normal(words: Any, draw: Any, *, shape: tuple[int, ...], dtype: str) -> Any:
    """Standard normal."""
    return jax.random.normal(folded(words, draw), shape, dtype)


def exponential(words: Any, draw: Any, *, shape: tuple[int, ...], dtype: str) -> Any:
    """Exponential with rate 1."""
    return jax.random.exponential(folded(words, draw), shape, dtype)


def cauchy(words: Any, draw: Any, *, shape: tuple[int, ...], dtype: str) -> Any:
    """Standard Cauchy."""
    return jax.random.cauchy(folded(words, draw), shape, dtype)


def geometric(words: Any, draw: Any, *, p: float, shape: tuple[int, ...]) -> Any:
    """int32 trials until the first success, from 1 on."""
    return jax.random.geometric(folded(words, draw), jnp.float32(p), shape, "int32")


def randint(words: Any, draw: Any, *, low: int, high: int, shape: tuple[int, ...], dtype: str) -> Any:
    """Integers in ``[low, high)``."""
    return jax.random.randint(folded(words, draw), shape, low, high, dtype)


def permutation(words: Any, draw: Any, *, n: int) -> Any:
    """int64 permutation of ``0 … n-1``."""
    return jax.random.permutation(folded(words, draw), jnp.arange(n, dtype="int64"))


def categorical(words: Any, draw: Any, weights: Any, *, count: int) -> Any:
    """int64 ``(*batch, count)`` drawn with replacement, with probabilities proportional to ``weights`` (*batch, n)."""
    shape = (count, *weights.shape[:-1])
    drawn = jax.random.categorical(folded(words, draw), jnp.log(weights), axis=-1, shape=shape)
    return jnp.moveaxis(drawn, 0, -1).astype("int64")


def without_replacement(words: Any, draw: Any, weights: Any, *, count: int) -> Any:
    """Like `categorical`, each index at most once: the largest of log-weights with Gumbel noise."""
    noisy = jnp.log(weights) + jax.random.gumbel(folded(words, draw), weights.shape, weights.dtype)
    return jax.lax.top_k(noisy, count)[1].astype("int64")


def poisson(words: Any, draw: Any, rate: Any) -> Any:
    """int64 counts with the rates in ``rate``."""
    return jax.random.poisson(folded(words, draw), rate, rate.shape, "int64")


def binomial(words: Any, draw: Any, count: Any, p: Any) -> Any:
    """Successes of ``count`` trials with probability ``p`` each, in the dtype of ``p``."""
    return jax.random.binomial(folded(words, draw), count, p, p.shape, p.dtype)


def gamma(words: Any, draw: Any, shape: Any) -> Any:
    """Gamma with the shape parameters in ``shape`` and scale 1."""
    return jax.random.gamma(folded(words, draw), shape, shape.shape, shape.dtype)


def dirichlet(words: Any, draw: Any, concentration: Any) -> Any:
    """Dirichlet over the last dimension of ``concentration``."""
    return jax.random.dirichlet(folded(words, draw), concentration, concentration.shape[:-1], concentration.dtype)
