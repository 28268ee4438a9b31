"""What a target is: where a program is compiled. The targets themselves are in `targets/`, one file each."""

from __future__ import annotations

import difflib
from importlib import import_module
from typing import Any, ClassVar, Protocol

from torch2hlo.errors import TargetError
from torch2hlo.executable import Executable
from torch2hlo.program import Program


class Target(Protocol):
    """Somewhere a program can be compiled."""

    name: ClassVar[str]

    def compile(self, program: Program, **options: Any) -> Executable:
        """Compile every entry, and place the weights once."""
        ...


_TARGETS = {"cpu": "torch2hlo.targets.cpu:Cpu"}


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
