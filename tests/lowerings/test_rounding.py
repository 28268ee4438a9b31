import torch

from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten
UNARY = [lambda t: (t(2, 3),), lambda t: (t.special(6),), lambda t: (t(),), lambda t: (t(0, 3),)]
HALVES = [*UNARY, lambda t: (torch.tensor([0.5, 1.5, 2.5, -0.5, -1.5, -0.7, 1e4]).to(t.dtype),)]
BINARY = [
    lambda t: (t(2, 3), t(3)),
    lambda t: (t.special(6), t(6)),
    lambda t: (t(6), t.special(6)),
    lambda t: (t(0), t(1)),
    lambda t: (t(), t(2)),
]
ZEROS = [lambda t: (torch.tensor([1.0, 2, 3, 0]).to(t.dtype), torch.tensor([-0.0, 0.0, -1, 2]).to(t.dtype))]
CASES = {
    aten.ceil.default: HALVES,
    aten.floor.default: HALVES,
    aten.trunc.default: HALVES,
    aten.frac.default: HALVES,
    aten.round.default: HALVES,
    aten.round.decimals: [
        lambda t, d=decimals: ((t(2, 3, low=-300, high=300),), {"decimals": d}) for decimals in (2, 0, -2, 1)
    ]
    + [lambda t: ((t.special(6),), {"decimals": 1})],
    aten.sign.default: UNARY,
    aten.sgn.default: [*UNARY, lambda t: (torch.zeros(2, dtype=t.dtype),)],
    aten.signbit.default: UNARY,
    aten.copysign.Tensor: [*BINARY, *ZEROS, lambda t: (t(3), t(3, dtype=torch.int32))],
    aten.copysign.Scalar: [lambda t: (t(2, 3), -1.5), lambda t: (t(2, 3), 2), lambda t: (t.special(6), -0.0)],
    aten.heaviside.default: [*BINARY, lambda t: (torch.tensor([0, 1, -1]).to(t.dtype), t(3))],
    aten.nan_to_num.default: [
        lambda t: (t.special(6),),
        lambda t: (t.special(6), 1.5, 2, -3),
        lambda t: (t(0),),
    ],
    aten.nextafter.default: BINARY,
    aten.frexp.Tensor: [
        *UNARY,
        lambda t: (torch.tensor([torch.finfo(t.dtype).tiny, torch.finfo(t.dtype).max, 1, 0.75, -8], dtype=t.dtype),),
        lambda t: (
            torch.tensor(
                [torch.finfo(t.dtype).smallest_normal / 3, torch.finfo(t.dtype).smallest_normal * 1.5],
                dtype=t.dtype,
            ),
        ),
    ],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
