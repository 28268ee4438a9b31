import math

import torch

from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten
nan, inf = math.nan, math.inf


def grid(t, xs, ys):
    """Every pair of two lists of numbers, as two tensors of the dtype under test."""
    x, y = torch.meshgrid(torch.tensor(xs, dtype=torch.float64), torch.tensor(ys, dtype=torch.float64), indexing="ij")
    return x.to(t.dtype).clone(), y.to(t.dtype).clone()


def numbers(t, *values):
    return torch.tensor(values, dtype=torch.float64).to(t.dtype)


def of_one(low=-3.0, high=3.0, *more):
    return [
        lambda t: (t(2, 3, low=low if t.dtype.is_floating_point else 0, high=high),),
        lambda t: (t.special(6),),
        lambda t: (t(0, 3),),
        lambda t: (t(),),
        lambda t: (numbers(t, *more),) if more and t.dtype.is_floating_point else (t(1),),
    ]


EDGES = [nan, inf, -1.0, 0.0, -0.0, 0.25, 1.0, 3.0, 10.0, 1000.0]
CASES = {
    aten.lgamma.default: of_one(0.5, 4, -1, -2, -2.5, -20.5, 20, 100),
    aten.digamma.default: of_one(0.5, 4, -1, -2, -2.5, -20.25, 20, 100),
    aten.polygamma.default: [
        lambda t: (1, t(2, 3, low=0.5 if t.dtype.is_floating_point else 1)),
        *[
            lambda t, n=n: (
                n,
                numbers(
                    t,
                    nan,
                    inf,
                    -inf,
                    -5.25,
                    -3 if n > 1 else -2.5,
                    -0.3,
                    -0.0,
                    0,
                    0.125,
                    0.5,
                    1,
                    1.5,
                    9,
                    20,
                    100,
                ),
            )
            for n in (0, 1, 2, 3, 5)
        ],
        lambda t: (2, t(0, 3)),
        lambda t: (2, t(low=1)),
        lambda t: (30, t(2, low=1)),
    ],
    aten.special_zeta.default: [
        lambda t: (t(2, 3, low=2, high=5), t(3, low=1, high=5)),
        lambda t: grid(
            t,
            [nan, inf, -1, 0, 1, 1.5, 2, 3, 4, 10, 60.5],
            [nan, inf, -inf, -5.5, -3, 0, 0.125, 0.5, 1, 1.5, 9, 20],
        ),
        lambda t: (t(0, 3), t(3)),
        lambda t: (t(low=2), t(2, low=1)),
    ],
    aten.special_zeta.other_scalar: [lambda t: (t(2, 3, low=2), 1.5), lambda t: (t(2, 3, low=2), 2)],
    aten.special_zeta.self_scalar: [lambda t: (2, t(2, 3, low=1)), lambda t: (2.5, t(2, 3, low=1))],
    aten.igamma.default: [
        lambda t: (t(2, 3, low=0.25), t(3, low=0.25)),
        lambda t: grid(t, EDGES, EDGES),
        lambda t: (t(0, 3), t(3)),
    ],
    aten.igammac.default: [
        lambda t: (t(2, 3, low=0.25), t(3, low=0.25)),
        lambda t: grid(t, EDGES, EDGES),
        lambda t: (t(), t(2)),
    ],
    aten.erfinv.default: of_one(-0.99, 0.99, -1, 1, -1.5),
    aten.special_erfcx.default: of_one(-2, 3, 20, 1000),
    aten.special_ndtri.default: of_one(0.01, 0.99, 0, 1, 1e-3, 1 - 1e-3, -0.5, 2),
    aten.special_log_ndtr.default: of_one(-3, 3, -20.5, -1000, 5, 30),
    aten.special_entr.default: of_one(0, 3, -1, 100),
    aten.special_xlog1py.default: [
        lambda t: (t(2, 3), t(3, low=0)),
        lambda t: grid(t, [0, -0.0, nan, inf, 1, -2], [-1, -2, 0, nan, inf, 0.5]),
        lambda t: (t(0, 3), t(3)),
        lambda t: (t(), t(2)),
    ],
    aten.special_xlog1py.other_scalar: [lambda t: (t(2, 3), 1.5), lambda t: (t(2, 3), 2)],
    aten.special_xlog1py.self_scalar: [lambda t: (0, t(2, 3)), lambda t: (2.5, t(2, 3, low=0))],
    aten.special_i0e.default: of_one(-3, 3, 20, 1000, -10),
    aten.i0.default: of_one(-3, 3, 8, -8.5),
    aten.special_modified_bessel_i0.default: of_one(-3, 3, 8, -8.5),
    aten.special_i1e.default: of_one(-3, 3, 20, 1000, -10),
    aten.special_i1.default: of_one(-3, 3, 8, -8.5),
    aten.special_modified_bessel_i1.default: of_one(-3, 3, 8, -8.5),
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
