"""Models whose kernels, and the lines that they are from, are known."""

import torch
from torch import nn


class Sorted(nn.Module):
    """The sort stands between two layers: what it reads and what it returns must be in memory."""

    def __init__(self) -> None:
        super().__init__()
        self.up = nn.Linear(256, 1024)
        self.down = nn.Linear(1024, 256)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        h = torch.relu(self.up(x))
        order = h.sort(dim=-1).values
        total = order + h
        return self.down(total)


class Looping(nn.Module):
    """Seven rounds of one matrix product."""

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        def goes_on(i: torch.Tensor, _y: torch.Tensor) -> torch.Tensor:
            return i < 7

        def step(i: torch.Tensor, y: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
            return i + 1, torch.tanh(y @ y)

        return torch.while_loop(goes_on, step, (torch.tensor(0), x))[1]


class Wide(nn.Module):
    """Transposes and computes in 64 bits."""

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        turned = x.t().contiguous()
        return turned.double().cumsum(0)


class Attending(nn.Module):
    """Causal attention of two heads over 256 positions, and five rounds counted in 64 bits."""

    def __init__(self) -> None:
        super().__init__()
        self.qkv = nn.Linear(256, 3 * 256)

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        q, k, v = self.qkv(x).view(256, 3, 2, 128).permute(1, 2, 0, 3)
        y = nn.functional.scaled_dot_product_attention(q, k, v, is_causal=True)

        def goes_on(i: torch.Tensor, _z: torch.Tensor) -> torch.Tensor:
            return i < 5

        def step(i: torch.Tensor, z: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
            return i + 1, torch.tanh(z @ z)

        return y, torch.while_loop(goes_on, step, (torch.tensor(0), x))[1]
