"""Parts of a dimension whose size is known only at run time, where how many parts there are is a number of Python."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch._ops import OpOverload

from torch2hlo.capture.sizes import has_symbols

aten = torch.ops.aten


def split_with_sizes(x: torch.Tensor, sizes: Sequence[Any], dim: int = 0) -> list[torch.Tensor]:
    """Slices; decide, as a guard, whether the sizes add up."""
    if any(map(has_symbols, (*sizes, x.shape[dim]))) and (
        any(size < 0 for size in sizes) or sum(sizes) != x.shape[dim]
    ):
        raise RuntimeError("the sizes of the parts don't add up to that of the dimension")
    parts, start = [], 0
    for size in sizes:
        parts.append(aten.slice.Tensor(x, dim, start, start + size))
        start += size
    return parts


def _chunk(x: torch.Tensor, chunks: int, dim: int = 0) -> Any:
    """At most so many parts: decide, as guards, how many there are."""
    length = x.shape[dim]
    if not has_symbols(length) or chunks < 1:
        return NotImplemented
    size, parts = (length + chunks - 1) // chunks, []
    for index in range(chunks):
        start = index * size
        if index and start >= length:
            if size == 0:  # then all the parts are there, and empty
                parts.append(aten.slice.Tensor(x, dim, 0, 0))
                continue
            break
        is_last = index == chunks - 1 or start + size >= length
        parts.append(aten.slice.Tensor(x, dim, start, length if is_last else start + size))
    return parts


def _tensor_split(x: torch.Tensor, sections: int, dim: int = 0) -> Any:
    """The first parts have one element more, where it does not come out even."""
    length = x.shape[dim]
    if not has_symbols(length):
        return NotImplemented
    return split_with_sizes(x, [(length + sections - 1 - index) // sections for index in range(sections)], dim)


def _even(dims: Callable[[int], int]) -> Callable[[torch.Tensor, int], Any]:
    """``hsplit`` and its like: decide, as a guard, whether it comes out even."""

    def split(x: torch.Tensor, sections: int) -> Any:
        dim = dims(x.dim())
        if not has_symbols(x.shape[dim]):
            return NotImplemented
        if x.shape[dim] % sections != 0:
            raise RuntimeError("a dimension that can't be divided into so many equal parts")
        return _tensor_split(x, sections, dim)

    return split


RUN_TIME_PARTS: dict[OpOverload, Callable[..., Any]] = {
    aten.split_with_sizes.default: split_with_sizes,
    aten.chunk.default: _chunk,
    aten.unsafe_chunk.default: _chunk,
    aten.tensor_split.sections: _tensor_split,
    aten.hsplit.int: _even(lambda rank: 0 if rank == 1 else 1),
    aten.vsplit.int: _even(lambda _: 0),
    aten.dsplit.int: _even(lambda _: 2),
}
