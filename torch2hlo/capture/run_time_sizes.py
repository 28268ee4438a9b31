"""Operations as smaller ones that are known to take sizes known only at run time, and whose results are bounded."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch._ops import OpOverload

from torch2hlo.capture.sizes import has_symbols

aten = torch.ops.aten


def _stack(tensors: Sequence[torch.Tensor], dim: int = 0) -> Any:
    """PyTorch joins along a dimension that is there and splits it again."""
    if not any(has_symbols(size) for size in tensors[0].shape):
        return NotImplemented
    return aten.cat.default([aten.unsqueeze.default(x, dim) for x in tensors], dim)


def _trace(x: torch.Tensor) -> Any:
    return aten.diagonal.default(x).sum() if any(map(has_symbols, x.shape)) else NotImplemented


def _eye(rows: Any, columns: Any = None, *, dtype: torch.dtype | None = None, **_: Any) -> Any:
    columns = rows if columns is None else columns
    if not any(map(has_symbols, (rows, columns))):
        return NotImplemented
    same = torch.arange(rows).unsqueeze(1) == torch.arange(columns)
    return same.to(dtype or torch.get_default_dtype())


def _take_along_dim(x: torch.Tensor, index: torch.Tensor, dim: int | None = None) -> Any:
    if dim is None or not any(map(has_symbols, (*x.shape, *index.shape))):
        return NotImplemented
    dim %= x.dim()
    shapes = [list(value.shape) for value in (x, index)]
    for d in range(x.dim()):
        if d != dim:
            shapes[0][d] = shapes[1][d] = shapes[0][d] if shapes[1][d] == 1 else shapes[1][d]
    return aten.gather.default(x.expand(shapes[0]), dim, index.expand(shapes[1]))


def _unique(x: torch.Tensor, *, in_order: bool, inverse: bool, counts: bool) -> tuple[torch.Tensor, ...]:
    """The first of each run of equal elements, all of which there can be."""
    flat = x.reshape(-1)
    values, order = (flat, None) if in_order else torch.sort(flat, stable=True)
    before = torch.cat([values[:1], values])[: values.shape[0]]
    first = (values != before) | (torch.arange(values.shape[0]) == 0)
    group = first.cumsum(0) - 1
    places = aten.nonzero.default(first).select(1, 0)
    found = aten.index_select.default(values, 0, places)
    none = torch.empty(0, dtype=torch.int64)
    where = group
    if inverse and order is not None:
        where = torch.zeros_like(group).scatter(0, order, group)
    many = none
    if counts:
        totals = torch.zeros_like(group).scatter_add(0, group, torch.ones_like(group))
        many = aten.index_select.default(totals, 0, aten.index_select.default(group, 0, places))
    return found, where.reshape(x.shape) if inverse else none, many


def _unique2(x: torch.Tensor, sorted: bool = True, return_inverse: bool = False, return_counts: bool = False) -> Any:  # noqa: A002, ARG001
    return _unique(x, in_order=False, inverse=return_inverse, counts=return_counts)


def _unique_consecutive(
    x: torch.Tensor, return_inverse: bool = False, return_counts: bool = False, dim: int | None = None
) -> Any:
    if dim is not None and x.dim() != 1:
        return NotImplemented
    return _unique(x, in_order=True, inverse=return_inverse, counts=return_counts)


RUN_TIME_SIZES: dict[OpOverload, Callable[..., Any]] = {
    aten.stack.default: _stack,
    aten.trace.default: _trace,
    aten.eye.default: _eye,
    aten.eye.m: _eye,
    aten.take_along_dim.default: _take_along_dim,
    aten._unique2.default: _unique2,
    aten.unique_consecutive.default: _unique_consecutive,
}
