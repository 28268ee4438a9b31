"""What is alike, such as the same kernel of every layer, counted once for people to read."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from torch2hlo.inspection.findings import Finding
from torch2hlo.inspection.kernels import Kernel
from torch2hlo.inspection.memory import Live

Member = TypeVar("Member")


@dataclass(frozen=True)
class _Group(Generic[Member]):
    members: tuple[Member, ...]

    @property
    def first(self) -> Member:
        return self.members[0]

    @property
    def count(self) -> int:
        return len(self.members)


@dataclass(frozen=True)
class KernelGroup(_Group[Kernel]):
    """Kernels of the same operations, type, lines and trips."""

    @property
    def seconds(self) -> float:
        return sum(kernel.seconds or 0.0 for kernel in self.members)

    @property
    def bytes(self) -> int:
        return sum(kernel.bytes for kernel in self.members)

    @property
    def measured(self) -> float | None:
        """None if none was measured."""
        known = [kernel.measured for kernel in self.members if kernel.measured is not None]
        return sum(known) if known else None

    @property
    def flops(self) -> int | None:
        """None if they are not known."""
        known = [kernel.flops for kernel in self.members if kernel.flops is not None]
        return sum(known) if len(known) == len(self.members) else None


@dataclass(frozen=True)
class FindingGroup(_Group[Finding]):
    """Findings of the same kind, type, lines and words."""

    @property
    def seconds(self) -> float:
        return sum(finding.seconds for finding in self.members)


@dataclass(frozen=True)
class LiveGroup(_Group[Live]):
    """Arrays of the same type and line that are alive at once."""

    @property
    def bytes(self) -> int:
        return sum(live.bytes for live in self.members)


def of_kernels(kernels: Iterable[Kernel]) -> Sequence[KernelGroup]:
    """The costliest group first."""
    found: dict[object, list[Kernel]] = {}
    for kernel in kernels:
        alike = (kernel.kind, kernel.detail, kernel.ops, kernel.shape, kernel.sources, kernel.near, kernel.trips)
        found.setdefault((*alike, kernel.seconds is None), []).append(kernel)
    made = [KernelGroup(tuple(each)) for each in found.values()]
    return sorted(made, key=lambda group: (-group.seconds, -group.bytes))


def of_live(live: Iterable[Live]) -> Sequence[LiveGroup]:
    """The largest group first."""
    found: dict[object, list[Live]] = {}
    for each in live:
        found.setdefault((each.shape, each.source), []).append(each)
    return sorted((LiveGroup(tuple(each)) for each in found.values()), key=lambda group: -group.bytes)


def of_findings(findings: Iterable[Finding]) -> Sequence[FindingGroup]:
    """The costliest group first."""
    found: dict[object, list[Finding]] = {}
    for finding in findings:
        found.setdefault((finding.kind, finding.shape, finding.sources, finding.space, finding.why), []).append(finding)
    made = [FindingGroup(tuple(each)) for each in found.values()]
    return sorted(made, key=lambda group: (-group.seconds, -sum(each.moved for each in group.members)))
