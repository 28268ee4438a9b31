"""What the operations that take index tensors demand of them, as eager does: where it raises, these say so.

Indexing (``x[i]``), ``take``, ``put`` and ``index_fill`` count negative places from the end; all others refuse them.
Losses leave out ``ignore_index``. A bool or uint8 tensor in ``x[i]`` is a mask and has no places.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch.fx import Node

from torch2hlo.graph import arguments_of, typed

aten = torch.ops.aten
_MASKS = {torch.bool, torch.uint8}


@dataclass(frozen=True)
class Use:
    """``index`` must be at least ``low`` and below ``size``, but for ``ignored``; ``what`` says of what."""

    index: Node
    low: Any
    size: Any
    what: str
    ignored: int | None = None


def uses_of(node: Node) -> list[Use]:
    """The index tensors that ``node`` takes."""
    find = _USES.get(node.target)
    return [] if find is None else find(node, arguments_of(node))


def _of_dim(index: Node, x: Node, dim: int, *, wrap: bool = False) -> Use:
    shape = x.meta["val"].shape
    size = shape[dim] if shape else 1
    return Use(index, -size if wrap else 0, size, f"dimension {dim % max(len(shape), 1)} of {typed(x)}")


def _indexed(_node: Node, given: dict[str, Any]) -> list[Use]:
    uses, dim = [], 0
    for index in given["indices"]:
        value = None if index is None else index.meta["val"]
        if value is not None and value.dtype not in _MASKS:
            uses.append(_of_dim(index, given["self"], dim, wrap=True))
        dim += 1 if value is None or value.dtype not in _MASKS else value.dim()
    return uses


def _along(_node: Node, given: dict[str, Any]) -> list[Use]:
    return [_of_dim(given["index"], given["self"], given["dim"])]


def _filled(_node: Node, given: dict[str, Any]) -> list[Use]:
    return [_of_dim(given["index"], given["self"], given["dim"], wrap=True)]


def _flat(_node: Node, given: dict[str, Any]) -> list[Use]:
    count = math.prod(given["self"].meta["val"].shape)
    return [Use(given["index"], -count, count, f"the elements of {typed(given['self'])}")]


def _rows(_node: Node, given: dict[str, Any]) -> list[Use]:
    return [_of_dim(given["indices"], given["weight"] if "weight" in given else given["self"], 0)]


def _bags(node: Node, given: dict[str, Any]) -> list[Use]:
    count = given["indices"].meta["val"].shape[0]
    return [*_rows(node, given), Use(given["offsets"], 0, count + 1, f"the {count} indices of the bags")]


def _classes(_node: Node, given: dict[str, Any]) -> list[Use]:
    x, target = given["self"], given["target"]
    if target.meta["val"].dtype.is_floating_point:
        return []
    dim = min(x.meta["val"].dim() - 1, 1)
    return [Use(target, 0, x.meta["val"].shape[dim], f"the classes of {typed(x)}", given["ignore_index"])]


def _unpooled(_node: Node, given: dict[str, Any]) -> list[Use]:
    return [Use(given["indices"], 0, math.prod(given["output_size"]), f"a result of size {given['output_size']}")]


def _counted(_node: Node, given: dict[str, Any]) -> list[Use]:
    return [Use(given["self"], 0, 2**63 - 1, "what can be counted")]


_Finder = Callable[[Node, dict[str, Any]], Sequence[Use]]
_USES: dict[Any, Any] = {
    op: find
    for find, ops in {
        _indexed: (aten.index.Tensor, aten.index_put.default),
        _along: (
            aten.index_select.default, aten.gather.default, aten.scatter.src, aten.scatter.value, aten.scatter.reduce,
            aten.scatter.value_reduce, aten.scatter_add.default, aten.scatter_reduce.two, aten.index_add.default,
            aten.index_copy.default, aten.index_reduce.default,
        ),
        _filled: (aten.index_fill.int_Scalar, aten.index_fill.int_Tensor),
        _flat: (aten.take.default, aten.put.default),
        _rows: (aten.embedding.default, aten.embedding_renorm.default),
        _bags: (aten._embedding_bag.default, aten._embedding_bag_forward_only.default),
        _classes: (
            aten.cross_entropy_loss.default, aten.nll_loss_nd.default, aten.nll_loss_forward.default,
            aten.nll_loss2d_forward.default,
        ),
        _unpooled: (aten.max_unpool2d.default, aten.max_unpool3d.default),
        _counted: (aten.bincount.default,),
    }.items()
    for op in ops
}  # fmt: skip
