import torch

from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten
inf = float("inf")


def i(*values, dtype=torch.int64):
    return torch.tensor(values, dtype=dtype)


CASES = {
    aten.embedding.default: [
        lambda t: (t(5, 3), i([4, 0], [2, 2])),
        lambda t: (t.special(5, 3), i(4, 0, dtype=torch.int32), 0),
        lambda t: (t(5, 3), torch.tensor(3)),
        lambda t: (t(5, 3), i([[1]])),
        lambda t: (t(5, 3), torch.zeros(2, 0, dtype=torch.int64)),
        lambda t: (t(5, 0), i(1, 2)),
    ],
    aten.embedding_dense_backward.default: [
        lambda t: (t(4, 3), i(4, 0, 2, 2), 5, -1, False),
        lambda t: (t(2, 2, 3), i([4, 0], [2, 2]), 5, 2, False),
        lambda t: (t(2, 2, 3), i([4, 0], [2, 2], dtype=torch.int32), 5, 0, True),
        lambda t: (t(3), torch.tensor(1), 5, -1, False),
        lambda t: (t(0, 3), torch.zeros(0, dtype=torch.int64), 5, -1, False),
    ],
    aten.embedding_renorm.default: [
        lambda t: (t(5, 3), i(4, 0, 4), 1.5, 2.0),
        lambda t: (t(5, 3), i([4, 0], [1, 2]), 2.0, 1.0),
        lambda t: (t(5, 3), i(1, 2, dtype=torch.int32), 0.5, inf),
        lambda t: (t(5, 3), i(1, 2), 0.5, 3.0),
        lambda t: (t(5, 3), torch.zeros(0, dtype=torch.int64), 0.5, 2.0),
    ],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
