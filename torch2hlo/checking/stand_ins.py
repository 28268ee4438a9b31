"""A value to go on with in place of one that a failed call would have given."""

from __future__ import annotations

import contextlib
import math
import warnings
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch
from torch._subclasses.fake_tensor import FakeTensor
from torch.utils import _pytree as pytree
from torch.utils._python_dispatch import _disable_current_modes

from torch2hlo.capture.sizes import is_symbolic

NOTHING = object()


def eager_result(function: Callable[..., Any], args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
    """What eager PyTorch gives for operands of these types, all ones or else all zeros; `NOTHING` if it raises."""
    for fill in (1, 0):
        originals: dict[int, torch.Tensor] = {}

        def real(value: Any, fill: int = fill, originals: dict[int, torch.Tensor] = originals) -> Any:
            if is_symbolic(value):
                return value.node.hint
            if not isinstance(value, torch.Tensor):
                return value
            made = filled(value, fill) if isinstance(value, FakeTensor) else value.detach().clone()
            originals[id(made)] = value
            return made

        with contextlib.suppress(Exception), _disable_current_modes(), warnings.catch_warnings(action="ignore"):
            result = function(*pytree.tree_map(real, tuple(args)), **pytree.tree_map(real, dict(kwargs)))
            return pytree.tree_map(lambda value, known=originals: known.get(id(value), value), result)
    return NOTHING


def filled(like: torch.Tensor, fill: int) -> torch.Tensor:
    """A real tensor of the type of ``like``; sizes known only at run time have their assumed values."""
    sizes: list[Any] = [size.node.hint if is_symbolic(size) else size for size in map(_any, like.shape)]
    return torch.full(sizes, fill, dtype=torch.float32).to(like.dtype)


def is_plain(result: Any) -> bool:
    """Whether all tensors in it are dense, as those of a program are."""
    return not any(
        isinstance(leaf, torch.Tensor) and (leaf.layout is not torch.strided or leaf.is_nested or leaf.is_quantized)
        for leaf in pytree.tree_leaves(result)
    )


def _any(value: Any) -> Any:
    return value


def guess(function: Callable[..., Any], args: Sequence[Any], kwargs: Mapping[str, Any]) -> Any:
    """A tensor of the likely shape of a result where eager PyTorch raises too; `NOTHING` without a tensor to go by."""
    operands = [leaf for leaf in pytree.tree_leaves((args, kwargs)) if isinstance(leaf, torch.Tensor)]
    if not operands:
        return NOTHING
    name = getattr(function, "__name__", "")
    shape = _SHAPES[name](args, operands) if name in _SHAPES else None
    with _disable_current_modes():
        like = filled(operands[0], 0)
        return like if shape is None else torch.zeros(shape, dtype=like.dtype)


def _product(_: Sequence[Any], operands: list[torch.Tensor]) -> list[int] | None:
    one, other = operands[0], operands[1] if len(operands) > 1 else operands[0]
    return [*one.shape[:-1], other.shape[-1]] if one.dim() and other.dim() > 1 else None


def _linear(_: Sequence[Any], operands: list[torch.Tensor]) -> list[int] | None:
    return [*operands[0].shape[:-1], operands[1].shape[0]] if len(operands) > 1 and operands[0].dim() else None


def _reshaped(args: Sequence[Any], operands: list[torch.Tensor]) -> list[int] | None:
    sizes = [size for size in pytree.tree_leaves(args[1:]) if isinstance(size, int)]
    known = math.prod(size for size in sizes if size > 0)
    return [size if size >= 0 else max(1, operands[0].numel() // max(known, 1)) for size in sizes] or None


_SHAPES: dict[str, Callable[[Sequence[Any], list[torch.Tensor]], list[int] | None]] = {
    **dict.fromkeys(("matmul", "mm", "bmm", "__matmul__"), _product),
    "linear": _linear,
    **dict.fromkeys(("view", "reshape"), _reshaped),
}
