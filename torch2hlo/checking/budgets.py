"""What a compiled program costs, and what it may."""

from __future__ import annotations

from collections.abc import Mapping

from torch2hlo.inspection.report import InspectReport


def costs(report: InspectReport) -> dict[str, float]:
    """Kernels launched in one call, bytes moved to and from main memory, and predicted milliseconds."""
    return {"kernels": len(report.kernels), "bytes": report.bytes, "milliseconds": report.total_seconds * 1e3}


def over(found: Mapping[str, float], limits: Mapping[str, float | None]) -> list[str]:
    """``kernels: 12, where the budget is 10``: what costs more than it may.

    Raises:
        KeyError: a limit of something that has no cost.

    """
    return [
        f"{name}: {found[name]:.6g}, where the budget is {limit:.6g}"
        for name, limit in limits.items()
        if limit is not None and found[name] > limit
    ]
