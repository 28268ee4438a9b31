import torch

from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten


def i(*values, dtype=torch.int64):
    return torch.tensor(values, dtype=dtype)


def _sources(*more, value=None, **options):
    """Repeated positions, a shorter index, whole rows, 0-d, empty; ``value`` stands for every source."""
    made = [
        lambda t: (t(3, 4), 1, i([0, 2, 2], [1, 1, 1], [3, 0, 3]), t(3, 3)),
        lambda t: (t(3, 4), -2, t.index(2, 3, below=3), t(2, 4)),
        lambda t: (t(3, 4), 0, t.index(2, 1, below=3), t(3, 4)),
        lambda t: (t(2, 5, 3), 1, t.index(2, 4, 1, below=5).expand(2, 4, 3), t(2, 4, 3)),
        lambda t: (t(5, 3), 0, t.index(4, 1, below=5).expand(4, 2), t(4, 3)),
        lambda t: (t.special(6), 0, i(0, 1, 2, 0, 3, dtype=torch.int32), t.special(5)),
        lambda t: (t(), 0, i(0, 0), t(2)),
        lambda t: (t(4), 0, torch.tensor(2), t()),
        lambda t: (t(3, 4), 1, torch.zeros(3, 0, dtype=torch.int64), t(3, 0)),
    ]

    def case(make):
        def arguments(t):
            *first, source = make(t)
            return (*first, source if value is None else value, *more), options

        return arguments

    return [case(make) for make in made]


CASES = {
    aten.gather.default: [
        lambda t: (t(3, 4), 1, i([0, 2], [1, 1], [3, 0])),
        lambda t: (t.special(3, 4), -2, t.index(2, 3, below=3)),
        lambda t: (t(3, 4), 0, t.index(2, 1, below=3)),
        lambda t: (t(2, 5, 3), 1, t.index(2, 4, 1, below=5).expand(2, 4, 3)),
        lambda t: (t(2, 5, 3), 1, t.index(2, 4, 1, below=5).expand(2, 4, 2)),
        lambda t: (t(2, 5, 3), 1, t.index(1, 1, 3, below=5).expand(2, 4, 3)),
        lambda t: (t(2, 5), 1, torch.tensor([3, 1]).expand(2, 2)),
        lambda t: (t(), 0, i(0, 0, 0)),
        lambda t: (t(4), 0, torch.tensor(2, dtype=torch.int32)),
        lambda t: (t(3, 4), 1, torch.zeros(3, 0, dtype=torch.int64)),
        lambda t: (t(3, 0), 1, torch.zeros(2, 0, dtype=torch.int64)),
    ],
    aten.scatter.src: _sources(),
    aten.scatter.value: _sources(value=2),
    aten.scatter.reduce: [*_sources(reduce="add"), *_sources(reduce="multiply")[:6:5]],
    aten.scatter.value_reduce: [*_sources(value=2, reduce="add")[:6:5], *_sources(value=2.5, reduce="multiply")],
    aten.scatter_add.default: _sources(),
    aten.scatter_reduce.two: [
        *_sources("sum", include_self=True),
        *_sources("mean", include_self=False)[:4],
        *(
            case
            for reduce in ("sum", "prod", "mean", "amax", "amin")
            for include_self in (True, False)
            for case in _sources(reduce, include_self=include_self)[:6:5]
        ),
    ],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
