"""Arrays in the host's memory, torch's and numpy's: neither torch nor JAX is imported here."""

from __future__ import annotations

import sys
from typing import Any

import ml_dtypes
import numpy as np

from torch2hlo.signature import TensorSpec


def numpy_dtype(name: str) -> np.dtype[Any]:
    """``bfloat16`` → ml_dtypes' bfloat16; ``bool`` → numpy's."""
    return np.dtype(getattr(ml_dtypes, name, None) or name)


def is_torch(value: Any) -> bool:
    """Whether ``value`` is a torch tensor, asked without importing torch."""
    torch = sys.modules.get("torch")
    return torch is not None and isinstance(value, torch.Tensor)


def spec_of(value: Any) -> TensorSpec:
    """Dtype and shape of a torch, numpy or jax array."""
    return TensorSpec(str(value.dtype).removeprefix("torch."), tuple(value.shape))


def to_numpy(value: Any) -> np.ndarray[Any, Any]:
    """A torch CPU tensor or other array as numpy, sharing memory where it can; small floats come as ml_dtypes'."""
    if not is_torch(value):
        return np.asarray(value)
    torch = sys.modules["torch"]
    name = str(value.dtype).removeprefix("torch.")
    value = value.detach().cpu().contiguous().resolve_conj().resolve_neg()
    if hasattr(ml_dtypes, name):
        bits = value.view({1: torch.uint8, 2: torch.int16}[value.element_size()]).numpy()
        array: np.ndarray[Any, Any] = bits.view(numpy_dtype(name))
    else:
        array = value.numpy()
    return array


def padded(value: Any, spec: TensorSpec) -> Any:
    """``value`` grown to the shape of ``spec`` with zeros at the end of each dimension."""
    if tuple(value.shape) == spec.shape:
        return value
    grown = np.zeros(spec.shape, numpy_dtype(spec.dtype))
    grown[tuple(slice(0, size) for size in value.shape)] = to_numpy(value)
    return grown
