import pytest
import torch

from tests.lowerings.harness import check_op, golden_text, parametrize
from tests.lowerings.test_linalg_factor import SHAPES, positive

aten = torch.ops.aten
SQUARE = [(3, 3), (2, 1, 4, 4), (0, 3, 3), (2, 0, 0)]
GAUGE = {
    aten._linalg_eigh.default: [
        *[lambda t, shape=shape: (t(*shape),) for shape in SQUARE],
        lambda t: (t(2, 3, 3), "U"),
    ],
    aten.linalg_eig.default: [lambda t, shape=shape: (t(*shape),) for shape in SQUARE],
    aten._linalg_svd.default: [
        lambda t, shape=shape, full=full: (t(*shape), full) for full in (False, True) for shape in SHAPES
    ],
}
CASES = {
    aten._linalg_eigvals.default: [lambda t: (t(3, 3).tril(),), lambda t: (t(0, 3, 3),)],
    aten._linalg_svd.default: [lambda t: (t(2, 3, 4), False, False), lambda t: (t(3, 0), False, False)],
    aten._linalg_eigh.default: [
        lambda t: (positive(t, 2, 3, 3), "L", False),
        lambda t: (t(0, 3, 3), "L", False),
    ],
    aten.linalg_pinv.atol_rtol_tensor: [
        lambda t: ((t(3, 2),), {}),
        lambda t: ((t(2, 3, 4),), {"rtol": torch.tensor(0.3, dtype=torch.float64)}),
        lambda t: ((t(2, 3, 4),), {"atol": torch.tensor([0.0, 1.5], dtype=torch.float64)}),
        lambda t: ((t(2, 3, 4),), {"atol": torch.tensor([0.1, 1.5]), "rtol": torch.tensor(0.01)}),
        lambda t: ((positive(t, 2, 3, 3),), {"hermitian": True}),
        lambda t: ((t(0, 3, 2),), {}),
        lambda t: ((t(2, 0, 3),), {}),
    ],
    aten.linalg_matrix_exp.default: [
        lambda t: (t(3, 3, low=-1, high=1),),
        lambda t: (torch.stack([t(2, 2) * 0.01, t(2, 2)]),),
        lambda t: (torch.full((2, 2), float("nan"), dtype=t.dtype),),
        lambda t: (t(0, 3, 3),),
        lambda t: (t(2, 0, 0),),
        lambda t: (t(1, 1),),
    ],
}


def test_there_is_a_case_for_each():
    assert set(GAUGE) - set(CASES) == {aten.linalg_eig.default}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op], interpret=False, tolerance=2e-4)  # the kernels are custom calls


def same_up_to_gauge(got, wanted, labels, _tolerance, what):
    """Products that don't depend on the sign, phase or basis of the vectors."""
    for ours, theirs, label in zip(got, wanted, labels, strict=True):
        ours, theirs = invariants(ours), invariants(theirs)
        for g, w in zip(ours, theirs, strict=True):
            torch.testing.assert_close(g, w, rtol=1e-4, atol=1e-4, msg=lambda m, where=label: f"{what}, {where}: {m}")


def invariants(results):
    if len(results) == 3:
        u, s, vh = results
        k = s.shape[-1]
        return (
            u.shape,
            s,
            vh.shape,
            u.mH @ u,
            vh @ vh.mH,
            (u[..., :k] * s[..., None, :].to(u.dtype)) @ vh[..., :k, :],
        )
    values, vectors = results
    order = values.real.argsort(dim=-1, stable=True)
    values, vectors = values.gather(-1, order), vectors.gather(-1, order[..., None, :].expand_as(vectors))
    return values, vectors.shape, vectors.abs()


@parametrize(GAUGE)
def test_equals_eager_up_to_gauge(op):
    check_op(op, GAUGE[op], interpret=False, same=same_up_to_gauge)


@parametrize(GAUGE | {op: cases for op, cases in CASES.items() if op not in GAUGE})
def test_golden(op, golden):
    assert golden_text(op, (GAUGE | CASES if op not in GAUGE else GAUGE)[op]) == golden(op)


@pytest.mark.parametrize("size", [1e-3, 1.0, 40.0])
def test_matrix_exponential_of_any_size(size):
    check_op(
        aten.linalg_matrix_exp.default,
        [lambda t: (t(3, 3, low=-1, high=1) * size,)],
        interpret=False,
        tolerance=1e-2,
    )
