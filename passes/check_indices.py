"""Index tensors whose places may not be there  →  a number each that says so, among the results.

Eager raises where an index is out of range; StableHLO clamps what is read and drops what is written. After this pass
the output's second part has, under `Check.key`, an int64 without dimensions for each place where eager would raise:
0 where it would not, otherwise the bad index, as `out_of_range` gives it. An index that is certainly in range (what
``arange``, ``argmax``, ``clamp`` … give: `torch2hlo.indices`) has none, and ``aten._assert_async`` is one more check.

A branch checks where it is taken. A loop keeps what failed first, and ends there.
"""

from __future__ import annotations

import operator
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

import torch
from torch._higher_order_ops.cond import cond_op
from torch._higher_order_ops.while_loop import while_loop_op
from torch.fx import Graph, Node
from torch.utils import _pytree as pytree

from torch2hlo.capture.sizes import Sizes, has_symbols, stored
from torch2hlo.graph import Subgraph, all_nodes, ancestors, signature_of, source_of, subgraphs_of
from torch2hlo.indices.ranges import Ranges
from torch2hlo.indices.uses import Use, uses_of
from torch2hlo.internal_ops import out_of_range
from torch2hlo.rewriting import Pass, Refusal
from torch2hlo.signature import BAD, CHECK, Check

aten = torch.ops.aten
Found = dict[str, Node]


@dataclass(frozen=True)
class CheckIndices(Pass):
    """See the module docstring.

    ``sizes`` are the symbols of the capture, ``tables`` the stored tensors whose values are fixed. Without ``checked``
    there are no checks.
    """

    name: ClassVar[str] = "check-indices"
    sizes: Sizes | None = field(default=None, compare=False)
    tables: Mapping[str, torch.Tensor] = field(default_factory=dict, compare=False)
    checked: bool = True

    def apply(self, graph: Graph) -> tuple[int, list[Refusal]]:
        returned: Any = graph.output_node().args[0]
        results, new = returned
        found: Found = {}
        if self.checked and not any(key.startswith(CHECK) for key in new):
            found = _Checking(Ranges(graph, self.sizes, self.tables)).of(graph)
            graph.output_node().args = ((results, {**new, **found}),)
        _drop_assertions(graph)
        return len(found), []

    def ensures(self, graph: Graph) -> None:
        assert not any(node.target is aten._assert_async.msg for node in all_nodes(graph))


def _drop_assertions(graph: Graph) -> None:
    for node in list(graph.nodes):
        for inner in subgraphs_of(node):
            _drop_assertions(inner.graph)
        if node.target is aten._assert_async.msg:
            graph.erase_node(node)


@dataclass(frozen=True)
class _Checking:
    """Adds the checks of a graph, and of the graphs inside it, to their ends."""

    ranges: Ranges

    def of(self, graph: Graph) -> Found:
        """The checks, by key; those of one line and kind are one."""
        found: Found = {}
        checked: set[Any] = set()
        for node in list(graph.nodes):
            for key, code in self._of_node(graph, node, checked):
                found[key] = _first(graph, found[key], code) if key in found else code
        return found

    def _of_node(self, graph: Graph, node: Node, checked: set[Any]) -> Iterable[tuple[str, Node]]:
        if node.target is cond_op:
            return self._of_branches(graph, node).items()
        if node.target is while_loop_op:
            return self._of_loop(graph, node)
        if node.target is aten._assert_async.msg:
            holds, message = node.args
            failed = _add(graph, node, aten.logical_not.default, (holds,), torch.bool)
            code = _add(graph, node, aten._to_copy.default, (failed,), kwargs={"dtype": torch.int64})
            return [(_key(node, str(message), "this is what the model demands"), code)]
        return [self._of_use(graph, node, use) for use in uses_of(node) if self._is_open(use, checked)]

    def _is_open(self, use: Use, checked: set[Any]) -> bool:
        """Whether an index may be out of range, and is not checked yet."""
        index = _source(use.index)
        form = index, str(use.low), str(use.size), use.ignored
        if form in checked or _is_empty(index) or self.ranges.is_within(index, use.low, use.size):
            return False
        checked.add(form)
        return True

    def _of_use(self, graph: Graph, node: Node, use: Use) -> tuple[str, Node]:
        args = (_source(use.index), stored(use.low), stored(use.size), use.ignored)
        key = _key(node, f"index {BAD} is out of range for {use.what}", _allowed(use))
        return key, _add(graph, node, out_of_range, args)

    def _of_branches(self, graph: Graph, node: Node) -> Found:
        branches = subgraphs_of(node)
        inner = [self.of(branch.graph) for branch in branches]
        keys = list(dict.fromkeys(key for found in inner for key in found))
        for branch, found in zip(branches, inner, strict=True):
            zero = [found[key] if key in found else _zero(branch.graph, node) for key in keys]
            _return(branch.graph, (*branch.outputs, *zero))
        return dict(zip(keys, _more_results(graph, node, len(keys)), strict=True))

    def _of_loop(self, graph: Graph, node: Node) -> Iterable[tuple[str, Node]]:
        loop: Any = node.args
        test, body, carried, operands = loop
        before, inside = self.of(test.graph), self.of(body.graph)
        if not before and not inside:
            return []
        count = len(carried)
        test, earlier = _with_carried(test, count, inside, node)
        body, own = _with_carried(body, count, inside, node)
        after = [_first(body.graph, prior, code) for prior, code in zip(own, inside.values(), strict=True)]
        _return(body.graph, (*body.outputs, *after))
        _return(test.graph, (_going(test, [*earlier, *before.values()], node), *test.outputs[1:]))
        zeros = [_zero(graph, node, before=node) for _ in inside]
        loop = (test, body, (*carried, *zeros), operands)
        node.args = loop
        found = list(zip(inside, _more_results(graph, node, len(inside)), strict=True))
        if before:  # of the values that ended the loop
            final = [*(_result(graph, node, index) for index in range(count)), *zeros, *operands]
            found += _copied(graph, before, dict(zip(test.inputs, final, strict=True)))
        return found


def _source(index: Node) -> Node:
    """What has the same elements, before they were repeated and reshaped."""
    while index.target in _RESHAPED and not (index.target is aten.expand.default and _may_be_empty(index)):
        index = index.args[0]  # type: ignore[assignment]
    return index


def _is_empty(node: Node) -> bool:
    return any(not has_symbols(size) and size == 0 for size in node.meta["val"].shape)


def _may_be_empty(node: Node) -> bool:
    return any(has_symbols(size) or size == 0 for size in node.meta["val"].shape)


def _key(node: Node, what: str, hint: str) -> str:
    source = source_of(node)
    kept = None if source is None else replace(source, text=source.code)
    return Check(what, f"{hint}; state is unchanged", signature_of(node), kept).key


def _allowed(use: Use) -> str:
    """What to say of the places that an operation takes."""
    if has_symbols(use.size) or has_symbols(use.low):
        return "the places that are there depend on this call's sizes"
    ignored = "" if use.ignored is None else f", and {use.ignored}"
    return f"it takes places from {use.low} to {use.size - 1}{ignored}"


def _first(graph: Graph, one: Node, other: Node) -> Node:
    """What failed first."""
    failed = _add(graph, other, aten.ne.Scalar, (one, 0), torch.bool)
    return _add(graph, other, aten.where.self, (failed, one, other))


def _going(test: Subgraph, codes: Iterable[Node], like: Node) -> Node:
    """Whether a loop goes on: not where a check has failed."""
    going = test.outputs[0]
    for code in codes:
        good = _add(test.graph, like, aten.eq.Scalar, (code, 0), torch.bool)
        going = _add(test.graph, like, aten.logical_and.default, (going, good), torch.bool)
    return going


def _zero(graph: Graph, like: Node, before: Node | None = None) -> Node:
    return _add(graph, like, aten.full.default, ([], 0), before=before, kwargs={"dtype": torch.int64})


def _with_carried(part: Subgraph, count: int, keys: Iterable[str], like: Node) -> tuple[Subgraph, list[Node]]:
    """One more value carried for each key, after the first ``count`` inputs."""
    first = next(iter(part.graph.nodes))
    added = []
    for _ in keys:
        with part.graph.inserting_before(first):
            node = part.graph.placeholder("check")
        node.meta = {"val": _scalar(like), "sources": (), "module": "", "role": "operand", "label": node.name}
        added.append(node)
    return Subgraph(part.graph, (*part.inputs[:count], *added, *part.inputs[count:])), added


def _return(graph: Graph, outputs: tuple[Node, ...]) -> None:
    graph.output_node().args = ((outputs, {}),)


def _more_results(graph: Graph, node: Node, count: int) -> list[Node]:
    """``count`` more numbers that a branch or loop gives."""
    have = len(node.meta["val"])
    node.meta["val"] = (*node.meta["val"], *(_scalar(node) for _ in range(count)))
    return [_result(graph, node, have + index) for index in range(count)]


def _result(graph: Graph, node: Node, index: int) -> Node:
    result = _add(graph, node, operator.getitem, (node, index))
    result.meta["val"] = node.meta["val"][index]
    return result


def _copied(graph: Graph, found: Found, values: dict[Node, Node]) -> list[tuple[str, Node]]:
    """The checks of another graph, computed once more in this one from other inputs."""
    known = dict(values)
    needed = ancestors(found.values())
    with graph.inserting_before(graph.output_node()):
        for node in next(iter(found.values())).graph.nodes:
            if node in needed and node not in known:
                known[node] = graph.node_copy(node, known.__getitem__)
    return [(key, known[code]) for key, code in found.items()]


def _add(
    graph: Graph,
    like: Node,
    op: Any,
    args: tuple[Any, ...],
    dtype: torch.dtype = torch.int64,
    *,
    before: Node | None = None,
    kwargs: dict[str, Any] | None = None,
) -> Node:
    """A node without dimensions, by default at the end, under the line and module of ``like``."""
    with graph.inserting_before(before or graph.output_node()):
        node = graph.call_function(op, args, kwargs or {})
    node.meta = {**like.meta, "val": _scalar(like, dtype)}
    return node


def _scalar(like: Node, dtype: torch.dtype = torch.int64) -> torch.Tensor:
    values = pytree.tree_leaves([node.meta["val"] for node in (like, *like.all_input_nodes)])
    tensor = next(value for value in values if isinstance(value, torch.Tensor))
    return tensor.new_empty((), dtype=dtype)


_RESHAPED = {
    aten.expand.default, aten.view.default, aten.reshape.default, aten.unsqueeze.default, aten.squeeze.default,
    aten.squeeze.dim, aten.permute.default, aten.transpose.int, aten.t.default, aten.clone.default,
}  # fmt: skip
