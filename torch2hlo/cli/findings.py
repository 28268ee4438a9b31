"""What a check found, for people, for machines, and for workflows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from torch2hlo.checking.findings import Finding
    from torch2hlo.checking.report import CheckReport

_STYLES = {"error": "bold red", "warning": "bold yellow", "note": "bold blue"}


def status(reports: Sequence[CheckReport]) -> int:
    """0: no new error. 1: there are. 2: a model was not found, or its inputs can't be understood."""
    new = [found for report in reports for found in report.errors if not found.known]
    if any(found.code.startswith("T2H5") for found in new):
        return 2
    return 1 if new else 0


def document(reports: Sequence[CheckReport]) -> dict[str, Any]:
    """The fields that docs/check.md describes."""
    records = [report.record() for report in reports]
    operations = sum(report.operations for report in reports)
    converted = sum(report.convertible_fraction * report.operations for report in reports)
    return {
        "ok": all(report.ok for report in reports),
        "findings": [found for record in records for found in record.pop("findings")],
        "convertible_fraction": converted / operations if operations else float(all(r.ok for r in reports)),
        "models": records,
        "versions": _shared([record["versions"] for record in records]),
    }


def _shared(versions: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """What all models' records have in common."""
    first, *others = versions or [{}]
    return {name: value for name, value in first.items() if all(one.get(name) == value for one in others)}


def annotate(reports: Sequence[CheckReport]) -> None:
    """Workflow commands, which GitHub reads from the log."""
    import sys

    from torch2hlo.checking.annotations import annotation

    for report in reports:
        for found in report.findings:
            print(annotation(found, Path.cwd()), file=sys.stderr)


def show(reports: Sequence[CheckReport]) -> None:
    """Each finding like an error of `convert`, and a line for each model."""
    from rich.console import Console

    console = Console(highlight=False, markup=False, soft_wrap=True)
    for report in reports:
        new = [found for found in report.findings if not found.known]
        for found in new:
            console.print(_text(found), end="\n\n")
        console.print(_summary(report, new))
    if gone := sum(report.gone for report in reports):
        console.print(f"{gone} known findings are gone: --write-baseline takes them out of the file")


def _text(found: Finding) -> Any:
    from rich.text import Text

    from torch2hlo.errors import Source

    text = Text()
    text.append(f"{found.severity} {found.code}", _STYLES[found.severity]).append(f": {found.message}")
    if found.file and found.line:
        text.append(f"\n  --> {Source(_shown(found.file), found.line, '', found.module)}", "cyan")
    text.append(f"\n   = call: {found.op}" if found.op else "", "dim")
    text.append(f"\n   = hint: {found.hint}" if found.hint else "", "green")
    return text


def _shown(file: str) -> str:
    """Relative to the current folder, if it is below it."""
    path = Path(file).resolve()
    return str(path.relative_to(Path.cwd())) if path.is_relative_to(Path.cwd()) else file


def _summary(report: CheckReport, new: Sequence[Finding]) -> str:
    counts = Counter(found.severity for found in new)
    parts = [f"{count} {name}{'s' if count > 1 else ''}" for name in _STYLES if (count := counts[name])]
    known = len(report.findings) - len(new)
    parts += [f"{known} known"] if known else []
    parts += [f"{report.suppressed} ignored"] if report.suppressed else []
    target = f" for {report.target}" if report.target else ""
    line = f"{report.model}{target}: {', '.join(parts) or 'nothing found'}; {report.operations} operations"
    if report.operations and report.convertible_fraction < 1:
        line += f", {report.convertible_fraction:.1%} of them convert"
    if not report.complete:
        line += "; the code was not run to its end"
    failing = [name or "the root module" for name, right in report.modules.items() if not right]
    converting = [name for name, right in report.modules.items() if right and name]
    if failing and converting:
        line += f"\n  converts: {_some(converting)}\n  does not: {_some(failing)}"
    return line


def _some(names: Sequence[str], most: int = 8) -> str:
    more = f" and {len(names) - most} more" if len(names) > most else ""
    return ", ".join(names[:most]) + more
