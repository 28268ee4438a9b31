"""A write to a part of a part is one write to the whole, and what is read afterwards is read from the whole."""

import copy

import numpy as np
import torch
from torch import nn

import torch2hlo


class Layers(nn.Module):
    """Two layers in one buffer, each written in one place and read from the beginning to that place."""

    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(4, 4)
        self.register_buffer("cache", torch.zeros(2, 3, 8, 4))
        self.register_buffer("position", torch.tensor([0]))

    @torch.no_grad()
    def forward(self, x):
        place = self.position[0].item()
        for layer in range(2):
            rows = self.cache[layer]
            rows[:, place : place + 1] = x[:, None]
            x = self.linear(x + rows[:, : place + 1].sum(1))
        self.position += 1
        return x


def test_the_whole_is_written_in_place_and_read():
    module = Layers()
    eager = copy.deepcopy(module)
    x = torch.arange(12.0).view(3, 4)
    program = torch2hlo.convert(module, (x,))
    updates = [line for line in program.text().splitlines() if "stablehlo.dynamic_update_slice" in line]
    assert len(updates) == 2
    assert all("(tensor<2x3x8x4xf32>" in line for line in updates)
    executable = program.compile()
    for _ in range(8):
        torch.testing.assert_close(executable(x), eager(x), rtol=1e-5, atol=1e-5)
    np.testing.assert_allclose(executable.state["cache"], eager.cache.detach(), rtol=1e-5, atol=1e-5)


def test_what_was_read_before_the_write_stays():
    def swap(cache, x):
        rows = cache[1]
        before = rows + 0
        rows[:, 2:3] = x
        return before, rows * 2

    cache, x = torch.arange(24.0).view(2, 3, 4), torch.full((3, 1), -1.0)
    given, expected_cache = cache.clone(), cache.clone()
    got = torch2hlo.convert(swap, (cache.clone(), x)).compile()(given, x)
    torch.testing.assert_close(got, swap(expected_cache, x), rtol=0, atol=0)
    assert torch.equal(given, expected_cache)
