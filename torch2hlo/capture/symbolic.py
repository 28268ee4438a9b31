"""Shapes of results from symbolic shapes of operands, where PyTorch's own fake kernels insist on plain numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch._ops import OpOverload

from torch2hlo.capture.sizes import expression, has_symbols

aten = torch.ops.aten


def _constant_pad_nd(x: torch.Tensor, pad: Sequence[Any], value: Any = 0) -> torch.Tensor:  # noqa: ARG001
    sizes = list(x.shape)
    for index in range(len(pad) // 2):
        dim = x.dim() - 1 - index
        sizes[dim] = sizes[dim] + pad[2 * index] + pad[2 * index + 1]
        if sizes[dim] < 0:
            raise RuntimeError(
                f"The input size {x.shape[dim]}, plus negative padding {pad[2 * index]} and {pad[2 * index + 1]}, "
                "resulted in a negative output size"
            )
    return x.new_empty(sizes)


def _max_pool(
    x: torch.Tensor, kernel: Any, stride: Any = (), padding: Any = 0, dilation: Any = 1, ceil_mode: bool = False
) -> Any:
    """The number of windows; with ``ceil_mode`` the last may reach past the end, but not begin there."""
    if not any(has_symbols(size) for size in x.shape):
        return NotImplemented
    rank = len(kernel)
    options = (stride or kernel, _listed(padding), _listed(dilation))
    given = [list(values) * (rank if len(values) == 1 else 1) for values in options]
    sizes = list(x.shape[: x.dim() - rank])
    for length, k, s, p, d in zip(x.shape[x.dim() - rank :], kernel, *given, strict=True):
        room = length + 2 * p - d * (k - 1) - 1
        count = (room + (s - 1 if ceil_mode else 0)) // s + 1
        if ceil_mode and (count - 1) * s >= length + p:
            count = count - 1
        if count < 1:
            raise RuntimeError("the output of max_pool would be empty")
        sizes.append(count)
    return x.new_empty(sizes)


def _listed(value: Any) -> Sequence[Any]:
    return value if isinstance(value, (list, tuple)) else [value]


def _largest(x: torch.Tensor, dim: Any = None, keepdim: bool = False) -> Any:  # noqa: ARG001
    """There is none of nothing: decide, as a guard, what eager decides."""
    dims = range(x.dim()) if dim is None or dim == [] else [dim] if isinstance(dim, int) else dim
    if any(has_symbols(x.shape[d]) and x.shape[d] == 0 for d in dims):
        raise IndexError("the largest or smallest of no elements")
    return NotImplemented


def _select(x: torch.Tensor, dim: int, index: Any) -> Any:
    """A place that is there: decide, as a guard, what eager checks."""
    if x.dim() and (has_symbols(index) or has_symbols(x.shape[dim])) and not -x.shape[dim] <= index < x.shape[dim]:
        raise IndexError("an index out of range")
    return NotImplemented


def _baddbmm(bias: torch.Tensor, x: torch.Tensor, y: torch.Tensor, **_: Any) -> torch.Tensor:  # noqa: ARG001
    return x.new_empty((x.shape[0], x.shape[1], y.shape[2]))


def _solved(a: torch.Tensor, b: torch.Tensor, **_: Any) -> Any:
    """Of two with the same batch."""
    same = len(a.shape) == len(b.shape) and [*map(expression, a.shape[:-2])] == [*map(expression, b.shape[:-2])]
    return b.new_empty(b.shape) if same and any(map(has_symbols, b.shape)) else NotImplemented


_OF_SOME = (
    aten.max.default, aten.min.default, aten.max.dim, aten.min.dim, aten.amax.default, aten.amin.default,
    aten.argmax.default, aten.argmin.default,
)  # fmt: skip

SYMBOLIC: dict[OpOverload, Callable[..., Any]] = {
    aten.constant_pad_nd.default: _constant_pad_nd,
    aten.max_pool1d.default: _max_pool,
    aten.max_pool2d.default: _max_pool,
    aten.max_pool3d.default: _max_pool,
    aten.select.int: _select,
    aten.baddbmm.default: _baddbmm,
    aten.linalg_solve_triangular.default: _solved,
    **dict.fromkeys(_OF_SOME, _largest),
}
