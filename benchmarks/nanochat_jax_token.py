"""One decoding step of examples/nanochat written by hand in JAX: the yardstick for the converted one.

The caches are donated and written in place, at one position for all rows. A layer with a window reads that much of its
cache, a layer without all of it, under a mask.
"""

from functools import partial
from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import Array, lax

from benchmarks.nanochat_jax import (
    Params,
    block_params,
    linear,
    lookup,
    mlp,
    norm,
    rotary_tables,
    rotate,
    scalar,
    value_embedding,
)
from examples.nanochat.layers import GATE_CHANNELS, QK_SCALE
from examples.nanochat.model import SMEAR_CHANNELS, SOFTCAP, GPTConfig


class Cache(NamedTuple):
    """keys, values: (n_layer, B, S, K, D); position: () int32; previous: (B, 1, C), the last token's embedding."""

    keys: Array
    values: Array
    position: Array
    previous: Array


def empty_cache(config: GPTConfig, batch: int, length: int) -> Cache:
    """Nothing has been said."""
    shape = (config.n_layer, batch, length, config.n_kv_head, config.head_dim)
    dtype = jnp.dtype(config.compute_dtype)
    return Cache(
        jnp.zeros(shape, dtype), jnp.zeros(shape, dtype), jnp.int32(0), jnp.zeros((batch, 1, config.n_embd), dtype)
    )


@partial(jax.jit, static_argnames="config", donate_argnames="cache")
def decode(params: Params, cache: Cache, idx: Array, config: GPTConfig) -> tuple[Array, Cache]:
    """int (B, 1) -> fp32 logits (B, 1, vocab_size), and the cache with that token in it."""
    embedded = norm(lookup(params["wte.weight"], idx).astype(config.compute_dtype))
    gate = jax.nn.sigmoid(linear(embedded[..., :SMEAR_CHANNELS], params["smear_gate.weight"]))
    x = x0 = embedded + scalar(params["smear_lambda"], embedded) * gate * cache.previous
    tables = rotary_tables(cache.keys.shape[2], config)
    rotary = tuple(lax.dynamic_slice_in_dim(table, cache.position, 1) for table in tables)
    for i in range(config.n_layer):
        weight = block_params(params, i)
        x = scalar(params["resid_lambdas"][i], x) * x + scalar(params["x0_lambdas"][i], x) * x0
        y, cache = attention(weight, norm(x), value_embedding(params, idx, i, config), rotary, i, cache, config)
        x = x + y
        x = x + mlp(weight, norm(x))
        if i == config.n_layer // 2:
            x_backout = x
    x = x - scalar(params["backout_lambda"], x) * x_backout
    logits = linear(norm(x), params["lm_head.weight"])[..., : config.vocab_size].astype(jnp.float32)
    return SOFTCAP * jnp.tanh(logits / SOFTCAP), cache._replace(position=cache.position + 1, previous=embedded)


def attention(
    weight: Params,
    x: Array,
    embedded: Array | None,
    rotary: tuple[Array, ...],
    layer: int,
    cache: Cache,
    config: GPTConfig,
) -> tuple[Array, Cache]:
    """(B, 1, C) -> (B, 1, C), and the cache with this layer's key and value."""
    B = len(x)
    H, K, D = config.n_head, config.n_kv_head, config.head_dim
    q = linear(x, weight["attn.c_q.weight"]).reshape(B, 1, H, D)
    k = linear(x, weight["attn.c_k.weight"]).reshape(B, 1, K, D)
    v = linear(x, weight["attn.c_v.weight"]).reshape(B, 1, K, D)
    if embedded is not None:
        gate = 3 * jax.nn.sigmoid(linear(x[..., :GATE_CHANNELS], weight["attn.ve_gate.weight"]))
        v = v + gate[..., None] * embedded.reshape(B, 1, K, D)
    q = norm(rotate(q, *rotary)) * (QK_SCALE**2 * D**-0.5)
    k = norm(rotate(k, *rotary))
    keys, values = (
        lax.dynamic_update_slice(whole, new[None], (layer, 0, cache.position, 0, 0))
        for whole, new in ((cache.keys, k), (cache.values, v))
    )
    y = attend(q.reshape(B, K, H // K, D), keys, values, layer, cache.position, config.window(layer))
    return linear(y.reshape(B, 1, H * D), weight["attn.c_proj.weight"]), cache._replace(keys=keys, values=values)


def attend(q: Array, keys: Array, values: Array, layer: int, position: Array, window: int) -> Array:
    """Scaled q (B, K, heads of each, D) over a layer's caches -> the same shape."""
    length = min(window + 1, keys.shape[2])
    start = jnp.clip(position - window, 0, keys.shape[2] - length)
    sizes = (1, keys.shape[1], length, *keys.shape[3:])
    k, v = (lax.dynamic_slice(whole, (layer, 0, start, 0, 0), sizes)[0] for whole in (keys, values))
    visible = start + jnp.arange(length) <= position
    scores = jnp.where(visible, jnp.einsum("bkgd,bskd->bkgs", q, k), jnp.finfo(q.dtype).min)
    return jnp.einsum("bkgs,bskd->bkgd", jax.nn.softmax(scores, axis=-1), v)
