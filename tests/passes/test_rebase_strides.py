import pytest
import torch

import torch2hlo
from torch2hlo.errors import UnsupportedArgumentError

aten = torch.ops.aten


def matrix(*shape):
    return torch.arange(float(torch.Size(shape).numel())).reshape(shape)


def check(function, *args):
    got, wanted = torch2hlo.convert(function, args).compile("cpu", cache_dir=None)(*args), function(*args)
    torch.testing.assert_close(got, wanted, rtol=0, atol=0)


def test_a_window_beyond_a_slice():
    check(lambda x: x[1:2, 2:].as_strided((3, 2), (6, 1), 3), matrix(4, 6))


def test_the_offset_of_a_slice():
    check(lambda x: x[2:, 1:].as_strided((2, 2), (6, 1)), matrix(4, 6))


def test_a_tensor_that_lies_transposed_in_memory():
    check(lambda x: (x.t().as_strided((5,), (2,)), x.as_strided((2, 3), (1, 4), 2)), matrix(4, 6).t().contiguous().t())


def test_a_copy_of_a_window():
    check(lambda x: aten.as_strided_copy.default(x[1:], [2, 2], [1, 6]), matrix(4, 6))


def test_a_scatter_into_the_whole():
    check(lambda x, y: torch.as_strided_scatter(x, y, (2, 2), (6, 1), 1), matrix(4, 6), -matrix(2, 2))


@pytest.mark.parametrize(
    "function",
    [
        lambda x: torch.as_strided_scatter(x[1:], x[:2, :2], (2, 2), (6, 1)),
        lambda x: x.view(torch.int32).as_strided((2,), (1,)).view(torch.float32),
    ],
)
def test_refused(function):
    with pytest.raises(UnsupportedArgumentError, match=r"test_rebase_strides\.py"):
        torch2hlo.convert(function, (matrix(4, 6),))
