"""Programs as functions for JAX: under jit, vmap and scan, equal to eager; what JAX can't have is refused."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import torch
from torch import nn
from torch.nn import functional as F

import torch2hlo
from torch2hlo.errors import CallError, KeyRequiredError, NoDerivativeError, UnsupportedValueError, WeightsError

X = torch.linspace(-1, 1, 12).reshape(4, 3)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(3, 3)
        self.norm = nn.BatchNorm1d(3)

    def forward(self, x, *, index):
        y = self.norm(self.linear(x))
        return {"y": y, "rows": y[index], "top": torch.topk(y, 2).indices}


@pytest.fixture(scope="module")
def model():
    torch.manual_seed(0)
    return Model()


@pytest.fixture(scope="module")
def function(model):
    return torch2hlo.convert(model, (X,), {"index": torch.tensor([0, 2])}).as_jax()


def close(got, want):
    np.testing.assert_allclose(np.asarray(got), want.detach().numpy(), rtol=1e-5, atol=1e-6)


def test_under_jit_with_state(model, function):
    step = jax.jit(lambda tensors, x, index: function(tensors, x, index=index))
    tensors = function.tensors
    for _ in range(2):
        got, state = step(tensors, X.numpy(), np.array([1, 3]))
        want = model(X, index=torch.tensor([1, 3]))
        close(got["y"], want["y"])
        close(got["rows"], want["rows"])
        assert np.array_equal(got["top"], want["top"])
        close(state["norm.running_mean"], model.norm.running_mean)
        assert int(state["norm.num_batches_tracked"]) == int(model.norm.num_batches_tracked)
        tensors = {**tensors, **state}
    assert int(function.tensors["norm.num_batches_tracked"]) == 0


class Cache:
    def __init__(self, size):
        self.keys = torch.zeros(size, 3)
        self.last = None


def test_arguments_that_the_call_changes():
    def decode(x, position, cache):
        cache.keys.index_copy_(0, position, x)
        cache.last = x * 2
        return cache.keys.sum(0)

    x, position = torch.ones(1, 3), torch.tensor([1])
    function = torch2hlo.convert(decode, (x, position, Cache(4))).as_jax()
    cache = Cache(4)
    cache.keys = jnp.zeros((4, 3))

    @jax.jit
    def step(x, keys):
        cache = Cache(4)
        cache.keys = keys
        result, _, ((_, _, after), _) = function.with_arguments({}, x, jnp.array([1]), cache)
        return result, after.keys, after.last

    result, keys, last = step(x.numpy(), cache.keys)
    eager = Cache(4)
    close(result, decode(x, position, eager))
    close(keys, eager.keys)
    close(last, eager.last)
    with pytest.raises(UnsupportedValueError, match=r"the call changes its arguments \(cache\.keys\)"):
        function({}, x.numpy(), jnp.array([1]), cache)


def test_without_jit_and_with_64_bit_types(function):
    with jax.enable_x64(True):
        got, state = function(function.tensors, jnp.asarray(X.numpy()), index=jnp.array([0, 1]))
    assert got["top"].dtype == state["norm.num_batches_tracked"].dtype == np.int64


def test_scan_and_vmap():
    run = torch2hlo.convert(lambda x, y: torch.tanh(x) @ y, (torch.ones(3, 3), torch.ones(3, 3))).as_jax()
    y = jnp.eye(3) * 0.5

    def body(carry, _):
        return run({}, carry, y)[0], None

    got = jax.jit(lambda x: jax.lax.scan(body, x, None, length=3)[0])(jnp.ones((3, 3)))
    want = torch.ones(3, 3)
    for _ in range(3):
        want = torch.tanh(want) * 0.5
    close(got, want)
    batch = torch.randn(5, 3, 3)
    close(jax.vmap(lambda x: run({}, x, y)[0])(batch.numpy()), torch.tanh(batch) * 0.5)


def test_random_keys_are_those_of_the_executable():
    program = torch2hlo.convert(F.dropout, (torch.ones(64),))
    function, key = program.as_jax(), jax.random.key(7)
    got, _ = jax.jit(lambda x, key: function({}, x, key=key))(jnp.ones(64), key)
    assert np.array_equal(got, program.compile().call({}, jnp.ones(64), key=key)[0])
    with pytest.raises(KeyRequiredError):
        function({}, jnp.ones(64))


def test_sizes_up_to_a_bound():
    program = torch2hlo.convert(lambda x: x.mean(0), (torch.ones(3, 2),), dynamic_shapes={"x": {0: torch2hlo.Bound(8)}})
    function = program.as_jax()
    for rows in (2, 8):
        x = torch.randn(rows, 2)
        close(jax.jit(lambda x: function({}, x)[0])(x.numpy()), x.mean(0))
    with pytest.raises(CallError, match="dimension 0 has size 9, the program takes"):
        function({}, jnp.ones((9, 2)))


def test_what_the_model_raises():
    def checked(x):
        if x.sum() > 3:
            raise ValueError("too much")
        return x * 2

    function = torch2hlo.convert(checked, (torch.ones(3),)).as_jax()
    run = jax.jit(lambda x: function({}, x)[0])
    close(run(jnp.ones(3)), torch.full((3,), 2.0))
    with pytest.raises(jax.errors.JaxRuntimeError, match=r"T2H305: with these values, T2H203: .*too much"):
        jax.block_until_ready(run(jnp.full(3, 2.0)))


def test_it_lowers_for_platforms_that_are_not_here():
    function = torch2hlo.convert(lambda x: torch.linalg.qr(x)[1], (torch.eye(3),)).as_jax(platform="tpu")
    lowered = jax.jit(lambda x: function({}, x)[0]).trace(jnp.eye(3)).lower(lowering_platforms=("tpu",))
    assert "lapack" not in lowered.as_text()
    q = torch.ones(1, 2, 256, 128, dtype=torch.bfloat16)
    attention = torch2hlo.convert(F.scaled_dot_product_attention, (q, q, q), {"is_causal": True}).as_jax(platform="tpu")
    traced = jax.jit(lambda x: attention({}, x, x, x, is_causal=True)[0]).trace(jnp.ones(q.shape, jnp.bfloat16))
    assert "tpu_custom_call" in traced.lower(lowering_platforms=("tpu",)).as_text()


def test_refusals(function):
    x = jnp.asarray(X.numpy())
    index = jnp.array([0, 1])
    with pytest.raises(NoDerivativeError, match="a program has no derivative"):
        jax.grad(lambda x: function(function.tensors, x, index=index)[0]["y"].sum())(x)
    with pytest.raises(CallError, match=r"x: expected float32\[4,3\], got float32\[5,3\]"):
        function(function.tensors, jnp.ones((5, 3)), index=index)
    with pytest.raises(WeightsError, match="state missing: "):
        function({}, x, index=index)
    with pytest.raises(WeightsError, match=r"float32\[3,3\] expected, got float32\[2\]"):
        function({**function.tensors, "linear.weight": jnp.ones(2)}, x, index=index)
    ragged = torch2hlo.convert(lambda x: x[x > 0], (X,))
    with pytest.raises(UnsupportedValueError, match="the size of a result is known only after the run"):
        ragged.as_jax()
    with pytest.raises(CallError, match="there is no entry 'decode'"):
        ragged.as_jax("decode")
