"""One way through the code, emitted: one lowering a node, every operation under the line and module it came from."""

from __future__ import annotations

import operator
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import torch
from torch.fx import Graph, Node, map_arg

from torch2hlo import build
from torch2hlo.borrowing import Borrowed
from torch2hlo.dtypes import tensor_type
from torch2hlo.errors import LoweringTypeError, Source, Torch2HloError, UnsupportedOpError
from torch2hlo.graph import Subgraph, ancestors, identity, short_name, signature_of, source_of
from torch2hlo.guarded_writes import guarded
from torch2hlo.host import to_numpy
from torch2hlo.internal_ops import dynamic_update_slice
from torch2hlo.lowering import Lowering, LoweringContext
from torch2hlo.mlir import Value, ir


@dataclass(frozen=True)
class Body:
    """One way through the code: a graph without mutation, ready to be emitted.

    Attributes:
        graph: its placeholders have ``meta["role"]`` and ``meta["label"]``.
        results: the values it returns, in the program's order.
        literals: placeholders that are written into the program, with their values.
        holds: a 0-d bool, whether this way is the one to take; None if it always is.
        checks: 0-d integers that are 0 where the values are good, the same for all ways.

    """

    graph: Graph
    results: tuple[Node, ...]
    literals: dict[Node, torch.Tensor]
    holds: Node | None = None
    checks: tuple[Node, ...] = ()


@dataclass
class Emitter:
    """Emits nodes at the current insertion point, each once.

    Attributes:
        lowering_of: the lowering of each node that has one.
        borrowed: what JAX's own lowerings need.
        arguments: role and label of a placeholder → the argument of the module.
        key: what random numbers are drawn with.
        errors: problems that were found so far.
        values: the nodes that are emitted.
        holds: whether one of several ways is taken at all; None where there is one.

    """

    lowering_of: dict[Node, Lowering]
    borrowed: Borrowed
    arguments: dict[tuple[str, str], Value]
    key: Value | None
    errors: list[Torch2HloError]
    values: dict[Node, Any] = field(default_factory=dict)
    holds: Value | None = None

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

    def _emit_needed(self, body: Body, wanted: Iterable[Node]) -> None:
        needed = ancestors(wanted)
        for node in body.graph.nodes:
            if node in needed and node not in self.values:
                self._emit(node, body)

    def _emit(self, node: Node, body: Body, operands: tuple[Any, Any] | None = None) -> None:
        """Emit ``node``, whose arguments are ``operands`` if they are given."""
        with location_of(node):
            if node.op == "placeholder":
                literal = body.literals.get(node)
                self.values[node] = (
                    self.arguments.get(identity(node))
                    if literal is None
                    else build.array(to_numpy(literal), literal.dtype)
                )
                return
            given: Any = operands or map_arg((node.args, node.kwargs), self.values.__getitem__)
            args, kwargs = given
            self.values[node] = args[0][args[1]] if node.target is operator.getitem else self._call(node, args, kwargs)

    def _call(self, node: Node, args: Any, kwargs: Any) -> Any:
        if node.target is dynamic_update_slice and self.holds is not None:
            base, update, dims, starts = args
            update, starts = guarded(self.holds, base, update, dims, starts)
            args = (base, update, dims, starts)
        ctx = LoweringContext(node, self.borrowed, self.key, self.inline, self.holds)
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


def types_of(nodes: Sequence[Node]) -> list[ir.Type]:
    """The type of each node's tensor."""
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
