import torch

from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten
NAN = torch.nan
WAYS = ["linear", "lower", "higher", "midpoint", "nearest"]


def q(t, *values):
    return torch.tensor(values, dtype=t.dtype)


def with_nan(t):
    made = t(4, 5)
    made[0, 1] = made[2, 2] = NAN
    made[3] = NAN
    return made


TENSOR = [
    lambda t: (t(2, 3), q(t, 0.25, 0.6), 1),
    lambda t: (t(2, 3), q(t, 0.5).reshape(())),
    lambda t: (t(2, 5, 3), q(t, 0.0, 0.3, 1.0), -2, True),
    lambda t: (t(2, 5), q(t, 0.3), None, True),
    lambda t: (t(2, 5), q(t), 0),
    lambda t: (t(), q(t, 0.3), 0),
    *[lambda t, way=way: ((t(3, 6), q(t, 0.1, 0.5, 0.7), 1), {"interpolation": way}) for way in WAYS],
]
SCALAR = [
    lambda t: (t(2, 3), 0.3, 1),
    lambda t: (t(2, 5, 3), 0.9, -2, True),
    lambda t: (t(2, 5), 1.0),
    lambda t: (t(), 0.3, 0),
    *[lambda t, way=way: ((t(3, 6), 0.7, 1), {"interpolation": way}) for way in WAYS],
]
NANS = [lambda t: (with_nan(t), q(t, 0.2, 0.75), 1), lambda t: (with_nan(t), q(t, 0.2), 0, True)]
SCALAR_NANS = [
    lambda t: (with_nan(t), 0.3, 1),
    lambda t: (with_nan(t), 0.3, 0, True),
    lambda t: (with_nan(t), 0.4),
]
CASES = {
    aten.quantile.default: TENSOR,
    aten.quantile.scalar: SCALAR,
    aten.nanquantile.default: TENSOR,
    aten.nanquantile.scalar: SCALAR,
}
HOLES = {
    aten.quantile.default: NANS,
    aten.quantile.scalar: SCALAR_NANS,
    aten.nanquantile.default: NANS,
    aten.nanquantile.scalar: SCALAR_NANS,
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(HOLES)
def test_with_nan(op):
    check_op(op, HOLES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
