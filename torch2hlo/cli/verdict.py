"""What `verify` found, as text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from torch2hlo.cli import output

if TYPE_CHECKING:
    from torch2hlo.verification.deviations import Deviation
    from torch2hlo.verification.difference import Difference
    from torch2hlo.verification.drift import DriftReport
    from torch2hlo.verification.report import CallReport, VerifyReport

_SHOWN = 8


def show(report: VerifyReport, model: str) -> None:
    """For people."""
    equal = all(call.ok for call in report.calls) and not report.deviations
    print(f"{model} is {'equal' if equal else 'NOT equal'} to eager PyTorch")
    for deviation in report.deviations[:_SHOWN]:
        print("\n".join(["", *_deviation(deviation)]))
    if len(report.deviations) > _SHOWN:
        print(f"\n  … and {len(report.deviations) - _SHOWN} more operations")
    if not report.deviations and not equal:
        print("\n  every operation by itself is as PyTorch's: the graph, or what joins them, is wrong")
    rows = [row for call in report.calls for row in _call(call, brief=call.ok)]
    print("\n" + output.columns([("  " + first, *rest) for first, *rest in [_TITLES, *rows]]) if rows else "")
    wrong = [module.path for module in report.modules if not module.ok]
    if wrong:
        print(f"\n  modules, in order, whose values are wrong on the examples: {', '.join(wrong[:_SHOWN])}")
    for note in dict.fromkeys(_notes(report)):
        print(f"  note: {note}")
    if report.drift is not None:
        print("\n" + "\n".join(_drift(report.drift)))
    print("  CPU seconds  " + output.seconds({stage: float(f"{s:.3g}") for stage, s in report.seconds.items()}))


_TITLES = ("inputs", "result", "max error", "ulps", "error ÷ eps", "eager's own", "")


def _call(call: CallReport, *, brief: bool) -> Iterator[tuple[str, ...]]:
    """The worst tensor of a call that is right, all wrong ones of one that is not."""
    title = f"{call.case}{f', call {call.number + 1}' if call.number else ''}"
    for problem in call.problems:
        yield title, problem, "", "", "", "", "✗"
    found = sorted(call.differences, key=lambda one: (one.program_error or 0.0, one.max_abs), reverse=True)
    for one in found[:1] if brief else [one for one in found if not one.ok]:
        yield title, one.name, *_figures(one)


def _figures(one: Difference) -> tuple[str, ...]:
    def number(value: float | None) -> str:
        return "" if value is None else f"{value:.3g}"

    mark = "✗ " + one.problem if not one.ok else "✓ (amplified)" if one.amplified else "✓"
    return number(one.max_abs), number(one.max_ulps), number(one.program_error), number(one.eager_error), mark


def _deviation(one: Deviation) -> list[str]:
    lines = [f"  {one.op} deviates, given equal inputs: {one.difference.problem}"]
    lines += [
        f"    --> {line}" if not number else f"   {line}" for number, line in enumerate(str(one.source).splitlines())
    ]
    lines += [f"     = call: {one.call}", f"     = inputs: {one.inputs}"]
    if (worst := one.difference.worst) is not None:
        truth = "" if worst.truth is None else f", float64 {worst.truth!r}"
        lines.append(f"     = worst: at {list(worst.index)} eager {worst.eager!r}, program {worst.program!r}{truth}")
    return lines


def _notes(report: VerifyReport) -> Iterator[str]:
    yield from report.notes
    for call in report.calls:
        yield from (f"{call.case}: {note}" for note in call.notes)
        if call.open and not all(one.ok for one in call.differences):
            yield f"{call.case}: {call.open}"


def _drift(report: DriftReport) -> list[str]:
    rows = [("precision", "result", "max drift", "÷ rms", "top-1 agreement")]
    for mode in report.modes:
        for one in mode.drifts:
            top = "" if one.top1 is None else f"{one.top1:.2%}"
            rows.append((mode.precision, one.name, f"{one.max_abs:.3g}", f"{one.relative:.3g}", top))
    lines = [f"  with the matrix arithmetic of {report.target}, against float32:", *_indented(output.columns(rows))]
    if len(report.modes) > 1:
        best = f"the cheapest within {report.tolerance:g} is {report.recommended}"
        lines.append(f"  {best if report.recommended else f'none stays within {report.tolerance:g}'}")
    return lines


def _indented(text: str) -> list[str]:
    return ["    " + line for line in text.splitlines()]
