"""Masks made static: computed where they are used, never stored, and right where everything is masked."""

import math
import re

import pytest
import torch
import torch.nn.functional as F
from torch import nn

import torch2hlo

LENGTHS = torch.tensor([5, 2, 0])


def check(function, *args, **kwargs):
    program = torch2hlo.convert(function, args, kwargs)
    got, want = program.compile()(*args, **kwargs), function(*args, **kwargs)
    torch.testing.assert_close(got, want.detach(), rtol=1e-5, atol=1e-6, equal_nan=True)
    return program


def rows(x):
    return torch.arange(x.shape[1]) >= LENGTHS[:, None]


@pytest.mark.parametrize(
    "mask",
    [
        lambda x, _: x.masked_fill(rows(x), 0.0),
        lambda x, ids: x.masked_fill(ids == 0, -math.inf).softmax(-1),
        lambda x, _: x.masked_fill(rows(x), -math.inf).softmax(-1),
        lambda x, _: x.tril() + x.triu(1) * 2,
        lambda x, ids: torch.where((ids != 0) & (ids.cumsum(1) < 4), x, 0.0),
        lambda x, ids: x + torch.zeros_like(x).masked_fill(ids == 0, -1e9),
        lambda x, ids: x * (ids != 0),
    ],
    ids=["lengths", "tokens", "all masked", "triangles", "positions", "additive", "product"],
)
def test_masks_from_lengths_tokens_and_positions(mask):
    check(mask, torch.randn(3, 5), torch.tensor([[3, 0, 2, 1, 0], [0, 0, 0, 0, 0], [1, 1, 1, 1, 1]]))


class Attention(nn.Module):
    """Causal within a window, padded, with linear biases (ALiBi)."""

    def forward(self, q, lengths):
        T = q.shape[2]
        i, j = torch.arange(T)[:, None], torch.arange(T)
        seen = (j <= i) & (i - j < 16) & (j < lengths[:, None, None, None])
        bias = (j - i) * torch.tensor([0.5, 0.25])[:, None, None]
        return F.scaled_dot_product_attention(q, q, q, attn_mask=torch.where(seen, bias, -math.inf))


def test_a_window_with_padding_and_linear_biases():
    program = check(Attention(), torch.randn(3, 2, 24, 8), torch.tensor([24, 7, 1]))
    assert not program.tensors


def test_no_mask_of_all_pairs_is_stored_or_materialised():
    """The compiled program computes masks inside the fusions that use them."""

    class Causal(nn.Module):
        def forward(self, q, lengths):
            T = q.shape[2]
            keep = torch.ones(T, T, dtype=torch.bool).tril() & (torch.arange(T) < lengths[:, None, None, None])
            return F.scaled_dot_product_attention(q, q, q, attn_mask=keep)

    q, lengths = torch.randn(2, 2, 96, 8), torch.tensor([96, 50])
    program = check(Causal(), q, lengths)
    assert "tensor<96x96xi1>" not in re.findall(r"constant dense<\[.*", program.text())
    entry = program.compile().optimized_hlo().split("ENTRY")[1]
    assert not re.findall(r"= pred\[(?:\d+,)*96,96\]", entry)


@pytest.mark.parametrize("grad", [True, False])
def test_key_padding_masks_of_torchs_own_layers(grad):
    """Kept positions are compared: eager's fast path writes zeros at the others, its slow path does not."""
    torch.manual_seed(0)
    model = nn.TransformerEncoder(nn.TransformerEncoderLayer(8, 2, 16, batch_first=True), 2).eval()
    attention = nn.MultiheadAttention(8, 2, batch_first=True).eval()
    padding = torch.tensor([[False, False, False], [False, True, True]])
    x = torch.randn(2, 3, 8)
    with torch.set_grad_enabled(grad):
        encoder = torch2hlo.convert(model, (x,), {"src_key_padding_mask": padding}).compile()
        heads = torch2hlo.convert(attention, (x, x, x), {"key_padding_mask": padding}).compile()
    got, want = encoder(x, src_key_padding_mask=padding), model(x, src_key_padding_mask=padding).detach()
    torch.testing.assert_close(got[~padding], want[~padding], rtol=1e-5, atol=1e-6)
    got, want = heads(x, x, x, key_padding_mask=padding)[0], attention(x, x, x, key_padding_mask=padding)[0].detach()
    torch.testing.assert_close(got, want, rtol=1e-5, atol=1e-6)


def test_rows_that_are_masked_completely_give_what_eager_gives():
    q = torch.randn(1, 1, 4, 8)
    mask = torch.ones(4, 4, dtype=torch.bool)
    mask[2] = False
    check(lambda q, mask: F.scaled_dot_product_attention(q, q, q, attn_mask=mask), q, mask)
    check(lambda q: (q @ q.transpose(-2, -1)).masked_fill(~mask, -math.inf).softmax(-1), q)
