import pytest
import torch

import torch2hlo


def agree(args, kwargs, wanted=None):
    def solve(*args):
        return tuple(torch.linalg.lstsq(*args, **kwargs))

    ours = torch2hlo.convert(solve, args).compile("cpu", cache_dir=None)(*args)
    for index, (got, want) in enumerate(zip(ours, wanted or solve(*args), strict=True)):
        torch.testing.assert_close(got, want, rtol=1e-3, atol=1e-3, msg=lambda m, i=index: f"result {i}: {m}")


@pytest.mark.parametrize("dtype", [torch.float32, torch.complex64])
@pytest.mark.parametrize(
    "shapes", [((5, 3), (5, 2)), ((3, 5), (3, 2)), ((2, 5, 3), (2, 5)), ((2, 1, 3, 5), (2, 1, 3, 2))]
)
@pytest.mark.parametrize("driver", [None, "gels", "gelsy"])
def test_equals_eager(shapes, driver, dtype):
    torch.manual_seed(0)
    agree(tuple(torch.randn(shape, dtype=dtype) for shape in shapes), {"driver": driver})


def test_the_smallest_solution_where_the_rank_is_not_full():
    a = torch.tensor([[1.0, 2], [2, 4], [3, 6]])
    agree((a, torch.tensor([[1.0], [0], [2]])), {})


@pytest.mark.parametrize("driver", ["gelsd", "gelss"])
def test_singular_values(driver):
    agree((torch.randn(3, 5), torch.randn(3, 2)), {"driver": driver})


def test_residuals_whose_size_depends_on_the_rank_are_refused():
    with pytest.raises(torch2hlo.Torch2HloError, match="linalg_lstsq"):
        agree((torch.randn(5, 3), torch.randn(5, 2)), {"driver": "gelsd"})
