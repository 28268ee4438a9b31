"""What a loop carries: names and places, and the types of their leaves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import sympy
import torch
from torch.utils import _pytree as pytree

from torch2hlo.capture.autograph.growing import Growth, Round, growing_dims, growth_of, lengths_in, stretched
from torch2hlo.capture.autograph.values import Carried, aligned, fits, flat, joined, number_type
from torch2hlo.capture.inside import INT64
from torch2hlo.capture.recorder import Recorder
from torch2hlo.capture.sizes import expression
from torch2hlo.graph import NUMBERS

ANY = (-INT64, INT64 - 1)


@dataclass
class Slot:
    """A name or place that is carried: its value before, and the types of the leaves that go through the program.

    ``ranges`` are the smallest and largest value of each leaf at the beginning of a round. ``raw`` is what was before,
    and ``growth`` says which of its leaves are tensors that grow: ``start`` has them at their largest size.
    """

    raw: Any
    growth: dict[int, Growth]
    start: Any
    spec: Any
    leaves: list[Any]
    types: list[Carried | None]
    ranges: list[tuple[int, int]]

    @property
    def lengths(self) -> dict[int, tuple[int, int, bool]]:
        """The leaves that are lengths of growing tensors: see `lengths_in`."""
        return lengths_in(self.start) if self.growth else {}

    def rebuilt(self, tensors: Iterator[torch.Tensor], take: Callable[[torch.Tensor, Carried, int], Any]) -> Any:
        """The value, with the next of ``tensors`` for the leaves that are carried."""
        leaves = [
            leaf if wanted is None else take(next(tensors), wanted, index)
            for index, (leaf, wanted) in enumerate(zip(self.leaves, self.types, strict=True))
        ]
        return pytree.tree_unflatten(leaves, self.spec)


def stands_for(leaf: Any, wanted: Carried) -> bool:
    """Whether a value can be carried as that type."""
    if isinstance(leaf, torch.Tensor):
        have = [expression(size) for size in leaf.shape]
        return (
            wanted.number is None and leaf.dtype is wanted.dtype and have == [expression(size) for size in wanted.shape]
        )
    kind = number_type(leaf)
    if wanted.number is None:
        return kind is not None and fits(kind, wanted.dtype)
    return kind is wanted.number or (kind is int and wanted.number is float)


def type_of(before: Any, after: Any, known: Carried | None) -> Carried | None:
    """The type that two values of a leaf share, by choice the one ``known``; None if they are the same."""
    if known is not None and stands_for(after, known):
        return known
    return joined(before, after)


def limits_of(recorder: Recorder, value: Any) -> tuple[int, int]:
    """The smallest and largest value that an integer can have."""
    if number_type(value) is not int:
        return ANY
    assert recorder.sizes is not None
    low, high = recorder.sizes.range_of(value)
    return (ANY[0] if low is None else low), (ANY[1] if high is None else high)


def range_between(
    recorder: Recorder, start: Any, after: Any, wanted: Carried | None, old: tuple[int, int] | None
) -> tuple[int, int]:
    """A number that the first recording counts up is never less than at first, as long as that proves true."""
    if wanted is None or wanted.number is not int:
        return ANY
    low, high = limits_of(recorder, start)
    if old is None:
        step = sympy.expand(expression(after) - expression(start))
        return (low, ANY[1]) if step.is_nonnegative else (ANY[0], high) if step.is_nonpositive else ANY
    least, most = limits_of(recorder, after)
    return (old[0] if least >= old[0] else ANY[0]), (old[1] if most <= old[1] else ANY[1])


def growing_slot(recorder: Recorder, raw: Any, growth: dict[int, Growth]) -> Slot:
    """A slot with those leaves of ``raw`` at their largest size, and their lengths."""
    start = stretched(recorder, raw, growth)
    leaves, spec = flat(start)
    lengths = lengths_in(start)
    types: list[Carried | None] = [None] * len(leaves)
    ranges = [ANY] * len(leaves)
    for at in lengths:
        types[at], ranges[at] = Carried(NUMBERS[int], (), int), (limits_of(recorder, leaves[at])[0], ANY[1])
        if at - 1 not in lengths:
            types[at - 1] = Carried(leaves[at - 1].dtype, tuple(leaves[at - 1].shape))
    return Slot(raw, growth, start, spec, leaves, types, ranges)


def stretched_like(recorder: Recorder, slot: Slot, value: Any) -> Any:
    """What a round leaves, its growing tensors at their largest size; as it is, where it does not fit the slot."""
    made, _ = aligned(recorder, value, slot.raw, (None, None))
    (leaves, spec), (before, wanted) = flat(made), flat(slot.raw)
    fit = spec == wanted and all(
        isinstance(leaves[at], torch.Tensor) and set(growing_dims(before[at], leaves[at])) <= set(grown.dims)
        for at, grown in slot.growth.items()
    )
    return stretched(recorder, made, slot.growth) if slot.growth and fit else value


def might_grow(raw: Any, left: Any, known: Mapping[int, Growth]) -> bool:
    """Whether a tensor has another size after a round than before the loop."""
    (leaves, spec), (lasts, other) = flat(raw), flat(left)
    return spec == other and (bool(known) or any(map(growing_dims, leaves, lasts)))


def growth_in(
    recorder: Recorder, values: Sequence[Any], known: Mapping[int, Growth], facts: list[Any], rounds: int | None
) -> dict[int, Growth] | None:
    """Which leaves of a value grow; None where one has no bound.

    Args:
        recorder: knows the ranges of sizes.
        values: what there is before the loop, at the beginning of a round, and at its end.
        known: what was found so far.
        facts: what holds at the end of a round.
        rounds: how many there are at most.

    """
    found: dict[int, Growth] = {}
    for at, (start, before, last) in enumerate(zip(*(flat(value)[0] for value in values), strict=True)):
        if at in known or growing_dims(start, last):
            growth = growth_of(recorder, start, Round(before, last, facts, rounds), known.get(at))
            if growth is None:
                return None
            found[at] = growth
    return found


def most_rounds(
    recorder: Recorder, slots: Mapping[Any, Slot], inside: Mapping[Any, Any], left: Mapping[Any, Any], given: int | None
) -> int | None:
    """How many rounds there are at most: as is ``given``, or as a counter says that the condition limits."""
    found = [] if given is None else [given]
    for key, slot in slots.items():
        before, after = inside.get(key), left[key]
        if any(number_type(value) is not int for value in (slot.start, before, after)):
            continue
        step = sympy.expand(expression(after) - expression(before))
        first, last = limits_of(recorder, slot.start)[0], limits_of(recorder, before)[1]
        if step.is_Integer and step > 0 and last < INT64 - 1 and first > -INT64:
            found.append(max(0, (last - first) // int(step) + 1))
    return min(found, default=None)
