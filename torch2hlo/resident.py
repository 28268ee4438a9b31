"""The caller's torch tensors that a program updates, in the device's own memory where that is the host's.

A program takes over the memory of what it updates, and the runtime lets it have only memory of its own. A tensor of the
caller's would be copied in, and the result copied out. So after the first call that updates it, a tensor that nothing
else shares moves into the memory of the result; later calls find it there, and neither copy is made. To the caller it
is the same tensor as before: views taken from then on, and what torch writes, are of the memory that the program reads.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any
from weakref import WeakValueDictionary

import jax
import numpy as np

from torch2hlo import arrays
from torch2hlo.signature import Signature


class Home:
    """Memory of the device's that a tensor's storage is in, and keeps.

    Attributes:
        array: what the device knows it as: another one after each call that updated it, in the same place.
        pointer: where it is.

    """

    def __init__(self, array: jax.Array) -> None:
        self.array, self.pointer = array, array.unsafe_buffer_pointer()

    @property
    def __array_interface__(self) -> dict[str, Any]:
        return {"version": 3, "typestr": "|u1", "shape": (self.array.nbytes,), "data": (self.pointer, False)}

    def keep(self, result: jax.Array) -> None:
        """The memory is the result's now, if the program took it over."""
        if self.array.is_deleted():
            self.array = result


_homes: WeakValueDictionary[int, Home] = WeakValueDictionary()  # by pointer


def homes_of(signature: Signature, leaves: Sequence[Any]) -> dict[int, Home]:
    """Those of the inputs that the program updates: their memory can be given away, since nothing else reads it."""
    found = {
        index: home
        for index, (spec, leaf) in enumerate(zip(signature.inputs, leaves, strict=True))
        if spec.mutated >= 0 and not spec.sizes and (home := _home_of(leaf)) is not None
    }
    if not found:
        return found
    spans = [_span(leaf) for leaf in leaves]
    return {index: home for index, home in found.items() if _overlaps(spans[index], spans) == 1}


def update(tensor: Any, result: jax.Array, *, move: bool) -> None:
    """The caller's torch or numpy array becomes what ``result`` is, by a copy unless it is there or may ``move``."""
    home = _home_of(tensor)
    if (home is None or home.array is not result) and not (move and _moved(tensor, result)):
        arrays.write_back(tensor, result)


def _home_of(leaf: Any) -> Home | None:
    """Where a tensor lives, if that is all of a device's memory and it is laid out in the same way."""
    if not arrays.is_torch(leaf) or (home := _homes.get(leaf.data_ptr())) is None:
        return None
    array = home.array
    same = tuple(leaf.shape) == array.shape and str(leaf.dtype).removeprefix("torch.") == str(array.dtype)
    return home if same and leaf.is_contiguous() and not leaf.is_neg() and not leaf.is_conj() else None


def _moved(tensor: Any, result: jax.Array) -> bool:
    """Whether the tensor lives in the memory of ``result`` now: it must be all that there is in its own."""
    (device,) = result.devices()
    if device.platform != "cpu" or not _is_alone(tensor) or tensor.untyped_storage().nbytes() != result.nbytes:
        return False
    torch = sys.modules["torch"]
    home = Home(result)
    _homes[home.pointer] = home
    with torch.no_grad():
        tensor.set_(torch.from_numpy(np.asarray(home)).view(tensor.dtype).view(tensor.shape))
    return True


def _is_alone(tensor: Any) -> bool:
    """Whether nothing but this plain tensor knows its memory: no view, no numpy array, no other process."""
    torch = sys.modules.get("torch")
    if torch is None or type(tensor) is not torch.Tensor or tensor.requires_grad or not tensor.is_contiguous():
        return False
    storage = tensor.untyped_storage()
    private = storage.resizable() and not storage.is_shared() and not tensor.is_pinned()
    both = 2  # the tensor, and `storage`
    return bool(private and storage.nbytes() > 0 and torch._C._storage_Use_Count(storage._cdata) == both)


def _span(leaf: Any) -> tuple[int, int]:
    """The addresses of an array's memory on the host; those of JAX never change, and so are never what is updated."""
    if arrays.is_torch(leaf):
        storage = leaf.untyped_storage()
        return storage.data_ptr(), storage.data_ptr() + storage.nbytes()
    if isinstance(leaf, np.ndarray):
        low, high = np.lib.array_utils.byte_bounds(leaf)
        return int(low), int(high)
    return 0, 0


def _overlaps(span: tuple[int, int], others: Sequence[tuple[int, int]]) -> int:
    """How many share memory with it, itself included."""
    return sum(start < span[1] and span[0] < end for start, end in others)
