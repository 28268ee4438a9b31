import operator

import torch

import torch2hlo
from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten


def ties(t, *shape):
    """Few different values, and infinities and NaN where there are such."""
    x = t(*shape, low=0, high=2).round() if t.dtype.is_floating_point else t(*shape, low=0, high=2)
    if t.dtype.is_floating_point and x.numel() > 9:
        flat = x.view(-1)
        flat[2], flat[5:8], flat[-1] = float("inf"), float("-inf"), float("nan")
        flat[-3] = float("nan")
    return x


MAX2 = [
    lambda t: (t(1, 1, 4, 4), [2, 2]),
    lambda t: (ties(t, 2, 3, 7, 6), [3, 2], [2, 1], [1, 1], [2, 1]),
    lambda t: (ties(t, 2, 3, 7, 8), [3], [2], [1], [1], True),
    lambda t: (t(3, 5, 6), [2, 3], [], [1, 0], [1, 2], True),
    lambda t: (t(0, 2, 4, 4), [2, 2]),
    lambda t: (
        torch.full_like(t(1, 1, 3, 3), 0 if not t.dtype.is_floating_point else float("-inf")),
        [2, 2],
        [1, 1],
        [1, 1],
    ),
    lambda t: (t(1, 1, 5, 5), [2, 2], [3, 3], [0, 0], [1, 1], True),
]
MAX3 = [
    lambda t: (t(1, 1, 2, 2, 4), [2, 2, 2]),
    lambda t: (ties(t, 2, 3, 5, 4, 6), [2, 3, 2], [1, 2, 2], [1, 1, 0], [1, 1, 2], True),
    lambda t: (t(3, 5, 4, 6), [2, 2, 2], [2, 2, 1]),
]
MAX1 = [
    lambda t: (t(1, 2, 6), [2]),
    lambda t: (ties(t, 2, 3, 9), [3], [2], [1], [2], True),
    lambda t: (t(3, 7), [3], [], [1]),
]
AVG2 = [
    lambda t: (t(1, 1, 4, 4), [2, 2]),
    lambda t: (t(1, 1, 4, 4), [2, 2], [1, 1], [1, 1], False, False),
    lambda t: (t(2, 3, 7, 6), [3, 2], [2, 1], [1, 1], True),
    lambda t: (t(2, 3, 8, 6), [3, 3], [2, 2], [1, 1], True, False),
    lambda t: (t(2, 3, 5, 5), [2, 2], [2, 2], [0, 0], True, True, 3),
    lambda t: (t(2, 3, 5, 5), [2, 2], [3, 3], [1, 0], True, False, -2),
    lambda t: (t(3, 3, 3), [2], [2], [0], True),
    lambda t: (t(1, 1, 5, 4), [1, 2]),
    lambda t: (t(0, 2, 4, 4), [2, 2]),
    lambda t: (t.special(1, 1, 4, 4), [2, 2], [1, 1]),
]
AVG3 = [
    lambda t: (t(1, 1, 2, 2, 4), [2, 2, 2]),
    lambda t: (t(1, 2, 5, 4, 6), [3, 2, 3], [2, 2, 2], [1, 1, 0], True, False),
    lambda t: (t(1, 2, 5, 4, 6), [3, 2, 3], [2, 2, 2], [1, 1, 1], True, True),
    lambda t: (t(2, 3, 5, 3), [1, 2, 2], [2, 2, 2], [0, 0, 0], True, True, 5),
]
AVG1 = [
    lambda t: (t(1, 2, 6), [2]),
    lambda t: (t(2, 3, 7), [3], [2], [1], True, False),
    lambda t: (t(3, 7), [3], [2], [1], True, True),
]
CASES = {
    aten.max_pool1d.default: MAX1,
    aten.max_pool2d.default: MAX2,
    aten.max_pool3d.default: MAX3,
    aten.max_pool1d_with_indices.default: MAX1,
    aten.max_pool2d_with_indices.default: MAX2,
    aten.max_pool3d_with_indices.default: MAX3,
    aten.avg_pool1d.default: AVG1,
    aten.avg_pool2d.default: AVG2,
    aten.avg_pool3d.default: AVG3,
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)


def test_indices_that_nobody_reads_are_not_computed():
    def values(x):
        return aten.max_pool2d_with_indices(x, [2, 2])[0]

    def pooled(x):
        return aten.max_pool2d(x, [2, 2])

    operations = [
        [
            line.split(" = ")[1].split()[0]
            for line in torch2hlo.convert(f, (torch.rand(1, 1, 4, 4),)).text().splitlines()
            if " = " in line
        ]
        for f in (values, pooled)
    ]
    assert operator.eq(*operations)
