import torch

from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten
REDUCE = ["sum", "mean", "max", "min", "prod"]
LENGTHS = torch.tensor([2, 0, 3])

CASES = {
    aten.segment_reduce.default: [
        *[lambda t, how=how: ((t(5, 2), how), {"lengths": LENGTHS}) for how in REDUCE],
        *[lambda t, how=how: ((t.special(5), how), {"lengths": LENGTHS, "initial": 1.0}) for how in REDUCE],
        *[lambda t, how=how: ((t(5, 3), how), {"offsets": torch.tensor([0, 1, 1, 5])}) for how in REDUCE],
        lambda t: ((t(2, 5, 3), "sum"), {"lengths": torch.tensor([[2, 3], [0, 5]]), "axis": 1}),
        lambda t: ((t(5), "mean"), {"lengths": torch.tensor([2, 1]), "unsafe": True}),
    ]
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
