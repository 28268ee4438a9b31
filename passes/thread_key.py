"""Random operations get a number each, and the program a key: the n-th draw will use ``fold_in(key, n)``.

PyTorch draws from a generator that every operation changes; StableHLO has no such thing. After this pass a graph that
draws has one placeholder of role ``key`` (two uint32 words), and every operation that draws has its number, in the
order of execution, in ``meta["draw"]``. A loop that draws has a number too: its n-th iteration draws with the key
``fold_in(fold_in(key, number), n)``, by numbers of its own.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import ClassVar

import torch
from torch._higher_order_ops.while_loop import while_loop_op
from torch.fx import Graph, Node
from torch.utils import _pytree as pytree

from torch2hlo.graph import all_nodes, subgraphs_of
from torch2hlo.lowering import draws_random
from torch2hlo.rewriting import Pass, Refusal


@dataclass(frozen=True)
class ThreadKey(Pass):
    """See the module docstring."""

    name: ClassVar[str] = "thread-key"

    def apply(self, graph: Graph) -> tuple[int, list[Refusal]]:
        count = _number(graph, 0)
        if count and key_of(graph) is None:
            _add_key(graph)
        return count, []

    def ensures(self, graph: Graph) -> None:
        drawing = [node for node in all_nodes(graph) if draws_random(node.target)]
        assert all("draw" in node.meta for node in drawing)
        assert not drawing or key_of(graph) is not None


def _number(graph: Graph, count: int) -> int:
    """Number what draws, from ``count`` on; the next number."""
    for node in graph.nodes:
        inner = subgraphs_of(node)
        if node.target is while_loop_op:
            draws = functools.reduce(lambda inside, part: _number(part.graph, inside), inner, 0) > 0
        else:
            draws = draws_random(node.target)
            for part in inner:
                count = _number(part.graph, count)
        if draws:
            node.meta["draw"] = count
            count += 1
    return count


def key_of(graph: Graph) -> Node | None:
    """The key's placeholder."""
    return next((node for node in graph.nodes if node.meta.get("role") == "key"), None)


def _add_key(graph: Graph) -> None:
    first = next(node for node in graph.nodes if node.op != "placeholder")
    with graph.inserting_before(first):
        key = graph.placeholder("key")
    value = next(
        leaf
        for node in all_nodes(graph)
        for leaf in pytree.tree_leaves(node.meta.get("val"))
        if isinstance(leaf, torch.Tensor)
    )
    key.meta = {
        "val": value.new_empty(2, dtype=torch.uint32),
        "sources": (),
        "module": "",
        "role": "key",
        "label": "key",
    }
