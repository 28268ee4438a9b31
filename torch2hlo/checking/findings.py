"""What a check found: one problem, where it is, and what to do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from torch2hlo.errors import Source, Torch2HloError

ERROR, WARNING, NOTE = "error", "warning", "note"
SEVERITIES = (ERROR, WARNING, NOTE)
BUG, TOO_LONG = "T2H999", "T2H998"


@dataclass(frozen=True)
class Rule:
    """A kind of finding that is no error of conversion; those are in `torch2hlo.errors`."""

    code: str
    name: str
    severity: str


RULES = {
    rule.code: rule
    for rule in (
        Rule("T2H901", "side-effect", WARNING),
        Rule("T2H902", "outside-change", ERROR),
        Rule("T2H903", "baked-draw", ERROR),
        Rule("T2H904", "unregistered-tensor", WARNING),
        Rule("T2H905", "seed", WARNING),
        Rule("T2H906", "number-input", WARNING),
        Rule("T2H911", "int64-math", NOTE),
        Rule("T2H912", "float64", WARNING),
        Rule("T2H913", "matrix-unit", WARNING),
        Rule("T2H914", "tile-padding", WARNING),
        Rule("T2H915", "gather-in-loop", WARNING),
        Rule("T2H916", "large-constant", WARNING),
        Rule("T2H917", "layout-change", NOTE),
        Rule("T2H918", "recompilation", WARNING),
        Rule("T2H919", "memory", ERROR),
        Rule("T2H920", "precision", NOTE),
        Rule("T2H921", "budget", ERROR),
        Rule(TOO_LONG, "time-limit", ERROR),
        Rule(BUG, "bug", ERROR),
    )
}


@dataclass(frozen=True)
class Finding:
    """One problem.

    Attributes:
        code: stable, ``T2H101`` …; docs/errors.md and docs/check.md explain each.
        severity: ``error``: the model does not convert, or computes something else; ``warning``: it converts, and
            does not do what its author may think, or does it badly; ``note``: to know.
        message: what is wrong.
        hint: what to do.
        file: the file of the user's line, or "".
        line: its number, from 1; 0 where there is none.
        module: the path of the module that was running; "" is the root.
        op: the call with its types, or "".
        model: the model that it was found in.
        known: it is in the baseline.

    """

    code: str
    severity: str
    message: str
    hint: str = ""
    file: str = ""
    line: int = 0
    module: str = ""
    op: str = ""
    model: str = field(default="", compare=False)
    known: bool = field(default=False, compare=False)

    @property
    def place(self) -> tuple[Any, ...]:
        """Two findings of one code in one place are one."""
        return self.code, self.file, self.line, "" if self.line else self.message

    @property
    def called(self) -> str:
        """The name of the operation."""
        return self.op.partition("(")[0]

    @property
    def code_line(self) -> str:
        """The text of the line, or "" where it can't be read."""
        return Source(self.file, self.line, "").code if self.line else ""

    def __str__(self) -> str:
        lines = [f"{self.severity} {self.code}: {self.message}"]
        lines += [f"  --> {Source(self.file, self.line, '', self.module)}"] if self.line else []
        lines += [f"   = call: {self.op}"] if self.op else []
        lines += [f"   = hint: {self.hint}"] if self.hint else []
        return "\n".join(lines)

    def record(self) -> dict[str, Any]:
        """As plain data, with the names that docs/check.md promises."""
        names = ("code", "severity", "message", "hint", "file", "line", "module", "op", "model", "known")
        return {name: getattr(self, name) for name in names}


def error_classes(base: type[Torch2HloError] = Torch2HloError) -> Iterator[type[Torch2HloError]]:
    """Every class of errors."""
    yield base
    for kind in base.__subclasses__():
        yield from error_classes(kind)


def finding(code: str, message: str, source: Source | None, *, hint: str, op: str = "", severity: str = "") -> Finding:
    """A finding by a rule, at a line."""
    where = (source.file, source.line, source.module) if source is not None else ("", 0, "")
    return Finding(code, severity or RULES[code].severity, message, hint, *where, op=op)


def of_error(error: Torch2HloError, source: Source | None = None) -> list[Finding]:
    """What an error says: a finding for each single problem; ``source`` is for those that have no line."""
    found = []
    for single in error.errors:
        at = single.source or source
        where = (at.file, at.line, at.module) if at is not None else ("", 0, "")
        found.append(Finding(single.code, ERROR, single.what, single.hint, *where, op=single.call))
    return found


def distinct(findings: Iterable[Finding]) -> list[Finding]:
    """Each place and code once, by file and line."""
    first: dict[tuple[Any, ...], Finding] = {}
    for found in findings:
        first.setdefault(found.place, found)
    without = {(found.file, found.line, found.called) for found in first.values() if found.code == "T2H101"}
    first = {  # that it has no padding rule either is no second problem
        place: found
        for place, found in first.items()
        if found.code != "T2H103" or (found.file, found.line, found.called) not in without
    }
    return sorted(first.values(), key=lambda found: (found.file == "", found.file, found.line, found.code))
