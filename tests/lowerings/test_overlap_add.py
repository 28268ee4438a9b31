import torch

from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten


def small(t, *shape):
    """So that the sum of many is small too: eager rounds it to half precision after each."""
    return t(*shape, low=-0.25, high=0.25) if t.dtype.is_floating_point else t(*shape)


CASES = {
    aten.unfold_backward.default: [
        lambda t: (t(2, 3, 4), [2, 8], 1, 4, 2),
        lambda t: (t(2, 3, 5), [2, 12], 1, 5, 2),
        lambda t: (t(3, 2, 4), [9, 2], 0, 4, 2),
        lambda t: (t(2, 3, 5, 2), [2, 12, 5], -2, 2, 5),
        lambda t: (t(4, 5), [8], 0, 5, 1),
        lambda t: (t(1, 3, 4), [2, 8], 1, 4, 2),
        lambda t: (t(3, 1, 4), [8, 2], 0, 4, 2),
        lambda t: (small(t, 2, 30, 20), [2, 49], 1, 20, 1),
        lambda t: (small(t, 30, 2, 20), [60, 2], 0, 20, 1),
        lambda t: (t(0, 3, 4), [0, 8], 1, 4, 2),
        lambda t: (t(2, 4, 0), [2, 3], 1, 0, 1),
    ],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op], tolerance=1e-5)


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
