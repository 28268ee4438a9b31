import torch

from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten


def made(*args):
    """A case of an operation that takes a dtype and no tensor."""
    return lambda t: (args, {"dtype": t.dtype})


def plain(*args):
    """A case in the default dtype."""
    return lambda _: args


def fractions(*args):
    """A case that integers have no steps for."""
    return lambda t: (args, {"dtype": t.dtype if t.dtype.is_floating_point else torch.float32})


def ends(start, end, *args):
    """A case with 0-d tensors of the dtype under test where numbers are given as strings."""

    def number(x, t):
        return torch.tensor(float(x)).to(t.dtype) if isinstance(x, str) else x

    return lambda t: ((number(start, t), number(end, t), *args), {"dtype": t.dtype})


LINE = [
    (0, 10, 5),
    (0, 10, 23),
    (-3, 17, 40),
    (5, -5, 4),
    (0.7, 5.2, 7),
    (2, 9, 1),
    (2, 9, 0),
    (2, 9, 2),
    (3, 3, 4),
    (0, 1, 1000),
]
POWERS = [(0, 2, 3), (0, 2, 9), (0, 1, 7, 3.0), (0, 5, 6, 2), (1, 2, 1), (1, 2, 0)]

CASES = {
    aten.arange.default: [made(5), made(4.5), made(0), plain(7), plain(2.5)],
    aten.arange.start: [made(2, 7), made(-3, 3), made(0.5, 4), made(3, 3), plain(1, 4)],
    aten.arange.start_step: [
        made(0, 10, 2),
        fractions(0, 1, 0.3),
        made(5, 0, -2),
        made(0, 100, 1),
        fractions(-1, 1, 0.01),
        made(0, 400, 50),
        made(3, 3, 2),
        made(1, 7.5, 1.5),
        made(2**40, 2**40 + 5, 2),
        made(0, 3000, 1),
    ],
    aten.range.default: [made(1, 4), made(0.5, 4)],
    aten.range.step: [made(1, 4, 1), fractions(0, 1, 0.25), made(5, 0, -2)],
    aten.linspace.default: [made(*line) for line in LINE] + [made(1j, 2 + 3j, 4)],
    aten.linspace.Tensor_Tensor: [ends("0", "10", 5), ends("-3", "17", 40), ends("1", "1", 1)],
    aten.linspace.Tensor_Scalar: [ends("0", 10, 5), ends("3", 7.5, 6)],
    aten.linspace.Scalar_Tensor: [ends(0, "10", 5), ends(0.5, "7", 6)],
    aten.logspace.default: [made(*line) for line in POWERS] + [made(0, 1 + 1j, 4)],
    aten.logspace.Tensor_Tensor: [ends("0", "2", 3), ends("0", "2", 9), ends("0", "5", 6, 2)],
    aten.logspace.Tensor_Scalar: [ends("0", 2, 3)],
    aten.logspace.Scalar_Tensor: [ends(0, "2", 3)],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
