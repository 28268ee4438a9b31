"""Attributes that the first call sets and later calls leave: ``if self.kind is None: self.kind = "regression"``.

They are no state of a program, as long as a call records the same with the old values as with the new ones.
"""

from __future__ import annotations

from typing import Any

import torch
from torch.fx import Graph, Node
from torch.utils import _pytree as pytree

from torch2hlo.graph import Subgraph


def same_graph(one: Graph, other: Graph) -> bool:
    """Whether two graphs compute the same from the same inputs."""
    return _described(one) == _described(other)


def _described(graph: Graph) -> list[Any]:
    number = {node: index for index, node in enumerate(graph.nodes)}

    def plain(value: Any) -> Any:
        if isinstance(value, Node):
            return ("node", number[value])
        if isinstance(value, Subgraph):
            return [_described(value.graph), [number.get(node) for node in value.inputs]]
        if isinstance(value, torch.Tensor):
            return (str(value.dtype), [str(size) for size in value.shape])
        return str(value) if isinstance(value, (torch.SymInt, torch.SymFloat, torch.SymBool)) else value

    return [
        (
            node.op,
            node.target if node.op == "call_function" else node.meta.get("label"),
            pytree.tree_map(plain, (node.args, node.kwargs)),
            pytree.tree_map(plain, node.meta.get("val")),
        )
        for node in graph.nodes
    ]
