import torch

import torch2hlo
from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten
UNARY = [lambda t: (t(2, 3),), lambda t: (t.special(6),), lambda t: (t(),), lambda t: (t(0, 3),)]
CASES = {
    aten.real.default: UNARY,
    aten.imag.default: UNARY,
    aten._conj.default: UNARY,
    aten._conj_physical.default: UNARY,
    aten._neg_view.default: UNARY,
    aten.complex.default: [lambda t: (t(2, 3), t(3)), lambda t: (t.special(6), t()), lambda t: (t(0), t(1))],
    aten.polar.default: [lambda t: (t(2, 3), t(3)), lambda t: (t(), t()), lambda t: (t(0), t(1))],
    aten.angle.default: UNARY,
    aten.view_as_real.default: UNARY,
    aten.view_as_complex.default: [lambda t: (t(3, 2),), lambda t: (t(2),), lambda t: (t(0, 2),)],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)


def test_writes_through_parts_reach_the_whole():
    def f(z):
        z = z.clone()
        z.real.mul_(2)
        z.imag[0] = 5.0
        z.conj().add_(1j)
        torch.view_as_real(z)[1].zero_()
        return z, z.conj().imag, z.mH @ z, z.real.clone()

    z = torch.randn(3, 3, dtype=torch.complex64, generator=torch.Generator().manual_seed(0))
    got = torch2hlo.convert(f, (z,)).compile("cpu")(z)
    torch.testing.assert_close(got, tuple(part.resolve_conj().resolve_neg() for part in f(z)))
