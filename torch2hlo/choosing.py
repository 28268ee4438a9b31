"""Several ways through the code, emitted as one: what they share once, and a choice where they differ."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import torch
from torch.fx import Node
from torch.utils import _pytree as pytree

from torch2hlo import build
from torch2hlo.emitter import Body, Emitter, types_of
from torch2hlo.graph import ancestors, is_integer, subgraphs_of
from torch2hlo.lowering import draws_random
from torch2hlo.merging import Choice, Numbering, Shared, merge
from torch2hlo.mlir import Value, hlo
from torch2hlo.state_writes import state_writes


@dataclass
class Choosing(Emitter):
    """Emits one body or several.

    Attributes:
        numbering: tells which conditions are the same.
        known: their values.
        chosen: a node of each way → the value of that choice.
        unguarded: nodes that are emitted before it is known whether anything may be written.

    """

    numbering: Numbering = field(default_factory=Numbering)
    known: dict[int, Any] = field(default_factory=dict)
    chosen: dict[tuple[Node | None, ...], Value] = field(default_factory=dict)
    unguarded: set[Node] = field(default_factory=set)

    def program(
        self, bodies: Sequence[Body], failing: Sequence[Body], unchanged: dict[int, tuple[str, str]]
    ) -> list[Value]:
        """The bodies as one; then, if there are several, which of them was taken; then what the checks found.

        Where none is taken or a check fails, results in ``unchanged`` are the operands that they are new values of.
        """
        way = self._decided([*bodies, *failing]) if bodies[0].holds is not None else None
        known = self._known_before(bodies, way) if unchanged else {}
        self.unguarded = set(self.values)
        taken = [] if way is None else [build.compare(way, build.constant(len(bodies), torch.int32), "LT")]
        self.holds = _all([*taken, *map(_is_good, known.values())])
        late = [index for index in range(len(bodies[0].checks)) if index not in known]
        wanted = [(*body.results, *(body.checks[index] for index in late)) for body in bodies]
        values = self._one(bodies[0], wanted[0]) if way is None else self._choice(bodies, wanted, way)
        results, found = values[: len(bodies[0].results)], values[len(bodies[0].results) :]
        self._keep(results, bodies, unchanged, found)
        checks = known | dict(zip(late, found, strict=True))
        return [*results, *([] if way is None else [way]), *_packed([checks[index] for index in sorted(checks)])]

    def _one(self, body: Body, wanted: Sequence[Node]) -> list[Value]:
        self._emit_needed(body, wanted)
        return [self.values[node] for node in wanted]

    def _choice(self, bodies: Sequence[Body], wanted: Sequence[Sequence[Node]], way: Value) -> list[Value]:
        """What is wanted of the bodies, with ``stablehlo.case`` where they differ."""
        for body in bodies:
            self._emit_before(body, self._numbers(body))
        for step in merge([self._calls(body, nodes) for body, nodes in zip(bodies, wanted, strict=True)], wanted):
            if isinstance(step, Shared):
                self._emit_shared(step, bodies)
            else:
                self._emit_choice(step, bodies, way)
        return [self._common(nodes, bodies[0]) for nodes in zip(*wanted, strict=True)]

    def _keep(
        self,
        results: list[Value],
        bodies: Sequence[Body],
        unchanged: dict[int, tuple[str, str]],
        late: Sequence[Value],
    ) -> None:
        """Put the operand in the place of its new value where a body does not hold or a check fails.

        Writes that are guarded one by one need that only for checks that come ``late``, after them.
        """
        good = _all([*([] if self.holds is None else [self.holds]), *(map(_is_good, late) if unchanged else [])])
        for index, operand in unchanged.items():
            if good is not None and not all(self._is_guarded(body.results[index], operand, late) for body in bodies):
                everywhere = build.broadcast(good, build.shape_of(results[index]))
                results[index] = build.select(everywhere, results[index], self.arguments[operand])

    def _is_guarded(self, node: Node, operand: tuple[str, str], late: Sequence[Value]) -> bool:
        """Whether a value is the operand but for writes that are guarded one by one."""
        writes = state_writes(node, operand)
        return writes is not None and not writes & self.unguarded and not (writes and late)

    def _known_before(self, bodies: Sequence[Body], way: Value | None) -> dict[int, Value]:
        """By position, the checks that are made of integers alone: cheap enough to come before all else."""
        known: dict[int, Value] = {}
        for index, nodes in enumerate(zip(*(body.checks for body in bodies), strict=True)):
            if all(map(_is_of_integers, nodes)):
                for node, body in zip(nodes, bodies, strict=True):
                    self._emit_before(body, ancestors([node]))
                known[index] = self._selected([self.values[node] for node in nodes], way)
        return known

    def _decided(self, bodies: Sequence[Body]) -> Value:
        """The index of the first body whose condition holds; their number if none does."""
        way = build.constant(len(bodies), torch.int32)
        for number, body in reversed(list(enumerate(bodies))):
            assert body.holds is not None
            self._emit_before(body, ancestors([body.holds]))
            way = build.select(self.values[body.holds], build.constant(number, torch.int32), way)
        return way

    def _calls(self, body: Body, wanted: Sequence[Node]) -> list[Node]:
        """The nodes that are needed and not emitted yet; constants are made where they are read."""
        needed = ancestors(wanted)
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
            values = [self._result(nodes, number, bodies) for number in range(len(bodies))]
            self._choose(nodes, self._selected(values, way))

    def _selected(self, values: Sequence[Value], way: Any) -> Value:
        """The value of the way that is taken; ``way`` is not read where they are the same."""
        *others, chosen = values
        for number, value in reversed(list(enumerate(others))):
            if value != chosen:
                taken = build.compare(way, build.constant(number, torch.int32), "EQ")
                chosen = build.select(taken, value, chosen)
        return chosen

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

    def _numbers(self, body: Body) -> set[Node]:
        """Numbers that are computed from known ones, on whichever ways: all of them can be, before the choice."""
        known: set[Node] = set()
        for node in body.graph.nodes:
            if _is_number(node) and all(each in known or each in self.values for each in node.all_input_nodes):
                known.add(node)
        return known

    def _emit_before(self, body: Body, needed: set[Node]) -> None:
        """Nodes of a body, of which all operands are known or among them; what another body's needed too is there."""
        for node in body.graph.nodes:
            if node in needed and node not in self.values:
                number = self.numbering.number(node)
                if number not in self.known:
                    self._emit(node, body)
                    self.known[number] = self.values[node]
                self.values[node] = self.known[number]


def _is_constant(node: Node) -> bool:
    return not node.all_input_nodes and node.meta.get("draw") is None


def _is_number(node: Node) -> bool:
    """Whether it is an integer or a bool made of numbers alone."""
    made = [node, *node.all_input_nodes]
    return (
        node.op == "call_function"
        and not draws_random(node.target)
        and _is_scalar(node)
        and not node.meta["val"].dtype.is_floating_point
        and all(_is_scalar(each) for each in made)
    )


def _is_scalar(node: Node | None) -> bool:
    return node is not None and isinstance(value := node.meta.get("val"), torch.Tensor) and value.dim() == 0


def _is_of_integers(check: Node) -> bool:
    """Whether no operation on floats, nothing random, no branch and no loop leads to it."""
    return not any(
        node.op == "call_function" and (not is_integer(node) or "draw" in node.meta or subgraphs_of(node))
        for node in ancestors([check])
    )


def _is_good(check: Value) -> Value:
    return build.compare(check, build.constant(0, torch.int64), "EQ")


def _all(conditions: Sequence[Value]) -> Value | None:
    return functools.reduce(hlo.and_, conditions) if conditions else None


def _packed(checks: Sequence[Value]) -> list[Value]:
    """One tensor with all of them; none where there are none."""
    return [build.concatenate([build.reshape(check, [1]) for check in checks], 0)] if checks else []
