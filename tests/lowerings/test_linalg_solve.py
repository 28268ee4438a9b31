import torch

from tests.lowerings.harness import check_op, golden_text, parametrize
from tests.lowerings.test_linalg_factor import lu, positive

aten = torch.ops.aten


def regular(t, *shape):
    """Matrices that are far from singular."""
    return t(*shape) + 6 * torch.eye(shape[-1], dtype=t.dtype)


def factor(t, *shape):
    return torch.linalg.cholesky(positive(t, *shape))


CASES = {
    aten._linalg_solve_ex.default: [
        lambda t: (regular(t, 3, 3), t(3, 2)),
        lambda t: (regular(t, 3, 3).mT, t(3)),
        lambda t: (regular(t, 2, 3, 3), t(2, 3)),
        lambda t: (regular(t, 2, 1, 3, 3), t(4, 3, 2)),
        lambda t: ((regular(t, 2, 3, 3), t(2, 4, 3)), {"left": False}),
        lambda t: (t(0, 3, 3), t(0, 3, 2)),
        lambda t: (t(0, 0), t(0, 2)),
        lambda t: (regular(t, 3, 3), t(3, 0)),
    ],
    aten.linalg_inv_ex.default: [
        lambda t: (regular(t, 3, 3),),
        lambda t: (regular(t, 2, 1, 3, 3),),
        lambda t: (t(0, 3, 3),),
        lambda t: (t(2, 0, 0),),
    ],
    aten.linalg_lu_solve.default: [
        lambda t: (*lu(t, 3, 3), t(3, 2)),
        *[
            lambda t, left=left, adjoint=adjoint: (
                (*lu(t, 2, 3, 3), t(2, 3, 3)),
                {"left": left, "adjoint": adjoint},
            )
            for left in (True, False)
            for adjoint in (True, False)
        ],
        lambda t: (*lu(t, 2, 1, 3, 3), t(4, 3, 2)),
        lambda t: (*lu(t, 3, 3), t(4, 3, 2)),
        lambda t: (*lu(t, 0, 3, 3), t(0, 3, 2)),
    ],
    aten.linalg_solve_triangular.default: [
        *[
            lambda t, upper=upper, left=left, unit=unit: (
                (regular(t, 3, 3), t(3, 3)),
                {"upper": upper, "left": left, "unitriangular": unit},
            )
            for upper in (False, True)
            for left in (True, False)
            for unit in (False, True)
        ],
        lambda t: ((regular(t, 2, 1, 3, 3), t(4, 3, 2)), {"upper": True}),
        lambda t: ((t(0, 3, 3), t(0, 3, 2)), {"upper": True}),
    ],
    aten.triangular_solve.default: [
        lambda t: (t(3, 2), regular(t, 3, 3)),
        *[
            lambda t, upper=upper, transpose=transpose: (t(2, 3, 2), regular(t, 3, 3), upper, transpose)
            for upper in (True, False)
            for transpose in (True, False)
        ],
        lambda t: (t(3, 2), regular(t, 3, 3), False, False, True),
    ],
    aten.cholesky_solve.default: [
        lambda t: (t(3, 2), factor(t, 3, 3)),
        lambda t: (t(2, 3, 2), factor(t, 3, 3).mH.clone(), True),
        lambda t: (t(3, 2), factor(t, 2, 3, 3)),
        lambda t: (t(0, 3, 2), t(0, 3, 3)),
    ],
    aten.cholesky_inverse.default: [
        lambda t: (factor(t, 3, 3),),
        lambda t: (factor(t, 2, 3, 3).mH.clone(), True),
        lambda t: (t(0, 3, 3),),
    ],
    aten._linalg_det.default: [
        lambda t: (t(3, 3),),
        lambda t: (t(2, 1, 3, 3).mT,),
        lambda t: (torch.zeros(2, 3, 3, dtype=t.dtype),),
        lambda t: (t(0, 3, 3),),
        lambda t: (t(2, 0, 0),),
    ],
    aten._linalg_slogdet.default: [
        lambda t: (t(3, 3),),
        lambda t: (t(2, 1, 3, 3).mT,),
        lambda t: (torch.zeros(2, 3, 3, dtype=t.dtype),),
        lambda t: (t(0, 3, 3),),
        lambda t: (t(2, 0, 0),),
    ],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op], interpret=False, tolerance=1e-4)  # the kernels are custom calls


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
