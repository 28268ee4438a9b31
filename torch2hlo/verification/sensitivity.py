"""How far a result moves when its operands move by one rounding: what no arithmetic of that precision can promise.

Sums that cancel, decisions between numbers that are all but equal, loops until convergence: there two correct programs
may differ by more than any fixed number of roundings. Each operand's elements are moved at random by up to half a unit
in the last place, a few times, and the result's elements are watched.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch

TRIES = 6
_FACTOR = 8.0  # an error of one operation is explained by up to so many times the movement that was seen
OF_RESULTS = 32.0  # and that of a whole graph by so many


def explained(
    program: torch.Tensor,
    reference: torch.Tensor,
    again: Callable[[Sequence[Any]], torch.Tensor | None],
    operands: Sequence[Any],
    terms: float,
) -> bool:
    """Whether ``program`` is within the reach of roundings.

    Args:
        program: the program's result.
        reference: what it should be: the truth, or eager's.
        again: the reference for other operands; None where those are refused.
        operands: those of ``reference``.
        terms: how many products are summed for one element: the partial sums are rounded too, and those errors add up
            to the square root of their number.

    """
    generator = torch.Generator().manual_seed(0)
    others = [again([moved(x, generator) for x in operands]) for _ in range(TRIES)]
    factor = max(_FACTOR, terms**0.5)
    return within_reach(program, reference, reference, [other for other in others if other is not None], factor)


def within_reach(
    program: torch.Tensor, eager: torch.Tensor, graphs: torch.Tensor, others: Sequence[torch.Tensor], factor: float
) -> bool:
    """Whether ``program`` is no further from ``eager`` than ``factor`` times what ``others`` are from ``graphs``.

    ``others`` are what the graph gives for moved operands, ``graphs`` is what it gives for the operands themselves.
    """
    seen = [other for other in others if other.shape == graphs.shape == eager.shape == program.shape]
    if not seen:
        return False
    if not eager.is_floating_point() and not eager.is_complex():
        unsteady = torch.stack([other != graphs for other in seen]).any(0)
        return bool((unsteady | (program == eager)).all())
    there = _wide(graphs)
    reach = torch.stack([(_wide(other) - there).abs().nan_to_num(torch.inf) for other in seen]).amax(0)
    reach = torch.maximum(reach, reach.nan_to_num(0.0, 0.0, 0.0).mean())
    one, other = _wide(program), _wide(eager)
    same = (one == other) | ((one != one) & (other != other))
    away = (one - other).abs().nan_to_num(torch.inf)
    return bool((same | (away <= factor * reach)).all())


def moved(x: Any, generator: torch.Generator) -> Any:
    """Each element of a float tensor off by at most half a unit in the last place."""
    if not isinstance(x, torch.Tensor) or not (x.is_floating_point() or x.is_complex()):
        return x
    if x.is_complex():
        return torch.view_as_complex(moved(torch.view_as_real(x), generator))
    noise = torch.rand(x.shape, generator=generator, dtype=torch.float64) - 0.5
    step = torch.finfo(x.dtype).eps
    other = x.double() * (1 + 2 * step * noise)
    return torch.where(x.isfinite(), other, x.double()).to(x.dtype)


def _wide(x: torch.Tensor) -> torch.Tensor:
    return x.to(torch.complex128) if x.is_complex() else x.double()
