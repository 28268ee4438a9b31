"""Models by name: found in their files, checked one after another in one process, each with a time limit."""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from torch2hlo import api, inputs, models, versions
from torch2hlo.capture.sources import is_own
from torch2hlo.checking.budgets import costs, over
from torch2hlo.checking.checks import check
from torch2hlo.checking.config import Budget, Config, ModelConfig, with_severities
from torch2hlo.checking.effects import audited
from torch2hlo.checking.findings import BUG, TOO_LONG, Finding, distinct, finding, of_error
from torch2hlo.checking.limits import TooLongError, time_limit
from torch2hlo.checking.report import CheckReport
from torch2hlo.checking.suppressions import unsuppressed
from torch2hlo.errors import InputSpecError, Source, TargetError, Torch2HloError
from torch2hlo.inspection.report import inspect
from torch2hlo.models import Model

TIME_LIMIT = 600.0


def check_named(model: ModelConfig, config: Config, *, compiles: bool = False) -> CheckReport:
    """Import one model and check it; whatever goes wrong with it is in its report.

    Args:
        model: what to check.
        config: what the project says for all models.
        compiles: also ask the target's compiler, if the model converts.

    Raises:
        TargetError: there is no such target.

    """
    start = time.process_time()
    target = model.target or config.target
    limit = model.time_limit or config.time_limit or TIME_LIMIT
    report = CheckReport(model.model, (), 0.0, 0, {}, complete=False, target=target or "")
    problems: list[Finding] = []
    try:
        with time_limit(limit), found(model, problems.append) as loaded:
            report = _checked(loaded, model, target)
            if report.ok and (compiles or any(limit is not None for limit in model.budget.compiled.values())):
                problems += _compiled(loaded, model, target or "cpu")
            problems += _over_budget(model.budget, report)
    except TargetError:
        raise
    except Torch2HloError as error:
        problems += of_error(error)
    except TooLongError as error:
        what = f"importing and checking {model.model} takes longer than {error.seconds:g} s"
        hint = "the line is where it was then; time-limit in pyproject.toml, or --time-limit, sets the limit"
        problems.append(finding(TOO_LONG, what, error.source, hint=hint))
    except Exception as error:
        problems.append(finding(BUG, f"{type(error).__name__}: {error}", None, hint="please report it"))
    return _finished(report, [*report.findings, *problems], config, model.model, time.process_time() - start)


def _finished(
    report: CheckReport, findings: Sequence[Finding], config: Config, name: str, seconds: float
) -> CheckReport:
    kept, suppressed = unsuppressed(distinct(with_severities(findings, config.severities)))
    return replace(
        report,
        model=name,
        findings=tuple(replace(found, model=name) for found in kept),
        suppressed=suppressed,
        seconds=seconds,
        versions=report.versions or versions.record(target=report.target),
    )


@contextlib.contextmanager
def found(model: ModelConfig, report: Callable[[Finding], None]) -> Any:
    """The model, imported; files that it writes meanwhile are findings."""
    entries = dict(_entry(text) for text in model.entries)
    factory = inputs.constants(list(model.factory_args))
    with contextlib.ExitStack() as stack:
        with audited(_own_line, "while it is imported", report):
            loaded = stack.enter_context(
                models.found(model.model, specs=list(model.inputs), entries=entries, factory=factory)
            )
        yield loaded


def _own_line() -> Source | None:
    frame: Any = sys._getframe()
    while frame is not None:
        if is_own(frame.f_code.co_filename):
            return Source(frame.f_code.co_filename, frame.f_lineno, frame.f_code.co_name)
        frame = frame.f_back
    return None


def _entry(text: str) -> tuple[str, str]:
    name, _, method = text.partition("=")
    if not name.isidentifier():
        raise InputSpecError(f"the entry {text!r} can't be understood", hint="write NAME=METHOD")
    return name, method or name


def _call(loaded: Model) -> Mapping[str, Any]:
    if loaded.entries:
        return {"entries": loaded.entries}
    return {"args": loaded.args, "kwargs": loaded.kwargs}


def _checked(loaded: Model, model: ModelConfig, target: str | None) -> CheckReport:
    return check(loaded.target, **_call(loaded), **loaded.sizes, target=target, train=model.train, name=model.model)


def _compiled(loaded: Model, model: ModelConfig, target: str) -> list[Finding]:
    """What the target's own compiler says: memory, kernels, time."""
    program = api.convert(loaded.target, **_call(loaded), **loaded.sizes, train=model.train)
    exceeded = [
        f"{cost} ({entry} on {target})"
        for entry in program.entries
        for cost in over(costs(inspect(program, target, entry=entry)), model.budget.compiled)
    ]
    return list(map(_exceeded, exceeded))


def _over_budget(budget: Budget, report: CheckReport) -> list[Finding]:
    """What can be said without a compiler."""
    exceeded = over({"operations": report.operations}, {"operations": budget.operations})
    least = budget.convertible_fraction
    if least is not None and report.convertible_fraction < least:
        exceeded.append(
            f"convertible-fraction: {report.convertible_fraction:.6g}, where at least {least:.6g} is asked for"
        )
    return list(map(_exceeded, exceeded))


def _exceeded(what: str) -> Finding:
    return finding("T2H921", what, None, hint="the model's budget is in pyproject.toml")
