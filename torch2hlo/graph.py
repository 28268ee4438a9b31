"""Reading an FX node of a captured graph: where it came from, what it is called with, its types."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import torch
from torch.fx import Node

from torch2hlo.errors import Source


def source_of(node: Node) -> Source | None:
    """The innermost line of the user's code that made ``node``."""
    sources: tuple[Source, ...] = node.meta.get("sources", ())
    return sources[0] if sources else None


def signature_of(node: Node) -> str:
    """``aten.mul.Tensor(float32[2,3], 2.0) -> float32[2,3]``."""
    return f"{typed_call(node.target, node.args, node.kwargs)} -> {typed(node.meta.get('val'))}"


def typed_call(func: Any, args: Sequence[Any], kwargs: Mapping[str, Any]) -> str:
    """``aten.mul.Tensor(float32[2,3], 2.0)``."""
    parts = [typed(value) for value in args] + [f"{name}={typed(value)}" for name, value in kwargs.items()]
    return f"{func}({', '.join(parts)})"


def typed(value: Any) -> str:
    """A tensor (or a node's) as ``float32[2,3]``; anything else as Python writes it."""
    if isinstance(value, Node):
        return typed(value.meta.get("val"))
    if isinstance(value, torch.Tensor):
        return f"{dtype_name(value.dtype)}[{','.join(map(str, value.shape))}]"
    if isinstance(value, (tuple, list)):
        inner = ", ".join(typed(item) for item in value)
        return f"[{inner}]" if isinstance(value, list) else f"({inner})"
    return str(value) if isinstance(value, torch.dtype) else repr(value)


def dtype_name(dtype: torch.dtype) -> str:
    """``torch.float32`` → ``float32``."""
    return str(dtype).removeprefix("torch.")
