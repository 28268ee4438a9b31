"""What a pattern pass is: a pattern, a check that says why not, and a replacement."""

from dataclasses import dataclass
from typing import Any, ClassVar

import torch
from torch.fx import Graph, Node

from torch2hlo.capture import capture
from torch2hlo.lowering import has_lowering
from torch2hlo.rewriting import Match, PatternPass, Refusal, run_passes

aten = torch.ops.aten


def _sum_of_double(x: Any) -> Any:
    return aten.sum.dim_IntList(aten.mul.Tensor(x, 2.0), [-1])


@dataclass(frozen=True)
class DoubleTheSum(PatternPass):
    """``sum(x · c, -1)``  →  ``sum(x, -1) · c``."""

    name: ClassVar[str] = "double-the-sum"
    pattern: ClassVar[Any] = _sum_of_double

    def check(self, match: Match) -> Refusal | None:
        dims = match["sum_dim_int_list"].args[1]
        return None if dims == [-1] else Refusal(f"the sum is over {dims}, not over the last dimension", match.root)

    def replace(self, graph: Graph, match: Match) -> Node:
        total = graph.call_function(aten.sum.dim_IntList, (match["x"], [-1]))
        total.meta = dict(match.root.meta)
        return graph.call_function(aten.mul.Tensor, (total, match["mul_tensor"].args[1]))


def rewritten(function):
    captured = capture(function, (torch.ones(2, 3),), {}, keep=has_lowering)
    (result,) = run_passes(captured.graph, [DoubleTheSum()])
    return [str(node.target) for node in captured.graph.nodes if node.op == "call_function"], result


def test_a_match_is_replaced():
    ops, result = rewritten(lambda x: (x * 3.0).sum(-1))
    assert ops == ["aten.sum.dim_IntList", "aten.mul.Tensor"]
    assert (result.name, result.rewrites, result.refusals) == ("double-the-sum", 1, ())


def test_a_near_miss_says_why_and_where():
    ops, result = rewritten(lambda x: (x * 3.0).sum(0))
    assert ops == ["aten.mul.Tensor", "aten.sum.dim_IntList"]
    (refusal,) = result.refusals
    assert refusal.reason == "the sum is over [0], not over the last dimension"
    assert "(x * 3.0).sum(0)" in str(refusal)
