"""Ways through the code that differ only in places become one way, with a choice in those places.

The graphs of the ways are laid side by side. Nodes that are the same operation, from the same line, on the same values
are one; what lies between them is a `Choice` of blocks, and where a later common node reads a different value on each
way, that value is a result of the choice. So state that all ways write in the same manner is written once, in place,
outside of any choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from difflib import SequenceMatcher
from typing import Any

import torch
from torch.fx import Node
from torch.utils import _pytree as pytree

from torch2hlo.graph import Subgraph, identity


@dataclass(frozen=True)
class Shared:
    """The same node on every way."""

    nodes: tuple[Node, ...]


@dataclass(eq=False)
class Choice:
    """A block of nodes for each way.

    ``results``: for each value that is read later, the node that has it on each way; None on the ways that lack it.
    """

    blocks: list[list[Node]]
    results: list[tuple[Node | None, ...]] = field(default_factory=list)


class Numbering:
    """Numbers for nodes of several graphs: equal for what computes the same from the same operands."""

    def __init__(self) -> None:
        self._of: dict[Node, int] = {}
        self._by_form: dict[Any, int] = {}

    def number(self, node: Node) -> int:
        """The number of ``node``, all of whose operands have one."""
        if node not in self._of:
            self._of[node] = self._by_form.setdefault(self._form(node), len(self._by_form))
        return self._of[node]

    def _form(self, node: Node) -> Any:
        if node.op == "placeholder":
            return identity(node)
        leaves, spec = pytree.tree_flatten((node.args, node.kwargs))
        return node.target, _type(node), node.meta.get("draw"), str(spec), tuple(map(self._part, leaves))

    def _part(self, value: Any) -> Any:
        if isinstance(value, Node):
            return "node", self.number(value)
        if isinstance(value, Subgraph):
            inner = Numbering()
            inner._of |= {given: -1 - index for index, given in enumerate(value.inputs)}
            forms = [inner._form(one) for one in value.graph.nodes if one.op == "call_function"]
            return "graph", tuple(forms), tuple(inner.number(one) for one in value.outputs)
        return type(value), str(value)


class _UnmergeableError(Exception):
    """A node can't be common to all ways."""


def merge(ways: Sequence[Sequence[Node]], results: Sequence[Sequence[Node]]) -> list[Shared | Choice]:
    """What to emit, in order, so that every way's ``results`` (the same number, of the same types) are known.

    Args:
        ways: the nodes of each way, in order, without placeholders and what is known before the choice.
        results: what each way returns.

    """
    return _Merging(ways).run(results)


class _Merging:
    def __init__(self, ways: Sequence[Sequence[Node]]) -> None:
        self.ways = ways
        self.count = len(ways)
        self.inside: set[Node] = set().union(*ways)
        self.steps: list[Shared | Choice] = []
        self.pending: list[list[Node]] = [[] for _ in ways]
        self.waiting: set[Node] = set()
        self.number: list[dict[Node, Any]] = [{} for _ in ways]
        self.before: dict[Node, Any] = {}
        self.known: dict[Any, object] = {}
        self.home: dict[Node, Choice] = {}

    def run(self, results: Sequence[Sequence[Node]]) -> list[Shared | Choice]:
        done = [0] * self.count
        for anchor in _anchors(self.ways):
            for way, index in enumerate(anchor):
                self._defer(way, self.ways[way][done[way] : index])
                done[way] = index + 1
            self._common(tuple(self.ways[way][index] for way, index in enumerate(anchor)))
        for way, nodes in enumerate(self.ways):
            self._defer(way, nodes[done[way] :])
        wanted = list(zip(*results, strict=True))
        chosen = [nodes for nodes in wanted if not self._same(nodes) and not self._given_before(nodes)]
        if chosen or any(self.pending):
            self._close(chosen)
        self._export(results)
        return self.steps

    def _export(self, results: Sequence[Sequence[Node]]) -> None:
        """What one way's block computes and a later block or result of that way reads is a result of its choice too."""
        choices = [step for step in self.steps if isinstance(step, Choice)]
        for choice in choices:
            for way, block in enumerate(choice.blocks):
                inside, given = set(block), {nodes[way] for nodes in choice.results}
                later = [user for node in block for user in node.users if user not in inside]
                read = {node for node in block if any(user in later and user.op != "output" for user in node.users)}
                read |= inside & set(results[way])
                for node in [node for node in block if node in read - given]:
                    choice.results.append(tuple(node if other == way else None for other in range(self.count)))

    def _defer(self, way: int, nodes: Sequence[Node]) -> None:
        self.pending[way] += nodes
        self.waiting.update(nodes)

    def _common(self, nodes: tuple[Node, ...]) -> None:
        """Take the nodes as one, if their operands are the same values or can be results of the choice before them."""
        try:
            chosen = self._chosen(nodes)
        except _UnmergeableError:
            for way, node in enumerate(nodes):
                self._defer(way, [node])
            return
        if chosen:
            self._close(chosen)
        self.steps.append(Shared(nodes))
        self._number(nodes)

    def _chosen(self, nodes: tuple[Node, ...]) -> list[tuple[Node, ...]]:
        """The operands that differ by way, all of them from the blocks that are waiting."""
        flat = [pytree.tree_flatten((node.args, node.kwargs)) for node in nodes]
        if any(spec != flat[0][1] for _, spec in flat):
            raise _UnmergeableError
        chosen = []
        for values in zip(*(leaves for leaves, _ in flat), strict=True):
            if not all(isinstance(value, Node) for value in values):
                if any(value is not values[0] and value != values[0] for value in values):
                    raise _UnmergeableError
            elif not self._same(values):
                if not self._can_choose(values):
                    raise _UnmergeableError
                if not self._same(values):
                    chosen.append(values)
        return list(dict.fromkeys(chosen))

    def _can_choose(self, values: tuple[Node, ...]) -> bool:
        if not all(isinstance(value.meta.get("val"), torch.Tensor) for value in values):
            return False  # several results: what takes one of them apart stays beside it
        types = {_type(value) for value in values}
        readable = [value in self.waiting or self._is_known(way, value) for way, value in enumerate(values)]
        return len(types) == 1 and (all(readable) or self._given_before(values))

    def _given_before(self, values: tuple[Node, ...]) -> bool:
        """Make ``values`` a result of the choice that has them all in its blocks, if there is one."""
        homes = {self.home.get(value) for value in values if value in self.inside}
        if len(homes) != 1 or (home := homes.pop()) is None:
            return False
        home.results.append(values)
        self._number(values)
        return True

    def _is_known(self, way: int, value: Node) -> bool:
        return value not in self.inside or value in self.number[way]

    def _same(self, values: tuple[Node, ...]) -> bool:
        return len({self._identity(way, value) for way, value in enumerate(values)}) == 1

    def _identity(self, way: int, value: Node) -> Any:
        """The same for two values that are certainly equal."""
        if value in self.number[way]:
            return self.number[way][value]
        return (way, value) if value in self.inside else self._computed_before(value)

    def _computed_before(self, node: Node) -> Any:
        """The same for nodes from before the ways part that compute the same from the same.

        A choice made since of one of their operands is not what they were computed from.
        """
        if node not in self.before:
            leaves, spec = pytree.tree_flatten((node.args, node.kwargs))
            parts = (self._computed_before(x) if isinstance(x, Node) else (type(x), x) for x in leaves)
            form = node.target, node.meta.get("draw"), spec, tuple(parts)
            self.before[node] = identity(node) if node.op == "placeholder" else self.known.setdefault(form, object())
        return self.before[node]

    def _close(self, chosen: list[tuple[Node, ...]]) -> None:
        """End the waiting blocks as one choice; what it gives is from now on the same value on every way."""
        choice = Choice(self.pending, list(chosen))
        self.steps.append(choice)
        self.home.update({node: choice for block in choice.blocks for node in block})
        self.pending, self.waiting = [[] for _ in self.ways], set()
        for values in chosen:
            self._number(values)

    def _number(self, nodes: tuple[Node, ...]) -> None:
        name = object()
        for way, node in enumerate(nodes):
            self.number[way][node] = name


def _anchors(ways: Sequence[Sequence[Node]]) -> list[tuple[int, ...]]:
    """Positions of nodes that look alike on every way, in order on each."""
    keys = [[_key(node) for node in nodes] for nodes in ways]
    matched = [{index: index for index in range(len(keys[0]))}]
    for other in keys[1:]:
        blocks = SequenceMatcher(None, keys[0], other, autojunk=False).get_matching_blocks()
        matched.append({block.a + i: block.b + i for block in blocks for i in range(block.size)})
    common = [index for index in range(len(keys[0])) if all(index in match for match in matched)]
    return [tuple(match[index] for match in matched) for index in common]


def _key(node: Node) -> tuple[Any, ...]:
    sources = node.meta.get("sources", ())
    return node.target, _type(node), node.meta.get("module"), sources[0] if sources else None, node.meta.get("draw")


def _type(node: Node) -> Any:
    value = node.meta.get("val")
    if isinstance(value, torch.Tensor):
        return tuple(value.shape), value.dtype
    return (
        tuple((tuple(item.shape), item.dtype) for item in value if item is not None)
        if isinstance(value, (tuple, list))
        else None
    )
