import torch

from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten

DIM = [
    lambda t: (t(2, 3), 1),
    lambda t: (t(2, 35, 2), -2),
    lambda t: (t(7), 0),
    lambda t: (t.special(9), 0),
    lambda t: (t.special(3, 4), 0),
    lambda t: (t(), 0),
    lambda t: (t(), -1),
    lambda t: (t(0, 3), 0),
    lambda t: (t(3, 0), 0),
]
DTYPE = [
    lambda t: ((t(2, 3), 1), {"dtype": torch.float32}),
    lambda t: ((t(2, 3), 1), {"dtype": torch.float64}),
    lambda t: ((t(2, 3), 1), {"dtype": torch.complex64}),
]
NARROW = [
    lambda t: ((t(2, 9, low=0), 1), {"dtype": torch.int8}),
    lambda t: ((t(2, 9, low=0), 1), {"dtype": torch.uint8}),
]
TIES = [
    lambda t: (torch.tensor([[1, 1, 0, 1], [0, 1, 1, 0]]).to(t.dtype), 1),
    lambda t: (torch.zeros(3, 5, dtype=t.dtype), 1),
]

CASES = {
    aten.cumsum.default: [*DIM, *DTYPE, *NARROW],
    aten.cumprod.default: [*DIM, *DTYPE, *NARROW],
    aten.cummax.default: [*DIM, *TIES],
    aten.cummin.default: [*DIM, *TIES],
    aten.logcumsumexp.default: [
        *DIM,
        lambda t: (torch.tensor([-1e4, -1e3, 0.0, 1.0, 30.0, -torch.inf]).to(t.dtype), 0),
        lambda t: (
            torch.tensor([-torch.inf, -torch.inf, 1.0, torch.inf, torch.inf, 2.0, torch.nan, 1.0]).to(t.dtype),
            0,
        ),
    ],
    aten._logcumsumexp.default: [lambda t: (t(2, 3), 1)],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
