"""cuDNN's attention: what its arguments mean, by JAX's own form of the same call, and where it is used."""

import numpy as np
import pytest
import torch
import torch.nn.functional as F

import torch2hlo
from torch2hlo.compilation import Options
from torch2hlo.composites import ATTENTION, find_composites
from torch2hlo.target import prepared, why_not

jax = pytest.importorskip("jax")


@pytest.fixture
def cudnn(monkeypatch):
    """JAX lowers as where it finds cuDNN, with a GPU that takes heads of up to 128."""
    monkeypatch.setattr("jax._src.cudnn.fused_attention_stablehlo.check_cudnn_version", lambda: 91300)


def _qkv(queries=128, keys=None, heads=2, shared=2, size=64, dtype=torch.bfloat16, batch=(2,)):
    generator = torch.Generator().manual_seed(0)
    shapes = [(*batch, heads, queries, size), *[(*batch, shared, keys or queries, size)] * 2]
    return [torch.randn(shape, generator=generator).to(dtype) for shape in shapes]


CASES = {
    "causal": ({}, -128, 0),
    "window, grouped": ({"heads": 4}, -30, 0),
    "everything": ({"queries": 70, "keys": 90}, -70, 90),
    "no batch": ({"batch": ()}, -128, 0),
    "batch of two dimensions": ({"batch": (2, 3), "heads": 4, "shared": 1}, -128, 0),
}


@pytest.mark.parametrize("name", CASES)
def test_the_arguments_mean_what_eager_computes(name):
    from torch2hlo.targets.cuda_attention import attend

    sizes, low, high = CASES[name]
    q, k, v = _qkv(dtype=torch.float32, **sizes)
    found = attend(*(x.numpy() for x in (q, k, v)), scale=0.2, low=low, high=high, implementation="xla")
    band = torch.ones(q.shape[-2], k.shape[-2], dtype=torch.bool).triu(low).tril(high)
    wanted = F.scaled_dot_product_attention(q, k, v, band, scale=0.2, enable_gqa=True)
    np.testing.assert_allclose(np.asarray(found), wanted.numpy(), atol=1e-5)


def _prepared(operands=None, mask=None, **options):
    def attend(q, k, v):
        return F.scaled_dot_product_attention(q, k, v, mask, enable_gqa=True, **options)

    program = torch2hlo.convert(attend, tuple(operands or _qkv()))
    return prepared(program.entries["forward"], "cuda", Options())


@pytest.mark.usefixtures("cudnn")
@pytest.mark.parametrize(
    ("given", "mask_type", "window"),
    [
        ({"is_causal": True}, "CAUSAL", 0),
        ({}, "NO_MASK", 0),
        ({"mask": torch.ones(128, 128, dtype=torch.bool).triu(-30).tril()}, "CAUSAL", 31),
    ],
)
def test_a_program_for_cuda_calls_cudnn(given, mask_type, window):
    module, refusals = _prepared(**given)
    assert refusals == ()
    assert find_composites(module, ATTENTION) == []
    (call,) = [line for line in torch2hlo.mlir.to_text(module).splitlines() if "custom_call" in line]
    assert "@__cudnn$fmhaSoftmax" in call
    assert f'"mask_type\\22: \\22{mask_type}\\22'.replace('"', "\\22") in call
    assert f"\\22sliding_window_length\\22: {window}," in call


REFUSED = {
    "bf16 and f16, not f32": ({"dtype": torch.float32}, {}),
    "no multiple of 8": ({"size": 60}, {}),
    "head dim must be <= 128": ({"size": 160}, {}),
    "fewer than 64": ({"queries": 40}, {}),
    "of as many queries as keys": ({"queries": 64, "keys": 128}, {"is_causal": True}),
    "windows only for causal": ({}, {"mask": torch.ones(128, 128, dtype=torch.bool).triu(-30)}),
}


@pytest.mark.usefixtures("cudnn")
@pytest.mark.parametrize("reason", REFUSED)
def test_what_cudnn_does_not_take_stays_and_says_why(reason):
    sizes, given = REFUSED[reason]
    module, (refusal,) = _prepared(_qkv(**sizes), **given)
    assert len(find_composites(module, ATTENTION)) == 1
    assert refusal.startswith("scaled_dot_product_attention: ")
    assert reason in refusal


def test_without_cudnn_the_plain_form_stays():
    module, (refusal,) = _prepared()
    assert len(find_composites(module, ATTENTION)) == 1
    assert "cuDNN is not detected" in refusal


def test_amds_gpus_have_the_plain_form_and_say_so():
    program = torch2hlo.convert(F.scaled_dot_product_attention, tuple(_qkv()))
    _, (refusal,) = prepared(program.entries["forward"], "rocm", Options())
    assert "no kernel is used on AMD's GPUs" in refusal


@pytest.mark.gpu
def test_on_a_gpu_it_is_as_exact_as_the_plain_form():
    if reason := why_not("gpu"):
        pytest.skip(reason)
    operands = _qkv(256, heads=4)

    def attend(q, k, v):
        return F.scaled_dot_product_attention(q, k, v, is_causal=True, enable_gqa=True)

    program = torch2hlo.convert(attend, tuple(operands))
    kernel, plain = (program.compile("gpu", attention=form, cache_dir=None) for form in ("kernel", "plain"))
    assert kernel.report.entries["forward"].refusals == ()
    torch.testing.assert_close(kernel(*operands), plain(*operands), atol=2e-2, rtol=2e-2)
