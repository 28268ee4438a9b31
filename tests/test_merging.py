"""Ways through the code that differ in places are one way with a choice there; state is written once, in place."""

import re

import pytest
import torch
from hypothesis import example, given, settings
from hypothesis import strategies as st
from torch import nn

import torch2hlo


class Windowed(nn.Module):
    """A cache read whole at first, then by a window: three ways, of which one fixes the position."""

    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(4, 4)
        self.register_buffer("cache", torch.zeros(2, 1, 16, 2, 4))
        self.register_buffer("position", torch.zeros(1, dtype=torch.int32))

    @torch.no_grad()
    def forward(self, x):
        place = self.position[0].item()
        for layer in range(2):
            rows = self.cache[layer]
            rows[:, place : place + 1] = x * 2
            seen = rows[:, : place + 1]
            if seen.size(1) == 1:
                read = seen
            else:
                start = max(0, seen.size(1) - 5)
                read = seen[:, start:].mean(1, keepdim=True)
            x = self.linear(x + read)
        self.position += 1
        return x


@pytest.fixture(scope="module")
def windowed():
    torch.manual_seed(0)
    return Windowed()


def test_every_way_computes_what_eager_does(windowed):
    executable = torch2hlo.convert(windowed, (torch.ones(1, 1, 2, 4),)).compile()
    x = torch.rand(1, 1, 2, 4)
    for _ in range(16):
        torch.testing.assert_close(executable(x), windowed(x), rtol=1e-5, atol=1e-6)
    windowed.position.zero_()


def test_no_choice_carries_the_state(windowed):
    program = torch2hlo.convert(windowed, (torch.ones(1, 1, 2, 4),))
    types = re.findall(r"\}\) : \(tensor<i32>\) -> (.*)", program.text())
    assert len(types) == 2  # one in each layer
    assert not any("2x1x16x2x4" in found for found in types)
    hlo = program.compile().optimized_hlo()
    assert "input_output_alias={ {1}" in hlo
    assert not re.search(r"= f32\[2,1,16,2,4\]\S* copy\(", hlo)


VALUES = (torch.exp, torch.sin, lambda x: x.cos() * 2, lambda x: x - 1)
PICKED = st.lists(st.tuples(*[st.integers(0, 3)] * 3), min_size=2, max_size=3)


def picks(plan):
    """By a run-time number, three names for some of a few values: two of them may be one value."""

    def run(x, number):
        k = number.item()
        known = [value(x) for value in VALUES] if k > 5 else None
        for way, chosen in enumerate(plan):
            if k <= way or way == len(plan) - 1:
                made = known or {index: VALUES[index](x) for index in sorted(set(chosen))}
                a, b, c = (made[index] for index in chosen)
                return torch.tanh(a), torch.sigmoid(b), torch.tanh(b) - c, c, a, (b * a).relu()
        return None

    return run


@settings(max_examples=12, deadline=None, derandomize=True, database=None)
@given(PICKED)
@example([(2, 1, 2), (0, 0, 0)])
@example([(0, 0, 1), (1, 2, 0), (3, 3, 3)])
def test_one_value_beside_different_ones(plan):
    x = torch.rand(4)
    executable = torch2hlo.convert(picks(plan), (x, torch.tensor(0))).compile()
    for number in (0, 1, 2, 7):
        torch.testing.assert_close(executable(x, torch.tensor(number)), picks(plan)(x, torch.tensor(number)))


def test_what_decides_is_not_chosen():
    """The number of different values decides; it was computed on each way from that way's own values."""

    def run(x, number):
        k = number.item()
        seen = x[:k] if k < 3 else x[-1:]
        u = seen.amax(0).unique()
        return u[1:] - u[:-1]

    x = torch.tensor([[1.0, 1, 1], [2, 3, 4], [0, 0, 5], [2, 2, 1]])
    executable = torch2hlo.convert(run, (x, torch.tensor(1))).compile()
    for number in (1, 2, 3, 4):
        torch.testing.assert_close(executable(x, torch.tensor(number)), run(x, torch.tensor(number)))


def test_what_is_known_before_the_ways_part_stays_what_it_was():
    """The input's size is a size of one value on each way, and on some ways of another value too."""

    def run(x):
        kept = x[x > 0] if x.sum() > 0 else x
        moved = x * 0.5 if x.sum() > 1 else x + 0.25
        return kept, moved, torch.nonzero(moved > 0)

    executable = torch2hlo.convert(run, (torch.ones(3),), dynamic_shapes={"x": {0: torch2hlo.Bound(4)}}).compile()
    for values in ([-3.0, 2, 3, 4], [2.0, -1], [-2.0, -1, 1], [0.5, 0.2, -0.1]):
        torch.testing.assert_close(executable(torch.tensor(values)), run(torch.tensor(values)))
