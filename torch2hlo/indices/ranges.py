"""Which integers a value of a captured graph can be, where that follows from what makes it.

Places of elements (``argmax``, ``topk``, ``nonzero``), counts (``arange``), constants, and what arithmetic and clamping
make of them. Ends may be expressions of sizes known only at run time; an end that is not known is None.
"""

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence
from typing import Any

import sympy
import torch
from torch._higher_order_ops.cond import cond_op
from torch._higher_order_ops.while_loop import while_loop_op
from torch.fx import Graph, Node

from torch2hlo.capture.sizes import Sizes
from torch2hlo.graph import Subgraph, arguments_of, is_integer
from torch2hlo.indices import arithmetic as arithmetic
from torch2hlo.indices import places as places
from torch2hlo.indices.rules import ANY, RULES, End, Range, number, of_dtype, plain


class Ranges:
    """The ranges of a graph's integer values.

    Args:
        graph: with symbolic sizes or without; the graphs inside it are walked too.
        sizes: the symbols in it.
        tables: the stored tensors whose values are fixed, by label.

    """

    def __init__(self, graph: Graph, sizes: Sizes | None, tables: Mapping[str, torch.Tensor]) -> None:
        self._sizes, self._tables = sizes, tables
        self._of: dict[Node, Any] = {}
        self._walk(graph)

    def of(self, value: Any) -> Range:
        """The range of a node, or of a number."""
        if isinstance(value, Node):
            found = self._of.get(value)
            return found if isinstance(found, Range) else ANY
        known = number(value)
        return ANY if known is None else Range(known, known)

    def is_within(self, value: Any, low: Any, size: Any) -> bool:
        """Whether all that ``value`` can be is at least ``low`` and below ``size``, numbers of PyTorch's."""
        found = self.of(value)
        return self.at_most(plain(low), found.low) and self.at_most(found.high, plain(size) - 1)

    def at_most(self, one: End, other: End) -> bool:
        """Whether certainly ``one <= other``."""
        if one is None or other is None:
            return False
        room = sympy.sympify(other - one)
        if room.is_Integer or self._sizes is None:
            return bool(room.is_Integer and room >= 0)
        lowest, _ = self._sizes.range_of(room)
        return (lowest is not None and lowest >= 0) or self._sizes.env.known(room >= 0) is True

    def join(self, *ranges: Range) -> Range:
        """What is one of several."""
        low, high = ranges[0] if ranges else ANY
        for one in ranges[1:]:
            low = low if self.at_most(low, one.low) else one.low if self.at_most(one.low, low) else None
            high = one.high if self.at_most(high, one.high) else high if self.at_most(one.high, high) else None
        return Range(low, high)

    def _walk(self, graph: Graph) -> None:
        for node in graph.nodes:
            if node.op == "placeholder" and node not in self._of:
                self._of[node] = self._table(node)
            elif node.op == "call_function":
                self._of[node] = self._result(node)

    def _table(self, node: Node) -> Range:
        table = self._tables.get(node.meta["label"])
        if table is None or node.meta["role"] == "input" or not is_integer(node) or table.is_meta or not table.numel():
            return of_dtype(node)
        return Range(int(table.min()), int(table.max()))

    def _result(self, node: Node) -> Any:
        if node.target is operator.getitem:
            sequence, index = node.args
            parts = self._of.get(sequence)  # type: ignore[arg-type]
            return parts[index] if isinstance(parts, list) else of_dtype(node)  # type: ignore[index]
        if node.target is cond_op:
            return self._branches(node)
        if node.target is while_loop_op:
            return self._loop(node)
        rule = RULES.get(node.target)
        if rule is None or not hasattr(node.target, "_schema"):
            return of_dtype(node)
        found = rule(self, node, *arguments_of(node).values())
        if isinstance(found, list):
            return found
        return self._kept(found, node)

    def _kept(self, found: Range, node: Node) -> Range:
        """``found``, unless arithmetic may have left the dtype and come back at its other end."""
        dtype, whole = node.meta["val"].dtype, of_dtype(node)
        limits = torch.iinfo(dtype if is_integer(node) and dtype is not torch.bool else torch.int64)
        low, high = (limits.min if found.low is None else found.low), (limits.max if found.high is None else found.high)
        if not (self.at_most(limits.min, low) and self.at_most(high, limits.max)):
            return whole
        return Range(whole.low if found.low is None else found.low, whole.high if found.high is None else found.high)

    def _branches(self, node: Node) -> list[Range]:
        _, then, otherwise, operands = node.args
        for branch in (then, otherwise):
            self._enter(branch, operands)  # type: ignore[arg-type]
        outputs = zip(then.outputs, otherwise.outputs, strict=True)  # type: ignore[union-attr]
        return [self.join(self.of(one), self.of(other)) for one, other in outputs]

    def _loop(self, node: Node) -> list[Range]:
        """What is carried is what it was at the start, or what a round makes, whatever was carried into that."""
        args: Any = node.args
        test, body, carried, operands = args
        unknown = [ANY] * len(carried)
        self._enter(body, [*unknown, *operands])
        start = [self.of(value) for value in carried]
        found = [self.join(one, self.of(after)) for one, after in zip(start, body.outputs, strict=True)]
        for part in (test, body):
            self._enter(part, [*found, *operands])
        return found

    def _enter(self, inner: Subgraph, given: Sequence[Any]) -> None:
        for node, value in zip(inner.inputs, given, strict=True):
            self._of[node] = value if isinstance(value, Range) else self.of(value)
        self._walk(inner.graph)
