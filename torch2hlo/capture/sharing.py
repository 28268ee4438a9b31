"""Tensors that may share memory because of a branch or loop: what is written to one may be in the other.

Where both are the very same tensor on one way, writes go to both: `Scope.mirror`. Where one is another view of the
other's memory, a write is not followed. The other must then not be read any more.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import torch

from torch2hlo.errors import MutationError, Source

if TYPE_CHECKING:
    from torch2hlo.capture.recorder import Recorder
    from torch2hlo.capture.scope import Scope

_HINT = "write before the branch or loop, or give it a copy: `.clone()`"


def memory_of(tensor: torch.Tensor) -> int:
    """The memory that a fake tensor is in."""
    return tensor.untyped_storage()._cdata if tensor.layout is torch.strided else id(tensor)


def share(scope: Scope, one: torch.Tensor, other: torch.Tensor) -> None:
    """Take it that two tensors may share memory."""
    for mine, its in ((one, other), (other, one)):
        scope.shares.setdefault(memory_of(mine), set()).add(memory_of(its))


def relate(
    recorder: Recorder,
    condition: torch.Tensor,
    results: Sequence[torch.Tensor],
    made: Sequence[torch.Tensor],
    captured: Iterable[torch.Tensor],
) -> None:
    """Find what shares memory if ``condition`` holds.

    Args:
        recorder: records; the present scope is the one around the branch or loop.
        condition: whether that branch, or at least one round, has run.
        results: its results, as they are outside.
        made: the same, as they are inside.
        captured: what it uses from outside.

    """
    scope = recorder.scope
    outside = {id(tensor): tensor for tensor in (*captured, *made) if scope.is_known(tensor)}
    pairs = list(zip(results, made, strict=True))
    for index, (result, tensor) in enumerate(pairs):
        earlier = [pair for pair in pairs[:index] if id(pair[1]) not in outside or pair[1] is not tensor]
        others = [*((other, other) for other in outside.values()), *earlier]
        for other, its in others:
            if its is tensor:
                scope.mirror(condition, result, other)
            elif memory_of(its) == memory_of(tensor):
                share(scope, result, other)


def sharing(scope: Scope, memory: int) -> set[int]:
    """Other memory that may be the same, directly or through others."""
    found = {memory}
    todo = [memory]
    while todo:
        now = todo.pop()
        near = set().union(*(around.shares.get(now, ()) for around in scope.around()))
        if now != memory:
            near |= {memory_of(other) for around in scope.around() for *_, other in around.mirrors.get(now, ())}
        todo += near - found
        found |= near
    return found - {memory}


def forget_others(recorder: Recorder, memory: int) -> None:
    """After a write to ``memory``: what may share it must not be read again.

    Raises:
        MutationError: that is an input, parameter or buffer of the program, whose value remains.

    """
    others = sharing(recorder.scope, memory)
    if not others:
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
