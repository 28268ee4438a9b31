import math

import torch

from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten
NONE, MEAN, SUM = range(3)


def labels(t, *shape, below=5, ignore=None):
    target = t.index(*shape, below=below)
    if ignore is not None:
        target.view(-1)[0] = ignore
    return target


def weights(t, classes=5):
    return t(classes, low=0.5, high=2)


def logs(t, *shape):
    return t(*shape).float().log_softmax(min(1, len(shape) - 1)).to(t.dtype)


def soft(t, *shape):
    return t(*shape).float().softmax(min(1, len(shape) - 1)).to(t.dtype)


def masked(x):
    x[0, 1:] = -math.inf
    return x


NLL = [
    lambda t: (logs(t, 3, 5), labels(t, 3), None, MEAN, -100),
    lambda t: (logs(t, 3, 5), labels(t, 3, ignore=-100), weights(t), MEAN, -100),
    lambda t: (logs(t, 3, 5), labels(t, 3, ignore=2), weights(t), NONE, 2),
    lambda t: (logs(t, 3, 5), labels(t, 3, ignore=-1), None, SUM, -1),
    lambda t: (logs(t, 5), labels(t), weights(t), NONE, -100),
    lambda t: (logs(t, 5), labels(t, ignore=-100), None, MEAN, -100),
    lambda t: (masked(logs(t, 3, 5)), labels(t, 3, ignore=1), None, NONE, 1),
    lambda t: (logs(t, 3, 5), torch.full((3,), 2), None, MEAN, 2),
    lambda t: (logs(t, 0, 5), labels(t, 0), None, MEAN, -100),
]
NLL_2D = [
    lambda t: (logs(t, 2, 5, 3, 2), labels(t, 2, 3, 2, ignore=-100), weights(t), MEAN, -100),
    lambda t: (logs(t, 2, 5, 3, 2), labels(t, 2, 3, 2), None, NONE, -100),
    lambda t: (logs(t, 2, 5, 3, 2), labels(t, 2, 3, 2, ignore=1), None, SUM, 1),
]


def _backward(case):
    def make(t):
        x, target, weight, reduction, ignore = case(t)
        forward = aten.nll_loss2d_forward if x.ndim == 4 else aten.nll_loss_forward
        loss, total = forward(x, target, weight, reduction, ignore)
        return t(*loss.shape), x, target, weight, reduction, ignore, total

    return make


CASES = {
    aten.cross_entropy_loss.default: [
        lambda t: (t(3, 5), labels(t, 3)),
        lambda t: (t(3, 5), labels(t, 3, ignore=-1), None, MEAN, -1),
        lambda t: (t(3, 5), labels(t, 3, ignore=-100), weights(t), NONE),
        lambda t: (t(3, 5), labels(t, 3, ignore=-100), weights(t), SUM, -100, 0.1),
        lambda t: (t(3, 5), labels(t, 3, ignore=-100), weights(t), MEAN, -100, 0.1),
        lambda t: (t(3, 5), labels(t, 3, ignore=2), None, MEAN, 2, 0.3),
        lambda t: (t(2, 5, 3), labels(t, 2, 3), weights(t), NONE, -100, 0.1),
        lambda t: (t(2, 5, 3, 2), labels(t, 2, 3, 2, ignore=-100)),
        lambda t: (t(5), labels(t)),
        lambda t: (t(5), labels(t), weights(t), NONE),
        lambda t: (t(2, 5), torch.full((2,), -100)),
        lambda t: (t(3, 5) * 100, labels(t, 3)),
        lambda t: (masked(t(3, 5)), labels(t, 3)),
        lambda t: (t(3, 5), soft(t, 3, 5)),
        lambda t: (t(3, 5), soft(t, 3, 5), weights(t), SUM, -100, 0.1),
        lambda t: (t(2, 5, 3), soft(t, 2, 5, 3), weights(t), NONE),
        lambda t: (t(2, 5, 3), soft(t, 2, 5, 3), None, MEAN, -100, 0.2),
        lambda t: (t(5), soft(t, 5)),
        lambda t: (t(0, 5), labels(t, 0)),
    ],
    aten.nll_loss_nd.default: [*NLL, *NLL_2D, lambda t: (logs(t, 2, 5, 3), labels(t, 2, 3))],
    aten.nll_loss_forward.default: NLL,
    aten.nll_loss2d_forward.default: NLL_2D,
    aten.nll_loss_backward.default: [_backward(case) for case in NLL],
    aten.nll_loss2d_backward.default: [_backward(case) for case in NLL_2D],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
