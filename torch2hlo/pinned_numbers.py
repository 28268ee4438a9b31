"""Numbers that a way's condition leaves one value, computed on that way as on the others.

``if end == 1:`` makes a way on which Python knows that the position is 0, and writes to row 0; other ways write to the
row that they compute. Computed on all of them, the row is one value, and nothing has to be chosen.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import torch
from torch.fx import Graph, Node

from torch2hlo.graph import ancestors, source_of
from torch2hlo.internal_ops import dynamic_update_slice
from torch2hlo.merging import Numbering

aten = torch.ops.aten
Number = Node | int
_VALUE = {aten.full.default: 1, aten.scalar_tensor.default: 0}  # which argument of a constant is its value


class PinnedNumbers:
    """What the condition of each way, a 0-d bool, says of integers: those that equal a constant where it holds."""

    def __init__(self, conditions: Sequence[Node | None]) -> None:
        self._numbering = Numbering()
        self._pinned: list[dict[int, tuple[Node, int]]] = []
        for condition in conditions:
            known = list(_equalities(condition))
            self._pinned.append({self._number(node): (node, value) for node, value in known})

    def __bool__(self) -> bool:
        return any(self._pinned)

    def alike(self, values: Sequence[Number], before: Sequence[Node]) -> list[Number]:
        """An integer of each way, for a node of that way to read; computed alike where the conditions allow it."""
        computed = {self._number(value) for value in values if isinstance(value, Node)}
        if len(computed) != 1:
            return list(values)
        (number,) = computed
        return [
            self._at(pinned[number][0], reader) if pinned.get(number, (None, None))[1] == value else value
            for pinned, value, reader in zip(self._pinned, values, before, strict=True)
        ]

    def _number(self, node: Node) -> int:
        for each in sorted(ancestors([node])):
            self._numbering.number(each)
        return self._numbering.number(node)

    def _at(self, node: Node, reader: Node) -> Node:
        """``node``, moved to where ``reader`` can read it."""
        for each in sorted(ancestors([node])):
            if each.op == "call_function" and not each < reader:
                reader.prepend(each)
        return node


def share_places(graphs: Sequence[Graph], numbers: PinnedNumbers) -> None:
    """Let all ways write slices to places that they compute alike, in place."""
    found = [graph.find_nodes(op="call_function", target=dynamic_update_slice) for graph in graphs]
    if not numbers or len({tuple(map(_line, writes)) for writes in found}) > 1:
        return
    for writes in zip(*found, strict=True):
        places: list[tuple[Any, ...]] = [node.args for node in writes]
        starts = zip(*(args[3] for args in places), strict=True)
        chosen = [_chosen(nodes, numbers.alike([*map(constant_or_node, nodes)], writes)) for nodes in starts]
        for node, args, own in zip(writes, places, zip(*chosen, strict=True), strict=True):
            node.args = (*args[:3], list(own))


def _line(write: Node) -> tuple[Any, ...]:
    """What the same write on another way has too."""
    return source_of(write), str(write.args[2])


def _chosen(given: Sequence[Node], alike: Sequence[Number]) -> list[Node]:
    return [new if isinstance(new, Node) else old for old, new in zip(given, alike, strict=True)]


def constant_or_node(number: Number) -> Number:
    """The value of an integer that is a constant, else the node."""
    if isinstance(number, int):
        return number
    value = number.args[_VALUE[number.target]] if number.target in _VALUE else None
    return value if isinstance(value, int) else number


def _equalities(condition: Node | None) -> Iterator[tuple[Node, int]]:
    """Integers that are equal to a constant where all parts of ``condition`` are true."""
    if condition is None or condition.op != "call_function":
        return
    args: Any = condition.args
    if condition.target is aten.bitwise_and.Tensor:
        yield from _equalities(args[0])
        yield from _equalities(args[1])
    elif condition.target is aten.eq.Tensor:
        yield from _solutions(constant_or_node(args[0]), constant_or_node(args[1]))


def _solutions(one: Number, other: Number) -> Iterator[tuple[Node, int]]:
    """What ``one == other`` says, also of what was added to a constant."""
    if isinstance(one, int):
        one, other = other, one
    if isinstance(one, int) or isinstance(other, Node):
        return
    yield one, other
    if one.target is aten.add.Tensor and not one.kwargs:
        args: Any = one.args
        left, right = map(constant_or_node, args)
        if isinstance(left, int):
            left, right = right, left
        if isinstance(left, Node) and isinstance(right, int):
            yield left, other - right
