"""Which nodes of a recorded graph share memory, and how it is laid out: read from their fake tensors."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch.fx import Node


def storage_of(node: Node) -> int | None:
    """An identity that is the same for all nodes that share memory."""
    value = node.meta.get("val")
    if not isinstance(value, torch.Tensor) or value.layout is not torch.strided:
        return None
    storage: int = value.untyped_storage()._cdata
    return storage


def parent_of(node: Node) -> Node | None:
    """The node whose memory ``node`` is a view of; None if it has its own."""
    if node.op != "call_function" or not node.args or not isinstance(node.args[0], Node):
        return None
    return node.args[0] if storage_of(node) == storage_of(node.args[0]) else None


def memory_order(node: Node) -> list[int] | None:
    """The dimensions of ``node``, outermost in memory first, if its elements are all of its memory, once."""
    value = node.meta["val"]
    size, stride = list(value.shape), list(value.stride())
    if not all(isinstance(number, int) for number in (*size, *stride)) or value.storage_offset() != 0:
        return None
    if value.untyped_storage().nbytes() != value.numel() * value.element_size():
        return None
    order = sorted(range(len(size)), key=lambda dim: (-stride[dim], size[dim] == 1))
    expected = 1
    for dim in reversed(order):
        if size[dim] != 1:
            if stride[dim] != expected:
                return None
            expected *= size[dim]
    return order


def overlaps(size: Sequence[int], stride: Sequence[int]) -> bool:
    """Whether two elements of a strided window may be one place; True also where that is hard to tell."""
    reach = 1
    for step, count in sorted((step, count) for count, step in zip(size, stride, strict=True) if count != 1):
        if step < reach:
            return True
        reach += (count - 1) * step
    return False
