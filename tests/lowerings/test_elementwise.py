import math

import torch

from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten
UNARY = [lambda t: (t(2, 3),), lambda t: (t.special(6),), lambda t: (t(),), lambda t: (t(0, 3),)]
BINARY = [
    lambda t: (t(2, 3), t(3)),
    lambda t: (t.special(2, 3), t(1, 1)),
    lambda t: (t(2, 1), t.special(6)),
    lambda t: (t(0, 3), t(3)),
    lambda t: (t(), t(2)),
    lambda t: (t(2), t(dtype=torch.int64)),
    lambda t: (t(2, dtype=torch.int32), t(2, low=1)),
]
SCALED = [lambda t: ((t(2, 3), t(3)), {"alpha": 2}), lambda t: ((t(4), t(4)), {"alpha": 0.3})]
SCALAR = [lambda t: (t(2, 3), 2), lambda t: (t(2, 3), 1.003), lambda t: (t(4), -3), lambda t: (t(3), True)]
BOUNDS = [
    lambda t: (t.special(2, 3), -1, 2),
    lambda t: (t(9), None, 2),
    lambda t: (t(9), 1, None),
    lambda t: (t(9), 3, 1),
    lambda t: (t(9), 0.5, 2),
    lambda t: (t(9), math.nan, 2),
]
CASES = {
    aten.abs.default: UNARY,
    aten.neg.default: UNARY,
    aten.add.Tensor: BINARY + SCALED + SCALAR,
    aten.add.Scalar: [*SCALAR, lambda t: (t(2, 3), 1, 3), lambda t: (t(2, 3), 1.5, 0.25)],
    aten.sub.Tensor: BINARY + SCALED + SCALAR,
    aten.sub.Scalar: [*SCALAR, lambda t: (t(2, 3), 1, 3)],
    aten.rsub.Tensor: BINARY + SCALED,
    aten.rsub.Scalar: [*SCALAR, lambda t: (t(2, 3), 1, 3)],
    aten.mul.Tensor: BINARY + SCALAR,
    aten.mul.Scalar: SCALAR,
    aten.div.Tensor: [*BINARY, *SCALAR, lambda t: (t(3, dtype=torch.int32), 0)],
    aten.div.Scalar: SCALAR,
    aten.reciprocal.default: UNARY,
    aten.sqrt.default: UNARY,
    aten.rsqrt.default: UNARY,
    aten.maximum.default: BINARY,
    aten.minimum.default: BINARY,
    aten.fmax.default: BINARY,
    aten.fmin.default: BINARY,
    aten.clamp.default: BOUNDS,
    aten.clamp.Tensor: [
        lambda t: (t.special(2, 3), t(3), t(1)),
        lambda t: (t(9), None, t(9)),
        lambda t: (t(2, 3), t()),
        lambda t: (t(3), t(2, 1), t.special(2, 3)),
    ],
    aten.clamp_min.default: [lambda t: (t.special(6), 1), lambda t: (t(6), 0.5)],
    aten.clamp_min.Tensor: BINARY[:5],
    aten.clamp_max.default: [lambda t: (t.special(6), 1), lambda t: (t(6), 0.5)],
    aten.clamp_max.Tensor: BINARY[:5],
    aten.lerp.Scalar: [
        lambda t: (t(2, 3), t(3), 0.25),
        lambda t: (t.special(6), t(6), 0.7),
        lambda t: (t(3), t(3), 1),
        lambda t: (t(3), t(3), 0.5),
    ],
    aten.lerp.Tensor: [
        lambda t: (t(2, 3), t(3), t(2, 1)),
        lambda t: (t(9), t(9), t(9)),
        lambda t: (t.special(6), t(6), t()),
    ],
    aten.addcmul.default: [
        lambda t: (t(2, 3), t(3), t(2, 1)),
        lambda t: ((t(4), t(4), t(4)), {"value": 2}),
        lambda t: ((t(4), t(4), t(4)), {"value": 0.3}),
        lambda t: (t.special(6), t(6), t()),
    ],
    aten.addcdiv.default: [
        lambda t: (t(2, 3), t(3), t(2, 1, low=1)),
        lambda t: ((t(4), t(4), t(4, low=1)), {"value": 0.3}),
        lambda t: (t.special(6), t(6), t(low=1)),
    ],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
