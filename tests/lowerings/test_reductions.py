import warnings

import pytest
import torch

import torch2hlo
from tests.lowerings.harness import check_op, golden_text, parametrize
from torch2hlo.errors import UnsupportedArgumentError

aten = torch.ops.aten

SUMS = [
    lambda t: (t(2, 3),),
    lambda t: (t.special(7),),
    lambda t: (t(),),
    lambda t: (t(0, 3),),
]
SUMS_DTYPE = [
    lambda t: ((t(2, 3),), {"dtype": torch.float32}),
    lambda t: ((t(2, 3),), {"dtype": torch.float64}),
    lambda t: ((t(2, 3),), {"dtype": torch.complex64}),
]
INTEGER_DTYPE = [
    lambda t: ((t(2, 3),), {"dtype": torch.int32}),
    lambda t: ((t(2, 3, low=0),), {"dtype": torch.uint8}),
    lambda t: ((t(2, 3),), {"dtype": torch.bool}),
]
SUMS_DIM = [
    lambda t: (t(2, 3), [1]),
    lambda t: (t(2, 3, 4), [0, -1], True),
    lambda t: (t(2, 3, 4), [-2]),
    lambda t: (t(2, 3), []),
    lambda t: (t(2, 3), None, True),
    lambda t: (t(), [0]),
    lambda t: (t(), [-1], True),
    lambda t: (t(0, 3), [0]),
    lambda t: (t(3, 0), [0], True),
    lambda t: (t.special(3, 3), [0]),
]
DIM = [
    lambda t: (t(2, 3), 1),
    lambda t: (t(2, 3, 4), -2, True),
    lambda t: (t(), 0),
    lambda t: (t(), -1, True),
    lambda t: (t(0, 3), 0),
    lambda t: (t(3, 0), 0, True),
    lambda t: (t.special(3, 3), 0),
]
VARIANCE = [
    lambda t: ((t(2, 3), [1]), {"correction": 1}),
    lambda t: (t(2, 3),),
    lambda t: ((t(2, 3, 4), [0, -1]), {"correction": 0, "keepdim": True}),
    lambda t: ((t(2, 3), [0]), {"correction": 0.5}),
    lambda t: ((t(5, 3), []), {"correction": 2}),
    lambda t: ((t(), [0]), {"correction": 0}),
    lambda t: ((t.special(8, 3), [1]), {}),
    lambda t: ((t(3, 0), [0]), {}),
    lambda t: ((t(3, 2) * 0 + 5, [1]), {"correction": 0}),
]
DEGENERATE = [
    lambda t: ((t(2, 3), [0]), {"correction": 2}),
    lambda t: ((t(2, 3), [0]), {"correction": 7}),
    lambda t: ((t(2, 1), [1]), {}),
    lambda t: ((t(),), {}),
    lambda t: ((t(0, 3), [0]), {"correction": 0}),
]

CASES = {
    aten.sum.default: [*SUMS, *SUMS_DTYPE, *INTEGER_DTYPE],
    aten.sum.dim_IntList: [*SUMS_DIM, lambda t: ((t(2, 3), [1]), {"dtype": torch.float64})],
    aten.nansum.default: [case for case in [*SUMS_DIM, *SUMS, *SUMS_DTYPE] if case is not SUMS_DIM[3]],
    aten.mean.default: [*SUMS, *SUMS_DTYPE],
    aten.mean.dim: [
        *SUMS_DIM,
        lambda t: ((t(2, 3), [1]), {"dtype": torch.float64}),
        lambda t: ((t(2, 3), [1]), {"dtype": torch.complex64}),
    ],
    aten.prod.default: [*SUMS, *SUMS_DTYPE, *INTEGER_DTYPE],
    aten.prod.dim_int: [*DIM, lambda t: ((t(2, 3), 1), {"dtype": torch.float64})],
    aten.any.default: [*SUMS, lambda t: (t(2, 3) * 0,)],
    aten.any.dim: [*DIM, lambda t: (t(3, 2) * 0, 0)],
    aten.any.dims: [
        lambda t: (t(2, 3, 4), [0, -1]),
        lambda t: (t(2, 3), None, True),
        lambda t: (t(2, 3), []),
        lambda t: (t(2, 3) * 0, [1]),
    ],
    aten.all.default: SUMS,
    aten.all.dim: [*DIM, lambda t: (t(3, 2) * 0, 0)],
    aten.all.dims: [
        lambda t: (t(2, 3, 4), [0, -1]),
        lambda t: (t(2, 3), None, True),
        lambda t: (t(2, 3), []),
    ],
    aten.count_nonzero.default: [*SUMS, lambda t: (t(2, 3), 1), lambda t: (t(2, 3), -2), lambda t: (t(), 0)],
    aten.count_nonzero.dim_IntList: [
        lambda t: (t(2, 3, 4), [0, -1]),
        lambda t: (t(2, 3), []),
        lambda t: (t(0, 3), [0]),
    ],
    aten.var.correction: VARIANCE,
    aten.var.dim: [
        lambda t: (t(2, 3), [1]),
        lambda t: (t(2, 3, 4), [0, 2], False, True),
        lambda t: (t(2, 3), None),
    ],
    aten.std.correction: VARIANCE,
    aten.var_mean.correction: VARIANCE,
    aten.std_mean.correction: VARIANCE,
    aten.logsumexp.default: [
        lambda t: (t(2, 3), [1]),
        lambda t: (t(2, 3, 4), [0, -1], True),
        lambda t: (t.special(5, 2), [1]),
        lambda t: (t(3, 0), [1]),
        lambda t: (t(), [0]),
        lambda t: (t(2, 2) * 300, [0]),
    ],
    aten.hash_tensor.default: [
        lambda t: (t(2, 3),),
        lambda t: (t(2, 3, 4), [0, -1]),
        lambda t: ((t(2, 3), [1]), {"keepdim": True}),
        lambda t: (t.special(5, 2),),
        lambda t: (t(3, 0), [0]),
        lambda t: (t(),),
    ],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)


@parametrize([aten.var.correction, aten.std.correction, aten.var_mean.correction])
def test_of_fewer_elements_than_the_correction(op):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)
        check_op(op, DEGENERATE)


def test_nansum_over_no_dimensions_is_refused():
    with pytest.raises(UnsupportedArgumentError, match="pass dim=None"):
        torch2hlo.convert(lambda x: aten.nansum(x, []), (torch.ones(2, 3),))
