"""Reading an FX node of a captured graph: where it came from, what it is called with, its types."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch.fx import Graph, Node
from torch.utils import _pytree as pytree

from torch2hlo.errors import Source


@dataclass(frozen=True, eq=False)
class Subgraph:
    """A branch, a loop's condition or its body: an argument of the node that may run it.

    Its graph is one of a capture's, with the same form of output, and uses nothing but its inputs.

    Attributes:
        graph: what it runs.
        inputs: its placeholders, in the order of the node's operands.

    """

    graph: Graph
    inputs: tuple[Node, ...]

    @property
    def outputs(self) -> tuple[Node, ...]:
        """The nodes whose values it returns."""
        results: tuple[Node, ...] = self.graph.output_node().args[0][0]  # type: ignore[index, assignment]
        return results

    def __repr__(self) -> str:
        return f"({', '.join(map(typed, self.inputs))}) -> {typed(self.outputs)}"


def subgraphs_of(node: Node) -> list[Subgraph]:
    """The graphs that ``node`` may run."""
    return [value for value in pytree.tree_leaves(node.args) if isinstance(value, Subgraph)]


def all_nodes(graph: Graph) -> Iterator[Node]:
    """The nodes of ``graph``, each after those of the graphs inside it."""
    for node in graph.nodes:
        for inner in subgraphs_of(node):
            yield from all_nodes(inner.graph)
        yield node


def is_integer(node: Node) -> bool:
    """Whether its value is a tensor of integers or bools."""
    value = node.meta.get("val")
    return isinstance(value, torch.Tensor) and not (value.dtype.is_floating_point or value.dtype.is_complex)


def ancestors(nodes: Iterable[Node]) -> set[Node]:
    """The nodes, and all that they are computed from."""
    found: set[Node] = set()
    waiting = list(nodes)
    while waiting:
        if (current := waiting.pop()) not in found:
            found.add(current)
            waiting += current.all_input_nodes
    return found


def arguments_of(node: Node) -> dict[str, Any]:
    """The arguments of an ATen call by name, defaults included."""
    schema = node.target._schema.arguments  # type: ignore[union-attr]
    given = {argument.name: value for argument, value in zip(schema, node.args, strict=False)}
    return {argument.name: argument.default_value for argument in schema} | given | dict(node.kwargs)


def short_name(node: Node) -> str:
    """``aten.add.Tensor`` → ``add``; the node's own name where it is no ATen operation."""
    packet = getattr(node.target, "overloadpacket", None)
    return packet.__name__ if packet is not None else node.name


def source_of(node: Node) -> Source | None:
    """The innermost line of the user's code that made ``node``."""
    sources: tuple[Source, ...] = node.meta.get("sources", ())
    return sources[0] if sources else None


def signature_of(node: Node) -> str:
    """``aten.mul.Tensor(float32[2,3], 2.0) -> float32[2,3]``."""
    return f"{typed_call(node.target, node.args, node.kwargs)} -> {typed(node.meta.get('val'))}"


def typed_call(func: Any, args: Sequence[Any], kwargs: Mapping[str, Any]) -> str:
    """``aten.mul.Tensor(float32[2,3], 2.0)``."""
    parts = [typed(value) for value in args] + [f"{name}={typed(value)}" for name, value in kwargs.items()]
    return f"{func}({', '.join(parts)})"


def typed(value: Any) -> str:
    """A tensor (or a node's) as ``float32[2,3]``; anything else as Python writes it."""
    if isinstance(value, Node):
        return typed(value.meta.get("val"))
    if isinstance(value, torch.Tensor):
        return f"{dtype_name(value.dtype)}[{','.join(map(str, value.shape))}]"
    if isinstance(value, (tuple, list)):
        inner = ", ".join(typed(item) for item in value)
        return f"[{inner}]" if isinstance(value, list) else f"({inner})"
    return str(value) if isinstance(value, torch.dtype) else repr(value)


NUMBERS = {bool: torch.bool, int: torch.int64, float: torch.float64}  # the dtypes that hold Python's numbers


def dtype_name(dtype: torch.dtype) -> str:
    """``torch.float32`` → ``float32``."""
    return str(dtype).removeprefix("torch.")


def identity(node: Node) -> tuple[str, str]:
    """What makes placeholders of several graphs the same operand: role and label."""
    return node.meta["role"], node.meta["label"]
