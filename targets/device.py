"""What the targets that run here share: JAX's PJRT client of a platform compiles, its first device runs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import jax

from torch2hlo import cache, hardware, mlir, pjrt, versions
from torch2hlo.compilation import Compilation, Memory, Options
from torch2hlo.errors import CompileError, TargetError
from torch2hlo.executable import Executable
from torch2hlo.program import Program

_REPORT = "this is a bug of torch2hlo or of XLA: report it with the text of the program"


@dataclass(frozen=True)
class Device:
    """A device of this process. Subclasses name it, and say what is missing where there is none."""

    name: ClassVar[str]
    missing: ClassVar[str] = ""

    @property
    def chip(self) -> hardware.Chip:
        """What it is.

        Raises:
            TargetError: there is no such device here.

        """
        device = self._client().local_devices()[0]
        stats = device.memory_stats() or {}
        return hardware.of_device(device.device_kind, stats.get("bytes_limit", 0))

    def compile(self, program: Program, options: Options) -> Executable:
        """Compile every entry.

        Raises:
            TargetError: there is no such device here.
            CompileError: XLA refused the program.

        """
        return Executable(program, {name: self._compiled(program, name, options) for name in program.entries})

    def compilation(self, program: Program, entry: str, options: Options) -> Compilation:
        """Compile one entry, for what the compiler says about it."""
        compiled = self._compiled(program, entry, options)
        stats = compiled.memory()
        (hlo,) = compiled.loaded.hlo_modules()
        return Compilation(
            target=self.name,
            entry=entry,
            chip=self.chip,
            hlo=hlo.to_string(),
            memory=Memory(
                arguments=stats.argument_size_in_bytes,
                outputs=stats.output_size_in_bytes,
                temporaries=stats.temp_size_in_bytes,
                aliased=stats.alias_size_in_bytes,
                code=stats.generated_code_size_in_bytes,
            ),
            cost=compiled.cost(),
            options=options.record(),
            seconds=compiled.seconds,
            cached=compiled.cached,
            miss="",
            versions=versions.made(),
            proto=hlo.as_serialized_hlo_module_proto(),
            buffers=stats.serialized_buffer_assignment_proto,
        )

    def _client(self) -> pjrt.Client:
        try:
            return pjrt.client_of(self.name)
        except RuntimeError as error:
            raise TargetError(f"there is no {self.name} here", hint=self.missing) from error

    def _compiled(self, program: Program, entry: str, options: Options) -> pjrt.Compiled:
        if options.devices != 1:
            hint = "name a topology: tpu:v5e:2x2"
            raise TargetError(f"{self.name} compiles for 1 device, not {options.devices}", hint=hint)
        client = self._client()
        module = mlir.with_precision(program.entries[entry].module, options.precision)
        try:
            return pjrt.compile_module(module, client, cache.resolved(options.cache_dir), options.flags)
        except jax.errors.JaxRuntimeError as error:
            raise CompileError(f"XLA:{self.name.upper()} refused the program: {error}", hint=_REPORT) from error
