"""A tensor at its largest size, and how much of it is real.

A dimension whose size is known only at run time is carried at its bound. Its elements from the run-time length on are
garbage, NaN included, and must never reach a result: each operation's padding rule either lets them through to the
padding of its own result, or replaces them first.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import prod
from typing import Any

import sympy
import torch

aten = torch.ops.aten


@dataclass(frozen=True)
class Factor:
    """Part of a dimension: ``bound`` places, of which the first ``length`` are real; None means all of them."""

    bound: int
    length: sympy.Basic | None = None


@dataclass(frozen=True)
class Axis:
    """One dimension: usually one factor; several, outermost first, where dimensions were merged by a reshape."""

    factors: tuple[Factor, ...]

    @property
    def bound(self) -> int:
        """The dimension's static size."""
        return prod(factor.bound for factor in self.factors)

    @property
    def is_static(self) -> bool:
        """Whether every element is real."""
        return all(factor.length is None for factor in self.factors)

    @property
    def length(self) -> sympy.Basic:
        """How many elements are real."""
        size: sympy.Basic = sympy.Integer(1)
        for factor in self.factors:
            size = size * (factor.bound if factor.length is None else factor.length)
        return size

    @property
    def is_prefix(self) -> bool:
        """Whether the real elements are the first ones."""
        outer = next((i for i, factor in enumerate(self.factors) if factor != Factor(1)), 0)
        return all(factor.length is None for factor in self.factors[outer + 1 :])

    @property
    def layout(self) -> tuple[Any, ...]:
        """Equal for two dimensions of which the same places are real, whatever they are made of."""
        if self.is_prefix:
            return self.bound, self.length
        return tuple(factor for factor in self.factors if factor != Factor(1))


def static(size: int) -> Axis:
    """A dimension of known size."""
    return Axis((Factor(size),))


def dynamic(bound: int, length: sympy.Basic) -> Axis:
    """A dimension of which the first ``length`` elements are real."""
    return Axis((Factor(bound, length),))


@dataclass(frozen=True)
class Padded:
    """A tensor of static shape whose ``axes`` say what of it is real."""

    tensor: torch.Tensor
    axes: tuple[Axis, ...]

    @property
    def is_static(self) -> bool:
        """Whether every element is real."""
        return all(axis.is_static for axis in self.axes)

    def dynamic_dims(self) -> list[int]:
        """The dimensions that have padding."""
        return [dim for dim, axis in enumerate(self.axes) if not axis.is_static]

    def dim(self) -> int:
        """Number of dimensions."""
        return len(self.axes)


def remaining(x: Padded, dims: Iterable[int], *, keepdim: bool = False) -> tuple[Axis, ...]:
    """What a reduction over ``dims`` leaves of the axes of ``x``."""
    gone = set(dims)
    return tuple(static(1) if dim in gone else axis for dim, axis in enumerate(x.axes) if keepdim or dim not in gone)


def normal(dims: int | Iterable[int] | None, rank: int) -> list[int]:
    """Non-negative dimensions; None or an empty list means all."""
    if dims is None:
        return list(range(rank))
    given: Sequence[int] = [dims] if isinstance(dims, int) else list(dims)
    return [dim % max(rank, 1) for dim in given] or list(range(rank))
