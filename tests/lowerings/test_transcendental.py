import torch

from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten
UNARY = [lambda t: (t(2, 3),), lambda t: (t.special(6),), lambda t: (t(),), lambda t: (t(0, 3),)]
UNIT = [lambda t: (t(2, 3, low=-1 if t.dtype.is_signed else 0, high=1),), *UNARY[1:]]
POSITIVE = [lambda t: (t(2, 3, low=0),), *UNARY[1:]]
ABOVE_1 = [lambda t: (t(2, 3, low=1),), *UNARY[1:]]
BINARY = [
    lambda t: (t(2, 3), t(3)),
    lambda t: (t.special(6), t(6)),
    lambda t: (t(6), t.special(6)),
    lambda t: (t(0), t(1)),
    lambda t: (t(), t(2)),
]
SPECIAL = torch.tensor([torch.inf, -torch.inf, torch.nan, 0.0])
PAIRS = [
    *BINARY,
    lambda t: (SPECIAL[:, None].to(t.dtype), SPECIAL.to(t.dtype)) if t.dtype.is_floating_point else (t(2), t(2)),
]
CASES = {
    aten.exp.default: UNARY,
    aten.expm1.default: [*UNARY, lambda t: (t(5) * 1e-3,)],
    aten.log.default: POSITIVE,
    aten.log1p.default: [*POSITIVE, lambda t: (t(5) * 1e-3,)],
    aten.log2.default: [*POSITIVE, lambda t: (torch.tensor([1, 2, 4, 8, 32, 64]).to(t.dtype),)],
    aten.log10.default: [*POSITIVE, lambda t: (torch.tensor([1, 10, 100]).to(t.dtype),)],
    aten.sin.default: UNARY,
    aten.cos.default: UNARY,
    aten.tan.default: UNARY,
    aten.asin.default: UNIT,
    aten.acos.default: UNIT,
    aten.atan.default: UNARY,
    aten.atan2.default: [*PAIRS, lambda t: (t(3), t(3, dtype=torch.int64))],
    aten.sinh.default: UNARY,
    aten.cosh.default: UNARY,
    aten.tanh.default: UNARY,
    aten.asinh.default: UNARY,
    aten.acosh.default: ABOVE_1,
    aten.atanh.default: UNIT,
    aten.erf.default: UNARY,
    aten.erfc.default: UNARY,
    aten.hypot.default: PAIRS,
    aten.logaddexp.default: PAIRS,
    aten.logaddexp2.default: PAIRS,
    aten.xlogy.Tensor: [lambda t: (t(2, 3), t(3, low=0)), *PAIRS[1:]],
    aten.xlogy.Scalar_Other: [lambda t: (t(2, 3), 2), lambda t: (t.special(6), 0.5)],
    aten.xlogy.Scalar_Self: [lambda t: (2, t(2, 3, low=0)), lambda t: (0, t.special(6))],
    aten.sinc.default: UNARY,
    aten.deg2rad.default: UNARY,
    aten.rad2deg.default: UNARY,
    aten.logit.default: [
        lambda t: (t(2, 3, low=0.1, high=0.9),),
        lambda t: (t(6, low=0, high=1), 0.1),
        lambda t: (t.special(6), 0.2),
    ],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
