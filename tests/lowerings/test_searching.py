import torch

from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten


def ordered(t, *shape):
    return t(*shape).sort(-1)[0]


SEARCH = [
    lambda t: (ordered(t, 4), t(2, 3)),
    lambda t: ((ordered(t, 4), t(2, 3)), {"right": True}),
    lambda t: ((ordered(t, 9), ordered(t, 9)), {"side": "right", "out_int32": True}),
    lambda t: ((ordered(t, 9), t.special(9)), {"side": "left"}),
    lambda t: (ordered(t, 2, 3, 5), t(2, 3, 4)),
    lambda t: ((ordered(t, 2, 70), t(2, 9)), {"right": True}),
    lambda t: (ordered(t, 70), t.special(9)),
    lambda t: (ordered(t, 4), t()),
    lambda t: (ordered(t, 0), t(3)),
    lambda t: (ordered(t, 4), t(0, 3)),
    lambda t: (lambda x: ((x, t(2, 3)), {"sorter": x.argsort(-1)}))(t(2, 6)),
    lambda t: (lambda x: ((x, t(3)), {"sorter": x.argsort(-1)}))(t(6)),
]
CASES = {
    aten.searchsorted.Tensor: SEARCH,
    aten.searchsorted.Scalar: [
        lambda t: (ordered(t, 4), 1),
        lambda t: (ordered(t, 4), 0.5),
        lambda t: ((ordered(t, 40), 2), {"right": True}),
    ],
    aten.bucketize.Tensor: [
        lambda t: (t(2, 3), ordered(t, 4)),
        lambda t: ((t.special(9), ordered(t, 40)), {"right": True, "out_int32": True}),
        lambda t: (t(), ordered(t, 4)),
    ],
    aten.bucketize.Scalar: [lambda t: (2, ordered(t, 4)), lambda t: ((0.5, ordered(t, 4)), {"right": True})],
    aten.isin.Tensor_Tensor: [
        lambda t: (t(2, 3), t(2)),
        lambda t: ((t.special(9), t(3, 20)), {"invert": True}),
        lambda t: (t.special(9), t.special(50)),
        lambda t: (t(30), t(40)),
        lambda t: (t(), t()),
        lambda t: (t(3), t(0)),
        lambda t: (t(0), t(2)),
        lambda t: (t(4), t(2, dtype=torch.float32)),
    ],
    aten.isin.Tensor_Scalar: [lambda t: (t(2, 3), 1), lambda t: ((t(2, 3), 1.5), {"invert": True})],
    aten.isin.Scalar_Tensor: [lambda t: (1, t(2, 3)), lambda t: ((1.5, t(50)), {"invert": True})],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
