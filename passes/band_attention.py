"""Attention under a mask that is made of positions alone, and is a band of diagonals  →  attention in that band.

``arange(T)[:, None] >= arange(T)`` with or without a window, ``tril``, their additive forms with 0 and -inf: the mask's
value is the same in every call, so it is computed once, here, and looked at. It is a band if query i sees key j exactly
where ``low ≤ j - i ≤ high``. What remains is a comparison of iotas inside the attention, a program that knows whether
every query sees some key, and a target that knows which blocks to leave out. A mask known before the call that is no
band is reported as a refusal.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, ClassVar

import torch
from torch.fx import Graph, Node, map_arg

from torch2hlo.graph import arguments_of
from torch2hlo.internal_ops import band_attention
from torch2hlo.lowering import draws_random
from torch2hlo.rewriting import Pass, Refusal, drop_dead

aten = torch.ops.aten
MAX_ELEMENTS = 1 << 26  # 8192 queries and keys: a quarter of a second, 0.5 GB while it lasts


class BandAttention(Pass):
    """See the module docstring."""

    name: ClassVar[str] = "band-attention"

    def apply(self, graph: Graph) -> tuple[int, Sequence[Refusal]]:
        rewrites, refusals, known = 0, [], {}
        for node in graph.find_nodes(op="call_function", target=aten.scaled_dot_product_attention.default):
            arguments = arguments_of(node)
            mask = arguments["attn_mask"]
            if mask is None or arguments["dropout_p"] > 0 or arguments["is_causal"]:
                continue
            if not mask.meta["val"].numel() or not _is_static(mask):
                continue
            if (key := _recipe(mask)) not in known:
                known[key] = band(mask, node)
            if isinstance(found := known[key], str):
                refusals.append(Refusal(found, node))
                continue
            _replace(graph, node, arguments, found)
            rewrites += 1
        drop_dead(graph)
        return rewrites, refusals


def band(mask: Node, attention: Node) -> tuple[int, int] | str:
    """The lowest and the highest diagonal ``j - i`` that the mask shows; or why it is no band."""
    *leading, queries, keys = mask.meta["val"].shape if mask.meta["val"].dim() > 1 else (0, 0)
    if any(size != 1 for size in leading) or len(leading) > attention.meta["val"].dim() - 2:
        return "a mask that differs between heads or batches"
    if queries * keys > MAX_ELEMENTS:
        return f"a mask of {queries} × {keys} is too large to look at before the call"
    if [queries, keys] != [_operand(attention, 0).shape[-2], _operand(attention, 1).shape[-2]]:
        return "a mask that is the same for all queries or all keys"
    value = _evaluate(mask, {}).reshape(queries, keys)
    if value.dtype is not torch.bool:
        if bool(((value != 0) & (value != -math.inf)).any()):
            return "a mask that adds something other than 0 and -inf"
        value = value == 0
    return _diagonals(value)


def _diagonals(visible: torch.Tensor) -> tuple[int, int] | str:
    """The band, if every diagonal is the same all along, and those that are visible lie side by side."""
    queries, keys = visible.shape
    if not torch.equal(visible[1:, 1:], visible[:-1, :-1]):
        return "a mask that is no band of diagonals"
    diagonals = torch.cat([visible[1:, 0].flip(0), visible[0]]).nonzero().flatten() - (queries - 1)
    if not len(diagonals):
        return "a mask that hides every key"
    low, high = int(diagonals[0]), int(diagonals[-1])
    if len(diagonals) != high - low + 1:
        return "a mask of several bands of diagonals"
    return -queries if low == 1 - queries else low, keys if high == keys - 1 else high


def _is_static(mask: Node) -> bool:
    """Whether the mask has the same value in every call."""
    seen, waiting = {mask}, [mask]
    while waiting:
        node = waiting.pop()
        if node.op != "call_function" or draws_random(node.target) or not isinstance(node.meta["val"], torch.Tensor):
            return False
        waiting += [x for x in node.all_input_nodes if x not in seen]
        seen.update(node.all_input_nodes)
    return True


def _recipe(node: Node) -> Any:
    """The same for two nodes if they compute the same."""
    made_of = map_arg((node.args, node.kwargs), _recipe)
    return f"{node.target}{made_of!r}"


def _evaluate(node: Node, known: dict[Node, torch.Tensor]) -> torch.Tensor:
    if node not in known:
        args: Any = map_arg(node.args, lambda x: _evaluate(x, known))
        kwargs: Any = map_arg(node.kwargs, lambda x: _evaluate(x, known))
        on_cpu = {"device": "cpu"} if "device" in kwargs else {}
        known[node] = node.target(*args, **{**kwargs, **on_cpu})  # type: ignore[operator]
    return known[node]


def _operand(attention: Node, index: int) -> torch.Tensor:
    value: torch.Tensor = attention.args[index].meta["val"]  # type: ignore[union-attr]
    return value


def _replace(graph: Graph, node: Node, arguments: dict[str, Any], found: tuple[int, int]) -> None:
    operands = tuple(arguments[name] for name in ("query", "key", "value"))
    options = {name: arguments[name] for name in ("scale", "enable_gqa")}
    with graph.inserting_before(node):
        new = graph.call_function(band_attention, (*operands, *found), options)
    new.meta = dict(node.meta)
    node.replace_all_uses_with(new)
    graph.erase_node(node)
