"""What a target's matrix arithmetic does to a program's results, before there is such a target.

The program runs on the CPU, once as it is and once with its matrix products as the target computes them
(`torch2hlo.arithmetic`), on the same inputs and random bits, call after call on its own state.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

import torch

from torch2hlo.arithmetic import PRECISIONS, on_matrix_unit
from torch2hlo.errors import TargetError
from torch2hlo.executable import Executable
from torch2hlo.program import Entry, Program
from torch2hlo.verification.calls import run_program
from torch2hlo.verification.cases import Case
from torch2hlo.verification.eager import copied


@dataclass(frozen=True)
class Drift:
    """One float tensor of the result under the target's arithmetic, beside the same in float32.

    Attributes:
        name: of the tensor.
        max_abs: the largest difference; ``mean_abs`` the mean.
        relative: the largest difference relative to the tensor's root mean square.
        top1: of the rows along the last dimension, the share whose largest element is the same one; None where a row is
            a single element.
        loss: the difference of a tensor without dimensions; None for others.

    """

    name: str
    max_abs: float
    mean_abs: float
    relative: float
    top1: float | None = None
    loss: float | None = None


@dataclass(frozen=True)
class Mode:
    """One precision: the worst drift of each tensor over all calls.

    ``within``: whether all stay within the tolerance, relative to the tensor.
    """

    precision: str
    drifts: tuple[Drift, ...]
    within: bool


@dataclass(frozen=True)
class DriftReport:
    """The drift under a target's arithmetic.

    Attributes:
        target: whose.
        tolerance: the largest drift relative to a tensor's root mean square that is allowed.
        modes: by precision, the cheapest first.
        recommended: the cheapest precision within the tolerance; empty if none is.

    """

    target: str
    tolerance: float
    modes: tuple[Mode, ...] = field(default_factory=tuple)

    @property
    def recommended(self) -> str:
        """See the class."""
        return next((mode.precision for mode in self.modes if mode.within), "")


def check_target(target: str) -> None:
    """Raise a TargetError unless the arithmetic of ``target`` is known here."""
    if target.partition(":")[0] != "tpu":
        raise TargetError(f"the arithmetic of {target!r} is not known", hint="--as tpu; the CPU's is float32")


def drift(
    program: Program,
    cases: Mapping[str, Sequence[Case]],
    target: str,
    *,
    precisions: Sequence[str] = PRECISIONS,
    tolerance: float = 0.01,
) -> DriftReport:
    """Measure it for each of ``precisions``.

    Args:
        program: what to run.
        cases: by entry, the calls.
        target: whose arithmetic: ``tpu``, or one by name.
        precisions: ``default``, ``high`` or ``highest``, the cheapest first.
        tolerance: see `DriftReport`.

    Raises:
        TargetError: the arithmetic of ``target`` is not known.

    """
    check_target(target)
    plain = program.compile("cpu")
    modes = []
    for precision in precisions:
        worst: dict[str, Drift] = {}
        other = emulated(program, precision).compile("cpu")
        for entry, given in cases.items():
            for one in (found for case in given for found in _of_case(plain, other, entry, case)):
                worst[one.name] = _worse(worst[one.name], one) if one.name in worst else one
        drifts = tuple(worst.values())
        modes.append(Mode(precision, drifts, all(one.relative <= tolerance for one in drifts)))
    return DriftReport(target, tolerance, tuple(modes))


def emulated(program: Program, precision: str) -> Program:
    """The same program with a TPU's matrix arithmetic."""

    def entry(original: Entry) -> Entry:
        return Entry(original.signature, lambda platform: on_matrix_unit(original.module_for(platform), precision))

    entries = {name: entry(original) for name, original in program.entries.items()}
    return Program(entries, program.tensors, made=program.made)


def _of_case(plain: Executable, other: Executable, entry: str, case: Case) -> Iterator[Drift]:
    for executable in (plain, other):
        executable.reset()
        executable.seed(case.seed)
    for call in case.calls:
        one, two = (run_program(executable, entry, *copied(call)) for executable in (plain, other))
        for name, here, there in zip(one.names, one.outputs, two.outputs, strict=False):
            if here.is_floating_point() and here.numel() and here.shape == there.shape:
                yield _of_tensor(name, here, there)


def _of_tensor(name: str, plain: torch.Tensor, other: torch.Tensor) -> Drift:
    here, there = plain.double(), other.double()
    counted = here.isfinite() & there.isfinite()
    apart = torch.where(counted, (here - there).abs(), 0.0)
    scale = float(torch.where(counted, here, 0.0).square().mean().sqrt())
    most = float(apart.max())
    rows = here.dim() > 0 and here.shape[-1] > 1
    return Drift(
        name,
        most,
        float(apart.mean()),
        most / scale if scale else most,
        float((here.argmax(-1) == there.argmax(-1)).double().mean()) if rows else None,
        most if here.dim() == 0 else None,
    )


def _worse(one: Drift, other: Drift) -> Drift:
    def least(a: float | None, b: float | None) -> float | None:
        return None if a is None or b is None else min(a, b)

    return Drift(
        one.name,
        max(one.max_abs, other.max_abs),
        max(one.mean_abs, other.mean_abs),
        max(one.relative, other.relative),
        least(one.top1, other.top1),
        None if one.loss is None or other.loss is None else max(one.loss, other.loss),
    )
