"""Rows that are thrown away are not computed; what reads all of them, or more than one at a time, stays."""

import pytest
import torch
import torch.nn.functional as F
from torch import nn

import torch2hlo


class Tokens(nn.Module):
    """A block and a head, of which ``take`` wants some tokens; ``also`` is what else reads what the head reads."""

    def __init__(self, take, also=None):
        super().__init__()
        self.take, self.also = take, also
        self.up, self.down, self.head = nn.Linear(8, 16), nn.Linear(16, 8), nn.Linear(8, 32)
        self.norm, self.bias = nn.LayerNorm(8), nn.Parameter(torch.arange(5.0)[:, None])
        self.requires_grad_(False)

    def forward(self, x, *place):
        x = x.cumsum(1)
        x = x + self.down(F.gelu(self.up(self.norm(x)))) * self.bias
        logits = self.head(F.rms_norm(x, (8,)))[..., :31].float()
        taken = self.take(10 * torch.tanh(logits / 10), *place)
        return taken if self.also is None else (taken, self.also(x))


X = torch.linspace(-1, 1, 80).view(2, 5, 8)
LAST = [
    (lambda y: y[:, -1], ()),
    (lambda y: y[:, 2], ()),
    (lambda y: y[:, -2:], ()),
    (lambda y, place: y.index_select(1, place), (torch.tensor([3]),)),
    (lambda y, place: y[:, place.item() : place.item() + 1], (torch.tensor(1),)),
]


def products(program):
    """How many rows each product with a weight computes."""
    lines = [line for line in program.text().splitlines() if "stablehlo.dot_general" in line]
    return [int(line.rpartition("-> tensor<")[2].split("x")[1]) for line in lines]


def converted(module, *args):
    program = torch2hlo.convert(module, (X, *args))
    got, expected = program.compile()(X, *args), module(X, *args)
    torch.testing.assert_close(got, expected, rtol=1e-5, atol=1e-5)
    return program


@pytest.mark.parametrize(("take", "place"), LAST)
def test_only_the_rows_that_are_read_are_computed(take, place):
    rows = take(torch.zeros(2, 5, 1), *place).numel() // 2
    assert products(converted(Tokens(take), *place)) == [rows] * 3


@pytest.mark.parametrize(
    ("take", "also", "rows"),
    [
        (lambda y: y[:, -1], lambda x: x * 2, [5, 5, 1]),  # the block's result is read whole
        (lambda y: y[:, -1], lambda x: x[:, -1], [5, 5, 1]),  # twice a selection: it may be another one
        (lambda y: y[..., 3], None, [5, 5, 5]),  # columns
        (lambda y: y.softmax(1)[:, -1], None, [5, 5, 5]),  # each row depends on all
        (lambda y: y.sum(0)[-1], None, [5, 5, 5]),
        (lambda y: y[:, :], None, [5, 5, 5]),
    ],
)
def test_what_reads_more_gets_more(take, also, rows):
    assert products(converted(Tokens(take, also))) == rows


def test_random_numbers_are_drawn_for_all_rows():
    def drop(x, weight):
        return F.dropout(F.linear(x, weight), 0.5, training=True)[:, -1]

    program = torch2hlo.convert(drop, (X, torch.ones(3, 8)))
    assert products(program) == [5]


def test_a_weight_that_is_the_input_is_not_cut():
    x = torch.linspace(0, 1, 25).view(5, 5)
    module = torch2hlo.convert(lambda x: F.linear(x, x)[1:3], (x,)).compile()
    torch.testing.assert_close(module(x), F.linear(x, x)[1:3])


def test_the_length_may_be_known_only_at_run_time():
    module = Tokens(lambda y: y[:, -1])
    module.bias = nn.Parameter(torch.ones(1, 1), requires_grad=False)
    program = torch2hlo.convert(module, (X,), dynamic_shapes=({1: torch2hlo.Bound(6)},))
    executable = program.compile()
    for length in (1, 4, 6):
        x = torch.linspace(-1, 1, 16 * length).view(2, length, 8)
        torch.testing.assert_close(executable(x), module(x), rtol=1e-5, atol=1e-5)
    assert products(program) == [1, 1, 1]
