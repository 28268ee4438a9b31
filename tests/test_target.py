"""Finding targets by name, and what a process that runs on cpu has to do with the others: nothing."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest
import torch

import torch2hlo
from torch2hlo import hardware
from torch2hlo.errors import CallError, TargetError, TooLargeError
from torch2hlo.target import compilation, find_target, why_not


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("cup", "T2H601: there is no target 'cup'\n   = hint: targets: cpu, gpu, tpu"),
        ("TPU:v5e:1X1", "T2H601: there is no target 'TPU:v5e:1X1'\n   = hint: targets: tpu:v5e:1x1"),
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
    assert found.options == {
        "precision": "default",
        "flags": {},
        "devices": 1,
        "attention": "kernel",
        "narrow": False,
        "donate": True,
    }


@pytest.mark.parametrize(
    ("options", "what"), [({"precision": "fast"}, "no precision 'fast'"), ({"devices": 0}, "0 dev")]
)
def test_wrong_options(options, what):
    program = torch2hlo.convert(lambda x: x + 1, (torch.ones(3),))
    with pytest.raises(TargetError, match=what):
        program.compile("cpu", **options)


def test_no_such_entry():
    program = torch2hlo.convert(lambda x: x + 1, (torch.ones(3),))
    for call in (program.text, program.as_jax, lambda entry: compilation(program, "cpu", entry=entry)):
        with pytest.raises(CallError, match="there is no entry 'decode'\n   = hint: entries: forward"):
            call("decode")


def test_precision_is_no_choice_on_the_cpu():
    a, b = torch.randn(64, 64), torch.randn(64, 64)
    program = torch2hlo.convert(torch.matmul, (a, b))
    results = [program.compile("cpu", precision=name)(a, b) for name in ("default", "high", "highest")]
    assert all(torch.equal(results[0], result) for result in results)


def test_state_is_kept_without_donation():
    cell = torch.nn.BatchNorm1d(3)
    program = torch2hlo.convert(cell, (torch.ones(4, 3),))
    assert "tf.aliasing_output" in program.text()
    executable = program.compile("cpu", donate=False)
    assert executable.memory.alias_size_in_bytes == 0 < program.compile("cpu").memory.alias_size_in_bytes
    x = torch.randn(4, 3)
    for _ in range(2):
        torch.testing.assert_close(executable(x), cell(x))
    torch.testing.assert_close(torch.from_numpy(np.array(executable.state["running_var"])), cell.running_var)


def test_memory_that_runs_out_during_a_call():
    program = torch2hlo.convert(lambda x: (torch.zeros(1 << 20, 1 << 20) + x).cumsum(0), (torch.tensor(1.0),))
    executable = program.compile("cpu")
    with pytest.raises(TooLargeError, match="T2H603: the device ran out of memory; the call needs arguments 4e-09 GB"):
        executable(torch.tensor(1.0))


@pytest.mark.parametrize(
    "name", [pytest.param("gpu", marks=pytest.mark.gpu), pytest.param("tpu", marks=pytest.mark.tpu)]
)
def test_on_a_real_device(name):
    if reason := why_not(name):
        pytest.skip(reason)
    torch.manual_seed(0)
    model = torch.nn.Sequential(torch.nn.Linear(64, 64), torch.nn.BatchNorm1d(64), torch.nn.GELU())
    x = torch.randn(16, 64)
    executable = torch2hlo.convert(model, (x,)).compile(name, precision="highest", cache_dir=None)
    for _ in range(2):
        torch.testing.assert_close(executable(x), model(x).detach(), rtol=1e-4, atol=1e-4)
    found = compilation(executable.program, name, cache_dir=None)
    assert found.chip.name == hardware.of_device(executable.report.device).name
    assert found.memory.arguments > 4 * 64 * 64


@pytest.mark.parametrize("name", ["gpu", "tpu"])
def test_why_a_device_is_not_there(name, monkeypatch):
    if not why_not(name):
        pytest.skip(f"a {name} is here")
    assert why_not(name).startswith(f"there is no {name} here: ")
    monkeypatch.setattr("jax._src.hardware_utils.has_visible_nvidia_gpu", lambda: True)
    monkeypatch.setattr("jax._src.hardware_utils.num_available_tpu_chips_and_device_id", lambda: (4, None))
    assert why_not(name) == f"there is no {name} here: JAX_PLATFORMS=cpu keeps JAX from using it"


def test_a_cpu_process_never_loads_libtpu_and_may_lower_for_a_tpu(tmp_path):
    code = (
        "import numpy, torch, torch2hlo\n"
        "model = torch.nn.functional.dropout\n"  # its random bits are JAX's
        f"path = torch2hlo.convert(model, (torch.ones(3),)).save({str(tmp_path / 'program')!r})\n"
        "run = torch2hlo.load(path).compile('cpu')\n"
        "assert run(numpy.ones(3, numpy.float32)).shape == (3,)\n"
        "import jax, jax.experimental.pallas.ops.tpu.splash_attention\n"
        "jax.jit(lambda x: x + 1).trace(1.0).lower(lowering_platforms=('tpu',))\n"
        "assert jax.devices()[0].platform == 'cpu'\n"
        "assert 'libtpu.so' not in open('/proc/self/maps').read()\n"
    )
    chosen = {"JAX_PLATFORMS", "TPU_SKIP_MDS_QUERY"}
    environment = {name: value for name, value in os.environ.items() if name not in chosen}
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
