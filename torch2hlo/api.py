"""``convert`` = capture ▸ passes ▸ emit."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import contextmanager
from collections.abc import Iterator
from typing import Any

import torch
from torch.fx import Graph, Node

from torch2hlo import versions
from torch2hlo.capture import Captured, capture
from torch2hlo.emit import emit
from torch2hlo.graph import dtype_name
from torch2hlo.lowering import has_lowering
from torch2hlo.pipeline import DEFAULT
from torch2hlo.program import Entry, Program
from torch2hlo.rewriting import run_passes
from torch2hlo.signature import Input, Signature, State, TensorSpec, Weight

_LITERAL_BYTES = 1024  # larger constants are weights: text must never contain them


def convert(module: Any, args: tuple[Any, ...] = (), kwargs: dict[str, Any] | None = None) -> Program:
    """Convert a module, a bound method of one, or a function, as it is called with these example inputs.

    Nothing of the caller's is changed: parameters, buffers, arguments and random state are as before, also after a
    failure. The program serves calls with the same structure, shapes and dtypes.

    Args:
        module: an ``nn.Module``, a bound method of one, or a function that uses modules and tensors.
        args: positional example inputs: tensors, numbers, strings, None, and nested structures of them.
        kwargs: keyword example inputs.

    Raises:
        NotConvertibleError: ``module`` is none of these.
        ExampleInputsError: the inputs don't fit it.
        ModelRaisedError: its own code raised.
        UnsupportedError: something in it can't be converted; all such operations are named at once.

    """
    seconds: dict[str, float] = {}
    with _timed(seconds, "capture"):
        captured = capture(module, tuple(args), dict(kwargs or {}), keep=has_lowering)
    with _timed(seconds, "passes"):
        run_passes(captured.graph, DEFAULT)
    with _timed(seconds, "emit"):
        entry, tensors = _emit(captured)
    return Program({"forward": entry}, tensors, versions.made(), seconds)


def _emit(captured: Captured) -> tuple[Entry, dict[str, Any]]:
    graph, tensors = captured.graph, captured.tensors
    _drop_unused(graph)
    placeholders = [node for node in graph.nodes if node.op == "placeholder"]
    literals = {node: tensors[node.meta["label"]] for node in placeholders if _is_literal(node, tensors)}
    results, new_state = _outputs(graph)
    inputs = [node for node in placeholders if node.meta["role"] == "input"]
    others = [node for node in placeholders if node.meta["role"] != "input" and node not in literals]
    state = [node for node in others if node.meta["label"] in new_state]
    weights = [node for node in others if node not in set(state)]
    position = {name: len(results) + index for index, name in enumerate(new_state)}
    signature = Signature(
        parameters=captured.parameters,
        args=captured.args,
        inputs=tuple(Input(path, _spec(node), position.get(path, -1)) for node, path in zip(inputs, captured.paths, strict=True)),
        outputs=tuple(_spec(node) for node in results),
        result=captured.result,
        state=tuple(State(node.meta["label"], _spec(node), position[node.meta["label"]]) for node in state),
        weights=tuple(Weight(node.meta["label"], _spec(node), captured.aliases.get(node.meta["label"], ())) for node in weights),
    )
    donated = {node: position[node.meta["label"]] for node in state}
    module = emit(graph, [*inputs, *state, *weights], literals=literals, donated=donated)
    kept = {node.meta["label"]: _value(tensors[node.meta["label"]]) for node in [*state, *weights]}
    return Entry(signature, lambda: module), kept


def _value(tensor: torch.Tensor) -> torch.Tensor | None:
    return None if tensor.is_meta else tensor


def _drop_unused(graph: Graph) -> None:
    """Weights that nothing reads are no part of the program; inputs stay, since the caller gives them."""
    for node in list(graph.nodes):
        if node.op == "placeholder" and node.meta["role"] != "input" and not node.users:
            graph.erase_node(node)


def _is_literal(node: Node, tensors: dict[str, torch.Tensor]) -> bool:
    """A small constant is written into the program."""
    if node.meta["role"] != "constant":
        return False
    tensor = tensors[node.meta["label"]]
    return tensor.numel() * tensor.element_size() <= _LITERAL_BYTES


def _outputs(graph: Graph) -> tuple[tuple[Node, ...], dict[str, Node]]:
    (output,) = [node for node in graph.nodes if node.op == "output"]
    results, state = output.args[0]
    return results, state


def _spec(node: Node) -> TensorSpec:
    value = node.meta["val"]
    return TensorSpec(dtype_name(value.dtype), tuple(value.shape))


@contextmanager
def _timed(seconds: dict[str, float], stage: str) -> Iterator[None]:
    start = time.process_time()
    yield
    seconds[stage] = time.process_time() - start
