"""What a compiled program depends on: the key of the cache, and the words for why it had no entry."""

from __future__ import annotations

import hashlib
import os
import platform
from collections.abc import Mapping
from pathlib import Path

from torch2hlo import mlir
from torch2hlo.cache import Record
from torch2hlo.compilation import Options
from torch2hlo.mlir import ir

# Read by XLA and libtpu when they start.
_VARIABLES = ("XLA_FLAGS", "LIBTPU_INIT_ARGS")


def of_module(
    module: ir.Module, what: str, options: Options, versions: Mapping[str, str], *, lines: bool = False
) -> Record:
    """The record of ``module`` compiled for something.

    Args:
        module: as it is given to the compiler.
        what: the target and the kind of device.
        options: what the compiler was told.
        versions: of the compiler.
        lines: whether it matters on which source lines the operations are.

    """
    told = options.record()
    flags = ", ".join(f"{name}={value}" for name, value in told.pop("flags").items())
    depends = {
        "target": what,
        "program": _hash(mlir.without_locations(module)),
        "lines": _hash(mlir.to_bytecode(module)) if lines else "",
        **{name: str(value) for name, value in told.items()},
        "flags": flags,
        **versions,
        **{name: os.environ.get(name, "") for name in _VARIABLES},
    }
    about = {
        "operations": _hash(" ".join(mlir.operation_names(module)).encode()),
        "shapes": ", ".join(str(argument.type)[len("tensor<") : -1] for argument in mlir.main_of(module).arguments),
    }
    return Record(depends, about)


def machine() -> str:
    """This machine's processor, as far as code that was compiled for it depends on it."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        lines = [platform.processor()]
    features = next((line for line in lines if line.startswith(("flags", "Features"))), "")
    return f"{platform.machine()} {_hash(features.encode())[:12]}"


def _hash(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
