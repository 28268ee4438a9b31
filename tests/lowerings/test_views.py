import sys

import torch

from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten
MAX = sys.maxsize

VIEW = [
    lambda t: (t(2, 6), [3, 4]),
    lambda t: (t(2, 6), [-1]),
    lambda t: (t(1), []),
    lambda t: (t(), [1, 1]),
    lambda t: (t(0, 3), [3, 0]),
    lambda t: (t.special(2, 3), [2, 3]),
]
UNSQUEEZE = [lambda t: (t(2, 3), 1), lambda t: (t(2, 3), -1), lambda t: (t(), 0), lambda t: (t(0, 2), 0)]
SQUEEZE = [lambda t: (t(1, 3, 1),), lambda t: (t(),), lambda t: (t(1, 1),), lambda t: (t(1, 0),)]
SQUEEZE_DIM = [
    lambda t: (t(1, 3, 1), 0),
    lambda t: (t(1, 3, 1), -1),
    lambda t: (t(1, 3), 1),
    lambda t: (t(), 0),
]
SQUEEZE_DIMS = [
    lambda t: (t(1, 3, 1), [0, -1]),
    lambda t: (t(1, 3), [1]),
    lambda t: (t(1, 3), []),
    lambda t: (t(), [0]),
]
EXPAND = [
    lambda t: (t(3, 1), [2, 3, 4]),
    lambda t: (t(3, 1), [-1, 4]),
    lambda t: (t(), [2]),
    lambda t: (t(1, 3), [0, 3]),
    lambda t: (t(2), [2]),
]
PERMUTE = [
    lambda t: (t(2, 3, 4), [2, 0, 1]),
    lambda t: (t(2, 3, 4), [-1, 1, -3]),
    lambda t: (t(), []),
    lambda t: (t(0, 2), [1, 0]),
]
TRANSPOSE = [
    lambda t: (t(2, 3, 4), 0, 2),
    lambda t: (t(2, 3, 4), -1, 1),
    lambda t: (t(2), 0, 0),
    lambda t: (t(), 0, -1),
]
T = [lambda t: (t(2, 3),), lambda t: (t(3),), lambda t: (t(),), lambda t: (t(0, 2),)]
SELECT = [
    lambda t: (t(2, 3), 1, 2),
    lambda t: (t(2, 3), -2, -1),
    lambda t: (t(4), 0, 0),
    lambda t: (t(2, 0), 0, 1),
]
SLICE = [
    lambda t: (t(4, 6), 1, 1, 5, 2),
    lambda t: (t(4, 6),),
    lambda t: (t(4, 6), -1, None, None, 4),
    lambda t: (t(4, 6), 0, -3, -1),
    lambda t: (t(4, 6), 0, -100, 100),
    lambda t: (t(4, 6), 0, 2, MAX),
    lambda t: (t(4, 6), 0, 3, 1),
    lambda t: (t(4, 6), 0, 100),
    lambda t: (t(4, 6), 1, -1023, MAX, 5),
    lambda t: (t(0, 6), 0, 0, MAX),
]
DIAGONAL = [
    lambda t: (t(3, 4),),
    lambda t: (t(3, 4), 2),
    lambda t: (t(3, 4), -1),
    lambda t: (t(4, 3), -3),
    lambda t: (t(3, 4), 4),
    lambda t: (t(3, 4), -3),
    lambda t: (t(2, 3, 4), 1, -1, 0),
    lambda t: (t(2, 3, 4, 2), 0, 1, 2),
    lambda t: (t(0, 4),),
    lambda t: (t(1, 1),),
]
UNFOLD = [
    lambda t: (t(7), 0, 3, 2),
    lambda t: (t(2, 6, 3), 1, 2, 2),
    lambda t: (t(2, 7, 3), -2, 2, 3),
    lambda t: (t(2, 8, 3), 1, 2, 3),
    lambda t: (t(5), 0, 2, 4),
    lambda t: (t(2, 7, 3), 1, 3, 1),
    lambda t: (t(5), 0, 5, 1),
    lambda t: (t(5), 0, 1, 1),
    lambda t: (t(5), 0, 0, 2),
    lambda t: (t(), 0, 1, 1),
    lambda t: (t(), 0, 0, 1),
    lambda t: (t(0, 5), 1, 3, 1),
]
AS_STRIDED = [
    lambda t: (t(4, 6), [2, 3], [12, 2], 1),
    lambda t: (t(4, 6), [4, 6], [6, 1]),
    lambda t: (t(4, 6), [6, 4], [1, 6]),
    lambda t: (t(4, 6), [2, 12], [12, 1]),
    lambda t: (t(4, 6), [3, 5], [6, 1], 6),
    lambda t: (t(4, 6), [2, 3, 2], [2, 6, 1], 3),
    lambda t: (t(4, 6), [3, 4], [0, 6]),
    lambda t: (t(4, 6), [3, 1, 4], [1, 0, 0], 5),
    lambda t: (t(4, 6), [5, 3], [2, 1]),
    lambda t: (t(4, 6), [5, 3, 2], [2, 1, 0], 3),
    lambda t: (t(4, 6), [4], [7]),
    lambda t: (t(4, 6), [], [], 5),
    lambda t: (t(4, 6), [1, 1], [3, 2], 5),
    lambda t: (t(4, 6), [0, 2], [1, 1]),
    lambda t: (t(4, 6), [2, 2], [11, 12], 0),
    lambda t: (t(), [2], [0]),
    lambda t: (t(0), [0], [1]),
]
SPLIT_SIZES = [lambda t: (t(5, 3), [2, 3]), lambda t: (t(5, 3), [1, 0, 2], -1), lambda t: (t(0, 3), [0])]

CASES = {
    aten.alias.default: [lambda t: (t(2, 3),), lambda t: (t(),)],
    aten.alias_copy.default: [lambda t: (t(2, 3),), lambda t: (t(),)],
    aten.detach.default: [lambda t: (t(2, 3),)],
    aten.detach_copy.default: [lambda t: (t(2, 3),)],
    aten.view.default: VIEW,
    aten.view_copy.default: VIEW,
    aten._unsafe_view.default: VIEW,
    aten._reshape_copy.default: VIEW,
    aten._reshape_alias_copy.default: [lambda t: (t(2, 6), [3, 4], [4, 1])],
    aten.unsqueeze.default: UNSQUEEZE,
    aten.unsqueeze_copy.default: UNSQUEEZE,
    aten.squeeze.default: SQUEEZE,
    aten.squeeze_copy.default: SQUEEZE,
    aten.squeeze.dim: SQUEEZE_DIM,
    aten.squeeze_copy.dim: SQUEEZE_DIM,
    aten.squeeze.dims: SQUEEZE_DIMS,
    aten.squeeze_copy.dims: SQUEEZE_DIMS,
    aten.expand.default: EXPAND,
    aten.expand_copy.default: EXPAND,
    aten.permute.default: PERMUTE,
    aten.permute_copy.default: PERMUTE,
    aten.transpose.int: TRANSPOSE,
    aten.transpose_copy.int: TRANSPOSE,
    aten.t.default: T,
    aten.t_copy.default: T,
    aten.select.int: SELECT,
    aten.select_copy.int: SELECT,
    aten.slice.Tensor: SLICE,
    aten.slice_copy.Tensor: SLICE,
    aten.narrow_copy.default: [
        lambda t: (t(2, 5), 1, 1, 3),
        lambda t: (t(2, 5), -1, -2, 2),
        lambda t: (t(2, 5), 0, 2, 0),
    ],
    aten.split_copy.Tensor: [
        lambda t: (t(5, 3), 2),
        lambda t: (t(5, 3), 3, -1),
        lambda t: (t(5, 3), 9),
        lambda t: (t(0, 3), 2),
    ],
    aten.split_with_sizes_copy.default: SPLIT_SIZES,
    aten.unbind_copy.int: [lambda t: (t(2, 3),), lambda t: (t(2, 3), -1), lambda t: (t(2, 0),)],
    aten.diagonal.default: DIAGONAL,
    aten.diagonal_copy.default: DIAGONAL,
    aten.unfold.default: UNFOLD,
    aten.unfold_copy.default: UNFOLD,
    aten.as_strided.default: AS_STRIDED,
    aten.as_strided_copy.default: AS_STRIDED,
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
