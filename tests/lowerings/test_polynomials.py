import math

import torch

from tests.lowerings.harness import check_op, golden_text, parametrize
from tests.lowerings.test_special import grid

aten = torch.ops.aten
NAMES = [
    *(f"{shifted}chebyshev_polynomial_{kind}" for shifted in ("", "shifted_") for kind in "tuvw"),
    "hermite_polynomial_h", "hermite_polynomial_he", "laguerre_polynomial_l", "legendre_polynomial_p",
]  # fmt: skip
# No NaN: eager returns memory it never wrote for some degrees.
XS = [-1.5, -1.0, -0.75, 0.0, 0.25, 0.5, 1.0, 1.25]
CASES = {}
for name in NAMES:
    packet = getattr(aten, f"special_{name}")
    CASES[packet.default] = [
        lambda t: (t(2, 3), t(3, low=0)),
        lambda t: grid(t, XS, [-2, 0, 1, 2, 2.75, 3, 5, 9, 10]),
        lambda t: grid(t, [0.5], [math.nan, math.inf, -math.inf]),
        lambda t: (t(0, 3), t(3)),
        lambda t: (t(), t(low=0)),
    ]
    CASES[packet.n_scalar] = [lambda t, n=n: (grid(t, XS, [0])[0], n) for n in (3, 0, 1, 2, 2.75, 9, 14, 200, -1)]
    CASES[packet.x_scalar] = [lambda t: (0.5, t(2, 3, low=0)), lambda t: (2, t(2, 3, low=0))]


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op], tolerance=1e-4)


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
