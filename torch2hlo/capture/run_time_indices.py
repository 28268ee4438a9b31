"""Indexing by what is known only at run time: ``x[n]``, which PyTorch's own does not take, and writing so many values.

PyTorch's ``x[index] = value`` leaves out the first dimensions of a value that have size 1. For a size known only at run
time that is a decision of no consequence: the operations that write spread such a value all the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import torch
from torch._subclasses.fake_tensor import FakeTensor

from torch2hlo.capture.run_time_numbers import has_number, tensor_of
from torch2hlo.capture.sizes import is_symbolic

aten = torch.ops.aten


@contextmanager
def run_time_indices() -> Iterator[None]:
    """Tensors can be read and written at such places while active."""
    get, put = torch.Tensor.__getitem__, torch.Tensor.__setitem__

    def getitem(x: torch.Tensor, index: Any) -> Any:
        index = _without_lists(index)
        if not _has_number(index):
            return get(x, index)
        view, rest = _selected(x, index, read=True)
        return get(view, rest) if rest else view

    def setitem(x: torch.Tensor, index: Any, value: Any) -> None:
        index = _without_lists(index)
        view, rest = _selected(x, index) if _has_number(index) else (x, index)
        rest = ... if rest == () else rest
        if not (isinstance(value, torch.Tensor) and any(map(is_symbolic, value.shape)) and _written(view, rest, value)):
            put(view, rest, value)

    torch.Tensor.__getitem__, torch.Tensor.__setitem__ = getitem, setitem  # type: ignore[method-assign,assignment]
    try:
        yield
    finally:
        torch.Tensor.__getitem__, torch.Tensor.__setitem__ = get, put  # type: ignore[method-assign]


def _without_lists(index: Any) -> Any:
    """A list that has such a number in it becomes a tensor, and a tensor that bounds a slice a number."""
    if isinstance(index, tuple):
        return tuple(map(_without_lists, index))
    if isinstance(index, slice):
        return slice(*map(_plain, (index.start, index.stop, index.step)))
    return tensor_of(index) if isinstance(index, list) and has_number(index) else index


def _plain(bound: Any) -> Any:
    return bound.item() if isinstance(bound, FakeTensor) and _is_number(bound) else bound


def _has_number(index: Any) -> bool:
    """Such a number among plain places; beside tensors, it would be one of the tensors' places."""
    items = index if isinstance(index, tuple) else (index,)
    plain = (None, ..., *(item for item in items if type(item) in {int, slice} or _is_number(item)))
    return any(map(_is_number, items)) and all(any(item is one for one in plain) for item in items)


def _is_number(item: Any) -> bool:
    """Whether one place is meant, by a number or by a tensor without dimensions that holds one."""
    if isinstance(item, FakeTensor) and item.constant is None and not item.dim():
        return not (item.dtype is torch.bool or item.dtype.is_floating_point or item.dtype.is_complex)
    return is_symbolic(item)


def _selected(x: torch.Tensor, index: Any, *, read: bool = False) -> tuple[torch.Tensor, tuple[Any, ...]]:
    """``x`` with the place of each such number selected, and what is left of the index.

    It is a view, unless it is only to be ``read``: then a tensor's number need not become one of Python's.
    """
    items = list(index) if isinstance(index, tuple) else [index]
    named = sum(item is not None and item is not ... for item in items)
    dim, rest = 0, []
    for item in items:
        if _is_number(item):
            if isinstance(item, torch.Tensor) and read:
                x = aten.index.Tensor(x, [None] * dim + [item])
            else:
                x = aten.select.int(x, dim, item.item() if isinstance(item, torch.Tensor) else item)
            named -= 1
            continue
        rest.append(item)
        if item is ...:
            dim += x.dim() - named
        elif item is not None:
            dim += 1
    return x, tuple(rest)


def _written(x: torch.Tensor, index: Any, value: torch.Tensor) -> bool:
    """Write without asking whether ``value`` has size 1; False if it is none of the usual forms."""
    items = index if isinstance(index, tuple) else (index,)
    if all(item is None or item is ... or type(item) in {int, slice} for item in items):
        view = x[index]
        if fits := value.dim() <= view.dim():
            view.copy_(value)
        return fits
    tensors = [item for item in items if isinstance(item, torch.Tensor)]
    if not all(isinstance(item, torch.Tensor) or item == slice(None) for item in items):
        return False
    if fits := value.dim() <= x.dim() - sum(map(_taken, tensors)) + max(map(_given, tensors)):
        aten.index_put_.default(x, [item if isinstance(item, torch.Tensor) else None for item in items], value)
    return fits


def _taken(index: torch.Tensor) -> int:
    """How many dimensions it indexes."""
    return index.dim() if index.dtype is torch.bool else 1


def _given(index: torch.Tensor) -> int:
    """How many dimensions there are of what it finds."""
    return 1 if index.dtype is torch.bool else index.dim()
