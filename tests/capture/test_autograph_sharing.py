"""Memory, variables and exceptions that cross loops and branches on tensor values: followed, or refused."""

import torch

import torch2hlo
from tests.capture.test_autograph import X, check, refused
from torch2hlo.errors import DataDependentError, MutationError, StateError

ROUNDS = 0


def count():
    global ROUNDS
    ROUNDS += 1


class TestMemory:
    def test_two_names_that_a_branch_or_loop_gives_one_tensor(self):
        def function(x):
            w, y = x * 2, x * 3
            while x.sum() < 10:
                x = x + 1
                y = w
            if x.sum() > 30:
                a = b = x * 2
            else:
                a = b = x * 3
            a += 1
            y += 1
            return a, b, w, y

        check(function, (X,), (X * 100,))

    def test_a_part_that_a_branch_took(self):
        def function(x):
            while x.sum() < 10:
                x = x + 1
            y = x[0] if x.sum() > 30 else x[1]
            y += 1
            return x, y

        message = refused(MutationError, function, X)
        assert message.startswith(
            "T2H206: a write to a tensor that may, by a condition known only at run time, be a part of another"
        )
        assert "| y += 1" in message

    def test_a_part_that_a_branch_of_a_round_took(self):
        def function(x):
            m, w = x * 1, x[0] * 2
            while x.sum() < 50:
                x = x * 2
                if x.max() > 3:
                    w = m[1]
            m[:, 0] *= 3
            return m, w

        assert "| m[:, 0] *= 3" in refused(MutationError, function, X)

    def test_what_a_round_may_leave_as_it_was(self):
        def function(x):
            y = x * 2
            first = y
            for _ in range(30):
                if y.sum() > 100:
                    break
                y = y * 1.1
            y += 1
            return y, first

        assert "| y += 1" in refused(MutationError, function, X)

    def test_names_that_a_loop_swaps(self):
        def function(x):
            a, b = x * 1, x * 2
            first = a
            while x.sum() < 20:
                a, b = b, a
                x = x + 1
            a += 1
            return a, b, first

        assert "| a += 1" in refused(MutationError, function, X)


class TestWhatOutlastsTheCall:
    def test_a_global_number(self):
        def function(x):
            while x.sum() < 50:
                x = x * 1.5
                count()
            return x * ROUNDS

        assert "`ROUNDS`, a variable that outlasts the call, changes" in refused(StateError, function, X)
        assert type(ROUNDS) is int

    def test_an_attribute_of_a_class(self):
        class Counted:
            rounds = 0

        def function(x):
            counted = Counted()
            while x.sum() < 50:
                x = x * 1.5
                type(counted).rounds += 1
            return x * counted.rounds

        assert "`Counted.rounds`" in refused(StateError, function, X)
        assert type(Counted.rounds) is int


class TestExceptions:
    def test_caught_in_a_loop(self):
        def function(x):
            while x.sum() < 40:
                try:
                    x = x + 1
                    if x.max() > 4:
                        raise ValueError("too large")
                except ValueError:
                    x = x + 5
            return x

        message = refused(DataDependentError, function, X)
        assert "inside a branch or loop body, the code raises ValueError: too large" in message
        assert '| raise ValueError("too large")' in message

    def test_caught_around_one_that_ends_it(self):
        def function(x):
            while x.sum() < 40:
                x = x + 1
            try:
                if x.max() > 50:
                    raise ValueError("too large")
                return x
            except ValueError:
                return -x

        exe = torch2hlo.convert(function, (X,)).compile()
        torch.testing.assert_close(torch.as_tensor(exe(X * 100)), -X * 100)
