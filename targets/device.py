"""What the targets that run here share: JAX's PJRT client of a platform compiles, its first device runs."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import ClassVar

import jax

from torch2hlo import cache, hardware, mlir, pjrt, records, versions
from torch2hlo.compilation import Compilation, Memory, Options, kept
from torch2hlo.errors import TargetError
from torch2hlo.executable import Executable
from torch2hlo.program import Entry, Program
from torch2hlo.target import prepared
from torch2hlo.targets.refusals import refusal


@dataclass(frozen=True)
class Device:
    """A device of this process. Subclasses name it, and say what it needs."""

    name: ClassVar[str]
    missing: ClassVar[str] = ""
    compiles: ClassVar[bool] = True

    @property
    def chip(self) -> hardware.Chip:
        """What it is.

        Raises:
            TargetError: there is no such device here.

        """
        device = self._client(Options()).local_devices()[0]
        stats = device.memory_stats() or {}
        return hardware.of_device(device.device_kind, stats.get("bytes_limit", 0))

    def compile(self, program: Program, options: Options) -> Executable:
        """Compile every entry.

        Raises:
            TargetError: there is no such device here.
            CompileError: XLA refused the program.

        """
        client, store = self._client(options), cache.store(options.cache_dir)
        compiled = {name: self._compiled(entry, client, store, options) for name, entry in program.entries.items()}
        return Executable(program, compiled, self.name, options)

    def compilation(self, program: Program, entry: str, options: Options) -> Compilation:
        """Compile one entry, for what the compiler says about it."""
        client, store = self._client(options), cache.store(options.cache_dir)
        module, refusals = prepared(program.entries[entry], pjrt.platform_of(client), options)
        record = records.of_module(module, f"{self.name}, for inspection", options, self.versions(), lines=True)
        found = kept(store, record, lambda: self._inspected(entry, self._new(module, client, options), options))
        return replace(found, entry=entry, chip=self.chip, refusals=refusals)

    def versions(self) -> dict[str, str]:
        """Of the compiler, and of what its code runs on."""
        client = self._client(Options())
        device = client.local_devices()[0].device_kind
        return {
            "jaxlib": versions.made()["jaxlib"],
            "compiler": " ".join(client.platform_version.split()),
            "default flags": ", ".join(f"{name}={value}" for name, value in pjrt.default_flags(client).items()),
            "device": records.machine() if client.platform == "cpu" else device,
        }

    def load(self, program: Program, data: Mapping[str, bytes], options: Options) -> Executable:
        """What was compiled with the same versions."""
        client = self._client(options)
        compiled = {name: pjrt.deserialize(each, client, options.flag_texts) for name, each in data.items()}
        return Executable(program, compiled, self.name, options)

    def _compiled(self, entry: Entry, client: pjrt.Client, store: cache.Store, options: Options) -> pjrt.Compiled:
        """One entry's executable, from the store if it is there."""
        module, refusals = prepared(entry, pjrt.platform_of(client), options)
        record = records.of_module(module, self.name, options, self.versions())
        data = store.get(record)
        if data is not None:
            with contextlib.suppress(jax.errors.JaxRuntimeError):  # damaged: compile it again
                return replace(pjrt.deserialize(data, client, options.flag_texts), refusals=refusals)
        miss = store.why_not(record)
        compiled = replace(self._new(module, client, options), miss=miss, refusals=refusals)
        if store.directory is not None:
            store.put(record, compiled.serialize())
        return compiled

    def _new(self, module: mlir.ir.Module, client: pjrt.Client, options: Options) -> pjrt.Compiled:
        try:
            return pjrt.compile_module(module, client, options.flag_texts)
        except jax.errors.JaxRuntimeError as error:
            raise refusal(str(error), self.name, module, options.flags) from error

    def _inspected(self, entry: str, compiled: pjrt.Compiled, options: Options) -> Compilation:
        stats = compiled.memory()
        return Compilation(
            target=self.name,
            entry=entry,
            chip=self.chip,
            hlo=compiled.hlo().to_string(),
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
            proto=compiled.hlo().as_serialized_hlo_module_proto(),
            buffers=stats.serialized_buffer_assignment_proto,
        )

    def _client(self, options: Options) -> pjrt.Client:
        if options.devices != 1:
            hint = "compile for a topology: tpu:v5e:2x2"
            raise TargetError(f"{self.name} runs a program on 1 device, not {options.devices}", hint=hint)
        try:
            return pjrt.client_of(self.name)
        except RuntimeError as error:
            raise TargetError(f"there is no {self.name} here: {pjrt.why_no(self.name)}", hint=self.missing) from error
