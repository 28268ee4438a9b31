"""Statistics over sizes known only at run time, and counts of values: bins, quantiles, covariances, pairs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch._ops import OpOverload
from torch.utils._python_dispatch import _get_current_dispatch_mode

from torch2hlo.capture.items import read_count
from torch2hlo.capture.ranges import LARGEST
from torch2hlo.capture.sizes import has_symbols

aten = torch.ops.aten


def _bincount(x: torch.Tensor, weights: torch.Tensor | None = None, minlength: int = 0) -> torch.Tensor:
    """As many bins as the largest value asks for; without a limit for that, ``minlength``, and larger ones raise."""
    recorder: Any = _get_current_dispatch_mode()
    limited = recorder.sizes is not None and recorder.sizes.limit is not None
    if minlength and not limited:
        if ((x < 0) | (x >= minlength)).any():
            raise RuntimeError(f"a value below 0 or not below minlength={minlength}; size_limit allows for larger ones")
        bins: Any = minlength
    else:
        if (x < 0).any():
            raise RuntimeError("bincount only supports 1-d non-negative integral inputs.")
        largest = torch.cat([x.to(torch.int64), x.new_full((1,), minlength - 1, dtype=torch.int64)]).max() + 1
        bins = read_count(recorder, largest, LARGEST)
    if weights is None or (has_symbols(x.shape[0]) and x.shape[0] == 0):  # int64 for nothing, as eager has it
        added = torch.ones_like(x, dtype=torch.int64)
    else:
        added = weights if weights.dtype is torch.float32 else weights.to(torch.float64)
    return torch.zeros(bins, dtype=added.dtype).index_add(0, x.to(torch.int64), added)


def _quantile(
    x: torch.Tensor, q: Any, dim: int | None = None, keepdim: bool = False, *, interpolation: str = "linear"
) -> Any:
    """What lies at rank ``q (n - 1)`` of each row, between two elements; NaN if the row has one."""
    if not any(map(has_symbols, x.shape)):
        return NotImplemented
    rows = _rows(x, dim)
    last = torch.full((), rows.shape[-1] - 1, dtype=x.dtype)
    found = _at_rank(rows, _queries(q, x) * last, interpolation)
    found = torch.where(rows.isnan().any(-1, keepdim=True), torch.nan, found)
    return _placed(x, found, q, dim, keepdim=keepdim)


def _nanquantile(
    x: torch.Tensor, q: Any, dim: int | None = None, keepdim: bool = False, *, interpolation: str = "linear"
) -> Any:
    """The same of those that are not NaN; NaN where there is none."""
    if not any(map(has_symbols, x.shape)):
        return NotImplemented
    rows = _rows(x, dim)
    count = (~rows.isnan()).sum(-1, keepdim=True)
    found = _at_rank(rows, _queries(q, x) * (count - 1).clamp(min=0).to(x.dtype), interpolation)
    return _placed(x, torch.where(count == 0, torch.nan, found), q, dim, keepdim=keepdim)


def _rows(x: torch.Tensor, dim: int | None) -> torch.Tensor:
    """``x`` with ``dim`` last; flat without it."""
    if any(has_symbols(size) and size == 0 for size in x.shape):
        raise RuntimeError("quantile() input tensor must be non-empty")
    return x.reshape(-1) if dim is None else x.movedim(dim, -1)


def _queries(q: Any, x: torch.Tensor) -> torch.Tensor:
    return q.reshape(-1) if isinstance(q, torch.Tensor) else torch.full((1,), q, dtype=x.dtype)


def _at_rank(rows: torch.Tensor, ranks: torch.Tensor, interpolation: str) -> torch.Tensor:
    """``(…, queries)``: the elements of each sorted row at fractional ranks."""
    ordered = rows.sort(-1)[0]
    shape = [*rows.shape[:-1], ranks.shape[-1]]
    if interpolation in {"lower", "higher", "nearest"}:
        ranks = {"lower": torch.floor, "higher": torch.ceil, "nearest": torch.round}[interpolation](ranks)
    below, above = (places.to(torch.int64).expand(shape) for places in (ranks.floor(), ranks.ceil()))
    weight = torch.full_like(ranks, 0.5) if interpolation == "midpoint" else ranks - ranks.floor()
    return torch.lerp(ordered.gather(-1, below), ordered.gather(-1, above), weight.expand(shape))


def _placed(x: torch.Tensor, found: torch.Tensor, q: Any, dim: int | None, *, keepdim: bool) -> torch.Tensor:
    """The queries first, where there are several; the reduced dimensions kept with size 1."""
    result = found.movedim(-1, 0)
    if keepdim:
        result = result.reshape(result.shape[0], *[1] * x.dim()) if dim is None else result.unsqueeze(dim % x.dim() + 1)
    return result if isinstance(q, torch.Tensor) and q.dim() else result.select(0, 0)


def _cov(
    x: torch.Tensor, *, correction: int = 1, fweights: torch.Tensor | None = None, aweights: torch.Tensor | None = None
) -> Any:
    """``(x - mean)(x - mean)ᵀ / (n - correction)`` of rows of observations."""
    if fweights is not None or aweights is not None or not any(map(has_symbols, x.shape)):
        return NotImplemented
    rows = x if x.dim() > 1 else x.reshape(1, -1)
    centred = rows - rows.mean(1, keepdim=True)
    free = torch.full((), rows.shape[1] - correction, dtype=torch.int64).clamp(min=0)
    result = centred @ centred.transpose(0, 1).conj() / free
    return result.reshape(()) if rows.shape[0] == 1 else result


def _pdist(x: torch.Tensor, p: float = 2.0) -> Any:
    """Distances between all pairs of rows, the first row's pairs first."""
    rows = x.shape[0]
    if not any(map(has_symbols, x.shape)):
        return NotImplemented
    place = torch.arange(rows)
    after = (place.unsqueeze(1) < place).reshape(-1)
    order = torch.sort((~after).to(torch.int32), stable=True)[1]
    every = aten._cdist_forward.default(x, x, p, None).reshape(-1)
    return aten.index_select.default(every, 0, order[: rows * (rows - 1) // 2])


def _histc(x: torch.Tensor, bins: int = 100, low: Any = 0, high: Any = 0) -> Any:
    """Bins between the smallest and the largest element, where no range is given."""
    if low != high or not any(map(has_symbols, x.shape)):
        return NotImplemented
    if has_symbols(x.numel()) and x.numel() == 0:
        return x.new_zeros(bins)
    least, most = x.min(), x.max()
    same = least == most
    least, most = least - same.to(x.dtype), most + same.to(x.dtype)
    place = ((x.reshape(-1) - least) / (most - least) * bins).floor().to(torch.int64).clamp(0, bins - 1)
    return x.new_zeros(bins).index_add(0, place, torch.ones_like(x.reshape(-1)))


RUN_TIME_COUNTS: dict[OpOverload, Callable[..., Any]] = {
    aten.bincount.default: _bincount,
    aten.quantile.default: _quantile,
    aten.quantile.scalar: _quantile,
    aten.nanquantile.default: _nanquantile,
    aten.nanquantile.scalar: _nanquantile,
    aten.cov.default: _cov,
    aten._pdist_forward.default: _pdist,
    aten.histc.default: _histc,
}
