"""XLA:CPU through JAX's PJRT client."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

import jax

from torch2hlo import cache, pjrt
from torch2hlo.errors import CompileError
from torch2hlo.executable import Executable
from torch2hlo.program import Program

_REPORT = "this is a bug of torch2hlo or of XLA: report it with the text of the program"


@dataclass(frozen=True)
class Cpu:
    """Runs wherever JAX runs."""

    name: ClassVar[str] = "cpu"

    def compile(
        self,
        program: Program,
        *,
        cache_dir: Path | str | None = "default",
        flags: Mapping[str, str] | None = None,
    ) -> Executable:
        """Compile every entry.

        Args:
            program: what to compile.
            cache_dir: where compiled programs are kept between processes; ``"default"`` is the user's cache
                directory, None turns the cache off.
            flags: XLA's own flags, by name, for example ``{"xla_backend_optimization_level": "0"}``.

        Raises:
            CompileError: XLA refused the program.

        """
        directory = cache.directory() if cache_dir == "default" else (Path(cache_dir) if cache_dir else None)
        try:
            compiled = {
                name: pjrt.compile_module(entry.module, "cpu", directory, flags)
                for name, entry in program.entries.items()
            }
        except jax.errors.JaxRuntimeError as error:
            raise CompileError(f"XLA:CPU refused the program: {error}", hint=_REPORT) from error
        return Executable(program, compiled)
