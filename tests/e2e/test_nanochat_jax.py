"""The hand-written JAX forward computes what the PyTorch model computes."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import torch

from benchmarks.nanochat_jax import forward, param_shapes, params_from_torch
from benchmarks.nanochat_jax_token import decode, empty_cache
from examples.nanochat.model import GPT, GPTConfig


@pytest.mark.parametrize("n_kv_head", [4, 2])
def test_equals_the_torch_model(randomised, n_kv_head):
    config = GPTConfig(sequence_len=256, vocab_size=100, n_layer=4, n_head=4, n_kv_head=n_kv_head, n_embd=64)
    model = randomised(config)
    idx = torch.randint(100, (2, 200))
    with torch.inference_mode():
        expected = model(idx).numpy()
    with jax.default_matmul_precision("highest"):
        logits = forward(params_from_torch(model.state_dict()), idx.numpy().astype(np.int32), config)
    assert logits.dtype == jnp.float32
    assert np.abs(expected).max() > 1
    np.testing.assert_allclose(logits, expected, atol=1e-5, rtol=0)


def test_bf16_stays_bf16_inside_and_close_outside(randomised):
    config = GPTConfig(
        sequence_len=64, vocab_size=100, n_layer=4, n_head=4, n_kv_head=4, n_embd=64, compute_dtype="bfloat16"
    )
    model = randomised(config)
    params = params_from_torch(model.state_dict())
    assert params["wte.weight"].dtype == jnp.bfloat16
    assert params["lm_head.weight"].dtype == jnp.float32
    idx = torch.randint(100, (2, 64))
    with torch.inference_mode():
        expected = model(idx).numpy()
    error = np.abs(np.asarray(forward(params, idx.numpy().astype(np.int32), config)) - expected)
    assert error.mean() < 0.03


def test_shapes_are_those_of_the_state_dict():
    config = GPTConfig(sequence_len=64, vocab_size=100, n_layer=2, n_head=4, n_kv_head=2, n_embd=64)
    params = params_from_torch(GPT(config).state_dict())
    assert param_shapes(config) == {name: jax.ShapeDtypeStruct(p.shape, p.dtype) for name, p in params.items()}


@pytest.mark.slow
def test_decoding_step_by_step_equals_the_whole(randomised):
    config = GPTConfig(sequence_len=256, vocab_size=100, n_layer=4, n_head=4, n_kv_head=2, n_embd=64)
    model = randomised(config)
    idx = torch.randint(100, (2, 140))
    with torch.inference_mode():
        expected = model(idx).numpy()
    params, cache = params_from_torch(model.state_dict()), empty_cache(config, 2, 144)
    with jax.default_matmul_precision("highest"):
        for step, token in enumerate(idx.numpy().astype(np.int32).T):
            logits, cache = decode(params, cache, token[:, None], config)
            np.testing.assert_allclose(logits[:, 0], expected[:, step], atol=1e-5, rtol=0)
