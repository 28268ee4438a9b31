import math

import torch

from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten
NAN = math.nan


def _scaled(t, *, bias=None, out_dtype=torch.float32, rows=False):
    x, y = (torch.randn(4, 16, generator=t.generator) for _ in range(2))
    a, b = (torch.rand(4, 1), torch.rand(1, 4)) if rows else (torch.tensor(0.5), torch.tensor(2.0))
    return (x.to(t.dtype), y.to(t.dtype).t(), a, b), {"out_dtype": out_dtype, "bias": bias}


def small(t):
    """Like ``t`` with floats in ±1/2: the interpreter and eager's addbmm round halves at every step."""
    return lambda *shape: t(*shape, low=-0.5, high=0.5) if t.dtype.is_floating_point else t(*shape)


CASES = {
    aten.mm.default: [
        lambda t: (t(2, 3), t(3, 4)),
        lambda t: (t(2, 0), t(0, 4)),
        lambda t: (t(0, 3), t(3, 2)),
        lambda t: (t.special(2, 5), t(5, 2)),
        lambda t: (t(3, 2).T, t(4, 3).T),
    ],
    aten.bmm.default: [
        lambda t: (t(2, 3, 4), t(2, 4, 5)),
        lambda t: (t(0, 3, 4), t(0, 4, 5)),
        lambda t: (t(2, 3, 0), t(2, 0, 5)),
    ],
    aten.mv.default: [lambda t: (t(2, 3), t(3)), lambda t: (t(2, 0), t(0))],
    aten.dot.default: [lambda t: (t(3), t(3)), lambda t: (t(0), t(0))],
    aten.vdot.default: [lambda t: (t(3), t(3)), lambda t: (t(0), t(0))],
    aten.matmul.default: [
        lambda t: (t(2, 1, 3, 4), t(5, 4, 6)),
        lambda t: (t(3), t(3)),
        lambda t: (t(3), t(3, 4)),
        lambda t: (t(2, 3), t(3)),
        lambda t: (t(2, 3), t(3, 4)),
        lambda t: (t(3), t(2, 3, 4)),
        lambda t: (t(2, 4, 3), t(3)),
        lambda t: (t(2, 4, 3), t(3, 5)),
        lambda t: (t(4, 3), t(2, 3, 5)),
        lambda t: (t(2, 4, 3), t(2, 3, 5)),
        lambda t: (t(2, 4, 3), t(1, 3, 5)),
        lambda t: (t(1, 4, 3), t(2, 3, 5)),
        lambda t: (t(1, 4, 3), t(1, 3, 5)),
        lambda t: (t(2, 1, 4, 3), t(1, 5, 3, 2)),
        lambda t: (t(1, 5, 4, 3), t(2, 1, 3, 2)),
        lambda t: (t(6, 5, 4, 3), t(5, 3, 2)),
        lambda t: (t(3), t(6, 5, 3, 2)),
        lambda t: (t(1, 3), t(3, 1)),
        lambda t: (t(2, 0, 3), t(3, 4)),
        lambda t: (t(0, 2, 3), t(1, 3, 4)),
        lambda t: (t(2, 4, 0), t(2, 0, 5)),
        lambda t: (t(2, 4, 1), t(2, 1, 5)),
    ],
    aten.tensordot.default: [
        lambda t: (t(2, 3, 4), t(4, 3, 5), [1, 2], [1, 0]),
        lambda t: (t(2, 3), t(4, 5), [], []),
        lambda t: (t(2, 3), t(3, 2), [-1, 0], [0, -1]),
        lambda t: (t(2, 1), t(3, 4), [1], [0]),
    ],
    aten.linear.default: [
        lambda t: (small(t)(2, 3), small(t)(4, 3), small(t)(4)),
        lambda t: (small(t)(2, 3), small(t)(4, 3)),
        lambda t: (small(t)(3), small(t)(4, 3), small(t)(4)),
        lambda t: (small(t)(5, 2, 3), small(t)(4, 3), small(t)(4)),
        lambda t: (small(t)(5, 1, 2, 3), small(t)(4, 3)),
        lambda t: (small(t)(2, 3), small(t)(3)),
        lambda t: (small(t)(0, 3), small(t)(4, 3), small(t)(4)),
        lambda t: (small(t)(2, 0), small(t)(4, 0), small(t)(4)),
    ],
    aten.addmm.default: [
        lambda t: (t(4), t(2, 3), t(3, 4)),
        lambda t: ((t(2, 1), t(2, 3), t(3, 4)), {"beta": 2, "alpha": 3}),
        lambda t: (t(), t(2, 3), t(3, 4)),
        lambda t: ((t(2, 4), t(2, 3), t(3, 4)), {"beta": 0.5, "alpha": -1.5}),
        lambda t: ((t.special(2, 4), t(2, 3), t(3, 4)), {"beta": 0}),
        lambda t: ((t(2, 4), t(2, 3), t(3, 4)), {"alpha": 0}),
        lambda t: (t(4), t(2, 0), t(0, 4)),
    ],
    aten.baddbmm.default: [
        lambda t: (t(5), t(2, 3, 4), t(2, 4, 5)),
        lambda t: ((t(2, 1, 1), t(2, 3, 4), t(2, 4, 5)), {"beta": 2, "alpha": 3}),
        lambda t: ((t.special(2, 3, 5), t(2, 3, 4), t(2, 4, 5)), {"beta": 0}),
    ],
    aten.addbmm.default: [
        lambda t: (small(t)(5), small(t)(2, 3, 4), small(t)(2, 4, 5)),
        lambda t: ((small(t)(3, 5), small(t)(2, 3, 4), small(t)(2, 4, 5)), {"beta": 2, "alpha": 3}),
        lambda t: ((small(t)(3, 5), small(t)(0, 3, 4), small(t)(0, 4, 5)), {"beta": 2}),
    ],
    aten.addmv.default: [
        lambda t: (t(2), t(2, 3), t(3)),
        lambda t: ((t(), t(2, 3), t(3)), {"beta": 2, "alpha": 3}),
        lambda t: ((t.special(2), t(2, 3), t(3)), {"beta": 0}),
    ],
    aten.addr.default: [
        lambda t: (t(2, 3), t(2), t(3)),
        lambda t: ((t(3), t(2), t(3)), {"beta": 2, "alpha": 3}),
        lambda t: ((t.special(2, 3), t(2), t(3)), {"beta": 0}),
        lambda t: ((t(2, 3), t(2), t(3)), {"beta": False, "alpha": True}),
    ],
    aten.outer.default: [
        lambda t: (t(2), t(3)),
        lambda t: (t(2), t(3, dtype=torch.float32)),
        lambda t: (t(0), t(3)),
    ],
    aten.ger.default: [lambda t: (t(2), t(3))],
    aten._int_mm.default: [lambda t: (t(17, 8, low=-128, high=127), t(8, 16, low=-128, high=127))],
    aten._scaled_mm.default: [
        lambda t: _scaled(t),
        lambda t: _scaled(t, rows=True),
        lambda t: _scaled(t, bias=torch.randn(4), out_dtype=torch.bfloat16),
        lambda t: _scaled(t, out_dtype=None),
    ],
    aten.einsum.default: [
        lambda t: ("bhqd,bhkd->bhqk", [small(t)(2, 3, 4, 5), small(t)(2, 3, 6, 5)]),
        lambda t: ("ij,jk", [small(t)(2, 3), small(t)(3, 4)]),
        lambda t: ("ij,jk->ki", [small(t)(2, 3), small(t)(3, 4)]),
        lambda t: ("ij->", [small(t)(2, 3)]),
        lambda t: ("ij->ji", [small(t)(2, 3)]),
        lambda t: ("ba", [small(t)(2, 3)]),
        lambda t: ("ii", [small(t)(3, 3)]),
        lambda t: ("ii->i", [small(t)(3, 3)]),
        lambda t: ("bii->ib", [small(t)(2, 3, 3)]),
        lambda t: ("iii->i", [small(t)(3, 3, 3)]),
        lambda t: ("i,j->ij", [small(t)(2), small(t)(3)]),
        lambda t: ("i,i->i", [small(t)(3), small(t)(3)]),
        lambda t: ("i,i", [small(t)(3), small(t)(3)]),
        lambda t: ("ij,jk,kl->il", [small(t)(2, 3), small(t)(3, 4), small(t)(4, 5)]),
        lambda t: (
            ("ij,jk,kl->il", [small(t)(2, 3), small(t)(3, 4), small(t)(4, 5)]),
            {"path": [1, 2, 0, 1]},
        ),
        lambda t: ("...ij,...jk->...ik", [small(t)(2, 1, 3, 4), small(t)(5, 4, 6)]),
        lambda t: ("b...i,ij -> b ... j", [small(t)(2, 5, 6, 3), small(t)(3, 4)]),
        lambda t: ("...", [small(t)(2, 3)]),
        lambda t: ("...i->i", [small(t)(2, 3, 4)]),
        lambda t: ("ab,ab->ba", [small(t)(2, 1), small(t)(2, 3)]),
        lambda t: ("ab,bc->ac", [small(t)(2, 1), small(t)(3, 4)]),
        lambda t: ("ab,cd->ad", [small(t)(2, 3), small(t)(4, 5)]),
        lambda t: ("bn,anm,bm->ba", [small(t)(2, 5), small(t)(3, 5, 4), small(t)(2, 4)]),
        lambda t: ("Ab,bC", [small(t)(2, 3), small(t)(3, 4)]),
        lambda t: (",ij", [small(t)(), small(t)(2, 3)]),
        lambda t: ("i,i,i->i", [small(t)(3), small(t)(1), small(t)(3)]),
        lambda t: ("ij,jk->ik", [small(t)(2, 0), small(t)(0, 4)]),
        lambda t: ("iij,jk->ik", [small(t)(2, 2, 3), small(t)(3, 4)]),
    ],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
