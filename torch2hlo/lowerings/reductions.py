"""Sums, products and what is made of them: a ``stablehlo.reduce`` over the given dimensions, and a formula.

Half precision is summed in float32, as eager does. https://openxla.org/stablehlo/spec#reduce
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import torch

from torch2hlo import build
from torch2hlo.build import Combine
from torch2hlo.dtypes import BOOL, COMPLEX, FLOATING, REAL, compute_dtype, tensor_type
from torch2hlo.lowering import LoweringContext, Scalar, register_lowering
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten
Dims = int | Sequence[int] | None


def reduced_dims(x: Value, dims: Dims) -> list[int]:
    """The dimensions of ``x`` that go, ascending; ``None`` and ``[]`` mean all. A 0-d tensor has none."""
    rank = len(build.shape_of(x))
    given = [dims] if isinstance(dims, int) else dims
    return sorted({dim % rank for dim in given}) if given and rank else list(range(rank))


def fold(x: Value, dims: Sequence[int], combine: Combine, identity: Scalar) -> Value:
    """``x`` with ``dims`` reduced away; nothing is emitted where there are none."""
    return build.reduce(x, dims, combine, build.constant(identity, build.dtype(x))) if dims else x


def spread(x: Value, like: Value, dims: Sequence[int]) -> Value:
    """Repeat a result of reducing ``dims`` of ``like`` along them, back to the shape of ``like``."""
    shape = build.shape_of(like)
    return build.broadcast_in_dim(x, shape, [dim for dim in range(len(shape)) if dim not in set(dims)])


def wide(x: Value, dtype: torch.dtype) -> Value:
    """``x`` as ``dtype``, with the precision that eager computes in."""
    return build.convert(build.convert(x, dtype), compute_dtype(dtype))


def finish(ctx: LoweringContext, x: Value, index: int | None = None) -> Value:
    """The result's dtype, and its shape with or without kept dimensions."""
    dtype = ctx.dtype if index is None else ctx.result(index).dtype
    return build.reshape(build.convert(x, dtype), ctx.shape)


@register_lowering(aten.sum.default, aten.sum.dim_IntList)
def sum_(
    ctx: LoweringContext,
    x: Value,
    dim: Dims = None,
    keepdim: bool = False,
    *,
    dtype: torch.dtype | None = None,
) -> Value:
    """``Σ x``; integers and bool give int64, and a bool result is *or*."""
    return finish(ctx, fold(wide(x, ctx.dtype), reduced_dims(x, dim), hlo.add, 0))


@register_lowering(aten.nansum.default, dtypes=REAL | BOOL)
def nansum(
    ctx: LoweringContext,
    x: Value,
    dim: Dims = None,
    keepdim: bool = False,
    *,
    dtype: torch.dtype | None = None,
) -> Value:
    """``Σ x`` with NaN taken as 0."""
    if isinstance(dim, (list, tuple)) and not dim and ctx.shape != ([1] * len(ctx.shape) if keepdim else []):
        raise ctx.refuse("torch infers another shape than eager has for dim=[]", "pass dim=None")
    terms = without_nan(x, 0) if build.dtype(x).is_floating_point else x
    return finish(ctx, fold(wide(terms, ctx.dtype), reduced_dims(x, dim), hlo.add, 0))


def without_nan(x: Value, replacement: float) -> Value:
    """``x`` with ``replacement`` for NaN."""
    return build.select(is_nan(x), build.constant(replacement, build.dtype(x), build.shape_of(x)), x)


def is_nan(x: Value) -> Value:
    """``x != x``."""
    return build.compare(x, x, "NE")


@register_lowering(aten.mean.default, aten.mean.dim)
def mean(
    ctx: LoweringContext,
    x: Value,
    dim: Dims = None,
    keepdim: bool = False,
    *,
    dtype: torch.dtype | None = None,
) -> Value:
    """``Σ x / n``; of nothing, NaN."""
    return finish(ctx, average(wide(x, ctx.dtype), reduced_dims(x, dim)))


def average(x: Value, dims: Sequence[int]) -> Value:
    """The mean over ``dims``, in the dtype of ``x``."""
    return divide(fold(x, dims, hlo.add, 0), size_of(x, dims))


def size_of(x: Value, dims: Sequence[int]) -> int:
    """How many elements one result is made of."""
    return math.prod(build.shape_of(x)[dim] for dim in dims)


def divide(x: Value, count: float) -> Value:
    """``x / count``."""
    return x if count == 1 else hlo.divide(x, build.constant(count, build.dtype(x), build.shape_of(x)))


@register_lowering(aten.prod.default, aten.prod.dim_int)
def prod(
    ctx: LoweringContext,
    x: Value,
    dim: Dims = None,
    keepdim: bool = False,
    *,
    dtype: torch.dtype | None = None,
) -> Value:
    """``Π x``; integers and bool give int64, and a bool result is *and*."""
    return finish(ctx, fold(wide(x, ctx.dtype), reduced_dims(x, dim), hlo.multiply, 1))


@register_lowering(aten.any.default, aten.any.dim)
def any_(ctx: LoweringContext, x: Value, dim: Dims = None, keepdim: bool = False) -> Value:
    """Whether one element is not 0 (NaN is not); uint8 gives uint8."""
    return finish(ctx, fold(build.not_equal_zero(x), reduced_dims(x, dim), hlo.or_, False))


@register_lowering(aten.all.default, aten.all.dim)
def all_(ctx: LoweringContext, x: Value, dim: Dims = None, keepdim: bool = False) -> Value:
    """Whether no element is 0; uint8 gives uint8."""
    return finish(ctx, fold(build.not_equal_zero(x), reduced_dims(x, dim), hlo.and_, True))


@register_lowering(aten.any.dims)
def any_dims(ctx: LoweringContext, x: Value, dim: Sequence[int] | None = None, keepdim: bool = False) -> Value:
    """`any_` over several dimensions, of which ``[]`` means none."""
    return any_(ctx, x, dim, keepdim) if dim is None or dim else finish(ctx, build.not_equal_zero(x))


@register_lowering(aten.all.dims)
def all_dims(ctx: LoweringContext, x: Value, dim: Sequence[int] | None = None, keepdim: bool = False) -> Value:
    """`all_` over several dimensions, of which ``[]`` means none."""
    return all_(ctx, x, dim, keepdim) if dim is None or dim else finish(ctx, build.not_equal_zero(x))


@register_lowering(aten.count_nonzero.default, aten.count_nonzero.dim_IntList)
def count_nonzero(ctx: LoweringContext, x: Value, dim: Dims = None) -> Value:
    """``Σ (x != 0)``."""
    return fold(build.convert(build.not_equal_zero(x), torch.int64), reduced_dims(x, dim), hlo.add, 0)


def variance_and_mean(x: Value, dims: Sequence[int], correction: float) -> tuple[Value, Value]:
    """``Σ |x - mean|² / max(n - correction, 0)``, and ``mean``, not yet rounded."""
    x = wide(x, build.dtype(x))
    mean = average(x, dims)
    deviation = hlo.subtract(x, spread(mean, x, dims))
    total = fold(squared_magnitude(deviation), dims, hlo.add, 0)
    return divide(total, max(size_of(x, dims) - correction, 0)), mean


def squared_magnitude(x: Value) -> Value:
    """``x * conj(x)``, which is real."""
    if not build.dtype(x).is_complex:
        return hlo.multiply(x, x)
    real, imag = hlo.real(x), hlo.imag(x)
    return hlo.add(hlo.multiply(real, real), hlo.multiply(imag, imag))


@register_lowering(aten.var.correction, dtypes=FLOATING | COMPLEX)
def var(
    ctx: LoweringContext,
    x: Value,
    dim: Dims = None,
    *,
    correction: float | None = None,
    keepdim: bool = False,
) -> Value:
    """``Σ |x - mean|² / max(n - correction, 0)``; ``correction`` is 1 unless given."""
    return finish(ctx, variance_and_mean(x, reduced_dims(x, dim), 1 if correction is None else correction)[0])


@register_lowering(aten.var.dim, dtypes=FLOATING | COMPLEX)
def var_dim(ctx: LoweringContext, x: Value, dim: Dims, unbiased: bool = True, keepdim: bool = False) -> Value:
    """`var` with a correction of 1 or 0."""
    return var(ctx, x, dim, correction=int(unbiased), keepdim=keepdim)


@register_lowering(aten.std.correction, dtypes=FLOATING | COMPLEX)
def std(
    ctx: LoweringContext,
    x: Value,
    dim: Dims = None,
    *,
    correction: float | None = None,
    keepdim: bool = False,
) -> Value:
    """``√var``."""
    variance, _ = variance_and_mean(x, reduced_dims(x, dim), 1 if correction is None else correction)
    return finish(ctx, hlo.sqrt(variance))


@register_lowering(aten.var_mean.correction, dtypes=FLOATING | COMPLEX)
def var_mean(
    ctx: LoweringContext,
    x: Value,
    dim: Dims = None,
    *,
    correction: float | None = None,
    keepdim: bool = False,
) -> tuple[Value, Value]:
    """`var` and `mean`."""
    variance, mean = variance_and_mean(x, reduced_dims(x, dim), 1 if correction is None else correction)
    return finish(ctx, variance, 0), finish(ctx, mean, 1)


@register_lowering(aten.std_mean.correction, dtypes=FLOATING | COMPLEX)
def std_mean(
    ctx: LoweringContext,
    x: Value,
    dim: Dims = None,
    *,
    correction: float | None = None,
    keepdim: bool = False,
) -> tuple[Value, Value]:
    """`std` and `mean`."""
    variance, mean = variance_and_mean(x, reduced_dims(x, dim), 1 if correction is None else correction)
    return finish(ctx, hlo.sqrt(variance), 0), finish(ctx, mean, 1)


@register_lowering(aten.logsumexp.default)
def logsumexp(ctx: LoweringContext, x: Value, dim: Dims, keepdim: bool = False) -> Value:
    """``m + log Σ exp(x - m)``, ``m`` being the largest (real part), or 0 where that is infinite."""
    dims, x = reduced_dims(x, dim), wide(x, ctx.dtype)
    largest = finite_maximum(hlo.real(x) if build.dtype(x).is_complex else x, dims)
    largest = build.convert(largest, build.dtype(x))
    total = fold(hlo.exponential(hlo.subtract(x, spread(largest, x, dims))), dims, hlo.add, 0)
    return finish(ctx, hlo.add(hlo.log(total), largest))


def finite_maximum(x: Value, dims: Sequence[int]) -> Value:
    """The maximum over ``dims``, or 0 where it is infinite (``inf - inf`` would be NaN)."""
    largest = fold(x, dims, hlo.maximum, -math.inf)
    shape, dtype = build.shape_of(largest), build.dtype(largest)
    infinite = build.compare(hlo.abs(largest), build.constant(math.inf, dtype, shape), "EQ")
    return build.select(infinite, build.constant(0, dtype, shape), largest)


@register_lowering(aten.hash_tensor.default, dtypes=REAL | BOOL)
def hash_tensor(ctx: LoweringContext, x: Value, dim: Dims = None, *, keepdim: bool = False, mode: int = 0) -> Value:
    """The *xor* of the elements' bits: floats as float64, integers as int64."""
    if build.dtype(x).is_floating_point:
        x = hlo.bitcast_convert(tensor_type(build.shape_of(x), torch.uint64), build.convert(x, torch.float64))
    return finish(ctx, fold(build.convert(x, torch.uint64), reduced_dims(x, dim), hlo.xor, 0))
