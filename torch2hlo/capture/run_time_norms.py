"""Norms over dimensions whose size is known only at run time: mean and variance, which have rules for padding."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch._ops import OpOverload

from torch2hlo.capture.sizes import has_symbols

aten = torch.ops.aten


def layer_norm(
    x: torch.Tensor,
    shape: Sequence[Any],
    weight: torch.Tensor | None = None,
    bias: torch.Tensor | None = None,
    eps: float = 1e-5,
    *_: Any,
) -> Any:
    """Over the last dimensions."""
    if not any(map(has_symbols, shape)):
        return NotImplemented
    wide = _wide(x)
    variance, mean = torch.var_mean(wide, list(range(x.dim() - len(shape), x.dim())), correction=0, keepdim=True)
    return _scaled((wide - mean) * torch.rsqrt(variance + eps), weight, bias).to(x.dtype)


def rms_norm(
    x: torch.Tensor, shape: Sequence[Any], weight: torch.Tensor | None = None, eps: float | None = None
) -> Any:
    """Over the last dimensions, around zero."""
    if not any(map(has_symbols, shape)):
        return NotImplemented
    wide = _wide(x)
    square = (wide * wide).mean(list(range(x.dim() - len(shape), x.dim())), keepdim=True)
    eps = torch.finfo(wide.dtype).eps if eps is None else eps
    return _scaled(wide * torch.rsqrt(square + eps), weight, None).to(x.dtype)


def group_norm(
    x: torch.Tensor,
    groups: int,
    weight: torch.Tensor | None = None,
    bias: torch.Tensor | None = None,
    eps: float = 1e-5,
    *_: Any,
) -> Any:
    """Over the channels of each group and all that follows them."""
    if not any(map(has_symbols, x.shape[1:])):
        return NotImplemented
    wide = _wide(x).reshape(x.shape[0], groups, x.shape[1] // groups, *x.shape[2:])
    variance, mean = torch.var_mean(wide, list(range(2, wide.dim())), correction=0, keepdim=True)
    out = ((wide - mean) * torch.rsqrt(variance + eps)).reshape(x.shape)
    return _scaled(out, _channels(weight, x), _channels(bias, x)).to(x.dtype)


def _renorm(x: torch.Tensor, p: float, dim: int, most: float) -> Any:
    """Each part along a dimension made no longer than ``most``."""
    if not any(map(has_symbols, x.shape)):
        return NotImplemented
    others = [d for d in range(x.dim()) if d != dim % x.dim()]
    length = torch.linalg.vector_norm(_wide(x), p, others, keepdim=True)
    return x * torch.where(length > most, most / (length + 1e-7), 1.0).to(x.dtype)


def batch_norm(
    x: torch.Tensor,
    weight: torch.Tensor | None,
    bias: torch.Tensor | None,
    mean: torch.Tensor | None,
    variance: torch.Tensor | None,
    momentum: float,
    eps: float,
) -> tuple[torch.Tensor, ...]:
    """In train mode: over all but the channels; the running statistics, where there are some, are written.

    PyTorch raises where there is one element a channel.
    """
    wide = _wide(x)
    dims = [dim for dim in range(x.dim()) if dim != 1]
    spread, centre = torch.var_mean(wide, dims, correction=0, keepdim=True)
    scale = torch.rsqrt(spread + eps)
    out = _scaled((wide - centre) * scale, _channels(weight, x), _channels(bias, x)).to(x.dtype)
    if mean is not None and variance is not None:
        count = x.numel() // x.shape[1]
        unbiased = spread * (count / (count - 1))
        for running, now in ((mean, centre), (variance, unbiased)):
            aten.copy_.default(running, (running * (1 - momentum) + now.reshape(-1) * momentum).to(running.dtype))
    return out, centre.reshape(-1), scale.reshape(-1)


def _wide(x: torch.Tensor) -> torch.Tensor:
    return x.float() if x.dtype in {torch.bfloat16, torch.float16} else x


def _channels(value: torch.Tensor | None, x: torch.Tensor) -> torch.Tensor | None:
    return None if value is None else value.reshape(1, -1, *[1] * (x.dim() - 2))


def _scaled(x: torch.Tensor, weight: torch.Tensor | None, bias: torch.Tensor | None) -> torch.Tensor:
    x = x if weight is None else x * weight
    return x if bias is None else x + bias


RUN_TIME_NORMS: dict[OpOverload, Callable[..., Any]] = {
    aten.layer_norm.default: layer_norm,
    aten.rms_norm.default: rms_norm,
    aten.group_norm.default: group_norm,
    aten.renorm.default: _renorm,
}
