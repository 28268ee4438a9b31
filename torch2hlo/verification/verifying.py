"""``verify``: eager PyTorch and a program, on the same inputs."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from torch2hlo import api, versions
from torch2hlo.artifact import load
from torch2hlo.emit import Emitted
from torch2hlo.entries import calls_of
from torch2hlo.errors import LoweringTypeError, Torch2HloError
from torch2hlo.program import Program
from torch2hlo.verification.deviations import Deviation
from torch2hlo.verification.difference import Difference, Tolerance
from torch2hlo.verification.drift import check_target, drift
from torch2hlo.verification.evaluation import denormals_flushed
from torch2hlo.verification.report import VerifyReport
from torch2hlo.verification.session import Plan, Session

RESULT = Tolerance(units=32.0, multiple=8.0)  # the errors of all operations on the way add up

LITTLE = 0.01  # drift relative to a result's root mean square that hardly shows in a loss


def verify(
    program: Program | str | Path | None,
    module: Any,
    args: tuple[Any, ...] = (),
    kwargs: dict[str, Any] | None = None,
    *,
    entries: Mapping[str, Any] | None = None,
    dynamic_shapes: Any = None,
    buckets: Sequence[int] = (),
    size_limit: int | None = None,
    train: bool | None = None,
    seeds: Sequence[int] = (0, 1),
    adversarial: bool = True,
    operations: bool = True,
    ranges: Mapping[str, int] | None = None,
    in_a_row: int = 3,
    rtol: float | None = None,
    atol: float | None = None,
    as_: str = "",
    precisions: Sequence[str] = ("default",),
    allowed_drift: float | None = None,
) -> VerifyReport:
    """Run the model eagerly and as a program, on the same inputs, and say where they differ.

    Neither the model nor the inputs are changed. Programs that draw random numbers are compared draw by draw: eager
    PyTorch draws the program's bits.

    Args:
        program: a program of ``module``, or its folder; None converts ``module`` first.
        module: the module, bound method or function.
        args: positional example inputs; other inputs are made like them.
        kwargs: keyword example inputs.
        entries: as for `torch2hlo.convert`, and so are ``dynamic_shapes``, ``buckets`` and ``train``.
        dynamic_shapes: see ``entries``.
        buckets: see ``entries``.
        size_limit: see ``entries``.
        train: see ``entries``.
        seeds: random inputs of each.
        adversarial: also NaN, infinities, signed zeros, denormals, extremes, ties and padding.
        operations: also compare each operation with PyTorch's on equal inputs, which finds the one that is wrong.
        ranges: input → how many values an integer may have, from 0 on; by default what the model looks up in tables
            with it, or else the examples' own values.
        in_a_row: how many calls follow one another where the program has state.
        rtol: allowed difference relative to eager's value, in place of what rounding explains.
        atol: allowed absolute difference; see ``rtol``.
        as_: also run the program with this target's matrix arithmetic (``"tpu"``), on the CPU, and report how far
            its results drift.
        precisions: with which precisions: ``default``, ``high``, ``highest``.
        allowed_drift: the first of ``precisions`` must stay within it, relative to each result's root mean square;
            without it, drift is reported, and 0.01 counts as little.

    Raises:
        TargetError: the arithmetic of ``as_`` is not known.
        UnsupportedError: ``module`` can't be converted.
        ArtifactError: ``program`` is no program.

    """
    if as_:
        check_target(as_)
    start = time.process_time()
    options = {"entries": entries, "dynamic_shapes": dynamic_shapes, "buckets": buckets, "train": train}
    options["size_limit"] = size_limit
    try:
        made, emitted, notes = _program(program, module, args, kwargs, options)
    except LoweringTypeError as error:
        return _wrong_types(error)
    seconds = {"convert": time.process_time() - start}
    start = time.process_time()
    executable = made.compile("cpu")
    seconds["compile"] = time.process_time() - start
    explicit = rtol is not None or atol is not None
    tolerance = Tolerance(0.0, 0.0, rtol or 0.0, atol or 0.0, explicit=True) if explicit else RESULT
    plan = Plan(tolerance, seeds, adversarial, operations, in_a_row, train, ranges or {})
    session = Session(made, executable, plan, emitted, notes=notes, seconds=seconds)
    with denormals_flushed():
        for name, (target, own_args, own_kwargs) in calls_of(module, args, kwargs, entries).items():
            session.entry(name, target, own_args, own_kwargs)
    drifted = None
    if as_:
        drifted = drift(
            made,
            session.ordinary,
            as_,
            precisions=precisions,
            tolerance=0.01 if allowed_drift is None else allowed_drift,
        )
    within = drifted is None or allowed_drift is None or drifted.modes[0].within
    return VerifyReport(
        ok=all(call.ok for call in session.calls) and not session.deviations and within,
        calls=tuple(session.calls),
        deviations=tuple(session.deviations),
        modules=tuple(session.modules),
        notes=tuple(session.notes),
        versions=versions.record(
            fingerprint=made.fingerprint(),
            target=f"cpu, with the arithmetic of {as_}" if as_ else "cpu",
            precision=", ".join(precisions) if as_ else "default",
        ),
        seconds=session.seconds,
        drift=drifted,
    )


def _program(
    program: Program | str | Path | None,
    module: Any,
    args: tuple[Any, ...],
    kwargs: dict[str, Any] | None,
    options: dict[str, Any],
) -> tuple[Program, dict[str, Emitted], list[str]]:
    """The program, what its entries were emitted from, and what to know about that."""
    if program is None:
        program = api.convert(module, args, kwargs, **options)
    made = program if isinstance(program, Program) else load(program)
    known = {name: entry.emitted for name, entry in made.entries.items() if entry.emitted is not None}
    if known:
        return made, known, []
    try:
        fresh = api.convert(module, args, kwargs, **options)
    except Torch2HloError as error:
        return made, {}, [f"operations are not compared: the model can't be converted now: {error.what}"]
    same = {
        name: entry.emitted
        for name, entry in fresh.entries.items()
        if entry.emitted is not None and name in made.entries and fresh.text(name) == made.text(name)
    }
    others = [name for name in made.entries if name not in same]
    return (
        made,
        same,
        [f"operations of {name} are not compared: the model is converted differently now" for name in others],
    )


def _wrong_types(error: LoweringTypeError) -> VerifyReport:
    """Lowerings that give another type than PyTorch's operation: nothing can be run."""
    found = []
    for one in error.errors:
        op = one.call.partition("(")[0]
        module = one.source.module if one.source is not None else ""
        wrong = Difference(op, "", (), ok=False, problem=one.what)
        found.append(Deviation(op, one.call, module, one.source, "any", wrong))
    return VerifyReport(ok=False, calls=(), deviations=tuple(found), versions=versions.record(target="cpu"))
