"""Executables on disk: loaded without compiling, or refused."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import numpy as np
import pytest
import torch
from torch import nn

import torch2hlo
from torch2hlo.errors import ArtifactError, ExecutableError, TargetError


class Counter(nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = nn.Linear(3, 3)
        self.register_buffer("calls", torch.zeros(()))

    def forward(self, x):
        self.calls += 1
        return self.linear(x) + self.calls

    def plain(self, x):
        return self.linear(x)


X = torch.ones(2, 3)


@pytest.fixture
def saved(tmp_path):
    torch.manual_seed(0)
    program = torch2hlo.convert(Counter(), entries={"forward": ((X,), {}), "plain": ((X,), {})})
    executable = program.compile("cpu", precision="highest")
    executable(X)
    return executable.save(tmp_path / "model.exe")


def test_round_trip(saved, monkeypatch):
    program = torch2hlo.load(saved)
    monkeypatch.setattr("torch2hlo.pjrt.compile_module", None)  # nothing is compiled
    loaded = torch2hlo.load_executable(saved)
    assert (loaded.report.target, loaded.report.options["precision"]) == ("cpu", "highest")
    assert loaded.report.entries["plain"].cached
    first, second, plain = loaded(X), loaded(X), loaded["plain"](X)
    torch.testing.assert_close(first, plain + 1)
    torch.testing.assert_close(second, plain + 2)
    weight, bias = (program.tensors[f"linear.{name}"] for name in ("weight", "bias"))
    torch.testing.assert_close(plain.numpy(), X.numpy() @ weight.T + bias)


def test_in_a_process_without_torch(saved):
    code = (
        "import sys, numpy, torch2hlo\n"
        f"result = torch2hlo.load_executable({str(saved)!r})(numpy.ones((2, 3), numpy.float32))\n"
        "print(float(result.sum()), 'torch' in sys.modules)\n"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    out = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    ).stdout
    number, imported = out.split()
    assert float(number) == pytest.approx(float(np.sum(torch2hlo.load(saved).compile()(X.numpy()))))
    assert imported == "False"


def test_another_version_is_refused(saved):
    record = json.loads((saved / "compiled.json").read_text())
    record["versions"]["jaxlib"] = "0.1"
    (saved / "compiled.json").write_text(json.dumps(record))
    here = torch2hlo.versions.made()["jaxlib"]
    with pytest.raises(ExecutableError) as raised:
        torch2hlo.load_executable(saved)
    assert str(raised.value) == (
        f"T2H404: {saved} was compiled elsewhere: jaxlib: 0.1 there, {here} here\n"
        f"   = hint: the program is in it too: torch2hlo.load({str(saved)!r}).compile('cpu')"
    )


def test_damage_is_refused(saved):
    (saved / "plain.compiled").write_bytes(b"")
    with pytest.raises(ArtifactError, match=r"plain\.compiled is missing or damaged"):
        torch2hlo.load_executable(saved)


def test_a_program_is_no_executable(saved, tmp_path):
    path = torch2hlo.load(saved).save(tmp_path / "program")
    with pytest.raises(ArtifactError, match=r"is a program that was not compiled: compiled\.json: No such file"):
        torch2hlo.load_executable(path)


def test_the_interpreter_has_nothing_to_save(tmp_path):
    executable = torch2hlo.convert(lambda x: x + 1, (X,)).compile("reference")
    with pytest.raises(TargetError, match="compiles nothing"):
        executable.save(tmp_path / "model.exe")
    assert list(tmp_path.iterdir()) == []
