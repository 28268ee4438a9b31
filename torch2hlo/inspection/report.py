"""``inspect``: what a target's compiler made of a program, as data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any

from torch2hlo import target as targets
from torch2hlo import versions
from torch2hlo.compilation import Compilation
from torch2hlo.inspection import attribution, kernels, memory, unfused
from torch2hlo.inspection.attribution import Line, ModuleCost
from torch2hlo.inspection.findings import Finding
from torch2hlo.inspection.hlo import Module
from torch2hlo.inspection.kernels import Kernel
from torch2hlo.inspection.memory import MemoryReport
from torch2hlo.program import Program

SCHEMA = 1  # of the JSON; a number more when a field's meaning changes or one goes


@dataclass(frozen=True)
class Parts:
    """Where the total time is from.

    Attributes:
        compiler: seconds of kernels whose cycles the compiler estimates.
        modelled: seconds of kernels that we model.
        unknown: names of kernels of which nothing is known; the total has nothing for them.
        unknown_trips: names of loops whose number of rounds only the run shows; the total has one round.
        hidden: seconds of transfers beside other kernels; not in the total.

    """

    compiler: float
    modelled: float
    unknown: tuple[str, ...]
    unknown_trips: tuple[str, ...]
    hidden: float


@dataclass(frozen=True)
class InspectReport:
    """What one entry compiles to.

    Attributes:
        target: its name.
        entry: the program's entry.
        chip: what the target is, in figures.
        options: precision, flags, devices.
        kernels: in the order of the schedule.
        total_seconds: predicted; of branches, the slowest.
        parts: of the total.
        bytes: read and written by the kernels that the total time counts.
        flops: of those, where they are known.
        memory: see `MemoryReport`.
        not_fused: what costs and need not, largest first.
        lines: by line of the model.
        modules: by module of the model.
        compiler: XLA's own totals: ``flops``, ``transcendentals``, ``bytes accessed``; loops count once.
        compile_seconds: wall time of the compiler.
        versions: of everything it depends on, with the program's fingerprint, target, precision and flags.
        compilation: the optimised HLO and what else the compiler said; not part of the JSON.
        measured_seconds: wall time of a real run; None if it was not measured.

    """

    target: str
    entry: str
    chip: Mapping[str, Any]
    options: Mapping[str, Any]
    kernels: tuple[Kernel, ...]
    total_seconds: float
    parts: Parts
    bytes: int
    flops: int
    memory: MemoryReport
    not_fused: tuple[Finding, ...]
    lines: tuple[Line, ...]
    modules: ModuleCost
    compiler: Mapping[str, float]
    compile_seconds: float
    versions: Mapping[str, Any]
    compilation: Compilation = field(repr=False, compare=False)
    measured_seconds: float | None = None

    def to_json(self) -> dict[str, Any]:
        """Plain data; docs/inspect.md says what every field means."""
        document: dict[str, Any] = plain(self)
        return {"schema": SCHEMA, **document}


def inspect(program: Program, target: str = "cpu", *, entry: str | None = None, **options: Any) -> InspectReport:
    """Compile one entry for a target, which need not be here, and report what became of it.

    Args:
        program: from `convert` or `load`.
        target: by name, for example ``tpu:v5e:1x1``.
        entry: which entry; the first by default.
        options: ``precision``, ``flags``, ``devices``, ``narrow``, ``cache_dir``, as for `Program.compile`.

    Raises:
        TargetError: there is no such target.
        CompileError: the compiler refused the program, or it is too large for the target.

    """
    name = program.entry_name(entry)
    compiled = targets.compilation(program, target, entry=name, **options)
    return report_on(compiled, program.entries[name].refusals, fingerprint=program.fingerprint())


def report_on(compilation: Compilation, refusals: tuple[str, ...] = (), *, fingerprint: str = "") -> InspectReport:
    """The report on what is compiled already.

    Args:
        compilation: of one entry.
        refusals: what passes left alone.
        fingerprint: of the program.

    """
    module = Module(compilation.proto)
    found = kernels.kernels(module, compilation.chip)
    counted = [kernel for kernel in found if kernel.counted]
    return InspectReport(
        target=compilation.target,
        entry=compilation.entry,
        chip=plain(compilation.chip),
        options=dict(compilation.options),
        kernels=tuple(found),
        total_seconds=sum(kernel.seconds or 0.0 for kernel in counted),
        parts=_parts(found),
        bytes=sum(kernel.bytes for kernel in counted),
        flops=sum(kernel.flops or 0 for kernel in counted),
        memory=memory.report(compilation, module),
        not_fused=unfused.findings(
            found, module.entry.parameters, compilation.chip, (*refusals, *compilation.refusals)
        ),
        lines=attribution.by_line(found),
        modules=attribution.by_module(found),
        compiler={name: compilation.cost[name] for name in _TOTALS if name in compilation.cost},
        compile_seconds=compilation.seconds,
        versions=_record(compilation, fingerprint),
        compilation=compilation,
    )


_TOTALS = ("flops", "transcendentals", "bytes accessed")


def _record(compilation: Compilation, fingerprint: str) -> dict[str, Any]:
    told = {name: compilation.options[name] for name in ("precision", "flags") if name in compilation.options}
    return versions.record(fingerprint=fingerprint, target=compilation.target, **told) | dict(compilation.versions)


def _parts(found: list[Kernel]) -> Parts:
    def seconds(*, modelled: bool) -> float:
        return sum(kernel.seconds or 0.0 for kernel in found if kernel.counted and kernel.modelled is modelled)

    return Parts(
        compiler=seconds(modelled=False),
        modelled=seconds(modelled=True),
        unknown=tuple(kernel.name for kernel in found if kernel.seconds is None),
        unknown_trips=tuple(dict.fromkeys(kernel.loop for kernel in found if kernel.trips is None)),
        hidden=sum(kernel.hidden for kernel in found if kernel.counted),
    )


def plain(value: Any) -> Any:
    """For JSON: dataclasses as dicts, without what is left out of their repr."""
    if is_dataclass(value):
        return {each.name: plain(getattr(value, each.name)) for each in fields(value) if each.repr}
    if isinstance(value, Mapping):
        return {key: plain(each) for key, each in value.items()}
    if isinstance(value, (tuple, list)):
        return [plain(each) for each in value]
    return value
