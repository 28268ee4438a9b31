"""Prefill and decoding of examples/nanochat written by hand in JAX: the yardstick for the converted engine.

As an expert would write it: a cache for each layer, as (B, K, S, D) so that no product needs it transposed, donated
and updated in place; a layer with a window reads its window + 1 last keys only; one program for all positions.
"""

from functools import partial

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
from examples.nanochat.chat import MOST_CANDIDATES
from examples.nanochat.config import GPTConfig
from examples.nanochat.layers import GATE_CHANNELS, QK_SCALE
from examples.nanochat.model import ROTARY_HEADROOM, SMEAR_CHANNELS, SOFTCAP

Cache = dict[str, list[Array] | Array]


def empty_cache(config: GPTConfig, rows: int, capacity: int) -> Cache:
    """Keys and values of every layer, the position, the last embedding, and the rotary tables."""
    shape = (rows, config.n_kv_head, capacity, config.head_dim)
    dtype = jnp.dtype(config.compute_dtype)
    cos, sin = rotary_tables(ROTARY_HEADROOM * config.sequence_len, config)
    return {
        "k": [jnp.zeros(shape, dtype) for _ in range(config.n_layer)],
        "v": [jnp.zeros(shape, dtype) for _ in range(config.n_layer)],
        "position": jnp.int32(0),
        "previous": jnp.zeros((rows, 1, config.n_embd), dtype),
        "cos": cos,
        "sin": sin,
    }


@partial(jax.jit, static_argnames="config", donate_argnums=1)
def step(
    params: Params,
    cache: Cache,
    idx: Array,
    length: Array,
    temperature: Array,
    top_k: Array,
    key: Array,
    config: GPTConfig,
) -> tuple[Array, Cache]:
    """Run idx (B, T), of which `length` tokens are real, and sample what comes next: int32 (B, 1), the cache."""
    position, T = cache["position"], idx.shape[1]
    embedded = norm(lookup(params["wte.weight"], idx).astype(config.compute_dtype))
    before = jnp.concatenate([cache["previous"], embedded[:, :-1]], axis=1)
    gate = jax.nn.sigmoid(linear(embedded[..., :SMEAR_CHANNELS], params["smear_gate.weight"]))
    x = x0 = embedded + scalar(params["smear_lambda"], embedded) * gate * before
    rotary = tuple(lax.dynamic_slice_in_dim(cache[name], position, T) for name in ("cos", "sin"))
    ks, vs = list(cache["k"]), list(cache["v"])
    for i in range(config.n_layer):
        weight = block_params(params, i)
        x = scalar(params["resid_lambdas"][i], x) * x + scalar(params["x0_lambdas"][i], x) * x0
        ve = value_embedding(params, idx, i, config)
        y, ks[i], vs[i] = attention(weight, norm(x), ve, rotary, ks[i], vs[i], position, config.window(i), config)
        x = x + y
        x = x + mlp(weight, norm(x))
        if i == config.n_layer // 2:
            x_backout = x
    x = x - scalar(params["backout_lambda"], x) * x_backout
    x = lax.dynamic_slice_in_dim(x, length - 1, 1, axis=1)
    logits = linear(norm(x), params["lm_head.weight"])[:, 0, : config.vocab_size].astype(jnp.float32)
    token = sample(SOFTCAP * jnp.tanh(logits / SOFTCAP), temperature, top_k, key)
    last = lax.dynamic_slice_in_dim(embedded, length - 1, 1, axis=1)
    return token, cache | {"k": ks, "v": vs, "position": position + length, "previous": last}


def attention(
    weight: Params,
    x: Array,
    embedded: Array | None,
    rotary: tuple[Array, ...],
    k_cache: Array,
    v_cache: Array,
    position: Array,
    window: int,
    config: GPTConfig,
) -> tuple[Array, Array, Array]:
    """(B, T, C) -> (B, T, C), and both caches with the new keys and values."""
    B, T, _ = x.shape
    H, K, D = config.n_head, config.n_kv_head, config.head_dim
    q = linear(x, weight["attn.c_q.weight"]).reshape(B, T, H, D)
    k = linear(x, weight["attn.c_k.weight"]).reshape(B, T, K, D)
    v = linear(x, weight["attn.c_v.weight"]).reshape(B, T, K, D)
    if embedded is not None:
        gate = 3 * jax.nn.sigmoid(linear(x[..., :GATE_CHANNELS], weight["attn.ve_gate.weight"]))
        v = v + gate[..., None] * embedded.reshape(B, T, K, D)
    q = norm(rotate(q, *rotary)) * (QK_SCALE**2 * D**-0.5)
    k = norm(rotate(k, *rotary))
    k_cache = lax.dynamic_update_slice(k_cache, k.swapaxes(1, 2), (0, 0, position, 0))
    v_cache = lax.dynamic_update_slice(v_cache, v.swapaxes(1, 2), (0, 0, position, 0))
    seen = min(window + T, k_cache.shape[2])
    start = jnp.clip(position + T - seen, 0, k_cache.shape[2] - seen)
    keys, values = (lax.dynamic_slice_in_dim(z, start, seen, axis=2) for z in (k_cache, v_cache))
    distance = (position + jnp.arange(T))[:, None] - (start + jnp.arange(seen))
    visible = (distance >= 0) & (distance <= window)
    q = q.reshape(B, T, K, H // K, D)
    scores = jnp.where(visible[:, None], jnp.einsum("btkgd,bksd->bktgs", q, keys), jnp.finfo(q.dtype).min)
    y = jnp.einsum("bktgs,bksd->btkgd", jax.nn.softmax(scores, axis=-1), values).reshape(B, T, H * D)
    return linear(y, weight["attn.c_proj.weight"]), k_cache, v_cache


def sample(logits: Array, temperature: Array, top_k: Array, key: Array) -> Array:
    """As `examples.nanochat.serving.choose`: logits (B, vocab) -> int32 (B, 1)."""

    def drawn() -> Array:
        likeliest = lax.top_k(logits, min(MOST_CANDIDATES, logits.shape[-1]))[0]
        last = lax.dynamic_slice_in_dim(likeliest, jnp.minimum(top_k, likeliest.shape[-1]) - 1, 1, axis=-1)
        scaled = jnp.where((logits < last) & (top_k <= MOST_CANDIDATES), -jnp.inf, logits / temperature)
        return jax.random.categorical(key, scaled)

    token = lax.cond(temperature > 0, drawn, lambda: logits.argmax(-1))
    return token.astype(jnp.int32)[:, None]
