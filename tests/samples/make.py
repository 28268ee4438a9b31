"""Writes ``formatN.t2h`` for the present format: ``python -m tests.samples.make``. An old one is never remade."""

from pathlib import Path

import torch
from torch import nn

import torch2hlo
from torch2hlo.artifact import FORMAT


class Sample(nn.Module):
    """A weight, a buffer that counts the calls, inputs by position and by name, a result with names."""

    def __init__(self):
        super().__init__()
        self.weight = nn.Parameter(torch.tensor([1.0, 2.0, 3.0]))
        self.register_buffer("calls", torch.zeros((), dtype=torch.int64))

    def forward(self, x, *, scale):
        self.calls.add_(1)
        scaled = x * self.weight * scale
        return {"shifted": x + scale, "scaled": scaled, "nothing": None}


if __name__ == "__main__":
    program = torch2hlo.convert(Sample(), (torch.ones(2, 3),), {"scale": torch.tensor(1.0)})
    print(program.save(Path(__file__).parent / f"format{FORMAT}.t2h"))
