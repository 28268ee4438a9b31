"""The graph that is being recorded: the whole one, or that of a branch or loop body."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import nullcontext
from dataclasses import dataclass, field
from typing import Any

import torch
from torch.fx import Graph, Node

from torch2hlo.capture.bases import Bases
from torch2hlo.errors import Source
from torch2hlo.graph import source_of


@dataclass(eq=False)
class Scope:
    """A graph that is being recorded: the whole one, or that of a branch or loop body inside another.

    Attributes:
        graph: what is recorded.
        outer: the scope around it.
        nodes: ``id`` of a tensor → its node here.
        first: the first node that is no placeholder.
        captured: the placeholders for tensors of the scopes around, with these.
        is_loop: whether it may run again, after what it writes itself.
        items: numbers that were read here, by the place that they were read from.
        facts: what is known here of numbers known only at run time.
        mirrors: memory → ``(condition, tensor in it, tensor elsewhere)`` that are one tensor if the condition holds.
        bases: memory of a branch's or loop's result → the memory that it may be, or be a part of: see `sharing`.
        stale: memory that must not be read any more, with the line that wrote what it may share: see `sharing`.
        failed: why a scope inside could not be recorded, which the user's own ``except`` may have caught.
        assumed: what must hold of them, or 0-d tensors that must be true, for the recorded graph to be right.

    """

    graph: Graph = field(default_factory=Graph)
    outer: Scope | None = None
    nodes: dict[int, Node] = field(default_factory=dict)
    first: Node | None = None
    captured: dict[Node, torch.Tensor] = field(default_factory=dict)
    is_loop: bool = False
    items: dict[tuple[Any, ...], Any] = field(default_factory=dict)
    facts: list[Any] = field(default_factory=list)
    assumed: list[Any] = field(default_factory=list)
    failed: Exception | None = None
    mirrors: dict[int, list[tuple[torch.Tensor, torch.Tensor, torch.Tensor]]] = field(default_factory=dict)
    bases: dict[int, Bases] = field(default_factory=dict)
    stale: dict[int, Source | None] = field(default_factory=dict)

    def around(self) -> Iterator[Scope]:
        """This scope, the one around it, and so on."""
        yield self
        if self.outer is not None:
            yield from self.outer.around()

    def item(self, place: tuple[Any, ...]) -> Any:
        """The number that was read from ``place``, here or before this scope; None if it is to be read."""
        if place in self.items or self.outer is None or self.is_loop:
            return self.items.get(place)
        return self.outer.item(place)

    def is_known(self, tensor: torch.Tensor) -> bool:
        """Whether it exists here."""
        return any(id(tensor) in scope.nodes for scope in self.around())

    def mirror(self, condition: torch.Tensor, one: torch.Tensor, other: torch.Tensor) -> None:
        """Take it that two tensors are one if ``condition`` holds: what is written to one is written to both."""
        for mine, its in ((one, other), (other, one)):
            self.mirrors.setdefault(mine.untyped_storage()._cdata, []).append((condition, mine, its))

    def assume(self, what: Any) -> None:
        """Take ``what`` for true from here on."""
        self.assumed.append(what)
        self.facts.append(what)

    def add_input(self, label: str, value: Any, role: str) -> Node:
        """A placeholder, before everything that is no placeholder."""
        with self.graph.inserting_before(self.first) if self.first is not None else nullcontext():
            node = self.graph.placeholder(re.sub(r"\W+", "_", label).strip("_"))
        node.meta = {"val": value, "sources": (), "module": "", "role": role, "label": label}
        return node

    def node_of(self, tensor: torch.Tensor) -> Node | None:
        """The node of ``tensor``; one from around this scope comes in as a placeholder."""
        if id(tensor) in self.nodes or self.outer is None:
            return self.nodes.get(id(tensor))
        if (origin := self.outer.node_of(tensor)) is None:
            return None
        node = self.add_input(f"captured_{len(self.captured)}", tensor, "captured")
        node.meta["sources"], node.meta["module"] = origin.meta["sources"], origin.meta["module"]
        self.captured[node], self.nodes[id(tensor)] = tensor, node
        return node

    def last_line(self) -> Source | None:
        """The user's line that the last operation came from."""
        lines = (source_of(node) for node in reversed(self.graph.nodes))
        return next((line for line in lines if line is not None), None)
