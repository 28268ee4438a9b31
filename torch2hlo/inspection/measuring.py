"""``--measure``: the kernels' real times, from JAX's profiler, beside the estimates."""

from __future__ import annotations

import statistics
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import jax
import numpy as np

from torch2hlo import inputs
from torch2hlo.errors import CallError
from torch2hlo.inspection.report import InspectReport
from torch2hlo.program import LATER, Program
from torch2hlo.tree import unflatten

_RUNS = 5


def measured(report: InspectReport, program: Program) -> InspectReport:
    """The report with what each kernel took: the median of five runs on random inputs, after one that is not counted.

    Raises:
        TargetError: the target can't run here.
        WeightsError: the program's weights have no values.
        CallError: it is an entry for calls after the first.

    """
    entry = program.entries[report.entry]
    if missing := [
        state.name for state in entry.signature.state if not state.born and state.name not in program.tensors
    ]:
        raise CallError(
            f"{report.entry} reads {missing[0]!r}, which only a first call makes",
            hint=f"measure {report.entry.removesuffix(LATER)!r}",
        )
    executable = Program({report.entry: entry}, program.tensors).compile(report.target, **report.options)
    generator = np.random.default_rng(0)
    leaves = [inputs.drawn(each.spec, generator) for each in entry.signature.inputs]
    args, kwargs = unflatten(entry.signature.args, leaves)

    born = any(state.born for state in entry.signature.state)  # then a second call would be another entry's

    def run() -> float:
        if born:
            executable.reset()
        start = time.perf_counter()
        jax.block_until_ready(executable(*args, **kwargs))
        return time.perf_counter() - start

    run()
    seconds, by_kernel = _profiled(run)
    kernels = tuple(replace(kernel, measured=by_kernel.get(kernel.name)) for kernel in report.kernels)
    return replace(report, kernels=kernels, measured_seconds=seconds)


def _profiled(run: Callable[[], float]) -> tuple[float, dict[str, float]]:
    """Wall seconds of a run, and seconds by kernel, all its trips together."""
    with tempfile.TemporaryDirectory(prefix="torch2hlo-") as folder:
        with jax.profiler.trace(folder):
            times = [run() for _ in range(_RUNS)]
        (found,) = Path(folder).rglob("*.xplane.pb")
        profile: Any = jax.profiler.ProfileData.from_file(str(found))
        return statistics.median(times), _by_kernel(profile)


def _by_kernel(profile: Any) -> dict[str, float]:
    """An event that belongs to a kernel says so, and which run it is from; work may be spread over several."""
    sums: dict[str, dict[Any, float]] = {}
    for plane in profile.planes:
        for line in plane.lines:
            for event in line.events:
                about = dict(event.stats)
                if (name := about.get("hlo_op")) is not None:
                    runs = sums.setdefault(str(name), {})
                    runs[about.get("run_id")] = runs.get(about.get("run_id"), 0.0) + 1e-9 * event.duration_ns
    return {name: statistics.median(runs.values()) for name, runs in sums.items()}
