"""From a rewritten graph to an entry of a program: what is an operand, what is state, what is a literal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch.fx import Graph, Node

from torch2hlo.capture import Captured
from torch2hlo.emit import emit
from torch2hlo.errors import UnsupportedOpError, gather
from torch2hlo.graph import dtype_name, signature_of, source_of
from torch2hlo.program import Entry
from torch2hlo.rewriting import PassResult
from torch2hlo.signature import Input, Signature, State, TensorSpec, Weight

_LITERAL_BYTES = 1024  # larger constants are weights: text must never contain them


def assemble(captured: Captured, passes: Sequence[PassResult], *, deterministic: bool = False) -> tuple[Entry, dict[str, Any]]:
    """Emit the graph; the entry, and the tensors it needs by name (None for those on the meta device).

    Raises:
        UnsupportedError: operations without a lowering, or (if ``deterministic``) random ones; all at once.

    """
    graph, tensors = captured.graph, captured.tensors
    if deterministic:
        _refuse_draws(graph)
    _drop_unused(graph)
    placeholders = [node for node in graph.nodes if node.op == "placeholder"]
    literals = {node: tensors[node.meta["label"]] for node in placeholders if _is_literal(node, tensors)}
    inputs = [node for node in placeholders if node.meta["role"] == "input"]
    key = [node for node in placeholders if node.meta["role"] == "key"]
    held = [node for node in placeholders if node.meta["role"] in {"weight", "constant"} and node not in literals]
    results, new = _outputs(graph)
    position = {key: len(results) + index for index, key in enumerate(new)}
    state = [node for node in held if f"state:{node.meta['label']}" in new]
    weights = [node for node in held if node not in set(state)]
    donated = {node: position[f"state:{node.meta['label']}"] for node in state}
    signature = Signature(
        parameters=captured.parameters,
        args=captured.args,
        inputs=tuple(Input(path, spec_of(node), position.get(f"input:{path}", -1)) for node, path in zip(inputs, captured.paths, strict=True)),
        outputs=tuple(spec_of(node) for node in results),
        result=captured.result,
        state=tuple(State(node.meta["label"], spec_of(node), donated[node]) for node in state)
        + tuple(State(name, spec_of(new[f"state:{name}"]), position[f"state:{name}"], born=True) for name in captured.born),
        weights=tuple(Weight(node.meta["label"], spec_of(node), captured.aliases.get(node.meta["label"], ())) for node in weights),
        draws=sum("draw" in node.meta for node in graph.nodes),
        **_after(captured, position),
    )
    module = emit(graph, [*inputs, *state, *key, *weights], literals=literals, donated=donated)
    labels = [node.meta["label"] for node in [*state, *weights]]
    needed = {label: None if tensors[label].is_meta else tensors[label] for label in labels if label in tensors}
    return Entry(signature, lambda: module), needed


def spec_of(node: Node) -> TensorSpec:
    """Dtype and shape of a node's value."""
    value = node.meta["val"]
    return TensorSpec(dtype_name(value.dtype), tuple(value.shape))


def _after(captured: Captured, position: dict[str, int]) -> dict[str, Any]:
    """What the call puts into its arguments, beyond writing the tensors that are there."""
    if captured.after == captured.args:
        return {}
    new = [index for key, index in position.items() if key.startswith("argument:")]
    return {"after": captured.after, "new": tuple(new)}


def _refuse_draws(graph: Graph) -> None:
    errors = [
        UnsupportedOpError(
            f"{node.target} draws random numbers in eval mode",
            source=source_of(node),
            call=signature_of(node),
            hint="leave out train=False: the program then takes a key",
        )
        for node in graph.nodes
        if "draw" in node.meta
    ]
    if errors:
        raise gather(errors)


def _drop_unused(graph: Graph) -> None:
    """Weights that nothing reads are no part of the program; inputs stay, since the caller gives them."""
    for node in list(graph.nodes):
        if node.op == "placeholder" and node.meta["role"] in {"weight", "constant"} and not node.users:
            graph.erase_node(node)


def _is_literal(node: Node, tensors: dict[str, torch.Tensor]) -> bool:
    """A small constant is written into the program."""
    if node.meta["role"] != "constant":
        return False
    tensor = tensors[node.meta["label"]]
    return tensor.numel() * tensor.element_size() <= _LITERAL_BYTES


def _outputs(graph: Graph) -> tuple[tuple[Node, ...], dict[str, Node]]:
    (output,) = [node for node in graph.nodes if node.op == "output"]
    results, new = output.args[0]
    return results, new
