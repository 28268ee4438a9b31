"""Checks block nothing; ``x &= y`` is a write like any other."""

import torch

import torch2hlo


def test_unwanted_checks_and_profiler_marks_leave_no_trace():
    def f(x):
        torch._assert_async((x > 0).all(), "positive")
        torch.ops.aten._assert_tensor_metadata(x, dtype=torch.float32)
        with torch.profiler.record_function("here"):
            return x + 1

    text = torch2hlo.convert(f, (torch.ones(2),), check_indices=False).text()
    assert text.count("stablehlo.") == 2  # a constant and an addition


def test_augmented_assignment_writes_the_tensor():
    def f(a, b, x):
        a, x = a.clone(), x.clone()
        view = a[1:]
        view &= b[1:]
        a |= ~b
        x <<= 2
        x //= 3
        return a, x

    inputs = torch.tensor([True, True, False]), torch.tensor([True, False, True]), torch.tensor([4, 5, 6])
    got = torch2hlo.convert(f, inputs).compile("cpu")(*inputs)
    torch.testing.assert_close(got, f(*inputs))
