"""Convolutions and pooling: places past the end of a padded dimension hold what the operation itself pads with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch.utils import _pytree as pytree

from torch2hlo.padding.padded import Padded, static
from torch2hlo.padding.reductions import lowest
from torch2hlo.padding.rules import PaddingContext, is_runtime, plain, register_padding

aten = torch.ops.aten


@register_padding(
    aten.conv1d.default, aten.conv2d.default, aten.conv3d.default, aten.conv1d.padding, aten.conv2d.padding,
    aten.conv3d.padding, aten.conv_transpose1d.default, aten.conv_transpose2d.input, aten.conv_transpose3d.input,
)  # fmt: skip
def convolution(ctx: PaddingContext, x: Padded, weight: Padded, bias: Padded | None = None, *rest: Any) -> torch.Tensor:
    """Eager reads zeros past the end, and so does this."""
    if not weight.is_static or (x.dim() == weight.dim() and not x.axes[1].is_static):
        raise ctx.refuse("a convolution whose channels are known only at run time", "keep channels static")
    spatial = range(x.dim() - (weight.dim() - 2), x.dim())
    result: torch.Tensor = ctx.node.target(  # type: ignore[operator]
        ctx.filled(x, spatial, 0), weight.tensor, plain(bias), *rest
    )
    return result


@register_padding(aten.max_pool1d.default, aten.max_pool2d.default, aten.max_pool3d.default)
def max_pool(ctx: PaddingContext, x: Padded, *rest: Any) -> torch.Tensor:
    """Minus infinity is never the largest."""
    result: torch.Tensor = ctx.node.target(ctx.filled(x, None, lowest(x.tensor.dtype)), *rest)  # type: ignore[operator]
    return result


@register_padding(aten.avg_pool1d.default, aten.avg_pool2d.default, aten.avg_pool3d.default)
def avg_pool(
    ctx: PaddingContext,
    x: Padded,
    kernel: Sequence[int],
    stride: Sequence[int] = (),
    padding: Any = 0,
    ceil_mode: bool = False,
    count_include_pad: bool = True,
    divisor: int | None = None,
) -> torch.Tensor:
    """Zeros add nothing; windows that are cut at the run-time end have fewer places."""
    spatial = range(x.dim() - len(kernel), x.dim())
    pads = list(padding) if isinstance(padding, (list, tuple)) else [padding]
    pads = pads * (len(kernel) if len(pads) == 1 else 1)
    wide = ctx.filled(x, spatial, 0)
    if all(x.axes[dim].is_static for dim in spatial) or (not ceil_mode and (count_include_pad or not any(pads))):
        rest = (kernel, stride, padding, ceil_mode, count_include_pad, *([divisor] if len(kernel) > 1 else []))
        result: torch.Tensor = ctx.node.target(wide, *rest)  # type: ignore[operator]
        return result
    wide = wide.to(torch.float32) if wide.dtype in {torch.bfloat16, torch.float16} else wide
    places, counts = 1, torch.ones((), dtype=wide.dtype)
    for dim, k, s, p in zip(spatial, kernel, stride or kernel, pads, strict=True):
        bound = ctx.size_bound(ctx.node.meta["val"].shape[dim])
        around = [0, 0] * (x.dim() - 1 - dim) + [p, max(0, (bound - 1) * s + k - x.axes[dim].bound - p)]
        wide = aten.slice.Tensor(aten.constant_pad_nd.default(wide, around), dim, 0, (bound - 1) * s + k)
        start, length = torch.arange(bound) * s - p, ctx.count(x, [dim])
        end = torch.minimum(start + k, length + p)
        if not count_include_pad:
            start, end = torch.clamp_min(start, 0), torch.minimum(end, length)
        counts = counts.unsqueeze(-1) * (end - start).to(wide.dtype)
        places *= k
    total = ctx.node.target(wide, kernel, stride or kernel) * places  # type: ignore[operator]
    averaged: torch.Tensor = (total / (counts if divisor is None else divisor)).to(x.tensor.dtype)
    return averaged


@register_padding(aten._native_batch_norm_legit_no_training.default, merged=True)
def batch_norm(ctx: PaddingContext, x: Padded, *rest: Any) -> list[Padded]:
    """With stored statistics, each element of a channel stands for itself."""
    if not x.axes[1].is_static:
        raise ctx.refuse("a batch norm of a number of channels known only at run time", "keep channels static")
    out, *saved = aten._native_batch_norm_legit_no_training.default(x.tensor, *(plain(value) for value in rest))
    return [Padded(out, x.axes), *(Padded(value, tuple(map(static, value.shape))) for value in saved)]


@register_padding(
    aten.upsample_nearest1d.vec,
    aten.upsample_nearest1d.default,
    aten.upsample_linear1d.vec,
    aten.upsample_linear1d.default,
    aten.upsample_nearest2d.default,
    aten.upsample_bilinear2d.default,
    aten.upsample_nearest3d.vec,
    aten.upsample_trilinear3d.vec,
    aten.upsample_nearest2d.vec,
    aten.upsample_bilinear2d.vec,
    aten._adaptive_avg_pool2d.default,
    aten.adaptive_avg_pool2d.default,
    aten.adaptive_avg_pool3d.default,
    aten.adaptive_max_pool2d.default,
    aten.upsample_bicubic2d.vec,
    aten._upsample_nearest_exact1d.vec,
    aten._upsample_nearest_exact2d.vec,
    aten._upsample_nearest_exact3d.vec,
    aten._upsample_bilinear2d_aa.vec,
    aten._upsample_bicubic2d_aa.vec,
    aten.adaptive_max_pool1d.default,
    aten.adaptive_max_pool3d.default,
    aten.max_pool1d_with_indices.default,
    aten.max_pool2d_with_indices.default,
    aten.max_pool3d_with_indices.default,
    aten.max_unpool2d.default,
    aten.max_unpool3d.default,
    aten.grid_sampler_3d.default,
    aten.grid_sampler_2d.default,
    aten.adaptive_avg_pool1d.default,
    aten.pixel_shuffle.default,
    aten.group_norm.default,
)
def batched(ctx: PaddingContext, x: Padded, *rest: Any, **kwargs: Any) -> Any:
    """Each example of the batch stands for itself."""
    numbers = pytree.tree_leaves((rest, kwargs), is_leaf=lambda leaf: isinstance(leaf, Padded))
    if any(not axis.is_static for axis in x.axes[1:]) or any(map(is_runtime, numbers)):
        raise ctx.refuse(
            f"{ctx.node.target} over a dimension known only at run time", "let only the batch dimension vary here"
        )
    others = [value for value in rest if isinstance(value, Padded) and not value.axes[0].is_static]
    bound = min(value.axes[0].bound for value in (x, *others))
    given = (ctx.fitted(value, 0, bound) if value in others else value for value in rest)
    return ctx.node.target(ctx.fitted(x, 0, bound).tensor, *(plain(value) for value in given), **kwargs)  # type: ignore[operator]
