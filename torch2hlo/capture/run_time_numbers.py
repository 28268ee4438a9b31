"""Functions of PyTorch that insist on plain numbers, where they get ones that are known only at run time."""

from __future__ import annotations

import ast
import functools
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import torch
import torch.nn.functional as F
from torch._prims_common import is_contiguous_or_false
from torch._subclasses.fake_tensor import FakeTensor
from torch.utils import _pytree as pytree

from torch2hlo.capture import packed_sequences
from torch2hlo.capture.sizes import has_symbols, is_symbolic
from torch2hlo.capture.sources import is_users, syntax_of

aten = torch.ops.aten
Function = Callable[..., Any]


@contextmanager
def run_time_numbers() -> Iterator[None]:
    """Tensors can be made of such numbers while active, and flags be given as comparisons of them."""
    methods = [(torch.Tensor, name) for name in ("new_tensor", "contiguous", "__format__")]
    places: list[tuple[Any, str]] = [(torch, "tensor"), (torch, "as_tensor"), *methods]
    originals = [(owner, name, getattr(owner, name)) for owner, name in (*places, (F, "scaled_dot_product_attention"))]
    torch.Tensor.contiguous = _contiguous(torch.Tensor.contiguous)  # type: ignore[method-assign]
    torch.Tensor.__format__ = _formatting(torch.Tensor.__format__)  # type: ignore[method-assign]
    for owner, name, original in originals[:2]:
        setattr(owner, name, _making(original))
    torch.Tensor.new_tensor = _like(torch.Tensor.new_tensor)  # type: ignore[method-assign]
    F.scaled_dot_product_attention = _with_flag(F.scaled_dot_product_attention)
    torch._VF._pad_packed_sequence = _padded  # type: ignore[assignment]
    try:
        yield
    finally:
        del torch._VF._pad_packed_sequence
        for owner, name, original in originals:
            setattr(owner, name, original)


def has_number(data: Any) -> bool:
    """Whether a number, or a nested list of them, is known only at run time."""
    return is_symbolic(data) or (isinstance(data, (list, tuple)) and any(map(has_number, data)))


def tensor_of(data: Any, dtype: torch.dtype | None = None) -> torch.Tensor:
    """What ``torch.tensor(data)`` makes of a number, or of nested lists of equal lengths."""
    shape, level = [], data
    while isinstance(level, (list, tuple)):
        shape.append(len(level))
        level = level[0]
    leaves = pytree.tree_leaves(data)
    dtype = dtype or functools.reduce(torch.promote_types, map(_dtype, leaves))
    return torch.stack([_scalar(leaf, dtype) for leaf in leaves]).reshape(shape)


def _dtype(value: Any) -> torch.dtype:
    if isinstance(value, torch.Tensor):
        return value.dtype
    kinds = {torch.bool: (bool, torch.SymBool), torch.int64: (int, torch.SymInt)}
    return next((dtype for dtype, types in kinds.items() if isinstance(value, types)), torch.get_default_dtype())


def _scalar(value: Any, dtype: torch.dtype) -> torch.Tensor:
    return value.reshape(()).to(dtype) if isinstance(value, torch.Tensor) else torch.full((), value, dtype=dtype)


def _making(original: Function) -> Function:
    def make(data: Any, *args: Any, dtype: torch.dtype | None = None, **kwargs: Any) -> Any:
        return tensor_of(data, dtype) if has_number(data) else original(data, *args, dtype=dtype, **kwargs)

    return make


def _like(original: Function) -> Function:
    def new_tensor(x: torch.Tensor, data: Any, *, dtype: torch.dtype | None = None, **kwargs: Any) -> Any:
        return tensor_of(data, dtype or x.dtype) if has_number(data) else original(x, data, dtype=dtype, **kwargs)

    return new_tensor


def _contiguous(original: Function) -> Function:
    def contiguous(x: torch.Tensor, **kwargs: Any) -> torch.Tensor:
        """Whether it is so already is no decision of the program: it would be another for each size of 1."""
        if not any(map(has_symbols, x.shape)) or kwargs:
            return original(x, **kwargs)  # type: ignore[no-any-return]
        return x if is_contiguous_or_false(x) else x.clone(memory_format=torch.contiguous_format)

    return contiguous


def _formatting(original: Function) -> Function:
    @functools.wraps(original)
    def formatted(x: torch.Tensor, spec: str) -> str:
        """``f"expert_{n}"`` is a name for the number that the tensor holds, as it is in eager."""
        is_read = isinstance(x, FakeTensor) and x.constant is None and not x.dim() and not x.dtype.is_floating_point
        if not is_read or x.dtype.is_complex or _is_message():
            return original(x, spec)  # type: ignore[no-any-return]
        number = x.item()
        return format(bool(number) if x.dtype is torch.bool else int(number), spec)

    return formatted


def _is_message() -> bool:
    """Whether the user's line makes a text with spaces in it: one for people, with which nothing is computed."""
    frame = sys._getframe(1)
    while not is_users(frame.f_code.co_filename) and frame.f_back is not None:
        frame = frame.f_back
    texts = [
        node
        for node in ast.walk(syntax_of(frame.f_code.co_filename))
        if isinstance(node, ast.JoinedStr) and node.lineno <= frame.f_lineno <= (node.end_lineno or 0)
    ]
    parts = [part.value for text in texts for part in text.values if isinstance(part, ast.Constant)]
    return any(" " in str(part) for part in parts)


def _with_flag(original: Function) -> Function:
    @functools.wraps(original)
    def attention(*args: Any, **kwargs: Any) -> Any:
        """A comparison that was decided already is decided in the same way again."""
        plain = [bool(value) if isinstance(value, torch.SymBool) else value for value in args]
        return original(
            *plain, **{key: bool(value) if isinstance(value, torch.SymBool) else value for key, value in kwargs.items()}
        )

    return attention


def _padded(data: torch.Tensor, batch_sizes: torch.Tensor, batch_first: bool, value: float, total: Any) -> Any:
    """Of a length that PyTorch would take for a plain number."""
    if is_symbolic(total):
        return packed_sequences.pad(data, batch_sizes, batch_first, value, total)
    return aten._pad_packed_sequence.default(data, batch_sizes, batch_first, value, total)
