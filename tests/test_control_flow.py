"""Branches and loops that depend on data: higher-order operations, and plain Python on tensor values."""

import copy
import math
import re
from pathlib import Path

import pytest
import torch
from torch import nn
from torch._higher_order_ops.associative_scan import associative_scan
from torch._higher_order_ops.map import map as map_
from torch._higher_order_ops.scan import scan
from torch._higher_order_ops.while_loop import while_loop
from torch.utils import _pytree as pytree

import torch2hlo
from torch2hlo.capture import control_flow
from torch2hlo.errors import (
    DataDependentError,
    MutationError,
    TooManyWaysError,
    Torch2HloError,
    UnsupportedValueError,
)

X = torch.linspace(0.1, 1.2, 12).reshape(3, 4)


def same(got, want):
    pairs = zip(pytree.tree_leaves(got), pytree.tree_leaves(want), strict=True)
    for mine, eager in pairs:
        torch.testing.assert_close(torch.as_tensor(mine), eager)


def check(function, *calls, eager=None):
    """One program equals eager on every call."""
    program = torch2hlo.convert(function, calls[0])
    exe = program.compile()
    for args in calls:
        same(exe(*copy.deepcopy(args)), (eager or function)(*copy.deepcopy(args)))
    return program.text()


def refused(error, function, *args):
    """The whole message, with this file's name for its path and LINE for line numbers."""
    with pytest.raises(error) as caught:
        torch2hlo.convert(function, args)
    message = str(caught.value).replace(f"{Path(__file__).parent}/", "")
    return re.sub(r"py:\d+", "py:LINE", message)


class TestCond:
    def test_both_sides_with_weights_of_their_own(self):
        class Route(nn.Module):
            def __init__(self):
                super().__init__()
                self.a, self.b = nn.Linear(4, 3), nn.Linear(4, 3)

            def forward(self, x):
                return torch.cond(x.mean() > 0, lambda t: self.a(t).relu(), lambda t: self.b(t) * 2, (x,))

        text = check(Route(), (X,), (-X,))
        assert text.count("stablehlo.if") == 1
        assert text.count("stablehlo.dot_general") == 2

    def test_nested(self):
        def function(x):
            def inner(t):
                return torch.cond(t.sum() > 10, lambda u: u * 2, lambda u: u * 3 + x.sum(), (t,))

            return torch.cond(x.mean() > 0, inner, lambda t: t - 1, (x,))

        check(function, (X,), (X * 10,), (-X,))

    def test_no_operands_and_no_dimensions(self):
        check(lambda x: torch.cond(x > 0, lambda: torch.ones(()), lambda: torch.zeros(())), (X[0, 0],), (-X[0, 0],))

    def test_a_structure(self):
        def function(x):
            return torch.cond(
                x.sum() > 0, lambda t: {"a": t * 2, "b": (t.sum(),)}, lambda t: {"a": t + 1, "b": (t.max(),)}, (x,)
            )

        check(function, (X,), (-X,))

    def test_a_place_given_by_a_tensor_without_dimensions(self):
        def function(x, places):
            row = x[places[0]] + x[:, places[1]].sum() + x[places[0], 1:].sum()
            x = x.clone()
            x[places[0]] = row
            x[..., places[1]] += 1
            return x, row, x[None, places[0]], x[-places[1]]

        places = torch.tensor([0, 1])
        check(function, (X, places), (X, places + 1), (X, places.flip(0)), (X, torch.tensor([-1, 2])))

    def test_a_value_read_inside(self):
        def function(x, n):
            return torch.cond(x.sum() > 0, lambda: x[: (n + 1).item()].sum(), lambda: x.sum())

        check(function, (X, torch.tensor(1)), (X, torch.tensor(5)), (-X, torch.tensor(1)), (X, torch.tensor(-3)))

    def test_a_predicate_known_in_python_takes_one_branch(self):
        text = check(lambda x: torch.cond(x.shape[0] > 2, torch.cos, torch.sin, (x,)), (X,))
        assert "stablehlo.if" not in text
        assert "sine" not in text.replace("cosine", "")

    def test_writes_to_tensors_of_its_own(self):
        def function(x):
            def then(t):
                y = t.clone()
                y[0].add_(1)
                return y.mul_(2)

            return torch.cond(x.sum() > 0, then, lambda t: torch.zeros_like(t), (x,))

        check(function, (X,), (-X,))

    def test_writes_to_buffers_are_state(self):
        class Counted(nn.Module):
            def __init__(self):
                super().__init__()
                self.norm = nn.BatchNorm1d(4)
                self.register_buffer("seen", torch.zeros(3))

            def forward(self, x):
                def then(t):
                    self.seen[1:].add_(1)
                    return self.norm(t)

                return torch.cond(x.sum() > 0, then, lambda t: t * 2, (x,)), self.seen * 1

            def plain(self, x):
                if x.sum() > 0:
                    self.seen[1:].add_(1)
                    return self.norm(x), self.seen * 1
                return x * 2, self.seen * 1

        module = Counted()
        eager, exe = copy.deepcopy(module), torch2hlo.convert(module, (X,)).compile()
        for x in (X, -X, X * 2):
            same(exe(x), eager.plain(x))
        for name, buffer in eager.named_buffers():
            same(exe.state[name], buffer)


class TestWhileLoop:
    def test_no_and_many_trips_and_a_closure_in_the_condition(self):
        def function(x):
            limit = x.abs().sum().to(torch.int64)
            return while_loop(
                lambda i, _: i < limit, lambda i, y: (i + 1, y + x.sum()), (torch.tensor(0), torch.zeros(2))
            )

        text = check(function, (X,), (X * 0,), (X * 5,))
        assert text.count("stablehlo.while") == 1

    def test_a_branch_in_a_loop_in_a_branch(self):
        def halved(n):
            return torch.cond(n % 2 == 0, lambda m: m // 2, lambda m: 3 * m + 1, (n,))

        def function(n):
            def then(start):
                return while_loop(
                    lambda _, m: m != 1, lambda count, m: (count + 1, halved(m)), (torch.tensor(0), start)
                )

            return torch.cond(n > 0, then, lambda m: (m * 0 - 1, m.clone()), (n,))

        def eager(n):
            count, m = 0, n.item()
            while m > 1:
                count, m = count + 1, m // 2 if m % 2 == 0 else 3 * m + 1
            return torch.tensor(count if n > 0 else -1), torch.tensor(m)

        check(function, (torch.tensor(6),), (torch.tensor(27),), (torch.tensor(1),), (torch.tensor(-5),), eager=eager)

    def test_what_the_body_writes_is_carried(self):
        class Logged(nn.Module):
            def __init__(self):
                super().__init__()
                self.register_buffer("total", torch.zeros(3))

            def forward(self, x):
                def body(i, y):
                    self.total[1].add_(y.sum())
                    return i + 1, y * 1.5

                return while_loop(lambda i, _: (self.total[1] < 100) & (i < 9), body, (torch.tensor(0), x))

        exe = torch2hlo.convert(Logged(), (X,)).compile()
        i, y, total = 0, X, torch.zeros(3)
        while total[1] < 100 and i < 9:
            total[1] += y.sum()
            i, y = i + 1, y * 1.5
        same(exe(X), (torch.tensor(i), y))
        same(exe.state["total"], total)


@pytest.mark.filterwarnings("ignore:.torch.jit.script_method:DeprecationWarning")  # dynamo's, in eager
class TestScan:
    @pytest.mark.parametrize("length", [1, 3, 100])
    def test_a_recurrent_cell(self, length):
        cell = nn.Linear(4, 4)

        def function(x, h):
            def step(carry, row):
                carry = torch.tanh(cell(carry) + row)
                return carry, carry * 2

            return scan(step, h, x)

        text = check(function, (torch.linspace(-1, 1, 4 * length).reshape(length, 4), X[0]))
        assert ("stablehlo.while" in text) is (length == 100)

    @pytest.mark.parametrize("limit", [0, 10**6])
    def test_trees_backwards_along_another_dimension_looped_or_not(self, limit, monkeypatch):
        monkeypatch.setattr(control_flow, "UNROLLED", limit)

        def function(x, h):
            def step(carry, rows):
                return {"h": carry["h"] + rows[0]}, (rows[1] * carry["h"], carry["h"].sum())

            return scan(step, {"h": h}, [x, x * 2], dim=1, reverse=True)

        check(function, (X, torch.ones(3)))

    @pytest.mark.parametrize("length", [2, 200])
    def test_map(self, length):
        layer = nn.Linear(4, 3)
        x = torch.linspace(-1, 1, 4 * length).reshape(length, 4)
        check(lambda x, y: map_(lambda row, z: torch.softmax(layer(row) * z, -1), x, y), (x, X[0, :3]))

    def test_associative_scan(self):
        def function(x):
            return associative_scan(
                lambda a, b: (a[0] * b[0], b[0] * a[1] + b[1]), (x, x + 1), 0, combine_mode="generic"
            )

        text = check(function, (torch.linspace(0.1, 1, 21).reshape(7, 3),))
        assert "stablehlo.while" not in text


class TestPrograms:
    """Plain Python on tensor values, as it is written."""

    def test_early_exit_from_a_stack_of_layers(self):
        class Stack(nn.Module):
            def __init__(self):
                super().__init__()
                self.layers = nn.ModuleList(nn.Linear(4, 4) for _ in range(3))
                self.head = nn.Linear(4, 2)

            def forward(self, x):
                for layer in self.layers:
                    x = torch.tanh(layer(x))
                    if x.abs().max() < 0.9:
                        return self.head(x)
                return self.head(x) * 2

        check(Stack(), (X,), (X * 20,), (X * 0.01,))

    def test_clamp_if_overflow(self):
        def function(x):
            if torch.isinf(x).any() or x.abs().max() > 100:
                x = x.clamp(-100, 100)
            return x * 2

        check(function, (X,), (X * 1e4,), (X / torch.zeros(4),))

    def test_experts_that_nobody_is_routed_to(self):
        class Experts(nn.Module):
            def __init__(self):
                super().__init__()
                self.gate = nn.Linear(4, 3)
                self.experts = nn.ModuleList(nn.Linear(4, 4) for _ in range(3))

            def forward(self, x):
                chosen, result = self.gate(x).argmax(-1), torch.zeros_like(x)
                for index, expert in enumerate(self.experts):
                    mask = chosen == index
                    if mask.any():
                        result = result + expert(x) * mask[:, None]
                return result

        check(Experts(), (X,), (-X,), (X[:1].expand(3, 4),))

    def test_a_short_loop_with_break(self):
        def function(x):
            for _ in range(6):
                x = x * 1.5
                if x.sum() > 20:
                    break
            return x

        check(function, (X,), (X * 100,), (X * 0,))

    def test_beams_until_all_have_ended(self):
        table = torch.randn(5, 5, generator=torch.Generator().manual_seed(0))
        stay = torch.tensor([0.0] + 4 * [-math.inf])

        def function(tokens):
            def going(step, tokens, _):
                return (step < 7) & (tokens != 0).any()

            def extend(step, tokens, scores):
                logits = torch.log_softmax(table[tokens], -1)
                total = (scores[:, None] + torch.where(tokens[:, None] == 0, stay, logits)).flatten()
                scores, places = total.topk(scores.shape[0])
                return step + 1, places % 5, scores

            return while_loop(going, extend, (torch.tensor(0), tokens, torch.zeros(3)))

        check(function, (torch.tensor([1, 2, 3]),), (torch.tensor([0, 0, 0]),))

    def test_a_decision_by_item_beside_a_branch(self):
        def function(x, n):
            if n.item() > 2:
                x = x * 2
            return torch.cond(x.sum() > 0, lambda t: t + 1, lambda t: t - 1, (x,))

        check(function, (X, torch.tensor(1)), (X, torch.tensor(5)), (-X, torch.tensor(5)))


def suppressed(boxes, scores):
    """The best of the boxes that are left, again and again, each of which takes those near it away."""
    wanted = scores > 0.3
    boxes, scores = boxes[wanted], scores[wanted]
    kept, count = torch.zeros(6, dtype=torch.int64), 0
    left = torch.ones(boxes.shape[0], dtype=torch.bool)
    while left.any():
        best = torch.where(left, scores, -1.0).argmax()
        kept[count] = best
        count += 1
        left = left & ((boxes - boxes[best]).abs() > 0.2)
        left[best] = False
    return boxes[kept[:count]]


def suppressed_in_order(boxes, scores):
    """Each of the boxes takes away the later ones near it, if none has taken it."""
    boxes = boxes[scores > 0.3]
    keep = torch.ones(boxes.shape[0], dtype=torch.bool)
    for i in range(boxes.shape[0]):
        if keep[i]:
            near = (boxes - boxes[i]).abs() < 0.2
            near[: i + 1] = False
            keep = keep & ~near
    return boxes[keep]


@pytest.mark.parametrize("function", [suppressed, suppressed_in_order])
def test_loops_over_as_many_as_a_mask_shows(function):
    generator = torch.Generator().manual_seed(0)
    calls = [(torch.rand(6, generator=generator), torch.rand(6, generator=generator)) for _ in range(5)]
    check(function, *calls, (torch.rand(6, generator=generator), torch.zeros(6)))


def numbers_by_sign(x):
    if x.sum() > 1:
        return x, 1, {"scale": 2.5}
    if x.sum() > 0:
        return x, 2, {"scale": max(x.sum().item(), 0.1)}
    return x, 3, {"scale": 2.5}


def test_python_numbers_that_differ_by_way_are_results():
    exe = torch2hlo.convert(numbers_by_sign, (torch.ones(2),)).compile()
    for value in (1.0, 0.3, 0.01, -1.0):
        x = torch.full((2,), value)
        _, *numbers = exe(x)
        assert numbers == list(numbers_by_sign(x)[1:])  # a float has double precision
        assert [type(numbers[0]), type(numbers[1]["scale"])] == [int, float]


def test_a_number_beside_none_or_another_kind_of_number_is_refused():
    for other in (None, 1.0, True):
        message = refused(UnsupportedValueError, lambda x, other=other: 1 if x.sum() > 0 else other, X)
        assert "T2H207" in message
        assert "return the same structure" in message


class TestSizes:
    """Sizes known only at run time, inside."""

    @staticmethod
    def check(function, *calls):
        exe = torch2hlo.convert(function, calls[0], dynamic_shapes={"x": {0: torch2hlo.Bound(8)}}).compile()
        for args in calls:
            same(exe(*args), function(*args))

    def test_in_branches(self):
        def function(x):
            return torch.cond(x.sum() > 0, lambda t: torch.softmax(t, 0) + 1, lambda t: t - t.mean(), (x,))

        self.check(function, (X,), (-X,), (X.repeat(2, 1)[:5],), (X[:1],))

    def test_in_loops(self):
        def function(x):
            def body(i, y):
                return i + 1, y + torch.softmax(x, 0)

            return while_loop(lambda _, y: y.sum() < 30, body, (torch.tensor(0), x.abs()))

        self.check(function, (X,), (X.repeat(2, 1)[:5],), (X[:1],))

    def test_a_slice_by_item_used_in_a_branch(self):
        def function(x, n):
            y = x[: n.item()]
            return torch.cond(y.sum() > 1, lambda: y.mean(0), lambda: y.sum(0))

        check(function, (X, torch.tensor(2)), (X, torch.tensor(3)), (-X, torch.tensor(1)))


class TestDraws:
    def test_no_two_are_alike(self):
        def function(x):
            def body(i, y):
                return i + 1, torch.cat([y[1:], torch.rand(1)])

            _, looped = while_loop(lambda i, _: i < 50, body, (torch.tensor(0), torch.zeros(50)))
            _, unrolled = scan(lambda c, row: (c + 1, torch.rand(3) + row[:3] * 0), torch.zeros(()), x)
            chosen = torch.cond(x.sum() > 0, lambda: torch.rand(3), lambda: torch.randn(3))
            return torch.rand(3), looped, unrolled.reshape(-1), chosen, torch.rand(3)

        exe = torch2hlo.convert(function, (X,)).compile()
        exe.seed(0)
        first, second = (torch.cat(tuple(map(torch.as_tensor, exe(X)))) for _ in range(2))
        assert len(torch.unique(torch.cat([first, second]))) == 2 * (3 + 50 + 9 + 3 + 3)
        exe.seed(0)
        same(torch.cat(tuple(map(torch.as_tensor, exe(X)))), first)


class TestRefusals:
    def test_branches_of_different_shapes(self):
        def function(x):
            def then(t):
                return t[:2] * 1

            def otherwise(t):
                return t * 2

            return torch.cond(x.sum() > 0, then, otherwise, (x,))

        assert refused(UnsupportedValueError, function, X) == (
            "T2H207: the branches of torch.cond return different things:\n"
            "   | float32[2,4] at test_control_flow.py:LINE: return t[:2] * 1\n"
            "   | float32[3,4] at test_control_flow.py:LINE: return t * 2\n"
            "  --> test_control_flow.py:LINE, in the root module\n"
            "   | return torch.cond(x.sum() > 0, then, otherwise, (x,))\n"
            "   = hint: return the same structure, shapes and dtypes from both"
        )

    def test_branches_of_different_structure(self):
        def function(x):
            return torch.cond(x.sum() > 0, lambda t: (t * 1, t * 2), lambda t: t * 2, (x,))

        assert "   | (float32[3,4], float32[3,4]) at " in refused(UnsupportedValueError, function, X)

    def test_a_body_of_another_dtype(self):
        def function(x):
            def body(i, y):
                return i + 1, y.double()

            return while_loop(lambda i, _: i < 3, body, (torch.tensor(0), x))

        assert refused(UnsupportedValueError, function, X) == (
            "T2H207: while_loop carries (int64[], float32[3,4]), and its body returns\n"
            "   | (int64[], float64[3,4]) at test_control_flow.py:LINE: return i + 1, y.double()\n"
            "  --> test_control_flow.py:LINE, in the root module\n"
            "   | return while_loop(lambda i, _: i < 3, body, (torch.tensor(0), x))\n"
            "   = hint: return the carried tensors in their shapes and dtypes"
        )

    @pytest.mark.parametrize(
        ("condition", "carried", "error", "what"),
        [
            (
                lambda i, _: i < 3,
                0,
                UnsupportedValueError,
                "while_loop carries (0, float32[3,4]), where only tensors can be carried",
            ),
            (
                lambda _, y: y.sum(1) > 3,
                torch.tensor(0),
                UnsupportedValueError,
                "the condition of while_loop gives bool[3]",
            ),
            (lambda *_: True, torch.tensor(0), DataDependentError, "the condition of while_loop is always true"),
        ],
    )
    def test_loops_that_are_none(self, condition, carried, error, what):
        assert what in refused(error, lambda x: while_loop(condition, lambda i, y: (i + 1, y * 2), (carried, x)), X)

    def test_a_write_to_what_is_carried(self):
        def function(x):
            def body(i, y):
                return i + 1, y.mul_(2)

            return while_loop(lambda i, _: i < 3, body, (torch.tensor(0), x))

        assert refused(MutationError, function, X) == (
            "T2H206: a loop's body writes what it was given\n"
            "  --> test_control_flow.py:LINE, in the root module\n"
            "   | return i + 1, y.mul_(2)\n"
            "   = hint: clone it, and write the clone"
        )

    def test_a_write_seen_by_two_views(self):
        def function(x):
            row = x[0]
            return torch.cond(x.sum() > 0, lambda: row.add_(1).sum() + x.sum(), lambda: x.sum())

        assert "uses a tensor from outside by two views, and writes one" in refused(MutationError, function, X)

    def test_a_tensor_that_leaves_its_branch_by_the_side(self):
        def function(x):
            found = []

            def then(t):
                found.append(t * 3)
                return t * 1

            return torch.cond(x.sum() > 0, then, lambda t: t * 2, (x,)) + found[0]

        assert refused(UnsupportedValueError, function, X) == (
            "T2H207: a tensor that a branch or loop body made is used outside, and is none of its results\n"
            "  --> test_control_flow.py:LINE, in the root module\n"
            "   | found.append(t * 3)\n"
            "   = hint: return it from the function given to torch.cond, while_loop, scan or map"
        )

    def test_python_loops_whose_source_cannot_be_read(self):
        names = {}
        exec("def grow(x):\n    while x.sum() < 1000:\n        x = x + 1\n    return x", names)
        assert "more than 16 ways" in refused(TooManyWaysError, names["grow"], X)

    def test_pytorch_compiles_again_afterwards(self):
        utils = torch._higher_order_ops.utils
        before = utils._hop_compile_and_call
        with pytest.raises(Torch2HloError):
            torch2hlo.convert(lambda x: torch.cond(x.sum() > 0, lambda t: t @ t, lambda t: t, (x,)), (X,))
        assert utils._hop_compile_and_call is before
