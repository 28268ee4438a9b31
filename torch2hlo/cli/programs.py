"""A program from what was named on the command line: the folder of one, or a model that is converted now."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from torch2hlo.cli import output
from torch2hlo.errors import InputSpecError

if TYPE_CHECKING:
    from torch2hlo.models import Model
    from torch2hlo.program import Program


@dataclass(frozen=True)
class Given:
    """What was named, and what a model needs to be converted; a program needs none of that."""

    name: str
    inputs: list[str] = field(default_factory=list)
    entries: list[str] = field(default_factory=list)
    factory: list[str] = field(default_factory=list)


def opened(given: Given) -> tuple[Program, str]:
    """The program, and the entry that is meant: the first that was named, else its first.

    Raises:
        ArtifactError: the folder is no program.
        ModelFileError: there is no such model.
        UnsupportedError: the model can't be converted.
        InputSpecError: the program has no such entry, or an option is for models only.

    """
    saved = Path(given.name).is_dir() or given.name.endswith(".t2h")
    program = _loaded(given) if saved else _converted(given)
    wanted = given.entries[0].partition("=")[0] if given.entries else next(iter(program.entries))
    if wanted not in program.entries:
        raise InputSpecError(f"there is no entry {wanted!r}", hint=f"entries: {', '.join(program.entries)}")
    return program, wanted


def entries(texts: list[str]) -> dict[str, str]:
    """``["step", "prefill=run"]`` → ``{"step": "step", "prefill": "run"}``.

    Raises:
        InputSpecError: a text is no entry.

    """
    found = {}
    for text in texts:
        name, _, method = text.partition("=")
        if not name.isidentifier():
            raise InputSpecError(f"--entry {text!r} can't be understood", hint="write --entry NAME=METHOD")
        found[name] = method or name
    return found


def _loaded(given: Given) -> Program:
    if given.inputs or given.factory:
        raise InputSpecError(
            f"{given.name} is a program: its inputs are fixed", hint="--input and --factory-arg are for models"
        )
    with output.step(f"loading {given.name}"):
        from torch2hlo import artifact

        return artifact.load(Path(given.name))


def _converted(given: Given) -> Program:
    from torch2hlo import inputs
    from torch2hlo.cli.torchless import need_torch

    wanted, factory = entries(given.entries), inputs.constants(given.factory)
    need_torch("inspect")
    with output.step("importing torch"):
        from torch2hlo import models
    with (
        output.step(f"converting {given.name}"),
        models.found(given.name, specs=given.inputs, entries=wanted, factory=factory) as found,
    ):
        return converted(found)


def converted(found: Model, **more: Any) -> Program:
    """The model's program, for the inputs and sizes that its file says; ``more`` options of `api.convert`."""
    from torch2hlo import api

    options: dict[str, Any] = {**found.sizes, **more}
    if found.entries:
        return api.convert(found.target, entries=found.entries, **options)
    return api.convert(found.target, found.args, found.kwargs, **options)
