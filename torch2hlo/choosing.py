"""Several ways through the code, emitted as one: what they share once, and a choice where they differ."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import torch
from torch.fx import Node
from torch.utils import _pytree as pytree

from torch2hlo import build
from torch2hlo.emitter import Body, Emitter, ancestors, types_of
from torch2hlo.graph import identity
from torch2hlo.internal_ops import dynamic_update_slice
from torch2hlo.merging import Choice, Numbering, Shared, merge
from torch2hlo.mlir import Value, hlo


@dataclass
class Choosing(Emitter):
    """Emits one body or several.

    Attributes:
        numbering: tells which conditions are the same.
        known: their values.
        chosen: a node of each way → the value of that choice.

    """

    numbering: Numbering = field(default_factory=Numbering)
    known: dict[int, Any] = field(default_factory=dict)
    chosen: dict[tuple[Node | None, ...], Value] = field(default_factory=dict)

    def choice(
        self, bodies: Sequence[Body], failing: Sequence[Body], unchanged: dict[int, tuple[str, str]]
    ) -> list[Value]:
        """The bodies as one, with ``stablehlo.case`` where they differ, after what decides between them."""
        way = self._decided([*bodies, *failing])
        self.holds = build.compare(way, build.constant(len(bodies), torch.int32), "LT")
        for step in merge([self._calls(body) for body in bodies], [body.results for body in bodies]):
            if isinstance(step, Shared):
                self._emit_shared(step, bodies)
            else:
                self._emit_choice(step, bodies, way)
        results = [self._common(nodes, bodies[0]) for nodes in zip(*(body.results for body in bodies), strict=True)]
        for index, operand in unchanged.items():
            if not _keeps(bodies[0].results[index], operand):
                shape = build.shape_of(results[index])
                results[index] = build.select(
                    build.broadcast(self.holds, shape), results[index], self.arguments[operand]
                )
        return [*results, way]

    def _decided(self, bodies: Sequence[Body]) -> Value:
        """The index of the first body whose condition holds; their number if none does."""
        way = build.constant(len(bodies), torch.int32)
        for number, body in reversed(list(enumerate(bodies))):
            assert body.holds is not None
            self._emit_shared_by_ways(body)
            way = build.select(self.values[body.holds], build.constant(number, torch.int32), way)
        return way

    def _calls(self, body: Body) -> list[Node]:
        """The nodes that the results need and that are not emitted yet; constants are made where they are read."""
        needed = ancestors(body.results)
        return [
            node
            for node in body.graph.nodes
            if node in needed and node.op == "call_function" and node not in self.values and not _is_constant(node)
        ]

    def _emit_shared(self, step: Shared, bodies: Sequence[Body]) -> None:
        flat = [pytree.tree_flatten((node.args, node.kwargs)) for node in step.nodes]
        given = [
            self._common(leaves, bodies[0]) if isinstance(leaves[0], Node) else leaves[0]
            for leaves in zip(*(leaves for leaves, _ in flat), strict=True)
        ]
        self._emit(step.nodes[0], bodies[0], pytree.tree_unflatten(given, flat[0][1]))
        for node in step.nodes[1:]:
            self.values[node] = self.values[step.nodes[0]]

    def _common(self, nodes: tuple[Node, ...], body: Body) -> Any:
        """The one value of these nodes, a node of each way: one way's may be chosen beside several of another's."""
        return self.chosen[nodes] if nodes in self.chosen else self._value(nodes[0], body)

    def _emit_choice(self, step: Choice, bodies: Sequence[Body], way: Value) -> None:
        if not any(step.blocks) and all(_is_scalar(nodes[0]) for nodes in step.results):
            self._emit_selection(step, bodies, way)
            return

        def block(number: int) -> list[Value]:
            before, self.values = self.values, dict(self.values)
            for node in step.blocks[number]:
                for operand in node.all_input_nodes:
                    self._value(operand, bodies[number])
                self._emit(node, bodies[number])
            results = [self._result(nodes, number, bodies) for nodes in step.results]
            self.values = before
            return results

        examples = [next(node for node in nodes if node is not None) for nodes in step.results]
        case = hlo.CaseOp(types_of(examples), way, len(bodies))
        for number, region in enumerate(case.regions):
            build.fill_region(region, [], lambda number=number: block(number))
        for nodes, value in zip(step.results, case.results, strict=True):
            self._choose(nodes, value)

    def _choose(self, nodes: tuple[Node | None, ...], value: Value) -> None:
        """What was known before is still read by what does not differ, and stays."""
        self.chosen[nodes] = value
        for node in nodes:
            if node is not None:
                self.values.setdefault(node, value)

    def _emit_selection(self, step: Choice, bodies: Sequence[Body], way: Value) -> None:
        """Numbers that are there on every way: no branch is needed to choose among them."""
        for nodes in step.results:
            *others, chosen = [self._result(nodes, number, bodies) for number in range(len(bodies))]
            for number, value in reversed(list(enumerate(others))):
                taken = build.compare(way, build.constant(number, torch.int32), "EQ")
                chosen = build.select(taken, value, chosen)
            self._choose(nodes, chosen)

    def _result(self, nodes: Sequence[Node | None], number: int, bodies: Sequence[Body]) -> Value:
        node = nodes[number]
        if node is not None:
            value: Value = self._value(node, bodies[number])
            return value
        like = next(other for other in nodes if other is not None).meta["val"]
        return build.constant(0, like.dtype, list(like.shape))

    def _value(self, node: Node, body: Body) -> Any:
        """The value of a node that is a placeholder or has been emitted."""
        if node not in self.values:
            self._emit(node, body)
        return self.values[node]

    def _emit_shared_by_ways(self, body: Body) -> None:
        """All that a body's condition needs; what another body's needed too is there."""
        needed = ancestors([body.holds] if body.holds is not None else [])
        for node in body.graph.nodes:
            if node in needed and node not in self.values:
                number = self.numbering.number(node)
                if number not in self.known:
                    self._emit(node, body)
                    self.known[number] = self.values[node]
                self.values[node] = self.known[number]


def _is_constant(node: Node) -> bool:
    return not node.all_input_nodes and node.meta.get("draw") is None


def _is_scalar(node: Node | None) -> bool:
    return node is not None and isinstance(value := node.meta.get("val"), torch.Tensor) and value.dim() == 0


def _keeps(node: Node, operand: tuple[str, str]) -> bool:
    """Whether a value is the operand but for writes that are guarded one by one."""
    while node.target is dynamic_update_slice:
        node = node.args[0]  # type: ignore[assignment]
    return node.op == "placeholder" and identity(node) == operand
