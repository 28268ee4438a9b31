"""``torch2hlo check``: outputs, exit status, project settings, known findings, limits."""

import json
import textwrap

import pytest

from torch2hlo.cli import main

BROKEN = """
import random
import torch
from torch import nn

def fake(x):
    return torch.fake_quantize_per_tensor_affine(x, 0.1, 0, 0, 255)

class Inner(nn.Module):
    def __init__(self):
        super().__init__()
        self.proj = nn.Linear(3, 3)
    def forward(self, x):
        return fake(self.proj(x))

class Net(nn.Module):
    def __init__(self):
        super().__init__()
        self.inner = Inner()
    def forward(self, x):
        print("hello", x)
        return self.inner(x) * random.random()

model = Net()
example_inputs = (torch.rand(2, 3),)
"""
GOOD = "import torch\nmodel = torch.nn.Linear(3, 3)\nexample_inputs = (torch.rand(2, 3),)\n"


@pytest.fixture
def project(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("GITHUB_ACTIONS", raising=False)
    (tmp_path / "broken.py").write_text(BROKEN)
    (tmp_path / "good.py").write_text(GOOD)
    return tmp_path


def run(capfd, *words):
    capfd.readouterr()
    status = main(["check", *words])
    out, err = capfd.readouterr()
    return status, out, err


@pytest.mark.usefixtures("project")
def test_text(capfd):
    status, out, _ = run(capfd, "broken.py", "good.py")
    assert status == 1
    assert "error T2H101: no lowering for aten.fake_quantize_per_tensor_affine_cachemask.default" in out
    assert "  --> broken.py:7, in inner\n   | return torch.fake_quantize" in out
    assert "broken.py: 2 errors, 1 warning; 3 operations, 66.7% of them convert" in out
    assert "  converts: inner.proj\n  does not: " in out
    assert "good.py: nothing found; 1 operations" in out


@pytest.mark.usefixtures("project")
def test_json(capfd):
    status, out, _ = run(capfd, "broken.py", "good.py", "--json")
    document = json.loads(out)
    assert status == 1
    assert document["ok"] is False
    assert [(f["code"], f["severity"], f["line"], f["module"]) for f in document["findings"]] == [
        ("T2H101", "error", 7, "inner"),
        ("T2H901", "warning", 21, ""),
        ("T2H903", "error", 22, ""),
    ]
    assert {"code", "severity", "message", "hint", "file", "line", "module", "op"} <= document["findings"][0].keys()
    assert document["convertible_fraction"] == pytest.approx(3 / 4)
    assert [model["ok"] for model in document["models"]] == [False, True]
    own = [model["versions"] for model in document["models"]]
    assert {"torch2hlo", "torch", "jax", "jaxlib", "stablehlo", "target", "precision", "flags"} <= (
        document["versions"].keys()
    )
    assert own[0]["fingerprint"] != own[1]["fingerprint"]
    again = json.loads(run(capfd, "good.py", "--json")[1])
    assert again["versions"]["fingerprint"] == own[1]["fingerprint"]
    assert run(capfd, "good.py", "--json")[0] == 0


@pytest.mark.usefixtures("project")
def test_github_annotations(capfd):
    _, _, err = run(capfd, "broken.py", "--github")
    assert "::error file=broken.py,line=7,title=T2H101 inner::no lowering for aten.fake_quantize" in err
    assert "::warning file=broken.py,line=21,title=T2H901::print() prints once" in err
    assert "%0Ahint: " in err


def test_comments_severities_and_budgets(project, capfd):
    text = BROKEN.replace("255)", "255)  # torch2hlo: ignore[T2H101, T2H103]")
    text = text.replace("random.random()", "random.random()  # torch2hlo: ignore")
    (project / "broken.py").write_text(text)
    (project / "pyproject.toml").write_text(
        textwrap.dedent("""
        [tool.torch2hlo]
        models = ["good.py", {model = "broken.py", budget = {operations = 2}}]
        severities = {T2H901 = "off"}
        """)
    )
    status, out, _ = run(capfd)
    assert status == 1
    assert "good.py: nothing found" in out
    assert "error T2H921: operations: 3, where the budget is 2" in out
    assert "broken.py: 1 error, 2 ignored" in out


def test_known_findings(project, capfd):
    (project / "pyproject.toml").write_text('[tool.torch2hlo]\nmodels = ["broken.py"]\nbaseline = "known.json"\n')
    assert run(capfd)[0] == 1
    assert run(capfd, "--write-baseline")[0] == 0
    (project / "broken.py").write_text("\n\n" + BROKEN)  # lines move
    status, out, _ = run(capfd)
    assert status == 0
    assert "broken.py: 3 known" in out
    (project / "broken.py").write_text(BROKEN.replace("return fake(", "print(x.shape); return fake("))
    assert "warning T2H901" in run(capfd)[1]
    (project / "broken.py").write_text(BROKEN.replace('print("hello", x)', "pass"))
    assert "1 known findings are gone" in run(capfd)[1]


@pytest.mark.parametrize(
    ("pyproject", "message"),
    [
        ("[tool.torch2hlo]\nmodel = 1\n", "unknown field"),
        ('[tool.torch2hlo]\nseverities = {T2H000x = "error"}\n', "there is no code 'T2H000x'"),
        ('[tool.torch2hlo]\nseverities = {T2H101 = "loud"}\n', "T2H101 can't be 'loud'"),
        ("[tool.torch2hlo\n", "is not TOML"),
        ("", "there is no model to check"),
    ],
)
def test_wrong_settings(project, capfd, pyproject, message):
    (project / "pyproject.toml").write_text(pyproject)
    status, _, err = run(capfd)
    assert status == 2
    assert "T2H504" in err
    assert message in err


def test_models_that_hang_need_a_gpu_write_files_or_do_not_import(project, capfd):
    (project / "hang.py").write_text(
        "import time\nimport torch\ndef model(x):\n    while True:\n        time.sleep(0.01)\n"
        "example_inputs = (torch.rand(2),)\n"
    )
    (project / "on_gpu.py").write_text(GOOD.replace("(3, 3)", "(3, 3).cuda()"))
    (project / "writes.py").write_text(GOOD + "open('here.txt', 'w').close()\n")
    (project / "exits.py").write_text(
        "import sys\nimport torch\ndef model(x):\n    sys.exit(3)\nexample_inputs = (torch.rand(2),)\n"
    )
    (project / "missing.py").write_text("import no_such_package\n")
    status, out, _ = run(
        capfd, "hang.py", "on_gpu.py", "writes.py", "missing.py", "exits.py", "good.py", "--time-limit", "2"
    )
    assert status == 2
    assert "error T2H998: importing and checking hang.py takes longer than 2 s\n  --> hang.py:5" in out
    assert "error T2H501: importing on_gpu.py raised AssertionError: Torch not compiled with CUDA" in out
    assert "hint: put it on the cpu" in out
    assert "warning T2H901: the model writes a file (here.txt), once, while it is imported" in out
    assert "error T2H501: importing missing.py raised ModuleNotFoundError" in out
    assert "error T2H203: the model ends the process: SystemExit(3)" in out
    assert "good.py: nothing found" in out


def test_reproducers_fail_alone_and_hold_no_values(project, capfd):
    (project / "broken.py").write_text(
        BROKEN.replace("self.inner = Inner()", "self.inner = Inner(); self.pi = 3.14159")
    )
    _, out, _ = run(capfd, "broken.py", "--reproduce", "out")
    assert "T2H101 in inner: out/broken_inner_T2H101.py" in out
    text = (project / "out" / "broken_inner_T2H101.py").read_text()
    assert "class Inner(nn.Module):" in text
    assert "def fake(x):" in text
    assert "Net" not in text
    assert "3.14159" not in text
    status, out, _ = run(capfd, "out/broken_inner_T2H101.py")
    assert status == 1
    assert "error T2H101" in out
