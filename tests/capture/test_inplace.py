"""In-place operations whose functional form is not found by its name, and PyTorch's checks of tensors."""

import numpy as np
import pytest
import torch
import torch.nn.functional as F

import torch2hlo
from torch2hlo.errors import ValueFailedError
from torch2hlo.testing import shared_bits

DROPOUTS = [F.dropout, F.dropout1d, F.alpha_dropout, F.feature_alpha_dropout]


@pytest.mark.parametrize("training", [True, False])
@pytest.mark.parametrize("dropout", DROPOUTS, ids=lambda dropout: dropout.__name__)
def test_dropout_in_place(dropout, training):
    """As at the head of MobileNet."""

    def function(x):
        y = x * 2
        return dropout(y, 0.4, training=training, inplace=True), y

    x = torch.linspace(1, 2, 60).reshape(3, 4, 5)
    run = torch2hlo.convert(function, (x,)).compile()
    run.seed(7)
    with shared_bits(np.array([7, 0], np.uint32)):
        want = function(x)
    torch.testing.assert_close(run(x), want)
    assert torch.equal(want[0], want[1])


def test_checks_of_whole_tensors():
    """As of the number of image tokens in vision-language models."""

    def function(x):
        torch._check_tensor_all(x > 0, lambda: "only positive numbers")
        return x.log() * torch.ops.aten._is_any_true(x > 1)

    x = torch.tensor([1.0, 2.0])
    run = torch2hlo.convert(function, (x,)).compile()
    torch.testing.assert_close(run(x), x.log())
    with pytest.raises(ValueFailedError, match="only positive numbers"):
        run(-x)
