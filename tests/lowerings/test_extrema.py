import torch

from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten

ALL = [lambda t: (t(2, 3),), lambda t: (t.special(7),), lambda t: (t(),), lambda t: (t(2, 3, 4),)]
DIMS = [
    *[lambda t: (t(2, 3), [1]), lambda t: (t(2, 3, 4), [0, -1], True), lambda t: (t.special(3, 3), [0])],
    *[lambda t: (t(), [0]), lambda t: (t(3, 0), [0]), lambda t: (t(2, 3), []), lambda t: (t(2, 3), [], True)],
]
DIM = [
    lambda t: (t(2, 3), 1),
    lambda t: (t(2, 30, 4), -2, True),
    lambda t: (t.special(3, 3), 0),
    lambda t: (t.special(30), 0),
    lambda t: (torch.full((3, 4), torch.nan if t.dtype.is_floating_point else 1).to(t.dtype), 1),
    lambda t: (torch.full((3, 4), -torch.inf if t.dtype.is_floating_point else 0).to(t.dtype), 1),
    lambda t: (torch.full((3, 4), torch.inf if t.dtype.is_floating_point else 0).to(t.dtype), 1),
    lambda t: (t(), 0),
    lambda t: (t(), -1, True),
    lambda t: (t(3, 0), 0),
]
ARG = [
    *DIM,
    lambda t: (t(2, 3),),
    lambda t: (t(2, 3, 4), None, True),
    lambda t: (t(),),
    lambda t: (t.special(3, 3),),
]

CASES = {
    aten.amax.default: DIMS,
    aten.amin.default: DIMS,
    aten.max.default: ALL,
    aten.min.default: ALL,
    aten.aminmax.default: [
        lambda t: ((t(2, 3),), {"dim": 1}),
        lambda t: ((t(2, 3),), {}),
        lambda t: ((t.special(3, 3),), {"dim": -2, "keepdim": True}),
        lambda t: ((t(),), {"dim": 0}),
    ],
    aten.max.dim: DIM,
    aten.min.dim: DIM,
    aten.argmax.default: ARG,
    aten.argmin.default: ARG,
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
