import torch

from tests.lowerings.harness import check_op, golden_text, parametrize
from tests.lowerings.test_pooling import ties

aten = torch.ops.aten


def forward(t, x, kernel, size):
    lead = [1, *x.shape][-len(kernel) - 2 : -len(kernel)]
    return x, kernel, size, t(*lead, len(kernel), low=0, high=0.999)


def backward(t, op, *args):
    x, kernel, size, samples = forward(t, *args)
    out, indices = op(x, kernel, size, samples)
    return t(*out.shape), x, kernel, size, indices


CASES = {
    aten.fractional_max_pool2d.default: [
        lambda t: forward(t, t(1, 1, 4, 4), [2, 2], [2, 2]),
        lambda t: forward(t, ties(t, 2, 3, 7, 9), [2, 3], [4, 5]),
        lambda t: forward(t, t(3, 6, 5), [3, 2], [1, 4]),
        lambda t: forward(t, t(0, 3, 6, 5), [3, 2], [1, 4]),
    ],
    aten.fractional_max_pool3d.default: [
        lambda t: forward(t, t(1, 1, 2, 4, 4), [1, 2, 2], [2, 2, 2]),
        lambda t: forward(t, ties(t, 2, 2, 5, 6, 7), [2, 3, 2], [3, 2, 4]),
    ],
    aten.fractional_max_pool2d_backward.default: [
        lambda t: backward(t, aten.fractional_max_pool2d, t(1, 1, 4, 4), [2, 2], [2, 2]),
        lambda t: backward(t, aten.fractional_max_pool2d, t(2, 3, 7, 9), [3, 3], [4, 5]),
    ],
    aten.fractional_max_pool3d_backward.default: [
        lambda t: backward(t, aten.fractional_max_pool3d, t(1, 2, 4, 4, 5), [2, 2, 2], [2, 2, 3])
    ],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
