import torch

from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten
DIVISION = [
    lambda t: (t(2, 3), t(3, low=1)),
    lambda t: (t.special(6), t(1, low=1)),
    lambda t: (t(0, 3), t(3)),
    lambda t: (t(), t(2, low=1)),
    lambda t: (t(9), t(9, low=-9, high=-1) if t.dtype.is_signed else t(9, low=1)),
    lambda t: (t(2, dtype=torch.int32), t(2, low=1)),
    lambda t: (t(2), t(2, low=1, dtype=torch.float64)),
]
BY_ZERO = [
    lambda t: (t.special(6), torch.zeros(6, dtype=t.dtype)),
    lambda t: (t(3, low=1), torch.full((3,), torch.inf, dtype=torch.float32)),
]
BY_NUMBER = [
    lambda t: (t(2, 3), 2),
    lambda t: (t(9), 2.5),
    lambda t: (t(9), -3),
    lambda t: (t(9), 1.003),
    lambda t: (t(), 3),
]
MODES = [
    lambda t, m=mode, c=case: (c(t), {"rounding_mode": m}) for mode in ("floor", "trunc", None) for case in DIVISION
]
NUMBER_MODES = [
    lambda t, m=mode, c=case: (c(t), {"rounding_mode": m}) for mode in ("trunc", "floor", None) for case in BY_NUMBER
]
ZERO_MODES = [
    lambda t, m=mode, c=case: (c(t), {"rounding_mode": m}) for mode in ("floor", "trunc", None) for case in BY_ZERO
]
TRUNCATED = [
    lambda t: ((t(250), t(250, low=1)), {"rounding_mode": "trunc"}),
    lambda t: ((t(250), t(low=1)), {"rounding_mode": "trunc"}),
]
CASES = {
    aten.div.Tensor_mode: MODES + ZERO_MODES + TRUNCATED,
    aten.div.Scalar_mode: NUMBER_MODES,
    aten.floor_divide.default: DIVISION + BY_ZERO + BY_NUMBER,
    aten.floor_divide.Scalar: BY_NUMBER,
    aten.remainder.Tensor: DIVISION + BY_ZERO,
    aten.remainder.Scalar: BY_NUMBER,
    aten.remainder.Scalar_Tensor: [lambda t: (5, t(6, low=1)), lambda t: (-5.5, t(6, low=1))],
    aten.fmod.Tensor: DIVISION + BY_ZERO,
    aten.fmod.Scalar: BY_NUMBER,
    aten.gcd.default: [
        lambda t: (t(2, 3), t(3)),
        lambda t: (t(4), torch.zeros(4, dtype=t.dtype)),
        lambda t: (t(0), t(1)),
        lambda t: (t(), t()),
    ],
    aten.lcm.default: [
        lambda t: (t(2, 3), t(3)),
        lambda t: (t(4), torch.zeros(4, dtype=t.dtype)),
        lambda t: (t(0), t(1)),
    ],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
