"""State that is None at first and a tensor later: the call after the first one is captured as well."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

from torch2hlo.capture.arguments import changed_constants, input_path
from torch2hlo.capture.captured import Captured
from torch2hlo.capture.changes import assignment
from torch2hlo.errors import StateError
from torch2hlo.tree import Tree, map_leaves, unflatten

Recapture = Callable[[tuple[Any, ...], dict[str, Any], dict[str, torch.Tensor]], list[Captured]]


def later_call(first: Captured, recapture: Recapture) -> list[Captured] | None:
    """The capture that serves every call after the first, where that needs another program; None where it does not.

    A second capture is kept if the calls after it need no third one. What grows with every call has no such end: then
    the first program alone is kept, and a later call with the grown structure is refused when it is made.

    Raises:
        StateError: a Python number in the arguments changes with every call.

    """
    if not first.born and _shape(first.after) == _shape(first.args):
        return None
    leaves = _example_leaves(first)
    later_args, later_kwargs = unflatten(first.after, leaves)
    ways = recapture(later_args, later_kwargs, first.born)
    second = ways[0]
    if not second.born and _shape(second.after) == _shape(second.args):
        return ways
    for changed in changed_constants(second.args, second.after):
        name, attribute = input_path(changed.path, first.parameters), changed.path.rpartition(".")[2]
        raise StateError(
            f"`{name}` is {changed.before!r} before the call and {changed.after!r} after it, "
            "and changes with every call",
            source=assignment([changed.owner], attribute) if changed.owner is not None else None,
            hint="keep what changes from call to call in a tensor",
        )
    return None


def _shape(tree: Tree) -> Tree:
    """The structure alone, whichever tensors are in it."""
    return map_leaves(tree, lambda _: 0)


def _example_leaves(first: Captured) -> list[torch.Tensor]:
    placeholders = [node for node in first.graph.nodes if node.op == "placeholder" and node.meta["role"] == "input"]
    (output,) = [node for node in first.graph.nodes if node.op == "output"]
    new = [node for key, node in output.args[0][1].items() if key.startswith("argument:")]
    return [torch.empty_like(node.meta["val"], device="meta") for node in (*placeholders, *new)]
