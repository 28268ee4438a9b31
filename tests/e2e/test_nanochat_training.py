"""What trains the model of examples/nanochat: data, optimizer, schedule, and a short run to disk."""

import json
import math
import random
from itertools import pairwise

import pytest
import torch

from examples.nanochat.checkpoint import load_checkpoint, save_checkpoint
from examples.nanochat.data import addition_chat, collate, packed_rows
from examples.nanochat.model import GPT, GPTConfig
from examples.nanochat.optim import MuonAdamW, parameter_groups
from examples.nanochat.schedule import apply_schedule, lr_factor, muon_momentum
from examples.nanochat.tokenizer import Tokenizer, train_tokenizer
from examples.nanochat.train import train
from examples.nanochat.updates import equilibrate_rows, muon_update, normalise_variance, polar_express

TINY = GPTConfig(sequence_len=64, vocab_size=100, n_layer=4, n_head=4, n_kv_head=2, n_embd=64)


@pytest.fixture(scope="module")
def model(randomised):
    return randomised(TINY)


# The optimizer


def test_first_adamw_step_moves_by_lr_times_sign():
    p = torch.nn.Parameter(torch.tensor([1.0, -2.0, 3.0]))
    p.grad = torch.tensor([0.5, -4.0, 1e-3])
    group = {"params": [p], "kind": "adamw", "lr": 0.1, "betas": (0.8, 0.95), "weight_decay": 0.01}
    MuonAdamW([group]).step()
    torch.testing.assert_close(p.detach(), torch.tensor([0.899, -1.898, 2.897]))


def test_adamw_equals_pytorchs_over_steps():
    ours, theirs = (torch.nn.Parameter(torch.linspace(-1, 1, 7)) for _ in range(2))
    group = {"params": [ours], "kind": "adamw", "lr": 0.1, "betas": (0.8, 0.95), "weight_decay": 0.01}
    optimizers = MuonAdamW([group]), torch.optim.AdamW([theirs], 0.1, (0.8, 0.95), 1e-10, 0.01)
    for seed in range(4):
        ours.grad = theirs.grad = torch.randn(7, generator=torch.Generator().manual_seed(seed))
        for optimizer in optimizers:
            optimizer.step()
    torch.testing.assert_close(ours, theirs)


@pytest.mark.parametrize("shape", [(24, 8), (8, 24), (16, 16)])
def test_polar_express_is_nearly_orthogonal(shape):
    x = polar_express(torch.randn(2, *shape, generator=torch.Generator().manual_seed(0)))
    assert (torch.linalg.svdvals(x) - 1).abs().max() < 0.15


def test_rows_are_made_equally_long():
    g = torch.tensor([[[3.0, 4.0, 0.0], [0.0, 0.0, 0.1]]])
    even = equilibrate_rows(g)
    torch.testing.assert_close(even.norm(dim=-1), torch.full((1, 2), (25.01 / 2) ** 0.5))
    assert even.norm().item() == pytest.approx(g.norm().item())
    assert equilibrate_rows(torch.zeros(1, 2, 3)).eq(0).all()


def test_variance_is_evened_out_along_the_longer_side():
    g = torch.tensor([[[4.0, -4.0], [1.0, 1.0], [0.0, 1.0]]])
    second_moment = torch.zeros(1, 3, 1)
    even = normalise_variance(g, second_moment, beta2=0.9)
    torch.testing.assert_close(second_moment, torch.tensor([[[1.6], [0.1], [0.05]]]))
    assert even.norm().item() == pytest.approx(g.norm().item())
    torch.testing.assert_close(even.square().sum(-1), torch.full((1, 3), 35 / 3))


def test_first_muon_step_by_hand():
    """A diagonal gradient: made even by rows, made orthogonal, and by then every entry is the same."""
    p = torch.full((1, 2, 2), 2.0)
    grad = torch.diag(torch.tensor([3.0, -0.5]))[None]
    state = torch.zeros(1, 2, 2), torch.zeros(1, 2, 1)
    hyper = {"lr": 0.1, "momentum": 0.9, "beta2": 0.9, "decay": 0.5, "compute_dtype": torch.float32}
    muon_update(p, grad, *state, **hyper)
    # The update is diag(1, -1); decay acts where it has the sign of p, or is zero.
    expected = torch.tensor([[[2 - 0.1 - 0.1, 2 - 0.1], [2 - 0.1, 2 + 0.1]]])
    torch.testing.assert_close(p, expected, atol=1e-4, rtol=0)
    torch.testing.assert_close(state[0], 0.1 * grad)
    torch.testing.assert_close(state[1], torch.full((1, 2, 1), 0.05), atol=1e-4, rtol=0)


def test_muons_momentum_looks_ahead():
    """One number, which moves by lr: the mean of both gradients is positive, but the last weighs more."""
    p = torch.ones(1, 1, 1)
    state = torch.zeros(1, 1, 1), torch.zeros(1, 1, 1)
    hyper = {"lr": 0.1, "momentum": 0.9, "beta2": 0.9, "decay": 0.0, "compute_dtype": torch.float32}
    for gradient, expected in ((1.0, 0.9), (-0.8, 1.0)):
        muon_update(p, torch.full((1, 1, 1), gradient), *state, **hyper)
        assert p.item() == pytest.approx(expected)
    assert state[0].item() == pytest.approx(0.01)


def test_numbers_of_a_group_may_be_tensors(model):
    idx = torch.randint(100, (2, 12), generator=torch.Generator().manual_seed(1))
    results = []
    for wrap in (float, torch.tensor):
        copy = GPT(TINY)
        copy.load_state_dict(model.state_dict())
        # Muon decays a weight or not by the sign of a product, which rounding may decide: leave it out here.
        optimizer = MuonAdamW(parameter_groups(copy, weight_decay=0.0))
        for group in optimizer.param_groups:
            group.update({k: wrap(group[k]) for k in ("lr", "momentum", "beta2", "weight_decay") if k in group})
            if "betas" in group:
                group["betas"] = tuple(wrap(beta) for beta in group["betas"])
        copy(idx[:, :-1], idx[:, 1:]).backward()
        optimizer.step()
        results.append(copy.state_dict())
    for name, value in results[0].items():
        torch.testing.assert_close(value, results[1][name], atol=1e-5, rtol=1e-5)
        assert not torch.equal(value, model.state_dict()[name])


def test_every_parameter_is_in_one_group_of_its_shape(model):
    groups = parameter_groups(model)
    assert sorted(id(p) for group in groups for p in group["params"]) == sorted(map(id, model.parameters()))
    assert all(len({p.shape for p in group["params"]}) == 1 for group in groups if group["kind"] == "muon")


def test_schedule_warms_up_and_down():
    assert lr_factor(0, 0.0) == 1 / 40
    assert lr_factor(100, 0.3) == 1.0
    assert lr_factor(100, 1.0) == pytest.approx(0.05)
    assert muon_momentum(0, 0.0) == 0.85
    assert muon_momentum(400, 0.2) == 0.97
    assert muon_momentum(400, 1.0) == pytest.approx(0.90)
    optimizer = MuonAdamW([{"params": [torch.nn.Parameter(torch.ones(1))], "kind": "adamw", "lr": 2.0}])
    for _ in range(2):
        apply_schedule(optimizer, 9, 0.0)
    assert optimizer.param_groups[0]["lr"] == pytest.approx(0.5)


# Tokenizer and data


def test_tokenizer_learns_pairs_and_gives_text_back():
    tokenizer = train_tokenizer("the cat and the hat, the cat and the bat. " * 3, 280)
    text = " the caté ÿ 你好\n\t__x1² 12+34 <|bos|>"
    assert tokenizer.vocab_size <= 280
    assert tokenizer.decode([256]) == "th"
    assert tokenizer.decode(tokenizer.encode(text)) == text
    assert len(tokenizer.encode(" the cat")) == 2
    assert Tokenizer.from_json(tokenizer.to_json()).encode(text) == tokenizer.encode(text)
    assert tokenizer.decode([tokenizer.special("bos"), 65]) == "<|bos|>A"
    assert tokenizer.decode([0xC3]) == "\N{REPLACEMENT CHARACTER}"


def test_packed_rows_are_full_and_start_with_a_document():
    documents = [[0, *range(1, n)] for n in range(3, 30)]
    rows = packed_rows(documents, 33, random.Random(0))
    for row in (next(rows) for _ in range(50)):
        assert len(row) == 33
        assert row[0] == 0
        assert all(token in (0, before + 1) for before, token in pairwise(row))


def test_collate_is_as_wide_as_its_longest_row():
    tokenizer = Tokenizer()
    chats = [([5, 6, 7, 8], [False, False, True, True]), ([5, 9], [False, True])]
    inputs, targets, mask = collate(chats, tokenizer.special("bos"))
    assert inputs.tolist() == [[5, 6, 7], [5, 256, 256]]
    assert targets.tolist() == [[-1, 7, 8], [9, -1, -1]]
    assert mask.tolist() == [[True] * 3, [True, False, False]]
    assert collate(chats[1:], 0)[0].shape == (1, 1)


def test_addition_chat_teaches_what_the_assistant_says():
    tokenizer = Tokenizer()
    ids, learnt = addition_chat(tokenizer, random.Random(1))
    said = tokenizer.decode(token for token, by_assistant in zip(ids, learnt, strict=True) if by_assistant)
    assert said == "<|python_start|>17+72<|python_end|>It is 89.<|assistant_end|>"


# Training


def test_training_is_reproducible_and_survives_the_disk(tmp_path):
    config = GPTConfig(sequence_len=64, vocab_size=400, n_layer=2, n_head=2, n_kv_head=1, n_embd=32, dropout=0.1)
    first, second = (train(config, steps=12, report=lambda _: None) for _ in range(2))
    assert first.losses == second.losses
    assert first.losses[0] == pytest.approx(math.log(first.tokenizer.vocab_size), abs=0.01)
    assert first.losses[-1] < first.losses[0] - 0.2
    for _ in range(2):
        save_checkpoint(tmp_path / "model", first.model, first.tokenizer)
    model, tokenizer = load_checkpoint(tmp_path / "model")
    assert [path.name for path in tmp_path.iterdir()] == ["model"]
    assert json.loads((tmp_path / "model" / "config.json").read_text())["n_embd"] == 32
    ids = torch.tensor([tokenizer.encode("The value of an expression")])
    assert torch.equal(model(ids), first.model(ids))
