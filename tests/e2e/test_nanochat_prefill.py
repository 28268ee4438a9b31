"""A prompt of any length with nanochat's own cache object, and what comes after it, by one program."""

import pytest
import torch

import torch2hlo
from examples.nanochat.cache import KVCache
from examples.nanochat.model import GPTConfig
from torch2hlo import Bound, Torch2HloError

CONFIG = GPTConfig(sequence_len=256, vocab_size=100, n_layer=2, n_head=4, n_kv_head=2, n_embd=64)
CAPACITY = 200  # past the short windows, which are 128
EXACT = {"rtol": 0, "atol": 3e-5}

pytestmark = pytest.mark.slow


def tokens(rows, length):
    return torch.randint(CONFIG.vocab_size, (rows, length), generator=torch.Generator().manual_seed(length))


@torch.inference_mode()
def test_any_length_and_further_calls_of_any_length(randomised):
    model = randomised(CONFIG)
    shapes = {"idx": {1: Bound(180)}}
    program = torch2hlo.convert(
        model, (tokens(1, 20),), {"kv_cache": KVCache(CONFIG, 1, CAPACITY)}, dynamic_shapes=shapes
    )
    assert list(program.entries) == ["forward", "forward.later"]  # prev_embedding is None once
    executable = program.compile()
    for length in (1, 2, 7, 127, 128, 129, 180):
        cache, eager = KVCache(CONFIG, 1, CAPACITY), KVCache(CONFIG, 1, CAPACITY)
        for idx in (tokens(1, length), tokens(1, 1), tokens(1, 5), tokens(1, 1)):
            torch.testing.assert_close(executable(idx, kv_cache=cache), model(idx, kv_cache=eager), **EXACT)
            assert cache.get_pos() == eager.get_pos()
            torch.testing.assert_close(cache.k_cache, eager.k_cache, **EXACT)
            torch.testing.assert_close(cache.prev_embedding, eager.prev_embedding, **EXACT)
    with pytest.raises(Torch2HloError, match="T2H305"):
        executable(tokens(1, 100), kv_cache=cache)  # a write past the end
    assert cache.get_pos() == eager.get_pos()


@torch.inference_mode()
def test_a_cache_of_exactly_the_length_of_the_prompt(randomised):
    """As the engine makes it; tokens and cache share the size by its name."""
    model = randomised(CONFIG)
    size = Bound(150, name="T")
    shapes = {"idx": {1: size}, "kv_cache": {"k_cache": {2: size}, "v_cache": {2: size}}}
    program = torch2hlo.convert(model, (tokens(1, 20),), {"kv_cache": KVCache(CONFIG, 1, 20)}, dynamic_shapes=shapes)
    executable = program.compile()
    for length in (1, 2, 40, 128, 129, 150):
        cache, eager = KVCache(CONFIG, 1, length), KVCache(CONFIG, 1, length)
        idx = tokens(1, length)
        torch.testing.assert_close(executable(idx, kv_cache=cache), model(idx, kv_cache=eager), **EXACT)
        torch.testing.assert_close(cache.v_cache, eager.v_cache, **EXACT)
    with pytest.raises(Torch2HloError, match=r"k_cache: dimension 2 has size 30, which must be 40, since idx has 40"):
        executable(tokens(1, 40), kv_cache=KVCache(CONFIG, 1, 30))
