"""What a target is: where a program is compiled. The targets themselves are in `targets/`, one file each."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol

from torch2hlo import hardware, mlir, narrowing
from torch2hlo.compilation import Compilation, Options
from torch2hlo.errors import TargetError
from torch2hlo.executable import Executable
from torch2hlo.program import Entry, Program
from torch2hlo.signature import Signature
from torch2hlo.tree import Items


class Target(Protocol):
    """Somewhere a program can be compiled."""

    @property
    def name(self) -> str:
        """As `find_target` takes it."""
        ...

    @property
    def compiles(self) -> bool:
        """Whether it has a compiler, whose work can be looked at."""
        ...

    @property
    def chip(self) -> hardware.Chip:
        """One device of it."""
        ...

    def compile(self, program: Program, options: Options) -> Executable:
        """Compile every entry, and place the weights once."""
        ...

    def compilation(self, program: Program, entry: str, options: Options) -> Compilation:
        """Compile one entry, for what the compiler says about it."""
        ...

    def versions(self) -> dict[str, str]:
        """What its machine code is good for: compiler and machine."""
        ...

    def load(self, program: Program, data: Mapping[str, bytes], options: Options) -> Executable:
        """What `compile` made, from what its entries' ``serialize`` gave."""
        ...


_TARGETS = {
    "cpu": "torch2hlo.targets.cpu:Cpu",
    "gpu": "torch2hlo.targets.gpu:Gpu",
    "tpu": "torch2hlo.targets.tpu:Tpu",
    "reference": "torch2hlo.targets.reference:Reference",
}


def prepared(entry: Entry, platform: str, options: Options) -> tuple[mlir.ir.Module, tuple[str, ...]]:
    """An entry's module as a compiler gets it, with the platform's kernels; and which it has none for, and why.

    The program's own module stays as it is.

    Raises:
        PlatformError: it is lowered for another platform.

    """
    attention = import_module("torch2hlo.targets.attention")
    module, refusals = attention.with_kernels(entry.module_for(platform), platform, options)
    module = mlir.with_precision(module, options.precision)
    module = narrowing.narrowed(module) if options.narrow else module
    return (module if options.donate else mlir.without_donation(module)), refusals


def names() -> list[str]:
    """Every target's name, but for the topologies of TPUs that are not here."""
    return list(_TARGETS)


def compilation(program: Program, target: str, *, entry: str | None = None, **options: Any) -> Compilation:
    """What a target's compiler makes of one entry, by default the first, whether or not it can run here.

    Args:
        program: what to compile.
        target: by name; see `find_target`.
        entry: which entry.
        options: those of `compilation.Options`.

    Raises:
        CallError: there is no such entry.
        TargetError: there is no such target, or it can't be used here.
        CompileError: the compiler refused the program, or crashed.

    """
    return find_target(target).compilation(program, program.entry_name(entry), Options(**options))


@dataclass(frozen=True)
class Availability:
    """What a target can do here.

    Attributes:
        name: as `find_target` takes it; with ``SHAPE`` in it for TPUs that are not here.
        runs: whether it can run programs here.
        compiles: whether it can compile them, to be looked at.
        reason: why it can't run; empty if it can.
        shapes: what may stand for ``SHAPE``, of what is offered; libtpu takes others too.

    """

    name: str
    runs: bool
    compiles: bool
    reason: str
    shapes: tuple[str, ...] = ()


def available() -> list[Availability]:
    """Every target, tried out."""
    found = []
    for name in names():
        reason = why_not(name)
        found.append(Availability(name, not reason, not reason and find_target(name).compiles, reason))
    topology = import_module("torch2hlo.targets.topology")
    missing = topology.why_not()
    reason = missing or "a TPU that is not here"
    for chip, shapes in topology.SHAPES.items():
        found.append(Availability(f"tpu:{chip}:SHAPE", False, not missing, reason, shapes))
    return found


def why_not(name: str) -> str:
    """Why the target can't run programs here; empty if it can: it is tried with an empty program.

    Raises:
        TargetError: there is no such target.

    """
    target = find_target(name)
    with mlir.new_context(), mlir.ir.Location.unknown():
        module = mlir.parse("func.func @main() { return }")
    no_arguments = Items("tuple", (Items("tuple", ()), Items("dict", ())))
    signature = Signature(parameters=(), args=no_arguments, inputs=(), outputs=(), result=Items("tuple", ()))
    entry = Entry(signature, lambda _platform: module)
    try:
        target.compile(Program({"forward": entry}, {}), Options(cache_dir=None))()
    except Exception as error:
        return error.what if isinstance(error, TargetError) else str(error).splitlines()[0]
    return ""


def find_target(name: str) -> Target:
    """The target of that name: ``cpu``, ``gpu``, ``tpu``, or a TPU that need not be here: ``tpu:v5e:2x2``.

    Raises:
        TargetError: there is none; the message lists the near ones.

    """
    if name.startswith("tpu:"):
        topology: Target = import_module("torch2hlo.targets.topology").named(name)
        return topology
    if name not in _TARGETS:
        close = difflib.get_close_matches(name.lower(), _TARGETS, cutoff=0.3)
        near = [known for known in _TARGETS if known in close or not close]
        if name.lower().startswith("tpu:"):
            near = [name.lower()]
        raise TargetError(f"there is no target {name!r}", hint=f"targets: {', '.join(near)}")
    module, _, cls = _TARGETS[name].partition(":")
    target: Target = getattr(import_module(module), cls)()
    return target
