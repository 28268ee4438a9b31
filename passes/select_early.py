"""Rows selected from a result  →  a result of the selected rows.

``model(tokens)[:, -1]`` computes the logits of every token and takes those of one. Operations that treat each row by
itself (matrix products, norms, whatever is pointwise) give the same for the rows alone. After this pass no matrix
product that only such operations read computes rows that are thrown away; pointwise operations alone stay as they are,
since a compiler fuses the selection into them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import torch
from torch.fx import Graph, Node, map_arg

from torch2hlo.graph import ancestors
from torch2hlo.internal_ops import dynamic_slice
from torch2hlo.rewriting import Pass, Refusal

aten = torch.ops.aten
_NORMS = {aten.rms_norm.default, aten.layer_norm.default}


@dataclass(frozen=True)
class SelectEarly(Pass):
    """See the module docstring."""

    name: ClassVar[str] = "select-early"

    def apply(self, graph: Graph) -> tuple[int, list[Refusal]]:
        rewrites = 0
        gone: set[Node] = set()
        for node in reversed(list(graph.nodes)):
            selection = _selection(node) if node not in gone else None
            if selection is None or not _by_rows(selection.base, selection):
                continue
            rows = _read_by_it_alone(graph, selection)
            if any(row.target is aten.linear.default for row in rows):
                gone |= _move(graph, selection, rows)
                rewrites += 1
        return rewrites, []


@dataclass(frozen=True)
class _Selection:
    """Some places of ``axis`` (counted from the end) of what ``node`` selects from."""

    node: Node
    axis: int

    @property
    def base(self) -> Node:
        """What it selects from."""
        base: Node = self.node.args[0]  # type: ignore[assignment]
        return base

    @property
    def size(self) -> int:
        """How many there are."""
        return int(self.base.meta["val"].shape[self.axis])

    @property
    def count(self) -> int:
        """How many it takes."""
        return 1 if self.node.target is aten.select.int else int(self.node.meta["val"].shape[self.axis])


def _selection(node: Node) -> _Selection | None:
    """What ``node`` selects, if it is fewer places of one dimension than there are."""
    args: Any = node.args
    if node.target in {aten.index_select.default, aten.select.int}:
        dim = args[1]
    elif node.target is aten.slice.Tensor:
        dim = args[1] if len(args) > 1 else 0
    elif node.target is dynamic_slice and len(args[1]) == 1:
        (dim,) = args[1]
    else:
        return None
    value, base = node.meta["val"], args[0].meta["val"]
    rank = base.dim()
    fewer = rank > 0 and (value.dim() < rank or value.shape[dim] < base.shape[dim])
    return _Selection(node, dim % rank - rank) if fewer and base.shape[dim] > 1 else None


def _read_by_it_alone(graph: Graph, selection: _Selection) -> list[Node]:
    """The operations, in order, whose rows it alone reads, in the end, and that treat each row by itself."""
    live = ancestors([graph.output_node()])
    found = {selection.node}
    for node in reversed(list(graph.nodes)):
        readers = [user for user in node.users if user in live]
        if readers and all(_reads_rows(user, node, found, selection) for user in readers) and _by_rows(node, selection):
            found.add(node)
    return [node for node in graph.nodes if node in found and node is not selection.node]


def _reads_rows(user: Node, node: Node, found: set[Node], selection: _Selection) -> bool:
    """Whether all that ``user`` takes from ``node`` are rows of which the selection leaves some."""
    if user is selection.node:
        return node is selection.base and all(node is not other for other in user.all_input_nodes[1:])
    return user in found and node in _with_rows(user, selection)


def _by_rows(node: Node, selection: _Selection) -> bool:
    """Whether each row of the result is made of the same row of operands."""
    value = node.meta.get("val")
    if node.op != "call_function" or not isinstance(value, torch.Tensor) or "draw" in node.meta:
        return False
    return (
        -selection.axis <= value.dim()
        and value.shape[selection.axis] == selection.size
        and bool(_with_rows(node, selection))
    )


def _with_rows(node: Node, selection: _Selection) -> list[Node]:
    """The operands that have the same rows as the result; none if the operation does not treat them one by one."""
    args: Any = node.args
    target: Any = node.target
    rank = node.meta["val"].dim()
    if target is aten.linear.default or target in _NORMS:
        columns = 1 if target is aten.linear.default else len(args[1])
        return [args[0]] if selection.axis < -columns and args[0] not in args[1:] else []
    if target is aten.slice.Tensor:
        dim = args[1] if len(args) > 1 else 0
        return [args[0]] if dim % rank - rank != selection.axis else []
    tags = getattr(target, "tags", ())
    if target is not aten._to_copy.default and torch.Tag.pointwise not in tags:
        return []
    if torch.Tag.nondeterministic_seeded in tags:
        return []
    return [operand for operand in node.all_input_nodes if _has_rows(operand, selection)]


def _has_rows(operand: Node, selection: _Selection) -> bool:
    shape = operand.meta["val"].shape
    return -selection.axis <= len(shape) and shape[selection.axis] == selection.size


def _move(graph: Graph, selection: _Selection, rows: list[Node]) -> set[Node]:
    """Compute ``rows`` anew from selected operands, in front of the selection, whose place the last of them takes.

    Returns the nodes that are erased for it.
    """
    node = selection.node
    made: dict[Node, Node] = {}
    with graph.inserting_before(node):
        for row in rows:
            operands = _with_rows(row, selection)
            made |= {each: _selected(graph, selection, each) for each in operands if each not in made}
            made[row] = _again(graph, selection, row, {operand: made[operand] for operand in operands})
        last = made[selection.base]
        if node.target is aten.select.int:
            last = graph.call_function(aten.select.int, (last, _dim(last, selection), 0))
            last.meta = dict(node.meta)
    node.replace_all_uses_with(last)
    gone = set()
    for old in (node, *reversed(rows)):
        if not old.users:
            graph.erase_node(old)
            gone.add(old)
    return gone


def _selected(graph: Graph, selection: _Selection, operand: Node) -> Node:
    """The same selection from ``operand``; the dimension stays."""
    target: Any = selection.node.target
    args: Any = selection.node.args
    dim = _dim(operand, selection)
    if target is aten.select.int:
        place = args[2] % selection.size
        target, args = aten.slice.Tensor, (operand, dim, place, place + 1)
    else:
        args = (operand, [dim] if target is dynamic_slice else dim, *args[2:])
    made = graph.call_function(target, args)
    made.meta = {**selection.node.meta, "val": _fewer(operand, selection)}
    return made


def _again(graph: Graph, selection: _Selection, row: Node, new: dict[Node, Node]) -> Node:
    """The operation on ``new`` operands in the place of its own."""

    def of(operand: Node) -> Node:
        return new.get(operand, operand)

    target: Any = row.target
    made = graph.call_function(target, map_arg(row.args, of), map_arg(row.kwargs, of))
    made.meta = {**row.meta, "val": _fewer(row, selection)}
    return made


def _fewer(node: Node, selection: _Selection) -> torch.Tensor:
    """A value like the node's, of those rows that are selected."""
    value, shape = node.meta["val"], list(node.meta["val"].shape)
    shape[selection.axis] = selection.count
    fewer: torch.Tensor = value.new_empty(shape)
    return fewer


def _dim(node: Node, selection: _Selection) -> int:
    return int(node.meta["val"].dim() + selection.axis)
