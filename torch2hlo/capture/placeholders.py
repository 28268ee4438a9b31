"""Inputs of the whole graph: tensors of the caller's and of the module's, and the sizes in which they vary."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import torch
from torch._subclasses.fake_tensor import FakeTensor

from torch2hlo.bound import Extent
from torch2hlo.capture.dynamic import example_size

if TYPE_CHECKING:
    from torch2hlo.capture.recorder import Recorder


def placeholder(
    recorder: Recorder, label: str, value: torch.Tensor, role: str, dims: Mapping[int, Extent] | None = None
) -> FakeTensor:
    """Add a graph input for ``value``; return the fake tensor that stands for it in the user's code."""
    sizes = _sizes_of(recorder, value, dims or {})
    independent = role == "input" or value.is_meta
    fake = (
        _independent(recorder, value, sizes if dims else None)
        if independent
        else recorder.fake.from_tensor(value, static_shapes=True)
    )
    node = recorder.root.add_input(label, fake, role)
    node.meta["dims"] = dict(dims or {})
    recorder.bind(fake, node)
    return fake


def _sizes_of(recorder: Recorder, value: torch.Tensor, dims: Mapping[int, Extent]) -> list[Any]:
    """The sizes of ``value``, symbols in place of the dynamic ones; each new symbol becomes a graph input too."""
    sizes: list[Any] = list(value.shape)
    for dim, extent in dims.items():
        bound, example = extent.bound, extent.size(example_size(value, dim))
        assert recorder.sizes is not None
        assert example is not None
        known = {name: symbol for symbol, name in recorder.sizes.names.items()}
        if bound.name not in known:
            number, symbol = recorder.sizes.dimension(bound.name, min(example, bound.max), bound.min, bound.max)
            recorder.symbols[bound.name] = number
            with recorder.fake:
                length = torch.empty((), dtype=torch.int32)
            node = recorder.root.add_input(bound.name, length, "size")
            node.meta["range"] = bound.min, bound.max
            recorder.sizes.nodes[symbol] = node
        sizes[dim] = recorder.symbols[bound.name] * extent.factor + extent.offset
    return sizes


def _independent(recorder: Recorder, value: torch.Tensor, sizes: list[Any] | None) -> FakeTensor:
    """A fake tensor that shares memory with no other, even where the example happens to; meta becomes cpu."""
    device = "cpu" if value.is_meta else value.device
    with recorder.fake:
        fake: Any
        if sizes is None:
            fake = torch.empty_strided(value.shape, value.stride(), dtype=value.dtype, device=device)
        else:
            fake = torch.empty(sizes, dtype=value.dtype, device=device)
    independent: FakeTensor = fake.requires_grad_(value.requires_grad)
    return independent
