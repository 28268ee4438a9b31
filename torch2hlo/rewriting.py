"""How a pass is written: match a pattern, check it, replace it, and say why not."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

import torch
from torch.fx import Graph, Node, symbolic_trace
from torch.fx.passes.utils.matcher_utils import InternalMatch, SubgraphMatcher

from torch2hlo.capture.sizes import is_symbolic
from torch2hlo.graph import source_of

aten = torch.ops.aten


@dataclass(frozen=True)
class Refusal:
    """Something that a pass could have rewritten and left alone, and why."""

    reason: str
    node: Node

    def __str__(self) -> str:
        return f"{self.node.name}: {self.reason} ({source_of(self.node)})"


@dataclass(frozen=True)
class PassResult:
    """What one pass did to one graph, and how long it took in CPU seconds."""

    name: str
    rewrites: int
    refusals: tuple[Refusal, ...]
    seconds: float


class Pass(ABC):
    """A named rewrite of a captured graph; options are dataclass fields."""

    name: ClassVar[str]

    @abstractmethod
    def apply(self, graph: Graph) -> tuple[int, Sequence[Refusal]]:
        """Rewrite ``graph`` in place; return how often, and what was refused."""

    def ensures(self, graph: Graph) -> None:  # noqa: B027
        """Assert what holds of every graph after this pass (`run_passes` calls it)."""


class PatternPass(Pass):
    """A pass that is one pattern: declare ``pattern``, ``check`` and ``replace``."""

    pattern: ClassVar[Callable[..., Any]]

    def check(self, match: Match) -> Refusal | None:  # noqa: ARG002
        """None if the match may be replaced; otherwise the reason not to."""
        return None

    @abstractmethod
    def replace(self, graph: Graph, match: Match) -> Node:
        """Insert what stands for the match; its value takes the root's place."""

    def apply(self, graph: Graph) -> tuple[int, Sequence[Refusal]]:
        rewrites, refusals = 0, []
        for match in find(graph, type(self).pattern):
            if (refusal := self.check(match)) is not None:
                refusals.append(refusal)
                continue
            with graph.inserting_before(match.root):
                new = self.replace(graph, match)
            new.meta = dict(match.root.meta)
            match.root.replace_all_uses_with(new)
            rewrites += 1
        drop_dead(graph)
        return rewrites, refusals


@dataclass(frozen=True)
class Match:
    """``match["x"]`` is the value bound to pattern parameter ``x``."""

    root: Node
    nodes: dict[str, Node]

    def __getitem__(self, name: str) -> Node:
        return self.nodes[name]


def find(graph: Graph, pattern: Callable[..., Any]) -> Iterator[Match]:
    """Yield every subgraph of ``graph`` shaped like the function ``pattern``; literals may differ."""
    shape = symbolic_trace(pattern).graph
    matcher = SubgraphMatcher(shape, match_output=False, match_placeholder=False, ignore_literals=True)
    for found in matcher.match(graph):
        yield Match(found.returning_nodes[0], _named(shape, found))


def _named(shape: Graph, found: InternalMatch) -> dict[str, Node]:
    return {node.name: found.nodes_map[node] for node in shape.nodes if node in found.nodes_map}


def drop_dead(graph: Graph) -> None:
    """Remove what nothing uses; a read of a run-time number stays, since shapes use it without an edge."""
    graph.eliminate_dead_code(lambda node: node.is_impure() or is_symbolic(node.meta.get("val")))


def drop_aliases(graph: Graph) -> None:
    """``detach`` and ``alias`` mean nothing where nothing is written."""
    for node in list(graph.nodes):
        if node.target in {aten.detach.default, aten.alias.default, torch.ops.prims.view_of.default}:
            node.replace_all_uses_with(node.args[0])
            graph.erase_node(node)


def run_passes(graph: Graph, passes: Sequence[Pass]) -> list[PassResult]:
    """Run ``passes`` in order, checking the graph and the pass's own promise after each one."""
    results = []
    for pass_ in passes:
        start = time.process_time()
        rewrites, refusals = pass_.apply(graph)
        graph.lint()
        pass_.ensures(graph)
        results.append(PassResult(pass_.name, rewrites, tuple(refusals), time.process_time() - start))
    return results
