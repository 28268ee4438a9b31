import math

import torch

from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten
nan, inf = math.nan, math.inf
ORDERS = (2, 1, 0, inf, -inf, 3, -1, -2, 0.5)


def norms(t, *shape):
    """Nowhere 0, so that negative orders are finite."""
    x = t(*shape)
    return torch.where(x.abs() < 0.25, torch.ones_like(x), x)


NORM = [
    lambda t: (t(2, 3), 2, [1]),
    *[lambda t, p=p: (norms(t, 2, 3, 4), p, [-1, 0], True) for p in ORDERS],
    *[lambda t, p=p: (norms(t, 2, 3), p) for p in ORDERS],
    *[lambda t, p=p: (t.special(2, 6), p, [1]) for p in ORDERS],
    *[lambda t, p=p: (t(0, 3), p, [1]) for p in ORDERS],
    lambda t: (t(3, 0), 2, [1]),
    lambda t: (t(), 2),
    lambda t: (t(), 3, [0], True),
    lambda t: ((t(2, 3), 2, [0]), {"dtype": torch.complex128 if t.dtype.is_complex else torch.float64}),
    lambda t: (t(4, 300, low=200, high=300), 2, [1]),
]


def small(t, *shape):
    """So that eager's rounding to half precision after each product is small too."""
    return t(*shape) if t.dtype.is_complex else t(*shape, low=-1 if t.dtype.is_signed else 0, high=1)


def distances(p, mode):
    return [
        lambda t: (t(3, 4), t(2, 4), p, mode),
        lambda t: (t(2, 1, 3, 4), t(5, 2, 4), p, mode),
        lambda t: (t(3, 0), t(2, 0), p, mode),
        lambda t: (t(0, 4), t(2, 4), p, mode),
        lambda t: (t(2, 30, 4), t(2, 3, 4), p, mode),
    ]


CASES = {
    aten.linalg_vector_norm.default: NORM,
    aten._cdist_forward.default: [
        *(case for p in (2.0, 0.0, 1.0, 3.0, inf, 0.5) for case in distances(p, None)),
        *distances(2.0, 1),
        *distances(2.0, 2),
        lambda t: (torch.tensor([[nan, 1], [2, 3]], dtype=t.dtype), t(3, 2), 0.0, None),
        lambda t: (torch.tensor([[nan, 1], [2, 3]], dtype=t.dtype), t(3, 2), 2.0, None),
    ],
    aten._pdist_forward.default: [
        lambda t: (t(4, 3),),
        *[lambda t, p=p: (t(4, 3), p) for p in (0.0, 1.0, 2.0, 3.0, inf)],
        lambda t: (t(1, 3),),
        lambda t: (t(0, 3),),
        lambda t: (t(3, 0),),
    ],
    aten.renorm.default: [
        lambda t: (t(3, 4), 2, 0, 1.5),
        *[lambda t, p=p: (norms(t, 2, 3, 4), p, -2, 4.0) for p in (1, 2, 3, inf, 0.5)],
        lambda t: (t.special(2, 6), 2, 0, 1.0),
        lambda t: (t(3, 0), 2, 0, 1.0),
        lambda t: (t(0, 3), 2, 1, 1.0),
        lambda t: (t(3, 2), 2, 0, 0.0),
    ],
    aten.linalg_cross.default: [
        lambda t: (t(2, 3), t(2, 3)),
        lambda t: ((t(3, 2), t(3, 1)), {"dim": 0}),
        lambda t: ((t(2, 3, 4), t(1, 3, 4)), {"dim": -2}),
        lambda t: (t(0, 3), t(1, 3)),
    ],
    aten._trilinear.default: [
        lambda t: (small(t, 2, 3), small(t, 4, 3, 5), small(t, 2, 5), [1, 3], [0], [1, 2], [2, 3]),
        lambda t: (t(2, 3), t(2, 3), t(2, 3), [], [], [], [1]),
        lambda t: (t(2, 3), t(2, 3), t(2, 3), [], [], [], []),
        lambda t: (t(0, 3), t(4, 3, 5), t(0, 5), [1, 3], [0], [1, 2], [2, 3]),
    ],
}


# Eager rounds to half precision after each product; float32 distances by products cancel.
LOOSE = {aten._trilinear.default: 2e-2, aten._cdist_forward.default: 2e-4}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op], tolerance=LOOSE.get(op, 0))


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
