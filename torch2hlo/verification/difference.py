"""How far two tensors are apart, against a third that is the truth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch

from torch2hlo.graph import dtype_name

_INTEGER = {1: torch.int8, 2: torch.int16, 4: torch.int32, 8: torch.int64}
_SAMPLE = 4096
_PLAUSIBLE = 5e-4  # an error relative to a tensor's scale that roundings can have added up to
_MASK = 1e30  # what is larger stands for infinity in a mask, and says nothing of a tensor's scale


@dataclass(frozen=True)
class Tolerance:
    """How far a program may be from eager.

    An element is right if it is within ``absolute + relative · |eager|`` of eager; or if its distance from eager is at
    most ``units`` of the dtype's precision, or ``multiple`` times eager's own error, both relative to the element's
    size plus the tensor's.

    Attributes:
        units: in units of the machine epsilon; 0 where nothing is rounded, or rounded once.
        multiple: how often eager's own (largest) error.
        relative: part of eager's value.
        absolute: a number.
        explicit: whether it is the user's: an exact difference, whatever rounding explains.
        overflow: whether numbers are so large that the order of additions decides what becomes infinite: then only
            elements that are finite on both sides are compared.

    """

    units: float = 16.0
    multiple: float = 4.0
    relative: float = 0.0
    absolute: float = 0.0
    explicit: bool = False
    overflow: bool = False


@dataclass(frozen=True)
class Worst:
    """The element that is furthest beyond what is allowed; complex numbers by their real and imaginary parts."""

    index: tuple[int, ...]
    eager: float | int | bool
    program: float | int | bool
    truth: float | None = None


@dataclass(frozen=True)
class Difference:
    """A tensor of the program beside eager's; errors are over the elements where both are finite.

    Attributes:
        name: of the output, state, argument or operation.
        dtype: eager's; ``shape`` too.
        ok: whether the program's is right.
        problem: what is wrong, in words; empty if nothing is.
        elements: how many there are; ``wrong`` of them are not right.
        equal: how many have the very same bits.
        max_abs: largest absolute difference; ``mean_abs`` the mean.
        max_rel: largest difference relative to eager's value; ``mean_rel`` the mean.
        max_ulps: the most representable numbers that lie between the two.
        nan_disagreements: elements of which one is NaN and the other is not; ``inf_disagreements`` likewise.
        eager_error: eager's largest distance from the truth, ``program_error`` the program's, in units of the dtype's
            machine epsilon relative to the element plus the tensor's scale; None where there is no truth.
        worst: the worst element; None where all are equal.
        amplified: it is right although further from eager than the tolerance: roundings of the inputs move eager's own
            value as far.
        unreachable: how far eager itself is from the truth, where that is more than the user's tolerance; else 0.

    """

    name: str
    dtype: str
    shape: tuple[int, ...]
    ok: bool
    problem: str = ""
    elements: int = 0
    wrong: int = 0
    equal: int = 0
    max_abs: float = 0.0
    mean_abs: float = 0.0
    max_rel: float = 0.0
    mean_rel: float = 0.0
    max_ulps: float = 0.0
    nan_disagreements: int = 0
    inf_disagreements: int = 0
    eager_error: float | None = None
    program_error: float | None = None
    worst: Worst | None = None
    amplified: bool = False
    unreachable: float = 0.0


def identical(one: torch.Tensor, other: torch.Tensor) -> bool:
    """Whether all bits are the same: the quick answer, which most operations get."""
    if (one.dtype, one.shape) != (other.dtype, other.shape) or one.is_complex():
        return False
    if not one.is_floating_point():
        return torch.equal(one, other)
    kind = _INTEGER[one.element_size()]
    return torch.equal(one.contiguous().view(kind), other.contiguous().view(kind))


def near(one: torch.Tensor, other: torch.Tensor) -> bool:
    """Whether each element is within four roundings of the other: no truth has to be asked for that."""
    if (one.dtype, one.shape) != (other.dtype, other.shape) or one.dtype not in {torch.float32, torch.float64}:
        return False
    return bool(((one - other).abs() <= 4 * torch.finfo(one.dtype).eps * other.abs()).all())


def difference(
    name: str,
    program: torch.Tensor,
    eager: torch.Tensor,
    truth: torch.Tensor | None,
    tolerance: Tolerance,
    graphs: torch.Tensor | None = None,
) -> Difference:
    """Compare.

    Args:
        name: of the result.
        program: the program's.
        eager: eager's.
        truth: in float64 (complex128), or None for what has none.
        tolerance: what is allowed.
        graphs: what PyTorch makes of the program's graph. Only its distance from the truth is an error of rounding;
            where eager is further away, the graph is not what the model does.

    """
    dtype, shape = dtype_name(eager.dtype), tuple(eager.shape)
    if (program.dtype, tuple(program.shape)) != (eager.dtype, shape):
        problem = f"{_type(program)}, eager has {_type(eager)}"
        return Difference(name, dtype, shape, ok=False, problem=problem, elements=eager.numel(), wrong=eager.numel())
    program, eager = program.detach().resolve_conj().resolve_neg(), eager.detach().resolve_conj().resolve_neg()
    if eager.is_complex():
        program, eager = torch.view_as_real(program), torch.view_as_real(eager)
        truth, graphs = (
            torch.view_as_real(other) if other is not None and other.is_complex() else None for other in (truth, graphs)
        )
    if not eager.is_floating_point():
        return _of_integers(name, dtype, shape, program, eager)
    return _Floats(program, eager, truth, tolerance, graphs).difference(name, dtype, shape)


def _type(tensor: torch.Tensor) -> str:
    return f"{dtype_name(tensor.dtype)}{list(tensor.shape)}"


def _of_integers(
    name: str, dtype: str, shape: tuple[int, ...], program: torch.Tensor, eager: torch.Tensor
) -> Difference:
    """Integers and bools are right if they are equal."""
    same = program == eager
    count, equal = eager.numel(), int(same.sum())
    if equal == count:
        return Difference(name, dtype, shape, ok=True, elements=count, equal=count)
    apart = (program.double() - eager.double()).abs()
    index = _place(int(torch.where(same, -1.0, apart).argmax()), shape)
    problem = f"{count - equal} of {count} elements differ"
    return Difference(
        name, dtype, shape, ok=False, problem=problem, elements=count, wrong=count - equal, equal=equal,
        max_abs=float(apart.max()), mean_abs=float(apart.mean()), max_ulps=float(apart.max()),
        worst=Worst(index, eager[index].item(), program[index].item()),
    )  # fmt: skip


class _Floats:
    def __init__(
        self,
        program: torch.Tensor,
        eager: torch.Tensor,
        truth: torch.Tensor | None,
        tolerance: Tolerance,
        graphs: torch.Tensor | None,
    ) -> None:
        self.eps = torch.finfo(eager.dtype).eps
        self.tiny = torch.finfo(eager.dtype).tiny
        self.ulps = _ulps(program, eager)
        self.program, self.eager = program.double(), eager.double()
        self.graphs = self.eager if graphs is None or graphs.shape != eager.shape else graphs.double()
        self.tolerance = tolerance
        known = truth is not None and truth.shape == eager.shape and truth.is_floating_point()
        self.has_truth = known and eager.dtype is not torch.float64
        self.truth = truth.double() if self.has_truth and truth is not None else self.eager
        # Where the truth is a number and eager is not, eager has overflowed, and is no reference.
        self.judged = self.eager.isfinite() | ~self.truth.isfinite() | self.graphs.isfinite()
        if tolerance.overflow:
            self.judged &= self.eager.isfinite() & self.program.isfinite()
        self.truth = torch.where(self.eager.isfinite() & self.truth.isfinite(), self.truth, self.eager)

    def difference(self, name: str, dtype: str, shape: tuple[int, ...]) -> Difference:
        """All the figures."""
        program, eager = self.program, self.eager
        nans = (program.isnan() != eager.isnan()) & self.judged
        infinities = (program.isinf() | eager.isinf()) & (program != eager) & ~nans & self.judged
        same = (program == eager) | (program.isnan() & eager.isnan())
        finite = program.isfinite() & eager.isfinite()
        apart = torch.where(finite, (program - eager).abs(), 0.0)
        relative = apart / eager.abs().clamp_min(self.tiny)
        excess, errors = self._excess(apart, same)
        wrong = ((excess > 1.0) & self.judged) | nans | infinities
        count, bad = eager.numel(), int(wrong.sum())
        figures: dict[str, Any] = {}
        if count and not bool(same.all()):
            score = torch.where(nans | infinities, torch.inf, torch.where(self.judged, excess, 0.0))
            flat = int(score.argmax())
            index = _place(flat, tuple(eager.shape))
            figures = {
                "max_abs": float(apart.max()), "mean_abs": float(apart.mean()), "max_rel": float(relative.max()),
                "mean_rel": float(relative.mean()), "max_ulps": float(torch.where(finite, self.ulps, 0.0).max()),
                "worst": Worst(index, eager[index].item(), program[index].item(),
                               self.truth[index].item() if self.has_truth else None),
            }  # fmt: skip
        problem = _said(bad, count, int(nans.sum()), int(infinities.sum())) if bad else ""
        return Difference(
            name, dtype, shape, ok=not bad, problem=problem, elements=count, wrong=bad, equal=int(same.sum()),
            nan_disagreements=int(nans.sum()), inf_disagreements=int(infinities.sum()),
            eager_error=errors[0], program_error=errors[1], unreachable=self._unreachable(), **figures,
        )  # fmt: skip

    def _unreachable(self) -> float:
        if not self.tolerance.explicit or not self.has_truth or not self.eager.numel():
            return 0.0
        away = (self.eager - self.truth).abs().nan_to_num(0.0, 0.0)
        allowed = self.tolerance.absolute + self.tolerance.relative * self.truth.abs().nan_to_num(0.0, 0.0)
        return float(torch.where(away > allowed, away, 0.0).max())

    def _excess(self, apart: torch.Tensor, same: torch.Tensor) -> tuple[torch.Tensor, tuple[Any, Any]]:
        """Each element's error as a multiple of what is allowed; and eager's and the program's largest error."""
        t = self.tolerance
        explicit = t.absolute + t.relative * self.eager.abs().nan_to_num(0.0)
        size = self.truth.abs().nan_to_num(0.0, 0.0, 0.0)
        unit = (size + _scale(size)) * self.eps + self.tiny
        eager_error, program_error, rounding = (
            ((value - self.truth).abs() / unit).nan_to_num(0.0, 0.0)
            for value in (self.eager, self.program, self.graphs)
        )
        most, ours, own = (
            float(error.max()) if error.numel() else 0.0 for error in (eager_error, program_error, rounding)
        )
        rounding_alone = max(2 * t.units, _PLAUSIBLE / self.eps)  # more, and the truth is that of something else
        allowed = max(t.units, min(t.multiple * min(most, own), rounding_alone)) if t.units else 0.0
        floor = torch.maximum(explicit, allowed * unit).clamp_min(self.tiny)
        excess = torch.where(same, 0.0, (apart / floor).nan_to_num(torch.inf, torch.inf))
        return excess, (most, ours) if self.has_truth else (None, None)


def _scale(size: torch.Tensor) -> float:
    """What is large for the elements of this tensor: nine in ten are smaller, zeros and masks left out."""
    flat = size.reshape(-1)
    sample = flat[:: max(1, flat.numel() // _SAMPLE)]
    counted = sample[(sample > 0) & (sample < _MASK)]
    return float(counted.quantile(0.9)) if counted.numel() else 0.0


def _ulps(one: torch.Tensor, other: torch.Tensor) -> torch.Tensor:
    """How many steps from one representable number to the next lie between the two, as float64."""
    return (_ordered(one) - _ordered(other)).abs()


def _ordered(x: torch.Tensor) -> torch.Tensor:
    """Floats as numbers that count up by one from each to the next."""
    bits = x.contiguous().view(_INTEGER[x.element_size()])
    lowest = torch.iinfo(bits.dtype).min
    magnitude = torch.where(bits < 0, bits.double() - lowest, bits.double())
    return torch.where(bits < 0, -magnitude, magnitude)


def _place(flat: int, shape: tuple[int, ...]) -> tuple[int, ...]:
    index: list[int] = []
    for size in reversed(shape):
        index.insert(0, flat % size)
        flat //= size
    return tuple(index)


def _said(bad: int, count: int, nans: int, infinities: int) -> str:
    parts = [f"{bad} of {count} elements are too far from eager"]
    parts += [f"{nans} are NaN on one side only"] if nans else []
    parts += [f"{infinities} are infinite on one side only, or by another sign"] if infinities else []
    return ", ".join(parts)
