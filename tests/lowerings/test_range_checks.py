from tests.lowerings.harness import check_op, golden_text, parametrize
from torch2hlo.internal_ops import if_good, out_of_range

CASES = {
    out_of_range: [
        lambda t: (t(2, 3, low=0, high=3), 0, 4),
        lambda t: (t(6, low=0), -4, 4),
        lambda t: (t(6), -4, 4),
        lambda t: (t(6), -10, 12, 3),
        lambda t: (t(6), 0, 3, 100),
        lambda t: (t(1, low=5, high=5), 0, 4),
        lambda t: (t(low=0, high=0), 0, 1),
        lambda t: (t(0, 2), 0, 4),
    ],
    if_good: [
        lambda t: (t(2, 3), t(2, 3)),
        lambda t: (t(3), t(2, 3)),
        lambda t: (t(), t(2, 0)),
    ],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
