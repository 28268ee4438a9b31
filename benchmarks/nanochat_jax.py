"""The forward pass of examples/nanochat written by hand in JAX: the yardstick for converted programs.

Pure functions over a dict of arrays, named and laid out like the PyTorch state dict. Layers are unrolled.
Attention has the form that XLA:TPU turns into one kernel: (heads, T, D) operands, a mask from an iota under
`where`, and scores, softmax and both products all in one dtype. In bf16 this rounds the scores to bf16 too.
"""

from collections.abc import Mapping
from functools import partial

import jax
import jax.numpy as jnp
import numpy as np
import torch
from jax import Array, lax

from examples.nanochat.config import GPTConfig
from examples.nanochat.layers import GATE_CHANNELS, QK_SCALE
from examples.nanochat.model import GPT, ROTARY_BASE, SMEAR_CHANNELS, SOFTCAP

Params = dict[str, Array]

NORM_EPS = float(np.finfo(np.float32).eps)


def params_from_torch(state_dict: Mapping[str, torch.Tensor]) -> Params:
    """The same names, shapes and dtypes as JAX arrays."""
    return {name: jnp.from_dlpack(tensor.detach().contiguous()) for name, tensor in state_dict.items()}


def param_shapes(config: GPTConfig) -> dict[str, jax.ShapeDtypeStruct]:
    """What `params_from_torch` would give for a model of this config, without making one."""
    with torch.device("meta"):
        state_dict = GPT(config).state_dict()
    return {
        name: jax.ShapeDtypeStruct(tensor.shape, jnp.dtype(str(tensor.dtype).removeprefix("torch.")))
        for name, tensor in state_dict.items()
    }


@partial(jax.jit, static_argnames="config")
def forward(params: Params, idx: Array, config: GPTConfig) -> Array:
    """int (B, T) -> fp32 logits (B, T, vocab_size), without cache and padding."""
    x = x0 = embed(params, idx, config)
    rotary = rotary_tables(idx.shape[1], config)
    for i in range(config.n_layer):
        weight = block_params(params, i)
        x = scalar(params["resid_lambdas"][i], x) * x + scalar(params["x0_lambdas"][i], x) * x0
        embedded = value_embedding(params, idx, i, config)
        x = x + attention(weight, norm(x), embedded, rotary, config.window(i), config)
        x = x + mlp(weight, norm(x))
        if i == config.n_layer // 2:
            x_backout = x
    x = x - scalar(params["backout_lambda"], x) * x_backout
    logits = linear(norm(x), params["lm_head.weight"])[..., : config.vocab_size].astype(jnp.float32)
    return SOFTCAP * jnp.tanh(logits / SOFTCAP)


def block_params(params: Params, layer: int) -> Params:
    """The parameters of one block, by their names within it."""
    prefix = f"blocks.{layer}."
    return {name.removeprefix(prefix): p for name, p in params.items() if name.startswith(prefix)}


def embed(params: Params, idx: Array, config: GPTConfig) -> Array:
    """(B, T) -> (B, T, C): normalised embeddings, each with a gated share of its predecessor's."""
    x = norm(lookup(params["wte.weight"], idx).astype(config.compute_dtype))
    gate = jax.nn.sigmoid(linear(x[:, 1:, :SMEAR_CHANNELS], params["smear_gate.weight"]))
    share = scalar(params["smear_lambda"], x) * gate * x[:, :-1]
    return x + jnp.pad(share, ((0, 0), (1, 0), (0, 0)))


def value_embedding(params: Params, idx: Array, layer: int, config: GPTConfig) -> Array | None:
    """(B, T, K * D) on the layers that have one."""
    if not config.has_value_embedding(layer):
        return None
    return lookup(params[f"value_embeds.{layer}.weight"], idx).astype(config.compute_dtype)


def attention(
    weight: Params,
    x: Array,
    embedded: Array | None,
    rotary: tuple[Array, Array],
    window: int,
    config: GPTConfig,
) -> Array:
    """(B, T, C) -> (B, T, C)."""
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
    if K != H:
        k, v = (jnp.repeat(z, H // K, axis=2) for z in (k, v))
    q, k, v = (z.swapaxes(1, 2).reshape(B * H, T, D) for z in (q, k, v))
    y = attend(q, k, v, window)
    return linear(y.reshape(B, H, T, D).swapaxes(1, 2).reshape(B, T, H * D), weight["attn.c_proj.weight"])


def attend(q: Array, k: Array, v: Array, window: int) -> Array:
    """Scaled q, k, v, all (N, T, D) and of one dtype -> (N, T, D)."""
    T = q.shape[1]
    distance = lax.broadcasted_iota(jnp.int32, (T, T), 0) - lax.broadcasted_iota(jnp.int32, (T, T), 1)
    visible = distance >= 0
    if window < T - 1:
        visible &= distance <= window
    scores = jnp.where(visible, jnp.einsum("nqd,nkd->nqk", q, k), jnp.finfo(q.dtype).min)
    return jnp.einsum("nqk,nkd->nqd", jax.nn.softmax(scores, axis=-1), v)


def mlp(weight: Params, x: Array) -> Array:
    hidden = jax.nn.relu(linear(x, weight["mlp.c_fc.weight"]))
    return linear(jnp.square(hidden), weight["mlp.c_proj.weight"])


def lookup(table: Array, idx: Array) -> Array:
    """Rows of a table, by indices that are known to be valid."""
    return table.at[idx].get(mode="promise_in_bounds", wrap_negative_indices=False)


def linear(x: Array, weight: Array) -> Array:
    """x (..., in) times a weight (out, in), which is cast to x's dtype."""
    return jnp.einsum("...i,oi->...o", x, weight.astype(x.dtype))


def norm(x: Array) -> Array:
    """RMS norm over the last dimension, computed in fp32."""
    wide = x.astype(jnp.float32)
    return (wide * lax.rsqrt(jnp.mean(jnp.square(wide), axis=-1, keepdims=True) + NORM_EPS)).astype(x.dtype)


def scalar(value: Array, like: Array) -> Array:
    """A 0-d fp32 parameter in the dtype of `like`, which is what PyTorch's promotion comes to."""
    return value.astype(like.dtype)


def rotate(x: Array, cos: Array, sin: Array) -> Array:
    """The halves of each head of x (B, T, heads, D) rotated by -theta."""
    a, b = jnp.split(x, 2, axis=-1)
    return jnp.concatenate([a * cos + b * sin, b * cos - a * sin], axis=-1)


def rotary_tables(length: int, config: GPTConfig) -> tuple[Array, Array]:
    """cos and sin, each (T, 1, D / 2) in the compute dtype, computed rather than stored."""
    exponents = np.arange(0, config.head_dim, 2, dtype=np.float32) / config.head_dim
    frequencies = np.float32(ROTARY_BASE) ** -exponents
    angles = (jnp.arange(length, dtype=jnp.float32)[:, None] * frequencies)[:, None, :]
    return jnp.cos(angles).astype(config.compute_dtype), jnp.sin(angles).astype(config.compute_dtype)
