"""A program compiled for a TPU that is not here."""

import importlib.util

import pytest
import torch

import torch2hlo
from tests.inspection import models
from tests.inspection.conftest import line_of

pytestmark = [
    pytest.mark.tpu,
    pytest.mark.skipif(importlib.util.find_spec("libtpu") is None, reason="libtpu is not installed"),
]


@pytest.fixture(scope="module")
def attending():
    program = torch2hlo.convert(models.Attending().eval(), (torch.ones(256, 256),))
    return torch2hlo.inspect(program, "tpu:v5e:1x1", cache_dir=None)


def test_times_are_the_compilers(attending):
    product = next(kernel for kernel in attending.kernels if line_of("self.qkv(x)") in kernel.sources)
    assert not product.modelled
    assert product.seconds == pytest.approx(product.cycles / attending.chip["clock"])
    assert product.modules[0] == "qkv"
    assert 0 < attending.parts.compiler <= attending.total_seconds


def test_a_counter_in_two_halves_is_run(attending):
    (rounds,) = (
        kernel
        for kernel in attending.kernels
        if line_of("torch.tanh(z @ z)") in kernel.sources and kernel.each.flops > 1e6
    )
    assert rounds.trips == 5
    assert rounds.flops >= 5 * 2 * 256**3


def test_the_attention_kernels_flops_are_counted(attending):
    (attention,) = (kernel for kernel in attending.kernels if kernel.detail == "tpu_custom_call")
    assert attention.sources == (line_of("scaled_dot_product_attention("),)
    assert attention.flops == 2 * 2 * 256 * 256 * (128 + 128)  # one block of 256 × 256 for each head
    assert attention.modelled
    assert attention.seconds >= attention.flops / attending.chip["peak"]["f32"]


def test_padding_is_counted_apart(attending):
    assert all(kernel.padded >= kernel.bytes for kernel in attending.kernels)
    assert {"main", "vmem"} <= {space for kernel in attending.kernels for space in kernel.spaces}
    assert attending.memory.arguments == attending.compilation.memory.arguments


def test_a_product_that_leaves_the_matrix_unit_empty_is_found(attending):
    (tiny,) = (finding for finding in attending.not_fused if finding.kind == "tiny-dot")
    assert tiny.sources == (line_of("self.small(x)"),)
    assert tiny.why.endswith(" fills 6% of the 128×128 matrix unit")
    assert "%" not in tiny.why.partition(" fills ")[0]  # compilers number their instructions anew
