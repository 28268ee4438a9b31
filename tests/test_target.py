"""Finding targets by name, and what a process that runs on cpu has to do with the others: nothing."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
import torch

import torch2hlo
from torch2hlo import hardware
from torch2hlo.errors import TargetError
from torch2hlo.target import compilation, find_target


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("cup", "T2H601: there is no target 'cup'\n   = hint: targets: cpu, gpu, tpu"),
        ("tpu:trillium:1x1", "T2H601: there is no TPU 'trillium'\n   = hint: targets: tpu:v6e:1x1"),
        ("tpu:v5:1x1", "T2H601: there is no TPU 'v5'\n   = hint: targets: tpu:v5p:2x2x1, tpu:v5e:1x1"),
        (
            "tpu:v5e",
            "T2H601: 'tpu:v5e' names no topology: tpu:CHIP:SHAPE\n"
            "   = hint: shapes of v5e: 1x1, 2x2, 2x4, 4x4, 4x8, 8x8, 8x16, 16x16",
        ),
    ],
)
def test_unknown_names(name, message):
    with pytest.raises(TargetError) as raised:
        find_target(name)
    assert str(raised.value) == message


def test_compilation_for_the_cpu():
    program = torch2hlo.convert(lambda x: torch.sin(x) * 2, (torch.ones(4, 8),))
    found = compilation(program, "cpu", cache_dir=None)
    assert (found.target, found.entry, found.chip.name, found.cached) == ("cpu", "forward", "cpu", False)
    assert found.hlo.startswith("HloModule main")
    assert (found.memory.arguments, found.memory.outputs) == (128, 128)
    assert found.options == {"precision": "default", "flags": {}, "devices": 1, "attention": "kernel", "donate": True}


@pytest.mark.parametrize(
    ("options", "what"), [({"precision": "fast"}, "no precision 'fast'"), ({"devices": 0}, "0 dev")]
)
def test_wrong_options(options, what):
    program = torch2hlo.convert(lambda x: x + 1, (torch.ones(3),))
    with pytest.raises(TargetError, match=what):
        program.compile("cpu", **options)


def test_a_cpu_process_never_loads_libtpu(tmp_path):
    torch2hlo.convert(lambda x: x + 1, (torch.ones(3),)).save(tmp_path / "program")
    code = (
        "import numpy, torch2hlo\n"
        f"run = torch2hlo.load({str(tmp_path / 'program')!r}).compile('cpu')\n"
        "assert run(numpy.ones(3, numpy.float32))[0] == 2\n"
        "assert 'libtpu.so' not in open('/proc/self/maps').read()\n"
    )
    environment = {
        name: value for name, value in os.environ.items() if name not in {"JAX_PLATFORMS", "TPU_SKIP_MDS_QUERY"}
    }
    environment["PYTHONPATH"] = os.pathsep.join(filter(None, sys.path))
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_chips():
    assert hardware.chip("tpu:v6e:4x4") is hardware.chip("v6e")
    assert hardware.of_device("TPU v5 lite").name == "v5e"
    assert hardware.of_device("NVIDIA H100 80GB HBM3").bandwidth == 3.35e12
    assert hardware.of_device("Something new", memory=5) == hardware.Chip(
        "Something new", 0.0, {}, 0.0, 5, 0, (1, 1), 1, nominal=True
    )
    for chip in hardware.TPUS.values():  # flop a cycle is a whole number of matrix units
        units = chip.peak["bf16"] / chip.clock / (2 * chip.matrix_unit**2)
        assert units == pytest.approx(round(units), rel=0.02)
    with pytest.raises(TargetError, match="no chip is known for target 'gpu'"):
        hardware.chip("gpu")
