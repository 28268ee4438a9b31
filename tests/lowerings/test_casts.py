import pytest
import torch

import torch2hlo
from tests.lowerings.harness import check_op, golden_text, parametrize
from torch2hlo.errors import UnsupportedDtypeError

aten = torch.ops.aten
DTYPES = [
    torch.float64, torch.bfloat16, torch.float16, torch.float32, torch.int8, torch.uint8, torch.int16,
    torch.int32, torch.int64, torch.uint16, torch.uint32, torch.bool, torch.complex64, torch.complex128,
    torch.float8_e4m3fn, torch.float8_e5m2, torch.float8_e4m3fnuz, torch.float8_e5m2fnuz,
]  # fmt: skip
SPECIAL = [
    torch.float64,
    torch.bfloat16,
    torch.float16,
    torch.float32,
    torch.bool,
    torch.float8_e4m3fn,
    torch.float8_e5m2,
]
CASES = {
    aten._to_copy.default: [lambda t, d=dtype: ((t(2, 3),), {"dtype": d}) for dtype in DTYPES]
    + [lambda t, d=dtype: ((t.special(6),), {"dtype": d}) for dtype in SPECIAL]
    + [lambda t: ((t(0),), {"dtype": torch.float32}), lambda t: (t(),)],
    aten.clone.default: [
        lambda t: (t(2, 3),),
        lambda t: ((t(1, 2, 2, 2),), {"memory_format": torch.channels_last}),
    ],
    aten.lift_fresh_copy.default: [lambda t: (t(2, 3),)],
    aten.copy.default: [
        lambda t: (t(2, 3), t(3)),
        lambda t: (t(2), t(dtype=torch.float32)),
        lambda t: (t(0, 2), t(2)),
    ],
    aten.fill.Scalar: [
        lambda t: (t(2, 3), 2),
        lambda t: (t(3), 1.5),
        lambda t: (t(), 1),
        lambda t: (t(0), True),
    ],
    aten.fill.Tensor: [lambda t: (t(2, 3), t()), lambda t: (t(3), torch.tensor(2.7))],
    aten.view.dtype: [lambda t, d=dtype: (t(2, 8), d) for dtype in [torch.int32, *DTYPES]]
    + [lambda t: (t(), t.dtype), lambda t: (t(0, 4), torch.uint8)],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)


def test_values_out_of_range_wrap_or_saturate_as_eager():
    values = torch.tensor([-1.0, -300.7, 256.0, 300.0, 449.0, 500.0, -1e5, 65000.0])

    def f(x):
        small = [x.to(d) for d in (torch.uint8, torch.int8, torch.int16, torch.uint16, torch.uint32)]
        return (
            small,
            [x.to(d).float() for d in (torch.float8_e4m3fn, torch.float8_e5m2, torch.float16)],
            x.long().to(torch.int8),
        )

    got = torch2hlo.convert(f, (values,)).compile("cpu")(values)
    torch.testing.assert_close(got, f(values), rtol=0, atol=0)


@pytest.mark.filterwarnings("ignore:ComplexHalf support")
def test_a_dtype_that_stablehlo_lacks_is_refused():
    with pytest.raises(UnsupportedDtypeError, match="gives complex32, which StableHLO does not have"):
        torch2hlo.convert(lambda x: x.to(torch.complex32), (torch.ones(2, dtype=torch.float16),))
