"""Tensors whose size differs from round to round or from branch to branch: ``ids = torch.cat([ids, token], 1)``.

Through the program goes a tensor of the largest size and, for each such dimension, how much of it is there.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import sympy
import torch
from torch.utils import _pytree as pytree

from torch2hlo.capture.autograph.values import flat
from torch2hlo.capture.recorder import Recorder
from torch2hlo.capture.sizes import expression

UNKNOWN = 2**20  # the largest size while none is known yet: no size that is found is so large


@dataclass(frozen=True)
class Growth:
    """The dimensions of a tensor that grow, how far each may, and how far at the beginning of a round.

    That is to be looked at when the program runs, unless it ``is_certain``.
    """

    dims: tuple[int, ...]
    bounds: tuple[int, ...]
    caps: tuple[int, ...] = ()
    is_certain: bool = True


@dataclass
class Grown:
    """A tensor of the largest size, of which ``lengths`` are there."""

    buffer: Any
    lengths: list[Any]
    growth: Growth


pytree.register_pytree_node(
    Grown,
    lambda grown: ([grown.buffer, *grown.lengths], grown.growth),
    lambda children, growth: Grown(next(iter(children)), list(children)[1:], growth),
    serialized_type_name="torch2hlo.Grown",
)


def growing_dims(one: Any, other: Any) -> tuple[int, ...]:
    """The dimensions in which two tensors differ, if they differ in nothing else; else none."""
    both = isinstance(one, torch.Tensor) and isinstance(other, torch.Tensor)
    if not both or one.dtype is not other.dtype or one.dim() != other.dim():
        return ()
    sizes = zip(one.shape, other.shape, strict=True)
    return tuple(dim for dim, pair in enumerate(sizes) if expression(pair[0]) != expression(pair[1]))


def stretched(recorder: Recorder, value: Any, growth: Mapping[int, Growth]) -> Any:
    """``value`` with `Grown` in place of its leaves at ``growth``, recorded in the present scope."""
    leaves, spec = flat(value)
    made = [_stretched(recorder, leaf, growth[at]) if at in growth else leaf for at, leaf in enumerate(leaves)]
    return pytree.tree_unflatten(made, spec) if growth else value


def _stretched(recorder: Recorder, tensor: torch.Tensor, growth: Growth) -> Grown:
    bounds = dict(zip(growth.dims, growth.bounds, strict=True))
    with recorder:
        buffer = torch.zeros([bounds.get(dim, size) for dim, size in enumerate(tensor.shape)], dtype=tensor.dtype)
        part = _part(buffer, growth.dims, [tensor.shape[dim] for dim in growth.dims])
        part.copy_(tensor)
    return Grown(buffer, [tensor.shape[dim] for dim in growth.dims], growth)


def cut(recorder: Recorder, value: Any) -> Any:
    """``value`` with the part that is there in place of each `Grown`."""

    def tensor(leaf: Any) -> Any:
        if not isinstance(leaf, Grown):
            return leaf
        with recorder:
            return _part(leaf.buffer, leaf.growth.dims, leaf.lengths)

    return pytree.tree_map(tensor, value, is_leaf=lambda leaf: isinstance(leaf, Grown))


def _part(buffer: torch.Tensor, dims: Sequence[int], lengths: Sequence[Any]) -> torch.Tensor:
    for dim, length in zip(dims, lengths, strict=True):
        buffer = torch.ops.aten.slice.Tensor(buffer, dim, 0, length)
    return buffer


def lengths_in(value: Any) -> dict[int, tuple[int, int, bool]]:
    """For each leaf of ``value`` that is a length: its bound, its bound before a round, and whether that is certain."""
    found: dict[int, tuple[int, int, bool]] = {}
    nodes, _ = pytree.tree_flatten(value, is_leaf=lambda leaf: isinstance(leaf, Grown))
    at = 0
    for node in nodes:
        if isinstance(node, Grown):
            growth = node.growth
            limits = zip(growth.bounds, growth.caps or growth.bounds, strict=True)
            found |= {at + 1 + number: (*limit, growth.is_certain) for number, limit in enumerate(limits)}
            at += len(node.lengths)
        at += 1
    return found


@dataclass
class Round:
    """A leaf at the beginning of a round and at its end, what is known there, and how many rounds there may be."""

    before: torch.Tensor
    after: torch.Tensor
    facts: list[Any]
    rounds: int | None


def growth_of(recorder: Recorder, start: torch.Tensor, seen: Round, old: Growth | None) -> Growth | None:
    """How a tensor grows in a loop; None where there is no bound.

    The bound is what the loop's condition leaves of the size after a round, or the size before the loop and what so
    many rounds may add, or what was given as ``size_limit``.
    """
    dims = growing_dims(seen.before, seen.after)
    dims = tuple(sorted({*dims, *growing_dims(start, seen.after), *(old.dims if old is not None else ())}))
    if old is None or old.dims != dims:
        return Growth(dims, (UNKNOWN,) * len(dims), (UNKNOWN // 2,) * len(dims))
    if max(old.bounds) < UNKNOWN:
        return old
    added = [_added(recorder, dim, seen) for dim in dims]
    found = [_bound(recorder, dim, start, seen, most) for dim, most in zip(dims, added, strict=True)]
    is_certain, limit = None not in found, recorder.sizes.limit if recorder.sizes is not None else None
    if not is_certain and (limit is None or None in added):
        return None
    bounds = tuple(limit or 0 if one is None else one for one in found)
    caps = tuple(bound - (most or 0) for bound, most in zip(bounds, added, strict=True))
    return Growth(dims, bounds, caps, is_certain)


def _bound(recorder: Recorder, dim: int, start: torch.Tensor, seen: Round, added: int | None) -> int | None:
    first, last = _most(recorder, start.shape[dim]), _most(recorder, seen.after.shape[dim])
    if first is None:
        return None
    if last is not None:
        return max(first + (added or 0), last)
    return None if seen.rounds is None or added is None else first + seen.rounds * added


def _added(recorder: Recorder, dim: int, seen: Round) -> int | None:
    """How many places a round adds at most."""
    before, after = (expression(tensor.shape[dim]) for tensor in (seen.before, seen.after))
    return next((number for number in range(_ADDED) if _holds(recorder, after <= before + number, seen.facts)), None)


def _most(recorder: Recorder, size: Any) -> int | None:
    assert recorder.sizes is not None
    most = recorder.sizes.range_of(size)[1]
    return most if most is not None and most < UNKNOWN // 2 else None


def _holds(recorder: Recorder, condition: Any, facts: list[Any]) -> bool:
    assert recorder.sizes is not None
    known = recorder.sizes.env.known(condition)
    return bool(recorder.sizes.follows(condition, facts) if known is None else known)


_ADDED = 65  # one round adds fewer places than that, or it is not known how many


def largest(recorder: Recorder, dim: int, tensors: Sequence[torch.Tensor]) -> int:
    """The largest size that one of them can have."""
    assert recorder.sizes is not None
    most = [recorder.sizes.range_of(tensor.shape[dim])[1] for tensor in tensors]
    return max(UNKNOWN if one is None else min(one, UNKNOWN) for one in most)


def bound_by(recorder: Recorder, made: Any, values: Sequence[Any], growth: Mapping[int, Growth]) -> None:
    """Note that the sizes of what was made of two values are no larger than the larger of theirs."""
    leaves = [flat(value)[0] for value in (made, *values)]
    for at, grown in growth.items():
        for dim in grown.dims:
            size, one, other = (expression(leaf[at].shape[dim]) for leaf in leaves)
            more = sympy.expand(one - other)
            if more.is_Integer:
                recorder.scope.facts.append(size <= (one if more > 0 else other))
