"""What PyTorch's fake tensors say is said in the user's terms."""

import pytest
import torch

import torch2hlo
from torch2hlo.errors import DataDependentError, UnsupportedArgumentError


def test_an_operation_that_takes_no_sizes_known_only_at_run_time():
    def some(x, n):
        return torch.linalg.pinv(x[: n.item()])

    with pytest.raises(UnsupportedArgumentError, match="does not take sizes known only at run time") as caught:
        torch2hlo.convert(some, (torch.randn(3, 2, 2), torch.tensor(2)))
    assert caught.value.source.code == "return torch.linalg.pinv(x[: n.item()])"


def test_a_name_made_of_a_number_known_only_at_run_time():
    """As experts are chosen by, in a dict of modules."""

    def chosen(x, n):
        return {"expert_0": x, "expert_1": x * 2}[f"expert_{n}"]

    with pytest.raises(DataDependentError, match="T2H204: Python turns a number") as caught:
        torch2hlo.convert(chosen, (torch.ones(3), torch.tensor(1)))
    assert "expert_{n}" in caught.value.source.code


def test_a_message_made_of_one_is_no_name():
    def told(x, n):
        torch._check(x.shape[0] == 3, f"of {n} there are {x.shape[0]}" + " more")
        return x * n

    x, n = torch.ones(3), torch.tensor(2)
    torch.testing.assert_close(torch2hlo.convert(told, (x, n)).compile()(x, n), x * 2)


def test_a_loop_without_an_end(monkeypatch):
    monkeypatch.setenv("TORCH2HLO_MOST_REPEATS", "40")

    def endless(x):
        while True:
            x = x + 1

    with pytest.raises(DataDependentError, match="captured 40 times: a loop around it never ends") as caught:
        torch2hlo.convert(endless, (torch.ones(2),))
    assert caught.value.source.code == "x = x + 1"


def test_recursion_without_an_end():
    def again(x):
        return again(x + 1)

    with pytest.raises(DataDependentError, match="calls itself without an end, or deeper than Python allows") as caught:
        torch2hlo.convert(again, (torch.ones(2),))
    assert caught.value.source.code == "return again(x + 1)"
