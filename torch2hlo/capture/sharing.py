"""Tensors that may share memory because of a branch or loop: what is written to one may be in the other.

Where both are the very same tensor on one way, writes go to both: `Scope.mirror`. Where one is another view of the
other's memory, a write is not followed. The other must then not be read any more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import torch
from torch.fx import Node

from torch2hlo.capture.bases import Bases
from torch2hlo.errors import MutationError, Source
from torch2hlo.memory import storage_of

if TYPE_CHECKING:
    from torch2hlo.capture.recorder import Recorder
    from torch2hlo.capture.scope import Scope

_HINT = "write before the branch or loop, or give it a copy: `.clone()`"


def memory_of(tensor: torch.Tensor) -> int:
    """The memory that a fake tensor is in."""
    return tensor.untyped_storage()._cdata if tensor.layout is torch.strided else id(tensor)


def bases(scope: Scope, memory: int) -> Bases:
    """Of a branch's or loop's result, what was noted when it was made; anything else is in its own memory."""
    return next(
        (around.bases[memory] for around in scope.around() if memory in around.bases), Bases(frozenset({memory}))
    )


def relate(
    recorder: Recorder,
    condition: torch.Tensor,
    results: Sequence[torch.Tensor],
    made: Sequence[torch.Tensor],
    inner: Scope,
) -> None:
    """Find what is one tensor if ``condition`` holds.

    Args:
        recorder: records; the present scope is the one around the branch or loop.
        condition: whether that branch, or at least one round, has run.
        results: its results, as they are outside.
        made: the same, as they are inside.
        inner: the scope inside.

    """
    scope = recorder.scope
    outside = {id(tensor): tensor for tensor in (*inner.captured.values(), *made) if scope.is_known(tensor)}
    pairs = list(zip(results, made, strict=True))
    for index, (result, tensor) in enumerate(pairs):
        earlier = [pair for pair in pairs[:index] if id(pair[1]) not in outside or pair[1] is not tensor]
        for other, its in [*((other, other) for other in outside.values()), *earlier]:
            if its is tensor:
                scope.mirror(condition, result, other)


def place_branch(scope: Scope, results: Sequence[torch.Tensor], inner: Scope, made: Sequence[torch.Tensor]) -> None:
    """Note that the results may be in the memory of what a branch made."""
    visible = _captured(scope, inner)
    for result, found in zip(results, _of_made(scope, inner, made, visible), strict=True):
        before = scope.bases.get(memory_of(result), Bases(frozenset()))
        scope.bases[memory_of(result)] = Bases(before.every | found.every, before.loose | found.loose)


def place_loop(
    scope: Scope,
    results: Sequence[torch.Tensor],
    start: Sequence[torch.Tensor],
    operands: Sequence[Node],
    inner: Scope,
    made: Sequence[torch.Tensor],
) -> None:
    """Note that a loop's results may be in the memory of what was before it, or of what a round made."""
    given = {storage_of(operand): memory_of(result) for operand, result in zip(operands, results, strict=True)}
    scope.bases |= {memory_of(result): bases(scope, memory_of(old)) for result, old in zip(results, start, strict=True)}
    visible = _captured(scope, inner) | given.keys()
    of_made = list(_of_made(scope, inner, made, visible))
    for _ in results:  # what a round was given may be what another name had in the round before it
        for result, found in zip(results, of_made, strict=True):
            before = scope.bases[memory_of(result)]
            every, loose = (
                old.union(*(scope.bases[given[base]].every if base in given else {base} for base in new))
                for old, new in zip(before, found, strict=True)
            )
            scope.bases[memory_of(result)] = Bases(every, loose)


def _captured(scope: Scope, inner: Scope) -> frozenset[Any]:
    """The memory of all that ``inner`` uses from outside."""
    return frozenset().union(*(bases(scope, memory_of(tensor)).every for tensor in inner.captured.values()))


def _of_made(scope: Scope, inner: Scope, made: Sequence[torch.Tensor], visible: frozenset[Any]) -> Iterator[Bases]:
    """The bases of what a branch or round made; loose are those in ``visible``, and those that two of them share."""
    found = [bases(inner, memory_of(tensor)) for tensor in made]
    for tensor, own in zip(made, found, strict=True):
        if scope.is_known(tensor):
            yield own
        else:
            others = [other.every for another, other in zip(made, found, strict=True) if another is not tensor]
            yield Bases(own.every, own.loose | (own.every & visible.union(*others)))


def sharing(scope: Scope, memory: int) -> set[int]:
    """Other memory that may be the same."""
    own = bases(scope, memory).every
    return {*own, *(other for other in _placed(scope) if own & bases(scope, other).every)} - {memory}


def _losing(scope: Scope, memory: int) -> set[int]:
    """Of that, the memory to which a write would not be followed."""
    own = bases(scope, memory)
    others = [(other, bases(scope, other)) for other in _placed(scope)]
    return {*own.loose, *(other for other, its in others if own.loose & its.every or own.every & its.loose)} - {memory}


def _placed(scope: Scope) -> set[int]:
    return {memory for around in scope.around() for memory in around.bases}


def forget_others(recorder: Recorder, memory: int) -> None:
    """After a write to ``memory``: what may share it must not be read again, where the write is not followed.

    Raises:
        MutationError: that is an input, parameter or buffer of the program, whose value remains.

    """
    if not (others := _losing(recorder.scope, memory)):
        return
    line = recorder.here()
    lasting = {memory_of(node.meta["val"]) for node in recorder.root.graph.find_nodes(op="placeholder")}
    if others & lasting:
        raise MutationError(
            "a write to a tensor that may, by a condition known only at run time, be a part of another one",
            source=line,
            hint=_HINT,
        )
    recorder.scope.stale |= dict.fromkeys(others, line)


def check_current(scope: Scope, tensor: torch.Tensor) -> None:
    """A tensor that is used is not one of those.

    Raises:
        MutationError: it is.

    """
    for around in scope.around():
        if around.stale and (memory := memory_of(tensor)) in around.stale:
            raise not_followed(around.stale[memory])


def not_followed(line: Source | None) -> MutationError:
    """The error for a write at ``line`` that another tensor may see."""
    return MutationError(
        "a write is seen by another tensor that is used later and may, by a condition known only at run time, share "
        "its memory",
        source=line,
        hint=_HINT,
    )
