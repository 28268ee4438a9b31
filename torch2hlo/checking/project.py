"""A project's models, checked one after another in one process."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from torch2hlo.checking import baseline
from torch2hlo.checking.config import Config, ModelConfig
from torch2hlo.checking.named import check_named
from torch2hlo.checking.report import CheckReport


def check_project(
    models: Sequence[ModelConfig],
    config: Config,
    *,
    compiles: bool = False,
    known: Path | None = None,
    started: Callable[[ModelConfig], contextlib.AbstractContextManager[None]] = lambda _: contextlib.nullcontext(),
) -> list[CheckReport]:
    """A report for each model; findings of the baseline are marked as known.

    Args:
        models: what to check.
        config: what the project says for all of them.
        compiles: also ask the target's compiler.
        known: the baseline, instead of the project's.
        started: active while a model is checked.

    Raises:
        TargetError: there is no such target.
        ConfigError: the baseline can't be read.

    """
    reports = []
    for model in models:
        with started(model):
            reports.append(check_named(model, config, compiles=compiles))
    file = known or baseline_of(config)
    return with_known(reports, file) if file is not None and (known is not None or file.is_file()) else reports


def baseline_of(config: Config) -> Path | None:
    """The project's file with known findings, whether or not it is there."""
    return Path(config.folder) / config.baseline if config.baseline else None


def with_known(reports: Sequence[CheckReport], file: Path) -> list[CheckReport]:
    """The reports, with those findings marked that the file has."""
    marked, gone = baseline.mark_known([found for report in reports for found in report.findings], file)
    waiting = iter(marked)
    made = [replace(report, findings=tuple(next(waiting) for _ in report.findings)) for report in reports]
    return [*made[:-1], replace(made[-1], gone=gone)] if made else []
