"""Writes of what is read from the same tensor at other places, like ``x[1:] = x[:-1]``.

XLA:CPU makes one loop of the reading and the writing of a slice, and runs it in the memory of ``x``: it then reads what
it has just written (jaxlib 0.10.2). Such writes are emitted without a slice that is updated.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import torch
from torch.fx import Node

from torch2hlo import build
from torch2hlo.internal_ops import dynamic_slice, dynamic_update_slice, if_good
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten

# A write → what reads the same place of the same tensor, and where the new values stand among its arguments.
WRITES: Mapping[Any, tuple[Any, int]] = {
    aten.slice_scatter.default: (aten.slice.Tensor, 1),
    aten.select_scatter.default: (aten.select.int, 1),
    aten.as_strided_scatter.default: (aten.as_strided.default, 1),
    aten.index_put.default: (aten.index.Tensor, 2),
    aten._unsafe_index_put.default: (aten.index.Tensor, 2),
    aten.index_copy.default: (aten.index_select.default, 3),
    aten.put.default: (aten.take.default, 2),
    dynamic_update_slice: (dynamic_slice, 1),
}
# What no compiler makes part of a loop around it: its result is in memory before the write begins.
_WHOLE = {
    aten.linear.default,
    aten.mm.default,
    aten.bmm.default,
    aten.addmm.default,
    aten.baddbmm.default,
    aten.matmul.default,
    aten.scaled_dot_product_attention.default,
    aten.convolution.default,
    aten.conv1d.default,
    aten.conv2d.default,
    aten.conv3d.default,
    aten.sort.default,
    aten.topk.default,
}


def reads_elsewhere(write: Node) -> bool:
    """Whether new values of ``write`` are read from other places of what it writes, with no detour through memory."""
    reading, at = WRITES[write.target]
    x, new = write.args[0], write.args[at]
    if not isinstance(x, Node) or not isinstance(new, Node):
        return False
    memory, place = _views(x), _place(write, at)
    seen: set[tuple[Node, bool]] = set()
    waiting = [(new, True)]
    while waiting:
        node, in_place = waiting.pop()
        if (node, in_place) in seen or node < memory[-1] or node.target in _WHOLE:
            continue
        seen.add((node, in_place))
        if in_place and node.target is reading and node.args[0] is x and _place(node, 0)[: len(place)] == place:
            continue
        if node in memory:
            return True
        # What a guarded write takes, where it is not to happen, are the very elements that it would replace.
        operands = node.all_input_nodes[:1] if node.target is if_good else node.all_input_nodes
        waiting += [(operand, in_place and _same_place(node, operand)) for operand in operands]
    return False


def _views(x: Node) -> list[Node]:
    """``x``, and what it is the same memory of in another shape."""
    found = [x]
    while found[-1].target in {aten.view.default, aten.unsqueeze.default, aten.squeeze.dim, aten.alias.default}:
        found.append(found[-1].args[0])  # type: ignore[arg-type]
    return found


def _place(node: Node, values: int) -> list[Any]:
    """The arguments that say which elements are read or written."""
    return [argument for index, argument in enumerate(node.args) if index not in {0, values}]


def _same_place(node: Node, operand: Node) -> bool:
    """Whether an element of ``node`` needs no element of ``operand`` but the one at its own place."""
    pointwise = torch.Tag.pointwise in getattr(node.target, "tags", ())
    pointwise = pointwise or (node.target in WRITES and operand is node.args[0])
    value, of = node.meta.get("val"), operand.meta.get("val")
    return pointwise and isinstance(value, torch.Tensor) and isinstance(of, torch.Tensor) and value.shape == of.shape


def write_apart(x: Value, new: Value, starts: Sequence[Value]) -> Value:
    """What ``dynamic_update_slice`` gives, by a choice between ``x`` and the new values in an array of their own."""
    shape, dtype = build.shape_of(x), build.dtype(x)
    written = hlo.dynamic_update_slice(build.constant(0, dtype, shape), new, list(starts))
    inside = build.constant(True, torch.bool, build.shape_of(new))
    inside = hlo.dynamic_update_slice(build.constant(False, torch.bool, shape), inside, list(starts))
    return build.select(inside, written, x)
