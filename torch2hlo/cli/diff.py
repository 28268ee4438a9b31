"""``torch2hlo diff``."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from torch2hlo.cli import output
from torch2hlo.cli.options import Attention, Flag, InputTexts, Precision, Top, XlaFlags, xla_flags
from torch2hlo.cli.programs import Given, opened
from torch2hlo.errors import InputSpecError

if TYPE_CHECKING:
    from torch2hlo.inspection.report import InspectReport
    from torch2hlo.program import Program

    _Source = Path | tuple[Program, str]  # a saved report; or a program and its entry

_TWO = "once for both sides, or twice: before and after"


def diff(
    before: str,
    after: str | None = None,
    /,
    *,
    target: Annotated[list[str] | None, Parameter(name=["--target", "-t"])] = None,
    precision: list[Precision] | None = None,
    attention: list[Attention] | None = None,
    flag: XlaFlags = None,
    flag_before: list[str] | None = None,
    flag_after: list[str] | None = None,
    entry: list[str] | None = None,
    input: InputTexts = None,  # noqa: A002
    factory_arg: list[str] | None = None,
    max_time: str | None = None,
    max_memory: str | None = None,
    max_kernels: str | None = None,
    top: Top = 12,
    json: Flag = False,
) -> int:
    """Show what changed between two programs, or one under two settings: kernels, time, memory, by line.

    Args:
        before: A program, a model, or what `inspect --json` wrote to a file (.json).
        after: The same; without it, `before` under the second of two targets, precisions or flags.
        target: For which machine, once for both sides, or twice: before and after.
        precision: Of matrix products and convolutions, once or twice.
        attention: By the target's own kernel where it has a good one, or by plain operations; once or twice.
        flag: A flag of XLA's for both sides. Again for each.
        flag_before: A flag of XLA's for the first side. Again for each.
        flag_after: A flag of XLA's for the second side. Again for each.
        entry: Which entry point, as for `inspect`.
        input: Of models: an input by name, as for `convert`.
        factory_arg: Of models: an argument for the function that makes the model, as for `convert`.
        max_time: The most predicted time after: +2%, +100us (on top of before) or 20ms. Over it, exit status 1.
        max_memory: The most memory at the peak: +2%, 1.5GB.
        max_kernels: The most kernels: +0, 400.
        top: How many rows of each table are shown.
        json: Print one JSON document.

    """
    sides = map(
        _side,
        _sources([Given(name, input or [], entry or [], factory_arg or []) for name in (before, after or before)]),
        _two("target", target or ["cpu"]),
        _two("precision", precision or ["default"]),
        _two("attention", attention or ["kernel"]),
        [xla_flags(flag) | xla_flags(own) for own in (flag_before, flag_after)],
    )
    from torch2hlo.inspection import comparison, difference_table

    report = comparison.diff(*sides, max_time=max_time, max_memory=max_memory, max_kernels=max_kernels)
    if json:
        output.print_json(report.to_json())
    else:
        output.show(difference_table.render(report, top))
    return 0 if report.ok else 1


def _sources(given: Sequence[Given]) -> list[_Source]:
    """What each side is; the same model only once, since a second time it may have other weights."""
    found = {each.name: _source(each) for each in given}
    return [found[each.name] for each in given]


def _source(given: Given) -> _Source:
    return Path(given.name) if given.name.endswith(".json") else opened(given)


def _side(source: _Source, target: str, precision: str, attention: str, flags: dict[str, str]) -> InspectReport | Path:
    if isinstance(source, Path):
        return source
    program, entry = source
    with output.step(f"compiling {entry} for {target}"):
        from torch2hlo.inspection import report

        return report.inspect(program, target, entry=entry, precision=precision, attention=attention, flags=flags)


def _two(name: str, values: Sequence[str]) -> list[str]:
    if len(values) > 2:
        raise InputSpecError(f"--{name} is given {len(values)} times", hint=f"give it {_TWO}")
    return [values[0], values[-1]]
