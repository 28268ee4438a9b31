"""Evenly spaced numbers, computed from their index as eager computes them."""

from __future__ import annotations

from typing import Any

import torch

from torch2hlo import build
from torch2hlo.dtypes import COMPLEX, FLOATING, INTEGER, compute_dtype, real_dtype
from torch2hlo.lowering import LoweringContext, Scalar, register_lowering
from torch2hlo.mlir import Value, hlo, is_value

aten = torch.ops.aten
_RANGED = INTEGER | FLOATING
_TRIED = 1 << 16


@register_lowering(aten.arange.default, dtypes=_RANGED)
def arange(ctx: LoweringContext, end: Scalar, **_: Any) -> Value:
    """``0, 1, 2 …``. https://openxla.org/stablehlo/spec#iota"""
    return _steps(ctx, 0, 1)


@register_lowering(aten.arange.start, dtypes=_RANGED)
def arange_start(ctx: LoweringContext, start: Scalar, end: Scalar, **_: Any) -> Value:
    """``start, start + 1, start + 2 …``"""
    return _steps(ctx, start, 1)


@register_lowering(aten.arange.start_step, dtypes=_RANGED)
def arange_start_step(ctx: LoweringContext, start: Scalar, end: Scalar, step: Scalar = 1, **_: Any) -> Value:
    """``start + index * step``"""
    return _steps(ctx, start, step)


@register_lowering(aten.range.default, aten.range.step, dtypes=_RANGED)
def range_(ctx: LoweringContext, start: Scalar, end: Scalar, step: Scalar = 1, **_: Any) -> Value:
    """``start + index * step``, the end included."""
    return _steps(ctx, start, step)


def _steps(ctx: LoweringContext, start: Any, step: Any) -> Value:
    """``start + index * step`` in a dtype that holds it exactly, or as precisely as eager does."""
    (count,), dtype = ctx.shape, ctx.dtype
    if not dtype.is_floating_point:
        start, step = int(start), int(step)
    exact = float(start).is_integer() and float(step).is_integer()
    largest = max(abs(start), abs(start + step * count))
    if not (exact and largest <= _WHOLE[dtype]):
        dtype = (
            torch.float64
            if dtype is torch.float32
            else compute_dtype(dtype)
            if dtype.is_floating_point
            else torch.int64
        )
    index = build.iota(dtype, [count], 0)
    return build.convert(_plus(_times(index, step), start), ctx.dtype)


# Whole numbers up to here have a value of their own.
_WHOLE = {
    torch.float16: 2**11,
    torch.bfloat16: 2**8,
    torch.float32: 2**24,
    torch.float64: 2**53,
    torch.uint8: 2**8 - 1,
    torch.int8: 2**7 - 1,
    torch.int16: 2**15 - 1,
    torch.int32: 2**31 - 1,
    torch.int64: 2**63 - 1,
}


@register_lowering(
    aten.linspace.default,
    aten.linspace.Tensor_Tensor,
    aten.linspace.Tensor_Scalar,
    aten.linspace.Scalar_Tensor,
    dtypes=_RANGED | COMPLEX,
)
def linspace(ctx: LoweringContext, start: Value | Scalar, end: Value | Scalar, *_: int, **__: Any) -> Value:
    """``start + index * step`` in the first half, ``end - (last - index) * step`` in the second."""
    return build.convert(_between(ctx, start, end), ctx.dtype)


@register_lowering(
    aten.logspace.default,
    aten.logspace.Tensor_Tensor,
    aten.logspace.Tensor_Scalar,
    aten.logspace.Scalar_Tensor,
    dtypes=_RANGED | COMPLEX,
)
def logspace(
    ctx: LoweringContext,
    start: Value | Scalar,
    end: Value | Scalar,
    steps: int,
    base: float = 10.0,
    **_: Any,
) -> Value:
    """``base ** linspace(start, end, steps)``"""
    return _powers(ctx, start, end, base)


def _powers(ctx: LoweringContext, start: Value | Scalar, end: Value | Scalar, base: float) -> Value:
    exponents = _between(ctx, start, end)
    have = build.dtype(exponents)
    powers = hlo.power(build.constant(base, have, ctx.shape), exponents)
    return build.convert(_settled(powers) if ctx.dtype in INTEGER else powers, ctx.dtype)


def _settled(x: Value) -> Value:
    """Powers that are whole up to rounding made whole, lest truncation make 999 of ``10 ** 3``."""
    whole = hlo.round_nearest_even(x)
    error = hlo.multiply(x, build.constant(2.0**-50, torch.float64, build.shape_of(x)))
    return build.select(build.compare(hlo.abs(hlo.subtract(x, whole)), hlo.abs(error), "LE"), whole, x)


def _between(ctx: LoweringContext, start: Value | Scalar, end: Value | Scalar) -> Value:
    """`linspace` before the last conversion: integers are computed in float64, half floats in float32."""
    (count,), dtype = ctx.shape, ctx.dtype
    wide = torch.float64 if dtype in INTEGER else compute_dtype(dtype)
    first, last = _rounded(start, dtype, wide), _rounded(end, dtype, wide)
    if count < 2:
        return _full(first, wide, count)
    step = _step(first, last, count - 1, dtype, wide)
    index = build.iota(real_dtype(wide), [count], 0)
    if _meet(first, last, step, count, wide):
        return _plus(_times(build.convert(index, wide), step), first)
    left = hlo.subtract(build.constant(count - 1, real_dtype(wide), [count]), index)
    rising = _plus(_times(build.convert(index, wide), step), first)
    falling = hlo.subtract(_full(last, wide, count), _times(build.convert(left, wide), step))
    half = build.constant(count // 2, real_dtype(wide), [count])
    return build.select(build.compare(index, half, "LT"), rising, falling)


def _meet(first: Value | Scalar, last: Value | Scalar, step: Value | Scalar, count: int, wide: torch.dtype) -> bool:
    """Whether counting from the start and back from the end are known to give the same numbers."""
    if is_value(first) or is_value(last) or is_value(step) or count > _TRIED:
        return False
    index = torch.arange(count).to(wide)
    return torch.equal(first + index * step, last - (count - 1 - index) * step)


def _rounded(number: Value | Scalar, dtype: torch.dtype, wide: torch.dtype) -> Value | Scalar:
    """An end as the result's dtype has it, in the dtype that is computed in."""
    if is_value(number):
        return build.convert(build.convert(number, dtype), wide)
    precise = torch.complex128 if isinstance(number, complex) else torch.float64 if isinstance(number, float) else None
    return torch.tensor(number, dtype=precise).to(dtype).item()


def _step(
    first: Value | Scalar, last: Value | Scalar, intervals: int, dtype: torch.dtype, wide: torch.dtype
) -> Value | Scalar:
    """``(last - first) / intervals`` in ``dtype``, or in float64 for integers."""
    narrow = wide if dtype in INTEGER else dtype
    if not is_value(first) and not is_value(last):
        return ((torch.tensor(last, dtype=narrow) - torch.tensor(first, dtype=narrow)) / intervals).item()
    span = hlo.subtract(_full(last, wide, None), _full(first, wide, None))
    return build.convert(build.convert(hlo.divide(span, build.constant(intervals, wide)), narrow), wide)


def _full(number: Value | Scalar, dtype: torch.dtype, count: int | None) -> Value:
    shape = [] if count is None else [count]
    return build.broadcast(number, shape) if is_value(number) else build.constant(number, dtype, shape)


def _times(x: Value, number: Value | Scalar) -> Value:
    if not is_value(number) and number == 1:
        return x
    return hlo.multiply(x, _full(number, build.dtype(x), build.shape_of(x)[0]))


def _plus(x: Value, number: Value | Scalar) -> Value:
    if not is_value(number) and number == 0:
        return x
    return hlo.add(x, _full(number, build.dtype(x), build.shape_of(x)[0]))
