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
    count = program.text().count('composite "torch2hlo.scaled_dot_product_attention"')
    assert (count == 1) == (scale is None)
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
