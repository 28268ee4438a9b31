"""Attention on a TPU: JAX's splash attention, a Pallas kernel that keeps the scores on the chip.

It works on blocks of queries and keys, and skips the blocks that a causal or sliding-window mask hides. Scores, softmax
and sums are in float32, as in the plain form; the probabilities are rounded for the second product, as there. One
rounding is its own: in bfloat16, queries times ``scale`` are rounded, unless ``scale`` is a power of two.

Its operands are asked for with the sequence along the lanes, which is how XLA lays out what projections and rotary
embeddings make of heads narrower than 256; with heads along the lanes it would pad or transpose them on the way.
"""

from __future__ import annotations

import jax
import jax.numpy as jnp
from jax.experimental.pallas.ops.tpu.splash_attention import splash_attention_kernel as splash
from jax.experimental.pallas.ops.tpu.splash_attention import splash_attention_mask as masks

from torch2hlo.targets.attention import Attention

LANES = 128  # sequences are padded to a multiple
LARGEST_BLOCK = 512
LARGEST_HEAD = 256
UNAVAILABLE = ()


def why_not(attention: Attention) -> str:
    """Why the kernel can't take the place of this attention, or would be no faster; empty if it can."""
    (*_, queries, size), (*_, keys, _) = attention.query, attention.key
    if reason := attention.why_no_kernel():
        return reason
    if attention.dtype not in {"bf16", "f32"}:
        return f"the TPU's kernel is for bf16 and f32, not {attention.dtype}"
    if attention.value[:-1] != attention.key[:-1]:
        return "keys and values have different heads"
    if max(size, attention.value[-1]) > LARGEST_HEAD:
        return f"heads of more than {LARGEST_HEAD} do not fit its blocks"
    if min(queries, keys) < LANES:
        return f"fewer than {LANES} queries or keys are no work for blocks of {LANES}"
    return ""


def attend(
    query: jax.Array,
    key: jax.Array,
    value: jax.Array,
    *,
    scale: float,
    low: int,
    high: int,
    interpret: bool = False,
) -> jax.Array:
    """``(…, h, q, d), (…, h / n, k, d), (…, h / n, k, v) → (…, h, q, v)``; query i sees key j if low ≤ j - i ≤ high.

    It has a gradient, with kernels of its own.
    """
    queries, keys = query.shape[-2], key.shape[-2]
    scaled = (query.astype(jnp.float32) * scale).astype(query.dtype)
    q, k, v = (_padded(x.reshape(-1, *x.shape[-2:])) for x in (scaled, key, value))
    kernel = splash.make_splash_mha_single_device(
        masks.MultiHeadMask([_mask(q.shape[1], k.shape[1], low, high)] * len(q)),
        block_sizes=_blocks(q.shape[1], k.shape[1]),
        interpret=interpret,
    )
    last_seen = queries - 1 + high
    padding = k.shape[1] > keys and last_seen >= keys
    out: jax.Array = kernel(q, k, v, segment_ids=_hiding_padding(q.shape[1], k.shape[1], keys) if padding else None)
    return out[:, :queries].reshape(*query.shape[:-1], value.shape[-1])


def _padded(x: jax.Array) -> jax.Array:
    return jnp.pad(x, ((0, 0), (0, -x.shape[1] % LANES), (0, 0)))


def _mask(queries: int, keys: int, low: int, high: int) -> masks.Mask:
    left, right = (None if low <= -queries else -low), (None if high >= keys else high)
    if left is None and right is None:
        return masks.FullMask((queries, keys))
    return masks.LocalMask((queries, keys), (left, right), offset=0)


def _hiding_padding(queries: int, keys: int, real: int) -> splash.SegmentIds:
    """Queries see the keys of their own segment, and padded keys have another."""
    return splash.SegmentIds(jnp.zeros(queries, jnp.int32), (jnp.arange(keys) >= real).astype(jnp.int32))


def _blocks(queries: int, keys: int) -> splash.BlockSizes:
    q, k, along = _block(queries), _block(keys), splash.QKVLayout.SEQ_MINOR
    return splash.BlockSizes(
        block_q=q, block_kv=k, block_kv_compute=k, q_layout=along, k_layout=along, v_layout=along,
        block_q_dkv=q, block_kv_dkv=k, block_kv_dkv_compute=k, block_q_dq=q, block_kv_dq=k,
    )  # fmt: skip


def _block(size: int) -> int:
    """The largest block that divides a padded size."""
    return next(block for block in range(min(LARGEST_BLOCK, size), 0, -LANES) if size % block == 0)
