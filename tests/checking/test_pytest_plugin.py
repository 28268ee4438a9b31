"""The fixtures and options that projects get in pytest, and `torch2hlo.testing`."""

import itertools
from importlib.metadata import entry_points

import pytest
import torch
from torch import nn

from torch2hlo.testing import assert_equal_to_eager, assert_exportable

pytest_plugins = ["pytester"]

TESTS = """
import torch
from torch import nn

def model(x):
    return torch.relu(x @ x) + 1

def test_text(hlo_snapshot):
    hlo_snapshot(model, (torch.ones(2, 2),))

def test_cost(fusion_budget):
    report = fusion_budget(model, (torch.ones(64, 64),), kernels=8, bytes=1e6)
    assert report.kernels

def test_too_dear(fusion_budget):
    fusion_budget(model, (torch.ones(64, 64),), bytes=10)
"""


@pytest.fixture
def project(pytester):
    pytester.makeini("[pytest]\nfilterwarnings = ignore")
    return pytester


def run(project, *words):
    installed = any(point.value == "torch2hlo.pytest_plugin" for point in entry_points(group="pytest11"))
    plugin = () if installed else ("-p", "torch2hlo.pytest_plugin")
    return project.runpytest_inprocess("-p", "no:cacheprovider", *plugin, *words)


def test_fixtures(project):
    project.makepyfile(test_model=TESTS)
    missing = run(project)
    missing.assert_outcomes(passed=1, failed=2)
    missing.stdout.fnmatch_lines(["*pytest --hlo-update writes it*", "*on cpu: bytes: *, where the budget is 10*"])
    run(project, "--hlo-update").assert_outcomes(passed=2, failed=1)
    (file,) = (project.path / "__hlo__" / "test_model").iterdir()
    assert "stablehlo.dot_general %arg0, %arg0" in file.read_text()

    renamed = TESTS.replace(
        "def model(x):\n    return torch.relu(x @ x)",
        "# moved\n\ndef model(y):\n    z = y @ y\n    return torch.relu(z)",
    )
    project.makepyfile(test_model=renamed)
    run(project).assert_outcomes(passed=2, failed=1)
    project.makepyfile(test_model=TESTS.replace("+ 1", "+ 2"))
    changed = run(project)
    changed.assert_outcomes(passed=1, failed=2)
    changed.stdout.fnmatch_lines(["*StableHLO has changed*", "*-*dense<1.0*", "*+*dense<2.0*"])


def test_models_of_a_project_are_tests(project):
    project.makepyfile(
        good="import torch\nmodel = torch.nn.Linear(2, 2)\nexample_inputs = (torch.rand(1, 2),)",
        bad="import torch\ndef model(x):\n    return x * {0: 1, 1: 2}[int(x.sum())]\nexample_inputs = (torch.rand(2),)",
    )
    project.makefile(".toml", pyproject='[tool.torch2hlo]\nmodels = ["good.py", "bad.py"]')
    result = run(project, "--torch2hlo-check", "pyproject.toml", "--junitxml=out.xml")
    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(["error T2H204: *", "*--> *bad.py:3, in the root module"])
    assert "T2H204" in (project.path / "out.xml").read_text()
    run(project, "pyproject.toml").assert_outcomes()


class Dropping(nn.Module):
    def __init__(self):
        super().__init__()
        self.register_buffer("calls", torch.zeros(()))

    def forward(self, x):
        self.calls += 1
        return nn.functional.dropout(x, 0.5) * self.calls


def test_assertions():
    module = Dropping()
    assert_exportable(module, (torch.ones(8),))
    assert_equal_to_eager(module, (torch.ones(8),), in_a_row=3)
    assert module.calls == 0
    with pytest.raises(AssertionError, match=r"function is not exportable\s+error T2H101[\s\S]*error T2H102"):
        assert_exportable(
            lambda x: (torch.unique(x, dim=0), x.to(torch.float8_e5m2).rsqrt()),
            (torch.ones(8, dtype=torch.int64),),
        )


def test_what_differs_is_said():
    numbers = itertools.count(1)

    def counts(x):
        return x * next(numbers)

    with pytest.raises(AssertionError, match=r"not equal to eager PyTorch\nexamples, call \d: result float32\[2\]: "):
        assert_equal_to_eager(counts, (torch.ones(2),))
