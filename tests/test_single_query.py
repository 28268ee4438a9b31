"""Ways that attend to different parts of one cache become one attention, and stay equal to eager."""

import numpy as np
import pytest
import torch
import torch.nn.functional as F
from torch import nn

import torch2hlo


class Window(nn.Module):
    """A decoding step that reads the first keys of its cache, or the last ``window`` of them."""

    def __init__(self, window: int, scale: float | None = None):
        super().__init__()
        self.window, self.scale = window, scale
        self.register_buffer("k", torch.randn(2, 2, 8, 3, 4))
        self.register_buffer("v", torch.randn(2, 2, 8, 3, 4))
        self.register_buffer("position", torch.zeros(1, dtype=torch.int32))

    def forward(self, x):
        end = self.position[0].item() + 1
        self.k[1, :, end - 1 : end] = x
        self.v[1, :, end - 1 : end] = x * 2
        q, k, v = (z.transpose(1, 2) for z in (x, self.k[1][:, :end], self.v[1][:, :end]))
        self.position += 1
        if end == 1:
            return F.scaled_dot_product_attention(q, k, v, is_causal=True)
        start = max(0, end - self.window)
        return F.scaled_dot_product_attention(q, k[:, :, start:], v[:, :, start:], scale=self.scale)


def step():
    return torch.randn(2, 1, 3, 4)


@pytest.mark.parametrize(("window", "scale"), [(3, None), (8, None), (3, 0.7)])
def test_every_position_equals_eager(window, scale):
    torch.manual_seed(0)
    model = Window(window, scale)
    program = torch2hlo.convert(model, (step(),))
    text = program.text()
    if scale is None:
        assert text.count('composite "torch2hlo.scaled_dot_product_attention"') == 1
        assert "stablehlo.case" not in text  # the ways differ in numbers alone
    exe = program.compile()
    for name in ("k", "v"):  # what is not yet written must not be seen
        exe.state[name] = np.full((2, 2, 8, 3, 4), np.nan, np.float32)
    for _ in range(8):
        x = step()
        torch.testing.assert_close(exe(x), model(x), rtol=1e-5, atol=1e-5)
    before = {name: np.array(value) for name, value in exe.state.items()}
    with pytest.raises(torch2hlo.Torch2HloError, match="T2H305"):  # the cache is full
        exe(step())
    for name, value in before.items():
        np.testing.assert_array_equal(exe.state[name], value)


class Grouped(nn.Module):
    """Two layers of grouped queries in half precision; Python knows the place of the first token."""

    def __init__(self):
        super().__init__()
        self.register_buffer("k", torch.zeros(2, 1, 8, 2, 4, dtype=torch.bfloat16))
        self.register_buffer("v", torch.zeros(2, 1, 8, 2, 4, dtype=torch.bfloat16))
        self.register_buffer("position", torch.zeros(1, dtype=torch.int32))

    def forward(self, x):
        end = self.position[0].item() + 1
        for layer in range(2):
            self.k[layer, :, end - 1 : end] = x[:, :, :2]
            self.v[layer, :, end - 1 : end] = x[:, :, 2:4]
            q, k, v = (z.transpose(1, 2) for z in (x, self.k[layer, :, :end], self.v[layer, :, :end]))
            if end == 1:
                y = F.scaled_dot_product_attention(q, k, v, is_causal=True, enable_gqa=True)
            else:
                start = max(0, end - 3)
                y = F.scaled_dot_product_attention(q, k[:, :, start:], v[:, :, start:], enable_gqa=True)
            x = y.transpose(1, 2)
        self.position += 1
        return x


def test_all_layers_write_to_one_place_that_all_ways_compute():
    torch.manual_seed(0)
    model, x = Grouped(), torch.randn(1, 1, 6, 4).bfloat16()
    program = torch2hlo.convert(model, (x,))
    text = program.text()
    assert "stablehlo.case" not in text
    assert text.count("stablehlo.clamp") == 1  # to the rows of the cache, for all four writes
    exe = program.compile()
    for _ in range(8):
        torch.testing.assert_close(exe(x), model(x), rtol=2e-2, atol=1e-2)
        x = torch.randn(1, 1, 6, 4).bfloat16()
