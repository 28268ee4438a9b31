"""Tensors that the code makes or closes over: each capture has its own, also where several share a program."""

import torch
from torch import nn

import torch2hlo

ONES, TWOS, THREES = (torch.full((1000,), float(value)) for value in (1, 2, 3))
X = torch.linspace(0.1, 1, 1000)


def test_of_two_ways():
    exe = torch2hlo.convert(lambda x: x + ONES if x.sum() > 0 else x + TWOS, (X,)).compile()
    torch.testing.assert_close(exe(X), X + 1)
    torch.testing.assert_close(exe(-X), 2 - X)


def test_of_three_ways_with_more_in_the_later_ones():
    def function(x):
        if x[0] > 1:
            return x * TWOS + ONES
        return x + ONES if x.sum() > 0 else x * THREES + TWOS

    exe = torch2hlo.convert(function, (X,)).compile()
    for x in (X, -X, X + 1):
        torch.testing.assert_close(exe(x), function(x))


def test_of_two_entries():
    class Module(nn.Module):
        def one(self, x):
            return x + ONES

        def two(self, x):
            return x + TWOS

    exe = torch2hlo.convert(Module(), entries={"one": ((X,), {}), "two": ((X,), {})}).compile()
    torch.testing.assert_close(exe["one"](X), X + 1)
    torch.testing.assert_close(exe["two"](X), X + 2)
