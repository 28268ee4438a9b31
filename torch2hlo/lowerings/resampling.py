"""Resizing images, one dimension after another: each element is a few elements, weighted, of the same line.

Which elements and with what weights follows from the sizes alone (`taps`); taking them becomes slices and
repetitions where the pattern is even, gathers where it is not. No product with a matrix: it would carry NaN
and infinity to elements that do not depend on them.
https://docs.pytorch.org/docs/stable/generated/torch.nn.functional.interpolate.html
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import torch
from torch._ops import OpOverload

from torch2hlo import build
from torch2hlo.dtypes import FLOATING, compute_dtype
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.lowerings.taps import (
    Taps,
    antialiased,
    apply_each,
    cubic,
    cubic_kernel,
    lanczos,
    linear,
    nearest,
    scale_of,
    triangle,
)
from torch2hlo.lowerings.windows import arguments_of
from torch2hlo.mlir import Value

aten = torch.ops.aten
SINGLE = frozenset({torch.float32, torch.float64})

_METHODS: dict[str, Callable[[int, int, Any, bool], Taps]] = {
    "nearest_exact": lambda size, out, scale, _: nearest(size, out, scale, 0.5),
    "nearest": lambda size, out, scale, _: nearest(size, out, scale, 0),
    "bilinear2d_aa": lambda size, out, scale, _: antialiased(size, out, scale, 2, triangle),
    "bicubic2d_aa": lambda size, out, scale, _: antialiased(size, out, scale, 4, lambda x: cubic_kernel(x, -0.5)),
    "lanczos2d_aa": lambda size, out, scale, _: antialiased(size, out, scale, 6, lanczos),
    "cubic": cubic,
    "linear": linear,
}


def _overloads(*names: str, overloads: Sequence[str] = ("default", "vec")) -> list[OpOverload]:
    """Those that this version of torch has."""
    return [getattr(getattr(aten, name), overload) for name in names if hasattr(aten, name) for overload in overloads]


_NEAREST = [f"{kind}{rank}d" for kind in ("upsample_nearest", "_upsample_nearest_exact") for rank in (1, 2, 3)]
_SMOOTH = ["upsample_linear1d", "upsample_bilinear2d", "upsample_trilinear3d", "upsample_bicubic2d"]
_ANTIALIASED = ["_upsample_bilinear2d_aa", "_upsample_bicubic2d_aa", "_upsample_lanczos2d_aa"]


@register_lowering(*_overloads(*_NEAREST), dtypes=FLOATING | {torch.uint8})
@register_lowering(*_overloads(*_SMOOTH), dtypes=FLOATING)
@register_lowering(*_overloads(*_ANTIALIASED), dtypes=SINGLE)
def upsample(ctx: LoweringContext, x: Value, *_: Any, **__: Any) -> Value:
    """``x`` resized to the result's shape, by the method in the operation's name."""
    return _resized(ctx, x, _taps(ctx, build.shape_of(x)[2:], ctx.shape[2:]))


def _backward(*names: str) -> list[OpOverload]:
    return _overloads(*(f"{name}_backward" for name in names), overloads=["default"])


@register_lowering(*_backward(*_NEAREST, *_SMOOTH), dtypes=FLOATING)
@register_lowering(*_backward(*_ANTIALIASED), dtypes=SINGLE)
def upsample_backward(ctx: LoweringContext, grad: Value, *_: Any, **__: Any) -> Value:
    """Each element gets what it weighs in every element that is made of it."""
    sizes = ctx.shape[2:]
    taps = _taps(ctx, sizes, build.shape_of(grad)[2:])
    return _resized(ctx, grad, [line.transposed(size) for line, size in zip(taps, sizes, strict=True)])


def _taps(ctx: LoweringContext, sizes: Sequence[int], outs: Sequence[int]) -> list[Taps]:
    """What each dimension of an image of ``sizes``, resized to ``outs``, is made of."""
    given = arguments_of(ctx.node)
    align_corners = given.get("align_corners", False)
    kind = np.float64 if ctx.dtype is torch.float64 else np.float32
    method = next(method for name, method in _METHODS.items() if name in str(ctx.node.target))
    return [
        method(size, out, scale_of(size, out, align_corners, scale, kind), align_corners)
        for size, out, scale in zip(sizes, outs, _scales(given, len(sizes)), strict=True)
    ]


def _scales(given: dict[str, Any], rank: int) -> list[float | None]:
    if "scale_factors" in given:
        return list(given["scale_factors"] or [None] * rank)
    return [given[name] for name in ("scales", "scales_d", "scales_h", "scales_w") if name in given]


def _resized(ctx: LoweringContext, x: Value, taps: Sequence[Taps]) -> Value:
    wide = build.convert(x, compute_dtype(ctx.dtype))
    return build.convert(apply_each(wide, taps, first=2), ctx.dtype)
