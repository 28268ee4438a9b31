"""Linear algebra is lowered for the platform that a program is compiled for."""

from __future__ import annotations

import pytest
import torch

import torch2hlo
from torch2hlo.errors import PlatformError, UnsupportedOpError
from torch2hlo.platforms import kernels_of


def factors(x):
    return torch.linalg.qr(x)[0], torch.linalg.svdvals(x)


def test_a_converted_program_is_lowered_again():
    (entry,) = torch2hlo.convert(factors, (torch.eye(4),)).entries.values()
    assert {kernel.name for kernel in kernels_of(entry.module_for("cpu"))} >= {"lapack_sgeqrf_ffi", "lapack_sgesdd_ffi"}
    on_tpu = entry.module_for("tpu")
    assert not any(kernel.name.startswith("lapack") for kernel in kernels_of(on_tpu))
    assert "f64" not in str(on_tpu)  # a TPU has no 64-bit floats, and XLA can't take all of this apart
    assert entry.module is entry.module_for("cpu")
    assert entry.module_for("tpu") is on_tpu
    assert any("cusolver" in kernel.name for kernel in kernels_of(entry.module_for("cuda")))


def test_a_program_without_kernels_is_one_for_all():
    (entry,) = torch2hlo.convert(lambda x: x @ x, (torch.eye(4),)).entries.values()
    assert entry.module_for("tpu") is entry.module_for("cpu")


def test_a_loaded_program_is_refused_with_the_lines(tmp_path):
    loaded = torch2hlo.load(torch2hlo.convert(factors, (torch.eye(4),)).save(tmp_path / "program"))
    (entry,) = loaded.entries.values()
    with pytest.raises(PlatformError) as raised:
        entry.module_for("tpu")
    line = factors.__code__.co_firstlineno + 1
    assert [error.source.line for error in raised.value.errors] == [line, line]
    assert str(raised.value.errors[0]) == (
        "T2H605: the program needs lapack_sgeqrf_ffi, a kernel of the CPU, which tpu lacks\n"
        f"  --> {__file__}:{line}, in the root module\n"
        "   | return torch.linalg.qr(x)[0], torch.linalg.svdvals(x)\n"
        "   = hint: linear algebra of a saved program is for the CPU: convert and compile in one process"
    )


def test_what_a_platform_has_no_kernel_for():
    (entry,) = torch2hlo.convert(lambda x: torch.linalg.eigvals(x), (torch.eye(4),)).entries.values()
    with pytest.raises(UnsupportedOpError, match=r"aten\.linalg_eig\.default is not supported on tpu"):
        entry.module_for("tpu")
