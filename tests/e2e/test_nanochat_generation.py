"""Generation with the model of examples/nanochat: sampling, calculator, data-dependent control flow."""

from dataclasses import replace

import pytest
import torch
import torch.nn.functional as F

from examples.nanochat.cache import KVCache
from examples.nanochat.calculator import calculate
from examples.nanochat.control_flow import EarlyExit, GreedyUntil, entropy
from examples.nanochat.engine import Engine, sample_next_token
from examples.nanochat.model import GPTConfig
from examples.nanochat.tokenizer import Tokenizer

TINY = GPTConfig(sequence_len=256, vocab_size=100, n_layer=4, n_head=4, n_kv_head=2, n_embd=64)


@pytest.fixture(scope="module")
def model(randomised):
    return randomised(TINY)


@pytest.fixture
def idx():
    return torch.randint(TINY.vocab_size, (1, 20), generator=torch.Generator().manual_seed(1))


@pytest.mark.parametrize(
    ("expression", "value"),
    [("12+34", "46"), ("-2 * (3 - 1)", "-4"), ("7/2", "3.5"), ("1,000 // 7 % 10", "2"), (" 2 ", "2")],
)
def test_calculator_computes(expression, value):
    assert calculate(expression) == value


@pytest.mark.parametrize(
    "expression",
    [
        "",
        "1/0",
        "9**9",
        "True",
        "a+1",
        "open('x')",
        "(1).real",
        "1+",
        "9" * 99,
        "1e308*10",
        "(" * 90,
        "[1]",
        "2j",
    ],
)
def test_calculator_refuses(expression):
    assert calculate(expression) is None


def test_sampling():
    logits = torch.tensor([[0.0, 3.0, 2.0, -9.0], [5.0, 0.0, 4.0, 0.0]])
    generator = torch.Generator().manual_seed(0)
    assert sample_next_token(logits, generator, temperature=0).tolist() == [[1], [0]]
    many = sample_next_token(logits[:1].expand(4000, 4), generator, top_k=2)
    share = (many == 1).float().mean().item()
    assert set(many.flatten().tolist()) == {1, 2}
    assert share == pytest.approx(0.731, abs=0.03)
    cold = sample_next_token(logits[:1].expand(4000, 4), generator, temperature=0.5)
    assert (cold == 1).float().mean().item() == pytest.approx(0.879, abs=0.03)
    with pytest.raises(ValueError, match="negative"):
        sample_next_token(logits, generator, temperature=-1.0)


def test_greedy_engine_equals_repeated_full_forwards(randomised):
    tokenizer = Tokenizer()
    model = randomised(replace(TINY, vocab_size=tokenizer.vocab_size))
    samples, masks = Engine(model, tokenizer).generate_batch([65, 66, 67], 2, max_tokens=12, temperature=0)
    expected = [65, 66, 67]
    with torch.inference_mode():
        while len(expected) < len(samples[0]):
            expected.append(model(torch.tensor([expected]))[0, -1].argmax().item())
    assert samples == [expected, expected]
    assert len(expected) > 3
    assert masks[0] == [0] * 3 + [1] * (len(expected) - 3)


class Scripted(torch.nn.Module):
    """A stand-in for a model: after t tokens it wants script[t], whatever was said."""

    def __init__(self, script: list[int], vocab_size: int) -> None:
        super().__init__()
        self.config = TINY
        self.lm_head = torch.nn.Linear(1, 1)
        self.script, self.vocab_size = script, vocab_size

    def forward(self, idx: torch.Tensor, kv_cache: KVCache) -> torch.Tensor:
        kv_cache.advance(idx.size(1))
        wanted = torch.tensor(self.script[kv_cache.get_pos()])
        return F.one_hot(wanted, self.vocab_size).float().expand(*idx.shape, -1)


def test_engine_forces_the_calculators_answer():
    tokenizer = Tokenizer()
    special, text = tokenizer.special, tokenizer.encode
    asked = [special("python_start"), *text("12+34"), special("python_end")]
    answered = [special("output_start"), *text("46"), special("output_end")]
    script = [0, *asked, *text("????"), *text("ok"), special("assistant_end"), 0]
    engine = Engine(Scripted(script, tokenizer.vocab_size), tokenizer)
    samples, masks = engine.generate_batch([65], 2, max_tokens=40, temperature=0)
    assert samples == [[65, *asked, *answered, *text("ok")]] * 2
    assert masks[0] == [0] + [1] * 7 + [0] * 4 + [1] * 2


def test_early_exit_takes_as_many_blocks_as_it_needs(model, idx):
    with torch.inference_mode():
        after_one, _ = EarlyExit(model, max_entropy=10.0)(idx)
        certain = entropy(after_one).item() + 1e-4
        assert EarlyExit(model, max_entropy=certain)(idx)[1] == 1
        assert EarlyExit(model, max_entropy=certain - 2e-4)(idx)[1] > 1
        logits, blocks = EarlyExit(model, max_entropy=-1.0)(idx)
    assert blocks == 4
    assert logits.shape == (1, 100)


def test_greedy_until_stops_at_the_stop_token(model, idx):
    said = idx
    with torch.inference_mode():
        for _ in range(6):
            said = torch.cat([said, model(said)[:, -1:].argmax(dim=-1)], dim=1)
        stop = said[0, 23].item()
        never_said = next(token for token in range(100) if token not in said[0, 20:])
        reached = 21 + said[0, 20:].tolist().index(stop)
        tokens_said, length = GreedyUntil(model, stop, limit=6)(idx)
        assert length == reached
        assert torch.equal(tokens_said[:, :reached], said[:, :reached])
        assert tokens_said[0, reached:].eq(stop).all()
        tokens_said, length = GreedyUntil(model, never_said, limit=6)(idx)
        assert length == 26
        assert torch.equal(tokens_said, said)
