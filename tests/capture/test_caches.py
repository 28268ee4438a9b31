"""Functions that keep their results, as transformers' positions of DETR, BEiT and DINOv3, keep none of a capture."""

import functools

import torch
from torch import nn

import torch2hlo


@functools.lru_cache
def positions(length):
    return torch.arange(length) * 2.0


def keeping(function):
    kept = functools.lru_cache(maxsize=1)(function)

    @functools.wraps(function)
    def wrapper(*args):
        return kept(*args)

    return wrapper


class Positions(nn.Module):
    @keeping
    def table(self, length):
        return torch.arange(length) + 1.0

    @staticmethod
    @functools.lru_cache
    def scale(length):
        return torch.full((length,), 3.0)

    def forward(self, x):
        length = x.shape[-1]
        return (x + positions(length) + self.table(length)) * self.scale(length)


class Model(nn.Module):
    def __init__(self):
        super().__init__()
        self.inner = Positions()

    def forward(self, x):
        return self.inner(x)


def test_results_of_a_capture_are_not_kept():
    model, x = Model(), torch.randn(2, 5)
    run = torch2hlo.convert(model, (x,)).compile()
    torch.testing.assert_close(model(x), run(x))  # eager after the capture
    torch.testing.assert_close(torch2hlo.convert(model, (x,)).compile()(x), run(x))


def test_results_of_others_are_kept():
    x = torch.randn(2, 6)
    kept = positions(6)
    torch2hlo.convert(Model(), (x,))
    assert positions(6) is kept


def test_a_function():
    def function(x):
        return x + positions(x.shape[-1])

    x = torch.randn(2, 7)
    run = torch2hlo.convert(function, (x,)).compile()
    torch.testing.assert_close(function(x), run(x))
