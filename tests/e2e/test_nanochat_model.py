"""The PyTorch model of examples/nanochat is right in itself, before anything is converted."""

from dataclasses import replace

import pytest
import torch
import torch.nn.functional as F

from examples.nanochat.attention import flash_attn_func, flash_attn_with_kvcache
from examples.nanochat.cache import KVCache
from examples.nanochat.model import GPT, GPTConfig

TINY = GPTConfig(sequence_len=256, vocab_size=100, n_layer=4, n_head=4, n_kv_head=2, n_embd=64)


@pytest.fixture(scope="module")
def model(randomised):
    return randomised(TINY)


def tokens(*shape, seed=1):
    return torch.randint(TINY.vocab_size, shape, generator=torch.Generator().manual_seed(seed))


# The model


@pytest.mark.parametrize(
    ("depth", "count"), [(4, 36_700_242), (12, 286_261_730), (20, 896_533_746), (32, 2_818_575_450)]
)
def test_sizes_are_those_of_nanochat(depth, count):
    with torch.device("meta"):
        model = GPT(GPTConfig.from_depth(depth))
    assert sum(p.numel() for p in model.parameters()) == count


def test_windows_are_short_except_every_fourth_and_the_last():
    assert [GPTConfig(n_layer=6).window(i) for i in range(6)] == [512, 512, 512, 2048, 512, 2048]


def test_a_query_sees_window_plus_one_keys():
    q, k, v = (torch.randn(1, 9, 1, 8) for _ in range(3))
    y = flash_attn_func(q, k, v, window=3)
    expected = F.softmax(q[0, 8, 0] @ k[0, 5:, 0].T / 8**0.5, dim=-1) @ v[0, 5:, 0]
    torch.testing.assert_close(y[0, 8, 0], expected)


def test_grouped_heads_share_keys_and_values():
    q, k, v = torch.randn(2, 9, 6, 8), torch.randn(2, 9, 2, 8), torch.randn(2, 9, 2, 8)
    repeated = flash_attn_func(q, k.repeat_interleave(3, dim=2), v.repeat_interleave(3, dim=2), window=4)
    torch.testing.assert_close(flash_attn_func(q, k, v, window=4), repeated)


def test_logits_are_fp32_causal_and_bounded(model):
    idx = tokens(2, 40)
    changed = idx.clone()
    changed[:, 20:] = tokens(2, 20, seed=2)
    logits, other = model(idx), model(changed)
    assert logits.shape == (2, 40, 100)
    assert logits.dtype == torch.float32
    assert logits.abs().max() < 15
    torch.testing.assert_close(logits[:, :20], other[:, :20])
    assert (logits[:, 20:] - other[:, 20:]).abs().max() > 1


def test_every_parameter_has_a_gradient(model):
    idx = tokens(2, 160)
    loss = model(idx[:, :-1], idx[:, 1:])
    gradients = torch.autograd.grad(loss, list(model.parameters()))
    assert all(gradient.abs().max() > 1e-7 for gradient in gradients)


def test_bf16_is_close_to_fp32_and_keeps_fp32_masters(model):
    config = replace(TINY, compute_dtype="bfloat16")
    half = GPT(config).eval()
    half.load_state_dict(model.state_dict())
    assert half.wte.weight.dtype == torch.bfloat16
    assert half.lm_head.weight.dtype == torch.float32
    assert half.trunk(tokens(1, 8)).dtype == torch.bfloat16
    assert (half(tokens(1, 8)) - model(tokens(1, 8))).abs().mean() < 0.1


# The cache


def test_cached_decode_equals_the_full_forward_across_the_window(model):
    idx = tokens(2, 150)
    assert TINY.window(0) == 128
    with torch.inference_mode():
        full = model(idx)
        cache = KVCache(TINY, 2, 150)
        torch.testing.assert_close(model(idx[:, :100], kv_cache=cache), full[:, :100], atol=1e-5, rtol=0)
        for t in range(100, 150):
            step = model(idx[:, t : t + 1], kv_cache=cache)
            torch.testing.assert_close(step, full[:, t : t + 1], atol=1e-5, rtol=0)
    assert cache.get_pos() == 150


def test_chunked_prefill_equals_the_full_forward(model):
    idx = tokens(1, 150)
    with torch.inference_mode():
        cache = KVCache(TINY, 1, 150)
        chunks = [model(chunk, kv_cache=cache) for chunk in idx.split([1, 60, 80, 9], dim=1)]
        torch.testing.assert_close(torch.cat(chunks, dim=1), model(idx), atol=1e-5, rtol=0)


def test_prefill_broadcasts_one_row_and_leaves_its_source_alone(model):
    idx = tokens(1, 20)
    with torch.inference_mode():
        source = KVCache(TINY, 1, 19)
        model(idx[:, :19], kv_cache=source)
        cache = KVCache(TINY, 3, 32)
        cache.prefill(source)
        step = model(idx[:, 19:].expand(3, 1), kv_cache=cache)
        torch.testing.assert_close(step, model(idx)[:, 19:].expand(3, -1, -1), atol=1e-5, rtol=0)
        assert (source.get_pos(), cache.get_pos()) == (19, 20)
        with pytest.raises(ValueError, match="empty cache"):
            cache.prefill(source)
        cache.reset()
        assert cache.get_pos() == 0
        assert cache.prev_embedding is None


def test_a_full_cache_silently_drops_what_comes():
    cache = torch.zeros(1, 4, 1, 8)
    new = torch.ones(1, 1, 1, 8)
    flash_attn_with_kvcache(new, cache, cache.clone(), new, new, torch.tensor([4], dtype=torch.int32), window=4)
    assert cache.abs().max() == 0


# Padding and dropout


@pytest.mark.parametrize("side", ["left", "right"])
def test_padded_rows_equal_unpadded_ones(model, side):
    lengths, T = (150, 90), 150
    rows = [tokens(n, seed=n) for n in lengths]
    starts = [T - n if side == "left" else 0 for n in lengths]
    idx, mask = torch.full((2, T), 7), torch.zeros(2, T, dtype=torch.bool)
    for i, (row, start) in enumerate(zip(rows, starts, strict=True)):
        idx[i, start : start + len(row)] = row
        mask[i, start : start + len(row)] = True
    with torch.inference_mode():
        padded = model(idx, padding_mask=mask)
        assert padded.isfinite().all()
        for i, row in enumerate(rows):
            torch.testing.assert_close(padded[i][mask[i]], model(row[None])[0], atol=3e-5, rtol=0)


def test_padding_and_cache_exclude_each_other(model):
    with pytest.raises(ValueError, match="padding_mask"):
        model(tokens(1, 4), kv_cache=KVCache(TINY, 1, 4), padding_mask=torch.ones(1, 4, dtype=torch.bool))


def test_dropout_acts_in_training_only(model):
    config = replace(TINY, dropout=0.5)
    dropping = GPT(config)
    dropping.load_state_dict(model.state_dict())
    idx = tokens(1, 16)
    assert torch.equal(dropping.eval()(idx), model(idx))
    dropping.train()
    assert (dropping(idx) - dropping(idx)).abs().max() > 0.1


# The loss


def test_loss_ignores_minus_one(model):
    idx, targets = tokens(2, 12), tokens(2, 12, seed=2)
    targets[0, 3:] = targets[1, :5] = -1
    log_p = F.log_softmax(model(idx), dim=-1).gather(-1, targets.clamp(min=0)[..., None])[..., 0]
    expected = -log_p.masked_fill(targets == -1, 0.0)
    torch.testing.assert_close(model(idx, targets, loss_reduction="none"), expected.flatten())
    torch.testing.assert_close(model(idx, targets, loss_reduction="sum"), expected.sum())
    torch.testing.assert_close(model(idx, targets), expected.sum() / 10)
    assert model(idx, torch.full_like(targets, -1)).isnan()
