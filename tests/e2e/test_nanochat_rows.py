"""Rows at different positions, the loop on the device, how many programs there are, and that no cache is copied."""

import re

import pytest
import torch

from examples.nanochat.cache import KVCache
from examples.nanochat.model import GPTConfig
from examples.nanochat.rows import convert_rows
from examples.nanochat.serving import convert_engine
from torch2hlo import pjrt

CONFIG = GPTConfig(sequence_len=256, vocab_size=100, n_layer=2, n_head=4, n_kv_head=2, n_embd=64)
CAPACITY, BUCKET = 256, 32
LENGTHS = (5, 32, 17)
GREEDY = torch.tensor(0.0), torch.tensor(5)
NEVER = torch.tensor([1000, 1001])
SAID = 140  # tokens; past the short window, which is 128


@pytest.fixture(scope="module")
def model(randomised):
    return randomised(CONFIG)


@pytest.fixture(scope="module")
def rows(model):
    return convert_rows(model, rows=len(LENGTHS), capacity=CAPACITY, buckets=(BUCKET,)).compile()


@pytest.fixture(scope="module")
def prompts():
    return [torch.randint(100, (length,), generator=torch.Generator().manual_seed(length)) for length in LENGTHS]


@pytest.fixture(scope="module")
def expected(model, prompts):
    """Each prompt by itself, without padding, in eager PyTorch."""
    found = []
    with torch.inference_mode():
        for prompt in prompts:
            cache = KVCache(CONFIG, 1, CAPACITY)
            said = [model(prompt[None], kv_cache=cache)[:, -1:].argmax(-1)]
            while len(said) < SAID:
                said.append(model(said[-1], kv_cache=cache)[:, -1:].argmax(-1))
            found.append(torch.cat(said, 1))
    return torch.cat(found)


def prefilled(executable, prompts):
    executable.reset()
    idx = torch.nn.utils.rnn.pad_sequence(prompts, batch_first=True)
    return executable[f"prefill{BUCKET}"](idx, torch.tensor(LENGTHS), *GREEDY)


def test_unequal_prompts_equal_the_unpadded_runs(rows, prompts, expected):
    said = [prefilled(rows, prompts)]
    for _ in range(6):
        said.append(rows["decode"](said[-1], *GREEDY))
    while sum(part.size(1) for part in said) < SAID:
        tokens, count = rows["generate"](said[-1][:, -1:], torch.tensor(32), NEVER, *GREEDY)
        said.append(tokens[:, : int(count)])
    assert torch.equal(torch.cat(said, 1)[:, :SAID], expected)


def test_the_loop_on_the_device_stops(rows, prompts, expected):
    token = prefilled(rows, prompts)
    tokens, count = rows["generate"](token, torch.tensor(4), NEVER, *GREEDY)
    assert count == 4
    assert torch.equal(tokens[:, :4], expected[:, 1:5])
    stop = torch.stack([expected[0, 6], expected[1, 7]])
    ends = [5 + next(i for i, said in enumerate(row[5:].tolist()) if said in stop.tolist()) for row in expected]
    _, count = rows["generate"](tokens[:, 3:4], torch.tensor(32), stop, *GREEDY)
    assert count == min(32, max(ends) - 4)


def test_two_programs_a_bucket_serve_all_prompts(model, monkeypatch):
    compiled = []
    original = pjrt.compile_module
    monkeypatch.setattr(pjrt, "compile_module", lambda *args: compiled.append(args) or original(*args))
    executable = convert_engine(model, rows=1, capacity=CAPACITY, buckets=(BUCKET,)).compile()
    generator = torch.Generator().manual_seed(0)
    for _ in range(200):
        length = int(torch.randint(1, BUCKET + 1, (), generator=generator))
        executable.state["cache.cache_seqlens"] = torch.zeros(1, dtype=torch.int32)
        token = executable[f"prefill{BUCKET}"](
            torch.zeros(1, BUCKET, dtype=torch.int64), torch.tensor([length]), *GREEDY
        )
        executable["decode"](token, *GREEDY)
    assert len(compiled) == 2
    assert_no_copy(executable, "2,1,256,2,16")


def test_rows_copy_no_cache(rows):
    assert_no_copy(rows, "2,3,256,2,16")


def assert_no_copy(executable, cache):
    """Keys and values come out where they came in, and nothing of their size is copied on the way."""
    for entry in executable.program.entries:
        hlo = executable.optimized_hlo(entry)
        assert not re.search(rf"= f32\[{cache}\]\S* copy\(", hlo), entry
        assert hlo.splitlines()[0].count("may-alias") >= 4
