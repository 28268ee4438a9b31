"""The interpreter runs programs through the same API as a compiler."""

from __future__ import annotations

import copy

import pytest
import torch
from torch import nn
from torch.nn import functional as F

import torch2hlo
from torch2hlo.errors import PlatformError, TargetError


class Noisy(nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(4, 4)
        self.register_buffer("calls", torch.tensor(0))

    def forward(self, x, *, scale):
        self.calls += 1
        return {"y": F.dropout(self.linear(x), 0.5, training=True) * scale, "calls": self.calls + 0}


def test_calls_state_and_random_keys_are_those_of_the_cpu():
    torch.manual_seed(0)
    x, program = torch.randn(3, 4), torch2hlo.convert(Noisy(), (torch.ones(3, 4),), {"scale": 2.0})
    interpreted, compiled = program.compile("reference"), program.compile("cpu")
    interpreted.seed(5)
    compiled.seed(5)
    for count in (1, 2):
        got, want = interpreted(x, scale=2.0), compiled(x, scale=2.0)
        torch.testing.assert_close(got["y"], want["y"])
        assert int(got["calls"]) == int(interpreted.state["calls"]) == count
    result, state = interpreted.call(
        {"calls": torch.tensor(7)}, x, scale=2.0, key=torch.tensor([1, 2]).to(torch.uint32)
    )
    assert int(state["calls"]) == int(result["calls"]) == 8
    assert int(interpreted.state["calls"]) == 2


def test_bfloat16_and_complex():
    def function(x):
        return (x * 3).to(torch.bfloat16), torch.view_as_complex(x)

    x = torch.randn(5, 2)
    for got, want in zip(
        torch2hlo.convert(function, (x,)).compile("reference")(x), function(copy.copy(x)), strict=True
    ):
        torch.testing.assert_close(got, want)


def test_what_it_lacks():
    program = torch2hlo.convert(lambda x: torch.linalg.inv(x) + 1, (torch.eye(3),))
    with pytest.raises(PlatformError, match="lapack_sgetrf_ffi, a kernel of the CPU, which the interpreter lacks"):
        program.compile("reference")
    plain = torch2hlo.convert(lambda x: x + 1, (torch.eye(3),))
    with pytest.raises(TargetError, match="no flags"):
        plain.compile("reference", flags={"xla_backend_optimization_level": "0"})
    with pytest.raises(TargetError, match="the interpreter compiles nothing"):
        plain.compile("reference").optimized_hlo()
    assert plain.compile("reference").report.target == "reference"
