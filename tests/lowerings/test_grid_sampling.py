import itertools

import pytest
import torch

import torch2hlo
from tests.lowerings.harness import check_op, golden_text, parametrize

aten = torch.ops.aten


def points(t, *shape, reach):
    """A grid; in half precision one whose positions are exact, for eager on a CPU rounds at each step."""
    grid = t(*shape, low=-reach, high=reach)
    return (grid * 8).round() / 8 if t.dtype.itemsize == 2 else grid


def settings(modes):
    return list(itertools.product(modes, range(3), (False, True)))


CASES = {
    aten.grid_sampler_2d.default: [
        lambda t: (t(1, 1, 3, 3), points(t, 1, 2, 2, 2, reach=1), 0, 0, False),
        *(
            lambda t, s=s: (t(2, 3, 5, 4, low=-0.25, high=0.25), points(t, 2, 3, 4, 2, reach=2.7), *s)
            for s in settings(range(3))
        ),
        *(
            lambda t, s=s: (t(1, 2, 1, 3, low=-0.25, high=0.25), points(t, 1, 3, 4, 2, reach=1.5), *s)
            for s in settings(range(3))
        ),
        lambda t: (t(0, 3, 5, 4), t(0, 3, 4, 2), 0, 0, False),
    ],
    aten.grid_sampler_3d.default: [
        lambda t: (t(1, 1, 2, 3, 3), points(t, 1, 1, 2, 2, 3, reach=1), 0, 0, False),
        *(
            lambda t, s=s: (t(2, 3, 5, 4, 3, low=-0.25, high=0.25), points(t, 2, 3, 2, 4, 3, reach=2.7), *s)
            for s in settings(range(2))
        ),
    ],
    aten.affine_grid_generator.default: [
        lambda t: (t(1, 2, 3), [1, 1, 2, 3], False),
        lambda t: (t(2, 2, 3), [2, 3, 4, 5], True),
        lambda t: (t(2, 2, 3), [2, 3, 1, 5], False),
        lambda t: (t(2, 3, 4), [2, 3, 4, 5, 2], False),
        lambda t: (t(2, 3, 4), [2, 3, 4, 1, 2], True),
    ],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)


@pytest.mark.parametrize("setting", settings(range(3)), ids=str)
def test_points_that_are_nowhere(setting):
    nan, inf = float("nan"), float("inf")
    grid = torch.tensor([[[[nan, 0.2], [0.1, nan], [inf, 0.0], [-inf, 0.5], [1e5, 0.0], [1.0, -1.0], [3.0, 0.0]]]])
    x = torch.arange(1.0, 13).view(1, 1, 3, 4)

    def sampled(x, grid):
        return aten.grid_sampler_2d(x, grid, *setting)

    program = torch2hlo.convert(sampled, (x, grid)).compile("cpu", cache_dir=None)
    torch.testing.assert_close(program(x, grid), sampled(x, grid), equal_nan=True)
