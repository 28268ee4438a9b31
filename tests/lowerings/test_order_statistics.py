import torch

from tests.lowerings.harness import check_op, golden_text, parametrize
from tests.lowerings.test_sorting import distinct

aten = torch.ops.aten
NAN = torch.nan


def partly(t, *shape):
    """Distinct values; of a floating dtype, some are NaN."""
    made = distinct(t, *shape)
    if made.dtype.is_floating_point:
        made.view(-1)[1::3] = NAN
    return made


def holed(t, *shape):
    """The last row, or element, is nothing but NaN."""
    made = partly(t, *shape)
    if made.dtype.is_floating_point:
        made[-1] = NAN
    return made


FLAT = [
    lambda t: (distinct(t, 2, 3),),
    lambda t: (distinct(t, 7),),
    lambda t: (t(),),
    lambda t: (distinct(t, 2, 2, 2),),
]
HOLED = [lambda t: (holed(t, 5, 4),), lambda t: (holed(t, 1),), lambda t: (torch.zeros(0, dtype=t.dtype),)]
DIM = [
    lambda t: (distinct(t, 2, 3), 1),
    lambda t: (distinct(t, 4, 5), 0, True),
    lambda t: (distinct(t, 2, 6, 3), -2),
    lambda t: (t(), 0),
    lambda t: (t(3, 0), 0),
]
HOLED_DIM = [
    lambda t: (holed(t, 5, 4), 0),
    lambda t: (holed(t, 5, 4), 1),
    lambda t: (holed(t, 5, 8), 1, True),
]
CASES = {
    aten.median.default: FLAT,
    aten.median.dim: DIM,
    aten.nanmedian.default: FLAT,
    aten.nanmedian.dim: DIM,
    aten.mode.default: [
        lambda t: (t(2, 3),),
        lambda t: (torch.tensor([[1, 1, 2, 2, 1, 2], [0, 0, 1, 0, 1, 1]]).to(t.dtype), 1),
        lambda t: (torch.tensor([[0, 2], [0, 1], [1, 2]]).to(t.dtype), 0, True),
        lambda t: (t(),),
        lambda t: (t(3, 0), 0),
    ],
}
HOLES = {
    aten.median.default: HOLED,
    aten.median.dim: HOLED_DIM,
    aten.nanmedian.default: HOLED,
    aten.nanmedian.dim: [
        lambda t: (partly(t, 5, 4), 0),
        lambda t: (partly(t, 5, 8), 1, True),
        lambda t: (holed(t, 2, 2), 1),
    ],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(HOLES)
def test_with_nan(op):
    # The interpreter does not sort by TOTALORDER, which the index needs.
    check_op(op, HOLES[op], interpret=op in {aten.median.default, aten.nanmedian.default})


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
