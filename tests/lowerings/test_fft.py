import torch

from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten


def over_dims(*more):
    """Arguments after the tensor: dims and normalisations."""
    return [
        lambda t: (t(2, 8), [1], 0, *more),
        lambda t: (t(2, 8), [-1], 2, *more),
        lambda t: (t(6, 5), [0], 1, *more),
        lambda t: (t(2, 4, 6), [0, 2], 0, *more),
        lambda t: (t(2, 4, 6), [2, 0], 1, *more),
        lambda t: (t(2, 3, 4, 5), [0, 1, 2, 3], 2, *more),
        lambda t: (t(2, 3, 4, 5), [1, 3, 2, 0], 1, *more),
        lambda t: (t(7), [0], 1, *more),
        lambda t: (t(1, 1), [0, 1], 2, *more),
        lambda t: (t(0, 4), [1], 1, *more),
    ]


CASES = {
    aten._fft_c2c.default: [*over_dims(True), *over_dims(False), lambda t: (t(2, 3), [], 0, True)],
    aten._fft_r2c.default: [*over_dims(True), *over_dims(False)],
    aten._fft_c2r.default: [
        lambda t: (t(2, 5), [1], 0, 8),
        lambda t: (t(2, 5), [1], 2, 9),
        lambda t: (t(5, 2), [0], 1, 8),
        lambda t: (t(3, 4, 5), [0, 2], 2, 8),
        lambda t: (t(3, 4, 5), [0, 1, 2], 1, 9),
        lambda t: (t(3, 2, 4, 5), [3, 0, 2, 1], 0, 2),
        lambda t: (t(0, 3), [1], 2, 4),
        lambda t: (t(2, 1), [1], 2, 1),
    ],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op], interpret=False, tolerance=1e-4)  # the interpreter has no fft


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
