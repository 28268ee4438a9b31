"""One element for each element of an index of the same rank: ``gather``, ``scatter`` and kin.

What happens to a position out of range: see `torch2hlo.lowerings.indices`. Where several elements go to one
place and are not reduced, torch leaves open which stays; here it is the last.
"""

from __future__ import annotations

from typing import Any

import torch

from torch2hlo import build
from torch2hlo.lowering import LoweringContext, Scalar, register_lowering
from torch2hlo.lowerings import indices
from torch2hlo.lowerings.indices import Where, in_range, without_repeats
from torch2hlo.mlir import Value, hlo, is_value

aten = torch.ops.aten

REDUCTIONS: dict[str, build.Combine] = {
    "add": hlo.add,
    "multiply": hlo.multiply,
    "sum": hlo.add,
    "prod": hlo.multiply,
    "mean": hlo.add,
    "amax": hlo.maximum,
    "amin": hlo.minimum,
}


def identity(reduce: str, dtype: torch.dtype) -> Any:
    """The number that ``reduce`` starts from."""
    if reduce == "amax":
        return build.lowest(dtype)
    return build.highest(dtype) if reduce == "amin" else int(reduce == "prod")


def divided(total: Value, count: Value) -> Value:
    """``total / max(count, 1)``; integers are rounded down."""
    dtype, shape = build.dtype(total), build.shape_of(total)
    count = build.convert(hlo.maximum(count, build.constant(1, build.dtype(count), shape)), dtype)
    quotient = hlo.divide(total, count)
    if dtype.is_floating_point or dtype.is_complex or dtype is torch.uint8:
        return quotient
    below = build.compare(hlo.remainder(total, count), build.constant(0, dtype, shape), "LT")
    return hlo.subtract(quotient, build.convert(below, dtype))


def _elements(ctx: LoweringContext, x: Value, dim: int, index: Value) -> Where:
    """``x[i, …, index[i, …, k], …, k]``: what is walked together, and what has its own positions.

    A dimension along which the index is repeated, or is 1, is read or written in whole slices.
    """
    shape, have = build.shape_of(index), build.shape_of(x)
    index, window = without_repeats(index, dim)
    short = [d for d in range(len(shape)) if d != dim and shape[d] == 1 != have[d]]
    window = sorted({*window, *short})
    own = [d for d in range(len(shape)) if d not in window]
    index = in_range(ctx, build.reshape(index, [shape[d] for d in own]), have[dim])
    columns, batch = {dim: index}, []
    for at, d in enumerate(own):
        if d != dim and shape[d] == have[d]:
            batch.append((d, at))
        elif d != dim:
            columns[d] = build.iota(build.dtype(index), build.shape_of(index), at)
    dims = sorted(columns)
    return Where([columns[d] for d in dims], dims, window, batch)


def _at_least_1d(dim: int, *tensors: Value) -> tuple[int, list[Value]]:
    shaped = [build.reshape(x, build.shape_of(x) or [1]) for x in tensors]
    return dim % len(build.shape_of(shaped[0])), shaped


@register_lowering(aten.gather.default)
def gather(ctx: LoweringContext, x: Value, dim: int, index: Value, *, sparse_grad: bool = False) -> Value:
    """``x[i, index[i, j]]`` for ``dim=1``. https://docs.pytorch.org/docs/stable/generated/torch.gather.html"""
    if 0 in ctx.shape:
        return build.constant(0, ctx.dtype, ctx.shape)
    dim, (x, index) = _at_least_1d(dim, x, index)
    return build.reshape(indices.gather(x, _elements(ctx, x, dim, index), build.shape_of(index)), ctx.shape)


def _scattered(
    ctx: LoweringContext,
    x: Value,
    dim: int,
    index: Value,
    source: Value | Scalar,
    combine: build.Combine | None,
) -> Value:
    """``combine`` each element of ``source`` with the element of ``x`` that ``index`` names."""
    if 0 in build.shape_of(index):
        return x
    dim, (x, index) = _at_least_1d(dim, x, index)
    shape = build.shape_of(index)
    if is_value(source):
        source = build.reshape(source, build.shape_of(source) or [1])
        updates = build.slice_(source, [0] * len(shape), shape)
    else:
        updates = build.constant(source, build.dtype(x), shape)
    return build.reshape(indices.scatter(x, _elements(ctx, x, dim, index), updates, combine), ctx.shape)


@register_lowering(aten.scatter.src, aten.scatter.value)
def scatter(ctx: LoweringContext, x: Value, dim: int, index: Value, source: Value | Scalar) -> Value:
    """``x[i, index[i, j]] = source[i, j]`` for ``dim=1``. https://docs.pytorch.org/docs/stable/generated/torch.Tensor.scatter_.html"""
    return _scattered(ctx, x, dim, index, source, None)


@register_lowering(aten.scatter.reduce, aten.scatter.value_reduce)
def scatter_with(
    ctx: LoweringContext, x: Value, dim: int, index: Value, source: Value | Scalar, *, reduce: str
) -> Value:
    """``x[i, index[i, j]] += source[i, j]`` or ``*=``."""
    return _scattered(ctx, x, dim, index, source, REDUCTIONS[reduce])


@register_lowering(aten.scatter_add.default)
def scatter_add(ctx: LoweringContext, x: Value, dim: int, index: Value, source: Value) -> Value:
    """``x[i, index[i, j]] += source[i, j]`` for ``dim=1``."""
    return _scattered(ctx, x, dim, index, source, hlo.add)


@register_lowering(aten.scatter_reduce.two)
def scatter_reduce(
    ctx: LoweringContext,
    x: Value,
    dim: int,
    index: Value,
    source: Value,
    reduce: str,
    *,
    include_self: bool = True,
) -> Value:
    """``scatter`` that reduces; without ``include_self`` the written elements forget what they were.

    https://docs.pytorch.org/docs/stable/generated/torch.Tensor.scatter_reduce_.html
    """
    if 0 in build.shape_of(index):
        return x
    start = x if include_self else _scattered(ctx, x, dim, index, identity(reduce, ctx.dtype), None)
    result = _scattered(ctx, start, dim, index, source, REDUCTIONS[reduce])
    if reduce != "mean":
        return result
    count = build.constant(int(include_self), torch.int32, ctx.shape)
    return divided(result, _scattered(ctx, count, dim, index, 1, hlo.add))
