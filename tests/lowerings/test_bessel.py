import mpmath as mp
import pytest
import torch

from tests.lowerings.harness import check_op, golden_text, parametrize
from tests.lowerings.test_special import of_one
from torch2hlo.lowerings import bessel_tables

aten = torch.ops.aten
FAR = [0.25, 2, 2.5, 4, 7.5, 8, 8.5, 20, 50]
CASES = {
    aten.special_bessel_j0.default: of_one(-3, 3, -20.5, *FAR),
    aten.special_bessel_j1.default: of_one(-3, 3, -20.5, *FAR),
    aten.special_bessel_y0.default: of_one(0.5, 3, -20.5, *FAR),
    aten.special_bessel_y1.default: of_one(0.5, 3, -20.5, *FAR),
    aten.special_modified_bessel_k0.default: of_one(0.5, 3, -20.5, *FAR),
    aten.special_modified_bessel_k1.default: of_one(0.5, 3, -20.5, *FAR),
    aten.special_scaled_modified_bessel_k0.default: of_one(0.5, 3, -20.5, *FAR),
    aten.special_scaled_modified_bessel_k1.default: of_one(0.5, 3, -20.5, *FAR),
    aten.special_airy_ai.default: of_one(-3, 3, -3.75, -4, -4.5, -9, -20.5, *FAR),
    aten.special_spherical_bessel_j0.default: of_one(-3, 3, 1e-3, -20.5, *FAR),
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op], tolerance=2e-6)  # of eager: ours are right to 1e-15, eager's to 1e-6 between the nodes


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)


def square(t):
    """x for x² from 0 to 64."""
    return mp.sqrt(32 * (t + 1))


def beyond(t):
    """x from 8 to infinity."""
    return 8 / mp.sqrt((t + 1) / 2)


def amplitudes(order, t):
    """P and Q · x/8 in J = √(2/πx) (P cos χ - Q sin χ), Y = √(2/πx) (P sin χ + Q cos χ)."""
    x = beyond(t)
    phase, scale = x - (2 * order + 1) * mp.pi / 4, mp.sqrt(mp.pi * x / 2)
    j, y, c, s = mp.besselj(order, x), mp.bessely(order, x), mp.cos(phase), mp.sin(phase)
    return scale * (j * c + y * s), scale * (y * c - j * s) * x / 8


def small(t):
    """x for x² from 0 to 4."""
    return mp.sqrt(2 * (t + 1))


def decay(order, t):
    """√x exp(x) K(x) for x from 2."""
    x = 4 / (t + 1)
    return mp.besselk(order, x) * mp.exp(x) * mp.sqrt(x)


def airy_right(t):
    zeta = mp.sqrt(2) * 4 / 3 * 2 / (t + 1)
    x = (1.5 * zeta) ** (mp.mpf(2) / 3)
    return mp.airyai(x) * 2 * mp.sqrt(mp.pi) * x**0.25 * mp.exp(zeta)


def airy_left(t):
    zeta = mp.mpf(16) / 3 / mp.sqrt((t + 1) / 2)
    x = (1.5 * zeta) ** (mp.mpf(2) / 3)
    a, b, c, s = mp.airyai(-x), mp.airybi(-x), mp.cos(zeta - mp.pi / 4), mp.sin(zeta - mp.pi / 4)
    scale = mp.sqrt(mp.pi) * x**0.25
    return scale * (a * c - b * s), scale * (a * s + b * c) * zeta


FUNCTIONS = {
    "J0": lambda t: mp.besselj(0, square(t)),
    "J1": lambda t: mp.besselj(1, square(t)) / square(t),
    "Y0": lambda t: mp.bessely(0, square(t)) - 2 / mp.pi * mp.log(square(t) / 2) * mp.besselj(0, square(t)),
    "Y1": lambda t: (
        (mp.bessely(1, square(t)) - 2 / mp.pi * (mp.log(square(t) / 2) * mp.besselj(1, square(t)) - 1 / square(t)))
        / square(t)
    ),
    "P0": lambda t: amplitudes(0, t)[0],
    "Q0": lambda t: amplitudes(0, t)[1],
    "P1": lambda t: amplitudes(1, t)[0],
    "Q1": lambda t: amplitudes(1, t)[1],
    "K0": lambda t: mp.besselk(0, small(t)) + mp.log(small(t) / 2) * mp.besseli(0, small(t)),
    "K1": lambda t: small(t) * (mp.besselk(1, small(t)) - mp.log(small(t) / 2) * mp.besseli(1, small(t))),
    "K0_FAR": lambda t: decay(0, t),
    "K1_FAR": lambda t: decay(1, t),
    "AI": lambda t: mp.airyai(3 * t - 1),
    "AI_RIGHT": airy_right,
    "AI_P": lambda t: airy_left(t)[0],
    "AI_Q": lambda t: airy_left(t)[1],
}


@pytest.mark.parametrize("name", FUNCTIONS)
def test_coefficients(name):
    with mp.workdps(40):
        angles = [mp.pi * (k + mp.mpf(1) / 2) / 64 for k in range(64)]
        values = [FUNCTIONS[name](mp.cos(angle)) for angle in angles]
        for order, c in enumerate(getattr(bessel_tables, name)):
            wanted = mp.fsum(v * mp.cos(order * angle) for v, angle in zip(values, angles, strict=True)) / (
                32 if order else 64
            )
            assert abs(wanted - c) <= 2**-52 * abs(c) + 2**-70
