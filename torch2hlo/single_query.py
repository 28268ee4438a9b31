"""One query over another part of a cache on each way  →  one attention, over a part whose place is chosen.

A decoding step attends to the first keys of a cache, to the last of them, or to all, as its position decides, and each
is a way of its own. Where every way reads a part of the same size, under a mask, only the part's place and the mask are
left to be chosen: small values, where else whole attentions would lie in the branches of a ``stablehlo.case``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import torch
from torch.fx import Graph, Node, map_arg

from torch2hlo.graph import arguments_of, source_of
from torch2hlo.internal_ops import dynamic_slice
from torch2hlo.lowering import draws_random
from torch2hlo.pinned_numbers import Number, PinnedNumbers, constant_or_node

aten = torch.ops.aten
_KEYS = -2  # the dimension of keys and values that attention sums over


@dataclass(frozen=True)
class _Part:
    """``whole.permute(dims)``, from ``start`` on along the keys; ``shown`` is a mask outside of which it is 0."""

    whole: Node
    dims: tuple[int, ...]
    start: Node | int
    shown: Node | None

    @property
    def size(self) -> int:
        """How many keys the whole has."""
        return int(self.whole.meta["val"].shape[self.dims[_KEYS]])


@dataclass(frozen=True)
class _Attention:
    """One query (…, 1, D) over ``length`` keys of a part; ``mask`` has one bool for each of them.

    ``seen`` is how many of the first keys are seen, where the mask says just that.
    """

    node: Node
    query: Node
    key: _Part
    value: _Part
    mask: Node | None
    seen: Number | None
    length: int

    @property
    def form(self) -> Any:
        """The same for attentions that can be one."""
        parts = (self.key, self.value)
        wholes = [(part.whole.meta["val"].shape, part.whole.meta["val"].dtype, part.dims) for part in parts]
        given = arguments_of(self.node)
        return self.node.meta["module"], self.query.meta["val"].shape, given["scale"], given["enable_gqa"], str(wholes)


def attend_once(graphs: Sequence[Graph], numbers: PinnedNumbers) -> None:
    """Rewrite the ways' single-query attentions, in place; each way computes what it did.

    ``numbers`` are what the ways' conditions say.
    """
    if len(graphs) < 2:
        return
    found = [[_attention(node) for node in _single_queries(graph)] for graph in graphs]
    if len({len(attentions) for attentions in found}) > 1:
        return
    for attentions in zip(*found, strict=True):
        known = [attention for attention in attentions if attention is not None]
        if len(known) == len(attentions) and _can_be_one(known):
            known = _counting_alike(known, numbers)
            for attention in known:
                _rewrite(attention, known)


def _single_queries(graph: Graph) -> list[Node]:
    attentions = graph.find_nodes(op="call_function", target=aten.scaled_dot_product_attention.default)
    return [node for node in attentions if node.args[0].meta["val"].shape[-2] == 1]


def _attention(node: Node) -> _Attention | None:
    """What ``node`` attends to; None if it can't be told, or is more than a part under a mask."""
    given = arguments_of(node)
    mask, length = given["attn_mask"], int(given["key"].meta["val"].shape[_KEYS])
    if given["dropout_p"] or (given["is_causal"] and length != 1):
        return None
    if mask is not None and (mask.meta["val"].dtype != torch.bool or mask.meta["val"].numel() != length):
        return None
    key, value = _part(given["key"]), _part(given["value"])
    if key.shown is not None or not _alike(key.start, value.start):
        return None
    if value.shown is not None and (mask is None or not _alike(_flat(value.shown), _flat(mask))):
        return None
    return _Attention(node, given["query"], key, value, mask, _seen(mask, length), length)


def _seen(mask: Node | None, length: int) -> Number | None:
    """How many keys are seen, if it is the first ones."""
    flat = length if mask is None else _flat(mask)
    if isinstance(flat, int):
        return flat
    args: Any = flat.args
    if flat.target is aten.full.default and args[1] is True:
        return length
    if flat.target is not aten.lt.Tensor or args[0].target is not aten.arange.default or args[1].meta["val"].dim():
        return None
    count: Node = args[1]
    if count.target is aten._to_copy.default and count.args[0].meta["val"].dtype is torch.int64:  # type: ignore[union-attr]
        count = count.args[0]  # type: ignore[assignment]
    return constant_or_node(count)


def _part(operand: Node) -> _Part:
    """Looks through permutations, one slice along the keys, and one mask with zeros outside, before the slice."""
    node, dims, shown = operand, list(range(operand.meta["val"].dim())), None
    start: Node | int | None = None
    while node.op == "call_function":
        args: Any = node.args
        axis = dims[_KEYS]
        if node.target is aten.permute.default:
            dims = [args[1][dim] for dim in dims]
        elif node.target is aten.transpose.int:
            order = list(range(len(dims)))
            order[args[1]], order[args[2]] = order[args[2]], order[args[1]]
            dims = [order[dim] for dim in dims]
        elif node.target is aten.where.self and start is None and shown is None and _keeps_keys(node, axis):
            shown, node = args[0], args[1]
            continue
        elif node.target is dynamic_slice and start is None and list(args[1]) == [axis]:
            start = args[2][0]
        elif node.target is aten.slice.Tensor and args[0].meta["val"].shape == node.meta["val"].shape:
            pass  # all of it
        elif node.target is aten.slice.Tensor and start is None and len(args) == 4 and _is_place(args, axis):
            start = args[2]
        else:
            break
        node = args[0]
    return _Part(node, tuple(dims), 0 if start is None else start, shown)


def _keeps_keys(node: Node, axis: int) -> bool:
    """Whether a ``where`` takes whole keys from its second operand, and 0 for the others."""
    shown, kept, other = (operand.meta["val"].shape for operand in node.all_input_nodes)
    return (
        _is_zero(node.args[2])
        and kept == node.meta["val"].shape
        and len(shown) == len(kept)
        and shown.numel() == shown[axis] == kept[axis]
        and not other.numel() > 1
    )


def _is_place(args: tuple[Any, ...], axis: int) -> bool:
    """Whether a slice's arguments name the axis and a known first element, counted from the front."""
    return args[1] == axis and _is_index(args[2])


def _is_index(value: Any) -> bool:
    return isinstance(value, int) and value >= 0


def _is_zero(value: Any) -> bool:
    return bool(isinstance(value, Node) and value.target is aten.full.default and value.args[1] == 0)


def _flat(mask: Node) -> Node:
    """A mask before its dimensions of size 1 were put in."""
    while mask.target in {aten.unsqueeze.default, aten.view.default, aten.reshape.default}:
        mask = mask.args[0]  # type: ignore[assignment]
    return mask


def _alike(one: Any, other: Any) -> bool:
    """Whether two arguments in one graph certainly have the same value."""
    if isinstance(one, (list, tuple)):
        return type(one) is type(other) and len(one) == len(other) and all(map(_alike, one, other))
    if not isinstance(one, Node) or not isinstance(other, Node) or one is other:
        return bool(one is other or (type(one) is type(other) and one == other))
    if one.op != "call_function" or draws_random(one.target) or one.target is not other.target:
        return False
    return _alike(one.args, other.args) and str(one.kwargs) == str(other.kwargs)


def _can_be_one(attentions: Sequence[_Attention]) -> bool:
    """The same but for the keys that are seen; a part that is shorter than others starts at a known place."""
    length = max(attention.length for attention in attentions)
    starts = [attention.key.start for attention in attentions]
    return (
        len({attention.form for attention in attentions}) == 1
        and len({source_of(attention.node) for attention in attentions}) > 1
        and all(
            attention.length == length or (isinstance(start, int) and start >= 0)
            for attention, start in zip(attentions, starts, strict=True)
        )
    )


def _counting_alike(attentions: Sequence[_Attention], numbers: PinnedNumbers) -> list[_Attention]:
    """With the numbers of keys that are seen computed alike; without, where a mask is not of that form."""
    seen = [attention.seen for attention in attentions if attention.seen is not None]
    if len(seen) < len(attentions):
        return [replace(attention, seen=None) for attention in attentions]
    alike = numbers.alike(seen, [attention.node for attention in attentions])
    return [replace(attention, seen=count) for attention, count in zip(attentions, alike, strict=True)]


def _rewrite(attention: _Attention, of: Sequence[_Attention]) -> None:
    """The same attention over as many keys as the longest ``of`` them has."""
    length, whole = max(each.length for each in of), attention.key.size
    writer = _Writer(attention.node, of[0].node)
    start, skipped = _placed(attention, length)
    if attention.seen is None:
        mask = writer.mask(attention, skipped, length)
    else:
        skips = any(_placed(each, length)[1] for each in of)
        mask = writer.first(attention.seen, skipped if skips else None, length)
    place = writer.number(start) if length < whole else None
    key, value = (writer.part(part, place, length) for part in (attention.key, attention.value))
    value = writer.zero_outside(mask, value)
    row = writer.add(aten.unsqueeze.default, (mask, 0))
    given = arguments_of(attention.node)
    writer.become((attention.query, key, value, row), {name: given[name] for name in ("scale", "enable_gqa")})


def _placed(attention: _Attention, length: int) -> tuple[Number, int]:
    """Where ``length`` keys start among which its own are, and how many lie before these."""
    start, last = attention.key.start, attention.key.size - length
    return (min(start, last), max(0, start - last)) if isinstance(start, int) else (start, 0)


class _Writer:
    """Adds nodes before ``node``, as from the line of ``first``: what is the same on all ways looks the same."""

    def __init__(self, node: Node, first: Node) -> None:
        self._node = node
        self._meta = {name: first.meta[name] for name in ("sources", "module")}

    def add(self, target: Any, args: tuple[Any, ...], **kwargs: Any) -> Node:
        """A call, with its type."""
        with self._node.graph.inserting_before(self._node):
            node = self._node.graph.call_function(target, args, kwargs)
        with self._node.meta["val"].fake_mode:
            node.meta = {**self._meta, "val": target(*_values(args), **kwargs)}
        return node

    def become(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
        """The node, of the same value, with other operands; what refers to it goes on doing so."""
        self._node.args, self._node.kwargs = args, kwargs
        self._node.meta |= self._meta

    def number(self, value: Number) -> Node:
        """As a 0-d int32."""
        if isinstance(value, int):
            return self.add(aten.full.default, ([], value), dtype=torch.int32)
        return self.add(aten._to_copy.default, (value,), dtype=torch.int32)

    def part(self, part: _Part, place: Node | None, length: int) -> Node:
        """``length`` keys of it from ``place`` on, or all; cut from all layers' at once where it is one of them."""
        node, axis = part.whole, part.dims[_KEYS]
        args: Any = node.args
        if place is not None and node.target is aten.select.int and _is_index(args[2]):
            layers, dim, index = args
            first = self.number(index)
            cut = self.add(dynamic_slice, (layers, [dim, axis + (dim <= axis)], [first, place], [1, length]))
            node = self.add(aten.squeeze.dim, (cut, dim))
        elif place is not None:
            node = self.add(dynamic_slice, (node, [axis], [place], [length]))
        return self.add(aten.permute.default, (node, list(part.dims)))

    def first(self, seen: Number, skipped: int | None, length: int) -> Node:
        """Which of ``length`` keys are seen: so many of the first, or of those after the ``skipped``."""
        keys, count = self.add(aten.arange.default, (length,), dtype=torch.int32), self.number(seen)
        if skipped is None:
            return self.add(aten.lt.Tensor, (keys, count))
        start = self.number(skipped)
        end = self.add(aten.add.Tensor, (count, start))
        inside = self.add(aten.ge.Tensor, (keys, start)), self.add(aten.lt.Tensor, (keys, end))
        return self.add(aten.bitwise_and.Tensor, inside)

    def mask(self, attention: _Attention, skipped: int, length: int) -> Node:
        """Which of ``length`` keys the attention sees, of which ``skipped`` lie before its own."""
        if attention.mask is None:
            own = self.add(aten.full.default, ([attention.length], True), dtype=torch.bool)
        else:
            own = self.add(aten.view.default, (_flat(attention.mask), [attention.length]))
        after = length - attention.length - skipped
        return self.add(aten.constant_pad_nd.default, (own, [skipped, after], False)) if skipped or after else own

    def zero_outside(self, mask: Node, value: Node) -> Node:
        """What lies where no key is seen may be anything, and anything times 0 is not always 0."""
        column = self.add(aten.view.default, (mask, [*[1] * (value.meta["val"].dim() + _KEYS), -1, 1]))
        zero = self.add(aten.full.default, ([], 0), dtype=value.meta["val"].dtype)
        return self.add(aten.where.self, (column, value, zero))


def _values(args: Any) -> Any:
    return map_arg(args, lambda node: node.meta["val"])
