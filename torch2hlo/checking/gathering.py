"""Capture that goes on: every problem is kept, and a value of the likely type stands in for what failed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any

from torch import nn

from torch2hlo.capture.problems import Problems
from torch2hlo.capture.recorder import Recorder
from torch2hlo.capture.refusals import model_raised
from torch2hlo.checking.calls import WatchedCalls
from torch2hlo.checking.findings import RULES, Finding, of_error
from torch2hlo.checking.skipping import Statement, raised_at
from torch2hlo.checking.stand_ins import NOTHING, guess
from torch2hlo.errors import DataDependentError, ModelRaisedError, Source, Torch2HloError

Watch = Callable[["Gathering", Recorder], Any]


@dataclass
class Gathering(Problems):
    """Keeps problems as findings.

    Attributes:
        entry: the line to blame where a problem has none.
        watches: makes a context manager that is active while the user's code runs, for side effects.
        findings: in the order in which they were found; one place may be there several times.
        failed: how often calls without a result failed, by the line and name of what was called.
        complete: whether the code ran to its end.
        raised: the first statement of the model's own that raised.
        way_raised: the statement at which one of several ways ended, as it may.
        calls: the path of each module that ran → the first ``(args, kwargs)`` that it was called with.

    """

    entry: Source | None = None
    watches: tuple[Watch, ...] = ()
    ends_at_values: bool = False
    findings: list[Finding] = field(default_factory=list)
    failed: Counter[Any] = field(default_factory=Counter)
    complete: bool = True
    calls: dict[str, tuple[Any, Any]] = field(default_factory=dict)
    raised: Statement | None = None
    way_raised: Statement | None = None

    def found(self, error: Torch2HloError) -> None:
        if self.ends_at_values and any(isinstance(single, DataDependentError) for single in error.errors):
            raise error
        self.findings += of_error(error, self.entry)

    def attempt(self) -> Gathering:
        return Gathering(self.entry, self.watches, ends_at_values=True)

    def accept(self, attempt: Problems) -> None:
        if attempt is self:
            return
        assert isinstance(attempt, Gathering)
        self.findings += attempt.findings
        self.failed += attempt.failed
        self.complete, self.raised = attempt.complete, attempt.raised
        self.calls |= attempt.calls

    def unheard(self) -> Gathering:
        return Gathering(self.entry, self.watches)

    @contextmanager
    def watching(self, recorder: Recorder) -> Iterator[None]:
        """Go on after what fails: a call of torch, or a whole module."""
        before = len(self.findings)
        with ExitStack() as stack:
            for watch in self.watches:
                stack.enter_context(watch(self, recorder))
            stack.enter_context(_modules_go_on(self, recorder))
            stack.enter_context(WatchedCalls(self, recorder))
            try:
                yield
            except Exception as error:
                at = raised_at((error.__cause__ or error).__traceback__)
                if recorder.is_one_way:
                    self.way_raised = at  # an exception's own text is no effect of the model
                    self.findings[before:] = [f for f in self.findings[before:] if f.code not in RULES]
                else:
                    self.complete = False
                    self.raised = self.raised or at
                raise


@contextmanager
def _modules_go_on(gathering: Gathering, recorder: Recorder) -> Iterator[None]:
    """A module that raises gives something like its first tensor, so that what comes after it is seen."""
    call = nn.Module.__call__
    depth = 0

    def going_on(module: nn.Module, *args: Any, **kwargs: Any) -> Any:
        nonlocal depth
        depth += 1
        if (name := recorder.modules.name_of(module)) is not None:
            gathering.calls.setdefault(name, (args, kwargs))
        try:
            return call(module, *args, **kwargs)
        except Exception as error:
            instead = guess(call, args, kwargs)
            if depth == 1 or instead is NOTHING:
                raise
            problem = error if isinstance(error, Torch2HloError) else model_raised(error, recorder.modules.last)
            if isinstance(problem, ModelRaisedError) and recorder.is_one_way:
                raise
            gathering.found(problem)
            gathering.raised = gathering.raised or raised_at((error.__cause__ or error).__traceback__)
            recorder.modules.last = ""
            return instead
        finally:
            depth -= 1

    nn.Module.__call__ = going_on  # type: ignore[method-assign]
    try:
        yield
    finally:
        nn.Module.__call__ = call  # type: ignore[method-assign]
