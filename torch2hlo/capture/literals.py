"""Tensors that are written into the code, of which fake tensors know the values."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from torch._subclasses.fake_tensor import FakeTensor
from torch.utils import _pytree as pytree

from torch2hlo.capture.sizes import has_symbols


@contextmanager
def unfolded(*arguments: Any) -> Iterator[None]:
    """Literals are no constants beside numbers known only at run time: fake tensors would compute with one value."""
    leaves = pytree.tree_leaves(arguments)
    tensors = [leaf for leaf in leaves if isinstance(leaf, FakeTensor)] if any(map(has_symbols, leaves)) else []
    constants = [tensor.constant for tensor in tensors]
    for tensor in tensors:
        tensor.constant = None
    try:
        yield
    finally:
        for tensor, constant in zip(tensors, constants, strict=True):
            tensor.constant = constant
