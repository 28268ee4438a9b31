import torch

from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten
UNARY = [lambda t: (t(2, 3),), lambda t: (t.special(6),), lambda t: (t(),), lambda t: (t(0, 3),)]
BINARY = [
    lambda t: (t(2, 3), t(3)),
    lambda t: (t.special(6), t(6)),
    lambda t: (t.special(6), t.special(6)),
    lambda t: (t(0), t(1)),
    lambda t: (t(), t(2)),
    lambda t: (t(9), t(9, dtype=torch.int32)),
    lambda t: (t(9), t(dtype=torch.float32)),
    lambda t: (t(9), t(9, dtype=torch.bool)),
]
NUMBERS = [
    lambda t: (t(2, 3), 2),
    lambda t: (t(9), 1.5),
    lambda t: (t(9), -1),
    lambda t: (t(9), 300),
    lambda t: (t(9), True),
    lambda t: (torch.ones(2, dtype=t.dtype), 1.001),
]
COMPARED = [*BINARY, *NUMBERS]
MASK = torch.tensor([[True, False, True], [False, False, True]])
CASES = {
    aten.eq.Tensor: COMPARED,
    aten.eq.Scalar: [*NUMBERS, lambda t: (t(3), 1j)],
    aten.ne.Tensor: COMPARED,
    aten.ne.Scalar: NUMBERS,
    aten.lt.Tensor: COMPARED,
    aten.lt.Scalar: NUMBERS,
    aten.le.Tensor: COMPARED,
    aten.le.Scalar: NUMBERS,
    aten.gt.Tensor: COMPARED,
    aten.gt.Scalar: NUMBERS,
    aten.ge.Tensor: COMPARED,
    aten.ge.Scalar: NUMBERS,
    aten.logical_and.default: BINARY,
    aten.logical_or.default: BINARY,
    aten.logical_xor.default: BINARY,
    aten.logical_not.default: UNARY,
    aten.isnan.default: UNARY,
    aten.isinf.default: UNARY,
    aten.isposinf.default: UNARY,
    aten.isneginf.default: UNARY,
    aten.isfinite.default: UNARY,
    aten.where.self: [
        lambda t: (t(2, 3), torch.ones(3), torch.zeros(2, 1)),
        lambda t: (t(3), torch.ones(3, dtype=torch.int64), torch.zeros(3)),
        lambda t: (t(3), torch.ones((), dtype=torch.float64), torch.zeros(3)),
        lambda t: (t(), torch.ones(3), torch.zeros(3)),
        lambda t: (t(0), torch.ones(1), torch.zeros(1)),
    ],
    aten.where.ScalarOther: [
        lambda t: (t(2, 3), torch.ones(3), 2),
        lambda t: (t(3), torch.ones(3, dtype=torch.int64), 2.5),
    ],
    aten.where.ScalarSelf: [
        lambda t: (t(2, 3), 2, torch.ones(3)),
        lambda t: (t(3), 2.5, torch.ones(3, dtype=torch.int64)),
    ],
    aten.where.Scalar: [lambda t: (t(2, 3), 1, 2), lambda t: (t(3), 1, 2.5), lambda t: (t(3), True, False)],
    aten.masked_fill.Scalar: [
        lambda t: (t(2, 3), MASK, 2),
        lambda t: (t(2, 1), MASK[0], 1),
        lambda t: (t(2, 3), MASK, float("-inf")),
        lambda t: (t(2, 3), MASK[:, :1], 2.7),
        lambda t: (t(3), torch.tensor(True), 1),
    ],
    aten.masked_fill.Tensor: [lambda t: (t(2, 3), MASK, t()), lambda t: (t(3), MASK, torch.tensor(2.7))],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
