import torch

from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten

CASES = {
    aten.slice_scatter.default: [
        lambda t: (t(4, 6), t(2, 6), 0, 1, 3),
        lambda t: (t(4, 6), t(4, 2), 1, 1, 6, 3),
        lambda t: (t(4, 6), t(4, 6)),
        lambda t: (t(4, 6), t(1, 6), -2, -1),
        lambda t: (t(4, 6), t(4, 3), 1, -100, 100, 2),
        lambda t: (t(4, 6), t(4, 0), 1, 5, 2),
        lambda t: (t(4, 6), t(4, 1), 1, 3, 6, 4),
        lambda t: (t.special(4, 6), t.special(2, 6), 0, 1, None, 2),
        lambda t: (t(0, 6), t(0, 3), 1, 0, 6, 2),
    ],
    aten.select_scatter.default: [
        lambda t: (t(2, 3), t(2), 1, 2),
        lambda t: (t(2, 3), t(3), -2, -1),
        lambda t: (t(4), t(), 0, 0),
        lambda t: (t(0, 2), t(0), 1, 0),
    ],
    aten.diagonal_scatter.default: [
        lambda t: (t(3, 4), t(3)),
        lambda t: (t(3, 4), t(2), 2),
        lambda t: (t(3, 4), t(2), -1),
        lambda t: (t(4, 3), t(3), -1),
        lambda t: (t(4, 3), t(1), 2),
        lambda t: (t(2, 3, 4), t(3, 1), 1, -1, 0),
        lambda t: (t(2, 3, 4), t(3, 2), 1, 0, 2),
        lambda t: (t(2, 3, 4, 2), t(2, 2, 3), 0, 1, 2),
        lambda t: (t(3, 4), t(0), 4),
        lambda t: (t.special(3, 3), t.special(3)),
    ],
    aten.diag_embed.default: [
        lambda t: (t(3),),
        lambda t: (t(2, 3), 1),
        lambda t: (t(2, 3), -2),
        lambda t: (t(2, 3), 1, 0, 2),
        lambda t: (t(2, 3), -1, -1, 0),
        lambda t: (t(0),),
        lambda t: (t(0), 2),
        lambda t: (t(2, 0, 3),),
    ],
    aten.as_strided_scatter.default: [
        lambda t: (t(4, 6), t(2, 3), [2, 3], [12, 2], 1),
        lambda t: (t(4, 6), t(6, 4), [6, 4], [1, 6]),
        lambda t: (t(4, 6), t(2, 12), [2, 12], [12, 1]),
        lambda t: (t(4, 6), t(3, 5), [3, 5], [6, 1], 6),
        lambda t: (t(4, 6), t(3, 2, 2), [3, 2, 2], [6, 1, 3], 2),
        lambda t: (t(4, 6), t(0, 2), [0, 2], [1, 1]),
        lambda t: (t(4, 6), t(), [], [], 5),
        lambda t: (t(2, 3), t(2, 1, 3, 1), [2, 1, 3, 1], [3, 9, 1, 4]),
    ],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
