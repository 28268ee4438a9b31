import math

import pytest
import torch

from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten


def ties(t, *shape):
    """Few different values, none of them NaN."""
    return t(*shape, low=0, high=2).round().to(t.dtype) if t.dtype.is_floating_point else t(*shape, low=0, high=2)


def distinct(t, *shape):
    """No value twice: the index that torch gives to equal ones is free."""
    return torch.randperm(math.prod(shape), generator=t.generator).reshape(shape).to(t.dtype)


def distinct_special(t, *shape):
    """With infinities and one NaN."""
    made = distinct(t, *shape)
    if made.dtype.is_floating_point:
        made.view(-1)[:3] = torch.tensor([torch.nan, torch.inf, -torch.inf])
    return made


SORT = [
    lambda t: (t(2, 3), 1),
    lambda t: (ties(t, 4, 9), 0),
    lambda t: (ties(t, 4, 9), -1, True),
    lambda t: (ties(t, 3, 5, 2), 1, True),
    lambda t: (t(), 0),
    lambda t: (t(), -1, True),
    lambda t: (t(0, 3), 0),
    lambda t: (t(3, 0), 1),
]
TOPK = [
    lambda t: (distinct(t, 3, 5), 2),
    lambda t: (distinct(t, 4, 5), 3, 0, False),
    lambda t: (distinct(t, 2, 5, 3), 2, 1, True, True),
    lambda t: (distinct(t, 5), 5),
    lambda t: (distinct(t, 5), 0),
    lambda t: (t(), 1, 0),
    lambda t: (t(), 1, -1, False),
    lambda t: (t(0, 3), 2),
]
KTH = [
    lambda t: (distinct(t, 3, 5), 2),
    lambda t: (distinct(t, 4, 5), 3, 0, True),
    lambda t: (distinct(t, 2, 5, 3), 5, 1),
    lambda t: (t(), 1),
    lambda t: (t(0, 3), 1, 1),
]
CASES = {
    aten.sort.default: SORT,
    aten.sort.stable: [lambda t, case=case: (case(t)[:1], {"stable": True, "dim": case(t)[1]}) for case in SORT],
    aten.topk.default: TOPK,
    aten.kthvalue.default: KTH,
}
# StableHLO's interpreter takes no notice of TOTALORDER, so it puts NaN anywhere: only XLA runs these.
NAN = {
    aten.sort.stable: [
        lambda t: ((t.special(9),), {"stable": True}),
        lambda t: ((t.special(9),), {"stable": True, "descending": True}),
        lambda t: (
            (torch.tensor([torch.nan, 0.0, -0.0, 1.0, torch.nan, -torch.inf, -0.0]).to(t.dtype),),
            {"stable": True},
        ),
    ],
    aten.topk.default: [
        lambda t: (distinct_special(t, 9), 3),
        lambda t: (distinct_special(t, 9), 4, 0, False),
        lambda t: (distinct_special(t, 9), 9, 0, False),
    ],
    aten.kthvalue.default: [lambda t: (distinct_special(t, 9), 9), lambda t: (distinct_special(t, 9), 8)],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(NAN)
def test_nan_is_the_largest(op):
    check_op(op, NAN[op], interpret=False)


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)


@pytest.mark.parametrize(
    "call",
    [lambda x: x.argsort(dim=0, stable=True), lambda x: x.msort(), lambda x: x.sort(descending=True)[0]],
)
def test_composites(call):
    import torch2hlo

    x = torch.tensor([[3.0, 1.0, torch.nan], [2.0, 1.0, 0.0]])
    result = torch2hlo.convert(call, (x,)).compile("cpu", cache_dir=None)(x)
    torch.testing.assert_close(result, call(x), equal_nan=True)
