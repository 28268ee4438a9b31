"""The converted nanochat computes what eager PyTorch computes: logits, losses, dropout, whole chats."""

import json
import subprocess
import sys
from dataclasses import replace

import numpy as np
import pytest
import torch

import torch2hlo
from examples.nanochat.cache import KVCache
from examples.nanochat.compiled_engine import CompiledEngine
from examples.nanochat.engine import Engine
from examples.nanochat.model import GPTConfig
from examples.nanochat.serving import Served, convert_engine
from examples.nanochat.tokenizer import Tokenizer
from torch2hlo import Torch2HloError
from torch2hlo.testing import shared_bits

TOKENIZER = Tokenizer()
TINY = GPTConfig(sequence_len=256, vocab_size=TOKENIZER.vocab_size, n_layer=4, n_head=4, n_kv_head=2, n_embd=64)
EXACT = {"rtol": 0, "atol": 3e-5}  # logits lie between -15 and 15
PROMPT = TOKENIZER.encode("The window is 128 wide.")
LONG = 170  # tokens; past the short windows, which are 128


@pytest.fixture(scope="module")
def model(randomised):
    return randomised(TINY)


@pytest.fixture(scope="module")
def idx():
    return torch.randint(TINY.vocab_size, (2, 150), generator=torch.Generator().manual_seed(1))


@pytest.fixture(scope="module")
def engine_program(model):
    return convert_engine(model, rows=2, capacity=256, buckets=(32,))


@pytest.fixture(scope="module")
def compiled(engine_program):
    return engine_program.compile()


def equals_eager(model, *args, **kwargs):
    with torch.inference_mode():
        expected = model(*args, **kwargs)
    program = torch2hlo.convert(model, args, kwargs)
    torch.testing.assert_close(program.compile()(*args, **kwargs), expected, **EXACT)
    return program


def test_logits(model, idx):
    program = equals_eager(model, idx)
    text = program.text(locations=True)
    assert len(program.text()) < 100_000  # no weights in it, nor anything T x T
    assert all(f"blocks.{i}.attn" in text and f"blocks.{i}.mlp" in text for i in range(4))
    assert "examples/nanochat/layers.py" in text
    assert {w.name for w in program.signature.weights} >= {"wte.weight", "blocks.0.attn.c_q.weight"}


@pytest.mark.parametrize("reduction", ["mean", "sum", "none"])
def test_loss(model, idx, reduction):
    targets = idx.roll(-1, 1).clone()
    targets[:, -3:] = -1  # ignored
    args = (idx[:, :40], targets[:, 110:])
    with torch.inference_mode():
        expected = model(*args, loss_reduction=reduction)
    loss = torch2hlo.convert(model, args, {"loss_reduction": reduction}).compile()(*args, loss_reduction=reduction)
    torch.testing.assert_close(loss, expected, rtol=1e-5, atol=3e-5)


@pytest.mark.parametrize("side", ["left", "right"])
def test_padding_mask(model, idx, side):
    mask = torch.ones(2, 40, dtype=torch.bool)
    mask[1, slice(0, 15) if side == "left" else slice(25, 40)] = False
    equals_eager(model, idx[:, :40], padding_mask=mask)


def test_bf16_is_as_near_as_rounding_allows(randomised, idx):
    model = randomised(replace(TINY, compute_dtype="bfloat16"))
    with torch.inference_mode():
        expected = model(idx)
    logits = torch2hlo.convert(model, (idx,)).compile()(idx)
    assert (logits - expected).abs().mean() < 0.03


def test_dropout_value_for_value(randomised, idx):
    model = randomised(replace(TINY, dropout=0.25)).train()
    idx = idx[:, :40]
    program = torch2hlo.convert(model, (idx,))
    assert program.signature.draws == 12  # in attention and behind both projections, in each of four blocks
    executable = program.compile()
    results = []
    for key in (np.array([0, 5], np.uint32), np.array([0, 6], np.uint32)):
        logits, _ = executable.call({}, idx, key=key)
        with torch.no_grad(), shared_bits(key):
            torch.testing.assert_close(logits, model(idx), **EXACT)
        results.append(logits)
    assert not torch.equal(*results)


def test_decoding_with_the_cache_object_as_it_is(model):
    token = torch.tensor([[7]])
    cache, eager_cache = KVCache(TINY, 1, LONG), KVCache(TINY, 1, LONG)
    program = torch2hlo.convert(model, (token,), {"kv_cache": cache})
    assert list(program.entries) == ["forward", "forward.later"]  # prev_embedding is None once
    assert cache.get_pos() == 0
    assert cache.prev_embedding is None
    executable = program.compile()
    said, expected = [token], [token]
    with torch.inference_mode():
        for _ in range(LONG):
            said.append(executable(said[-1], kv_cache=cache)[:, -1:].argmax(-1))
            expected.append(model(expected[-1], kv_cache=eager_cache)[:, -1:].argmax(-1))
    assert torch.cat(said, 1).tolist() == torch.cat(expected, 1).tolist()
    assert cache.get_pos() == LONG
    torch.testing.assert_close(cache.k_cache, eager_cache.k_cache, **EXACT)
    with pytest.raises(Torch2HloError, match="past the end"):
        executable(token, kv_cache=cache)
    assert cache.get_pos() == LONG


def test_compiled_engine_equals_eager_greedily(model, compiled):
    engine, eager = CompiledEngine(compiled, TOKENIZER), Engine(model, TOKENIZER)
    digits = TOKENIZER.encode("0123456789" * 7)
    for prompt in [PROMPT, PROMPT[:1], digits, PROMPT]:  # 23, 1, 70 tokens in three pieces; and again after those
        options = {"num_samples": 2, "max_tokens": LONG, "temperature": 0}
        steps = list(engine.generate(prompt, **options))
        assert steps == list(eager.generate(prompt, **options))
        assert len(steps) == LONG


def test_programs_share_weights_and_sample_by_the_same_bits(model, engine_program, compiled):
    assert list(engine_program.entries) == ["decode", "prefill32"]
    served = Served(model, 2, 256).eval()
    temperature, top_k = torch.tensor(0.8), torch.tensor(5)
    idx = torch.tensor([PROMPT + [0] * (32 - len(PROMPT))] * 2)
    compiled.reset()
    compiled.seed(9)
    with torch.no_grad(), shared_bits(np.array([9, 0], np.uint32)):
        expected = [served.prefill(idx, torch.tensor([len(PROMPT)]), temperature, top_k)]
    said = [compiled["prefill32"](idx, torch.tensor([len(PROMPT)]), temperature, top_k)]
    for step in range(1, 20):
        with torch.no_grad(), shared_bits(np.array([9, step], np.uint32)):
            expected.append(served.decode(expected[-1], temperature, top_k))
        said.append(compiled["decode"](said[-1], temperature, top_k))
    assert torch.equal(torch.cat(said, 1), torch.cat(expected, 1))
    assert not torch.equal(*torch.cat(said, 1))  # the rows draw for themselves


def test_a_token_beyond_the_vocabulary_is_an_error_at_its_line(compiled):
    compiled.reset()
    before = compiled.state["cache.k_cache"]
    with pytest.raises(IndexError, match=r"T2H307: index 1000000 (.|\n)*self.wte\(idx\)"):
        compiled["decode"](torch.full((2, 1), 10**6), torch.tensor(0.0), torch.tensor(5))
    assert (np.asarray(compiled.state["cache.k_cache"]) == np.asarray(before)).all()


def test_sampling_follows_the_options(compiled):
    engine = CompiledEngine(compiled, TOKENIZER)

    def chat(**options):
        return engine.generate_batch(PROMPT, 2, max_tokens=20, **options)[0]

    assert chat(temperature=1.0, top_k=1, seed=1) == chat(temperature=0)
    assert chat(temperature=1.0, seed=1) == chat(temperature=1.0, seed=1) != chat(temperature=1.0, seed=2)
    with pytest.raises(ValueError, match="negative"):
        chat(temperature=-1.0)
    with pytest.raises(ValueError, match="do not fit"):
        engine.generate_batch(PROMPT, 3)
    with pytest.raises(ValueError, match="do not fit"):
        engine.generate_batch(PROMPT, 2, max_tokens=300)


def test_artifact_chats_without_torch(model, engine_program, tmp_path):
    engine_program.save(tmp_path / "engine.t2h")
    (tmp_path / "tokenizer.json").write_text(TOKENIZER.to_json())
    module = [sys.executable, "-m", "examples.nanochat.run_without_torch"]
    arguments = ["engine.t2h", "tokenizer.json", "A chat", "--tokens", "40", "--json", "said.json"]
    paths = [str(tmp_path / a) if "." in a else a for a in arguments]
    done = subprocess.run([*module, *paths], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    prompt = [TOKENIZER.special("bos"), *TOKENIZER.encode("A chat")]
    steps = Engine(model, TOKENIZER).generate(prompt, max_tokens=40, temperature=0)
    assert json.loads((tmp_path / "said.json").read_text())["tokens"] == [column[0] for column, _ in steps]
