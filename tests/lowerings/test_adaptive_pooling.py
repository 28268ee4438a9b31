import torch

from tests.lowerings.harness import check_op, golden_text, parametrize
from tests.lowerings.test_pooling import ties

aten = torch.ops.aten
AVG2 = [
    lambda t: (t(1, 2, 4, 4), [2, 2]),
    lambda t: (t(1, 2, 4, 6), [1, 1]),
    lambda t: (t(1, 2, 5, 7), [3, 4]),
    lambda t: (t(1, 2, 10, 6), [3, 1]),
    lambda t: (t(2, 3, 4), [6, 5]),
    lambda t: (t(1, 2, 3, 3), [6, 3]),
    lambda t: (t(0, 2, 3, 3), [2, 2]),
    lambda t: (t(1, 2, 3, 3), [0, 2]),
    lambda t: (t.special(1, 1, 5, 7), [3, 4]),
]
AVG3 = [
    lambda t: (t(1, 1, 2, 4, 4), [2, 2, 2]),
    lambda t: (t(1, 2, 5, 3, 4), [2, 5, 1]),
    lambda t: (t(2, 4, 4, 4), [1, 1, 1]),
]


def pooled(t, op, shape, size):
    x = ties(t, *shape)
    out, indices = op(x, size)
    return t(*out.shape), x, indices


CASES = {
    aten.adaptive_avg_pool1d.default: [
        lambda t: (t(1, 2, 6), [3]),
        lambda t: (t(1, 2, 7), [3]),
        lambda t: (t(2, 5), [1]),
        lambda t: (t(2, 5), [8]),
    ],
    aten._adaptive_avg_pool2d.default: AVG2,
    aten.adaptive_avg_pool2d.default: AVG2,
    aten._adaptive_avg_pool3d.default: AVG3,
    aten.adaptive_avg_pool3d.default: AVG3,
    aten._adaptive_avg_pool2d_backward.default: [
        lambda t: (t(1, 2, 2, 2), t(1, 2, 4, 4)),
        lambda t: (t(1, 2, 3, 4), t(1, 2, 5, 7)),
        lambda t: (t(2, 6, 3), t(2, 4, 3)),
        lambda t: (t(1, 2, 1, 1), t(1, 2, 3, 4)),
        lambda t: (t(1, 2, 3, 3), t(1, 2, 10, 6)),
    ],
    aten._adaptive_avg_pool3d_backward.default: [
        lambda t: (t(1, 1, 1, 2, 2), t(1, 1, 2, 2, 4)),
        lambda t: (t(1, 2, 2, 5, 1), t(1, 2, 5, 3, 4)),
    ],
    aten.adaptive_max_pool1d.default: [
        lambda t: (t(1, 2, 6), [3]),
        lambda t: (ties(t, 1, 2, 7), [3]),
        lambda t: (t(2, 5), [8]),
    ],
    aten.adaptive_max_pool2d.default: [
        lambda t: (t(1, 1, 4, 4), [2, 2]),
        lambda t: (ties(t, 1, 2, 5, 7), [3, 4]),
        lambda t: (ties(t, 1, 2, 5, 7), [1, 1]),
        lambda t: (ties(t, 2, 4, 6), [6, 3]),
        lambda t: (t(0, 2, 3, 3), [2, 2]),
    ],
    aten.adaptive_max_pool3d.default: [
        lambda t: (t(1, 1, 2, 2, 4), [1, 1, 2]),
        lambda t: (ties(t, 1, 2, 5, 3, 4), [2, 4, 2]),
    ],
    aten.adaptive_max_pool2d_backward.default: [
        lambda t: pooled(t, aten.adaptive_max_pool2d, (1, 2, 4, 4), [2, 2]),
        lambda t: pooled(t, aten.adaptive_max_pool2d, (2, 5, 7), [4, 4]),
    ],
    aten.adaptive_max_pool3d_backward.default: [
        lambda t: pooled(t, aten.adaptive_max_pool3d, (1, 2, 2, 4, 4), [2, 3, 3])
    ],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
