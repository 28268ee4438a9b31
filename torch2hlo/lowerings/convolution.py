"""Convolutions, each one ``stablehlo.convolution`` in torch's own layout. https://openxla.org/stablehlo/spec#convolution

A transposed convolution is the plain one over an input with holes (``lhs_dilation``), by the kernel turned
round (``reverse``: XLA folds it where its convolutions can run backwards, and XLA:CPU has no fast kernel for
``window_reversal``); which dimension of the kernel is input and which output is said by its dimension
numbers. Half precision accumulates in float32 and is rounded once, after the bias.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import torch

from torch2hlo import build
from torch2hlo.dtypes import COMPLEX, FLOATING, compute_dtype, tensor_type
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.mlir import Value, hlo, ir

aten = torch.ops.aten
CONVOLUTION = FLOATING | COMPLEX | {torch.int64}
Padding = list[tuple[int, int]]


@register_lowering(aten.conv1d.default, aten.conv2d.default, aten.conv3d.default, dtypes=CONVOLUTION)
def conv(
    ctx: LoweringContext,
    x: Value,
    weight: Value,
    bias: Value | None = None,
    stride: Sequence[int] = (1,),
    padding: Sequence[int] = (0,),
    dilation: Sequence[int] = (1,),
    groups: int = 1,
) -> Value:
    """``out[b, o, y] = bias[o] + Σ weight[o, i, k] · x[b, i, y·stride + k·dilation - padding]``."""
    pads = [(amount, amount) for amount in _each(padding, weight)]
    return _batched(ctx, x, weight, bias, lambda x, w: _forward(x, w, stride, pads, dilation, groups))


@register_lowering(aten.conv1d.padding, aten.conv2d.padding, aten.conv3d.padding, dtypes=CONVOLUTION)
def conv_padding(
    ctx: LoweringContext,
    x: Value,
    weight: Value,
    bias: Value | None = None,
    stride: Sequence[int] = (1,),
    padding: str = "valid",
    dilation: Sequence[int] = (1,),
    groups: int = 1,
) -> Value:
    """`conv` with ``padding`` in words; "same" puts the odd one at the end."""
    spans = [(size - 1) * step for size, step in zip(build.shape_of(weight)[2:], _each(dilation, weight), strict=True)]
    pads = [(span // 2, span - span // 2) if padding == "same" else (0, 0) for span in spans]
    return _batched(ctx, x, weight, bias, lambda x, w: _forward(x, w, stride, pads, dilation, groups))


@register_lowering(
    aten.conv_transpose1d.default,
    aten.conv_transpose2d.input,
    aten.conv_transpose3d.input,
    dtypes=CONVOLUTION,
)
def conv_transpose(
    ctx: LoweringContext,
    x: Value,
    weight: Value,
    bias: Value | None = None,
    stride: Sequence[int] = (1,),
    padding: Sequence[int] = (0,),
    output_padding: Sequence[int] = (0,),  # its effect is in the result's shape
    groups: int = 1,
    dilation: Sequence[int] = (1,),
) -> Value:
    """The transpose of `conv` in ``x``, for a weight ``[in, out / groups, k]``."""
    sizes = ctx.shape[2 - len(build.shape_of(weight)) :]
    return _batched(ctx, x, weight, bias, lambda x, w: _transposed(x, w, sizes, stride, padding, dilation, groups))


@register_lowering(aten.convolution.default, aten._convolution.default, dtypes=FLOATING | {torch.int64})
def convolution(
    ctx: LoweringContext,
    x: Value,
    weight: Value,
    bias: Value | None,
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    transposed: bool,
    output_padding: Sequence[int],
    groups: int,
    *_: bool,
) -> Value:
    """`conv` or `conv_transpose`."""
    out: Value
    if transposed:
        out = conv_transpose(ctx, x, weight, bias, stride, padding, output_padding, groups, dilation)
    else:
        out = conv(ctx, x, weight, bias, stride, padding, dilation, groups)
    return out


@register_lowering(aten.conv_tbc.default, dtypes=FLOATING)
def conv_tbc(ctx: LoweringContext, x: Value, weight: Value, bias: Value, pad: int = 0) -> Value:
    """1-d convolution of ``x[time, batch, in]`` by ``weight[k, in, out]``."""
    numbers = hlo.ConvDimensionNumbers.get(1, 2, [0], 1, 2, [0], 1, 2, [0])
    out = _convolution(x, weight, ctx.shape, numbers, padding=[(pad, pad)])
    out = hlo.add(out, build.broadcast(build.convert(bias, build.dtype(out)), ctx.shape))
    return build.convert(out, ctx.dtype)


@register_lowering(aten.convolution_backward.default, dtypes=FLOATING)
def convolution_backward(
    ctx: LoweringContext,
    grad: Value,
    x: Value,
    weight: Value,
    bias_sizes: Sequence[int] | None,  # those of a bias: its mask says whether there is one
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    transposed: bool,
    output_padding: Sequence[int],  # its effect is in the shape of grad
    groups: int,
    output_mask: Sequence[bool],
) -> tuple[Value | None, Value | None, Value | None]:
    """Gradients of `convolution` in ``x``, ``weight`` and ``bias``, those that ``output_mask`` asks for."""
    grad_x = grad_weight = grad_bias = None
    if output_mask[0]:
        if transposed:
            pads = [(amount, amount) for amount in _each(padding, weight)]
            grad_x = _forward(grad, weight, stride, pads, dilation, groups)
        else:
            grad_x = _transposed(grad, weight, build.shape_of(x)[2:], stride, padding, dilation, groups)
    if output_mask[1]:
        image, kernel = (grad, x) if transposed else (x, grad)
        grad_weight = _weight_gradient(image, kernel, build.shape_of(weight), stride, padding, dilation, groups)
    if output_mask[2]:
        dims = [dim for dim in range(len(build.shape_of(grad))) if dim != 1]
        wide = build.convert(grad, compute_dtype(build.dtype(grad)))
        grad_bias = build.reduce(wide, dims, hlo.add, build.constant(0, build.dtype(wide)))
    return _rounded(grad_x, x), _rounded(grad_weight, x), _rounded(grad_bias, x)


def _rounded(total: Value | None, like: Value) -> Value | None:
    return total if total is None else build.convert(total, build.dtype(like))


def _batched(ctx: LoweringContext, x: Value, weight: Value, bias: Value | None, convolve: Any) -> Value:
    """``convolve(x, weight) + bias``, for an ``x`` with or without its batch dimension."""
    if len(build.shape_of(x)) < len(build.shape_of(weight)):
        x = build.unsqueeze(x, 0)
    out: Value = _complex(x, weight, convolve) if ctx.dtype.is_complex else convolve(x, weight)
    if bias is not None:
        bias = build.convert(bias, build.dtype(out))
        out = hlo.add(out, build.broadcast_in_dim(bias, build.shape_of(out), [1]))
    return build.reshape(build.convert(out, ctx.dtype), ctx.shape)


def _complex(x: Value, weight: Value, convolve: Any) -> Value:
    """Three real convolutions instead of four, as eager does.

    ``(a + ib)(c + id) = ac - bd + i((a + b)(c + d) - ac - bd)``
    """
    a, b, c, d = hlo.real(x), hlo.imag(x), hlo.real(weight), hlo.imag(weight)
    ac, bd = convolve(a, c), convolve(b, d)
    both = convolve(hlo.add(a, b), hlo.add(c, d))
    return hlo.complex(hlo.subtract(ac, bd), hlo.subtract(hlo.subtract(both, ac), bd))


def _forward(
    x: Value, weight: Value, stride: Sequence[int], padding: Padding, dilation: Sequence[int], groups: int
) -> Value:
    (batch, _, *sizes), (out, _, *window) = build.shape_of(x), build.shape_of(weight)
    stride, dilation = _each(stride, weight), _each(dilation, weight)
    shape = [batch, out]
    for size, k, step, spread, (low, high) in zip(sizes, window, stride, dilation, padding, strict=True):
        shape.append((size + low + high - (k - 1) * spread - 1) // step + 1)
    spatial = list(range(2, len(shape)))
    numbers = hlo.ConvDimensionNumbers.get(0, 1, spatial, 1, 0, spatial, 0, 1, spatial)
    return _convolution(
        x,
        weight,
        shape,
        numbers,
        strides=stride,
        padding=padding,
        rhs_dilation=dilation,
        feature_groups=groups,
    )


def _transposed(
    x: Value,
    weight: Value,
    sizes: Sequence[int],
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    groups: int,
) -> Value:
    """``weight`` is ``[in, out / groups, k]``; ``sizes`` are the spatial sizes of the result."""
    stride, padding, dilation = _each(stride, weight), _each(padding, weight), _each(dilation, weight)
    (batch, _, *have), window = build.shape_of(x), build.shape_of(weight)[2:]
    pads = []
    for got, size, k, step, amount, spread in zip(have, sizes, window, stride, padding, dilation, strict=True):
        low = (k - 1) * spread - amount
        pads.append((low, size - 1 - low + (k - 1) * spread - (got - 1) * step))
    kernel = _grouped(weight, groups)
    spatial = list(range(2, 2 + len(window)))
    if any(k > 1 for k in window):
        kernel = hlo.reverse(kernel, spatial)
    numbers = hlo.ConvDimensionNumbers.get(0, 1, spatial, 0, 1, spatial, 0, 1, spatial)
    shape = [batch, build.shape_of(kernel)[1], *sizes]
    return _convolution(
        x,
        kernel,
        shape,
        numbers,
        padding=pads,
        lhs_dilation=stride,
        rhs_dilation=dilation,
        feature_groups=groups,
    )


def _grouped(weight: Value, groups: int) -> Value:
    """``[groups · in, out, k]`` → ``[in, groups · out, k]``, which is how StableHLO groups features."""
    if groups == 1:
        return weight
    rows, out, *window = build.shape_of(weight)
    if rows == groups:
        return build.reshape(weight, [1, groups * out, *window])
    split = build.reshape(weight, [groups, rows // groups, out, *window])
    order = [1, 0, *range(2, 3 + len(window))]
    return build.reshape(build.transpose(split, order), [rows // groups, groups * out, *window])


def _weight_gradient(
    image: Value,
    kernel: Value,
    shape: Sequence[int],
    stride: Sequence[int],
    padding: Sequence[int],
    dilation: Sequence[int],
    groups: int,
) -> Value:
    """``out[o, i, k] = Σ kernel[b, o, y] · image[b, i, y·stride + k·dilation - padding]``."""
    like = kernel
    stride, padding, dilation = _each(stride, like), _each(padding, like), _each(dilation, like)
    sizes, windows = build.shape_of(image)[2:], build.shape_of(kernel)[2:]
    pads = []
    for size, y, k, step, low, spread in zip(sizes, windows, shape[2:], stride, padding, dilation, strict=True):
        pads.append((low, (k - 1) * spread + (y - 1) * step + 1 - size - low))
    spatial = list(range(2, len(shape)))
    numbers = hlo.ConvDimensionNumbers.get(1, 0, spatial, 0, 1, spatial, 1, 0, spatial)
    return _convolution(
        image,
        kernel,
        shape,
        numbers,
        strides=dilation,
        padding=pads,
        rhs_dilation=stride,
        batch_groups=groups,
    )


def _each(amounts: Sequence[int] | int, weight: Value) -> list[int]:
    """One amount for each spatial dimension of a weight; a single one counts for all."""
    count = len(build.shape_of(weight)) - 2
    given = [amounts] if isinstance(amounts, int) else list(amounts)
    return given * count if len(given) == 1 else given


def _convolution(
    x: Value,
    kernel: Value,
    shape: Sequence[int],
    numbers: Any,
    *,
    padding: Padding,
    strides: Sequence[int] | None = None,
    lhs_dilation: Sequence[int] | None = None,
    rhs_dilation: Sequence[int] | None = None,
    feature_groups: int = 1,
    batch_groups: int = 1,
) -> Value:
    ones = [1] * len(padding)
    pads: Any = np.asarray(padding, np.int64).reshape(len(padding), 2)
    return hlo.convolution(
        tensor_type(shape, compute_dtype(build.dtype(x))),
        x,
        kernel,
        numbers,
        feature_group_count=feature_groups,
        batch_group_count=batch_groups,
        window_strides=strides or ones,
        padding=ir.DenseElementsAttr.get(pads),
        lhs_dilation=lhs_dilation or ones,
        rhs_dilation=rhs_dilation or ones,
    )
