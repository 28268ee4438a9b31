import torch

from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten


def symmetric(t, *shape):
    x = t(*shape)
    return x + x.mT


def hermitian(t, *shape):
    x = t(*shape)
    return x + x.mH


def factors(t, *shape, hermitian=False):
    a = t(*shape)
    return aten.linalg_ldl_factor_ex(a + (a.mH if hermitian else a.mT), hermitian=hermitian)[:2]


CASES = {
    aten.linalg_ldl_factor_ex.default: [
        lambda t: (symmetric(t, 3, 3),),
        lambda t: (symmetric(t, 8, 6, 6),),
        lambda t: ((hermitian(t, 2, 3, 5, 5),), {"hermitian": True}),
        lambda t: (t(3, 3),),
        lambda t: (torch.tensor([[0, 1, 0], [1, 0, 0], [0, 0, 2]], dtype=t.dtype),),
        lambda t: (torch.zeros(2, 3, 3, dtype=t.dtype),),
        lambda t: (t(1, 1),),
        lambda t: (t(0, 3, 3),),
        lambda t: (t(2, 0, 0),),
    ],
    aten.linalg_ldl_solve.default: [
        lambda t: (*factors(t, 3, 3), t(3, 2)),
        lambda t: (*factors(t, 8, 6, 6), t(8, 6, 2)),
        lambda t: ((*factors(t, 4, 5, 5, hermitian=True), t(4, 5, 1)), {"hermitian": True}),
        lambda t: (*factors(t, 4, 4), t(3, 4, 2)),
        lambda t: (*factors(t, 1, 1), t(1, 2)),
        lambda t: (*factors(t, 0, 3, 3), t(0, 3, 2)),
    ],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op], interpret=False, tolerance=1e-3)  # thousands of operations to interpret


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
