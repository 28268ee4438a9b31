"""The boundary between the caller's arrays (torch, numpy, jax) and the device's; torch is never imported here."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

import jax
import numpy as np

from torch2hlo import pjrt
from torch2hlo.host import is_torch, numpy_dtype, padded, spec_of, to_numpy

__all__ = ["is_torch", "numpy_dtype", "padded", "spec_of", "to_numpy"]

_WITHOUT_DLPACK = {"float8_e4m3fn", "float8_e5m2", "float8_e4m3fnuz", "float8_e5m2fnuz"}


def is_array(value: Any) -> bool:
    """Whether a program can take ``value`` as a tensor."""
    return isinstance(value, (jax.Array, np.ndarray, np.generic)) or is_torch(value)


def to_device(value: Any, device: Any) -> jax.Array:
    """Any of the three kinds on ``device``, sharing memory where that is possible, with its dtype unchanged."""
    if isinstance(value, jax.Array):
        return value if value.devices() == {device} else jax.device_put(value, device)
    if is_torch(value):
        return _torch_to_device(value, device)
    return pjrt.put(np.asarray(value), device)


def owned(value: Any, device: Any) -> jax.Array:
    """Like `to_device`, but never in the caller's memory: what is donated must not be somebody else's."""
    if is_torch(value):
        value = value.detach().clone()
    elif not isinstance(value, jax.Array):
        value = np.array(value)
    else:
        value = np.array(value)
    return to_device(value, device)


def copied(array: jax.Array, device: Any) -> jax.Array:
    """A JAX array on ``device``, in memory of its own."""
    copy: jax.Array = jax.device_put(array, device, may_alias=False)
    return copy


def _torch_to_device(tensor: Any, device: Any) -> jax.Array:
    torch = sys.modules["torch"]
    tensor = tensor.detach()
    if tensor.is_conj() or tensor.is_neg():
        tensor = tensor.resolve_conj().resolve_neg()
    if str(tensor.dtype).removeprefix("torch.") in _WITHOUT_DLPACK:
        return pjrt.put(to_numpy(tensor), device)
    return pjrt.put_dlpack(torch.utils.dlpack.to_dlpack(tensor.contiguous()), device)


def from_device(array: jax.Array, kind: str) -> Any:
    """A result in the kind ``torch``, ``numpy`` or ``jax``."""
    if kind == "jax":
        return array
    if kind == "numpy":
        return np.array(array)
    torch = sys.modules["torch"]
    name = str(array.dtype)
    if name in _WITHOUT_DLPACK:
        return torch.from_numpy(np.array(array).view(np.uint8)).view(getattr(torch, name))
    return torch.utils.dlpack.from_dlpack(array)


def cut(array: jax.Array, sizes: Mapping[int, int], kind: str) -> Any:
    """The first ``sizes[dim]`` places of each ``dim``, in the kind ``torch``, ``numpy`` or ``jax``.

    On the host this needs no compilation for each size, and for torch and jax no copy of what is contiguous.
    """
    if all(array.shape[dim] == size for dim, size in sizes.items()):
        return from_device(array, kind)
    part = tuple(slice(0, sizes.get(dim)) for dim in range(array.ndim))
    if kind == "torch":
        return from_device(array, kind)[part].contiguous()
    if kind == "numpy":
        return np.array(np.asarray(array)[part])
    (device,) = array.devices()
    return pjrt.put(np.ascontiguousarray(np.asarray(array)[part]), device) if device.platform == "cpu" else array[part]


def as_torch(value: Any) -> Any:
    """A torch, numpy or jax array on the host as a torch tensor."""
    torch = sys.modules["torch"]
    if is_torch(value):
        return value.detach()
    array = np.asarray(value)
    if array.dtype.isbuiltin == 1:
        return torch.from_numpy(np.require(array, requirements="W"))
    bits = np.require(array, requirements="W").view({1: np.uint8, 2: np.int16}[array.dtype.itemsize])
    return torch.from_numpy(bits).view(getattr(torch, str(array.dtype)))


def kind_of(values: list[Any], *, otherwise: str = "jax") -> str:
    """The kind that results come back in: the first of torch, numpy, jax that any input is."""
    if any(is_torch(value) for value in values):
        return "torch"
    if not values:
        return otherwise
    return "numpy" if any(isinstance(value, (np.ndarray, np.generic)) for value in values) else "jax"


def module_kind() -> str:
    """What a call without inputs returns: torch tensors, as the module does, where torch is there."""
    return "torch" if "torch" in sys.modules else "jax"


def write_back(target: Any, result: jax.Array) -> None:
    """Write a result into the caller's torch or numpy array, as eager would have mutated it."""
    if is_torch(target):
        torch = sys.modules["torch"]
        with torch.no_grad():
            target.copy_(from_device(result, "torch"))
    elif isinstance(target, np.ndarray):
        np.copyto(target, np.asarray(result))
