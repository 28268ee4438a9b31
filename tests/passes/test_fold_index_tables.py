"""Stored tables that are functions of their indices are made again; those that are not are kept and reported."""

import pytest
import torch
from torch import nn

import torch2hlo
from torch2hlo.passes.fold_index_tables import band, progression


@pytest.mark.parametrize(
    "table",
    [
        torch.ones(40, 40, dtype=torch.bool).tril(),
        torch.ones(2, 1, 40, 50, dtype=torch.bool).triu(1),
        torch.ones(40, 40, dtype=torch.bool).tril(3).triu(-5),
        torch.full((40, 40), float("-inf")).triu(1),
        torch.zeros(40, 40).masked_fill(torch.ones(40, 40, dtype=torch.bool).tril(-7), -1e9),
    ],
    ids=["causal", "upper", "window", "additive", "offset"],
)
def test_bands_are_found(table):
    assert torch.equal(band(table).make(), table)


@pytest.mark.parametrize(
    "table", [torch.arange(2048).expand(1, -1), torch.arange(600.0)[:, None] * -0.5 + 2, torch.full((9, 9), 7)]
)
def test_progressions_are_found(table):
    made = progression(table).make()
    assert torch.equal(made, table)
    assert made.dtype == table.dtype


def test_near_misses_are_not():
    almost = torch.ones(40, 40, dtype=torch.bool).tril()
    almost[30, 2] = False
    assert band(almost) is None
    counted = torch.arange(600)
    counted[500] += 1
    assert progression(counted) is None


class Masked(nn.Module):
    def __init__(self, mask):
        super().__init__()
        self.register_buffer("mask", mask, persistent=False)

    def forward(self, x):
        return x.masked_fill(~self.mask[: x.shape[0]], -1.0)


def test_a_causal_buffer_leaves_the_program_and_keeps_its_meaning():
    module, x = Masked(torch.ones(128, 128, dtype=torch.bool).tril()), torch.randn(64, 128)
    program = torch2hlo.convert(module, (x,))
    assert "mask" not in program.tensors
    assert "iota" in program.text()
    assert torch.equal(program.compile()(x), module(x))


def test_a_mask_that_is_no_function_of_its_indices_is_kept_and_reported():
    mask = torch.rand(128, 128, generator=torch.Generator().manual_seed(0)) > 0.5
    program = torch2hlo.convert(Masked(mask), (torch.randn(64, 128),))
    assert "mask" in program.tensors
    assert "no function of its indices" in program.entries["forward"].refusals[0]


def test_persistent_and_written_buffers_are_kept():
    class Written(nn.Module):
        def __init__(self):
            super().__init__()
            self.register_buffer("kept", torch.arange(2048))
            self.register_buffer("counts", torch.arange(2048), persistent=False)

        def forward(self, x):
            self.counts += 1
            return x + self.kept + self.counts

    exe = torch2hlo.convert(Written(), (torch.zeros(2048),)).compile()
    assert sorted(exe.program.tensors) == ["counts", "kept"]
    exe(torch.zeros(2048))
    assert torch.equal(exe(torch.zeros(2048)), torch.arange(2048) * 2.0 + 2)
