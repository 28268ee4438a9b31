"""Writes to state that happen only where a call is good: where a way that holds is taken, and no check fails.

A write is an operation that gives a tensor but for a part. It is guarded by what it writes: the new values, or those
that are there already. So no state is copied, as by a choice between all of the old and all of the new.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any

import torch
from torch._higher_order_ops.while_loop import while_loop_op
from torch.fx import Graph, Node, map_arg

from torch2hlo.graph import identity
from torch2hlo.internal_ops import dynamic_update_slice, if_good
from torch2hlo.lowerings.overlap import WRITES

aten = torch.ops.aten
_RESHAPES = {aten.view.default, aten.unsqueeze.default, aten.squeeze.dim, aten.squeeze.dims, aten.alias.default}


def _writes_of(value: Any, is_before: Callable[[Node], bool]) -> set[Node] | None:
    """The writes that make ``value`` of what was there before; None if it is made otherwise.

    What the rounds of a loop have written before one fails stays written, as in eager.
    """
    if not isinstance(value, Node) or is_before(value):
        return set() if isinstance(value, Node) else None
    args: Any = value.args
    if value.target in _RESHAPES:
        return _writes_of(args[0], is_before)
    if value.target is operator.getitem and args[0].target is while_loop_op:
        return _writes_of(args[0].args[2][args[1]], is_before)
    if value.target not in WRITES or not _is_guardable(value):
        return None
    earlier = _writes_of(args[0], is_before)
    inner = _writes_of(args[WRITES[value.target][1]], lambda node: _is_part(node, value))
    return None if earlier is None else earlier | ({value} if inner is None else inner)


def state_writes(value: Node, operand: tuple[str, str]) -> set[Node] | None:
    """The writes that make ``value`` of a placeholder, by its identity; None if it is made otherwise."""
    return _writes_of(value, lambda node: node.op == "placeholder" and identity(node) == operand)


def guard(graph: Graph, writes: set[Node]) -> None:
    """Let each of the writes take what is there where the call is not good; a dynamic slice's is guarded as emitted."""
    for write in [node for node in graph.nodes if node in writes and node.target is not dynamic_update_slice]:
        reading, at = WRITES[write.target]
        with graph.inserting_before(write):
            before = graph.call_function(reading, _place(write))
            kept = graph.call_function(if_good, (write.args[at], before))
        before.meta = {**write.meta, "val": reading(*map_arg(before.args, lambda node: node.meta["val"]))}
        kept.meta = dict(before.meta)
        write.args = (*write.args[:at], kept, *write.args[at + 1 :])


def _place(write: Node) -> tuple[Any, ...]:
    """The arguments of the operation that reads what ``write`` replaces."""
    at = WRITES[write.target][1]
    return (*write.args[:at], *write.args[at + 1 :]) if at == 1 else write.args[:at]


def _is_part(node: Node, write: Node) -> bool:
    """Whether ``node`` is what ``write`` replaces."""
    return node.target is WRITES[write.target][0] and node.args[: len(_place(write))] == _place(write)


def _is_guardable(write: Node) -> bool:
    """Whether it replaces values, and none by a mask."""
    indices = [node for node in write.all_input_nodes if node.meta["val"].dtype in {torch.bool, torch.uint8}]
    accumulates = write.target is aten.index_put.default and len(write.args) > 3 and bool(write.args[3])
    return not accumulates and not write.kwargs and not (write.target is aten.index_put.default and indices)
