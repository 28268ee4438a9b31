"""A program and its model through all cases of an entry: calls side by side, and what was found."""

from __future__ import annotations

import contextlib
import functools
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import torch
from torch.nn.attention import SDPBackend, sdpa_kernel

from torch2hlo import arrays
from torch2hlo.emit import Emitted
from torch2hlo.errors import CallError
from torch2hlo.executable import Executable
from torch2hlo.program import Program, serving
from torch2hlo.tree import flatten
from torch2hlo.verification.analysis import Analysis, Analyst
from torch2hlo.verification.calls import Comparison, Values, operands, run_program
from torch2hlo.verification.cases import Call, Case, Examples, cases
from torch2hlo.verification.deviations import Deviation
from torch2hlo.verification.difference import Difference, Tolerance, difference
from torch2hlo.verification.eager import Eager, Outcome, copied, eager
from torch2hlo.verification.ranges import Range, found_in
from torch2hlo.verification.report import CallReport, ModuleError


@dataclass(frozen=True)
class Plan:
    """What to verify with; see `torch2hlo.verify`."""

    tolerance: Tolerance
    seeds: Sequence[int]
    adversarial: bool
    operations: bool
    in_a_row: int
    train: bool | None
    ranges: Mapping[str, int]


@dataclass
class Session:
    """A verification under way.

    Attributes:
        program: what is verified; ``executable`` is that, compiled.
        plan: with what.
        emitted: entry → what it was emitted from, where that is known.
        calls: see `VerifyReport`; ``deviations``, ``modules`` and ``notes`` too.
        seconds: CPU seconds by stage.
        ordinary: by entry, the cases that the model is made for.

    """

    program: Program
    executable: Executable
    plan: Plan
    emitted: Mapping[str, Emitted]
    calls: list[CallReport] = field(default_factory=list)
    deviations: list[Deviation] = field(default_factory=list)
    modules: list[ModuleError] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    seconds: dict[str, float] = field(default_factory=dict)
    ordinary: dict[str, list[Case]] = field(default_factory=dict)
    _analysts: dict[str, Analyst] = field(default_factory=dict)

    def entry(self, name: str, target: Any, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        """Verify one entry with all its cases."""
        names = serving(self.program.entries, name)
        signatures = [self.program.entries[one].signature for one in names]
        declared = {
            path: Range(f"below {count}", torch.empty(0), 0, count - 1) for path, count in self.plan.ranges.items()
        }
        examples = Examples.of(
            args, kwargs, self.program.entries[name].signature, found_in(self.emitted.get(name)) | declared
        )
        self._check_weights(target)
        in_a_row = self.plan.in_a_row if any(signature.state for signature in signatures) else 1
        bounds = [size.high for signature in signatures for size in signature.sizes]
        for number, case in enumerate(
            cases(examples, seeds=self.plan.seeds, adversarial=self.plan.adversarial, in_a_row=in_a_row, bounds=bounds)
        ):
            self._case(name, target, case)
            if not case.hard:
                self.ordinary.setdefault(name, []).append(case)
            if number == 0:
                self.notes += self._repeated(name, target, case)

    def _check_weights(self, target: Any) -> None:
        """The program may have been saved with others than the model has now."""
        with eager(target, self.plan.train) as model:
            for name, value in self.program.tensors.items():
                own = model.tensor(name)
                if own is not None and value is not None and not _equal(own.detach(), arrays.as_torch(value)):
                    self.notes.append(f"the program's `{name}` has other values than the model's")

    def _case(self, entry: str, target: Any, case: Case) -> None:
        """Run the calls of a case in a row, on a fresh copy of the model."""
        self.executable.reset()
        self.executable.seed(case.seed)
        drawn = 0
        # PyTorch's flash kernel for the CPU makes 0 of NaN in attention, its plain one NaN, as programs do.
        kernels = sdpa_kernel(SDPBackend.MATH) if case.hard else contextlib.nullcontext()
        with kernels, eager(target, self.plan.train) as model:
            for number, call in enumerate(case.calls):
                report, draws = self._call(entry, model, case, number, call, np.array([case.seed, drawn], np.uint32))
                drawn += draws
                self.calls.append(report)
                if report.problems or not (report.outputs or report.state or report.arguments):
                    break

    def _call(
        self, entry: str, model: Eager, case: Case, number: int, call: Call, words: np.ndarray[Any, Any]
    ) -> tuple[CallReport, bool]:
        """One call; and whether it drew random numbers."""
        mine, theirs = copied(call), copied(call)
        try:
            name, leaves = self.executable.serves(entry, *mine)
        except CallError as error:
            return CallReport(
                case.name, number, entry, problems=(f"the program refuses the call: {error.what}",)
            ), False
        draws = self.program.entries[name].signature.draws > 0
        given = operands(self.program, name, leaves, model, words)
        with self._timed("eager"):
            expected = model.call(theirs[0], theirs[1], self._state(), words if draws else None)
        with self._timed("program"):
            ours = run_program(self.executable, entry, *mine)
        if expected.error is not None or ours.error is not None:
            return _raised(case, number, name, expected, ours), draws
        analysis = self._analysed(name, given, leaves, words, case.name)
        before = flatten(call, lambda value: isinstance(value, torch.Tensor))[0]
        moved = functools.cache(lambda: self._moved(name, given, leaves, words) if not analysis.deviations else [])
        comparison = Comparison(ours, expected, analysis.truths, analysis.graphs, before, self.plan.tolerance, moved)
        beside = [f"eager writes `{path}`, the program does not" for path in model.written_beside(self._state())]
        report = CallReport(
            case.name, number, name, tuple(comparison.outputs()), tuple(comparison.state()),
            tuple(comparison.arguments()), (*comparison.problems(), *beside),
            tuple(dict.fromkeys(analysis.notes)), analysis.open,
        )  # fmt: skip
        self._note_unreachable(report.differences)
        return report, draws

    def _moved(self, name: str, given: Any, leaves: list[torch.Tensor], words: np.ndarray[Any, Any]) -> list[Values]:
        with self._timed("sensitivity"):
            return self._analysts[name].moved(given, leaves, words) if name in self._analysts else []

    def _state(self) -> list[str]:
        return [one.name for entry in self.program.entries.values() for one in entry.signature.state]

    def _analysed(
        self, name: str, given: Any, leaves: list[torch.Tensor], words: np.ndarray[Any, Any], case: str
    ) -> Analysis:
        if name not in self.emitted:
            return Analysis(Values.none(), Values.none())
        if name not in self._analysts:
            self._analysts[name] = Analyst(
                self.emitted[name],
                self.program.entries[name].signature,
                self.plan.tolerance,
                special=self.plan.adversarial,
            )
        with self._timed("analysis"):
            analysis = self._analysts[name].run(
                given, leaves, words, case, operations=self.plan.operations, modules=not self.modules
            )
        self.deviations += _new(analysis.deviations, self.deviations)
        self.modules += analysis.modules
        return analysis

    def _repeated(self, entry: str, target: Any, case: Case) -> Iterator[str]:
        """Whether eager gives the same twice."""
        outcomes = []
        words = np.array([case.seed, 0], np.uint32)
        draws = self.program.entries[entry].signature.draws > 0
        for _ in range(2):
            with eager(target, self.plan.train) as model:
                args, kwargs = copied(case.calls[0])
                outcomes.append(model.call(args, kwargs, self._state(), words if draws else None))
        first, second = outcomes
        if first.error is not None or second.error is not None or first.result != second.result:
            return
        for name, one, other in zip(first.names, first.outputs, second.outputs, strict=True):
            found = difference(name, one, other, None, Tolerance(units=0.0, multiple=0.0))
            if not found.ok:
                yield f"eager PyTorch is nondeterministic: two runs on the same inputs differ in {name}, {_far(found)}"

    def _note_unreachable(self, differences: Sequence[Difference]) -> None:
        for one in differences:
            note = f"{one.name}: eager PyTorch itself is further from float64 than the tolerance, in {one.dtype}"
            if one.unreachable and not any(known.startswith(note) for known in self.notes):
                self.notes.append(f"{note}: up to {one.unreachable:.3g}; no program can be expected to meet it")

    @contextmanager
    def _timed(self, stage: str) -> Iterator[None]:
        start = time.process_time()
        try:
            yield
        finally:
            self.seconds[stage] = self.seconds.get(stage, 0.0) + time.process_time() - start


def _equal(one: torch.Tensor, other: torch.Tensor) -> bool:
    if (one.dtype, one.shape) != (other.dtype, other.shape):
        return False
    return difference("", one, other, None, Tolerance(units=0.0, multiple=0.0)).ok


def _far(found: Difference) -> str:
    return found.problem if not found.max_abs else f"by up to {found.max_abs:.3g}"


def _raised(case: Case, number: int, entry: str, expected: Outcome, ours: Outcome) -> CallReport:
    if expected.error is None:
        problem = f"the program raises {_brief(ours.error)}; eager does not"
        return CallReport(case.name, number, entry, problems=(problem,))
    also = ", and so does the program" if ours.error is not None else "; the program does not"
    return CallReport(case.name, number, entry, notes=(f"eager raises {_brief(expected.error)}{also}",))


def _brief(error: Exception | None) -> str:
    lines = str(error).splitlines() or [""]
    return f"{type(error).__name__}: {lines[0]:.200}"


def _new(found: Sequence[Deviation], known: Sequence[Deviation]) -> Iterator[Deviation]:
    """Those of operations that are not known to deviate yet."""
    seen = {one.where for one in known}
    for one in found:
        if one.where not in seen:
            seen.add(one.where)
            yield one
