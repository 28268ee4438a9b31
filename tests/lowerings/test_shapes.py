import torch
import torch.nn.functional as F

import torch2hlo
from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten

CASES = {
    aten.cat.default: [
        lambda t: ([t(2, 3), t(1, 3)],),
        lambda t: ([t(2, 3), t(2, 1), t(2, 0)], -1),
        lambda t: ([t(2, 3), t(0)],),
        lambda t: ([t(0), t(2, 3), t(2, 2)], 1),
        lambda t: ([t(0), t(0)],),
        lambda t: ([t(0, 3), t(0, 2)], 1),
        lambda t: ([t(2), t(3, dtype=torch.int64), t(1, dtype=torch.bool)],),
        lambda t: ([t(2), t(3, dtype=torch.float32)],),
        lambda t: ([t(2), t(0, dtype=torch.float64)],),
        lambda t: ([t.special(5)],),
    ],
    aten.repeat.default: [
        lambda t: (t(2, 3), [2, 2]),
        lambda t: (t(2, 3), [4, 1, 2]),
        lambda t: (t(2, 3), [1, 1]),
        lambda t: (t(2, 3), [3, 1, 1]),
        lambda t: (t(1, 3), [3, 1]),
        lambda t: (t(1, 3), [2, 5, 2]),
        lambda t: (t(2, 3), [0, 2]),
        lambda t: (t(), [3]),
        lambda t: (t(), []),
        lambda t: (t(0, 2), [2, 2]),
    ],
    aten.repeat_interleave.self_int: [
        lambda t: (t(2, 3), 2, 0),
        lambda t: (t(2, 3), 3, -1),
        lambda t: (t(2, 3), 2),
        lambda t: (t(2, 3), 1, 1),
        lambda t: (t(2, 3), 0, 1),
        lambda t: (t(), 3),
        lambda t: (t(0, 2), 2, 1),
    ],
    aten.repeat_interleave.Tensor: [
        lambda t: ((t(4, low=2, high=2),), {"output_size": 8}),
        lambda t: ((torch.tensor([2, 0, 1, 3], dtype=t.dtype),), {"output_size": 6}),
        lambda t: ((torch.tensor([0], dtype=t.dtype),), {"output_size": 0}),
    ],
    aten.flip.default: [
        lambda t: (t(2, 3), [0, 1]),
        lambda t: (t(2, 3, 4), [-1]),
        lambda t: (t(2, 3), []),
        lambda t: (t(1, 3), [0]),
        lambda t: (t(), [0]),
        lambda t: (t(0, 3), [0, 1]),
    ],
    aten.roll.default: [
        lambda t: (t(2, 5), [2], [1]),
        lambda t: (t(2, 5), [-1, 7], [0, -1]),
        lambda t: (t(2, 5), [3]),
        lambda t: (t(2, 5), [-11], []),
        lambda t: (t(2, 5), [5], [1]),
        lambda t: (t(2, 5), [1, 1], [1, 1]),
        lambda t: (t(), [1]),
        lambda t: (t(0, 2), [1], [0]),
    ],
    aten.resize.default: [
        lambda t: (t(2, 3), [3, 2]),
        lambda t: (t(2, 3), [2, 2]),
        lambda t: (t(2, 3), [0]),
        lambda t: (t(2, 3), []),
    ],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)


X, Y = torch.arange(24.0).reshape(2, 12), torch.arange(96).reshape(1, 4, 4, 6)
EXPANDED = {
    "stack": lambda: torch.stack([X, X + 1], 1),
    "hstack": lambda: torch.hstack([X, X]),
    "vstack": lambda: torch.vstack([X, X[0]]),
    "dstack": lambda: torch.dstack([X, X]),
    "column_stack": lambda: torch.column_stack([X[:, 0], X]),
    "tile": lambda: (X.tile(2), X.tile(2, 1), X.tile(2, 1, 3)),
    "rot90": lambda: [torch.rot90(Y, k, (1, 3)) for k in range(-1, 5)],
    "fliplr": lambda: (X.fliplr(), X.flipud()),
    "pixel_shuffle": lambda: F.pixel_shuffle(Y, 2),
    "pixel_unshuffle": lambda: F.pixel_unshuffle(Y, 2),
    "channel_shuffle": lambda: F.channel_shuffle(Y, 2),
    "block_diag": lambda: torch.block_diag(X, torch.tensor(3), torch.ones(3), torch.ones(2, 2, dtype=torch.int32)),
    "cartesian_prod": lambda: torch.cartesian_prod(torch.arange(3), torch.arange(2)),
    "combinations": lambda: (
        torch.combinations(torch.arange(4)),
        torch.combinations(X[0], 3, with_replacement=True),
        torch.combinations(torch.arange(2), 3),
    ),
    "meshgrid": lambda: [
        *torch.meshgrid(X[0], X[1, :2], indexing="xy"),
        *torch.meshgrid(X[0], X[1], indexing="ij"),
    ],
    "diag": lambda: (X.diag(), X[0].diag(1), torch.diagflat(X, -1)),
    "unsafe_split": lambda: (
        *aten.unsafe_split.Tensor(X, 5, 1),
        *aten.unsafe_split_with_sizes.default(X, [4, 8], 1),
    ),
    "split": lambda: (
        *X.split(5, 1),
        *X.chunk(5, 1),
        *X.tensor_split(5, 1),
        *X.unbind(),
        *X.unsafe_chunk(3, 1),
    ),
    "movedim": lambda: (
        Y.movedim(1, 3),
        Y.swapaxes(1, 2),
        Y.mT,
        X.T,
        Y.unflatten(1, (2, 2)),
        X.narrow(1, -3, 2),
    ),
}


@parametrize(EXPANDED)
def test_expanded_by_pytorch(op):
    got, wanted = torch2hlo.convert(EXPANDED[op]).compile("cpu", cache_dir=None)(), EXPANDED[op]()
    torch.testing.assert_close([torch.as_tensor(x) for x in _leaves(got)], list(_leaves(wanted)), rtol=0, atol=0)


def _leaves(tree):
    return torch.utils._pytree.tree_leaves(tree)
