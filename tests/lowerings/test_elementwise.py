import torch

from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten
CASES = {
    aten.add.Tensor: [lambda t: (t(2, 3), t(3)), lambda t: (t.special(2, 3), t(1, 1)), lambda t: (t(0, 3), t(3)), lambda t: (t(), t(2)), lambda t: ((t(4), t(4)), {"alpha": 2})],
    aten.add.Scalar: [lambda t: (t(2, 3), 1), lambda t: (t(2, 3), 1, 3)],
    aten.mul.Tensor: [lambda t: (t(2, 3), t(3)), lambda t: (t.special(2, 3), t(2, 1))],
    aten.mul.Scalar: [lambda t: (t(2, 3), 2)],
    aten.rsqrt.default: [lambda t: (t(2, 3, low=0),), lambda t: (t.special(6),)],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
