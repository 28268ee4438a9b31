import pytest
import torch

import torch2hlo
from tests.lowerings.harness import check_op, golden_text, parametrize
from torch2hlo.errors import UnsupportedArgumentError

aten = torch.ops.aten
NUMBERS = [2, 3, 0, 1, 0.5, -0.5, -1, -2, 2.5, -1.5, 7]
CASES = {
    aten.pow.Tensor_Tensor: [
        lambda t: (t(2, 3, low=0), t(3)),
        lambda t: (t.special(6), t(6)),
        lambda t: (t(6), t.special(6)),
        lambda t: (t(9), t(9, low=0, high=5)),
        lambda t: (t(0, 3), t(3)),
        lambda t: (t(), t(2)),
        lambda t: (t(4), t(4, dtype=torch.int64)),
        lambda t: (torch.full((6,), 1, dtype=t.dtype), t.special(6)),
    ],
    aten.pow.Tensor_Scalar: [lambda t, n=number: (t(2, 3), n) for number in NUMBERS]
    + [lambda t, n=number: (t.special(6), n) for number in NUMBERS],
    aten.pow.Scalar: [
        lambda t: (3, t(2, 3)),
        lambda t: (2.5, t.special(6)),
        lambda t: (1, t.special(6)),
        lambda t: (-2, t(5)),
        lambda t: (0, t(5, dtype=torch.float32)),
        lambda t: (-1, t(5)),
        lambda t: (2, t()),
    ],
    aten.exp2.default: [lambda t: (t(2, 3),), lambda t: (t.special(6),), lambda t: (t(),), lambda t: (t(0),)],
}


# Without its fusion emitters XLA:CPU multiplies int16 powers wrongly.
FLAGS = {"xla_backend_optimization_level": "0", "xla_cpu_parallel_codegen_split_count": "1"}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op], flags=FLAGS)


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)


@pytest.mark.parametrize("exponent", [-1, -2])
def test_integers_to_a_negative_power_are_refused(exponent):
    with pytest.raises(UnsupportedArgumentError, match="negative power"):
        torch2hlo.convert(lambda x: x**exponent, (torch.ones(2, dtype=torch.int64),))
