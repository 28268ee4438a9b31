"""What PyTorch's fake tensors say is said in the user's terms."""

import pytest
import torch
import torch.nn.functional as F

import torch2hlo
from torch2hlo.errors import DataDependentError, UnsupportedArgumentError


def test_an_operation_that_takes_no_sizes_known_only_at_run_time():
    """As positions that are resized to each image's own shape."""

    def resize(x, n):
        k = n.item()
        return F.interpolate(x, size=(k, k), mode="bicubic")

    with pytest.raises(UnsupportedArgumentError, match="does not take sizes known only at run time") as caught:
        torch2hlo.convert(resize, (torch.randn(1, 2, 4, 4), torch.tensor(3)))
    assert caught.value.source.code == 'return F.interpolate(x, size=(k, k), mode="bicubic")'


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
