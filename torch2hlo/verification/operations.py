"""Each operation of a program by itself: its lowering and PyTorch's kernel, on the same values."""

from __future__ import annotations

import operator
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

import numpy as np
import torch
from torch.fx import Graph, Node, map_arg
from torch.utils import _pytree as pytree

from torch2hlo import arrays, pjrt
from torch2hlo.emit import Emitted, emit
from torch2hlo.emitter import Body
from torch2hlo.graph import all_nodes, subgraphs_of, typed
from torch2hlo.pjrt import Compiled


class Operations:
    """Runs single nodes of a program as programs of their own; equal ones are compiled once.

    Args:
        emitted: what the program was emitted from, with the lowerings that it has.

    """

    def __init__(self, emitted: Emitted) -> None:
        self._emitted = emitted
        self._compiled: dict[Any, tuple[Compiled, list[int]]] = {}

    def run(
        self, node: Node, values: Sequence[Any], words: np.ndarray[Any, Any], literals: Any
    ) -> dict[int, torch.Tensor]:
        """The results of ``node`` by index (0 where there is one), where its input nodes have ``values``."""
        key = operation_key(node, literals)
        if key not in self._compiled:
            self._compiled[key] = self._compile(node, literals)
        compiled, indices = self._compiled[key]
        operands = [
            value for operand, value in zip(node.all_input_nodes, values, strict=True) if operand not in literals
        ]
        drawn = [torch.from_numpy(words)] if _draws(node) else []
        placed = [arrays.to_device(value.contiguous(), compiled.device) for value in (*operands, *drawn)]
        results = compiled.execute(placed)
        return {index: arrays.from_device(result, "torch") for index, result in zip(indices, results, strict=True)}

    def value(
        self, node: Node, operands: Sequence[Any], words: np.ndarray[Any, Any], literals: Mapping[Node, torch.Tensor]
    ) -> Any:
        """What ``run`` gives, in the form that PyTorch's operation has: a tensor, or a list of all results."""
        results = self.run(node, operands, words, literals)
        if isinstance(node.meta["val"], torch.Tensor):
            return results[0]
        return [results.get(index) for index in range(len(node.meta["val"]))]

    def _compile(self, node: Node, literals: Mapping[Node, torch.Tensor]) -> tuple[Compiled, list[int]]:
        body, operands, indices = alone(node, literals)
        module = emit([body], operands, lowerings=self._emitted.lowerings)
        return pjrt.compile_module(module, pjrt.client_of("cpu"), {}), indices


def alone(node: Node, literals: Mapping[Node, torch.Tensor]) -> tuple[Body, list[Node], list[int]]:
    """``node`` in a graph of its own: what to emit, its operands, and which of its results it returns."""
    graph = Graph()
    made: dict[Node, Node] = {}
    for number, operand in enumerate(node.all_input_nodes):
        made[operand] = graph.placeholder(f"x{number}")
        made[operand].meta = {**operand.meta, "role": "value", "label": f"x{number}"}
    operands = [made[operand] for operand in node.all_input_nodes if operand not in literals]
    if _draws(node):
        key = graph.placeholder("key")
        key.meta = {"val": next(_tensors(node)).new_empty(2, dtype=torch.uint32), "role": "key", "label": "key"}
        operands.append(key)
    copy = graph.node_copy(node, made.__getitem__)
    value = node.meta["val"]
    results: tuple[Node, ...] = (copy,)
    indices = [0]
    if not isinstance(value, torch.Tensor):
        indices = sorted({cast(int, user.args[1]) for user in node.users if user.target is operator.getitem})
        results = tuple(_part(graph, copy, index) for index in indices)
    given = {made[operand]: literals[operand] for operand in node.all_input_nodes if operand in literals}
    return Body(graph, results, given), operands, indices


def _part(graph: Graph, node: Node, index: int) -> Node:
    part = graph.call_function(operator.getitem, (node, index))
    part.meta = {**node.meta, "val": node.meta["val"][index]}
    return part


def _tensors(node: Node) -> Iterator[torch.Tensor]:
    return (value for value in pytree.tree_leaves(node.meta["val"]) if isinstance(value, torch.Tensor))


def _draws(node: Node) -> bool:
    inner = (inside for part in subgraphs_of(node) for inside in all_nodes(part.graph))
    return any("draw" in one.meta for one in (node, *inner))


def operation_key(node: Node, literals: Mapping[Node, torch.Tensor]) -> Any:
    """Equal for nodes that are lowered alike: the operation, its types and constants, and which results are used."""
    if subgraphs_of(node):
        return node
    inputs = tuple(
        id(literals[operand]) if operand in literals else (typed(operand), operand.meta["val"].stride())
        for operand in node.all_input_nodes
    )
    used = tuple(sorted({str(user.args[1]) for user in node.users if user.target is operator.getitem}))
    places = {operand: f"%{number}" for number, operand in enumerate(node.all_input_nodes)}
    constants = str(map_arg((node.args, node.kwargs), places.__getitem__))
    return node.target, constants, inputs, typed(node.meta["val"]), used, node.meta.get("draw")
