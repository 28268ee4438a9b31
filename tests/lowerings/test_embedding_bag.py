import pytest
import torch
import torch.nn.functional as F
from torch.utils import _pytree as pytree

import torch2hlo
from tests.lowerings.harness import TOLERANCE, check_op, golden_text, parametrize

aten = torch.ops.aten


def i(*values, dtype=torch.int64):
    return torch.tensor(values, dtype=dtype)


def _modes(include_last_offset):
    """weight, indices, offsets, scale_grad, mode, sparse, weights, include_last_offset, padding."""
    numbers, none = i(0, 1, 4, 4, 2), torch.zeros(0, dtype=torch.int64)
    end = (5,) if include_last_offset else ()
    return [
        lambda t: (t(5, 2), numbers, i(0, 2, *end), False, 0, False, None, include_last_offset, -1),
        lambda t: (t(5, 2), numbers, i(0, 0, 3, *end), False, 1, False, None, include_last_offset, -1),
        lambda t: (
            t(5, 2),
            numbers.int(),
            i(0, 3, 5, *end).int(),
            False,
            2,
            False,
            None,
            include_last_offset,
            -1,
        ),
        lambda t: (t(5, 2), numbers, i(0, 0, 3, *end), False, 0, False, t(5), include_last_offset, -1),
        lambda t: (t(5, 2), numbers, i(0, 0, 3, *end), False, 0, False, None, include_last_offset, 4),
        lambda t: (t(5, 2), numbers, i(0, 2, 3, *end), False, 1, False, None, include_last_offset, 4),
        lambda t: (t(5, 2), numbers, i(0, 2, 3, *end), False, 2, False, None, include_last_offset, 4),
        lambda t: (
            t(5, 2),
            none,
            i(0, *([0] if end else [])),
            False,
            1,
            False,
            None,
            include_last_offset,
            -1,
        ),
    ]


def _gradients():
    """grad, indices, offsets, index → bag, sizes, maxima, rows, scale, mode, sparse, weights, padding."""
    numbers, offsets, bags, sizes = i(0, 2, 4, 2), i(0, 0, 3), i(1, 1, 1, 2), i(0, 3, 1)
    maxima = i([0, 0], [2, 4], [2, 2])
    return [
        lambda t: (t(3, 2), numbers, offsets, bags, sizes, sizes, 5, False, 0, False, None),
        lambda t: (t(3, 2), numbers, offsets, bags, sizes, sizes, 5, False, 0, False, t(4), 4),
        lambda t: (t(3, 2), numbers, offsets, bags, sizes, sizes, 5, False, 1, False, None),
        lambda t: (t(3, 2), numbers, offsets, bags, sizes, sizes, 5, False, 1, False, None, 2),
        lambda t: (t(3, 2), numbers, offsets, bags, sizes, maxima, 5, False, 2, False, None),
    ]


def _dense(case):
    """The same call without ``offsets`` and ``sparse``."""

    def made(t):
        grad, numbers, _, bags, sizes, maxima, rows, scale, mode, _, *more = case(t)
        return (grad, numbers, bags, sizes, maxima, rows, scale, mode, *more)

    return made


CASES = {
    aten._embedding_bag.default: [*_modes(False), *_modes(True)],
    aten._embedding_bag_forward_only.default: _modes(False),
    aten._embedding_bag_backward.default: _gradients(),
    aten._embedding_bag_dense_backward.default: [_dense(case) for case in _gradients()],
    aten._embedding_bag_per_sample_weights_backward.default: [
        lambda t: (t(3, 2), t(5, 2), i(0, 2, 4, 2), i(0, 0, 3), i(1, 1, 1, 2), 0),
        lambda t: (t(3, 2), t(5, 2), i(0, 2, 4, 2), i(0, 0, 3), i(1, 1, 1, 2), 0, 2),
    ],
}


def _same(got, wanted, _labels, _tolerance, what):
    """For bfloat16 PyTorch's fake kernel promises an index → bag that eager leaves empty."""
    pairs = list(zip(pytree.tree_leaves(got), pytree.tree_leaves(wanted), strict=True))
    for ours, theirs in pairs:
        if theirs.numel() or not ours.numel():
            allowed = TOLERANCE.get(theirs.dtype, 0)
            torch.testing.assert_close(ours, theirs, rtol=allowed, atol=allowed, msg=lambda m: f"{what}: {m}")


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op], same=_same)


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)


@pytest.mark.parametrize("mode", ["sum", "mean", "max"])
@pytest.mark.parametrize("padding_idx", [None, 2])
def test_bags_of_one_length_are_a_reduction(mode, padding_idx):
    weight, numbers = torch.randn(5, 3), torch.tensor([[0, 2, 4], [2, 1, 1]])

    def f(numbers, weight):
        return F.embedding_bag(numbers, weight, mode=mode, padding_idx=padding_idx)

    program = torch2hlo.convert(f, (numbers, weight))
    torch.testing.assert_close(program.compile("cpu", cache_dir=None)(numbers, weight), f(numbers, weight))
    assert "scatter" not in program.text()
    assert "reduce_window" not in program.text()


def test_the_gradient_finds_the_bags_again_where_a_sum_left_them_out():
    grad, numbers, offsets = torch.randn(3, 2), i(0, 2, 4, 2), i(0, 0, 3)
    none, sizes, weights = (
        torch.zeros(0, dtype=torch.int64),
        torch.zeros(3, dtype=torch.int64),
        torch.randn(4),
    )

    def f(grad, numbers, offsets, weights):
        return aten._embedding_bag_backward.default(
            grad, numbers, offsets, none, sizes, sizes, 5, False, 0, False, weights
        )

    program = torch2hlo.convert(f, (grad, numbers, offsets, weights))
    result = program.compile("cpu", cache_dir=None)(grad, numbers, offsets, weights)
    torch.testing.assert_close(result, f(grad, numbers, offsets, weights))


def test_a_gradient_scaled_by_frequency_is_that_of_an_embedding():
    """Not compared with the operation itself, which on the CPU may take another row's frequency."""
    grad, numbers, bags, sizes = torch.randn(3, 2), i(0, 2, 4, 2), i(1, 1, 1, 2), i(0, 3, 1)

    def f(grad, numbers, bags):
        return aten._embedding_bag_dense_backward.default(grad, numbers, bags, sizes, sizes, 5, True, 0, None)

    result = torch2hlo.convert(f, (grad, numbers, bags)).compile("cpu", cache_dir=None)(grad, numbers, bags)
    torch.testing.assert_close(result, aten.embedding_dense_backward.default(grad[bags], numbers, 5, -1, True))
