"""From rewritten graphs to an entry of a program: what is an operand, what is state, what is a literal."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch.fx import Graph, Node

from torch2hlo.bound import Extent
from torch2hlo.capture import Captured
from torch2hlo.emit import Emitted, emit
from torch2hlo.emitter import Body
from torch2hlo.errors import UnsupportedOpError, gather
from torch2hlo.graph import all_nodes, dtype_name, identity, signature_of, source_of, subgraphs_of
from torch2hlo.mlir import ir
from torch2hlo.pinned_numbers import PinnedNumbers, share_places
from torch2hlo.platforms import kernels_of
from torch2hlo.program import Entry
from torch2hlo.signature import Input, Output, Signature, Size, State, TensorSpec, Weight
from torch2hlo.single_query import attend_once
from torch2hlo.state_writes import guard, state_writes
from torch2hlo.ways import Way, harmonised

_LITERAL_BYTES = 1024  # larger constants are weights: text must never contain them


def assemble(captures: Sequence[Captured], *, deterministic: bool = False) -> tuple[Entry, dict[str, Any]]:
    """Emit the captures as one program; the entry, and the tensors it needs by name (None for those on meta).

    Raises:
        UnsupportedError: operations without a lowering, or (if ``deterministic``) random ones, all at once; or ways
            through the code that return different structures.

    """
    if deterministic:
        _refuse_draws([captured.graph for captured in captures])
    for captured in captures:
        _drop_unused(captured.graph)
    ways, failing = harmonised(captures)
    graphs, numbers = [way.graph for way in ways], PinnedNumbers([way.holds for way in ways])
    share_places(graphs, numbers)
    attend_once(graphs, numbers)
    first = ways[0]
    tensors = {name: tensor for captured in captures for name, tensor in _used(captured).items()}
    operands = _operands([*ways, *failing], tensors)
    new = [_new_value(first, node) for node in operands]
    donated = {index: result for index, result in enumerate(new) if result >= 0}
    state = {index for index in donated if operands[index].meta["role"] == "weight"}
    _guard_state(ways, donated, operands)
    signature = _signature([*ways, *failing], operands, state)
    bodies, raising = (
        tuple(
            Body(way.graph, way.results, _literals(way.graph, tensors), way.holds, tuple(way.checks.values()))
            for way in group
        )
        for group in (ways, failing)
    )
    emitted = functools.partial(emit, bodies, operands, failing=raising, donated=donated)
    held = [node.meta["label"] for node in operands if node.meta["role"] in {"weight", "constant"}]
    needed = {label: None if tensors[label].is_meta else tensors[label] for label in held if label in tensors}
    return Entry(signature, _for_each_platform(emitted), emitted=Emitted.of(bodies, raising, operands)), needed


def _guard_state(ways: Sequence[Way], donated: dict[int, int], operands: Sequence[Node]) -> None:
    """State is written only where the call is good."""
    if ways[0].holds is not None or ways[0].checks:
        for way in ways:
            for index, result in donated.items():
                guard(way.graph, state_writes(way.results[result], identity(operands[index])) or set())


def _used(captured: Captured) -> dict[str, torch.Tensor]:
    """Those that the graph reads: of others, constants of two captures may still have the same name."""
    labels = {node.meta["label"] for node in captured.graph.nodes if node.op == "placeholder"}
    return {name: tensor for name, tensor in captured.tensors.items() if name in labels}


def _for_each_platform(emitted: Callable[..., ir.Module]) -> Callable[[str], ir.Module]:
    """Emits again for a platform only where that makes a difference."""
    module = emitted(platform="cpu")
    if not kernels_of(module):
        return lambda _platform: module
    return lambda platform: module if platform == "cpu" else emitted(platform=platform)


def _operands(ways: Sequence[Way], tensors: dict[str, torch.Tensor]) -> list[Node]:
    """One placeholder for each operand of the program: inputs, sizes, state, key, weights."""
    found: dict[tuple[str, str], Node] = {}
    for way in ways:
        literals = _literals(way.graph, tensors)
        for node in way.graph.nodes:
            if node.op == "placeholder" and node not in literals:
                found.setdefault(identity(node), node)
    state = {key for key in found if key[0] == "weight" and ways[0].position(f"state:{key[1]}") >= 0}
    order = {"input": 0, "size": 1, "key": 3, "weight": 4, "constant": 4}
    return [found[key] for key in sorted(found, key=lambda key: 2 if key in state else order[key[0]])]


def _new_value(first: Way, operand: Node) -> int:
    """The index of the result that takes over an operand's memory, since it is what is there afterwards; or -1."""
    kind = {"weight": "state", "input": "input"}.get(operand.meta["role"])
    return -1 if kind is None or operand.meta.get("dims") else first.position(f"{kind}:{operand.meta['label']}")


def _signature(ways: Sequence[Way], operands: Sequence[Node], state: set[int]) -> Signature:
    first = ways[0]
    captured = first.captured
    inputs = [node for node in operands if node.meta["role"] == "input"]
    sizes = _sizes(operands, inputs)
    numbered = {size.name: index for index, size in enumerate(sizes)}
    return Signature(
        parameters=captured.parameters,
        args=captured.args,
        inputs=tuple(
            Input(
                path,
                spec_of(node),
                first.position(f"input:{path}"),
                tuple((dim, numbered[extent.bound.name]) for dim, extent in _dims(node).items()),
                tuple(
                    (dim, extent.factor, extent.offset)
                    for dim, extent in _dims(node).items()
                    if (extent.factor, extent.offset) != (1, 0)
                ),
            )
            for node, path in zip(inputs, captured.paths, strict=True)
        ),
        outputs=tuple(
            Output(spec_of(node), lengths, index in captured.numbers)
            for index, (node, lengths) in enumerate(zip(first.results[: first.outputs], first.lengths, strict=True))
        ),
        result=captured.result,
        sizes=sizes,
        state=tuple(
            State(node.meta["label"], spec_of(node), first.position(f"state:{node.meta['label']}"))
            for index, node in enumerate(operands)
            if index in state
        )
        + tuple(_born(first, name) for name in captured.born),
        weights=tuple(
            Weight(node.meta["label"], spec_of(node), captured.aliases.get(node.meta["label"], ()))
            for index, node in enumerate(operands)
            if node.meta["role"] in {"weight", "constant"} and index not in state
        ),
        draws=max(sum("draw" in node.meta for node in all_nodes(way.graph)) for way in ways),
        way=len(first.results) if first.holds is not None else -1,
        errors=tuple(str(way.captured.error or "") for way in ways if way.holds is not None),
        checks=tuple(first.checks),
        **_after(first),
    )


def _sizes(operands: Sequence[Node], inputs: Sequence[Node]) -> tuple[Size, ...]:
    """Each size, with the first input dimension that has it."""
    found = []
    for node in operands:
        if node.meta["role"] == "size":
            name, (low, high) = node.meta["label"], node.meta["range"]
            input_, dim, extent = next(
                (index, dim, extent)
                for index, given in enumerate(inputs)
                for dim, extent in _dims(given).items()
                if extent.bound.name == name
            )
            found.append(Size(name, int(low), int(high), input_, dim, extent.factor, extent.offset))
    return tuple(found)


def _dims(node: Node) -> dict[int, Extent]:
    """The dimensions of an input that change from call to call."""
    dims: dict[int, Extent] = node.meta.get("dims", {})
    return dims


def _born(first: Way, name: str) -> State:
    index = first.position(f"state:{name}")
    return State(name, spec_of(first.results[index]), index, born=True)


def spec_of(node: Node) -> TensorSpec:
    """Dtype and shape of a node's value."""
    value = node.meta["val"]
    return TensorSpec(dtype_name(value.dtype), tuple(value.shape))


def _after(first: Way) -> dict[str, Any]:
    """What the call puts into its arguments, beyond writing the tensors that are there."""
    captured = first.captured
    if captured.after == captured.args:
        return {}
    return {
        "after": captured.after,
        "new": tuple(first.position(key) for key in first.keys if key.startswith("argument:")),
    }


def _refuse_draws(graphs: Sequence[Graph]) -> None:
    errors = [
        UnsupportedOpError(
            f"{node.target} draws random numbers in eval mode",
            source=source_of(node),
            call=signature_of(node),
            hint="leave out train=False: the program then takes a key",
        )
        for graph in graphs
        for node in all_nodes(graph)
        if "draw" in node.meta and not subgraphs_of(node)
    ]
    if errors:
        raise gather(errors)


def _drop_unused(graph: Graph) -> None:
    """Weights that nothing reads are no part of the program; inputs stay, since the caller gives them."""
    for node in list(graph.nodes):
        if node.op == "placeholder" and node.meta["role"] in {"weight", "constant"} and not node.users:
            graph.erase_node(node)


def _literals(graph: Graph, tensors: dict[str, torch.Tensor]) -> dict[Node, torch.Tensor]:
    """Constants small enough to be written into the program."""
    constants = [node for node in graph.nodes if node.op == "placeholder" and node.meta["role"] == "constant"]
    values = {node: tensors[node.meta["label"]] for node in constants}
    return {node: tensor for node, tensor in values.items() if tensor.numel() * tensor.element_size() <= _LITERAL_BYTES}
