"""What PyTorch's fake tensors say is said in the user's terms."""

import pytest
import torch
import torch.nn.functional as F

import torch2hlo
from torch2hlo.errors import UnsupportedArgumentError


def test_an_operation_that_takes_no_sizes_known_only_at_run_time():
    """As positions that are resized to each image's own shape."""

    def resize(x, n):
        k = n.item()
        return F.interpolate(x, size=(k, k), mode="bicubic")

    with pytest.raises(UnsupportedArgumentError, match="does not take sizes known only at run time") as caught:
        torch2hlo.convert(resize, (torch.randn(1, 2, 4, 4), torch.tensor(3)))
    assert caught.value.source.code == 'return F.interpolate(x, size=(k, k), mode="bicubic")'
