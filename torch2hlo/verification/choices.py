"""What PyTorch leaves open: which of equal elements an operation names, what integer a float beyond all of them is."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import torch
from torch.fx import Node

from torch2hlo.graph import short_name

_OPEN = {"topk": 2, "kthvalue": 2}  # which positional argument is the dimension


def same_choice(
    node: Node, index: int, results: Mapping[int, torch.Tensor], eager: Any, operands: Sequence[Any]
) -> bool:
    """Whether different indices name equal elements, and PyTorch does not say which of them to name."""
    name = short_name(node)
    if name not in _OPEN or index != 1:
        return False
    dim = node.args[_OPEN[name]] if len(node.args) > _OPEN[name] else node.kwargs.get("dim", -1)
    return _named(operands[0], results[1], dim, eager[0])


def no_such_integer(node: Node, result: torch.Tensor, eager: torch.Tensor, operands: Sequence[Any]) -> bool:
    """Whether a conversion differs only where the number is no integer of the new type: NaN, infinite or too large.

    C++ leaves those conversions undefined; PyTorch's differ with the processor and with the element's place.
    """
    if short_name(node) != "_to_copy" or not operands[0].is_floating_point():
        return False
    if eager.dtype is torch.bool or eager.is_floating_point() or eager.is_complex() or result.dtype is not eager.dtype:
        return False
    whole, limits = operands[0].double().trunc(), torch.iinfo(eager.dtype)
    fits = (whole >= float(limits.min)) & (whole < float(limits.max) + 1)
    return result.shape == eager.shape and bool((result.eq(eager) | ~fits).all())


def _named(x: torch.Tensor, indices: torch.Tensor, dim: Any, values: torch.Tensor) -> bool:
    """Whether ``indices`` along ``dim`` name exactly ``values``, and none twice."""
    if x.dim() == 0 or not values.numel():
        return True
    inside = bool(((indices >= 0) & (indices < x.shape[dim])).all())
    if not inside:
        return False
    wide = indices if indices.dim() == x.dim() else indices.unsqueeze(dim)
    named, wanted = x.gather(dim, wide), values if values.dim() == x.dim() else values.unsqueeze(dim)
    once = wide.sort(dim)[0].diff(dim=dim).ne(0).all()
    return bool(((named == wanted) | (named.isnan() & wanted.isnan())).all()) and bool(once)
