"""Matrix products: each one ``stablehlo.dot_general``, with no operand transposed, reshaped or repeated.

Half precision accumulates in float32 and is rounded once, as in eager; so what is added to a product (a bias,
the ``self`` of ``addmm``) is added in float32.
"""

from __future__ import annotations

from collections.abc import Sequence

import torch

from torch2hlo import build
from torch2hlo.dtypes import ALL, COMPLEX, REAL, compute_dtype
from torch2hlo.lowering import LoweringContext, Scalar, register_lowering
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten
NUMBER = REAL | COMPLEX
Name = int | str
FLOAT8 = frozenset({torch.float8_e4m3fn, torch.float8_e5m2})


@register_lowering(aten.mm.default, dtypes=NUMBER)
def mm(_: LoweringContext, x: Value, y: Value) -> Value:
    """``(m, k) · (k, n) → (m, n)``. https://openxla.org/stablehlo/spec#dot_general"""
    return build.dot_general(x, y, contract=([1], [0]))


@register_lowering(aten.bmm.default, dtypes=NUMBER)
def bmm(_: LoweringContext, x: Value, y: Value) -> Value:
    """``(b, m, k) · (b, k, n) → (b, m, n)``."""
    return build.dot_general(x, y, contract=([2], [1]), batch=([0], [0]))


@register_lowering(aten.mv.default, dtypes=NUMBER)
def mv(_: LoweringContext, x: Value, y: Value) -> Value:
    """``(m, k) · (k) → (m)``."""
    return build.dot_general(x, y, contract=([1], [0]))


@register_lowering(aten.dot.default, dtypes=NUMBER)
def dot(_: LoweringContext, x: Value, y: Value) -> Value:
    """``Σ x y`` of two vectors."""
    return build.dot_general(x, y, contract=([0], [0]))


@register_lowering(aten.vdot.default, dtypes=NUMBER)
def vdot(_: LoweringContext, x: Value, y: Value) -> Value:
    """``Σ conj(x) y`` of two vectors."""
    return build.dot_general(_conjugate(x), y, contract=([0], [0]))


def _conjugate(x: Value) -> Value:
    return hlo.complex(hlo.real(x), hlo.negate(hlo.imag(x))) if build.dtype(x).is_complex else x


@register_lowering(aten.matmul.default, dtypes=NUMBER)
def matmul(_: LoweringContext, x: Value, y: Value) -> Value:
    """NumPy's ``@``: vectors lose their dimension, leading dimensions broadcast.

    A leading dimension that only one operand has is no batch dimension: it goes with its rows or columns.
    """
    left, right = build.shape_of(x), build.shape_of(y)
    rank = max(len(left), len(right), 2)
    x_names = [*range(rank - len(left), rank - 2), "m", "k"][-len(left) :] if len(left) > 1 else ["k"]
    y_names = [*range(rank - len(right), rank - 2), "k", "n"][-len(right) :] if len(right) > 1 else ["k"]
    names: list[Name] = [*range(rank - 2), "m", "n"]
    return product(x, x_names, y, y_names, [name for name in names if name in {*x_names, *y_names}])


def product(
    x: Value,
    x_names: Sequence[Name],
    y: Value,
    y_names: Sequence[Name],
    to: Sequence[Name],
    dtype: torch.dtype | None = None,
) -> Value:
    """Multiply tensors whose dimensions have names; sum over names that both have and ``to`` has not.

    A dimension of size 1 broadcasts against a larger one of the same name. A name that only one of ``x`` and
    ``y`` has is in ``to``. The result, and what it is accumulated in, is ``dtype``.
    """
    x, x_names = without_ones(x, x_names, y, y_names)
    y, y_names = without_ones(y, y_names, x, x_names)
    shared = [name for name in x_names if name in y_names]
    batch = sorted((name for name in shared if name in to), key=to.index)
    summed = [name for name in shared if name not in to]
    own_x = [name for name in x_names if name not in shared]
    own_y = [name for name in y_names if name not in shared]
    if batch + own_x + own_y != list(to) and batch + own_y + own_x == list(to):
        x, x_names, own_x, y, y_names, own_y = y, y_names, own_y, x, x_names, own_x
    result = build.dot_general(
        x,
        y,
        contract=([x_names.index(name) for name in summed], [y_names.index(name) for name in summed]),
        batch=([x_names.index(name) for name in batch], [y_names.index(name) for name in batch]),
        to=dtype,
    )
    names = batch + own_x + own_y
    return build.transpose(result, [names.index(name) for name in to])


def without_ones(
    x: Value, names: Sequence[Name], other: Value, other_names: Sequence[Name]
) -> tuple[Value, list[Name]]:
    """``x`` without the dimensions of size 1 that broadcast against ``other``."""
    sizes = dict(zip(other_names, build.shape_of(other), strict=True))
    kept = [(n, size) for n, size in zip(names, build.shape_of(x), strict=True) if size != 1 or sizes.get(n, 1) == 1]
    return build.reshape(x, [size for _, size in kept]), [n for n, _ in kept]


@register_lowering(aten.tensordot.default, dtypes=NUMBER)
def tensordot(_: LoweringContext, x: Value, y: Value, dims_self: Sequence[int], dims_other: Sequence[int]) -> Value:
    """Sum over pairs of dimensions; a dimension of size 1 broadcasts against its partner."""
    left, right = build.shape_of(x), build.shape_of(y)
    dims = ([dim % len(left) for dim in dims_self], [dim % len(right) for dim in dims_other])
    x_shape, y_shape = list(left), list(right)
    for i, j in zip(*dims, strict=True):
        x_shape[i] = y_shape[j] = left[i] if right[j] == 1 else right[j]
    return build.dot_general(build.broadcast(x, x_shape), build.broadcast(y, y_shape), contract=dims)


@register_lowering(aten.linear.default, dtypes=NUMBER)
def linear(ctx: LoweringContext, x: Value, weight: Value, bias: Value | None = None) -> Value:
    """``x · weightᵀ + bias``: ``(…, i), (o, i), (o) → (…, o)``."""
    dims = ([len(build.shape_of(x)) - 1], [len(build.shape_of(weight)) - 1])
    if bias is None:
        return build.dot_general(x, weight, contract=dims)
    result = build.dot_general(x, weight, contract=dims, to=compute_dtype(ctx.dtype))
    return _scaled_sum(ctx, bias, result, 1, 1)


@register_lowering(aten.addmm.default, dtypes=NUMBER)
def addmm(ctx: LoweringContext, self: Value, x: Value, y: Value, *, beta: Scalar = 1, alpha: Scalar = 1) -> Value:
    """``beta self + alpha x · y``; ``beta = 0`` ignores ``self``, even NaN."""
    result = build.dot_general(x, y, contract=([1], [0]), to=compute_dtype(ctx.dtype))
    return _scaled_sum(ctx, self, result, beta, alpha)


@register_lowering(aten.baddbmm.default, dtypes=NUMBER)
def baddbmm(ctx: LoweringContext, self: Value, x: Value, y: Value, *, beta: Scalar = 1, alpha: Scalar = 1) -> Value:
    """``beta self + alpha x · y`` for a batch of matrices."""
    result = build.dot_general(x, y, contract=([2], [1]), batch=([0], [0]), to=compute_dtype(ctx.dtype))
    return _scaled_sum(ctx, self, result, beta, alpha)


@register_lowering(aten.addbmm.default, dtypes=NUMBER)
def addbmm(ctx: LoweringContext, self: Value, x: Value, y: Value, *, beta: Scalar = 1, alpha: Scalar = 1) -> Value:
    """``beta self + alpha Σ_b x[b] · y[b]``: the batch is contracted like ``k``."""
    result = build.dot_general(x, y, contract=([0, 2], [0, 1]), to=compute_dtype(ctx.dtype))
    return _scaled_sum(ctx, self, result, beta, alpha)


@register_lowering(aten.addmv.default, dtypes=NUMBER)
def addmv(ctx: LoweringContext, self: Value, x: Value, y: Value, *, beta: Scalar = 1, alpha: Scalar = 1) -> Value:
    """``beta self + alpha x · y`` for a matrix and a vector."""
    result = build.dot_general(x, y, contract=([1], [0]), to=compute_dtype(ctx.dtype))
    return _scaled_sum(ctx, self, result, beta, alpha)


@register_lowering(aten.addr.default, dtypes=ALL)
def addr(ctx: LoweringContext, self: Value, x: Value, y: Value, *, beta: Scalar = 1, alpha: Scalar = 1) -> Value:
    """``beta self + (alpha x) yᵀ`` for two vectors, rounded at every step; for bool, or and and."""
    x = build.convert(x, ctx.dtype)
    if alpha != 1:
        x = hlo.multiply(x, build.constant(alpha, ctx.dtype, build.shape_of(x)))
    return _scaled_sum(ctx, self, outer(ctx, x, y), beta, 1)


@register_lowering(aten.outer.default, aten.ger.default, dtypes=ALL)
def outer(ctx: LoweringContext, x: Value, y: Value) -> Value:
    """``x yᵀ``: ``(m), (n) → (m, n)``."""
    x, y = build.convert(x, ctx.dtype), build.convert(y, ctx.dtype)
    return hlo.multiply(build.broadcast_in_dim(x, ctx.shape, [0]), build.broadcast_in_dim(y, ctx.shape, [1]))


def _scaled_sum(ctx: LoweringContext, addend: Value, product: Value, beta: Scalar, alpha: Scalar) -> Value:
    """``beta addend + alpha product`` in the dtype of ``product``, then rounded to the result's."""
    dtype = build.dtype(product)
    if alpha != 1:
        product = hlo.multiply(product, build.constant(alpha, dtype, ctx.shape))
    if beta != 0:
        scaled = build.convert(addend, dtype)
        if beta != 1:
            scaled = hlo.multiply(scaled, build.constant(beta, dtype, build.shape_of(scaled)))
        product = hlo.add(product, build.broadcast(scaled, ctx.shape))
    return build.convert(product, ctx.dtype)


@register_lowering(aten._int_mm.default, dtypes=frozenset({torch.int8}))
def _int_mm(_: LoweringContext, x: Value, y: Value) -> Value:
    """``(m, k) · (k, n)`` of int8, accumulated in int32."""
    return build.dot_general(x, y, contract=([1], [0]), to=torch.int32)


@register_lowering(aten._scaled_mm.default, dtypes=FLOAT8)
def _scaled_mm(
    ctx: LoweringContext,
    x: Value,
    y: Value,
    scale_a: Value,
    scale_b: Value,
    bias: Value | None = None,
    scale_result: Value | None = None,
    out_dtype: torch.dtype | None = None,
    use_fast_accum: bool = False,
) -> Value:
    """``scale_a scale_b x · y + bias`` of float8, in float32; scales are scalars, or a column and a row."""
    if scale_result is not None:
        raise ctx.refuse("scale_result has no effect in eager on CPU", "leave it out and scale the result yourself")
    if build.dtype(x) is not build.dtype(y):
        x, y = build.convert(x, torch.bfloat16), build.convert(y, torch.bfloat16)
    result = build.dot_general(x, y, contract=([1], [0]), to=torch.float32)
    for scale in (scale_a, scale_b):
        if build.shape_of(scale) not in ([], [1], [1, 1], [ctx.shape[0], 1], [1, ctx.shape[1]]):
            raise ctx.refuse("blockwise scales", "use one scale for the tensor, or one for each row and column")
        result = hlo.multiply(result, build.broadcast(scale, ctx.shape))
    if bias is not None:
        result = hlo.add(result, build.broadcast(build.convert(bias, torch.float32), ctx.shape))
    return build.convert(result, ctx.dtype)
