"""Shapes of results from symbolic shapes of operands, where PyTorch's own fake kernels insist on plain numbers."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch._ops import OpOverload
from torch._refs import _broadcast_shapes

from torch2hlo.capture.environment import environment_of
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
    lengths = x.shape[x.dim() - len(kernel) :]
    options = of_each_dimension(len(kernel), stride or kernel, padding, dilation)
    counts = [
        windows(length, k, s, p, d, ceil_mode) for length, k, s, p, d in zip(lengths, kernel, *options, strict=True)
    ]
    return x.new_empty([*x.shape[: x.dim() - len(kernel)], *counts])


def _max_pool_with_indices(x: torch.Tensor, *options: Any) -> Any:
    pooled = _max_pool(x, *options)
    return pooled if pooled is NotImplemented else (pooled, pooled.new_empty(pooled.shape, dtype=torch.int64))


def of_each_dimension(rank: int, *options: Any) -> list[list[Any]]:
    """Options of a pooling that may be one number for all dimensions."""
    listed = [list(value) if isinstance(value, (list, tuple)) else [value] for value in options]
    return [values * (rank if len(values) == 1 else 1) for values in listed]


def windows(length: Any, kernel: int, stride: int, padding: int, dilation: int, ceil_mode: bool) -> Any:
    """How many windows there are along a dimension."""
    if has_symbols(length) and length == 0:
        raise RuntimeError("windows over a dimension without elements")
    room = length + 2 * padding - dilation * (kernel - 1) - 1
    count = (room + (stride - 1 if ceil_mode else 0)) // stride + 1
    if ceil_mode and (count - 1) * stride >= length + padding:
        count = count - 1
    if count < 1:
        raise RuntimeError("the output of max_pool would be empty")
    return count


def _largest(x: torch.Tensor, dim: Any = None, keepdim: bool = False) -> Any:  # noqa: ARG001
    """There is none of nothing: decide, as a guard, what eager decides."""
    dims = range(x.dim()) if dim is None or dim == [] else [dim] if isinstance(dim, int) else dim
    if any(has_symbols(x.shape[d]) and x.shape[d] == 0 for d in dims):
        raise IndexError("the largest or smallest of no elements")
    return NotImplemented


def _select(x: torch.Tensor, dim: int, index: Any) -> Any:
    """A place that is there: decide, as a guard, what eager checks."""
    if x.dim() and (has_symbols(index) or has_symbols(x.shape[dim])):
        size = x.shape[dim]
        with environment_of(index, size).expecting():
            is_there = bool(-size <= index < size)
        if not is_there:
            raise IndexError("an index out of range")
    return NotImplemented


def _select_scatter(x: torch.Tensor, src: torch.Tensor, dim: int, index: Any) -> Any:
    """The same of a write, of what fits there."""
    sizes = [size for d, size in enumerate(x.shape) if d != dim % x.dim()]
    if any(map(has_symbols, (*x.shape, *src.shape))) and list(src.shape) != sizes:
        raise RuntimeError("expected src to have a size equal to the slice of self")
    return _select(x, dim, index)


def _convolution(op: OpOverload) -> Callable[..., Any]:
    """Places to slide over, and to slide to: decide, as guards, what eager checks."""

    def fake(x: torch.Tensor, weight: torch.Tensor, *options: Any) -> Any:
        rank = weight.dim() - 2
        if not any(map(has_symbols, x.shape[-rank:])):
            return NotImplemented
        if any(has_symbols(size) and size == 0 for size in x.shape[-rank:]):
            raise RuntimeError("a convolution over a dimension without elements")
        out = op(x, weight, *options)
        if any(has_symbols(size) and size < 1 for size in out.shape[-rank:]):
            raise RuntimeError("a convolution whose output would be empty")
        return out

    return fake


def _slice_scatter(
    x: torch.Tensor, src: torch.Tensor, dim: int = 0, start: Any = None, end: Any = None, step: int = 1
) -> Any:
    """As many places as are written: decide, as guards, what eager checks."""
    sizes = (x.shape[dim], src.shape[dim], start, end)
    if not any(map(has_symbols, sizes)):
        return NotImplemented
    length = x.shape[dim]
    first, last = (_within(0 if start is None else start, length), _within(length if end is None else end, length))
    count = (last - first + step - 1) // step
    if (count if count > 0 else 0) != src.shape[dim]:
        raise RuntimeError("what is written to a slice has another size than the slice")
    return x.new_empty(x.shape)


def _within(index: Any, length: Any) -> Any:
    """A bound of a slice, counted from the start and within the dimension."""
    index = index + length if index < 0 else index
    return 0 if index < 0 else length if index > length else index


def _smallest_of_some(x: torch.Tensor, dim: int = -1, keepdim: bool = False) -> Any:
    """There is no middle of nothing."""
    return _largest(x, dim, keepdim)


def _kthvalue(x: torch.Tensor, k: Any, dim: int = -1, keepdim: bool = False) -> Any:  # noqa: ARG001
    """A number of elements that are there: decide, as a guard, what eager checks."""
    if x.dim() and has_symbols(x.shape[dim]) and not 1 <= k <= x.shape[dim]:
        raise IndexError("kthvalue: there are not so many elements")
    return NotImplemented


def _pointwise(op: OpOverload) -> Callable[..., Any]:
    """Broadcast sizes, which the fake kernels of some want as plain numbers."""

    def fake(*args: Any, **kwargs: Any) -> Any:
        tensors = [value for value in args if isinstance(value, torch.Tensor)]
        if not any(has_symbols(size) for x in tensors for size in x.shape):
            return NotImplemented
        single = [value.new_empty([1] * value.dim()) if isinstance(value, torch.Tensor) else value for value in args]
        return op(*single, **kwargs).new_empty(_broadcast_shapes(*(x.shape for x in tensors)))

    return fake


def _baddbmm(bias: torch.Tensor, x: torch.Tensor, y: torch.Tensor, **_: Any) -> torch.Tensor:  # noqa: ARG001
    return x.new_empty((x.shape[0], x.shape[1], y.shape[2]))


def _solved(a: torch.Tensor, b: torch.Tensor, **_: Any) -> Any:
    """Of two with the same batch."""
    same = len(a.shape) == len(b.shape) and [*map(expression, a.shape[:-2])] == [*map(expression, b.shape[:-2])]
    return b.new_empty(b.shape) if same and any(map(has_symbols, b.shape)) else NotImplemented


def _addbmm(bias: torch.Tensor, x: torch.Tensor, y: torch.Tensor, **_: Any) -> torch.Tensor:  # noqa: ARG001
    return x.new_empty((x.shape[1], y.shape[2]))


def _fft_c2c(x: torch.Tensor, *_: Any) -> torch.Tensor:
    return x.new_empty(x.shape)


def _fft_r2c(x: torch.Tensor, dims: Sequence[int], norm: int, onesided: bool) -> torch.Tensor:  # noqa: ARG001
    sizes = list(x.shape)
    if onesided:
        sizes[dims[-1]] = sizes[dims[-1]] // 2 + 1
    return x.new_empty(sizes, dtype=x.dtype.to_complex())


def _fft_c2r(x: torch.Tensor, dims: Sequence[int], norm: int, size: Any) -> torch.Tensor:  # noqa: ARG001
    sizes = list(x.shape)
    sizes[dims[-1]] = size
    return x.new_empty(sizes, dtype=x.dtype.to_real())


_BROADCAST = (
    aten.addcdiv.default, aten.addcmul.default, aten.lerp.Scalar, aten.lerp.Tensor, aten.complex.default,
    aten.polar.default,
)  # fmt: skip
_CONVOLUTIONS = (
    aten.conv1d.default, aten.conv2d.default, aten.conv3d.default, aten.conv1d.padding, aten.conv2d.padding,
    aten.conv3d.padding, aten.conv_transpose1d.default, aten.conv_transpose2d.input, aten.conv_transpose3d.input,
)  # fmt: skip
_OF_SOME = (
    aten.max.default, aten.min.default, aten.max.dim, aten.min.dim, aten.amax.default, aten.amin.default,
    aten.argmax.default, aten.argmin.default,
)  # fmt: skip

SYMBOLIC: dict[OpOverload, Callable[..., Any]] = {
    aten.constant_pad_nd.default: _constant_pad_nd,
    aten.max_pool1d.default: _max_pool,
    aten.max_pool2d.default: _max_pool,
    aten.max_pool3d.default: _max_pool,
    aten.max_pool2d_with_indices.default: _max_pool_with_indices,
    aten.max_pool3d_with_indices.default: _max_pool_with_indices,
    aten.select.int: _select,
    aten.select_scatter.default: _select_scatter,
    aten.slice_scatter.default: _slice_scatter,
    aten.median.dim: _smallest_of_some,
    aten.nanmedian.dim: _smallest_of_some,
    aten.kthvalue.default: _kthvalue,
    aten.addbmm.default: _addbmm,
    aten._fft_c2c.default: _fft_c2c,
    aten._fft_r2c.default: _fft_r2c,
    aten._fft_c2r.default: _fft_c2r,
    aten.baddbmm.default: _baddbmm,
    aten.linalg_solve_triangular.default: _solved,
    **dict.fromkeys(_OF_SOME, _largest),
    **{op: _pointwise(op) for op in _BROADCAST},
    **{op: _convolution(op) for op in _CONVOLUTIONS},
}
