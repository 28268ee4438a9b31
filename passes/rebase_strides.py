"""``as_strided(view, size, stride)``  →  ``as_strided(memory, size, stride, offset)``

``as_strided`` addresses memory, and not the elements of its operand: a window of a slice may reach beyond the slice.
After this pass its operand is a value that is all of its memory, in the order in which it lies there, so that
positions in memory are positions in the value.
"""

from __future__ import annotations

from typing import ClassVar

import torch
from torch.fx import Graph, Node

from torch2hlo.errors import Torch2HloError, UnsupportedArgumentError, gather
from torch2hlo.graph import all_nodes, signature_of, source_of
from torch2hlo.memory import memory_order, parent_of
from torch2hlo.rewriting import Pass, Refusal

aten = torch.ops.aten
_WINDOWS = {aten.as_strided.default, aten.as_strided_copy.default, aten.as_strided_scatter.default}


class RebaseStrides(Pass):
    """See the module docstring."""

    name: ClassVar[str] = "rebase-strides"

    def apply(self, graph: Graph) -> tuple[int, list[Refusal]]:
        windows = [node for node in all_nodes(graph) if node.target in _WINDOWS and node.meta["val"].numel()]
        errors: list[Torch2HloError] = []
        for window in windows:
            try:
                _rebase(window.graph, window)
            except Torch2HloError as error:
                errors.append(error)
        if errors:
            raise gather(errors)
        return len(windows), []


def _rebase(graph: Graph, window: Node) -> None:
    operand: Node = window.args[0]  # type: ignore[assignment]
    root = operand
    while (parent := parent_of(root)) is not None:
        root = parent
    order = memory_order(root)
    written = window.target is aten.as_strided_scatter.default
    if order is None or root.meta["val"].dtype != operand.meta["val"].dtype:
        raise _refusal(window, "its operand's memory has more in it than one tensor's elements, each once")
    if written and (root is not operand or order != sorted(order)):
        raise _refusal(window, "the tensor to write to is not contiguous")
    first = 3 if written else 2  # where the strides are
    sizes, strides, *offset = window.args[first - 1 :]
    start = offset[0] if offset and offset[0] is not None else operand.meta["val"].storage_offset()
    memory = root if order == sorted(order) else _permuted(graph, window, root, order)
    window.args = (memory, *window.args[1 : first - 1], sizes, strides, start)


def _permuted(graph: Graph, window: Node, root: Node, order: list[int]) -> Node:
    with graph.inserting_before(window):
        memory = graph.call_function(aten.permute.default, (root, order))
    memory.meta = {**window.meta, "val": root.meta["val"].permute(order)}
    return memory


def _refusal(window: Node, reason: str) -> UnsupportedArgumentError:
    return UnsupportedArgumentError(
        f"{window.target}: {reason}",
        source=source_of(window),
        call=signature_of(window),
        hint="call .contiguous() or .clone() on it first",
    )
