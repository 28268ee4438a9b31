"""Running a program's graph with PyTorch's own kernels: as it is, and widened to float64 as the truth.

Each operation of the graph is a functional ATen operation, so PyTorch can run it. In float64 the same operations on the
same values have 29 more bits, which is what one can measure the rounding errors of float32 against.
"""

from __future__ import annotations

import operator
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, cast

import numpy as np
import torch
from torch._higher_order_ops.cond import cond_op
from torch._higher_order_ops.while_loop import while_loop_op
from torch._ops import OpOverload
from torch.fx import Graph, Node, map_arg
from torch.utils import _pytree as pytree

from torch2hlo.emitter import Body
from torch2hlo.graph import Subgraph, ancestors, identity
from torch2hlo.testing import draw_with

aten = torch.ops.aten
_WIDER = {
    torch.float32: torch.float64,
    torch.bfloat16: torch.float64,
    torch.float16: torch.float64,
    torch.complex64: torch.complex128,
    torch.float8_e4m3fn: torch.float64,
    torch.float8_e5m2: torch.float64,
    torch.float8_e4m3fnuz: torch.float64,
    torch.float8_e5m2fnuz: torch.float64,
}
_BY_MEMORY = {aten.as_strided.default, aten.as_strided_scatter.default}
_BITS = {aten.view.dtype}  # it reads the bits: only the type that is there means something
# Random operations that draw a mask, whatever the dtype; of others, the draw is another in another dtype.
_BY_MASK = {aten.dropout.default, aten.native_dropout.default, aten.bernoulli.p}

Visit = Callable[[Node, tuple[Any, ...], Any, np.ndarray[Any, Any]], None]


def widened(value: Any) -> Any:
    """Floats as float64, complex numbers as complex128; all else, numbers and dtypes of integers too, as it is."""
    if isinstance(value, torch.Tensor):
        return value.to(_WIDER.get(value.dtype, value.dtype))
    return _WIDER.get(value, value) if isinstance(value, torch.dtype) else value


def _narrowed(node: Node, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
    """The arguments of a call in the dtypes that the graph has for them."""
    nodes = pytree.tree_leaves((node.args, node.kwargs))
    values, spec = pytree.tree_flatten((tuple(args), dict(kwargs)))
    narrow = [
        value.to(like.meta["val"].dtype) if isinstance(like, Node) and isinstance(value, torch.Tensor) else value
        for like, value in zip(nodes, values, strict=True)
    ]
    return pytree.tree_unflatten(narrow, spec)


class Evaluator:
    """Runs single nodes, with the random bits of a program whose key is ``words``.

    Args:
        words: the random key.
        wide: run them in float64.
        visit: called with ``(node, operands, value, words)`` for each node that was run inside of another: once for
            each branch, taken or not, and once for a loop.

    """

    def __init__(self, words: np.ndarray[Any, Any], *, wide: bool = False, visit: Visit | None = None) -> None:
        self._words, self._wide, self._visit = words, wide, visit

    def __call__(self, node: Node, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
        """The value of ``node``, whose operands have these values."""
        if node.target is operator.getitem:
            return args[0][args[1]]
        with _forward_only(wide=self._wide):
            if not self._wide:
                return self._call(node, args, kwargs)
            if node.target in _BITS or ("draw" in node.meta and node.target not in _BY_MASK | {while_loop_op}):
                return pytree.tree_map(widened, self._call(node, *_narrowed(node, args, kwargs)))
            wide = pytree.tree_map(widened, (tuple(args), dict(kwargs)))
            return pytree.tree_map(widened, self._call(node, *wide))

    def graph(self, body: Graph, wanted: Sequence[Node], values: dict[Node, Any]) -> list[Any]:
        """What ``wanted`` nodes are, where placeholders have ``values``."""
        for node in body.nodes:
            if node.op == "call_function" and node not in values:
                args, kwargs = map_arg((node.args, node.kwargs), values.__getitem__)
                values[node] = self(node, args, kwargs)
                if self._visit is not None:
                    operands = tuple(values[operand] for operand in node.all_input_nodes)
                    self._visit(node, operands, values[node], self._words)
        return [values[node] for node in wanted]

    def _call(self, node: Node, args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
        if node.target is cond_op:
            predicate, then, otherwise, operands = args
            taken, other = (then, otherwise) if bool(predicate) else (otherwise, then)
            if self._visit is not None:
                self._inner(other, operands)
            return self._inner(taken, operands)
        if node.target is while_loop_op:
            return self._loop(node, *args)
        if "draw" in node.meta:
            return draw_with(self._words, node.meta["draw"], cast(OpOverload, node.target), tuple(args), dict(kwargs))
        if node.target is aten.view.default:  # a kernel may lay memory out otherwise than it did in the capture
            return aten.reshape.default(*args, **kwargs)
        if node.target in _BY_MEMORY:
            args = (_laid_out(args[0], node.all_input_nodes[0].meta["val"]), *args[1:])
        return node.target(*args, **kwargs)  # type: ignore[operator]

    def _inner(self, subgraph: Subgraph, operands: Sequence[Any]) -> tuple[Any, ...]:
        values = dict(zip(subgraph.inputs, operands, strict=True))
        return tuple(self.graph(subgraph.graph, subgraph.outputs, values))

    def _loop(
        self, node: Node, condition: Subgraph, body: Subgraph, carried: Sequence[Any], additional: Sequence[Any]
    ) -> tuple[Any, ...]:
        words, rounds = self._words, 0
        state = tuple(carried)
        visit = self._visit
        while True:
            if "draw" in node.meta:
                self._words = iteration_words(words, node.meta["draw"], rounds)
            if not bool(self._inner(condition, (*state, *additional))[0]):
                break
            state, rounds = self._inner(body, (*state, *additional)), rounds + 1
            self._visit = None
        self._words, self._visit = words, visit
        return state


def _laid_out(value: torch.Tensor, like: torch.Tensor) -> torch.Tensor:
    """``value`` in memory as it was in the capture."""
    if value.stride() == like.stride():
        return value
    return torch.empty_strided(value.shape, like.stride(), dtype=value.dtype).copy_(value)


def iteration_words(words: np.ndarray[Any, Any], loop: int, rounds: int) -> np.ndarray[Any, Any]:
    """The key of one iteration of a loop that draws."""
    from torch2hlo import sampling

    return np.asarray(sampling.iteration(words, np.uint32(loop), np.uint32(rounds)))


@contextmanager
def _forward_only(*, wide: bool) -> Iterator[None]:
    """Kernels alone; where nothing says a dtype (``1 / integers``), float64 if ``wide``."""
    before = torch.get_default_dtype()
    try:
        if wide:
            torch.set_default_dtype(torch.float64)
        with torch.no_grad(), torch._C._AutoDispatchBelowAutograd():
            yield
    finally:
        torch.set_default_dtype(before)


@contextmanager
def denormals_flushed() -> Iterator[None]:
    """PyTorch takes denormal numbers for zero, as XLA does on every target, where the processor can."""
    before = float(torch.tensor(1e-39) * 1.0) == 0.0
    torch.set_flush_denormal(True)
    try:
        yield
    finally:
        torch.set_flush_denormal(before)


@dataclass(frozen=True)
class Step:
    """A node that was run: ``value`` from ``args`` and ``kwargs``; ``truth`` is float64 all the way from the inputs.

    ``operands`` are the values of its input nodes. ``runs``: PyTorch could run it; else ``value`` is the program's own.
    """

    node: Node
    operands: tuple[Any, ...]
    args: tuple[Any, ...]
    kwargs: dict[str, Any]
    value: Any
    truth: Any
    runs: bool = True


def walk(
    body: Body,
    given: Mapping[tuple[str, str], torch.Tensor],
    words: np.ndarray[Any, Any],
    wanted: Sequence[Node] = (),
    otherwise: Callable[[Node, Sequence[Any]], Any] | None = None,
    *,
    truths_too: bool = True,
) -> Iterator[Step]:
    """Run each node that the results (and ``wanted``) need, in order; a value lives until its last use.

    Args:
        body: the way through the code to run.
        given: what the program's operands are, by role and label.
        words: the random key.
        wanted: more nodes to run.
        otherwise: gives the value of a node with these operands that PyTorch can't run as it is in the graph: on
            padded tensors, or with random bits that it has no way to draw.
        truths_too: without it, ``truth`` is the value.

    """
    native, wide = Evaluator(words), Evaluator(words, wide=True)
    values: dict[Node, Any] = {}
    truths: dict[Node, Any] = {}
    needed = ancestors([*body.results, *wanted])
    uses = Counter(operand for node in needed for operand in set(node.all_input_nodes))
    for node in body.graph.nodes:
        if node not in needed or node.op == "output":
            continue
        args, kwargs = map_arg((node.args, node.kwargs), values.__getitem__) if node.op == "call_function" else ((), {})
        operands = tuple(values[operand] for operand in node.all_input_nodes)
        runs = True
        if node.op == "placeholder":
            values[node] = body.literals[node] if node in body.literals else given[identity(node)]
        else:
            values[node], runs = _run(native, node, args, kwargs, operands, otherwise)
        if runs and truths_too and node.op == "call_function":
            truths[node] = wide(node, *map_arg((node.args, node.kwargs), truths.__getitem__))
        else:
            truths[node] = pytree.tree_map(widened, values[node]) if truths_too else values[node]
        yield Step(node, operands, args, kwargs, values[node], truths[node], runs=runs)
        for operand in set(node.all_input_nodes):
            uses[operand] -= 1
            if not uses[operand]:
                del values[operand], truths[operand]


def _run(
    native: Evaluator,
    node: Node,
    args: Any,
    kwargs: Any,
    operands: tuple[Any, ...],
    otherwise: Callable[[Node, Sequence[Any]], Any] | None,
) -> tuple[Any, bool]:
    """The value of a node, and whether PyTorch can run it."""
    if otherwise is None:
        return native(node, args, kwargs), True
    try:
        return native(node, args, kwargs), True
    except (RuntimeError, IndexError, ValueError):  # NotImplementedError is a RuntimeError
        return otherwise(node, operands), False
