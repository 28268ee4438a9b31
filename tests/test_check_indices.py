"""An index out of range is an error of the call, at the user's line, wherever eager raises one."""

import jax
import jax.numpy as jnp
import pytest
import torch
import torch.nn.functional as F
from torch import nn

import torch2hlo
from torch2hlo.errors import IndexRangeError, ValueFailedError

X, V = torch.arange(12.0).reshape(4, 3), torch.arange(4.0)
LOGITS, ROWS = torch.linspace(-1, 1, 8).reshape(2, 4), torch.ones(2, 3)
ONE = torch.ones(())
FROM_THE_END, FROM_0 = [-1, -4], []

# What uses two indices into four places; which negative ones it takes.
OPERATIONS = {
    "index": (lambda i: X[i], FROM_THE_END),
    "index of several": (lambda i: X[:, None][i, torch.zeros_like(i)], FROM_THE_END),
    "index without dimensions": (lambda i: X[i[0]] + X[i[1]], FROM_THE_END),
    "index_put": (lambda i: X.index_put((i,), ONE), FROM_THE_END),
    "index_put, accumulated": (lambda i: X.index_put((i,), ONE, accumulate=True), FROM_THE_END),
    "take": (lambda i: V.take(i), FROM_THE_END),
    "put": (lambda i: V.put(i, ROWS[:, 0]), FROM_THE_END),
    "index_fill": (lambda i: X.index_fill(0, i, 1.0), FROM_THE_END),
    "index_select": (lambda i: X.index_select(0, i), FROM_0),
    "gather": (lambda i: X.gather(0, i[:, None]), FROM_0),
    "index_add": (lambda i: X.index_add(0, i, ROWS), FROM_0),
    "index_copy": (lambda i: X.index_copy(0, i, ROWS), FROM_0),
    "index_reduce": (lambda i: X.index_reduce(0, i, ROWS, "prod"), FROM_0),
    "scatter": (lambda i: X.scatter(0, i[:, None], ROWS), FROM_0),
    "scatter of a number": (lambda i: X.scatter(0, i[:, None], 1.0), FROM_0),
    "scatter_add": (lambda i: X.scatter_add(0, i[:, None], ROWS), FROM_0),
    "scatter_reduce": (lambda i: X.scatter_reduce(0, i[:, None], ROWS, "amax"), FROM_0),
    "embedding": (lambda i: F.embedding(i, X), FROM_0),
    "embedding_bag": (lambda i: F.embedding_bag(i, X, torch.tensor([0])), FROM_0),
    "one_hot": (lambda i: F.one_hot(i, 4), FROM_0),
    "cross_entropy": (lambda i: F.cross_entropy(LOGITS, i), [-100]),
    "nll_loss": (lambda i: F.nll_loss(LOGITS, i, ignore_index=-7), [-7]),
    "max_unpool": (lambda i: F.max_unpool2d(ROWS[:, :1].reshape(1, 2, 1, 1), i.reshape(1, 2, 1, 1), 2), FROM_0),
}  # fmt: skip


@pytest.fixture(scope="module")
def all_of_them():
    """Every operation on an index tensor of its own, in one program."""
    given = tuple(torch.tensor([1, 2]) for _ in OPERATIONS)
    program = torch2hlo.convert(
        lambda *indices: tuple(use(i) for (use, _), i in zip(OPERATIONS.values(), indices, strict=True)), given
    )
    return program.compile()


def call(exe, name, values):
    given = [torch.tensor(values if other == name else [1, 2]) for other in OPERATIONS]
    return exe(*given)[list(OPERATIONS).index(name)]


@pytest.mark.parametrize("name", OPERATIONS)
def test_operations_raise_where_eager_does(all_of_them, name):
    use, negative = OPERATIONS[name]
    for bad in (4, 7, -5, *({-1} - {*negative})):
        with pytest.raises((IndexError, RuntimeError)):
            use(torch.tensor([2, bad]))
        with pytest.raises(IndexRangeError, match=r"test_check_indices.py:\d+.*\n.*lambda i"):
            call(all_of_them, name, [2, bad])
    for good in (0, 3, *negative):
        want = use(torch.tensor([2, good]))
        torch.testing.assert_close(call(all_of_them, name, [2, good]), want, equal_nan=True)


def test_the_message(all_of_them):
    with pytest.raises(IndexRangeError) as info:
        call(all_of_them, "gather", [9, -2])
    line = info.value.source
    assert str(info.value) == (
        f"T2H307: index -2 is out of range for dimension 0 of float32[4,3]\n"
        f"  --> {__file__}:{line.line}, in the root module\n"
        f'   | "gather": (lambda i: X.gather(0, i[:, None]), FROM_0),\n'
        "   = call: aten.gather.default(float32[4,3], 0, int64[2,1]) -> float32[2,1]\n"
        "   = hint: it takes places from 0 to 3; state is unchanged"
    )


def certain(i, x, mask):
    """Indices that are in range whatever the values."""
    order = x.argsort()
    places = [
        torch.arange(4), x.argmax().reshape(1), x.topk(2).indices, x.sort(stable=True)[1], order.flip(0), i % 4,
        i.clamp(0, 3), i.clamp(min=0).clamp(max=3), torch.minimum(i.abs() % 9, torch.full_like(i, 3)), order // 2,
        torch.cat([order, torch.zeros(1, dtype=torch.int64)]), torch.where(mask, order, 0), (order - 1).clamp(min=0),
        mask.nonzero()[:, 0], mask.cumsum(0) - 1, torch.searchsorted(x, x).clamp_max(3),
        torch.tensor([3, 0]), torch.arange(mask.nonzero().shape[0]), i & 3, (3 - order).to(torch.int32),
        torch.multinomial(x.softmax(0), 2),
    ]  # fmt: skip
    return [x[one] for one in places]


def test_what_is_certainly_in_range_is_not_checked():
    example = (torch.tensor([1, 2]), torch.rand(4), torch.tensor([True, False, True, True]))
    assert torch2hlo.convert(certain, example).signature.checks == ()


@pytest.mark.parametrize(
    "index", [lambda i: i - 1, lambda i: i.clamp(min=0), lambda i: i.abs(), lambda i: i * (i % 3), lambda i: i // 2]
)
def test_what_is_not_certain_is_checked(index):
    exe = torch2hlo.convert(lambda i: X[index(i)], (torch.tensor([1, 2]),)).compile()
    with pytest.raises(IndexError):
        exe(torch.tensor([1, 1000]))


class Branches(nn.Module):
    def forward(self, i, flag):
        return torch.cond(flag, lambda: X.index_select(0, i).sum(), lambda: V.index_select(0, i % 4).sum())


def test_a_branch_checks_where_it_is_taken():
    exe = torch2hlo.convert(Branches(), (torch.tensor([1, 2]), torch.tensor(True))).compile()
    bad = torch.tensor([1, 9])
    torch.testing.assert_close(exe(bad, torch.tensor(False)), V[bad % 4].sum())
    with pytest.raises(IndexRangeError, match=r"index 9 .*float32"):
        exe(bad, torch.tensor(True))


class UntilZero(nn.Module):
    def forward(self, table, i):
        while table.index_select(0, i)[0] != 0:
            i = i + 1
        return i


class Following(nn.Module):
    def forward(self, table, i):
        rounds = 0
        while i.sum() > 0:
            i = table.index_select(0, i)
            rounds = rounds + 1
        return i, rounds


def test_a_loop_ends_at_the_first_bad_index():
    until = torch2hlo.convert(UntilZero(), (torch.tensor([3, 2, 0, 1]), torch.tensor([0]))).compile()
    assert until(torch.tensor([3, 2, 0, 1]), torch.tensor([1])).tolist() == [2]
    with pytest.raises(IndexRangeError, match=r"index 4 (.|\n)*while table.index_select"):
        until(torch.tensor([3, 2, 5, 1]), torch.tensor([1]))
    following = torch2hlo.convert(Following(), (torch.tensor([0, 0, 1, 2]), torch.tensor([3]))).compile()
    assert following(torch.tensor([0, 0, 1, 2]), torch.tensor([3]))[1] == 3
    with pytest.raises(IndexRangeError, match=r"index 7 (.|\n)*i = table.index_select"):
        following(torch.tensor([0, 7, 1, 2]), torch.tensor([3]))


class Ways(nn.Module):
    def forward(self, x, i):
        if x.sum() > 0:
            return X.index_select(0, i)
        return X[:2].index_select(0, i)


def test_only_the_way_that_is_taken_counts():
    exe = torch2hlo.convert(Ways(), (torch.ones(2), torch.tensor([1, 1]))).compile()
    assert len(exe.program.signature.checks) == 2
    torch.testing.assert_close(exe(torch.ones(2), torch.tensor([3, 0])), X[[3, 0]])
    with pytest.raises(IndexRangeError, match=r"index 3 .*float32\[2,3\]"):
        exe(-torch.ones(2), torch.tensor([3, 0]))


def test_what_is_in_the_padding_does_not_count():
    sizes = {"i": {0: torch2hlo.Bound(8)}, "x": {0: torch2hlo.Bound(8)}}
    exe = torch2hlo.convert(
        lambda i, x: (X[i - 5], F.embedding(i - 5, X), x[i - 5]),
        (torch.tensor([5, 6]), torch.rand(2)),
        dynamic_shapes=sizes,
    ).compile()
    x = torch.rand(3)
    torch.testing.assert_close(exe(torch.tensor([7, 5, 6]), x)[2], x[[2, 0, 1]])
    with pytest.raises(IndexRangeError, match=r"index 3 (.|\n)*this call's sizes"):
        exe(torch.tensor([8]), x)  # there in X, and in the padding of x
    with pytest.raises(IndexRangeError, match=r"index 4 .*dimension 0 of float32\[4,3\]"):
        exe(torch.tensor([9]), torch.rand(8))


class Counting(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("seen", torch.zeros(4))
        self.register_buffer("cache", torch.zeros(4, 3))
        self.register_buffer("position", torch.tensor(0))

    def forward(self, i, x):
        self.cache[self.position] = X.index_select(0, i)[0]
        self.seen += 1
        self.position += 1
        return F.embedding((x * 2).long(), X)


@pytest.mark.parametrize("bad", [(torch.tensor([4]), torch.ones(1)), (torch.tensor([1]), 5 * torch.ones(1))])
def test_state_is_as_before(bad):
    exe = torch2hlo.convert(Counting(), (torch.tensor([1]), torch.ones(1))).compile()
    good = torch.tensor([1]), torch.ones(1)
    exe(*good)
    with pytest.raises(IndexRangeError):
        exe(*bad)
    assert exe.state["seen"].tolist() == [1] * 4
    assert exe.state["cache"].tolist() == [X[1].tolist(), *[[0.0] * 3] * 3]
    assert exe.state["position"].tolist() == 1
    exe(*good), exe(*good), exe(*good)
    with pytest.raises(ValueFailedError, match=r"self.cache"):  # past the end of the cache
        exe(*good)


def test_views_of_a_call():
    program = torch2hlo.convert(lambda i: (X[i],), (torch.tensor([1, 2]),))
    exe = program.compile()
    with jax.enable_x64(True):
        good, bad = jnp.array([1, 2]), jnp.array([1, 9])
    assert exe(good)[0].tolist() == X[1:3].tolist()
    for view in (exe, lambda i: exe.call({}, i)):
        with pytest.raises(IndexRangeError, match="index 9"):
            view(bad)
    function = program.as_jax()
    assert jax.jit(function)({}, good)[0][0].tolist() == X[1:3].tolist()
    with pytest.raises(jax.errors.JaxRuntimeError, match="T2H307: index 9"):
        jax.block_until_ready(jax.jit(function)({}, bad))


def test_without_checks(tmp_path):
    program = torch2hlo.convert(lambda i: X[i], (torch.tensor([1, 2]),), check_indices=False)
    torch.testing.assert_close(program.compile()(torch.tensor([1, 9])), X[[1, 3]])
    assert torch2hlo.load(program.save(tmp_path / "x.t2h")).made["check_indices"] == "false"


def test_assertions_about_values_are_kept(tmp_path):
    def function(x):
        torch._assert_async((x > 0).all(), "all of {x} must be positive")
        return x.log()

    program = torch2hlo.convert(function, (torch.ones(2),))
    exe = torch2hlo.load(program.save(tmp_path / "x.t2h")).compile()
    torch.testing.assert_close(exe(torch.ones(2)), torch.zeros(2))
    with pytest.raises(IndexRangeError, match=r"all of {x} must be positive\n(.|\n)*torch._assert_async"):
        exe(-torch.ones(2))
