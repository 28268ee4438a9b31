"""The result of a check, as data."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from torch2hlo.checking.findings import ERROR, WARNING, Finding


@dataclass(frozen=True)
class CheckReport:
    """What was found in one model.

    Attributes:
        model: how it was named.
        findings: every problem, by file and line.
        convertible_fraction: the share of operations that convert, of those that were seen.
        operations: how many operations were seen.
        modules: path of each module that ran → whether all that it does converts.
        complete: whether the code ran to its end; what comes after a failure at the top is not seen otherwise.
        target: what it was checked for, or "".
        seconds: CPU seconds.
        versions: of everything that the result depends on, with fingerprint, target, precision and flags.
        suppressed: how many findings a comment at their line says are wanted.
        gone: how many known findings are not there any more; of a whole run, in the last report.

    """

    model: str
    findings: tuple[Finding, ...]
    convertible_fraction: float
    operations: int
    modules: dict[str, bool]
    complete: bool
    target: str = ""
    seconds: float = 0.0
    versions: dict[str, Any] = field(default_factory=dict)
    suppressed: int = 0
    gone: int = 0

    @property
    def ok(self) -> bool:
        """Whether there is no new error."""
        return not any(found.severity == ERROR and not found.known for found in self.findings)

    @property
    def errors(self) -> tuple[Finding, ...]:
        """What keeps it from being converted, or makes the program another one."""
        return tuple(found for found in self.findings if found.severity == ERROR)

    @property
    def warnings(self) -> tuple[Finding, ...]:
        """What converts, and does badly or not what it seems to do."""
        return tuple(found for found in self.findings if found.severity == WARNING)

    def record(self) -> dict[str, Any]:
        """As plain data; docs/check.md describes each field."""
        return {
            "model": self.model,
            "ok": self.ok,
            "findings": [found.record() for found in self.findings],
            "convertible_fraction": self.convertible_fraction,
            "operations": self.operations,
            "modules": self.modules,
            "complete": self.complete,
            "target": self.target,
            "suppressed": self.suppressed,
            "gone": self.gone,
            "seconds": round(self.seconds, 4),
            "versions": self.versions,
        }
