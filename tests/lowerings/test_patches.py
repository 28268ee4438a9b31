import torch

from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten
SETTINGS = [  # image, kernel, dilation, padding, stride
    ([4, 4], [2, 2], [1, 1], [0, 0], [1, 1]),
    ([4, 6], [2, 3], [1, 1], [0, 0], [2, 3]),
    ([5, 7], [2, 3], [1, 1], [0, 0], [2, 3]),
    ([7, 6], [3, 2], [2, 1], [1, 2], [2, 1]),
    ([3, 5], [1, 1], [1, 1], [1, 0], [1, 2]),
    ([6, 6], [2, 2], [3, 2], [2, 0], [3, 2]),
]


def columns(image, kernel, dilation, padding, stride):
    return aten.im2col(torch.empty(1, 2, *image), kernel, dilation, padding, stride).shape[1:]


CASES = {
    aten.im2col.default: [
        *(lambda t, s=s: (t(1, 2, *s[0]), *s[1:]) for s in SETTINGS),
        lambda t: (t(2, 4, 4), [2, 2], [1, 1], [1, 1], [1, 1]),
        lambda t: (t.special(1, 2, 4, 4), [3, 3], [1, 1], [1, 1], [1, 1]),
        lambda t: (t(0, 2, 4, 4), [2, 2], [1, 1], [0, 0], [1, 1]),
    ],
    aten.col2im.default: [
        *(lambda t, s=s: (t(1, *columns(*s)), *s) for s in SETTINGS),
        lambda t: (t(8, 25), [4, 4], [2, 2], [1, 1], [1, 1], [1, 1]),
        lambda t: (t(0, 8, 9), [4, 4], [2, 2], [1, 1], [0, 0], [1, 1]),
    ],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
