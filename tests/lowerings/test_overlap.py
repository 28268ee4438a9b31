"""Writes of what is read from the same tensor: XLA:CPU must not read what it has just written."""

import pytest
import torch
import torch.nn.functional as F

import torch2hlo


def shift_right(x, at):  # noqa: ARG001
    x[:, 1:] = x[:, :-1].clone()


def shift_left(x, at):  # noqa: ARG001
    x[:, :-1] = x[:, 1:] * 2


def wrap(x, at):  # noqa: ARG001
    last = x[:, -1].clone()
    x[:, 1:] = x[:, :-1].clone()
    x[:, 0] = last


def turn_a_row(x, at):  # noqa: ARG001
    x[1] = x[1].flip(0)


def turn_the_row_at(x, at):
    x[at] = x[at].flip(1)


def copy_the_row_at(x, at):
    x.index_copy_(0, at, x[at].flip(1))


def sums(x, at):  # noqa: ARG001
    x[:, 2:] = x.cumsum(1)[:, 2:]


def in_place(x, at):
    x[:, 1:] += 3
    x[at] *= 2


FUNCTIONS = [shift_right, shift_left, wrap, turn_a_row, turn_the_row_at, copy_the_row_at, sums, in_place]


@pytest.mark.parametrize("function", FUNCTIONS, ids=lambda function: function.__name__)
def test_overlapping_write(function):
    """As `shift_tokens_right` of mBART: a gather that follows let XLA:CPU (jaxlib 0.10.2) write in place."""

    def looked_up(x, at, table):
        x = torch.where(x == -100, 0, x)
        function(x, at)
        return F.embedding(x, table)

    x = torch.randint(0, 100, (4, 9), generator=torch.Generator().manual_seed(0))
    x[0, :2] = -100
    inputs = (x, torch.tensor([2]), torch.arange(2000.0).reshape(1000, 2))
    got = torch2hlo.convert(looked_up, inputs).compile()(*inputs)
    torch.testing.assert_close(got, looked_up(*inputs), rtol=0, atol=0)


def operations(function, *inputs):
    return torch2hlo.convert(function, inputs).text()


def test_other_writes_update_a_slice():
    """A cache that the new rows were computed from by a product is still written in place."""

    def step(cache, x, weight):
        x = x + F.scaled_dot_product_attention(x, cache[0], cache[0])
        cache[1, :, 4:6] = x @ weight
        return x

    text = operations(step, torch.randn(2, 3, 8, 4), torch.randn(3, 2, 4), torch.randn(4, 4))
    assert "dynamic_update_slice" in text

    def add(x):
        x[1:3] += 1
        return x

    assert "dynamic_update_slice" in operations(add, torch.randn(5, 3))
