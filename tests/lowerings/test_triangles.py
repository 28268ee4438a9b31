import torch

from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten

TRIANGLE = [
    lambda t: (t(3, 4),),
    lambda t: (t(3, 4), 1),
    lambda t: (t(2, 4, 3), -2),
    lambda t: (t(3, 4), 9),
    lambda t: (t(3, 4), -(2**40)),
    lambda t: (t(0, 4),),
    lambda t: (t(2, 0, 0), 1),
    lambda t: (t.special(4, 4), 1),
]


def listed(*args):
    return lambda t: (args, {"dtype": t.dtype})


LISTED = [listed(3, 3), listed(2, 4, 1), listed(9, 12), listed(0, 3), listed(3, 0), listed(4, 4, -9)]
LISTED += [listed(4, 5, k) for k in range(-4, 6)]
LISTED += [listed(*size, k) for size in [(11, 14), (14, 11)] for k in range(-12, 13, 3)]

CASES = {
    aten.tril.default: TRIANGLE,
    aten.triu.default: TRIANGLE,
    aten.tril_indices.default: LISTED,
    aten.triu_indices.default: LISTED,
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)


def test_golden_of_long_lists(golden):
    assert golden_text(aten.tril_indices.default, [listed(40, 30)]) == golden("aten.tril_indices.long")
