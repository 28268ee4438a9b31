"""Graph → StableHLO: one walk, one lowering a node, every operation under the line and module it came from."""

from __future__ import annotations

import operator
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import torch
from torch.fx import Graph, Node, map_arg

from torch2hlo import build
from torch2hlo import lowerings as lowerings
from torch2hlo.arrays import to_numpy
from torch2hlo.borrowing import Borrowed
from torch2hlo.dtypes import tensor_type
from torch2hlo.errors import Source, Torch2HloError, gather
from torch2hlo.graph import Subgraph, all_nodes, signature_of
from torch2hlo.lowering import Lowering, LoweringContext, find_lowering
from torch2hlo.mlir import Value, func, hlo, ir, new_context, run_pipeline


@dataclass(frozen=True)
class Body:
    """One way through the code: a graph without mutation, ready to be emitted.

    Attributes:
        graph: its placeholders have ``meta["role"]`` and ``meta["label"]``.
        results: the values it returns, in the program's order.
        literals: placeholders that are written into the program, with their values.
        holds: a 0-d bool, whether this way is the one to take; None if it always is.

    """

    graph: Graph
    results: tuple[Node, ...]
    literals: dict[Node, torch.Tensor]
    holds: Node | None = None


def emit(
    bodies: Sequence[Body], operands: Sequence[Node], *, donated: dict[int, int] | None = None, platform: str = "cpu", name: str = "main"
) -> ir.Module:
    """Emit ``func.func @main`` whose arguments are ``operands``, in order.

    Its results are those of the body that holds and, if there are several bodies, the int32 index of that body (their
    number if none holds; the last body's results then).

    Args:
        bodies: the ways through the code; all return the same types.
        operands: a placeholder for each argument; those of the bodies are found by role and label.
        donated: index of an operand → index of the result that may take over its memory.
        platform: whose kernels to use where StableHLO has no operation (linear algebra).
        name: the module's name.

    Raises:
        UnsupportedOpError: nodes without a lowering, all of them at once.
        UnsupportedDtypeError: nodes whose lowering does not take their dtype.

    """
    lowering_of = _lowerings(body.graph for body in bodies)
    with new_context(), ir.Location.unknown():
        module = ir.Module.create()
        module.operation.attributes["sym_name"] = ir.StringAttr.get(name)
        types = _types(bodies[0].results)
        way = [ir.RankedTensorType.get([], ir.IntegerType.get_signless(32))] if len(bodies) > 1 else []
        main = _function(module, operands, [*types, *way], donated or {})
        arguments = {identity(node): value for node, value in zip(operands, main.arguments, strict=True)}
        emitter = _Emitter(lowering_of, Borrowed(module, platform), arguments, arguments.get(("key", "key")))
        with ir.InsertionPoint(main.entry_block):
            func.ReturnOp(emitter.whole(bodies[0]) if len(bodies) == 1 else emitter.choice(bodies, types))
        module.operation.verify()
        run_pipeline(module, "func.func(cse,trivial-dce)")
    return module


def identity(node: Node) -> tuple[str, str]:
    """What makes placeholders of several graphs the same operand."""
    return node.meta["role"], node.meta["label"]


@dataclass
class _Emitter:
    """Emits nodes at the current insertion point, each once."""

    lowering_of: dict[Node, Lowering]
    borrowed: Borrowed
    arguments: dict[tuple[str, str], Value]
    key: Value | None
    values: dict[Node, Any] = field(default_factory=dict)

    def whole(self, body: Body) -> list[Value]:
        """All that one body's results need, in order; nothing of it is known outside afterwards."""
        before, self.values = self.values, dict(self.values)
        self._emit_needed(body, body.results)
        results = [self.values[node] for node in body.results]
        self.values = before
        return results

    def inline(self, subgraph: Subgraph, operands: Sequence[Value], key: Value | None) -> list[Value]:
        """What a graph inside a node returns for these operands, drawing with ``key``."""
        before, around = self.key, self.values
        self.key, self.values = key, {**around, **dict(zip(subgraph.inputs, operands, strict=True))}
        results = self.whole(Body(subgraph.graph, subgraph.outputs, {}))
        self.key, self.values = before, around
        return results

    def choice(self, bodies: Sequence[Body], types: Sequence[ir.Type]) -> list[Value]:
        """A ``stablehlo.case`` over the bodies, after what decides between them."""
        way = build.constant(len(bodies), torch.int32)
        for number, body in reversed(list(enumerate(bodies))):
            if body.holds is None:
                way = build.constant(number, torch.int32)
            else:
                self._emit_needed(body, [body.holds])
                way = build.select(self.values[body.holds], build.constant(number, torch.int32), way)
        case = hlo.CaseOp(list(types), way, len(bodies))
        for region, body in zip(case.regions, bodies, strict=True):
            build.fill_region(region, [], lambda body=body: self.whole(body))
        return [*case.results, way]

    def _emit_needed(self, body: Body, wanted: Iterable[Node]) -> None:
        needed = _ancestors(wanted)
        for node in body.graph.nodes:
            if node in needed and node not in self.values:
                self._emit(node, body)

    def _emit(self, node: Node, body: Body) -> None:
        with location_of(node):
            if node.op == "placeholder":
                literal = body.literals.get(node)
                self.values[node] = self.arguments.get(identity(node)) if literal is None else build.array(to_numpy(literal), literal.dtype)
            elif node.target is operator.getitem:
                sequence, index = node.args
                self.values[node] = self.values[sequence][index]  # type: ignore[index]
            else:
                self.values[node] = self._call(node)

    def _call(self, node: Node) -> Any:
        args: Any = map_arg(node.args, self.values.__getitem__)
        kwargs: Any = map_arg(node.kwargs, self.values.__getitem__)
        ctx = LoweringContext(node, self.borrowed, self.key, self.inline)
        result = self.lowering_of[node].emit(ctx, *args, **kwargs)
        _check_types(node, result)
        return result


def _ancestors(nodes: Iterable[Node]) -> set[Node]:
    """The nodes, and all that they are computed from."""
    found: set[Node] = set()
    waiting = list(nodes)
    while waiting:
        if (current := waiting.pop()) not in found:
            found.add(current)
            waiting += current.all_input_nodes
    return found


def _lowerings(graphs: Iterable[Graph]) -> dict[Node, Lowering]:
    found, errors = {}, []
    for node in (node for graph in graphs for node in all_nodes(graph)):
        if node.op == "call_function" and node.target is not operator.getitem:
            try:
                found[node] = find_lowering(node)
            except Torch2HloError as error:
                errors.append(error)
    if errors:
        raise gather(errors)
    return found


def _check_types(node: Node, result: Any) -> None:
    """A lowering that gives another type than torch is a fault of ours: say so, rather than compute something else."""
    wanted = node.meta["val"]
    pairs = zip(wanted, result, strict=False) if isinstance(wanted, (tuple, list)) else [(wanted, result)]
    for fake, value in pairs:
        if not isinstance(fake, torch.Tensor) or value is None:
            continue
        if build.shape_of(value) != list(fake.shape) or build.dtype(value) is not fake.dtype:
            raise AssertionError(f"the lowering of {signature_of(node)} gave {value.type}")


def _function(module: ir.Module, operands: Sequence[Node], results: Sequence[ir.Type], donated: dict[int, int]) -> Any:
    with ir.InsertionPoint(module.body):
        main = func.FuncOp("main", ir.FunctionType.get(_types(operands), list(results)))
    names = [ir.Location.name(_identifier(node.meta["label"])) for node in operands]
    main.regions[0].blocks.append(*_types(operands), arg_locs=names)
    main.arg_attrs = ir.ArrayAttr.get([_argument(index, donated) for index in range(len(operands))])
    return main


def _argument(index: int, donated: dict[int, int]) -> ir.DictAttr:
    if index not in donated:
        return ir.DictAttr.get({})
    return ir.DictAttr.get({"tf.aliasing_output": ir.IntegerAttr.get(ir.IntegerType.get_signless(32), donated[index])})


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

