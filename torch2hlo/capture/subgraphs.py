"""Functions recorded into graphs of their own: the branches and bodies of control flow.

A function runs once, in a scope of its own; tensors of the scopes around that it uses, parameters among them, become
further inputs of its graph.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch._higher_order_ops.cond import cond_op
from torch._higher_order_ops.while_loop import while_loop_op
from torch.fx import Graph, Node
from torch.utils import _pytree as pytree

from torch2hlo.capture.inside import make_bool, number_tensor, read
from torch2hlo.capture.recorder import Recorder
from torch2hlo.capture.scope import Scope
from torch2hlo.capture.sizes import Runtime, expression, is_symbolic
from torch2hlo.errors import ModelRaisedError, MutationError, Source
from torch2hlo.graph import Subgraph, source_of, typed
from torch2hlo.memory import storage_of

aten = torch.ops.aten


@dataclass
class Traced:
    """A function, recorded.

    Attributes:
        scope: what was recorded.
        inputs: the placeholders of its arguments.
        leaves: its results, tensors and others; ``spec`` is their structure.
        holds: a bool without dimensions, whether what was assumed in it is so; None where nothing was.

    """

    scope: Scope
    inputs: list[Node]
    leaves: list[Any]
    spec: pytree.TreeSpec
    holds: torch.Tensor | None = None

    @property
    def tensors(self) -> list[torch.Tensor]:
        """The results that are tensors."""
        return [leaf for leaf in self.leaves if isinstance(leaf, torch.Tensor)]

    @property
    def outputs(self) -> tuple[Node, ...]:
        """Their nodes."""
        return tuple(self.scope.nodes[id(leaf)] for leaf in self.tensors)

    @property
    def stores(self) -> dict[int | None, Node]:
        """The memory that it writes, with the last operation to write it."""
        writes = [node for node in self.scope.graph.nodes if node.target is aten.copy_.default]
        return {storage_of(node.args[0]): node for node in writes}

    def rebuilt(self, tensors: Sequence[torch.Tensor]) -> Any:
        """The structure of the results, with other tensors."""
        new = iter(tensors)
        leaves = [next(new) if isinstance(leaf, torch.Tensor) else leaf for leaf in self.leaves]
        return pytree.tree_unflatten(leaves, self.spec)

    def written(self) -> list[torch.Tensor]:
        """The tensors from outside that it writes.

        Raises:
            MutationError: it sees what it writes through several of them.

        """
        stores = self.stores
        captured = {node: tensor for node, tensor in self.scope.captured.items() if storage_of(node) in stores}
        if len(set(map(storage_of, captured))) < len(captured):
            raise self.write_refused(
                "a branch or loop body uses a tensor from outside by two views, and writes one", "take the views inside"
            )
        return list(captured.values())

    def write_refused(self, what: str, hint: str) -> MutationError:
        """The error for a write, at its line."""
        lines = (source_of(node) for node in self.stores.values())
        return MutationError(what, source=next((line for line in lines if line is not None), None), hint=hint)

    def __str__(self) -> str:
        lines = (source_of(node) for node in self.outputs)
        where: Source | None = next((line for line in lines if line is not None), None)
        at = f" at {where.file}:{where.line}: {where.code}" if where is not None else ""
        return f"{typed(pytree.tree_unflatten(self.leaves, self.spec))}{at}"


def trace(
    recorder: Recorder, function: Callable[..., Any], like: Sequence[torch.Tensor], *, is_loop: bool = False
) -> Traced:
    """Record ``function`` on inputs of the types of ``like``.

    Raises:
        MutationError: it writes one of them.

    """
    with recorder.nested(is_loop=is_loop) as scope:
        arguments = [recorder.input(f"operand_{index}", value) for index, value in enumerate(like)]
        inputs = [recorder.node_of(argument) for argument in arguments]
        with recorder:
            leaves, spec = pytree.tree_flatten(function(*arguments))
        leaves = [recorder.twin(leaf) if isinstance(leaf, torch.Tensor) else leaf for leaf in leaves]
        for leaf in leaves:
            if isinstance(leaf, torch.Tensor):
                recorder.node_of(leaf)
        traced = Traced(scope, inputs, leaves, spec, all_true(recorder, scope.assumed) if scope.assumed else None)
    if any(storage_of(node) in traced.stores for node in inputs):
        raise traced.write_refused("a loop's body writes what it was given", "clone it, and write the clone")
    return traced


def all_true(recorder: Recorder, assumed: Sequence[Any]) -> torch.Tensor:
    """Whether all of the conditions hold, symbolic or tensors: a bool without dimensions."""
    conditions = [what if isinstance(what, torch.Tensor) else make_bool(recorder, what) for what in assumed]
    tensors = [number_tensor(recorder, condition, torch.bool) for condition in conditions]
    with recorder:
        return functools.reduce(torch.logical_and, tensors, torch.ones((), dtype=torch.bool))


def check_assumed(recorder: Recorder) -> None:
    """What branches and loops have assumed holds; where it does not, the program ends in an error.

    Raises:
        ModelRaisedError: on the way on which it does not.

    """
    if recorder.root.assumed and not read(recorder, all_true(recorder, recorder.root.assumed), True, 0, 1):
        origin = next(node for node in recorder.graph.nodes if node.target in {cond_op, while_loop_op})
        raise ModelRaisedError(
            "inside a branch or loop body, a place is out of range, sizes do not fit, or an assertion fails",
            source=source_of(origin),
            hint="run the model eagerly with the same inputs",
        )


def closed(
    parts: Sequence[Traced], first: Sequence[torch.Tensor], writing: Sequence[bool]
) -> tuple[list[Subgraph], tuple[torch.Tensor, ...]]:
    """The parts with the same inputs after their own: the tensors from outside, ``first`` before the others.

    They return their results, whether what they assumed holds, and, those ``writing``, the new values of ``first``.
    """
    outside = {id(tensor): tensor for tensor in first}
    outside |= {id(tensor): tensor for part in parts for tensor in part.scope.captured.values()}
    subgraphs = []
    for part, writes in zip(parts, writing, strict=True):
        inputs = [node for tensor in outside.values() if (node := part.scope.node_of(tensor)) is not None]
        holds = () if part.holds is None else (part.scope.node_of(part.holds),)
        part.scope.graph.output(((*part.outputs, *holds, *(inputs[: len(first)] if writes else ())), {}))
        subgraphs.append(Subgraph(part.scope.graph, (*part.inputs, *inputs)))
    return subgraphs, tuple(outside.values())


def again(recorder: Recorder, traced: Traced, values: Sequence[Any]) -> list[Any]:
    """Record ``traced`` once more in the present scope, on other arguments."""
    graph = traced.scope.graph
    if not any(node.op == "output" for node in graph.nodes):
        graph.output((traced.outputs, {}))
    return _replay(recorder, graph, {**traced.scope.captured, **dict(zip(traced.inputs, values, strict=True))})


def _replay(recorder: Recorder, graph: Graph, values: dict[Node, Any]) -> list[Any]:
    for node in graph.nodes:
        if node.op == "call_function":
            args, kwargs = (_arguments(recorder, tree, values) for tree in (node.args, node.kwargs))
            with recorder.at(node), recorder:
                values[node] = node.target(*args, **kwargs)
    return [values[node] for node in graph.output_node().args[0][0]]  # type: ignore[index, union-attr]


def _arguments(recorder: Recorder, tree: Any, values: dict[Node, Any]) -> Any:
    def argument(value: Any) -> Any:
        if isinstance(value, Node):
            return values[value]
        if isinstance(value, Subgraph):
            inner = value
            return lambda *given: tuple(_replay(recorder, inner.graph, dict(zip(inner.inputs, given, strict=True))))
        return value.value if isinstance(value, Runtime) else value

    return pytree.tree_map(argument, tree)


def same_type(one: Any, other: Any) -> bool:
    """Whether two results are of one type; those that are no tensors must be equal."""
    if isinstance(one, torch.Tensor) and isinstance(other, torch.Tensor):
        return one.dtype is other.dtype and list(map(expression, one.shape)) == list(map(expression, other.shape))
    if is_symbolic(one) or is_symbolic(other):
        return False
    return type(one) is type(other) and bool(one == other)
