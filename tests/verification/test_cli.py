"""``torch2hlo verify``: text, JSON and exit status."""

import json

import pytest
import torch

from tests.verification.planted import planted, scaled
from torch2hlo.cli import main

MODEL = """
import torch

torch.manual_seed(0)

class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.down = torch.nn.Linear(8, 4)

    def forward(self, x):
        return torch.tanh(self.down(x))

model = Net().eval()
example_inputs = (torch.randn(2, 8),)
"""
QUICK = ["--no-adversarial", "--seeds", "0"]


@pytest.fixture
def model(tmp_path, monkeypatch):
    (tmp_path / "model.py").write_text(MODEL)
    monkeypatch.chdir(tmp_path)
    return "model.py"


def test_equal(model, capsys):
    assert main(["verify", model, *QUICK, "--as", "tpu", "--precision"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("model.py:model is equal to eager PyTorch")
    assert "the cheapest within 0.01 is" in out


def test_not_equal(model, capsys):
    with planted(torch.ops.aten.tanh.default, scaled(1.01)):
        assert main(["verify", model, *QUICK]) == 1
    out = capsys.readouterr().out
    assert out.startswith("model.py:model is NOT equal to eager PyTorch")
    assert "aten.tanh.default deviates" in out
    assert "model.py:12, in the root module" in out
    assert "return torch.tanh(self.down(x))" in out


def test_a_program_and_its_model_as_json(model, capsys):
    assert main(["convert", model]) == 0
    capsys.readouterr()
    assert main(["verify", "model.t2h", model, *QUICK, "--no-operations", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["ok"] is True
    assert document["model"] == "model.py:model"
    assert document["calls"][0]["outputs"][0]["name"] == "result"
    assert {"torch", "jax", "fingerprint", "target", "precision", "flags"} <= set(document["versions"])


def test_wrong_input(model, capsys):
    assert main(["verify", model, "--as", "gpu"]) == 2
    assert main(["verify", "nothing.py"]) == 2
    assert "T2H501" in capsys.readouterr().err
