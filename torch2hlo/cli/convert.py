"""``torch2hlo convert``."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from torch2hlo.cli import output, programs, summary
from torch2hlo.cli.options import Flag, InputTexts

if TYPE_CHECKING:
    from torch2hlo.models import Model
    from torch2hlo.program import Program


def convert(
    model: str,
    /,
    *,
    input: InputTexts = None,  # noqa: A002
    entry: list[str] | None = None,
    factory_arg: list[str] | None = None,
    dynamic: list[str] | None = None,
    bucket: list[int] | None = None,
    size_limit: int | None = None,
    out: Annotated[Path | None, Parameter(name=["--out", "-o"])] = None,
    train: Annotated[bool | None, Parameter(negative="--no-train")] = None,
    check_indices: Annotated[bool, Parameter(negative="--no-check-indices")] = True,
    json: Flag = False,
) -> None:
    """Convert a PyTorch model to a program: StableHLO, weights and signature.

    Args:
        model: path.py or package.module, optionally with :name: a module, a function without arguments that
            makes one, or a function of tensors. `example_inputs` beside it is a tuple, a dict by name, or a
            function giving one.
        input: An input by name, instead of `example_inputs`: 'x=float32[2,3]' (random),
            'tokens=int64[1,128]<50257' (random, below 50257), x=@file.npy, n=5, flag=true. Again for each.
        entry: An entry point, NAME=METHOD of the module, or NAME where both are the same; `example_inputs` is
            then a dict by entry, and inputs are named ENTRY.NAME. Again for each.
        factory_arg: An argument for the function that makes the model: depth=4. Again for each.
        dynamic: A dimension of an input that changes from call to call: tokens.1=2048 for every size up to that,
            tokens.1=16:2048 from 16 on. It takes the place of `dynamic_shapes` beside the model. Again for each.
        bucket: A size that gets a program of its own, with no such dimension larger than it. Again for each.
        size_limit: The largest size that is read from values, where nothing else bounds it.
        out: The folder to write; by default the model's name with .t2h, here.
        train: Convert the modules in train or in eval mode; by default, each in the mode that it is in.
        check_indices: Make an index that is out of range an error of the call, as it is in eager.
        json: Print one JSON document.

    """
    from torch2hlo import inputs

    entries = programs.entries(entry or [])
    factory = inputs.constants(factory_arg or [])
    given = {"dynamic_shapes": inputs.bounds(dynamic or []), "buckets": tuple(bucket or ()), "size_limit": size_limit}
    sizes = {name: value for name, value in given.items() if value}
    seconds: dict[str, float] = {}
    with output.step("importing torch"), _timed(seconds, "import"):
        models = _need_torch()
    with output.step(f"importing {model}"), contextlib.ExitStack() as stack:
        with _timed(seconds, "model"):
            found = stack.enter_context(
                models.found(model, specs=input or [], entries=entries, factory=factory, sizes=sizes)
            )
        path = out or Path(f"{found.name}.t2h")
        program = _converted(found, path, {"train": train, "check_indices": check_indices}, seconds)
    report = summary.of(program, path, found.reference, seconds)
    if json:
        output.print_json(report)
    else:
        summary.show(report)


def _converted(found: Model, path: Path, options: dict[str, Any], seconds: dict[str, float]) -> Program:
    """Convert and save; the destination is looked at first, since converting may take minutes."""
    from torch2hlo import artifact

    artifact.check_destination(path)
    with output.step(f"converting {found.reference}"):
        program = programs.converted(found, **options)
    seconds |= program.seconds
    with output.step(f"writing {path}"), _timed(seconds, "save"):
        program.save(path)
    return program


def _need_torch() -> Any:
    from torch2hlo.cli.torchless import need_torch

    need_torch("convert")
    from torch2hlo import api, models

    del api  # imported here, so that its time is not the capture's
    return models


@contextlib.contextmanager
def _timed(seconds: dict[str, float], stage: str) -> Iterator[None]:
    start = time.process_time()
    yield
    seconds[stage] = time.process_time() - start
