import torch

from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten
BINARY = [
    lambda t: (t(2, 3), t(3)),
    lambda t: (t(0), t(1)),
    lambda t: (t(), t(2)),
    lambda t: (t(9), t(9, dtype=torch.int64)),
    lambda t: (t(9), t(9, dtype=torch.bool)),
]
NUMBERS = [lambda t: (t(2, 3), 3), lambda t: (t(3), 300), lambda t: (t(3), -1), lambda t: (t(3), True)]
FIRST = [lambda t: (3, t(2, 3)), lambda t: (-1, t(3)), lambda t: (True, t(3))]


def _wide(t):
    return t(5), torch.tensor([0, 7, 8, 31, 100]).to(t.dtype)


def _wider(t):
    return t(4), torch.tensor([63, 64, -1, 16]).to(t.dtype)


SHIFTS = [
    *(lambda t, c=case: (c(t)[0], c(t)[1].abs() if c(t)[1].dtype.is_signed else c(t)[1]) for case in BINARY[:4]),
    _wide,
    _wider,
]
SHIFT_NUMBERS = [lambda t, n=number: (t(2, 3), n) for number in (2, 0, 8, 64, -1)]
CASES = {
    aten.bitwise_and.Tensor: BINARY,
    aten.bitwise_and.Scalar: NUMBERS,
    aten.bitwise_and.Scalar_Tensor: FIRST,
    aten.bitwise_or.Tensor: BINARY,
    aten.bitwise_or.Scalar: NUMBERS,
    aten.bitwise_or.Scalar_Tensor: FIRST,
    aten.bitwise_xor.Tensor: BINARY,
    aten.bitwise_xor.Scalar: NUMBERS,
    aten.bitwise_xor.Scalar_Tensor: FIRST,
    aten.bitwise_not.default: [lambda t: (t(2, 3),), lambda t: (t(),), lambda t: (t(0),)],
    aten.bitwise_left_shift.Tensor: SHIFTS,
    aten.bitwise_left_shift.Tensor_Scalar: SHIFT_NUMBERS,
    aten.bitwise_left_shift.Scalar_Tensor: FIRST,
    aten.__lshift__.Tensor: SHIFTS,
    aten.__lshift__.Scalar: SHIFT_NUMBERS,
    aten.bitwise_right_shift.Tensor: SHIFTS,
    aten.bitwise_right_shift.Tensor_Scalar: SHIFT_NUMBERS,
    aten.bitwise_right_shift.Scalar_Tensor: FIRST,
    aten.__rshift__.Tensor: SHIFTS,
    aten.__rshift__.Scalar: SHIFT_NUMBERS,
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
