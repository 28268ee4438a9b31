"""``embedding_bag`` where the number of bags, or of indices in them, is known only at run time."""

from __future__ import annotations

from typing import Any

import torch

from torch2hlo.capture.sizes import has_symbols

aten = torch.ops.aten
SUM, MEAN, MAX = 0, 1, 2


def embedding_bag(
    weight: torch.Tensor,
    indices: torch.Tensor,
    offsets: torch.Tensor,
    scale_grad_by_freq: bool = False,  # noqa: ARG001
    mode: int = SUM,
    sparse: bool = False,  # noqa: ARG001
    per_sample_weights: torch.Tensor | None = None,
    include_last_offset: bool = False,
    padding_idx: int = -1,
) -> Any:
    """Each index's row, added to that of its bag: the last one whose offset is not above the index's place."""
    if not any(map(has_symbols, (*weight.shape, *indices.shape, *offsets.shape))):
        return NotImplemented
    bags = offsets.shape[0] - (1 if include_last_offset else 0)
    starts = offsets[:bags] if include_last_offset else offsets
    bag = torch.searchsorted(starts.to(torch.int64), torch.arange(indices.shape[0]), right=True) - 1
    rows = aten.embedding.default(weight, indices)
    if per_sample_weights is not None:
        rows = rows * per_sample_weights.unsqueeze(1)
    is_counted = torch.ones_like(indices, dtype=torch.bool) if padding_idx < 0 else indices != padding_idx
    sizes = torch.zeros_like(starts, dtype=torch.int64).index_add(0, bag, is_counted.to(torch.int64))
    if mode == MAX:
        out = _largest(rows, bag, sizes, is_counted)
    else:
        kept = torch.where(is_counted.unsqueeze(1), rows, 0)
        out = torch.zeros(bags, weight.shape[1], dtype=rows.dtype).index_add(0, bag, kept)
        out = out / sizes.clamp(min=1).unsqueeze(1).to(rows.dtype) if mode == MEAN else out
    return out, bag.to(indices.dtype), sizes.to(indices.dtype), torch.zeros_like(offsets)


def _largest(rows: torch.Tensor, bag: torch.Tensor, sizes: torch.Tensor, is_counted: torch.Tensor) -> torch.Tensor:
    """The largest of each bag, and zeros for one that is empty."""
    lowest = torch.full((), -torch.inf, dtype=rows.dtype)
    kept = torch.where(is_counted.unsqueeze(1), rows, lowest)
    start = torch.full((sizes.shape[0], rows.shape[1]), -torch.inf, dtype=rows.dtype)
    found = start.scatter_reduce(0, bag.unsqueeze(1).expand(rows.shape), kept, "amax")
    return torch.where((sizes == 0).unsqueeze(1), 0, found)
