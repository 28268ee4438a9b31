"""Operations that PyTorch has no functional name for; padding rules use them, lowerings emit one StableHLO op each."""

from __future__ import annotations

import torch

_library = torch.library.Library("torch2hlo", "DEF")  # noqa: TOR901
_library.define("dynamic_slice(Tensor x, int dim, Tensor start, int size) -> Tensor")
_library.define("dynamic_update_slice(Tensor x, Tensor update, int dim, Tensor start) -> Tensor")


def _clamped(start: torch.Tensor, size: int, within: int) -> int:
    return max(0, min(int(start), within - size))


@torch.library.impl(_library, "dynamic_slice", "CPU")
def _dynamic_slice(x: torch.Tensor, dim: int, start: torch.Tensor, size: int) -> torch.Tensor:
    return x.narrow(dim, _clamped(start, size, x.shape[dim]), size).clone()


@torch.library.impl(_library, "dynamic_update_slice", "CPU")
def _dynamic_update_slice(x: torch.Tensor, update: torch.Tensor, dim: int, start: torch.Tensor) -> torch.Tensor:
    result = x.clone()
    size = update.shape[dim]
    result.narrow(dim, _clamped(start, size, x.shape[dim]), size).copy_(update)
    return result


@torch.library.register_fake("torch2hlo::dynamic_slice", lib=_library)
def _(x: torch.Tensor, dim: int, start: torch.Tensor, size: int) -> torch.Tensor:  # noqa: ARG001
    shape = list(x.shape)
    shape[dim] = size
    return x.new_empty(shape)


@torch.library.register_fake("torch2hlo::dynamic_update_slice", lib=_library)
def _(x: torch.Tensor, update: torch.Tensor, dim: int, start: torch.Tensor) -> torch.Tensor:  # noqa: ARG001
    return torch.empty_like(x)


dynamic_slice = torch.ops.torch2hlo.dynamic_slice.default
dynamic_update_slice = torch.ops.torch2hlo.dynamic_update_slice.default
