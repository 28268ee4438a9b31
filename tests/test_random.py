"""Randomness made explicit: jax.random's bits, one fold of the key a draw; and eager PyTorch with the same bits."""

import math

import jax
import numpy as np
import pytest
import torch
import torch.nn.functional as F
from torch import nn

import torch2hlo
from torch2hlo.errors import KeyRequiredError, UnsupportedOpError
from torch2hlo.testing import shared_bits

KEY = np.array([7, 9], np.uint32)


def run(function, *args, key=KEY):
    exe = torch2hlo.convert(function, args).compile()
    return exe.call({}, *args, key=key)[0]


def fold(draw):
    return jax.random.fold_in(jax.random.wrap_key_data(KEY), draw)


def equal(got, want):
    np.testing.assert_array_equal(np.asarray(got), np.asarray(want))


def test_each_draw_is_jax_randoms_for_the_folded_key():
    def draws(x):
        return (
            F.dropout(x, 0.25, training=True),
            torch.rand(4),
            torch.randn(4),
            torch.randint(3, 90, (5,)),
            torch.bernoulli(torch.full((6,), 0.3)),
            torch.empty(5).uniform_(2, 3),
            torch.empty(5).exponential_(2.0),
            torch.randperm(6),
        )

    dropped, rand, randn, randint, bernoulli, uniform, exponential, order = run(draws, torch.ones(3, 4))
    equal(dropped, jax.numpy.where(jax.random.bernoulli(fold(0), 0.75, (3, 4)), np.float32(1 / 0.75), 0))
    equal(rand, jax.random.uniform(fold(1), (4,)))
    equal(randn, jax.random.normal(fold(2), (4,)))
    equal(randint, jax.random.randint(fold(3), (5,), 3, 90))
    equal(bernoulli, jax.random.bernoulli(fold(4), np.full(6, 0.3, np.float32), (6,)))
    equal(uniform, jax.random.uniform(fold(5), (5,), minval=2, maxval=3))
    np.testing.assert_allclose(exponential, jax.random.exponential(fold(6), (5,)) / 2, rtol=1e-6)
    equal(order, jax.random.permutation(fold(7), 6))


def test_sampling_without_replacement_draws_each_index_once_and_never_a_zero_weight():
    weights = torch.tensor([[0.5, 0.0, 0.2, 0.3], [0.1, 0.6, 0.3, 0.0]])
    drawn = run(lambda w: torch.multinomial(w, 3), weights)
    assert sorted(drawn[0].tolist()) == [0, 2, 3]
    assert sorted(drawn[1].tolist()) == [0, 1, 2]


def test_a_key_is_required_and_checked_and_seeds_repeat():
    exe = torch2hlo.convert(lambda x: F.dropout(x, 0.5, training=True), (torch.ones(64),)).compile()
    assert exe.program.signature.draws == 1
    for bad in (None, np.zeros(3, np.uint32), np.zeros(2, np.int32), 5):
        with pytest.raises(KeyRequiredError, match="needs a key"):
            exe.call({}, torch.ones(64), key=bad)
    exe.seed(3)
    first, second = exe(torch.ones(64)), exe(torch.ones(64))
    exe.seed(3)
    assert torch.equal(exe(torch.ones(64)), first)
    assert not torch.equal(first, second)
    equal(
        exe.call({}, torch.ones(64), key=jax.random.key(5))[0],
        exe.call({}, torch.ones(64), key=jax.random.PRNGKey(5))[0],
    )


def test_eval_mode_gives_a_program_without_a_key_or_an_error_that_names_the_line():
    model = nn.Sequential(nn.Linear(4, 4), nn.Dropout(0.5)).train()
    program = torch2hlo.convert(model, (torch.ones(2, 4),), train=False)
    assert program.signature.draws == 0
    assert model.training
    assert model[1].training
    torch.testing.assert_close(program.compile()(torch.ones(2, 4)), model[0](torch.ones(2, 4)).detach())
    with pytest.raises(UnsupportedOpError, match=r"F\.dropout\(x, 0\.5\)"):
        torch2hlo.convert(lambda x: F.dropout(x, 0.5), (torch.ones(2),), train=False)


def test_conversion_leaves_the_generators_alone():
    generator = torch.Generator().manual_seed(1)
    torch.manual_seed(0)
    before, mine = torch.get_rng_state(), generator.get_state()
    torch2hlo.convert(lambda x: torch.bernoulli(x, generator=generator) + torch.rand(3), (torch.full((3,), 0.5),))
    assert torch.equal(torch.get_rng_state(), before)
    assert torch.equal(generator.get_state(), mine)


class Train(nn.Module):
    """Dropout of every kind, inside attention and between recurrent layers too."""

    def __init__(self):
        super().__init__()
        self.encoder = nn.TransformerEncoderLayer(8, 2, 16, dropout=0.2, batch_first=True)
        self.lstm = nn.LSTM(8, 4, num_layers=3, dropout=0.3, bidirectional=True, batch_first=True)
        self.gru = nn.GRU(8, 8, num_layers=2, dropout=0.4, batch_first=True)
        self.more = nn.Sequential(nn.AlphaDropout(0.2), nn.Dropout1d(0.3), nn.FeatureAlphaDropout(0.1), nn.RReLU())

    def forward(self, x):
        x = self.encoder(x)
        x = self.gru(self.lstm(x)[0])[0]
        return self.more(x) + torch.randn_like(x) * 0.1


@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.slow)])
def test_a_model_in_train_mode_equals_eager_with_the_same_bits(seed):
    torch.manual_seed(0)
    model, x = Train().train(), torch.randn(3, 5, 8)
    exe = torch2hlo.convert(model, (x,)).compile()
    key = np.array([seed, 3], np.uint32)
    got, _ = exe.call({}, x, key=key)
    with shared_bits(key):
        want = model(x)
    torch.testing.assert_close(got, want.detach(), rtol=1e-4, atol=1e-5)


def test_keep_rates_moments_and_independence():
    def draws(x):
        return (
            F.dropout(x, 0.3, training=True),
            F.dropout(x, 0.3, training=True),
            torch.randn(20_000),
            torch.rand(20_000),
        )

    one, two, normal, uniform = run(draws, torch.ones(20_000))
    kept = [(value != 0).float() for value in (one, two)]
    sigma = math.sqrt(0.3 * 0.7 / 20_000)
    assert all(abs(mask.mean().item() - 0.7) < 5 * sigma for mask in kept)
    assert abs(np.corrcoef(kept[0], kept[1])[0, 1]) < 5 / math.sqrt(20_000)
    assert abs(normal.mean().item()) < 5 / math.sqrt(20_000)
    assert abs(normal.var().item() - 1) < 5 * math.sqrt(2 / 20_000)
    assert abs(uniform.mean().item() - 0.5) < 5 / math.sqrt(12 * 20_000)
    other = run(draws, torch.ones(20_000), key=np.array([7, 10], np.uint32))[0]
    assert abs(np.corrcoef((other != 0).float(), kept[0])[0, 1]) < 5 / math.sqrt(20_000)


def test_rates_zero_and_one_are_eagers():
    x = torch.tensor([1.0, math.nan, math.inf])
    assert torch2hlo.convert(lambda x: F.dropout(x, 0.0, training=True), (x,)).signature.draws == 0
    torch.testing.assert_close(
        run(lambda x: F.dropout(x, 1.0, training=True), x), F.dropout(x, 1.0, training=True), equal_nan=True
    )
