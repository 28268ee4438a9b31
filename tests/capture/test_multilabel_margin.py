"""What stands after the first -1 is no target."""

import pytest
import torch
import torch.nn.functional as F

import torch2hlo

TARGETS = [[3, 0, -1, 1, 2], [-1, 2, 0, 1, 3], [4, -1, 2, 1, 0], [0, 1, 2, 3, 4]]


@pytest.mark.parametrize("reduction", ["none", "mean", "sum"])
@pytest.mark.parametrize("rows", [slice(None), 0, 1])
def test_equals_eager(reduction, rows):
    def loss(x, target):
        return F.multilabel_margin_loss(x, target, reduction=reduction)

    x = torch.randn(4, 5, generator=torch.Generator().manual_seed(0))[rows]
    target = torch.tensor(TARGETS)[rows]
    torch.testing.assert_close(torch2hlo.convert(loss, (x, target)).compile()(x, target), loss(x, target))
