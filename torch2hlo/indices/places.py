"""Ranges of places and counts, and of what is moved, chosen and put together."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import torch
from torch.fx import Node

from torch2hlo.graph import arguments_of, is_integer
from torch2hlo.indices.rules import ANY, Range, number, rule, size

if TYPE_CHECKING:
    from torch2hlo.indices.ranges import Ranges

aten = torch.ops.aten


@rule(
    aten.view.default, aten._unsafe_view.default, aten.reshape.default, aten.expand.default, aten.permute.default,
    aten.transpose.int, aten.t.default, aten.squeeze.default, aten.squeeze.dim, aten.squeeze.dims,
    aten.unsqueeze.default, aten.slice.Tensor, aten.select.int, aten.flip.default, aten.roll.default,
    aten.clone.default, aten.alias.default, aten.detach.default, aten.contiguous.default, aten.repeat.default,
    aten.flatten.using_ints, aten.unfold.default, aten.diagonal.default, aten.index.Tensor, aten.index_select.default,
    aten.gather.default, aten.take.default, aten.embedding.default, aten.amin.default, aten.amax.default,
    aten.min.default, aten.max.default, aten.lift_fresh_copy.default, aten.expand_as.default,
)  # fmt: skip
def _elements(ranges: Ranges, node: Node, x: Node, *_: Any) -> Range:
    """Elements of ``x``, in other places; a column of ``nonzero`` has the places of its dimension."""
    if node.target is aten.select.int and x.target is aten.nonzero.default and node.args[1] in {1, -1}:
        return Range(0, size(x.args[0], node.args[2]) - 1)  # type: ignore[arg-type]
    return ranges.of(x)


@rule(aten._to_copy.default)
def _to_copy(ranges: Ranges, node: Node, x: Node, *_: Any) -> Range:
    return ranges.of(x) if is_integer(x) and is_integer(node) and node.meta["val"].dtype.itemsize >= 4 else ANY


@rule(aten.unbind.int, aten.split.Tensor, aten.split_with_sizes.default, aten.chunk.default)
def _parts(ranges: Ranges, node: Node, x: Node, *_: Any) -> list[Range]:
    if node.target is aten.unbind.int and x.target is aten.nonzero.default:
        return [Range(0, size(x.args[0], dim) - 1) for dim in range(len(node.meta["val"]))]  # type: ignore[arg-type]
    return [ranges.of(x)] * len(node.meta["val"])


@rule(aten.arange.default)
def _arange(ranges: Ranges, node: Node, end: Any, *_: Any) -> Range:
    return _arange_step(ranges, node, 0, end)


@rule(aten.arange.start, aten.arange.start_step)
def _arange_step(_ranges: Ranges, _node: Node, start: Any, end: Any, step: Any = 1, *_: Any) -> Range:
    first, last = number(start), number(end)
    if not isinstance(step, int) or first is None or last is None:
        return ANY
    return Range(first, last - 1) if step > 0 else Range(last + 1, first)


@rule(aten.full.default, aten.full_like.default, aten.new_full.default, aten.fill.Scalar)
def _full(ranges: Ranges, _node: Node, _shape: Any, value: Any, *_: Any) -> Range:
    return ranges.of(value)


@rule(aten.scalar_tensor.default)
def _scalar(ranges: Ranges, _node: Node, value: Any, *_: Any) -> Range:
    return ranges.of(value)


@rule(aten.zeros.default, aten.zeros_like.default, aten.new_zeros.default)
def _zeros(*_: Any) -> Range:
    return Range(0, 0)


@rule(aten.ones.default, aten.ones_like.default, aten.new_ones.default)
def _ones(*_: Any) -> Range:
    return Range(1, 1)


@rule(aten.argmax.default, aten.argmin.default)
def _argmax(_ranges: Ranges, _node: Node, x: Node, dim: Any = None, *_: Any) -> Range:
    return Range(0, size(x, dim) - 1)


@rule(aten.argsort.default, aten.argsort.stable)
def _argsort(_ranges: Ranges, node: Node, x: Node, *_: Any) -> Range:
    return Range(0, size(x, arguments_of(node)["dim"]) - 1)


@rule(
    aten.sort.default, aten.sort.stable, aten.topk.default, aten.max.dim, aten.min.dim, aten.kthvalue.default,
    aten.median.dim, aten.mode.default, aten.cummax.default, aten.cummin.default,
)  # fmt: skip
def _values_and_places(ranges: Ranges, node: Node, x: Node, *_: Any) -> list[Range]:
    return [ranges.of(x), Range(0, size(x, arguments_of(node)["dim"]) - 1)]


@rule(aten.max_pool1d_with_indices.default, aten.max_pool2d_with_indices.default)
def _pooled(_ranges: Ranges, node: Node, x: Node, *_: Any) -> list[Range]:
    rank = 1 if node.target is aten.max_pool1d_with_indices.default else 2
    return [ANY, Range(0, math.prod(size(x, -1 - dim) for dim in range(rank)) - 1)]


@rule(aten.nonzero.default)
def _nonzero(ranges: Ranges, _node: Node, x: Node) -> Range:
    return ranges.join(*(Range(0, size(x, dim) - 1) for dim in range(x.meta["val"].dim())))


@rule(aten.multinomial.default)
def _multinomial(_ranges: Ranges, _node: Node, x: Node, *_: Any) -> Range:
    return Range(0, size(x, -1) - 1)


@rule(aten.randperm.default)
def _randperm(_ranges: Ranges, _node: Node, n: Any, *_: Any) -> Range:
    return ANY if (count := number(n)) is None else Range(0, count - 1)


@rule(aten.randint.default, aten.randint_like.default, aten.randint.low, aten.randint_like.low_dtype)
def _randint(_ranges: Ranges, node: Node, *_: Any) -> Range:
    given = arguments_of(node)
    low, high = number(given.get("low", 0)), number(given["high"])
    return ANY if low is None or high is None else Range(low, high - 1)


@rule(aten.searchsorted.Tensor)
def _searchsorted(_ranges: Ranges, _node: Node, edges: Node, *_: Any) -> Range:
    return Range(0, size(edges, -1))


@rule(aten.bucketize.Tensor)
def _bucketize(_ranges: Ranges, _node: Node, _x: Node, edges: Node, *_: Any) -> Range:
    return Range(0, size(edges, -1))


@rule(aten.where.self, aten.where.ScalarOther, aten.where.ScalarSelf, aten.where.Scalar)
def _where(ranges: Ranges, _node: Node, _condition: Node, x: Any, y: Any) -> Range:
    return ranges.join(ranges.of(x), ranges.of(y))


@rule(aten.masked_fill.Scalar, aten.masked_fill.Tensor)
def _masked_fill(ranges: Ranges, _node: Node, x: Node, _mask: Node, value: Any) -> Range:
    return ranges.join(ranges.of(x), ranges.of(value))


@rule(aten.slice_scatter.default, aten.select_scatter.default, aten.scatter.src)
def _written(ranges: Ranges, node: Node, x: Node, *_: Any) -> Range:
    return ranges.join(ranges.of(x), ranges.of(arguments_of(node)["src"]))


@rule(aten.constant_pad_nd.default)
def _padded(ranges: Ranges, _node: Node, x: Node, _pad: Any, value: Any = 0) -> Range:
    return ranges.join(ranges.of(x), ranges.of(value))


@rule(aten.cat.default, aten.stack.default)
def _joined(ranges: Ranges, _node: Node, parts: Sequence[Node], *_: Any) -> Range:
    return ranges.join(*map(ranges.of, parts))


@rule(aten.sum.default, aten.sum.dim_IntList, aten.cumsum.default, aten.count_nonzero.default)
def _counted(ranges: Ranges, node: Node, x: Node, dims: Any = None, *_: Any) -> Range:
    """Sums of what is 0 or 1: at most as many as there are elements."""
    found = Range(0, 1) if node.target is aten.count_nonzero.default else ranges.of(x)
    if found != Range(0, 1):
        return ANY
    chosen = dims if isinstance(dims, (list, tuple)) else [dims]
    return Range(0, math.prod(size(x, dim) for dim in chosen) if chosen else size(x))
