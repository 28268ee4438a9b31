"""Shapes of results from symbolic shapes of operands, where PyTorch's own fake kernels insist on plain numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch._ops import OpOverload

aten = torch.ops.aten


def _constant_pad_nd(x: torch.Tensor, pad: Sequence[Any], value: Any = 0) -> torch.Tensor:  # noqa: ARG001
    sizes = list(x.shape)
    for index in range(len(pad) // 2):
        dim = x.dim() - 1 - index
        sizes[dim] = sizes[dim] + pad[2 * index] + pad[2 * index + 1]
        if sizes[dim] < 0:
            raise RuntimeError(f"The input size {x.shape[dim]}, plus negative padding {pad[2 * index]} and {pad[2 * index + 1]}, resulted in a negative output size")
    return x.new_empty(sizes)


SYMBOLIC: dict[OpOverload, Callable[..., torch.Tensor]] = {aten.constant_pad_nd.default: _constant_pad_nd}
