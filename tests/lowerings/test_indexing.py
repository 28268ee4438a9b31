import pytest
import torch

import torch2hlo
from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten


def i(*values, dtype=torch.int64):
    return torch.tensor(values, dtype=dtype)


def _put(*more):
    """Cases of ``index_put``: one row, rows, columns, adjacent and separated tensors."""
    made = [
        lambda t: (t(4, 3), [i(2, -1)], t(2, 3)),
        lambda t: (t(4, 3), [i(2, 0)], t()),
        lambda t: (t(4, 3), [torch.tensor(-2)], t(3)),
        lambda t: (t(4, 3), [None, i(1)], t(4, 1)),
        lambda t: (t(4, 3), [i([1, 2], [0, -4])], t(2, 1, 3)),
        lambda t: (t(4, 3), [i(0, 2), i(-1, 1)], t(2)),
        lambda t: (t(4, 3, 5), [None, i([1], [0]), i(4, -2, 3)], t(4, 2, 3)),
        lambda t: (t(4, 3, 5), [i(1, 2), None, i(4, -2, dtype=torch.int32)], t(3)),
        lambda t: (t(4, 3), [torch.zeros(0, dtype=torch.int64)], t(0, 3)),
        lambda t: (t(0, 3), [None, i(1)], t(0, 1)),
    ]
    return [lambda t, make=make: (*make(t), *more) for make in made]


def _repeated(t):
    return (t(4, 3), [i(2, -2, 2), i(1, 1, 0)], t(3), True)


def _masks(*more):
    yes = torch.tensor([True, False, True, True])
    made = [
        lambda t: (t(4, 3), [yes], t()),
        lambda t: (t(4, 3), [yes], t(3)),
        lambda t: (t(4, 3), [yes], t(1, 3)),
        lambda t: (t(3, 4), [None, yes], t(3, 1)),
        lambda t: (t(4, 3), [t(4, 3, dtype=torch.bool)], t(1)),
        lambda t: (t(4, 3), [yes, torch.tensor(-1)], t()),
        lambda t: (t(4, 3, 2), [yes, None, i(1)], t(1, 3)),
        lambda t: (t(4, 3), [yes], t(3, 3)),
        lambda t: (t(2, 4, 3), [None, yes], t(2, 3, 3)),
        lambda t: (t(2, 4), [torch.stack([yes, ~yes])], t(4)),
        lambda t: (t(4, 3), [torch.zeros(4, dtype=torch.bool)], t(0, 3)),
    ]
    return [lambda t, make=make: (*make(t), *more) for make in made]


def _rows(*more, **options):
    """Cases of an operation that takes rows for positions along a dimension."""
    made = [
        lambda t: (t(4, 3), 0, i(2, 0), t(2, 3)),
        lambda t: (t(4, 3), -1, i(2, 0), t(4, 2)),
        lambda t: (t(2, 3, 2), 1, i(1), t(2, 1, 2)),
        lambda t: (t.special(6), 0, i(0, 1, 2), t.special(3)),
        lambda t: (t(4, 3), 1, torch.zeros(0, dtype=torch.int64), t(4, 0)),
    ]
    return [lambda t, make=make: ((*make(t), *more), options) for make in made]


CASES = {
    aten.index.Tensor: [
        lambda t: (t(4, 3), [i([1, -4], [0, 2])]),
        lambda t: (t.special(4, 3), [None, i(2, -1)]),
        lambda t: (t(4, 3), [torch.tensor(-2)]),
        lambda t: (t(4, 3), [torch.tensor(-2), torch.tensor(1)]),
        lambda t: (t(4, 3), [i(0, 2), i(-1, 1)]),
        lambda t: (t(4, 3), [i(0, 2), torch.tensor(1, dtype=torch.int32)]),
        lambda t: (t(4, 3, 5), [None, i([1], [0]), i(4, -2, 3)]),
        lambda t: (t(4, 3, 5), [i(1, 2), None, i(4, -2)]),
        lambda t: (t(2, 4, 3, 5), [None, i(1, 2), None, i(4, -2)]),
        lambda t: (t(2, 4, 3, 5), [None, i(1, 2), i(0, -1)]),
        lambda t: (t(4, 3), [torch.zeros(2, 0, dtype=torch.int64)]),
        lambda t: (t(4, 0), [i(1)]),
    ],
    aten.index_put.default: [*_put(), *_put(True)[::4], _repeated, *_masks(), *_masks(True)[::4]],
    aten.index_select.default: [
        lambda t: (t(4, 3), 0, i(2, 0, 2)),
        lambda t: (t.special(4, 3), -1, i(2, 0, dtype=torch.int32)),
        lambda t: (t(4, 3), 0, i(2)),
        lambda t: (t(4, 3), 0, torch.tensor(1)),
        lambda t: (t(), 0, i(0)),
        lambda t: (t(4, 3), 0, torch.zeros(0, dtype=torch.int64)),
    ],
    aten.take.default: [
        lambda t: (t(4, 3), i([1, -12], [11, 2])),
        lambda t: (t(4, 3), torch.tensor(-1)),
        lambda t: (t(), i(0, 0, -1)),
    ],
    aten.put.default: [
        lambda t: (t(4, 3), i(1, -12, 11), t(3)),
        lambda t: (t(4, 3), i([1], [-12]), t(2, 1)),
        lambda t: (t(4, 3), i(1, -11, 1), t(3), True),
        lambda t: (t(), i(0), t(1)),
        lambda t: (t(4, 3), torch.zeros(0, dtype=torch.int64), t(0)),
    ],
    aten.index_add.default: [
        *_rows(),
        *_rows(alpha=2),
        lambda t: (t(4, 3), 0, i(2, 2, 2, dtype=torch.int32), t(3, 3)),
        lambda t: (t(), 0, i(0), t()),
    ],
    aten.index_copy.default: [
        *_rows(),
        lambda t: (t(4), 0, torch.tensor(1), t()),
        lambda t: (t(), 0, i(0), t(1)),
    ],
    aten.index_fill.int_Scalar: [
        lambda t: (t(4, 3), 0, i(2, -4), 2),
        lambda t: (t(4, 3), -1, i(1), 2.75),
        lambda t: (t(4), 0, torch.tensor(-1), True),
        lambda t: (t(), 0, i(0), 2),
        lambda t: (t(4), 0, torch.zeros(0, dtype=torch.int64), 2),
    ],
    aten.index_fill.int_Tensor: [
        lambda t: (t(4, 3), 0, i(2, -4), t()),
        lambda t: (t(4, 3), 1, i(2), t(dtype=torch.float32)),
    ],
    aten.index_reduce.default: [
        *_rows("prod", include_self=True),
        *_rows("mean", include_self=False),
        *(
            lambda t, r=reduce, s=include_self: (
                (t.special(4, 2), 0, i(3, 1, 3, 3), t(4, 2), r),
                {"include_self": s},
            )
            for reduce in ("prod", "mean", "amax", "amin")
            for include_self in (True, False)
        ),
    ],
    aten.masked_scatter.default: [
        lambda t: (t(2, 3), torch.tensor([[True, False, True], [False, True, True]]), t(4)),
        lambda t: (t(2, 3), torch.tensor([[True], [False]]), t(2, 3)),
        lambda t: (t(3), torch.tensor([[True, False, True], [False, True, False]]), t(3)),
        lambda t: (t(2, 3), torch.tensor([True, False, True]), t(5)),
        lambda t: (t(2, 3), torch.tensor(False), t(0)),
        lambda t: (t(2, 0), torch.tensor(True), t(0)),
        lambda t: (t(), torch.tensor(True), t(1)),
    ],
}
CASES[aten._unsafe_index.Tensor] = CASES[aten.index.Tensor][:3]
CASES[aten._unsafe_index_put.default] = _put()[:3]


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)


STATIC = {
    "a run of positions is a slice": (lambda x: x[:, [1, 2, 3]], "slice"),
    "positions in steps are a slice": (lambda x: x[[0, -1]], "slice"),
    "positions backwards are a slice, reversed": (lambda x: x[torch.arange(3, -1, -1)], "reverse"),
    "a position in every row walks with the rows": (
        lambda x: x[torch.arange(4), x[:, 0].long() % 4],
        "operand_batching_dims = [0]",
    ),
    "a run of positions is written in one piece": (
        lambda x: x.index_copy(1, torch.arange(2) + 1, x[:, :2]),
        "dynamic_update_slice",
    ),
}


@pytest.mark.parametrize("name", STATIC)
def test_what_is_known_at_conversion(name):
    f, expected = STATIC[name]
    x = torch.arange(16.0).reshape(4, 4)
    program = torch2hlo.convert(f, (x,))
    torch.testing.assert_close(program.compile("cpu", cache_dir=None)(x), f(x))
    assert expected in program.text()
    assert ("gather" in program.text()) == ("batching" in expected)


def test_a_position_known_to_be_out_of_range_is_refused():
    with pytest.raises(torch2hlo.Torch2HloError, match="index out of range for a dimension of size 4"):
        torch2hlo.convert(lambda x: x[torch.tensor([0, 4])], (torch.zeros(4),))


def test_a_mask_beside_several_positions_is_refused():
    def f(x, mask):
        x = x.clone()
        x[mask, torch.tensor([0, 1])] = 1.0
        return x

    with pytest.raises(torch2hlo.Torch2HloError, match="a mask beside another index tensor") as info:
        torch2hlo.convert(f, (torch.zeros(4, 3), torch.tensor([True, False, True, False])))
    assert "test_indexing.py" in str(info.value)


def test_what_masked_scatter_took_flows_back_in_order():
    """No eager call outside autograd; ``grad[mask]``, then zeros."""
    grad, mask = torch.arange(6.0).reshape(2, 3), torch.tensor([[True, False, True], [False, True, False]])
    program = torch2hlo.convert(lambda g, m: aten.masked_scatter_backward.default(g, m, [2, 2]), (grad, mask))
    torch.testing.assert_close(
        program.compile("cpu", cache_dir=None)(grad, mask), torch.tensor([[0.0, 2.0], [4.0, 0.0]])
    )
