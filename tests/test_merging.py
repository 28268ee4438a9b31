"""Ways through the code that differ in places are one way with a choice there; state is written once, in place."""

import re

import pytest
import torch
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
