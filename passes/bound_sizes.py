"""Sizes known only at run time  →  static sizes at their bounds, run-time lengths, and masks where they matter.

The symbolic graph is run once more, node by node, on fake tensors at their largest sizes. An operation without padding
in its operands is recorded as it is; another is recorded by its padding rule (`torch2hlo.padding`), which is plain
PyTorch; a pointwise operation lets padding through. What has no rule is an error, never a guess.

After this pass every shape in the graph is static. The output has a third part, ``lengths``: the run-time size of every
dynamic dimension of every result; and a fourth, ``holds``: a 0-d bool, whether the values are among those that the
graph is right for (None where it is right for all).
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

import sympy
import torch
from torch._higher_order_ops.cond import cond_op
from torch._higher_order_ops.while_loop import while_loop_op
from torch.fx import Graph, Node, map_arg
from torch.utils import _pytree as pytree

from torch2hlo import padding as padding
from torch2hlo.capture.placeholders import placeholder
from torch2hlo.capture.recorder import Recorder
from torch2hlo.capture.sizes import Runtime, Sizes, as_written, expression, has_symbols, is_symbolic
from torch2hlo.capture.sources import ModuleStack
from torch2hlo.errors import Torch2HloError, gather
from torch2hlo.graph import Subgraph
from torch2hlo.lowering import has_lowering
from torch2hlo.padding.padded import Axis, Padded, dynamic, static
from torch2hlo.padding.pointwise import constant, pointwise
from torch2hlo.padding.rules import PaddingContext, find_rule, plain, takes_merged
from torch2hlo.rewriting import Pass, Refusal, drop_aliases, drop_dead

aten = torch.ops.aten


@dataclass(frozen=True)
class BoundSizes(Pass):
    """See the module docstring. ``sizes`` are the symbols of the capture."""

    name: ClassVar[str] = "bound-sizes"
    sizes: Sizes | None = field(default=None, compare=False)

    def apply(self, graph: Graph) -> tuple[int, list[Refusal]]:
        if self.sizes is None:
            return 0, []
        bounding = _Bounding(graph, self.sizes)
        bounding.run()
        _become(graph, bounding.recorder.graph)
        drop_aliases(graph)
        drop_dead(graph)
        return bounding.padded, []

    def ensures(self, graph: Graph) -> None:
        for node in graph.nodes:
            for value in pytree.tree_leaves(node.meta.get("val")):
                assert not isinstance(value, torch.Tensor) or all(isinstance(size, int) for size in value.shape), node


class _Bounding:
    """One walk over the symbolic graph, recording the static one."""

    def __init__(self, graph: Graph, sizes: Sizes) -> None:
        self.graph, self.sizes = graph, sizes
        self.recorder = Recorder(has_lowering, ModuleStack(None))
        self.values: dict[Node, Any] = {}
        self.numbers: dict[sympy.Symbol, torch.Tensor] = {}
        self.symbol_of = {node: symbol for symbol, node in sizes.nodes.items()}
        self.padded = 0
        self._largest: dict[Node, list[int]] = {}

    def run(self) -> None:
        errors: list[Torch2HloError] = []
        inputs = [node for node in self.graph.nodes if node.op == "placeholder"]
        for node in inputs:
            self.values[node] = self._placeholder(node)
        with self.recorder.rerecording():
            for node in inputs:
                if node in self.symbol_of:
                    self._number(node, plain(self.values[node]))
                self.values[node] = self._shortened(node)
            for node in [node for node in self.graph.nodes if node.op != "placeholder"]:
                with self.recorder.at(node):
                    if node.op == "output":
                        if errors:
                            raise gather(errors)
                        self._output(node)
                        continue
                    try:
                        self.values[node] = self._visit(node)
                    except Torch2HloError as error:
                        errors.append(error)
                        self.values[node] = self._anything(node)

    def _visit(self, node: Node) -> Any:
        if node.target is operator.getitem:
            sequence, index = node.args
            return self.values[sequence][index]  # type: ignore[index]
        args, kwargs = (_unwrapped(map_arg(tree, self.values.__getitem__)) for tree in (node.args, node.kwargs))
        if node.target is aten._local_scalar_dense.default:
            self._number(node, plain(args[0]))
            return node.meta["val"]
        if node.target in {cond_op, while_loop_op}:
            return self._control_flow(node, args)
        return self._call(node, args, kwargs)

    def _placeholder(self, node: Node) -> Padded:
        """The operand at the largest sizes that any call may have."""
        value = node.meta["val"]
        dims = node.meta.get("dims", {})  # a decision may have left one value of a dynamic size, here
        largest = [
            dims[dim].of(dims[dim].bound.max) if dim in dims else int(expression(size))
            for dim, size in enumerate(value.shape)
        ]
        self._largest[node] = largest
        like = torch.empty(largest, dtype=value.dtype, device="meta")
        tensor = placeholder(self.recorder, node.meta["label"], like, node.meta["role"])
        self.recorder.node_of(tensor).meta.update(
            {key: node.meta[key] for key in ("dims", "range") if key in node.meta}
        )
        return Padded(tensor, tuple(static(size) for size in largest))

    def _shortened(self, node: Node) -> Padded:
        """The operand at the largest sizes that this capture is right for."""
        tensor = plain(self.values[node])
        axes = tuple(self._axis(size) for size in node.meta["val"].shape)
        for dim, axis in enumerate(axes):
            if axis.bound != tensor.shape[dim]:
                tensor = aten.slice.Tensor(tensor, dim, 0, axis.bound)
        return Padded(tensor, axes)

    def _number(self, node: Node, tensor: torch.Tensor) -> None:
        """The run-time value of a symbol, as Python would have it: int64, float64, or 0/1 for a bool."""
        dtype = torch.float64 if tensor.dtype.is_floating_point else torch.int64
        self.numbers[self.symbol_of[node]] = tensor.reshape(()).to(dtype)

    def _control_flow(self, node: Node, args: Any) -> Any:
        """Branches and loop bodies are run once more in the same way, node by node."""
        ctx = PaddingContext(node, self.sizes, self.numbers)

        def inside(subgraph: Subgraph, operands: Sequence[Any], ctx: PaddingContext = ctx) -> Callable[..., Any]:
            return lambda *carried: self._inside(subgraph, carried, operands, ctx)

        op: Any = node.target
        if op is cond_op:
            predicate, then, otherwise, operands = args
            branches = inside(then, operands), inside(otherwise, operands)
            return self._wrapped(node, op(plain(predicate), *branches, ()), ctx)
        condition, body, carried, operands = args
        start = tuple(self._usual(value, like, ctx) for value, like in zip(carried, body.inputs, strict=False))
        test, step = inside(condition, operands), inside(body, operands)
        return self._wrapped(node, op(lambda *values: test(*values)[0], step, start, ()), ctx)

    def _inside(
        self, subgraph: Subgraph, carried: Sequence[torch.Tensor], operands: Sequence[Any], ctx: PaddingContext
    ) -> Any:
        inputs = zip(carried, subgraph.inputs, strict=False)
        values = [*(self._wrapped_one(value, like.meta["val"], ctx) for value, like in inputs), *operands]
        around, self.values = self.values, {**self.values, **dict(zip(subgraph.inputs, values, strict=True))}
        try:
            for node in subgraph.graph.nodes:
                if node.op == "call_function":
                    with self.recorder.at(node):
                        self.values[node] = self._visit(node)
            return tuple(self._usual(self.values[node], node, ctx) for node in subgraph.outputs)
        finally:
            self.values = around

    def _usual(self, value: Padded, like: Node, ctx: PaddingContext) -> torch.Tensor:
        """What goes in or out of a branch or loop, where its padding must be at the end of each dimension."""
        value = ctx.compacted(value)
        for dim, size in enumerate(like.meta["val"].shape):
            value = ctx.fitted(value, dim, self._axis(size, ctx).bound)
        return value.tensor

    def _call(self, node: Node, args: Any, kwargs: Any) -> Any:
        leaves = pytree.tree_leaves((args, kwargs), is_leaf=lambda value: isinstance(value, Padded))
        needs_rule = any(
            bool(as_written(leaf).free_symbols)
            if is_symbolic(leaf)
            else isinstance(leaf, Padded) and not leaf.is_static
            for leaf in leaves
        )
        needs_rule = needs_rule or torch.Tag.dynamic_output_shape in getattr(node.target, "tags", ())
        ctx = PaddingContext(node, self.sizes, self.numbers)
        if not needs_rule:
            return self._wrapped(node, node.target(*_plain(args), **_plain(kwargs)), ctx)  # type: ignore[operator]
        self.padded += 1
        rule = find_rule(node.target)
        if rule is not None:
            if not takes_merged(node.target):
                args, kwargs = _map_padded(ctx.compacted, (args, kwargs))
            decisions = len(self.sizes.env.guards)
            try:
                result = rule(ctx, *args, **kwargs)
            except Torch2HloError:
                raise
            except Exception as error:
                raise ctx.refuse(
                    f"the padding rule of {node.target} failed: {error}",
                    "keep that dimension static here; and please report this: a padding rule of torch2hlo is wrong",
                ) from error
            if len(self.sizes.env.guards) != decisions:  # it compared a size with a number, by its assumed value
                raise ctx.refuse(
                    f"the padding rule of {node.target} took a decision by a number known only at run time",
                    "please report this: a padding rule of torch2hlo is wrong",
                )
            return self._wrapped(node, result, ctx)
        if torch.Tag.pointwise in getattr(node.target, "tags", ()):
            return self._wrapped(node, pointwise(ctx, args, kwargs), ctx)
        raise ctx.refuse(
            f"{node.target} has no padding rule for sizes known only at run time",
            "keep that dimension static here, or give the model inputs of one size",
        )

    def _wrapped(self, node: Node, result: Any, ctx: PaddingContext) -> Any:
        """The result with its axes, by default as the symbolic shape says."""
        wanted = node.meta["val"]
        if isinstance(wanted, (tuple, list)):
            return [self._wrapped_one(value, want, ctx) for value, want in zip(result, wanted, strict=True)]
        return self._wrapped_one(result, wanted, ctx)

    def _wrapped_one(self, result: Any, wanted: Any, ctx: PaddingContext) -> Any:
        if isinstance(result, Padded) or not isinstance(wanted, torch.Tensor):
            return result
        axes = tuple(self._axis(size, ctx) for size in wanted.shape)
        if result.dim() == len(axes):
            result = self._fitted(result, axes, ctx)
        bounds = [axis.bound for axis in axes]
        if bounds != list(result.shape):
            raise ctx.refuse(
                f"the result is {list(result.shape)} at its largest, where {bounds} was expected",
                "please report this: a padding rule of torch2hlo is wrong",
            )
        return Padded(result, axes)

    def _fitted(self, result: torch.Tensor, axes: Sequence[Axis], ctx: PaddingContext) -> torch.Tensor:
        """``result`` with as many places as the symbolic sizes allow: operands may have had more, or fewer."""
        given = tuple(
            axis if axis.is_static else dynamic(size, axis.length)
            for axis, size in zip(axes, result.shape, strict=True)
        )
        value = Padded(result, given)
        for dim, axis in enumerate(axes):
            if not axis.is_static:
                value = ctx.fitted(value, dim, axis.bound)
        return value.tensor

    def _axis(self, size: Any, ctx: PaddingContext | None = None) -> Axis:
        if not has_symbols(size):
            return static(int(expression(size)))
        bound = ctx.bound(size) if ctx is not None else self.sizes.bound(size)
        assert bound is not None
        return dynamic(bound, expression(size))

    def _anything(self, node: Node) -> Any:
        """A stand-in for a refused node's value, so that the problems after it are found as well."""

        def make(value: torch.Tensor) -> Padded:
            known = [size if self.sizes.bound(size) is not None else 1 for size in value.shape]
            axes = tuple(self._axis(size) for size in known)
            return Padded(torch.zeros([axis.bound for axis in axes], dtype=value.dtype), axes)

        return pytree.tree_map_only(torch.Tensor, make, node.meta["val"])

    def _output(self, node: Node) -> None:
        returned: Any = node.args[0]
        results, new = returned
        ctx = PaddingContext(node, self.sizes, self.numbers)
        node_of = self.recorder.node_of
        kept = tuple(node_of(self._result(self.values[result], ctx)) for result in results)
        lengths = tuple(
            tuple(
                (dim, node_of(ctx.number(axis.length).to(torch.int32)))
                for dim, axis in enumerate(self.values[result].axes)
                if not axis.is_static
            )
            for result in results
        )
        state = {key: node_of(self._kept(key, value, ctx)) for key, value in new.items()}
        guards = [*self.sizes.guards(), *self.sizes.limits()]
        holds = node_of(self._holds(guards, ctx)) if guards else None
        self.recorder.graph.output((kept, state, lengths, holds))

    def _result(self, value: Padded, ctx: PaddingContext) -> torch.Tensor:
        """What the host can cut to its true size: padding at the end of each dimension."""
        return ctx.compacted(value).tensor

    def _kept(self, key: str, node: Node, ctx: PaddingContext) -> torch.Tensor:
        """A new value of state, or of an input, which has the places that the input has."""
        value, (role, _, label) = ctx.compacted(self.values[node]), key.partition(":")
        if role == "input":
            given = next(n for n in self.graph.nodes if n.meta.get("role") == "input" and n.meta.get("label") == label)
            for dim, size in enumerate(self._largest[given]):
                value = ctx.fitted(value, dim, size)
        elif not value.is_static:
            raise PaddingContext(node, self.sizes, self.numbers).refuse(
                f"{label} is kept for the next call with a size that is known only at run time",
                "keep state at its largest size, with the number of used places beside it",
            )
        return value.tensor

    def _holds(self, guards: Sequence[sympy.Basic], ctx: PaddingContext) -> torch.Tensor:
        result: torch.Tensor | None = None
        for guard in guards:
            made = ctx.number(guard)
            result = made if result is None else result & made
        assert result is not None
        return result


def _unwrapped(tree: Any) -> Any:
    return pytree.tree_map_only(
        Runtime, lambda number: number.value, tree, is_leaf=lambda value: isinstance(value, Padded)
    )


def _plain(tree: Any) -> Any:
    return pytree.tree_map(constant, tree, is_leaf=lambda value: isinstance(value, Padded))


def _map_padded(function: Callable[[Padded], Padded], tree: Any) -> Any:
    return pytree.tree_map_only(Padded, function, tree, is_leaf=lambda value: isinstance(value, Padded))


def _become(graph: Graph, other: Graph) -> None:
    """Replace what is in ``graph`` by ``other``'s nodes."""
    for node in reversed(list(graph.nodes)):
        graph.erase_node(node)
    mapping: dict[Node, Node] = {}
    output = graph.graph_copy(other, mapping)
    graph.output(output)
