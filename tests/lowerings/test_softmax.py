import pytest
import torch

import torch2hlo
from tests.lowerings.harness import check_op, golden_text, parametrize
from torch2hlo.errors import UnsupportedArgumentError

aten = torch.ops.aten


def masked(x):
    """The first row is -inf."""
    if x.dtype.is_floating_point:
        x[0] = -torch.inf
    return x


def floating(t, *shape):
    """Eager lets integers pass only where there is nothing to compute."""
    return t(*shape, dtype=t.dtype if t.dtype.is_floating_point else torch.float32)


DIM = [
    lambda t: (t(2, 3), -1),
    lambda t: (t(2, 3, 4), 1),
    lambda t: (t(2, 3) * 50, 0),
    lambda t: (t.special(6), 0),
    lambda t: (masked(t(2, 3)), 1),
    lambda t: (t(), 0),
    lambda t: (t(), -1),
    lambda t: (floating(t, 0, 3), 0),
    lambda t: (floating(t, 3, 0), 1),
]
DTYPE = [
    lambda t: (t(2, 3), 0, torch.float32),
    lambda t: (t(2, 3), 0, torch.float64),
    lambda t: (t(2, 3), 1, torch.bfloat16),
    lambda t: (t(), -1, torch.float32),
]
PRIVATE = [lambda t, case=case: (*case(t), False) for case in DIM]
BACKWARD = [
    lambda t: (t(2, 3), t(2, 3, low=0, high=1), 1, t.dtype),
    lambda t: (t(2, 3, 4), t(2, 3, 4), -2, t.dtype),
    lambda t: (t(), t(), 0, t.dtype),
]

CASES = {
    aten.softmax.int: [*DIM, *DTYPE],
    aten._softmax.default: PRIVATE,
    aten.log_softmax.int: [*DIM, *DTYPE],
    aten._log_softmax.default: PRIVATE,
    aten._safe_softmax.default: [*DIM, *DTYPE],
    aten._softmax_backward_data.default: BACKWARD,
    aten._log_softmax_backward_data.default: BACKWARD,
    aten._masked_softmax.default: [
        lambda t: (t(2, 3), torch.tensor([[True, False, False], [False, False, True]]), 1, 2),
        lambda t: (t(2, 3), torch.tensor([[True, True, True], [False, False, True]])),
        lambda t: (t(2, 2, 3, 3), torch.ones(3, 3).triu(1).bool(), 3, 0),
        lambda t: (t(2, 2, 3, 3), torch.tensor([[True, False, False], [False, False, True]]), -1, 1),
    ],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)


def test_of_integers_is_refused():
    with pytest.raises(UnsupportedArgumentError, match=r"pass dtype=torch\.float32"):
        torch2hlo.convert(lambda x: torch.softmax(x, 0), (torch.ones(3, dtype=torch.int64),))
