"""Graph → StableHLO: one walk, one lowering a node, every operation under the line and module it came from."""

from __future__ import annotations

import operator
import re
from collections.abc import Sequence
from typing import Any

import torch
from torch.fx import Graph, Node, map_arg

from torch2hlo import build
from torch2hlo import lowerings as lowerings
from torch2hlo.arrays import to_numpy
from torch2hlo.borrowing import Borrowed
from torch2hlo.dtypes import tensor_type
from torch2hlo.errors import Source, Torch2HloError, gather
from torch2hlo.graph import signature_of
from torch2hlo.lowering import Lowering, LoweringContext, find_lowering
from torch2hlo.mlir import Value, func, ir, new_context, run_pipeline


def emit(
    graph: Graph,
    operands: Sequence[Node],
    *,
    literals: dict[Node, torch.Tensor] | None = None,
    donated: dict[Node, int] | None = None,
    platform: str = "cpu",
    name: str = "main",
) -> ir.Module:
    """Emit ``func.func @main`` whose arguments are ``operands``, in order, and whose results are the graph's.

    Args:
        graph: a graph without mutation; its output is ``(results, {state name: value})``.
        operands: placeholders that the program takes.
        literals: placeholders that are written into the program, with their values.
        donated: operand → index of the result that may take over its memory.
        platform: whose kernels to use where StableHLO has no operation (linear algebra).
        name: the module's name.

    Raises:
        UnsupportedOpError: nodes without a lowering, all of them at once.
        UnsupportedDtypeError: nodes whose lowering does not take their dtype.

    """
    lowering_of = _lowerings(graph)
    with new_context(), ir.Location.unknown():
        module = ir.Module.create()
        module.operation.attributes["sym_name"] = ir.StringAttr.get(name)
        results, state = _outputs(graph)
        main = _function(module, operands, [*results, *state], donated or {})
        values: dict[Node, Any] = dict(zip(operands, main.arguments, strict=True))
        borrowed = Borrowed(module, platform)
        key = next((values[node] for node in operands if node.meta["role"] == "key"), None)
        with ir.InsertionPoint(main.entry_block):
            for node, tensor in (literals or {}).items():
                with location_of(node):
                    values[node] = build.array(to_numpy(tensor), tensor.dtype)
            for node in graph.nodes:
                if node.op == "call_function":
                    with location_of(node):
                        values[node] = _emit_node(node, lowering_of, values, borrowed, key)
            func.ReturnOp([values[node] for node in (*results, *state)])
        module.operation.verify()
        run_pipeline(module, "func.func(cse)")
    return module


def _lowerings(graph: Graph) -> dict[Node, Lowering]:
    found, errors = {}, []
    for node in graph.nodes:
        if node.op == "call_function" and node.target is not operator.getitem:
            try:
                found[node] = find_lowering(node)
            except Torch2HloError as error:
                errors.append(error)
    if errors:
        raise gather(errors)
    return found


def _emit_node(
    node: Node, lowering_of: dict[Node, Lowering], values: dict[Node, Any], borrowed: Borrowed, key: Value | None
) -> Any:
    if node.target is operator.getitem:
        sequence, index = node.args
        return values[sequence][index]  # type: ignore[index]
    args: Any = map_arg(node.args, values.__getitem__)
    kwargs: Any = map_arg(node.kwargs, values.__getitem__)
    result = lowering_of[node].emit(LoweringContext(node, borrowed, key), *args, **kwargs)
    _check_types(node, result)
    return result


def _check_types(node: Node, result: Any) -> None:
    """A lowering that gives another type than torch is a fault of ours: say so, rather than compute something else."""
    wanted = node.meta["val"]
    pairs = zip(wanted, result, strict=False) if isinstance(wanted, (tuple, list)) else [(wanted, result)]
    for fake, value in pairs:
        if not isinstance(fake, torch.Tensor) or value is None:
            continue
        if build.shape_of(value) != list(fake.shape) or build.dtype(value) is not fake.dtype:
            raise AssertionError(f"the lowering of {signature_of(node)} gave {value.type}")


def _outputs(graph: Graph) -> tuple[tuple[Node, ...], tuple[Node, ...]]:
    (output,) = [node for node in graph.nodes if node.op == "output"]
    results, state = output.args[0]
    return tuple(results), tuple(state.values())


def _function(module: ir.Module, operands: Sequence[Node], results: Sequence[Node], donated: dict[Node, int]) -> func.FuncOp:
    with ir.InsertionPoint(module.body):
        main = func.FuncOp("main", ir.FunctionType.get(_types(operands), _types(results)))
    main.regions[0].blocks.append(*_types(operands), arg_locs=[ir.Location.name(_identifier(node.meta["label"])) for node in operands])
    main.arg_attrs = ir.ArrayAttr.get([_argument(node, donated) for node in operands])
    return main


def _argument(node: Node, donated: dict[Node, int]) -> ir.DictAttr:
    if node not in donated:
        return ir.DictAttr.get({})
    return ir.DictAttr.get({"tf.aliasing_output": ir.IntegerAttr.get(ir.IntegerType.get_signless(32), donated[node])})


def _types(nodes: Sequence[Node]) -> list[ir.Type]:
    return [tensor_type(node.meta["val"].shape, node.meta["val"].dtype) for node in nodes]


def location_of(node: Node) -> ir.Location:
    """``"blocks.0.attn.linear"`` at the user's line, called from the lines around it."""
    sources: tuple[Source, ...] = node.meta.get("sources", ())
    name = f"{module}.{_short(node)}" if (module := node.meta.get("module")) else _short(node)
    if not sources:
        return ir.Location.name(name)
    lines = [ir.Location.file(source.file, source.line, 0) for source in sources]
    inner = ir.Location.callsite(lines[0], lines[1:]) if len(lines) > 1 else lines[0]
    return ir.Location.name(name, inner)


def _identifier(label: str) -> str:
    """``cache['keys'][0]`` → ``cache_keys_0``: a name that MLIR prints as it is."""
    return re.sub(r"[^\w.]+", "_", label).strip("_")


def _short(node: Node) -> str:
    packet = getattr(node.target, "overloadpacket", None)
    return packet.__name__ if packet is not None else node.name

