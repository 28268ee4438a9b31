"""Modules whose Python leaves the ordinary ATen operations are recorded without their shortcuts."""

import pytest
import torch
from torch import nn
from torch.nn.attention.flex_attention import create_block_mask, flex_attention
from torch.nn.modules import transformer

import torch2hlo
from torch2hlo.capture.shortcuts import without_shortcuts
from torch2hlo.errors import StateError

PADDING = torch.tensor([[0, 0, 0, 1], [0, 0, 0, 0]], dtype=torch.bool)
GRADIENTS = [torch.enable_grad, torch.no_grad, torch.inference_mode]


def run(module, *args, **kwargs):
    return torch2hlo.convert(module, args, kwargs).compile("cpu", cache_dir=None)(*args, **kwargs)


@pytest.mark.filterwarnings("ignore:The PyTorch API of nested tensors")  # eager's own
@pytest.mark.parametrize("gradients", GRADIENTS)
def test_encoder_with_padding(gradients):
    torch.manual_seed(0)
    layer = nn.TransformerEncoderLayer(16, 2, 32, batch_first=True)
    encoder, x = nn.TransformerEncoder(layer, 2).eval(), torch.randn(2, 4, 16)
    with gradients():
        got = run(encoder, x, src_key_padding_mask=PADDING)
        want = encoder(x, src_key_padding_mask=PADDING)
    torch.testing.assert_close(got[~PADDING], want[~PADDING], rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("gradients", GRADIENTS)
def test_decoder_whose_mask_is_an_input(gradients):
    torch.manual_seed(0)
    decoder = nn.TransformerDecoder(nn.TransformerDecoderLayer(16, 2, 32, batch_first=True), 2).eval()
    x, memory = torch.randn(2, 4, 16), torch.randn(2, 6, 16)
    mask = nn.Transformer.generate_square_subsequent_mask(4)
    with gradients():
        got, want = run(decoder, x, memory, tgt_mask=mask), decoder(x, memory, tgt_mask=mask)
    torch.testing.assert_close(got, want, rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("gradients", GRADIENTS)
@pytest.mark.parametrize("need_weights", [True, False])
def test_multihead_attention(gradients, need_weights):
    torch.manual_seed(0)
    attention, x = nn.MultiheadAttention(16, 4, batch_first=True).eval(), torch.randn(2, 4, 16)
    with gradients():
        options = {"key_padding_mask": PADDING, "need_weights": need_weights}
        got, want = run(attention, x, x, x, **options), attention(x, x, x, **options)
    torch.testing.assert_close(got[0], want[0], rtol=1e-5, atol=1e-5)
    assert (got[1] is None) == (want[1] is None)


def test_flex_attention_with_a_parameter_in_its_score_mod():
    torch.manual_seed(0)

    def causal(_, __, i, j):
        return i >= j

    class Alibi(nn.Module):
        def __init__(self):
            super().__init__()
            self.slope = nn.Parameter(torch.tensor([0.5, 0.25]))

        def forward(self, q, k, v):
            def score(score, _, h, i, j):
                return score + self.slope[h] * (j - i)

            mask = create_block_mask(causal, None, None, 16, 16, device="cpu", BLOCK_SIZE=16)
            return flex_attention(q, k, v, score_mod=score, block_mask=mask)

    q, k, v = (torch.randn(1, 2, 16, 8) for _ in range(3))
    program = torch2hlo.convert(Alibi(), (q, k, v))
    bias = torch.tensor([0.5, 0.25])[:, None, None] * (torch.arange(16) - torch.arange(16)[:, None])
    mask = bias.masked_fill(torch.ones(16, 16).triu(1).bool(), -torch.inf)
    want = nn.functional.scaled_dot_product_attention(q, k, v, attn_mask=mask[None])
    torch.testing.assert_close(program.compile("cpu", cache_dir=None)(q, k, v), want, rtol=1e-5, atol=1e-5)


class Router(nn.Module):
    """As in mixtures of experts, which route in float32."""

    def __init__(self, dtype):
        super().__init__()
        self.classifier = nn.Linear(4, 3, dtype=dtype)

    def forward(self, x):
        self.classifier = self.classifier.to(torch.float32)
        return self.classifier(x)


def test_a_module_that_is_converted_to_its_own_dtype():
    router, x = Router(torch.float32), torch.randn(2, 4)
    before = router.classifier.weight
    torch.testing.assert_close(run(router, x), router(x))
    assert router.classifier.weight is before


def test_a_module_that_changes_its_dtype_is_refused():
    router, x = Router(torch.bfloat16), torch.randn(2, 4)
    with pytest.raises(StateError, match=r"`classifier\.weight` is a tensor bfloat16\[3, 4\] before the call"):
        torch2hlo.convert(router, (x,))
    assert router.classifier.weight.dtype is torch.bfloat16


@pytest.mark.parametrize("enabled", [True, False])
def test_everything_is_as_before(enabled):
    before, detect = torch.backends.mha.get_fastpath_enabled(), transformer._detect_is_causal_mask
    torch.backends.mha.set_fastpath_enabled(enabled)
    try:
        with pytest.raises(ValueError, match="disabled inside"), without_shortcuts():
            raise ValueError("enabled" if torch.backends.mha.get_fastpath_enabled() else "disabled inside")
        assert torch.backends.mha.get_fastpath_enabled() is enabled
        assert transformer._detect_is_causal_mask is detect
    finally:
        torch.backends.mha.set_fastpath_enabled(before)
