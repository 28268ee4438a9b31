"""``--why``: one kernel, operation or line, explained."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from torch2hlo.errors import NothingFoundError
from torch2hlo.inspection import sources, values
from torch2hlo.inspection.hlo import Instruction
from torch2hlo.inspection.kernels import Kernel
from torch2hlo.inspection.report import SCHEMA, InspectReport, plain
from torch2hlo.inspection.words import amount, code, counted, few, percent, place, seconds

_MOST = 8  # kernels explained of one line


def data(report: InspectReport, why: str) -> dict[str, Any]:
    """The kernels and findings at ``why``, as the report's JSON has them.

    Raises:
        NothingFoundError: there is none.

    """
    found = matching(report, why)
    names = {kernel.name for kernel in found}
    findings = [each for each in report.not_fused if each.name in names or names & set(each.consumers)]
    return {"schema": SCHEMA, "why": why, "kernels": plain(found), "not_fused": plain(findings)}


def render(report: InspectReport, why: str) -> RenderableType:
    """What happens at ``why``: a kernel's name, an operation's in it, a module's path, an opcode, or ``file:line``.

    Raises:
        NothingFoundError: there is none; the message says what there is.

    """
    found = matching(report, why)
    parts: list[RenderableType] = []
    took, share = sum(kernel.seconds or 0.0 for kernel in found), sum(kernel.share for kernel in found)
    parts.append(Text(f"{why}: {counted(len(found), 'kernel')}, {seconds(took)}, {percent(share)} of the time", "bold"))
    for kernel in sorted(found, key=lambda each: -(each.seconds or 0.0))[:_MOST]:
        parts += [Text(), _kernel(kernel, report)]
    if len(found) > _MOST:
        parts += [Text(), Text(f"and {few(tuple(kernel.name for kernel in found[_MOST:]), 6)}", "dim")]
    return Group(*parts)


def matching(report: InspectReport, why: str) -> list[Kernel]:
    """The kernels that ``why`` names, or that it is in.

    Raises:
        NothingFoundError: there is none; the message says what there is.

    """
    named = [kernel for kernel in report.kernels if kernel.name == why]
    found = named or [kernel for kernel in report.kernels if _is_in(why, kernel)]
    if not found:
        hint = f"kernels: {few(tuple(kernel.name for kernel in report.kernels), 6)}; lines: {_lines(report)}"
        raise NothingFoundError(f"nothing in {report.entry} on {report.target} is named {why!r}", hint=hint)
    return found


def _is_in(why: str, kernel: Kernel) -> bool:
    inside = [*sources.operations(kernel.instruction), kernel.instruction]
    if _is_line(why):
        return any(_same_place(why, source) for each in inside for source in sources.stack(each)[:1])
    named = any(why in {each.name, each.opcode, each.op_name, sources.operation(each)} for each in inside)
    return named or any(path == why or path.startswith(f"{why}.") for path in kernel.modules)


def _is_line(why: str) -> bool:
    return why.rpartition(":")[2].isdecimal()


def _same_place(why: str, source: str) -> bool:
    """``model.py:12`` means any file of that name; a path, the file at the end of it."""
    (file, _, line), (other, _, number) = why.rpartition(":"), source.rpartition(":")
    parts = Path(file).parts
    return line == number and (file == other or Path(other).parts[-len(parts) :] == parts)


def _lines(report: InspectReport) -> str:
    return few(tuple(place(line.source) for line in report.lines))


def _kernel(kernel: Kernel, report: InspectReport) -> RenderableType:
    cost = Text.assemble(
        _time(kernel),
        "" if kernel.efficiency is None else f", which alone would take {min(kernel.efficiency, 1):.0%} of it",
        f"; reads {amount(kernel.read, 'B')}, writes {amount(kernel.written, 'B')}, {amount(kernel.flops, 'flop')}",
        "" if kernel.trips == 1 else f"; runs {'?' if kernel.trips is None else kernel.trips} times in {kernel.loop}",
    )
    body = Group(cost, *_operations(kernel), *_neighbours(kernel, report), *_findings(kernel, report))
    title = Text.assemble((kernel.name, "bold cyan"), f"  {kernel.kind} {kernel.detail} → {kernel.shape}")
    return Group(title, Padding(body, (0, 0, 0, 2)))


def _time(kernel: Kernel) -> str:
    if kernel.seconds is None:
        return "nobody tells how long it takes"
    whose = "modelled" if kernel.modelled else f"{kernel.cycles:,} cycles by the compiler's estimate"
    return f"{seconds(kernel.seconds)} ({percent(kernel.share)}), {whose}, bound by {kernel.bound}"


def _operations(kernel: Kernel) -> Iterator[Text]:
    """Each line in the kernel, with what became of it."""
    by_line: dict[str, list[Instruction]] = {}
    for each in sources.operations(kernel.instruction):
        by_line.setdefault(sources.line(each), []).append(each)
    for source, group in by_line.items():
        done = few(tuple(dict.fromkeys(each.operation for each in group)), 8)
        where = place(source) if source else "made by the compiler" + (kernel.near and f", near {place(kernel.near)}")
        yield Text.assemble((where, "cyan"), (f"  {code(source)}" if source else "", "dim"), f"\n    {done}")
        for outer in sources.stack(group[0])[1:]:
            yield Text.assemble(("    from ", "dim"), (place(outer), "cyan"), (f"  {code(outer)}", "dim"))


def _neighbours(kernel: Kernel, report: InspectReport) -> Iterator[Text]:
    known = {each.instruction: each.name for each in report.kernels}
    for value in values.results(kernel.instruction):
        readers = tuple(dict.fromkeys(known[use.kernel] for use in value.uses if use.kernel in known))
        if readers:
            yield Text(f"{value.shape} is read by {few(readers, 5)}")


def _findings(kernel: Kernel, report: InspectReport) -> Iterator[Text]:
    for finding in report.not_fused:
        if finding.name == kernel.name or kernel.name in finding.consumers:
            what = "" if finding.name == kernel.name else f"reads {finding.name}: "
            yield Text.assemble((f"{finding.kind}  ", "yellow"), f"{what}{finding.why}, {amount(finding.bytes, 'B')}")
