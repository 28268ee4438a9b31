"""Kernels in the place of attention: their numbers in Pallas's interpret mode, and where they are and are not used."""

import importlib.util
import math

import numpy as np
import pytest
import torch
import torch.nn.functional as F

import torch2hlo
from torch2hlo.compilation import Options
from torch2hlo.composites import ATTENTION, find_composites
from torch2hlo.target import compilation, prepared

jax = pytest.importorskip("jax")
needs_libtpu = pytest.mark.skipif(importlib.util.find_spec("libtpu") is None, reason="libtpu is not installed")


def _qkv(queries, keys, heads, shared, size, dtype=torch.float32):
    generator = torch.Generator().manual_seed(0)
    shapes = [(2, heads, queries, size), (2, shared, keys, size), (2, shared, keys, size)]
    return [torch.randn(shape, generator=generator).to(dtype) for shape in shapes]


def _band(queries, keys, low, high):
    return torch.ones(queries, keys, dtype=torch.bool).triu(low).tril(high)


def _to_jax(x):
    return jax.numpy.asarray(x.detach().float().numpy()).astype(str(x.dtype).removeprefix("torch."))


CASES = {
    "causal": (256, 256, 2, 2, 64, -256, 0),
    "window, grouped": (256, 256, 4, 2, 32, -100, 0),
    "causal, padded": (200, 200, 2, 1, 64, -200, 0),
    "everything, padded": (130, 300, 1, 1, 64, -130, 300),
    "both sides, padded": (200, 300, 1, 1, 128, -60, 170),
}


@pytest.mark.parametrize("name", CASES)
def test_splash_attention_is_attention(name):
    from torch2hlo.targets.tpu_attention import attend

    queries, keys, heads, shared, size, low, high = CASES[name]
    q, k, v = _qkv(queries, keys, heads, shared, size)
    found = attend(*map(_to_jax, (q, k, v)), scale=0.2, low=low, high=high, interpret=True)
    wanted = F.scaled_dot_product_attention(q, k, v, _band(queries, keys, low, high), scale=0.2, enable_gqa=True)
    np.testing.assert_allclose(np.asarray(found), wanted.numpy(), atol=1e-5)


def test_in_bfloat16_it_is_as_exact_as_eager():
    from torch2hlo.targets.tpu_attention import attend

    q, k, v = _qkv(256, 256, 2, 2, 128, torch.bfloat16)
    exact = F.scaled_dot_product_attention(q.double(), k.double(), v.double(), is_causal=True)
    eager = F.scaled_dot_product_attention(q, k, v, is_causal=True)
    found = attend(*map(_to_jax, (q, k, v)), scale=1 / math.sqrt(128), low=-256, high=0, interpret=True)
    error = torch.tensor(np.asarray(found.astype("float32")).tolist()).double() - exact
    assert error.square().mean().sqrt() < 1.2 * (eager - exact).square().mean().sqrt()


def test_it_has_eagers_gradients():
    from torch2hlo.targets.tpu_attention import attend

    q, k, v = (x.requires_grad_() for x in _qkv(128, 128, 2, 1, 32))
    out = F.scaled_dot_product_attention(q, k, v, _band(128, 128, -50, 0), enable_gqa=True)
    weights = torch.randn(out.shape, generator=torch.Generator().manual_seed(1))
    wanted = torch.autograd.grad((out * weights).sum(), (q, k, v))

    def loss(q, k, v):
        return (attend(q, k, v, scale=32**-0.5, low=-50, high=0, interpret=True) * _to_jax(weights)).sum()

    found = jax.grad(loss, (0, 1, 2))(*map(_to_jax, (q, k, v)))
    for mine, theirs in zip(found, wanted, strict=True):
        np.testing.assert_allclose(np.asarray(mine), theirs.numpy(), atol=2e-5)


def _program(mask=None, *, shared=2, size=64, length=128, dtype=torch.float32, **options):
    def attend(q, k, v, *mask):
        return F.scaled_dot_product_attention(q, k, v, *mask, **options)

    masks = () if mask is None else (mask,)
    return torch2hlo.convert(attend, (*_qkv(length, length, 2, shared, size, dtype), *masks))


def _prepared(program, **options):
    return prepared(program.entries["forward"], "tpu", Options(**options))


def test_a_program_for_a_tpu_calls_the_kernel_from_the_models_line():
    program = _program(is_causal=True)
    module, refusals = _prepared(program)
    assert refusals == ()
    assert find_composites(module, ATTENTION) == []
    text = torch2hlo.mlir.to_text(module, locations=True)
    (line,) = [line for line in text.splitlines() if "tpu_custom_call" in line]
    name = line.rpartition("loc(")[2].rstrip(")")
    assert f'{name} = loc("scaled_dot_product_attention"' in text
    assert find_composites(program.entries["forward"].module, ATTENTION) != []  # the program is as it was


REFUSED = {
    "its mask is known only at run time": {"mask": torch.ones(2, 1, 1, 128, dtype=torch.bool)},
    "bf16 and f32, not f16": {"dtype": torch.float16},
    "fewer than 128": {"length": 100},
    "more than 256": {"size": 320},
}


@pytest.mark.parametrize("reason", REFUSED)
def test_what_no_kernel_takes_stays_and_says_why(reason):
    program = _program(**REFUSED[reason])
    module, (refusal,) = _prepared(program)
    assert len(find_composites(module, ATTENTION)) == 1
    assert refusal.startswith("scaled_dot_product_attention: ")
    assert reason in refusal
    assert "test_attention.py" in refusal


def test_plain_operations_can_be_asked_for():
    module, (refusal,) = _prepared(_program(), attention="plain")
    assert len(find_composites(module, ATTENTION)) == 1
    assert "asked for" in refusal


def test_the_cpu_has_no_kernel_to_refuse():
    program = _program(is_causal=True)
    assert program.compile(cache_dir=None).report.entries["forward"].refusals == ()


@needs_libtpu
@pytest.mark.parametrize("mask", [torch.bool, torch.float32])
def test_xla_has_a_kernel_for_a_mask_that_only_the_run_shows(mask):
    program = _program(torch.ones(2, 1, 1, 256).to(mask), length=256)
    assert "online-softmax" in compilation(program, "tpu:v5e:1x1", cache_dir=None).hlo


@needs_libtpu
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
def test_libtpu_compiles_it(dtype):
    found = compilation(_program(is_causal=True, dtype=dtype), "tpu:v5e:1x1", precision="highest", cache_dir=None)
    assert found.refusals == ()
    assert found.hlo.count('custom_call_target="tpu_custom_call"') == 1
    assert "softmax" not in found.hlo


@needs_libtpu
def test_on_several_chips_it_is_replicated():
    found = compilation(_program(is_causal=True), "tpu:v5e:2x2", devices=4, cache_dir=None)
    assert found.hlo.count('custom_call_target="tpu_custom_call"') == 1
