"""Mixtures of experts multiply groups of rows by a matrix each."""

import pytest
import torch
import torch.nn.functional as F

import torch2hlo

GROUPS = 4


def offsets(*values):
    return torch.tensor(values, dtype=torch.int32)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
@pytest.mark.parametrize(
    ("a", "b", "offs"),
    [
        ((16, 8), (GROUPS, 8, 24), offsets(3, 3, 11, 16)),
        ((3, 8), (GROUPS, 8, 24), offsets(0, 1, 1, 3)),
        ((GROUPS, 16, 8), (8, 24), offsets(3, 3, 11, 24)),
        ((16, 24), (24, 8), offsets(3, 3, 11, 24)),
        ((GROUPS, 16, 8), (GROUPS, 8, 24), None),
    ],
    ids=["rows", "few rows", "columns", "contraction", "batch"],
)
def test_grouped_mm(a, b, offs, dtype):
    def function(a, b, offs):
        return F.grouped_mm(a, b, offs=offs)

    generator = torch.Generator().manual_seed(0)
    inputs = (torch.randn(a, generator=generator).to(dtype), torch.randn(b, generator=generator).to(dtype), offs)
    want = function(*inputs)
    got = torch2hlo.convert(function, inputs).compile()(*inputs)
    torch.testing.assert_close(got, want)


def test_what_other_groups_hold_does_not_matter():
    def function(a, b, offs):
        return F.grouped_mm(a, b, offs=offs)

    b = torch.ones(GROUPS, 8, 8)
    b[2] = float("inf")
    inputs = (torch.zeros(16, 8), b, offsets(3, 8, 8, 16))
    run = torch2hlo.convert(function, inputs).compile()
    torch.testing.assert_close(run(*inputs), torch.zeros(16, 8))
    inputs = (torch.zeros(16, 8), b, offsets(3, 8, 12, 12))
    assert run(*inputs)[8:12].isnan().all()
    assert (run(*inputs)[12:] == 0).all()
