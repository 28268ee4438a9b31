"""Operations as smaller ones that are known to take sizes known only at run time, and whose results are bounded."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch._ops import OpOverload
from torch.utils._python_dispatch import _disable_current_modes, _get_current_dispatch_mode

from torch2hlo.capture.items import read_count
from torch2hlo.capture.ranges import LARGEST
from torch2hlo.capture.sizes import has_symbols

aten = torch.ops.aten


def _stack(tensors: Sequence[torch.Tensor], dim: int = 0) -> Any:
    """PyTorch joins along a dimension that is there and splits it again."""
    if not any(has_symbols(size) for size in tensors[0].shape):
        return NotImplemented
    return aten.cat.default([aten.unsqueeze.default(x, dim) for x in tensors], dim)


def _squeeze(x: torch.Tensor, dim: Any = None) -> Any:
    """Decide, as a guard, which of the dimensions of run-time size have size 1."""
    if not any(map(has_symbols, x.shape)):
        return NotImplemented
    dims = range(x.dim()) if dim is None else [dim] if isinstance(dim, int) else dim
    gone = {d % x.dim() for d in dims if x.shape[d] == 1}
    return x.reshape([size for d, size in enumerate(x.shape) if d not in gone])


def _narrow(x: torch.Tensor, dim: int, start: Any, length: Any) -> Any:
    """A slice that must be there."""
    if not any(map(has_symbols, (start, length, x.shape[dim]))):
        return NotImplemented
    start = start + x.shape[dim] if start < 0 else start
    if start < 0 or length < 0 or start + length > x.shape[dim]:
        raise IndexError("a part of a dimension that reaches past its end")
    return aten.slice.Tensor(x, dim, start, start + length)


def _linspace(start: Any, end: Any, steps: Any, **options: Any) -> Any:
    """From both ends, as PyTorch does."""
    if not any(map(has_symbols, (start, end, steps))):
        return NotImplemented
    number, dtype = torch.arange(steps), options.get("dtype") or torch.get_default_dtype()
    step = (end - start) / (steps - 1) if steps > 1 else 0.0
    number = number.to(dtype)
    return torch.where(number < steps // 2, start + step * number, end - step * (steps - 1 - number)).to(dtype)


def _kron(x: torch.Tensor, y: torch.Tensor) -> Any:
    """Every element of ``x`` times all of ``y``: [a₁, 1, a₂, 1, …] · [1, b₁, 1, b₂, …], joined in pairs."""
    if not any(map(has_symbols, (*x.shape, *y.shape))):
        return NotImplemented
    rank = max(x.dim(), y.dim())
    rows, columns = ([1] * (rank - each.dim()) + list(each.shape) for each in (x, y))
    outer = x.reshape([size for row in rows for size in (row, 1)])
    inner = y.reshape([size for column in columns for size in (1, column)])
    return (outer * inner).reshape([row * column for row, column in zip(rows, columns, strict=True)])


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


def _repeat_interleave(repeats: torch.Tensor, *, output_size: Any = None) -> Any:
    """As many places as the repeats add up to."""
    recorder: Any = _get_current_dispatch_mode()
    known = recorder.constants.get(recorder.node_of(repeats).meta.get("label"))
    if output_size is None and known is not None:
        with _disable_current_modes():
            output_size = int(known.sum())
    elif output_size is None and recorder.sizes is not None:
        if (repeats < 0).any():
            raise RuntimeError("repeats can not be negative")
        output_size = read_count(recorder, repeats.sum(), LARGEST)
    else:
        return NotImplemented
    return aten.repeat_interleave.Tensor(repeats, output_size=output_size)


def _masked_scatter(x: torch.Tensor, mask: torch.Tensor, source: torch.Tensor) -> Any:
    """The next element of ``source`` wherever the mask is true."""
    if not any(map(has_symbols, (*x.shape, *mask.shape, *source.shape))):
        return NotImplemented
    flat = mask.expand(x.shape).reshape(-1)
    taken = source.reshape(-1)[(flat.cumsum(0) - 1).clamp(min=0)]
    return torch.where(flat, taken, x.reshape(-1)).reshape(x.shape)


def _addr(matrix: torch.Tensor, x: torch.Tensor, y: torch.Tensor, *, beta: Any = 1, alpha: Any = 1) -> Any:
    if not any(map(has_symbols, (*matrix.shape, *x.shape, *y.shape))):
        return NotImplemented
    outer = x.unsqueeze(1) * y if alpha == 1 else x.unsqueeze(1) * y * alpha
    return outer if beta == 0 else (matrix if beta == 1 else matrix * beta) + outer


def _vdot(x: torch.Tensor, y: torch.Tensor) -> Any:
    return (x.conj() * y).sum() if any(map(has_symbols, (*x.shape, *y.shape))) else NotImplemented


def _glu(x: torch.Tensor, dim: int = -1) -> Any:
    """Halves of a dimension, which must be even: decided as a guard."""
    size = x.shape[dim]
    if not has_symbols(size):
        return NotImplemented
    if size % 2 != 0:
        raise RuntimeError("Halving dimension must be even")
    return x.narrow(dim, 0, size // 2) * torch.sigmoid(x.narrow(dim, size // 2, size // 2))


def _bilinear(x: torch.Tensor, y: torch.Tensor, weight: torch.Tensor, bias: torch.Tensor | None = None) -> Any:
    if not any(map(has_symbols, (*x.shape, *y.shape))):
        return NotImplemented
    rows = torch.einsum("ni,oij,nj->no", x.reshape(-1, x.shape[-1]), weight, y.reshape(-1, y.shape[-1]))
    out = rows.reshape(*x.shape[:-1], weight.shape[0])
    return out if bias is None else out + bias


def _searchsorted(borders: torch.Tensor, values: torch.Tensor, **options: Any) -> Any:
    """Of borders that ``sorter`` sorts."""
    sorter = options.pop("sorter", None)
    if sorter is None or not any(map(has_symbols, (*borders.shape, *values.shape))):
        return NotImplemented
    return aten.searchsorted.Tensor(borders.gather(-1, sorter), values, **options)


def _put(x: torch.Tensor, index: torch.Tensor, source: torch.Tensor, accumulate: bool = False) -> Any:
    if not any(map(has_symbols, (*x.shape, *index.shape))):
        return NotImplemented
    flat = x.reshape(-1).index_put((index.reshape(-1),), source.reshape(-1), accumulate=accumulate)
    return flat.reshape(x.shape)


def _diag(x: torch.Tensor, diagonal: int = 0) -> Any:
    if not any(map(has_symbols, x.shape)):
        return NotImplemented
    return aten.diag_embed.default(x, diagonal) if x.dim() == 1 else aten.diagonal.default(x, diagonal).clone()


def _cross(x: torch.Tensor, y: torch.Tensor, *, dim: int = -1) -> Any:
    if not any(map(has_symbols, (*x.shape, *y.shape))):
        return NotImplemented
    if x.shape[dim] != 3 or y.shape[dim] != 3:
        raise RuntimeError("linalg.cross: the dimension must have length 3")
    return x.roll(-1, dim) * y.roll(-2, dim) - x.roll(-2, dim) * y.roll(-1, dim)


def _take(x: torch.Tensor, index: torch.Tensor) -> Any:
    return x.reshape(-1)[index] if any(map(has_symbols, x.shape)) else NotImplemented


RUN_TIME_SIZES: dict[OpOverload, Callable[..., Any]] = {
    aten.repeat_interleave.Tensor: _repeat_interleave,
    aten.masked_scatter.default: _masked_scatter,
    aten.take.default: _take,
    aten.addr.default: _addr,
    aten.vdot.default: _vdot,
    aten.glu.default: _glu,
    aten.bilinear.default: _bilinear,
    aten.searchsorted.Tensor: _searchsorted,
    aten.put.default: _put,
    aten.diag.default: _diag,
    aten.linalg_cross.default: _cross,
    aten.squeeze.default: _squeeze,
    aten.squeeze.dim: _squeeze,
    aten.squeeze.dims: _squeeze,
    aten.narrow.default: _narrow,
    aten.linspace.default: _linspace,
    aten.stack.default: _stack,
    aten.kron.default: _kron,
    aten.trace.default: _trace,
    aten.eye.default: _eye,
    aten.eye.m: _eye,
    aten.take_along_dim.default: _take_along_dim,
    aten._unique2.default: _unique2,
    aten.unique_consecutive.default: _unique_consecutive,
}
