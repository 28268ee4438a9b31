import torch

from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten


def positive(t, *shape):
    """A batch of Hermitian positive definite matrices."""
    x = t(*shape)
    return x @ x.mH + 3 * torch.eye(shape[-1], dtype=t.dtype)


def lu(t, *shape):
    return torch.linalg.lu_factor(t(*shape))


def qr(t, *shape):
    return torch.geqrf(t(*shape))


SHAPES = [(3, 3), (2, 4, 3), (3, 5), (2, 1, 3, 3), (0, 3, 3), (2, 0, 3), (3, 0), (0, 0)]
EACH = [lambda t, shape=shape: (t(*shape),) for shape in SHAPES]
SINGULAR = [lambda t: (torch.ones(2, 3, 3, dtype=t.dtype),), lambda t: (torch.zeros(3, 2, dtype=t.dtype),)]
FAILING = [
    [[1.0, 0, 0], [0, 2, 0], [0, 0, -1]],
    [[1, 2, 0], [2, 1, 0], [0, 0, 1]],
    [[0, 0, 0], [0, 1, 0], [0, 0, 1]],
    [[3, 1, 0], [1, 3, 1], [0, 1, 3]],
]

CASES = {
    aten.linalg_lu_factor_ex.default: [*EACH, *SINGULAR],
    aten.linalg_lu.default: EACH,
    aten.lu_unpack.default: [
        *[lambda t, shape=shape: (*lu(t, *shape),) for shape in SHAPES],
        lambda t: (*lu(t, 3, 3), False),
        lambda t: (*lu(t, 3, 3), True, False),
    ],
    aten.linalg_cholesky_ex.default: [
        lambda t: (positive(t, 3, 3),),
        lambda t: ((positive(t, 2, 3, 3).triu(),), {"upper": True}),
        lambda t: (positive(t, 2, 3, 3).tril(),),
        lambda t: (t(0, 3, 3),),
        lambda t: (t(0, 0),),
        lambda t: (t(2, 0, 0),),
    ],
    aten.cholesky.default: [
        lambda t: (positive(t, 3, 3),),
        lambda t: (positive(t, 2, 3, 3).triu(), True),
        lambda t: (t(0, 3, 3),),
    ],
    aten.linalg_qr.default: [
        lambda t: (t(3, 2),),
        *[
            lambda t, shape=shape, mode=mode: (t(*shape), mode)
            for shape in SHAPES
            for mode in ("reduced", "complete", "r")
        ],
    ],
    aten.geqrf.default: EACH,
    aten.linalg_householder_product.default: [
        lambda t: qr(t, 3, 2),
        lambda t: qr(t, 2, 3, 3),
        lambda t: (qr(t, 4, 3)[0], qr(t, 4, 2)[1]),
        lambda t: qr(t, 0, 3, 3),
        lambda t: qr(t, 3, 0),
    ],
    aten.ormqr.default: [
        lambda t: (*qr(t, 3, 2), t(3, 4)),
        lambda t: (*qr(t, 3, 2), t(3, 4), True, True),
        lambda t: (*qr(t, 3, 3), t(4, 3), False),
        lambda t: (*qr(t, 2, 4, 3), t(2, 5, 4), False, True),
        lambda t: (*qr(t, 0, 4, 3), t(0, 5, 4), False, True),
    ],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op], interpret=False, tolerance=1e-4)  # the kernels are custom calls


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)


def test_cholesky_tells_which_minor_is_not_positive():
    import torch2hlo

    a = torch.tensor(FAILING)
    ours = torch2hlo.convert(lambda a: torch.linalg.cholesky_ex(a), (a,)).compile("cpu", cache_dir=None)(a)
    theirs = torch.linalg.cholesky_ex(a)
    assert ours[1].tolist() == theirs.info.tolist()
    torch.testing.assert_close(ours[0][3], theirs.L[3])
    assert ours[0][:3].isnan().flatten(1).any(1).all()
