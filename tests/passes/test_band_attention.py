"""Masks that are made of positions become two numbers; those that are not stay, and say why."""

import math

import pytest
import torch
import torch.nn.functional as F

import torch2hlo
from torch2hlo.composites import ATTENTION, attributes_of, find_composites

T = 12


def _distance(queries=T, keys=T):
    return torch.arange(keys - queries, keys)[:, None] - torch.arange(keys)


MASKS = {
    "causal": (lambda: _distance() >= 0, (-T, 0)),
    "window": (lambda: (_distance() >= 0) & (_distance() <= 3), (-3, 0)),
    "both sides": (lambda: _distance().abs() < 3, (-2, 2)),
    "tril": (lambda: torch.ones(T, T, dtype=torch.bool).tril(), (-T, 0)),
    "additive": (lambda: torch.zeros(T, T).masked_fill(_distance() < 0, -math.inf), (-T, 0)),
    "a leading dimension": (lambda: (_distance() >= 0)[None, None], (-T, 0)),
    "last queries": (lambda: _distance(4) >= 0, (-4, 8)),
    "all": (lambda: _distance() < T, (-T, T)),
    "strictly before": (lambda: _distance() > 0, (-T, -1)),
}
OTHERS = {
    "no band": (lambda: _distance() % 2 == 0, "several bands"),
    "a corner": (lambda: (_distance() >= 0) | (torch.arange(T) == 5), "no band of diagonals"),
    "nothing": (lambda: _distance() > T, "hides every key"),
    "slope": (lambda: -_distance().abs().float(), "something other than 0 and -inf"),
    "a row": (lambda: torch.arange(T)[None] < 5, "the same for all queries"),
    "heads": (lambda: _distance() >= torch.arange(2)[:, None, None], "differs between heads"),
}


class Attends(torch.nn.Module):
    def __init__(self, mask):
        super().__init__()
        self.mask = mask

    def forward(self, q, k, v):
        return F.scaled_dot_product_attention(q, k, v, self.mask(), scale=0.3)


def _converted(mask):
    module, k, v = Attends(mask).eval(), torch.randn(1, 2, T, 8), torch.randn(1, 2, T, 8)
    q = torch.randn(1, 2, mask().shape[-2] if mask().shape[-2] > 1 else T, 8)
    program = torch2hlo.convert(module, (q, k, v))
    assert torch.allclose(program.compile()(q, k, v), module(q, k, v), atol=1e-6)
    (composite,) = find_composites(program.entries["forward"].module, ATTENTION)
    return program, attributes_of(composite)


@pytest.mark.parametrize("name", MASKS)
def test_a_band_is_two_numbers(name):
    mask, (low, high) = MASKS[name]
    program, attributes = _converted(mask)
    assert attributes == {"low": low, "high": high, "scale": 0.3}
    assert program.entries["forward"].refusals == ()


@pytest.mark.parametrize("name", OTHERS)
def test_another_mask_stays_and_says_why(name):
    mask, reason = OTHERS[name]
    program, attributes = _converted(mask)
    assert attributes == {"scale": 0.3}
    assert any(reason in refusal for refusal in program.entries["forward"].refusals)


def test_a_mask_that_depends_on_an_input_is_left_alone():
    def attend(q, lengths):
        return F.scaled_dot_product_attention(q, q, q, torch.arange(T) < lengths[:, None, None, None])

    program = torch2hlo.convert(attend, (torch.randn(2, 2, T, 8), torch.tensor([3, 12])))
    assert "low" not in program.text()
    assert program.entries["forward"].refusals == ()


def test_no_queries_at_all():
    q, k = torch.randn(1, 2, 0, 8), torch.randn(1, 2, T, 8)
    assert torch2hlo.convert(Attends(lambda: _distance(0) >= 0), (q, k, k)).compile()(q, k, k).shape == (1, 2, 0, 8)


def test_a_query_that_sees_no_key_yields_zero():
    _, attributes = _converted(MASKS["strictly before"][0])
    assert attributes["high"] == -1


def test_the_same_mask_is_looked_at_once(monkeypatch):
    from torch2hlo.passes import band_attention

    looks = []
    monkeypatch.setattr(
        band_attention, "_evaluate", lambda *args, real=band_attention._evaluate: looks.append(args) or real(*args)
    )

    def twice(q):
        for _ in range(2):
            q = F.scaled_dot_product_attention(q, q, q, _distance() >= 0)
        return q

    program = torch2hlo.convert(twice, (torch.randn(2, T, 8),))
    assert len({id(known) for _, known in looks}) == 1
    assert program.text().count("low = ") == 2
