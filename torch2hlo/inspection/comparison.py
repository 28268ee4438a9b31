"""``diff``: what changed between two reports: kernels, time, traffic and memory, by line of the model."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path, PurePath
from typing import Any

from torch2hlo.errors import ReportError
from torch2hlo.inspection import pairing
from torch2hlo.inspection.budgets import Budget
from torch2hlo.inspection.pairing import Names, Paired, Record
from torch2hlo.inspection.report import SCHEMA, InspectReport, plain

_REQUIRED = ("kernels", "total_seconds", "bytes", "flops", "memory", "lines", "not_fused")
_SAME = 1e-9  # relative difference of seconds below which nothing changed


@dataclass(frozen=True)
class Delta:
    """An amount on both sides; None where a side has none."""

    before: float | None
    after: float | None

    @property
    def change(self) -> float:
        """After less before."""
        return (self.after or 0) - (self.before or 0)

    @property
    def part(self) -> float | None:
        """The change as a part of what was before; None if that was nothing."""
        return self.change / self.before if self.before else None


@dataclass(frozen=True)
class KernelChange:
    """A kernel that is not on both sides, or not the same.

    Attributes:
        kind: ``appeared``, ``vanished`` or ``changed``.
        before: its name before; empty if it appeared.
        after: its name after; empty if it vanished.
        what: what changed, in words.
        seconds: on both sides.
        bytes: on both sides.
        sources: its lines, after if there is one.

    """

    kind: str
    before: str
    after: str
    what: str
    seconds: Delta
    bytes: Delta
    sources: tuple[str, ...]


@dataclass(frozen=True)
class LineChange:
    """A line whose part of the time, the traffic or the number of kernels changed."""

    source: str
    seconds: Delta
    bytes: Delta
    kernels: Delta


@dataclass(frozen=True)
class DiffReport:
    """Two reports, side by side.

    Attributes:
        before: entry, target, options and version record of the first.
        after: of the second.
        totals: ``seconds``, ``unknown`` (kernels whose time nobody tells, which the seconds leave out), ``kernels``,
            ``bytes``, ``flops``, ``memory`` (the peak), ``temporaries``.
        kernels: what changed, the largest change of time first.
        lines: as the kernels.
        not_fused: findings that are new, the costliest first, as in the report.
        fused: findings that are gone.
        versions: name → before and after, where they differ; and the fingerprint.
        budgets: what was asked for, and whether it holds.

    """

    before: Mapping[str, Any]
    after: Mapping[str, Any]
    totals: Mapping[str, Delta]
    kernels: tuple[KernelChange, ...]
    lines: tuple[LineChange, ...]
    not_fused: tuple[Mapping[str, Any], ...]
    fused: tuple[Mapping[str, Any], ...]
    versions: Mapping[str, tuple[str, str]]
    budgets: tuple[Budget, ...] = field(default=())

    @property
    def ok(self) -> bool:
        """Whether all budgets hold."""
        return all(budget.ok for budget in self.budgets)

    def to_json(self) -> dict[str, Any]:
        """Plain data; docs/inspect.md says what every field means."""
        return {"schema": SCHEMA, "ok": self.ok, **plain(self)}


Given = InspectReport | Mapping[str, Any] | str | Path


def diff(
    before: Given,
    after: Given,
    *,
    max_time: str | None = None,
    max_memory: str | None = None,
    max_kernels: str | None = None,
) -> DiffReport:
    """Compare two reports: of two programs, or of one under two settings, targets or versions.

    Args:
        before: an `InspectReport`, its JSON, or the path of a file with that.
        after: the same.
        max_time: budget of the time after: ``+2%``, ``+100us`` (both on top of before), or ``20ms``.
        max_memory: of the memory at the peak: ``+2%``, ``1.5GB``.
        max_kernels: of the number of kernels: ``+0``, ``400``.

    Raises:
        ReportError: what was given is no report, or one of another major version.
        InputSpecError: a budget can't be understood.

    """
    old, new = _document(before), _document(after)
    totals = {name: Delta(of(old), of(new)) for name, of in _TOTALS.items()}
    limits = {"seconds": max_time, "memory": max_memory, "kernels": max_kernels}
    names = [Names(side["lines"]) for side in (old, new)]
    gone, come = map(_findings, (old, new), names)
    return DiffReport(
        before={name: old.get(name) for name in _SETTINGS},
        after={name: new.get(name) for name in _SETTINGS},
        totals=totals,
        kernels=_kernels(pairing.kernels(old["kernels"], new["kernels"], *names)),
        lines=_lines(pairing.lines(old["lines"], new["lines"])),
        not_fused=tuple(each for key, each in come.items() if key not in gone),
        fused=tuple(each for key, each in gone.items() if key not in come),
        versions=_versions(old.get("versions", {}), new.get("versions", {})),
        budgets=tuple(
            Budget.read(name, limit, _TOTALS[name](old), _TOTALS[name](new))
            for name, limit in limits.items()
            if limit is not None
        ),
    )


_SETTINGS = ("entry", "target", "options", "versions")
_IN_OPTIONS = {"target", "precision", "flags"}  # of the version record; told with the settings
_TOTALS: dict[str, Callable[[Mapping[str, Any]], float]] = {
    "seconds": lambda report: report["total_seconds"],
    "unknown": lambda report: sum(kernel["seconds"] is None for kernel in report["kernels"]),
    "kernels": lambda report: len(report["kernels"]),
    "bytes": lambda report: report["bytes"],
    "flops": lambda report: report["flops"],
    "memory": lambda report: report["memory"]["peak"],
    "temporaries": lambda report: report["memory"]["temporaries"],
}


def _document(given: Given) -> Mapping[str, Any]:
    if isinstance(given, InspectReport):
        return given.to_json()
    document, name = (given, "the report") if isinstance(given, Mapping) else (_read(Path(given)), str(given))
    hint = f"torch2hlo inspect PROGRAM --json > {PurePath(name).name} writes one"
    if not isinstance(document, Mapping) or (missing := [each for each in _REQUIRED if each not in document]):
        lacks = f": it has no {missing[0]}" if isinstance(document, Mapping) else ""
        raise ReportError(f"{name} is no report{lacks}", hint=hint)
    if document.get("schema") != SCHEMA:
        raise ReportError(f"{name} has schema {document.get('schema')}, this version reads {SCHEMA}", hint=hint)
    return document


def _read(path: Path) -> Any:
    try:
        return json.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise ReportError(
            f"{path} can't be read: {error}", hint="torch2hlo inspect PROGRAM --json > FILE writes one"
        ) from error


def _kernels(paired: Paired) -> tuple[KernelChange, ...]:
    pairs, gone, come = paired
    changes = [change for old, new in pairs if (change := _changed(old, new)) is not None]
    changes += [_only("vanished", kernel) for kernel in gone] + [_only("appeared", kernel) for kernel in come]
    return tuple(sorted(changes, key=lambda each: (-abs(each.seconds.change), -abs(each.bytes.change))))


def _changed(old: Record, new: Record) -> KernelChange | None:
    seconds = Delta(old["seconds"], new["seconds"])
    what = [
        *(f"{name} {old[name]} → {new[name]}" for name in ("shape", "detail", "trips") if old[name] != new[name]),
        *_operations(old["ops"], new["ops"]),
        *(["bytes"] if old["bytes"] != new["bytes"] else []),
        *(["time"] if abs(seconds.change) > _SAME * max(seconds.before or 0, seconds.after or 0) else []),
    ]
    if not what:
        return None
    moved = Delta(old["bytes"], new["bytes"])
    return KernelChange("changed", old["name"], new["name"], "; ".join(what), seconds, moved, tuple(new["sources"]))


def _operations(old: Sequence[str], new: Sequence[str]) -> list[str]:
    """Which operations came and went."""
    before, after = list(old), list(new)
    for operation in old:
        if operation in after:
            after.remove(operation)
            before.remove(operation)
    signs = [f"+{each}" for each in dict.fromkeys(after)] + [f"-{each}" for each in dict.fromkeys(before)]
    return [" ".join(signs)] if signs else []


def _only(kind: str, kernel: Record) -> KernelChange:
    there = kind == "appeared"
    seconds, moved = kernel["seconds"], kernel["bytes"]
    return KernelChange(
        kind=kind,
        before="" if there else kernel["name"],
        after=kernel["name"] if there else "",
        what=f"{kernel['kind']} of {' '.join(dict.fromkeys(kernel['ops']))}",
        seconds=Delta(None, seconds) if there else Delta(seconds, None),
        bytes=Delta(None, moved) if there else Delta(moved, None),
        sources=tuple(kernel["sources"]) or ((kernel["near"],) if kernel["near"] else ()),
    )


_NO_LINE: Record = {"source": "", "seconds": None, "bytes": None, "kernels": ()}


def _lines(paired: Paired) -> tuple[LineChange, ...]:
    pairs, gone, come = paired
    both = [*pairs, *((line, _NO_LINE) for line in gone), *((_NO_LINE, line) for line in come)]
    changes = [_line_change(old, new) for old, new in both]
    changes = [each for each in changes if each.seconds.change or each.bytes.change or each.kernels.change]
    return tuple(sorted(changes, key=lambda each: (-abs(each.seconds.change), -abs(each.bytes.change))))


def _line_change(old: Record, new: Record) -> LineChange:
    return LineChange(
        new["source"] or old["source"],
        Delta(old["seconds"], new["seconds"]),
        Delta(old["bytes"], new["bytes"]),
        Delta(len(old["kernels"]), len(new["kernels"])),
    )


def _findings(report: Record, name: Names) -> dict[object, Record]:
    return {pairing.finding(each, name): each for each in report["not_fused"]}


def _versions(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, tuple[str, str]]:
    names = [name for name in dict.fromkeys([*before, *after]) if name not in _IN_OPTIONS]
    pairs = {name: (before.get(name, ""), after.get(name, "")) for name in names}
    return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}
