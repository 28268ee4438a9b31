"""What a target is: where a program is compiled. The targets themselves are in `targets/`, one file each."""

from __future__ import annotations

import difflib
from importlib import import_module
from typing import Any, ClassVar, Protocol

from torch2hlo import mlir
from torch2hlo.errors import TargetError
from torch2hlo.executable import Executable
from torch2hlo.program import Entry, Program
from torch2hlo.signature import Signature
from torch2hlo.tree import Items


class Target(Protocol):
    """Somewhere a program can be compiled."""

    name: ClassVar[str]

    def compile(self, program: Program, **options: Any) -> Executable:
        """Compile every entry, and place the weights once."""
        ...


_TARGETS = {"cpu": "torch2hlo.targets.cpu:Cpu"}


def names() -> list[str]:
    """Every target's name."""
    return list(_TARGETS)


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
    entry = Entry(signature, lambda: module)
    try:
        target.compile(Program({"forward": entry}, {}), cache_dir=None)()
    except Exception as error:
        return str(error).splitlines()[0]
    return ""


def find_target(name: str) -> Target:
    """The target of that name.

    Raises:
        TargetError: there is none; the message lists the near ones.

    """
    if name not in _TARGETS:
        near = difflib.get_close_matches(name, _TARGETS, cutoff=0.3) or list(_TARGETS)
        raise TargetError(f"there is no target {name!r}", hint=f"targets: {', '.join(near)}")
    module, _, cls = _TARGETS[name].partition(":")
    target: Target = getattr(import_module(module), cls)()
    return target
