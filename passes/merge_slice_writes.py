"""A write to a part of a part  →  one write to the whole, in place.

``cache[layer][:, p:q] = x`` arrives as a read of one layer, a write into what was read, and a write of that layer back:
two copies of a layer to change a few rows. After this pass it is one ``dynamic_update_slice`` of the whole, which a
compiler does in place when the whole is donated.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import torch
from torch.fx import Graph, Node

from torch2hlo.internal_ops import dynamic_update_slice
from torch2hlo.rewriting import Pass, Refusal, drop_dead

aten = torch.ops.aten
Place = int | Node


@dataclass(frozen=True)
class MergeSliceWrites(Pass):
    """See the module docstring."""

    name: ClassVar[str] = "merge-slice-writes"

    def apply(self, graph: Graph) -> tuple[int, list[Refusal]]:
        rewrites = 0
        for node in list(graph.nodes):
            outer = _write(node)
            inner = _write(outer.update) if outer is not None else None
            if outer is None or inner is None or not _reads(inner.base, outer):
                continue
            _replace(graph, node, outer, inner)
            rewrites += 1
        if rewrites:
            drop_dead(graph)
        return rewrites, []


@dataclass(frozen=True)
class _Write:
    """``update`` at ``starts`` (dimension → place) of ``base``; ``gone`` is the dimension that ``update`` lacks."""

    base: Node
    update: Node
    starts: dict[int, Place]
    gone: int | None = None


def _write(node: Any) -> _Write | None:
    """What ``node`` writes, if it is a write of a slice of step 1."""
    if not isinstance(node, Node):
        return None
    args: Any = node.args
    if node.target is dynamic_update_slice:
        base, update, dims, starts = args
        return _Write(base, update, dict(zip(dims, starts, strict=True)))
    rank = node.meta["val"].dim() if isinstance(node.meta.get("val"), torch.Tensor) else 0
    if node.target is aten.select_scatter.default:
        base, update, dim, index = args
        dim, size = dim % rank, node.meta["val"].shape[dim]
        return _Write(base, update, {dim: index % size}, gone=dim)
    if node.target is aten.slice_scatter.default:
        padded: Any = (*args, *(0, 0, None, 1)[len(args) - 2 :])
        base, update, dim, start, _, step = padded
        if step == 1 and isinstance(start, int | None) and (start or 0) >= 0:
            return _Write(base, update, {dim % rank: start or 0})
    return None


def _reads(node: Any, write: _Write) -> bool:
    """Whether ``node`` is what ``write`` is about to replace, as it was."""
    if not isinstance(node, Node) or not node.args or node.args[0] is not write.base or len(write.starts) != 1:
        return False
    ((dim, place),) = write.starts.items()
    rank = write.base.meta["val"].dim()
    if write.gone is not None:
        padded: Any = (*node.args, None, None)[:3]
        _, at, index = padded
        size = write.base.meta["val"].shape[dim]
        return bool(node.target is aten.select.int and at % rank == dim and index % size == place)
    if node.target is not aten.slice.Tensor:
        return False
    padded = (*node.args, *(0, 0, None, 1)[len(node.args) - 1 :])
    _, at, start, _, step = padded
    return bool(at % rank == dim and (start or 0) == place and step == 1)


def _replace(graph: Graph, node: Node, outer: _Write, inner: _Write) -> None:
    update, starts = inner.update, dict(inner.starts)
    value = node.meta["val"]
    with graph.inserting_before(node):
        if inner.gone is not None:
            update = _unsqueezed(graph, update, inner.gone, node)
        if outer.gone is not None:
            starts = {dim + (dim >= outer.gone): place for dim, place in starts.items()}
            update = _unsqueezed(graph, update, outer.gone, node)
        for dim, place in outer.starts.items():
            starts[dim] = place if dim not in starts else _sum(graph, place, starts[dim], node)
        places = [_tensor(graph, place, node) for place in starts.values()]
        merged = graph.call_function(dynamic_update_slice, (outer.base, update, list(starts), places))
    merged.meta = {**node.meta, "val": value}
    _read_from(graph, merged, outer, node)
    node.replace_all_uses_with(merged)
    graph.erase_node(node)


def _read_from(graph: Graph, merged: Node, outer: _Write, node: Node) -> None:
    """Let what reads the part after the write read it from the whole, so that the part need not be written."""
    part = outer.update
    later = [user for user in part.users if node < user]
    ((dim, place),) = outer.starts.items()
    if not later or not isinstance(place, int):
        return
    with graph.inserting_after(merged):
        if outer.gone is not None:
            read = graph.call_function(aten.select.int, (merged, dim, place))
        else:
            end = place + part.meta["val"].shape[dim]
            read = graph.call_function(aten.slice.Tensor, (merged, dim, place, end))
    read.meta = dict(part.meta)
    for user in later:
        user.replace_input_with(part, read)


def _unsqueezed(graph: Graph, node: Node, dim: int, origin: Node) -> Node:
    made = graph.call_function(aten.unsqueeze.default, (node, dim))
    shape = list(node.meta["val"].shape)
    made.meta = {**origin.meta, "val": node.meta["val"].new_empty([*shape[:dim], 1, *shape[dim:]])}
    return made


def _sum(graph: Graph, one: Place, other: Place, origin: Node) -> Place:
    if isinstance(one, int) and isinstance(other, int):
        return one + other
    made = graph.call_function(aten.add.Tensor, (_tensor(graph, one, origin), _tensor(graph, other, origin)))
    made.meta = {**origin.meta, "val": origin.meta["val"].new_empty((), dtype=torch.int64)}
    return made


def _tensor(graph: Graph, place: Place, origin: Node) -> Node:
    if isinstance(place, Node):
        return place
    made = graph.call_function(aten.full.default, ([], place), {"dtype": torch.int64})
    made.meta = {**origin.meta, "val": origin.meta["val"].new_empty((), dtype=torch.int64)}
    return made
