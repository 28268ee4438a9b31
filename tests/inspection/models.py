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


class Joined(nn.Module):
    """The joined array has to be in memory for the sort."""

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        joined = torch.cat([x, x], 1)
        return joined.sort().values


class Wide(nn.Module):
    """Transposes and computes in 64 bits."""

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        turned = x.t().contiguous()
        return turned.double().cumsum(0)


class Attending(nn.Module):
    """Causal attention of two heads over 256 positions, and five rounds counted in 64 bits."""

    def __init__(self) -> None:
        super().__init__()
        self.qkv, self.small = nn.Linear(256, 3 * 256), nn.Linear(256, 8)

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, ...]:
        eight = self.small(x)
        q, k, v = self.qkv(x).view(256, 3, 2, 128).permute(1, 2, 0, 3)
        y = nn.functional.scaled_dot_product_attention(q, k, v, is_causal=True)

        def goes_on(i: torch.Tensor, _z: torch.Tensor) -> torch.Tensor:
            return i < 5

        def step(i: torch.Tensor, z: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
            return i + 1, torch.tanh(z @ z)

        return eight, y, torch.while_loop(goes_on, step, (torch.tensor(0), x))[1]


class Convolving(nn.Module):
    """Convolutions with padding and strides, a norm, and a pool."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.norm = nn.Conv2d(3, 8, 3, padding=1), nn.BatchNorm2d(8)
        self.second = nn.Conv2d(8, 16, 3, stride=2, dilation=2)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = torch.relu(self.norm(self.first(x)))
        return nn.functional.max_pool2d(self.second(x), 2)


class Recurrent(nn.Module):
    """A gather, and a loop over six steps."""

    def __init__(self) -> None:
        super().__init__()
        self.table, self.cell = nn.Embedding(100, 16), nn.LSTM(16, 16, batch_first=True)

    def forward(self, i: torch.Tensor) -> torch.Tensor:
        steps, _ = self.cell(self.table(i))
        return steps.mean(1)
