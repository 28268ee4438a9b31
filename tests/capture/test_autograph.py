"""Plain Python loops and branches on tensor values: one program equals eager for every number of rounds."""

import copy
import re
from pathlib import Path

import pytest
import torch
from torch import nn
from torch.utils import _pytree as pytree

import torch2hlo
from torch2hlo.errors import DataDependentError, Torch2HloError, UnsupportedValueError, ValueFailedError

X = torch.linspace(0.1, 1.2, 12).reshape(3, 4)
T = torch.tensor


def check(function, *calls):
    """One program equals eager on every call; its text."""
    program = torch2hlo.convert(function, calls[0])
    exe, eager = program.compile(), copy.deepcopy(function)
    for args in calls:
        got, want = exe(*copy.deepcopy(args)), eager(*copy.deepcopy(args))
        for mine, theirs in zip(pytree.tree_leaves(got), pytree.tree_leaves(want), strict=True):
            torch.testing.assert_close(torch.as_tensor(mine), theirs)
        if isinstance(eager, nn.Module):
            for name, buffer in eager.named_buffers():
                torch.testing.assert_close(torch.as_tensor(exe.state[name]), buffer)
    return program.text()


def refused(error, function, *args):
    """The whole message, with this file's name for its path and LINE for line numbers."""
    with pytest.raises(error) as caught:
        torch2hlo.convert(function, args)
    message = str(caught.value).replace(f"{Path(__file__).parent}/", "")
    return re.sub(r"py:\d+", "py:LINE", message)


class TestWhile:
    def test_a_tensor_as_the_condition(self):
        def function(x):
            while x.sum() < 100:
                x = x + 1
            return x

        text = check(function, (X,), (X * 100,), (X - 5,))
        assert text.count("stablehlo.while") == 1

    def test_until_it_converges_by_return(self):
        def function(x):
            while True:
                y = (x + 2 / x) / 2
                if (y - x).abs().max() < 1e-5:
                    return y
                x = y

        check(function, (X,), (X * 100,))

    def test_a_counter_and_a_limit(self):
        def function(x):
            y, rounds = x.clone(), 0
            while (y * y - x).abs().max() > 1e-4 and rounds < 5:
                y = 0.5 * (y + x / y)
                rounds += 1
            return y, torch.full((), rounds)

        check(function, (X,), (X * 1000,), (X * 0 + 1,))

    def test_integers(self):
        def collatz(n):
            n, steps = n.item(), 0
            while n != 1:
                n = n // 2 if n % 2 == 0 else 3 * n + 1
                steps += 1
            return torch.ones(3) * steps

        check(collatz, (T(6),), (T(1),), (T(27),))

    def test_two_names_at_once(self):
        def gcd(a, b):
            x, y = a.item(), b.item()
            while y != 0:
                x, y = y, x % y
            return torch.full((), x)

        check(gcd, (T(12), T(18)), (T(1071), T(462)), (T(5), T(0)))

    def test_floats_have_the_precision_of_python(self):
        def bisect(a):
            low, high = 0.0, float(a) + 1
            while high - low > 1e-12:
                middle = (low + high) / 2
                if middle * middle > a:
                    high = middle
                else:
                    low = middle
            return torch.ones((), dtype=torch.float64) * low

        check(bisect, (T(2.0, dtype=torch.float64),), (T(9.0, dtype=torch.float64),))

    def test_inside_one_another(self):
        def function(x):
            for i in range(3):
                if x.sum() > i:
                    while x.max() > 1:
                        x = x / 2
                        while x.min() < -1:
                            x = x + 0.5
                else:
                    x = x + 1
            return x

        check(function, (X,), (X * 10,), (-X,), (X * 10 - 20,))

    def test_a_helper_that_decides_too(self):
        def helper(x, limit):
            if x.mean() > limit:
                return x - limit
            return x + 1

        def function(x):
            rounds = 0
            while x.sum() < 20:
                x = helper(x, 2.0)
                rounds = rounds + 1
                if rounds > 30:
                    break
            return x, torch.zeros(()) + rounds

        check(function, (X,), (X * 10,), (-X,))

    def test_a_number_becomes_a_tensor(self):
        def function(x):
            total = 0
            while x.max() > 1:
                total = total + x.sum()
                x = x / 2
            return total + x

        check(function, (X,), (X * 10,), (X / 10,))


class TestConditions:
    def test_conditional_expressions_in_one_another(self):
        def function(x):
            s, k = x.sum(), torch.tensor(0)
            while not (s < 60 and k < 40) or s < 100:
                x = x + (1 if s < 10 else 2 if s < 30 else 3.5)
                s, k = x.sum(), k + 1
                if k > 50:
                    break
            return x, k

        check(function, (X,), (X * 10,))

    def test_chains_members_any_and_all(self):
        def function(x):
            hits, calls = 0, [0]

            def middle():
                calls[0] += 1
                return x.sum().long().item() % 5

            while x.sum() < 100:
                x = x + 1
                n = middle()
                if n in (1, 3) and n not in [0, 2]:
                    hits += 1
                if 0 < middle() < 4 <= x.sum():
                    hits += n
                if any(x[i].sum() > 30 for i in range(3)) or x.argmax() % 2:
                    x = x + 0.5
                if all(row.sum() > 35 for row in x):
                    break
                x = x + max(x.sum(), x.max() * 4) * 0.01
            return x, torch.tensor([hits, calls[0]])

        check(function, (X,), (X * 10,), (-X,))

    def test_up_to_the_end(self):
        def function(x):
            seen, k = torch.zeros(6), 0
            while x.sum() < 100:
                seen[k:] += 1
                k += 1
                x = x + x.mean()
            return seen, x

        check(function, (X,), (X * 10,), (X * 0.1,))


class TestFor:
    def test_else_and_the_place_it_ended(self):
        def function(x):
            for i in range(100):
                x = x * (1.5 + i * 0)
                if x.max() > 50:
                    break
            else:
                x = -x
            return x, torch.ones(()) * i

        text = check(function, (X,), (X * 100,), (X * 1e-30,))
        assert text.count("stablehlo.while") == 1

    def test_generation_that_stops_at_a_token(self):
        def function(token, end):
            tokens, count = torch.zeros(12, dtype=torch.long), 0
            for i in range(12):
                token = (token * 7 + 3) % 11
                tokens[i] = token
                count += 1
                if token == end:
                    break
            return tokens, torch.ones(()) * count

        check(function, (T(1), T(5)), (T(2), T(5)), (T(0), T(3)), (T(0), T(99)))

    def test_a_range_known_only_at_run_time(self):
        def function(x, n):
            total = torch.zeros(())
            for i in range(n.item()):
                if x[i] > 0.5:
                    continue
                total = total + x[: i + 1].sum()
            return total

        row = torch.linspace(0, 1, 6)
        text = check(function, (row, T(3)), (row, T(0)), (row.flip(0), T(6)))
        assert text.count("stablehlo.while") == 1
        exe = torch2hlo.convert(function, (row, T(3))).compile()
        with pytest.raises(ValueFailedError):
            exe(row, T(7))  # eager raises IndexError


class Stack(nn.Module):
    def __init__(self, depth):
        super().__init__()
        torch.manual_seed(0)
        self.layers = nn.ModuleList(nn.Linear(4, 4) for _ in range(depth))
        self.register_buffer("used", torch.zeros((), dtype=torch.long))

    def forward(self, x):
        for layer in self.layers:
            x = layer(x) + x
            if x.abs().max() > 2.0:
                x = x.clamp(-2, 2)
                self.used = self.used + 1
        return x


class TestLayers:
    def test_clamp_in_each_of_many(self):
        text = check(Stack(18), (X,), (X * 10,), (X * 0.01,))
        assert text.count('"stablehlo.if"') == 18

    def test_early_exit(self):
        class Early(Stack):
            def forward(self, x):
                for layer in self.layers:
                    change = torch.tanh(layer(x)) * 0.1
                    if change.abs().max() < 0.09:
                        return x
                    self.used += 1
                    x = x + change
                return x * 2

        check(Early(17), (X,), (X * 10,), (X * 0.01,))

    @pytest.mark.parametrize("gathered", [False, True])
    def test_mixture_of_experts(self, gathered):
        class Mixture(nn.Module):
            def __init__(self):
                super().__init__()
                torch.manual_seed(0)
                self.gate = nn.Linear(6, 9)
                self.experts = nn.ModuleList(nn.Linear(6, 6) for _ in range(9))

            def forward(self, x):
                weights, chosen = self.gate(x).softmax(-1).topk(2)
                out = torch.zeros_like(x)
                for index, expert in enumerate(self.experts):
                    if gathered:
                        token, place = torch.where(chosen == index)
                        if token.numel() > 0:
                            out.index_add_(0, token, expert(x[token]) * weights[token, place, None])
                    elif (chosen == index).any():
                        out += expert(x) * (weights * (chosen == index)).sum(-1, keepdim=True)
                return out

        x = torch.randn(5, 6)
        check(Mixture(), (x,), (x[:1].expand(5, 6).contiguous(),))

    def test_adaptive_computation_with_state(self):
        class Adaptive(nn.Module):
            def __init__(self):
                super().__init__()
                torch.manual_seed(1)
                self.cell, self.halt = nn.GRUCell(4, 4), nn.Linear(4, 1)
                self.register_buffer("steps", torch.zeros((), dtype=torch.long))

            def forward(self, x):
                h, out, total = torch.zeros_like(x), torch.zeros_like(x), torch.zeros(x.shape[0], 1)
                while (total < 0.99).any():
                    h = self.cell(x, h)
                    p = torch.minimum(torch.sigmoid(self.halt(h)), 1 - total)
                    out, total = out + p * h, total + p
                    self.steps += 1
                return out

        check(Adaptive(), (X,), (X * 10,))


class Cache:
    def __init__(self):
        self.rows, self.count = torch.zeros(10, 4), 0

    def add(self, x):
        self.rows[self.count] = x
        self.count += 1
        return self.rows[: self.count].sum(0)


class TestGrowth:
    """Tensors that grow in a loop have their true size after it."""

    def test_to_a_size_that_the_condition_limits(self):
        def function(x):
            ids, done = x[:, :1], torch.zeros(3, dtype=torch.bool)
            while not done.all() and ids.shape[1] < 9:
                new = ids.sum(1, keepdim=True)
                ids = torch.cat([ids, new], 1)
                done = done | (new[:, 0] > 10)
            return ids, ids.mean(1)

        assert check(function, (X,), (X * 10,), (X / 20,)).count("stablehlo.while") == 1

    def test_generation(self):
        class Model(nn.Module):
            def __init__(self):
                super().__init__()
                torch.manual_seed(0)
                self.embedding, self.head = nn.Embedding(11, 8), nn.Linear(8, 11)

            def forward(self, ids):
                done = torch.zeros(ids.shape[0], dtype=torch.bool)
                for _ in range(32):
                    h, size = self.embedding(ids), ids.shape[1]
                    seen = torch.ones(size, size, dtype=torch.bool).tril()
                    mixed = (h @ h.transpose(1, 2)).masked_fill(~seen, float("-inf")).softmax(-1) @ h
                    token = self.head(mixed)[:, -1].argmax(-1).where(~done, 0)
                    done = done | (token == 3)
                    if done.all():
                        break
                    ids = torch.cat([ids, token[:, None]], 1)
                return ids

        prompts = [[[1, 2], [4, 5]], [[9, 2], [7, 5]], [[3, 3], [6, 6]]]
        check(Model().eval(), *((T(prompt),) for prompt in prompts))

    def test_without_a_bound(self):
        def function(x):
            y = x[:1]
            while y.sum() < 20:
                y = torch.cat([y, y[-1:] + 1])
            return y

        message = refused(UnsupportedValueError, function, X)
        assert "y grows in a loop, and no largest number of rounds is known" in message
        assert "`while … and y.shape[0] < 64`" in message
        exe = torch2hlo.convert(function, (X,), size_limit=6).compile()
        torch.testing.assert_close(exe(X), function(X))
        with pytest.raises(ValueFailedError):
            exe(X - 4)


class TestState:
    def test_what_methods_do_to_an_object(self):
        def function(x):
            cache, y = Cache(), x
            while y.sum() < 40 and cache.count < 10:
                y = cache.add(y) + 1
            return y, cache.rows, torch.ones(()) * cache.count

        check(function, (X[0],), (X[0] * 10,), (X[0] * 0.1,))

    def test_a_variable_shared_with_an_inner_function(self):
        def function(x):
            count = 0

            def step(y):
                nonlocal count
                count = count + 1
                return y * 1.3

            while x.sum() < 50:
                x = step(x)
            return x, torch.ones(()) * count

        check(function, (X,), (X * 10,))

    def test_entries_of_a_dict_and_of_a_tuple(self):
        def function(x):
            state, pair = {"x": x, "rounds": 0}, (x.sum(), 1)
            while state["x"].sum() < 30:
                state["x"] = state["x"] * 1.5
                state["rounds"] += 1
                pair = (pair[0] + state["x"].max(), pair[1] * 2)
            return state["x"], pair[0], torch.ones(()) * state["rounds"] * pair[1]

        check(function, (X,), (X * 10,))

    def test_one_tensor_by_two_names(self):
        def function(x):
            x = x * 1
            before = x
            while x.sum() < 3:
                x = x * 2
            x += 1  # writes to `before` too, after no round
            before.mul_(3)
            y = x if x.sum() > 20 else x * 2
            y += 1
            return x, before, y

        check(function, (X,), (X * 10,), (X * 0.01,))

    def test_a_condition_that_assigns(self):
        def function(x):
            while (most := x.max()) < 20:
                x = x + most
                if (total := x.sum()) > 100:
                    x = x - total / 100
            return x

        check(function, (X,), (X * 10,))

    def test_draws_differ_from_round_to_round(self):
        def function(x):
            rounds = torch.zeros(6)
            i = 0
            while x.sum() < 1000 and i < 6:
                rounds[i] = torch.rand(())
                i += 1
            return rounds

        program = torch2hlo.convert(function, (X,))
        drawn = torch.as_tensor(program.compile()(X))
        assert len(set(drawn.tolist())) == 6


class TestRefusals:
    def test_a_loop_that_never_ends(self):
        def function(x):
            y = x
            while x.sum() < 1000:
                y + 1
            return y

        assert refused(DataDependentError, function, X) == (
            "T2H204: a loop that is entered never ends: no round changes what its condition depends on\n"
            "  --> test_autograph.py:LINE, in the root module\n"
            "   | while x.sum() < 1000:\n"
            "   = hint: change it in the loop's body, or leave the loop by `break` or `return`"
        )

    def test_recursion(self):
        def halve(x):
            if x.sum() < 1:
                return x
            return halve(x / 2)

        message = refused(DataDependentError, halve, X)
        assert "halve calls itself for as long as a condition holds that is known only at run time" in message
        assert "| return halve(x / 2)" in message

    def test_a_shape_that_changes(self):
        def function(x):
            while x.sum() < 1000:
                x = x.sum(0, keepdim=True).flatten(0)
            return x

        assert refused(UnsupportedValueError, function, X) == (
            "T2H207: in a loop whose number of rounds is known only at run time, x is different things:\n"
            "   | float32[3,4] before a round\n"
            "   | float32[4] after it\n"
            "  --> test_autograph.py:LINE, in the root module\n"
            "   | while x.sum() < 1000:\n"
            "   = hint: give it the same structure, shape and dtype before the loop and after each round"
        )

    def test_a_set_that_changes(self):
        def function(x):
            seen = set()
            while x.sum() < 1000:
                seen.add(x.sum())
                x = x + 1
            return x

        assert "a set or deque changes" in refused(UnsupportedValueError, function, X)

    def test_branches_that_differ_in_a_loop(self):
        def function(x):
            while x.sum() < 1000:
                if x.max() > 3:
                    y = x[0]
                    z = y + 1
                else:
                    y = z = x
                x = x + y.sum() + z.sum()
            return x

        assert refused(UnsupportedValueError, function, X) == (
            "T2H207: by a condition known only at run time, y is different things:\n"
            "   | float32[4] at test_autograph.py:LINE: y = x[0]\n"
            "   | float32[3,4]\n"
            "  --> test_autograph.py:LINE, in the root module\n"
            "   | if x.max() > 3:\n"
            "   = hint: give it the same structure, shapes and dtypes on both sides"
        )

    def test_nothing_of_the_users_is_changed(self):
        module = Stack(17)
        before = vars(module).copy()
        torch2hlo.convert(module, (X,))
        with pytest.raises(Torch2HloError):
            torch2hlo.convert(lambda x: [module(x), endless(x)], (X,))
        assert vars(module) == before
        assert "forward" not in vars(module.layers[0])


def endless(x):
    while x.sum() < 1000:
        pass
    return x
