"""Random operations get a number each, and the program a key: the n-th draw will use ``fold_in(key, n)``.

PyTorch draws from a generator that every operation changes; StableHLO has no such thing. After this pass a graph that
draws has one placeholder of role ``key`` (two uint32 words), and every operation that draws has its number, in the
order of execution, in ``meta["draw"]``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import torch
from torch.fx import Graph, Node

from torch2hlo.lowering import draws_random
from torch2hlo.rewriting import Pass, Refusal


@dataclass(frozen=True)
class ThreadKey(Pass):
    """See the module docstring."""

    name: ClassVar[str] = "thread-key"

    def apply(self, graph: Graph) -> tuple[int, list[Refusal]]:
        drawing = [node for node in graph.nodes if draws_random(node.target)]
        for number, node in enumerate(drawing):
            node.meta["draw"] = number
        if drawing and key_of(graph) is None:
            _add_key(graph, drawing[0])
        return len(drawing), []

    def ensures(self, graph: Graph) -> None:
        numbers = [node.meta["draw"] for node in graph.nodes if draws_random(node.target)]
        assert numbers == list(range(len(numbers)))
        assert not numbers or key_of(graph) is not None


def key_of(graph: Graph) -> Node | None:
    """The key's placeholder."""
    return next((node for node in graph.nodes if node.meta.get("role") == "key"), None)


def _add_key(graph: Graph, like: Node) -> None:
    first = next(node for node in graph.nodes if node.op != "placeholder")
    with graph.inserting_before(first):
        key = graph.placeholder("key")
    value: Any = like.meta["val"][0] if isinstance(like.meta["val"], tuple) else like.meta["val"]
    key.meta = {"val": value.new_empty(2, dtype=torch.uint32), "sources": (), "module": "", "role": "key", "label": "key"}
