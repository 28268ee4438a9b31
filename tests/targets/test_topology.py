"""The TPU compiler in a child process, for TPUs that are not here."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys

import pytest
import torch
from torch import nn

import torch2hlo
from torch2hlo.compilation import Options
from torch2hlo.errors import CompileError, CompilerCrashedError, MissingPackageError, TargetError, TooLargeError
from torch2hlo.target import compilation, find_target

pytestmark = [
    pytest.mark.tpu,
    pytest.mark.skipif(importlib.util.find_spec("libtpu") is None, reason="libtpu, the TPU compiler, is not installed"),
]


@pytest.fixture(scope="module", autouse=True)
def _a_cache(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("TORCH2HLO_CACHE_DIR", str(tmp_path_factory.mktemp("cache")))
        yield


@pytest.fixture(scope="module")
def program():
    torch.manual_seed(0)
    return torch2hlo.convert(nn.Sequential(nn.Linear(256, 512), nn.GELU()).eval(), (torch.ones(128, 256),))


def test_what_the_compiler_says(program):
    found = compilation(program, "tpu:v5e:1x1", flags={"xla_tpu_scoped_vmem_limit_kib": "32768"})
    assert (found.target, found.entry, found.chip.name) == ("tpu:v5e:1x1", "forward", "v5e")
    assert found.hlo.startswith("HloModule main, is_scheduled=true")
    assert "estimated_cycles" in found.hlo
    padded = 4 * (128 * 256 + 512 * 256 + 512)
    assert found.memory.arguments == padded
    assert found.memory.outputs == 4 * 128 * 512
    assert found.memory.peak < 16e6
    assert found.cost["flops"] > 2 * 128 * 256 * 512
    assert found.options == {
        "precision": "default",
        "flags": {"xla_tpu_scoped_vmem_limit_kib": "32768"},
        "devices": 1,
        "attention": "kernel",
        "narrow": False,
        "donate": True,
    }
    assert found.versions["libtpu"]
    assert found.proto
    assert found.buffers
    assert (found.cached, found.miss) == (False, "nothing was compiled for tpu:v5e:1x1 before")
    again = compilation(program, "tpu:v5e:1x1", flags={"xla_tpu_scoped_vmem_limit_kib": 32768})
    assert again.cached
    assert (again.hlo, again.memory, again.cost, again.proto) == (found.hlo, found.memory, found.cost, found.proto)
    assert again.seconds < found.seconds


def test_precision_is_what_was_asked_for(program):
    text = program.text()
    assert "operand_precision" not in compilation(program, "tpu:v5e:1x1").hlo
    assert "operand_precision={highest,highest}" in compilation(program, "tpu:v5e:1x1", precision="highest").hlo
    assert program.text() == text


def test_dumps_that_go_elsewhere(program, tmp_path):
    mine = compilation(program, "tpu:v5e:1x1", flags={"xla_dump_to": str(tmp_path)}, cache_dir=None)
    assert any(tmp_path.iterdir())
    instructions = [compilation(program, "tpu:v5e:1x1").hlo.count(" = "), mine.hlo.count(" = ")]
    assert instructions[0] == instructions[1]


def test_several_devices(program):
    found = compilation(program, "tpu:v5e:2x2", devices=4)
    assert "num_partitions=4" in found.hlo.splitlines()[0]
    with pytest.raises(TargetError, match="tpu:v5e:2x2 has 4 devices, not 5"):
        compilation(program, "tpu:v5e:2x2", devices=5)


def test_too_large():
    program = torch2hlo.convert(lambda x: torch.sin(x) + 1, (torch.ones(1 << 17, 1 << 17, device="meta"),))
    with pytest.raises(TooLargeError) as raised:
        compilation(program, "tpu:v5e:1x1")
    first, second, *_ = str(raised.value).splitlines()
    assert first == ("T2H603: the program needs 137 GB of tpu:v5e:1x1's 16.9 GB: 121 GB too much. Its largest tensors:")
    line = test_too_large.__code__.co_firstlineno + 1
    assert second == f"   |   68.7 GB  tensor<131072x131072xf32>, sine, {__file__}:{line}"


def test_what_the_compiler_refuses(program):
    with pytest.raises(CompileError, match="No such compile option: 'xla_nonsense'"):
        compilation(program, "tpu:v5e:1x1", flags={"xla_nonsense": "1"})


def test_no_such_topology(program):
    with pytest.raises(TargetError) as raised:
        compilation(program, "tpu:v5e:3x9")
    assert str(raised.value) == (
        "T2H601: v5e has no topology 3x9\n   = hint: shapes of v5e: 1x1, 2x2, 2x4, 4x4, 4x8, 8x8, 8x16, 16x16"
    )


def test_it_cannot_run_here(program):
    with pytest.raises(TargetError, match="is a TPU that is not here: a program can be compiled for it, and not run"):
        program.compile("tpu:v5e:1x1")


def test_an_abort_is_an_error(program, monkeypatch):
    said = "boom\\n*** SIGABRT (@0x16a7)\\n    @     0x7f pjrt::Create()\\nhttps://symbolize.stripped_domain/r/?trace=7f\\n"
    monkeypatch.setattr("torch2hlo.targets.topology._CHILD", ["-c", f"import os; os.write(2, b'{said}'); os.abort()"])
    with pytest.raises(CompilerCrashedError, match="T2H604: the TPU compiler was ended by SIGABRT: boom\n"):
        compilation(program, "tpu:v5e:1x1", cache_dir=None)


def test_several_processes_at_once_are_quiet_and_leave_nothing():
    code = "from torch2hlo.target import find_target; print(find_target('tpu:v6e:2x2').devices())"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    command = [sys.executable, "-c", code]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    running = [subprocess.Popen(command, env=environment, **pipes) for _ in range(3)]
    assert [process.communicate() for process in running] == [("4\n", "")] * 3


@pytest.mark.parametrize(
    ("chip", "devices"), [("v4:2x2x1", 4), ("v5p:2x2x1", 4), ("tpu7x:2x2x1", 8), ("v5e:16x16", 256)]
)
def test_devices(chip, devices):
    assert find_target(f"tpu:{chip}").devices() == devices


@pytest.mark.parametrize("find", [lambda _name: None, lambda name: importlib.import_module(f"no.{name}")])
def test_without_libtpu(program, monkeypatch, find):
    monkeypatch.setattr(importlib.util, "find_spec", find)
    with pytest.raises(MissingPackageError, match=r"pip install 'torch2hlo\[tpu\]'"):
        find_target("tpu:v5e:1x1").compilation(program, "forward", Options())
