"""A stored table that is a function of its indices  →  that function: ``iota`` comparisons instead of megabytes.

Causal masks, sliding-window masks, position ids and constant fillings are often made once and kept in a buffer. A
constant, or a buffer that is not in the module's state dict, of more than 4 KB that nothing writes is folded when it
equals, element for element, one of: the same value everywhere; ``start + step · i`` along one dimension; or one value
where ``low ≤ j - i ≤ high`` over the last two dimensions and another elsewhere. A mask that is none of these is
reported as a refusal.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, ClassVar

import torch
from torch.fx import Graph, Node

from torch2hlo.capture.recorder import Recorder
from torch2hlo.capture.sources import ModuleStack
from torch2hlo.lowering import has_lowering
from torch2hlo.rewriting import Pass, Refusal

MIN_BYTES = 4096


@dataclass(frozen=True)
class FoldIndexTables(Pass):
    """See the module docstring. ``tables`` are the tensors that may be folded, by label."""

    name: ClassVar[str] = "fold-index-tables"
    tables: Mapping[str, torch.Tensor] = field(default_factory=dict, compare=False)

    def apply(self, graph: Graph) -> tuple[int, list[Refusal]]:
        rewrites, refusals = 0, []
        for node in [node for node in graph.nodes if node.op == "placeholder"]:
            table = self.tables.get(node.meta["label"])
            if (
                table is None
                or node.meta["role"] == "input"
                or not node.users
                or not _is_large(table)
                or _is_written(graph, node)
            ):
                continue
            formula = band(table) if (step := progression(table)) is None else step
            if formula is None:
                if table.dtype is torch.bool:
                    refusals.append(Refusal("a stored mask that is no function of its indices", node))
                continue
            _replace(graph, node, formula)
            rewrites += 1
        return rewrites, refusals


@dataclass(frozen=True)
class Formula:
    """How to make the table again.

    Attributes:
        shape: of the table.
        dtype: of the table.
        dim: along which it counts; None for a band.
        start: first value; or the value inside the band.
        step: from place to place; or the value outside the band.
        low: the lowest diagonal ``j - i`` of the band.
        high: the highest.

    """

    shape: torch.Size
    dtype: torch.dtype
    dim: int | None
    start: Any
    step: Any
    low: int = 0
    high: int = 0

    def make(self) -> torch.Tensor:
        """The table, in PyTorch operations."""
        if self.dim is None:
            rows, columns = self.shape[-2:]
            offset = torch.arange(columns).unsqueeze(0) - torch.arange(rows).unsqueeze(1)
            inside = (offset >= self.low) & (offset <= self.high)
            one, other = (torch.full((), value, dtype=self.dtype) for value in (self.start, self.step))
            return torch.where(inside, one, other).expand(self.shape)
        if not self.step:
            return torch.full(self.shape, self.start, dtype=self.dtype)
        counted: torch.Tensor = torch.arange(self.shape[self.dim]).to(self.dtype) * self.step + self.start
        line = [-1 if dim == self.dim else 1 for dim in range(len(self.shape))]
        return counted.to(self.dtype).view(line).expand(self.shape)


def progression(table: torch.Tensor) -> Formula | None:
    """The formula of a table that is the same everywhere, or counts evenly along one dimension; None if it does not."""
    first = table[(0,) * table.dim()]
    if bool((table == first).all()):
        return Formula(table.shape, table.dtype, 0, first.item(), 0)
    if table.dtype is torch.bool or table.dtype.is_complex:
        return None
    for dim, size in enumerate(table.shape):
        if size > 1:
            step = (table.select(dim, 1) - table.select(dim, 0))[(0,) * (table.dim() - 1)]
            formula = Formula(table.shape, table.dtype, dim, first.item(), step.item())
            if torch.equal(formula.make(), table):
                return formula
    return None


def band(table: torch.Tensor) -> Formula | None:
    """The formula of a table that has one value on a band of diagonals and another elsewhere; None if it has not."""
    if table.dim() < 2 or table.dtype.is_complex:
        return None
    plane = table.reshape(-1, *table.shape[-2:])[0]
    rows, columns = plane.shape
    for inside in (plane[0, 0], plane[-1, 0]):  # the main diagonal is inside, or the lower left corner is
        places = (plane == inside).nonzero()
        others = plane[plane != inside]
        if not len(others):
            return None
        offsets = places[:, 1] - places[:, 0]
        low, high = int(offsets.min()), int(offsets.max())
        low = -rows if low == 1 - rows else low
        high = columns if high == columns - 1 else high
        formula = Formula(table.shape, table.dtype, None, inside.item(), others[0].item(), low, high)
        if torch.equal(formula.make(), table):
            return formula
    return None


def _is_large(table: torch.Tensor) -> bool:
    return not table.is_meta and table.numel() * table.element_size() > MIN_BYTES


def _is_written(graph: Graph, node: Node) -> bool:
    (output,) = [other for other in graph.nodes if other.op == "output"]
    return f"state:{node.meta['label']}" in output.args[0][1]


def _replace(graph: Graph, node: Node, formula: Formula) -> None:
    """Put what makes the table after the placeholders, and in the place of ``node``."""
    recorder = Recorder(has_lowering, ModuleStack(None))
    with recorder.rerecording(), recorder.at(node):
        recorder.graph.output(recorder.node_of(formula.make()))
    first = next(other for other in graph.nodes if other.op != "placeholder")
    with graph.inserting_before(first):
        made: Any = graph.graph_copy(recorder.graph, {})
    node.replace_all_uses_with(made)
    graph.erase_node(node)
