"""Gradients of the normalisations, from the statistics that the forward kept.

With ``n`` the normalised input, ``g = grad · weight`` and means over the normalised dimensions,
``dx = rstd · (g - mean(g) - n · mean(g · n))``, ``dweight = Σ grad · n`` and ``dbias = Σ grad``.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import torch

from torch2hlo import build
from torch2hlo.dtypes import FLOATING, compute_dtype
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.lowerings.batch_norm import others, rsqrt
from torch2hlo.lowerings.norms import affine, divided, spread, total, trailing
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten
Parameter = Value | None


@register_lowering(aten.native_layer_norm_backward.default, dtypes=FLOATING)
def native_layer_norm_backward(
    ctx: LoweringContext,
    grad: Value,
    x: Value,
    normalized_shape: Sequence[int],
    mean: Value,
    rstd: Value,
    weight: Parameter,
    bias: Parameter,
    output_mask: Sequence[bool],
) -> list[Parameter]:
    """Gradients of ``native_layer_norm``."""
    dims = trailing(x, normalized_shape)
    rows = [dim for dim in range(len(build.shape_of(x))) if dim not in dims]
    grad, rstd = _wide(grad), spread(_wide(_without(rstd, dims)), x, dims)
    normal = _normal(x, spread(_wide(_without(mean, dims)), x, dims), rstd)
    return _results(
        ctx,
        output_mask,
        lambda: _input_gradient(affine(grad, weight, None, dims), normal, rstd, dims),
        lambda: total(hlo.multiply(grad, normal), rows),
        lambda: total(grad, rows),
    )


@register_lowering(aten.native_group_norm_backward.default, dtypes=FLOATING)
def native_group_norm_backward(
    ctx: LoweringContext,
    grad: Value,
    x: Value,
    mean: Value,
    rstd: Value,
    weight: Parameter,
    N: int,  # noqa: N803
    C: int,  # noqa: N803
    HxW: int,  # noqa: N803
    group: int,
    output_mask: Sequence[bool],
) -> list[Parameter]:
    """Gradients of ``native_group_norm``."""
    shape = build.shape_of(x)
    x, grad = (_wide(build.reshape(y, [N, group, C // group, HxW])) for y in (x, grad))
    weight = None if weight is None else build.reshape(weight, [group, C // group])
    rstd = spread(_wide(rstd), x, [2, 3])
    normal = _normal(x, spread(_wide(mean), x, [2, 3]), rstd)
    return _results(
        ctx,
        output_mask,
        lambda: build.reshape(_input_gradient(affine(grad, weight, None, [1, 2]), normal, rstd, [2, 3]), shape),
        lambda: build.reshape(total(hlo.multiply(grad, normal), [0, 3]), [C]),
        lambda: build.reshape(total(grad, [0, 3]), [C]),
    )


@register_lowering(aten.native_batch_norm_backward.default, dtypes=FLOATING)
def native_batch_norm_backward(
    ctx: LoweringContext,
    grad: Value,
    x: Value,
    weight: Parameter,
    running_mean: Parameter,
    running_var: Parameter,
    save_mean: Parameter,
    save_invstd: Parameter,
    train: bool,
    eps: float,
    output_mask: Sequence[bool],
) -> list[Parameter]:
    """Gradients of ``native_batch_norm``; in evaluation the statistics are constants: ``dx = rstd · g``."""
    dims = others(x)
    mean, rstd = (save_mean, save_invstd) if train else (running_mean, running_var)
    if mean is None or rstd is None:
        raise ctx.refuse("the statistics of the forward are missing", "pass the saved or running statistics")
    rstd = _wide(rstd) if train else rsqrt(_wide(rstd), eps)
    grad, rstd = _wide(grad), spread(rstd, x, dims)
    normal = _normal(x, spread(_wide(mean), x, dims), rstd)
    inner = affine(grad, weight, None, [1])
    return _results(
        ctx,
        output_mask,
        lambda: _input_gradient(inner, normal, rstd, dims) if train else hlo.multiply(inner, rstd),
        lambda: total(hlo.multiply(grad, normal), dims),
        lambda: total(grad, dims),
    )


def _input_gradient(inner: Value, normal: Value, rstd: Value, dims: Sequence[int]) -> Value:
    mean = spread(divided(total(inner, dims), _count(inner, dims)), inner, dims)
    return hlo.multiply(hlo.subtract(hlo.subtract(inner, mean), _along(inner, normal, dims)), rstd)


def _along(inner: Value, normal: Value, dims: Sequence[int]) -> Value:
    """``n · mean(g · n)``."""
    mean = divided(total(hlo.multiply(inner, normal), dims), _count(inner, dims))
    return hlo.multiply(normal, spread(mean, inner, dims))


def _normal(x: Value, mean: Value, rstd: Value) -> Value:
    return hlo.multiply(hlo.subtract(_wide(x), mean), rstd)


def _results(ctx: LoweringContext, output_mask: Sequence[bool], *gradients: Callable[[], Value]) -> list[Parameter]:
    """The wanted gradients, each in its result's dtype."""
    wanted = zip(output_mask, gradients, strict=True)
    return [
        build.convert(make(), ctx.result(index).dtype) if wants else None for index, (wants, make) in enumerate(wanted)
    ]


def _without(x: Value, dims: Sequence[int]) -> Value:
    return build.reshape(x, [size for dim, size in enumerate(build.shape_of(x)) if dim not in dims])


def _wide(x: Value) -> Value:
    return build.convert(x, compute_dtype(build.dtype(x)))


def _count(x: Value, dims: Sequence[int]) -> int:
    return math.prod(build.shape_of(x)[dim] for dim in dims)
