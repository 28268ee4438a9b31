"""A TPU that is not here: compiled for by name, with libtpu's own compiler, in a child process."""

from __future__ import annotations

import difflib
import importlib.util
import json
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, replace
from importlib import metadata
from pathlib import Path
from typing import Any, ClassVar

from torch2hlo import cache, hardware, mlir, records
from torch2hlo.compilation import Compilation, Memory, Options, kept
from torch2hlo.errors import CompilerCrashedError, MissingPackageError, TargetError, Torch2HloError
from torch2hlo.executable import Executable
from torch2hlo.program import Program
from torch2hlo.target import prepared
from torch2hlo.targets.refusals import REPORT, refusal

# Shapes that Google offers, all of which libtpu knows; it takes others too, and says itself which it does not.
_FLAT = ("1x1", "2x2", "2x4", "4x4", "4x8", "8x8", "8x16", "16x16")
_CUBES = ("2x2x1", "2x2x2", "2x2x4", "2x4x4", "4x4x4", "4x4x8", "4x8x8", "8x8x8", "8x8x16", "8x16x16")
SHAPES = {name: _CUBES if name in {"v4", "v5p", "tpu7x"} else _FLAT for name in hardware.TPUS}
_SETTINGS = {"v4": {"chip_config_name": "megacore"}}  # as JAX runs v4: one device a chip

# libtpu reads these when it is loaded. It would ask Google's metadata server where it is, take a machine-wide lock, and
# log to stderr and /tmp.
_QUIET = {
    "ALLOW_MULTIPLE_LIBTPU_LOAD": "1",
    "TPU_ACCELERATOR_TYPE": "v5litepod-4",
    "TPU_LOG_DIR": "disabled",
    "TPU_MIN_LOG_LEVEL": "3",
    "TPU_SKIP_MDS_QUERY": "1",
    "TPU_WORKER_HOSTNAMES": "localhost",
    "TF_CPP_MIN_LOG_LEVEL": "1",
}
_STACK = ("@ ", "PC: @", "***", "https://symbolize")  # how the lines of a stack trace begin, as libtpu writes it
_CHILD = ["-m", "torch2hlo.tpu_compiler"]
_OTHER_NAMES = {"trillium": "v6e", "ironwood": "tpu7x", "v7x": "tpu7x", "v5lite": "v5e", "v5litepod": "v5e"}


def named(name: str) -> Topology:
    """The target ``tpu:CHIP:SHAPE``.

    Raises:
        TargetError: there is no such chip, or no shape; whether libtpu knows the shape shows when it compiles.

    """
    _, chip, *shape = name.split(":")
    if chip not in SHAPES:
        meant = _OTHER_NAMES.get(chip)
        near = [meant] if meant else difflib.get_close_matches(chip, SHAPES, cutoff=0.6) or SHAPES
        hint = "targets: " + ", ".join(f"tpu:{each}:{SHAPES[each][0]}" for each in near)
        raise TargetError(f"there is no TPU {chip!r}", hint=hint)
    if len(shape) != 1 or not _is_shape(shape[0], chip):
        hint = f"shapes of {chip}: {', '.join(SHAPES[chip])}"
        raise TargetError(f"{name!r} names no topology: tpu:CHIP:SHAPE", hint=hint)
    return Topology(name)


def _is_shape(shape: str, chip: str) -> bool:
    """Whether it has as many sizes as the chip's shapes, none of them 0, at which libtpu would divide by it."""
    sizes = shape.split("x")
    wanted = SHAPES[chip][0].count("x") + 1
    return len(sizes) == wanted and all(size.isdecimal() and int(size) > 0 for size in sizes)


def why_not() -> str:
    """Why nothing can be compiled for any topology; empty if it can. A small one is tried."""
    try:
        Topology("tpu:v5e:1x1").devices()
    except Torch2HloError as error:
        return error.what
    return ""


@dataclass(frozen=True)
class Topology:
    """``tpu:CHIP:SHAPE``: compiles, and can't run."""

    name: str
    compiles: ClassVar[bool] = True

    @property
    def chip(self) -> hardware.Chip:
        """One of its devices."""
        return hardware.chip(self.name)

    def compile(self, program: Program, options: Options) -> Executable:
        """Refuse: there is no device.

        Raises:
            TargetError: always.

        """
        del program, options
        raise self._not_here()

    def load(self, program: Program, data: Mapping[str, bytes], options: Options) -> Executable:
        """Refuse as `compile` does."""
        del program, data, options
        raise self._not_here()

    def _not_here(self) -> TargetError:
        return TargetError(
            f"{self.name} is a TPU that is not here: a program can be compiled for it, and not run",
            hint=f"inspect(program, target={self.name!r}) shows what it compiles to; 'tpu' is this machine's own",
        )

    def compilation(self, program: Program, entry: str, options: Options) -> Compilation:
        """Compile one entry.

        Raises:
            MissingPackageError: libtpu is not installed.
            TargetError: there is no such topology.
            TooLargeError: the program does not fit the chip's memory.
            CompileError: the compiler refused the program, or crashed; the program is as it was.

        """
        module, refusals = prepared(program.entries[entry], "tpu", options)
        record = records.of_module(module, self.name, options, self.versions(), lines=True)
        found = kept(cache.store(options.cache_dir), record, lambda: self._compiled(module, entry, options))
        return replace(found, entry=entry, chip=self.chip, refusals=refusals)

    def _compiled(self, module: mlir.ir.Module, entry: str, options: Options) -> Compilation:
        with tempfile.TemporaryDirectory(prefix="torch2hlo-") as name:
            folder = Path(name)
            (folder / "module.mlir").write_bytes(mlir.to_bytecode(module))
            result = self._child(folder, options)
            if "compile_error" in result:
                raise refusal(result["compile_error"], self.name, module, options.flags)
            return Compilation(
                target=self.name,
                entry=entry,
                chip=self.chip,
                hlo=(folder / "program.hlo").read_text(),
                memory=Memory(**result["memory"]),
                cost=result["cost"],
                options=options.record(),
                seconds=result["seconds"],
                proto=(folder / "program.pb").read_bytes(),
                buffers=(folder / "buffers.pb").read_bytes(),
            )

    def versions(self) -> dict[str, str]:
        """Of the compiler.

        Raises:
            MissingPackageError: libtpu is not installed.

        """
        _need_libtpu()
        return {name: metadata.version(name) for name in ("jaxlib", "libtpu")}

    def devices(self) -> int:
        """How many devices the topology has.

        Raises:
            MissingPackageError: libtpu is not installed.
            TargetError: there is no such topology.

        """
        _need_libtpu()
        with tempfile.TemporaryDirectory(prefix="torch2hlo-") as folder:
            return int(self._child(Path(folder), Options())["devices"])

    def _child(self, folder: Path, options: Options) -> dict[str, Any]:
        _, chip, shape = self.name.split(":")
        request = {
            "topology": f"{chip}:{shape}",
            "settings": _SETTINGS.get(chip, {}),
            **options.record(),
        }
        (folder / "request.json").write_text(json.dumps(request))
        ended = subprocess.run(
            [sys.executable, "-P", *_CHILD, str(folder)],
            env={**os.environ, **_QUIET, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            check=False,
        )
        if not (folder / "result.json").exists():
            raise CompilerCrashedError(f"the TPU compiler {_ending(ended)}", hint=REPORT)
        result: dict[str, Any] = json.loads((folder / "result.json").read_text())
        if "topology_error" in result:
            raise TargetError(f"{chip} has no topology {shape}", hint=f"shapes of {chip}: {', '.join(SHAPES[chip])}")
        if options.devices > result["devices"]:
            what = f"{self.name} has {result['devices']} devices, not {options.devices}"
            raise TargetError(what, hint="a larger topology")
        return result


def _need_libtpu() -> None:
    try:
        found = importlib.util.find_spec("libtpu")
    except (ImportError, ValueError):  # an import hook, or a stand-in in sys.modules, keeps it out
        found = None
    if found is None:
        raise MissingPackageError(
            "compiling for a TPU that is not here needs libtpu, which is not installed",
            hint="pip install 'torch2hlo[tpu]'",
        )


def _ending(ended: subprocess.CompletedProcess[bytes]) -> str:
    """How the child ended, and the last thing it said."""
    how = f"was ended by {signal.Signals(-ended.returncode).name}" if ended.returncode < 0 else "failed"
    lines = map(str.strip, ended.stderr.decode(errors="replace").splitlines())
    said = [line for line in lines if line and not line.startswith(_STACK)]
    return f"{how}: {said[-1]}" if said else how
