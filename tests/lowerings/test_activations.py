import torch

from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten
UNARY = [lambda t: (t(2, 3),), lambda t: (t.special(6),), lambda t: (t(),), lambda t: (t(0, 3),)]
WIDE = [*UNARY, lambda t: (t(9, low=-60, high=60),)]
CASES = {
    aten.relu.default: UNARY,
    aten.relu6.default: WIDE,
    aten.hardtanh.default: [*UNARY, lambda t: (t(9), -2, 3), lambda t: (t(9), 0.5, 1.5)],
    aten.sigmoid.default: UNARY,
    aten.silu.default: WIDE,
    # eager gives NaN at infinity for float32, and infinity for float64, as we do
    aten.gelu.default: [*UNARY[::2], *(lambda t, c=case: (c(t), {"approximate": "tanh"}) for case in UNARY)],
    aten.elu.default: [*UNARY, lambda t: (t(9), 0.3, 1.7, 0.9)],
    aten.celu.default: [*UNARY, lambda t: (t(9), 0.3)],
    aten.leaky_relu.default: [*UNARY, lambda t: (t(9), 0.3)],
    aten._prelu_kernel.default: [lambda t: (t(2, 3), t(3)), lambda t: (t.special(6), t(1))],
    aten.softplus.default: [*WIDE, lambda t: (t(9), 2, 1), lambda t: (t(9), 0.3)],
    aten.mish.default: WIDE,
    aten.hardsigmoid.default: WIDE,
    aten.hardswish.default: WIDE,
    aten.hardshrink.default: [*UNARY, lambda t: (t(9), 1.2)],
    aten.softshrink.default: [*UNARY, lambda t: (t(9), 1.2)],
    aten.threshold.default: [lambda t: (t(2, 3), 0, 1), lambda t: (t.special(6), 0.5, -2.5)],
    aten.log_sigmoid_forward.default: WIDE,
    aten.glu.default: [lambda t: (t(2, 4),), lambda t: (t(2, 4), 0), lambda t: (t.special(6), -1)],
    aten.hardshrink_backward.default: [lambda t: (t(2, 3), t(2, 3), 0.5), lambda t: (t(6), t.special(6), 1)],
    aten.softshrink_backward.default: [lambda t: (t(2, 3), t(2, 3), 0.5), lambda t: (t(6), t.special(6), 1)],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
