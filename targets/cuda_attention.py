"""Attention on an NVIDIA GPU: cuDNN's flash attention, through ``jax.nn.dot_product_attention``.

JAX lowers it only where it finds cuDNN and a GPU, and says no where that GPU can't run it. Scores, softmax and sums are
in float32, as in the plain form; the probabilities are rounded for the second product, as there.
"""

from __future__ import annotations

from typing import Literal

import jax
import jax.numpy as jnp

from torch2hlo.targets.attention import Attention

FEWEST = 64  # queries and keys: one block of the kernel
MULTIPLE = 8  # of a head's size
UNAVAILABLE = (RuntimeError, NotImplementedError)


def why_not(attention: Attention) -> str:
    """Why the kernel can't take the place of this attention, or would be no faster; empty if it can."""
    (*_, queries, size), (*_, keys, _) = attention.query, attention.key
    if reason := attention.why_no_kernel():
        return reason
    if attention.dtype not in {"bf16", "f16"}:
        return f"cuDNN's kernel is for bf16 and f16, not {attention.dtype}"
    if attention.value != attention.key:
        return "keys and values have different shapes"
    if size % MULTIPLE:
        return f"heads of {size} are no multiple of {MULTIPLE}"
    if min(queries, keys) < FEWEST:
        return f"fewer than {FEWEST} queries or keys are no work for its blocks"
    if attention.high < keys - 1 and (attention.high or queries != keys):
        return "cuDNN hides later keys only from the diagonal on, of as many queries as keys"
    if attention.low > 1 - queries and attention.high >= keys - 1:
        return "cuDNN has windows only for causal attention"
    return ""


def attend(
    query: jax.Array,
    key: jax.Array,
    value: jax.Array,
    *,
    scale: float,
    low: int,
    high: int,
    implementation: Literal["cudnn", "xla"] = "cudnn",
) -> jax.Array:
    """``(…, h, q, d), (…, h / n, k, d), (…, h / n, k, d) → (…, h, q, d)``; query i sees key j if low ≤ j - i ≤ high.

    It has a gradient, with kernels of its own.

    Raises:
        RuntimeError: cuDNN is not there.
        NotImplementedError: this GPU, or its cuDNN, can't.

    """
    is_causal = high < key.shape[-2] - 1
    window = (-low, 0) if low > 1 - query.shape[-2] else None
    q, k, v = (_sequence_first(x) for x in (query, key, value))
    out = jax.nn.dot_product_attention(
        q, k, v, scale=scale, is_causal=is_causal, local_window_size=window, implementation=implementation
    )
    return jnp.swapaxes(out, -2, -3).reshape(query.shape)


def _sequence_first(x: jax.Array) -> jax.Array:
    """``(…, heads, sequence, d) → (batch, sequence, heads, d)``."""
    heads = x.shape[-3] if x.ndim > 2 else 1
    return jnp.swapaxes(x.reshape(-1, heads, *x.shape[-2:]), 1, 2)
