"""Graph → StableHLO: one walk, one lowering a node, every operation under the line and module it came from."""

from __future__ import annotations

import operator
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import torch
from torch.fx import Graph, Node, map_arg
from torch.utils import _pytree as pytree

from torch2hlo import build
from torch2hlo import lowerings as lowerings
from torch2hlo.borrowing import Borrowed
from torch2hlo.dtypes import STORED, tensor_type
from torch2hlo.errors import LoweringTypeError, Source, Torch2HloError, UnsupportedOpError, gather
from torch2hlo.graph import Subgraph, all_nodes, identity, short_name, signature_of, source_of
from torch2hlo.host import to_numpy
from torch2hlo.internal_ops import dynamic_update_slice
from torch2hlo.lowering import Lowering, LoweringContext, find_lowering, lowering_for
from torch2hlo.merging import Choice, Numbering, Shared, merge
from torch2hlo.mlir import Value, func, hlo, ir, new_context, run_pipeline


@dataclass(frozen=True)
class Emitted:
    """What a module was emitted from, so that a part of it can be emitted again, just as it was.

    Attributes:
        bodies: the ways through the code.
        failing: the ways that end in an exception.
        operands: a placeholder for each argument of the module.
        lowerings: the lowering of each operation in them.

    """

    bodies: tuple[Body, ...]
    failing: tuple[Body, ...]
    operands: tuple[Node, ...]
    lowerings: Mapping[Any, Lowering]

    @classmethod
    def of(cls, bodies: Sequence[Body], failing: Sequence[Body], operands: Sequence[Node]) -> Emitted:
        """With the lowerings that are registered now."""
        nodes = (node for body in (*bodies, *failing) for node in all_nodes(body.graph))
        known = {target: lowering_for(target) for target in {node.target for node in nodes}}
        lowerings = {target: lowering for target, lowering in known.items() if lowering is not None}
        return cls(tuple(bodies), tuple(failing), tuple(operands), lowerings)


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
    bodies: Sequence[Body],
    operands: Sequence[Node],
    *,
    failing: Sequence[Body] = (),
    donated: dict[int, int] | None = None,
    lowerings: Mapping[Any, Lowering] | None = None,
    platform: str = "cpu",
    name: str = "main",
) -> ir.Module:
    """Emit ``func.func @main`` whose arguments are ``operands``, in order.

    Its results are those of the body that holds. If bodies depend on conditions, one more result is the int32 index of
    the body that holds, counted over ``bodies`` and ``failing`` (their number if none does); where that is none of
    ``bodies``, donated operands come back unchanged, and the other results mean nothing.

    Args:
        bodies: the ways through the code; all return the same types.
        operands: a placeholder for each argument; those of the bodies are found by role and label.
        failing: ways that end in an exception: only their conditions count.
        donated: index of an operand → index of the result that may take over its memory.
        lowerings: operation → its lowering, for what is emitted again; by default those that are registered now.
        platform: whose kernels to use where StableHLO has no operation (linear algebra).
        name: the module's name.

    Raises:
        UnsupportedError: nodes without a lowering, or whose lowering does not take their dtype or arguments; all of
            them at once.

    """
    donated = donated or {}
    lowering_of, errors = _lowerings((body.graph for body in (*bodies, *failing)), lowerings)
    if errors and any(_unknown(node) for body in (*bodies, *failing) for node in all_nodes(body.graph)):
        raise gather(errors)
    with new_context(), ir.Location.unknown():
        module = ir.Module.create()
        module.operation.attributes["sym_name"] = ir.StringAttr.get(name)
        conditional = bodies[0].holds is not None
        way = [ir.RankedTensorType.get([], ir.IntegerType.get_signless(32))] if conditional else []
        main = _function(module, operands, [*_types(bodies[0].results), *way], donated)
        arguments = {identity(node): value for node, value in zip(operands, main.arguments, strict=True)}
        borrowed = Borrowed(module, platform)
        emitter = _Emitter(lowering_of, borrowed, arguments, arguments.get(("key", "key")), errors)
        unchanged = {result: identity(operands[operand]) for operand, result in donated.items()}
        with ir.InsertionPoint(main.entry_block):
            func.ReturnOp(emitter.choice(bodies, failing, unchanged) if conditional else emitter.whole(bodies[0]))
        if errors:
            raise gather(errors)
        module.operation.verify()
        run_pipeline(module, "func.func(cse,trivial-dce)")
    return module


@dataclass
class _Emitter:
    """Emits nodes at the current insertion point, each once."""

    lowering_of: dict[Node, Lowering]
    borrowed: Borrowed
    arguments: dict[tuple[str, str], Value]
    key: Value | None
    errors: list[Torch2HloError]
    values: dict[Node, Any] = field(default_factory=dict)
    holds: Value | None = None
    numbering: Numbering = field(default_factory=Numbering)
    known: dict[int, Any] = field(default_factory=dict)

    def whole(self, body: Body) -> list[Value]:
        """All that one body's results need, in order; nothing of it is known outside afterwards."""
        before, self.values = self.values, dict(self.values)
        self._emit_needed(body, body.results)
        results = [self.values[node] for node in body.results]
        self.values = before
        return results

    def inline(self, subgraph: Subgraph, operands: Sequence[Value], key: Value | None) -> list[Value]:
        """What a graph inside a node returns for these operands, drawing with ``key``."""
        before = self.key, self.values, self.holds
        self.values = {**self.values, **dict(zip(subgraph.inputs, operands, strict=True))}
        self.key, self.holds = key, None  # what a branch or loop writes is guarded where it comes back
        results = self.whole(Body(subgraph.graph, subgraph.outputs, {}))
        self.key, self.values, self.holds = before
        return results

    def choice(
        self, bodies: Sequence[Body], failing: Sequence[Body], unchanged: dict[int, tuple[str, str]]
    ) -> list[Value]:
        """The bodies as one, with ``stablehlo.case`` where they differ, after what decides between them."""
        way = self._decided([*bodies, *failing])
        self.holds = build.compare(way, build.constant(len(bodies), torch.int32), "LT")
        for step in merge([self._calls(body) for body in bodies], [body.results for body in bodies]):
            if isinstance(step, Shared):
                self._emit_shared(step, bodies)
            else:
                self._emit_choice(step, bodies, way)
        results = [self._value(node, bodies[0]) for node in bodies[0].results]
        for index, operand in unchanged.items():
            if not _keeps(bodies[0].results[index], operand):
                shape = build.shape_of(results[index])
                results[index] = build.select(
                    build.broadcast(self.holds, shape), results[index], self.arguments[operand]
                )
        return [*results, way]

    def _decided(self, bodies: Sequence[Body]) -> Value:
        """The index of the first body whose condition holds; their number if none does."""
        way = build.constant(len(bodies), torch.int32)
        for number, body in reversed(list(enumerate(bodies))):
            assert body.holds is not None
            self._emit_shared_by_ways(body)
            way = build.select(self.values[body.holds], build.constant(number, torch.int32), way)
        return way

    def _calls(self, body: Body) -> list[Node]:
        """The nodes that the results need and that are not emitted yet; constants are made where they are read."""
        needed = ancestors(body.results)
        return [
            node
            for node in body.graph.nodes
            if node in needed and node.op == "call_function" and node not in self.values and not _is_constant(node)
        ]

    def _emit_shared(self, step: Shared, bodies: Sequence[Body]) -> None:
        for node in step.nodes[0].all_input_nodes:
            self._value(node, bodies[0])
        self._emit(step.nodes[0], bodies[0])
        for node in step.nodes[1:]:
            self.values[node] = self.values[step.nodes[0]]

    def _emit_choice(self, step: Choice, bodies: Sequence[Body], way: Value) -> None:
        if not any(step.blocks) and all(_is_scalar(nodes[0]) for nodes in step.results):
            self._emit_selection(step, bodies, way)
            return

        def block(number: int) -> list[Value]:
            before, self.values = self.values, dict(self.values)
            for node in step.blocks[number]:
                for operand in node.all_input_nodes:
                    self._value(operand, bodies[number])
                self._emit(node, bodies[number])
            results = [self._result(nodes, number, bodies) for nodes in step.results]
            self.values = before
            return results

        examples = [next(node for node in nodes if node is not None) for nodes in step.results]
        case = hlo.CaseOp(_types(examples), way, len(bodies))
        for number, region in enumerate(case.regions):
            build.fill_region(region, [], lambda number=number: block(number))
        for nodes, value in zip(step.results, case.results, strict=True):
            self.values.update({node: value for node in nodes if node is not None})

    def _emit_selection(self, step: Choice, bodies: Sequence[Body], way: Value) -> None:
        """Numbers that are there on every way: no branch is needed to choose among them."""
        for nodes in step.results:
            *others, chosen = [self._result(nodes, number, bodies) for number in range(len(bodies))]
            for number, value in reversed(list(enumerate(others))):
                taken = build.compare(way, build.constant(number, torch.int32), "EQ")
                chosen = build.select(taken, value, chosen)
            self.values.update({node: chosen for node in nodes if node is not None})

    def _result(self, nodes: Sequence[Node | None], number: int, bodies: Sequence[Body]) -> Value:
        node = nodes[number]
        if node is not None:
            value: Value = self._value(node, bodies[number])
            return value
        like = next(other for other in nodes if other is not None).meta["val"]
        return build.constant(0, like.dtype, list(like.shape))

    def _value(self, node: Node, body: Body) -> Any:
        """The value of a node that is a placeholder or has been emitted."""
        if node not in self.values:
            self._emit(node, body)
        return self.values[node]

    def _emit_shared_by_ways(self, body: Body) -> None:
        """All that a body's condition needs; what another body's needed too is there."""
        needed = ancestors([body.holds] if body.holds is not None else [])
        for node in body.graph.nodes:
            if node in needed and node not in self.values:
                number = self.numbering.number(node)
                if number not in self.known:
                    self._emit(node, body)
                    self.known[number] = self.values[node]
                self.values[node] = self.known[number]

    def _emit_needed(self, body: Body, wanted: Iterable[Node]) -> None:
        needed = ancestors(wanted)
        for node in body.graph.nodes:
            if node in needed and node not in self.values:
                self._emit(node, body)

    def _emit(self, node: Node, body: Body) -> None:
        with location_of(node):
            if node.op == "placeholder":
                literal = body.literals.get(node)
                self.values[node] = (
                    self.arguments.get(identity(node))
                    if literal is None
                    else build.array(to_numpy(literal), literal.dtype)
                )
            elif node.target is operator.getitem:
                sequence, index = node.args
                self.values[node] = self.values[sequence][index]  # type: ignore[index]
            else:
                self.values[node] = self._call(node)

    def _or_unchanged(self, base: Value, update: Value, dims: Sequence[int], starts: Sequence[Value]) -> Value:
        """``update`` if a body holds, else what is there: nothing is written on a way that fails."""
        assert self.holds is not None
        zero = build.constant(0, torch.int32)
        given = {dim: build.convert(start, torch.int32) for dim, start in zip(dims, starts, strict=True)}
        shape = build.shape_of(update)
        before = hlo.dynamic_slice(base, [given.get(dim) or zero for dim in range(len(shape))], shape)
        return build.select(build.broadcast(self.holds, shape), update, before)

    def _call(self, node: Node) -> Any:
        args: Any = map_arg(node.args, self.values.__getitem__)
        kwargs: Any = map_arg(node.kwargs, self.values.__getitem__)
        if node.target is dynamic_update_slice and self.holds is not None:
            args = (args[0], self._or_unchanged(*args), *args[2:])
        ctx = LoweringContext(node, self.borrowed, self.key, self.inline)
        if node not in self.lowering_of:
            return _anything(node)
        try:
            result = self.lowering_of[node].emit(ctx, *args, **kwargs)
            _check_types(node, result)
        except Torch2HloError as error:
            self.errors += error.errors
            return _anything(node)
        except NotImplementedError as error:  # JAX has no rule for this platform
            what = f"{node.target} is not supported on {self.borrowed.platform}: {error}"
            hint = "compute it on the CPU, outside of the model"
            self.errors.append(UnsupportedOpError(what, source=source_of(node), call=signature_of(node), hint=hint))
            return _anything(node)
        return result


def _anything(node: Node) -> Any:
    """A stand-in for a refused node's value, so that the problems after it are found as well."""
    value = node.meta["val"]
    if not isinstance(value, (tuple, list)):
        return build.constant(0, value.dtype, list(value.shape))
    return [
        build.constant(0, part.dtype, list(part.shape)) if isinstance(part, torch.Tensor) else None for part in value
    ]


def _unknown(node: Node) -> bool:
    """Whether StableHLO has no dtype for its value."""
    return any(
        isinstance(value, torch.Tensor) and value.dtype not in STORED
        for value in pytree.tree_leaves(node.meta.get("val"))
    )


def _is_constant(node: Node) -> bool:
    return not node.all_input_nodes and node.meta.get("draw") is None


def _is_scalar(node: Node | None) -> bool:
    return node is not None and isinstance(value := node.meta.get("val"), torch.Tensor) and value.dim() == 0


def _keeps(node: Node, operand: tuple[str, str]) -> bool:
    """Whether a value is the operand but for writes that are guarded one by one."""
    while node.target is dynamic_update_slice:
        node = node.args[0]  # type: ignore[assignment]
    return node.op == "placeholder" and identity(node) == operand


def ancestors(nodes: Iterable[Node]) -> set[Node]:
    """The nodes, and all that they are computed from."""
    found: set[Node] = set()
    waiting = list(nodes)
    while waiting:
        if (current := waiting.pop()) not in found:
            found.add(current)
            waiting += current.all_input_nodes
    return found


def _lowerings(
    graphs: Iterable[Graph], known: Mapping[Any, Lowering] | None
) -> tuple[dict[Node, Lowering], list[Torch2HloError]]:
    """The lowering of each node, and why some have none."""
    found, errors = {}, []
    for node in (node for graph in graphs for node in all_nodes(graph)):
        if node.op == "call_function" and node.target is not operator.getitem:
            try:
                found[node] = find_lowering(node) if known is None else known[node.target]
            except Torch2HloError as error:
                errors.append(error)
    return found, errors


def _check_types(node: Node, result: Any) -> None:
    """A lowering that gives another type than torch is a fault of ours: say so, rather than compute something else."""
    wanted = node.meta["val"]
    pairs = zip(wanted, result, strict=False) if isinstance(wanted, (tuple, list)) else [(wanted, result)]
    for fake, value in pairs:
        if not isinstance(fake, torch.Tensor) or value is None:
            continue
        if build.shape_of(value) != list(fake.shape) or build.dtype(value) is not fake.dtype:
            raise LoweringTypeError(
                f"the lowering of {node.target} gave {value.type}",
                source=source_of(node),
                call=signature_of(node),
                hint="this is a fault of the lowering: report it, or mend it if it is your own",
            )


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
    name = f"{module}.{short_name(node)}" if (module := node.meta.get("module")) else short_name(node)
    if not sources:
        return ir.Location.name(name)
    # XLA keeps a stack of frames only where each is a function's name around a line.
    lines = [ir.Location.name(source.function, ir.Location.file(source.file, source.line, 0)) for source in sources]
    inner = ir.Location.callsite(lines[0], lines[1:]) if len(lines) > 1 else lines[0]
    return ir.Location.name(name, inner)


def _identifier(label: str) -> str:
    """``cache['keys'][0]`` → ``cache_keys_0``: a name that MLIR prints as it is."""
    return re.sub(r"[^\w.]+", "_", label).strip("_")
