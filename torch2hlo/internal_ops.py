"""Operations that PyTorch has no functional name for; passes and padding rules use them, lowerings emit one op each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch

_library = torch.library.Library("torch2hlo", "DEF")
_library.define("dynamic_slice(Tensor x, int[] dims, Tensor[] starts, int[] sizes) -> Tensor")
_library.define("dynamic_update_slice(Tensor x, Tensor update, int[] dims, Tensor[] starts) -> Tensor")
_library.define(
    "band_attention(Tensor query, Tensor key, Tensor value, int low, int high, *, "
    "float? scale=None, bool enable_gqa=False) -> Tensor"
)
_library.define("if_good(Tensor update, Tensor before) -> Tensor", tags=[torch.Tag.pointwise])
_library.define("out_of_range(Tensor index, SymInt low, SymInt size, int? ignored=None) -> Tensor")


@torch.library.impl(_library, "dynamic_slice", "CPU")
def _dynamic_slice(
    x: torch.Tensor, dims: Sequence[int], starts: Sequence[torch.Tensor], sizes: Sequence[int]
) -> torch.Tensor:
    """``sizes`` places from ``starts`` on along ``dims``; a start is moved so that they fit."""
    for dim, start, size in zip(dims, starts, sizes, strict=True):
        x = x.narrow(dim, max(0, min(int(start), x.shape[dim] - size)), size)
    return x.clone()


@torch.library.impl(_library, "dynamic_update_slice", "CPU")
def _dynamic_update_slice(
    x: torch.Tensor, update: torch.Tensor, dims: Sequence[int], starts: Sequence[torch.Tensor]
) -> torch.Tensor:
    """``x`` with ``update`` at ``starts`` along ``dims``; a start is moved so that it fits."""
    result = x.clone()
    part = result
    for dim, size in enumerate(update.shape):
        start = int(starts[list(dims).index(dim)]) if dim in dims else 0
        part = part.narrow(dim, max(0, min(start, x.shape[dim] - size)), size)
    part.copy_(update)
    return result


@torch.library.impl(_library, "band_attention", "CPU")
def _band_attention(
    query: torch.Tensor, key: torch.Tensor, value: torch.Tensor, low: int, high: int, **options: Any
) -> torch.Tensor:
    """Scaled dot product attention in which query i sees key j if ``low <= j - i <= high``."""
    mask = torch.ones(query.shape[-2], key.shape[-2], dtype=torch.bool).triu(low).tril(high)
    return torch.nn.functional.scaled_dot_product_attention(query, key, value, mask, **options)


@torch.library.impl(_library, "if_good", "CPU")
def _if_good(update: torch.Tensor, before: torch.Tensor) -> torch.Tensor:
    """``update``; in a program, ``before`` where a check of the call fails or none of its ways is taken."""
    return update.expand(before.shape).clone()


@torch.library.impl(_library, "out_of_range", "CPU")
def _out_of_range(index: torch.Tensor, low: int, size: int, ignored: int | None = None) -> torch.Tensor:
    """A bad index, if there is one: itself if it is negative, else 1 more; 0 if all are good, so int64 says it all.

    Good are ``low <= index < size``, and ``ignored``. Of the bad ones it is the lowest, if that is below ``low``, else
    the highest.
    """
    places = index.to(torch.int64).flatten()
    bad = places[((places < low) | (places >= size)) & (places != (size if ignored is None else ignored))]
    if not bad.numel():
        return torch.zeros((), dtype=torch.int64)
    lowest, highest = bad.aminmax()
    return lowest if lowest < low else highest + 1


@torch.library.register_fake("torch2hlo::dynamic_slice", lib=_library)  # type: ignore[untyped-decorator]
def _(x: torch.Tensor, dims: Sequence[int], starts: object, sizes: Sequence[int]) -> torch.Tensor:  # noqa: ARG001
    shape = list(x.shape)
    for dim, size in zip(dims, sizes, strict=True):
        shape[dim] = size
    return x.new_empty(shape)


@torch.library.register_fake("torch2hlo::dynamic_update_slice", lib=_library)  # type: ignore[untyped-decorator]
def _(x: torch.Tensor, update: object, dims: object, starts: object) -> torch.Tensor:  # noqa: ARG001
    return x.new_empty(x.shape)


@torch.library.register_fake("torch2hlo::band_attention", lib=_library)  # type: ignore[untyped-decorator]
def _(query: torch.Tensor, key: torch.Tensor, value: torch.Tensor, *_: int, **options: Any) -> torch.Tensor:
    return torch.nn.functional.scaled_dot_product_attention(query, key, value, **options)


@torch.library.register_fake("torch2hlo::if_good", lib=_library)  # type: ignore[untyped-decorator]
def _(_update: object, before: torch.Tensor) -> torch.Tensor:
    return before.new_empty(before.shape)


@torch.library.register_fake("torch2hlo::out_of_range", lib=_library)  # type: ignore[untyped-decorator]
def _(index: torch.Tensor, *_: object) -> torch.Tensor:
    return index.new_empty((), dtype=torch.int64)


dynamic_slice = torch.ops.torch2hlo.dynamic_slice.default
dynamic_update_slice = torch.ops.torch2hlo.dynamic_update_slice.default
band_attention = torch.ops.torch2hlo.band_attention.default
if_good = torch.ops.torch2hlo.if_good.default
out_of_range = torch.ops.torch2hlo.out_of_range.default
