"""Random programs of nested control flow, slices by `.item()` and boolean indexing: each equals eager, or is refused.

Never another value, never an error that is not ours, and never an error at run time where eager has none.
"""

import importlib.util
import sys

import pytest
import torch

import torch2hlo
from tests.capture.generated import written
from tests.padding.harness import garbage_in_padding, same
from torch2hlo.bound import Bound
from torch2hlo.errors import UnsupportedError


def load(path, seed):
    path.write_text(written(seed))
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = sys.modules[path.stem] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module.function


def inputs(size, number):
    generator = torch.Generator().manual_seed(100 * size + number)
    return torch.rand((size, 3), generator=generator) * 4 - 2, torch.randint(0, 4, (2,), generator=generator)


def check(tmp_path, seed, sizes, dynamic):
    function = load(tmp_path / f"generated_{seed}.py", seed)
    try:
        exe = torch2hlo.convert(function, inputs(3, 0), dynamic_shapes=dynamic).compile()
    except UnsupportedError as refusal:
        assert "report" not in str(refusal), refusal  # noqa: PT017
        return
    with garbage_in_padding():
        for size in sizes:
            for number in range(3):
                same(exe, function, inputs(size, number), (seed, size, number))


@pytest.mark.parametrize("seed", [1, 3])
def test_equals_eager(tmp_path, seed):
    check(tmp_path, seed, (3,), None)


@pytest.mark.sweep
@pytest.mark.parametrize("seed", range(150))
def test_many_equal_eager(tmp_path, seed):
    check(tmp_path, seed, (3,), None)


@pytest.mark.sweep
@pytest.mark.parametrize("seed", range(100))
def test_equals_eager_at_every_size(tmp_path, seed):
    check(tmp_path, seed, (1, 2, 3, 4), ({0: Bound(4, 1)}, {}))
