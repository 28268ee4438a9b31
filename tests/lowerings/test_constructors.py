import torch

from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten


def made(*args):
    """A case of an operation that takes a dtype and no tensor."""
    return lambda t: (args, {"dtype": t.dtype})


def plain(*args):
    """A case in the default dtype."""
    return lambda _: args


LIKE = [lambda t: (t(2, 3),), lambda t: (t(),), lambda t: ((t(0, 2),), {"dtype": torch.int32})]
NEW = [lambda t: (t(2), [2, 3]), lambda t: (t(2), []), lambda t: ((t(2), [0, 2]), {"dtype": torch.bool})]

CASES = {
    aten.zeros.default: [made([2, 3]), made([]), made([0, 2])],
    aten.zeros_like.default: LIKE,
    aten.new_zeros.default: NEW,
    aten._efficientzerotensor.default: [made([2, 3])],
    aten.ones.default: [made([2, 3]), made([]), made([0, 2])],
    aten.ones_like.default: LIKE,
    aten.new_ones.default: NEW,
    aten.full.default: [
        made([2, 3], 2),
        made([], 1.5),
        made([2], True),
        made([2], -1),
        made([2], float("inf")),
        made([2], float("nan")),
        made([2], -0.0),
        made([2], 1 + 2j),
        made([0], 3),
        plain([2], 3),
        plain([2], 3.5),
        plain([2], False),
    ],
    aten.full_like.default: [
        lambda t: (t(2, 3), 2),
        lambda t: (t(2), 1.5),
        lambda t: ((t(), 3), {"dtype": torch.int32}),
    ],
    aten.new_full.default: [
        lambda t: (t(2), [2, 3], 2),
        lambda t: (t(2), [2], True),
        lambda t: ((t(2), [1], 3), {"dtype": torch.int32}),
    ],
    aten.scalar_tensor.default: [made(2), made(1.5), made(True), plain(3)],
    aten.eye.default: [made(3), made(0)],
    aten.eye.m: [made(2, 3), made(3, 2), made(0, 2)],
}
EMPTY = {
    aten.empty.memory_format: [made([2, 3])],
    aten.empty_like.default: LIKE,
    aten.empty_strided.default: [made([2, 3], [1, 2])],
    aten.empty_permuted.default: [made([2, 3], [1, 0])],
    aten.new_empty.default: NEW,
    aten.new_empty_strided.default: [lambda t: (t(2), [2, 3], [3, 1])],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES | EMPTY)
def test_golden(op, golden):
    assert golden_text(op, (CASES | EMPTY)[op]) == golden(op)


@parametrize(EMPTY)
def test_empty_has_the_type(op):
    def same_type(got, wanted, *_):
        assert [(x.dtype, x.shape) for x in got] == [(x.dtype, x.shape) for x in wanted]

    check_op(op, EMPTY[op], same=same_type)
