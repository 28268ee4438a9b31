"""Building blocks of StableHLO that lowerings are written in: each skips what would change nothing.

Every function takes and returns MLIR values (tensors) and works at the current insertion point and location. Shapes
are lists of int, dtypes are torch's.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import torch

from torch2hlo.dtypes import dtype_of, element_type, tensor_type
from torch2hlo.mlir import Value, dense, hlo, ir

Combine = Callable[[Value, Value], Value]


def shape_of(x: Value) -> list[int]:
    """The sizes of ``x``."""
    return list(ir.RankedTensorType(x.type).shape)


def dtype(x: Value) -> torch.dtype:
    """The torch dtype of ``x``."""
    return dtype_of(x.type)


def constant(value: Any, dtype: torch.dtype, shape: Sequence[int] = ()) -> Value:
    """A tensor whose every element is the Python number ``value``, wrapped or rounded to ``dtype`` as torch does."""
    kind = tensor_type(shape, dtype)
    if dtype.is_complex:
        part = np.asarray(complex(value), np.complex64 if dtype is torch.complex64 else np.complex128)
        return broadcast_in_dim(hlo.constant(dense(part, element_type(dtype))), shape, [])
    element = element_type(dtype)
    attribute = (
        ir.FloatAttr.get(element, float(value))
        if dtype.is_floating_point
        else ir.IntegerAttr.get(element, _wrap(value, dtype))
    )
    return hlo.constant(ir.DenseElementsAttr.get_splat(kind, attribute))


def _wrap(value: float, dtype: torch.dtype) -> int:
    if dtype is torch.bool:
        return int(bool(value))
    info = torch.iinfo(torch.int64 if dtype is torch.uint64 else dtype)  # the bindings take uint64's bits as int64
    span = info.max - info.min + 1
    return (int(value) - info.min) % span + info.min


def array(values: np.ndarray[Any, Any], dtype: torch.dtype) -> Value:
    """A constant tensor with the elements of ``values``, which has a numpy dtype equivalent to ``dtype``."""
    return hlo.constant(dense(values, element_type(dtype)))


def convert(x: Value, to: torch.dtype) -> Value:
    """``x`` in another dtype, as ``Tensor.to`` converts; a complex number loses its imaginary part."""
    have = dtype(x)
    if have is to:
        return x
    if have.is_complex and not to.is_complex:
        return not_equal_zero(x) if to is torch.bool else convert(hlo.real(x), to)
    if (between := _between(have, to)) is not None:
        return convert(convert(x, between), to)
    if to is torch.uint64 and have.is_floating_point:
        wrapped = convert(convert(x, torch.int64), to)
        negative = compare(x, constant(0, have, shape_of(x)), "LT")
        return select(negative, wrapped, hlo.convert(tensor_type(shape_of(x), to), x))
    if to is torch.float8_e4m3fn:  # the one float8 that eager saturates
        x = hlo.clamp(constant(-448, have), x, constant(448, have))
    return hlo.convert(tensor_type(shape_of(x), to), x)


def _between(have: torch.dtype, to: torch.dtype) -> torch.dtype | None:
    """What eager converts through: a negative float wraps around in a small or unsigned integer."""
    if have.is_floating_point and to in _WRAPPED:
        return _WRAPPED[to]
    if to is torch.float8_e4m3fn and (have.itemsize == 1 or not have.is_floating_point):
        return torch.float32
    return None


_WRAPPED = {torch.int8: torch.int32, torch.uint8: torch.int32, torch.int16: torch.int32}
_WRAPPED |= {torch.uint16: torch.int32, torch.uint32: torch.int64}


def not_equal_zero(x: Value) -> Value:
    """``x != 0`` as bool; NaN counts as true."""
    return x if dtype(x) is torch.bool else compare(x, constant(0, dtype(x), shape_of(x)), "NE")


def compare(x: Value, y: Value, direction: str, *, total_order: bool = False) -> Value:
    """Elementwise ``EQ NE LT LE GT GE``; operands of one type.

    ``total_order`` of floats is IEEE 754's: -NaN < -0 < 0 < NaN.
    """
    have = dtype(x)
    if have.is_floating_point or have.is_complex:
        kind = "TOTALORDER" if total_order else "FLOAT"
    else:
        kind = "UNSIGNED" if have in {torch.bool, torch.uint8, torch.uint16, torch.uint32, torch.uint64} else "SIGNED"
    return hlo.compare(x, y, hlo.ComparisonDirectionAttr.get(direction), compare_type=hlo.ComparisonTypeAttr.get(kind))


def broadcast(x: Value, shape: Sequence[int]) -> Value:
    """Right-aligned (NumPy) broadcasting to ``shape``."""
    have = shape_of(x)
    return broadcast_in_dim(x, shape, range(len(shape) - len(have), len(shape)))


def broadcast_in_dim(x: Value, shape: Sequence[int], dims: Sequence[int]) -> Value:
    """Dimension ``i`` of ``x`` becomes dimension ``dims[i]`` of the result; sizes of 1 are repeated."""
    if shape_of(x) == list(shape):
        return x
    return hlo.broadcast_in_dim(tensor_type(shape, dtype(x)), x, list(dims))


def reshape(x: Value, shape: Sequence[int]) -> Value:
    """The same elements in row-major order; of a reshaped tensor, those of what it was made from."""
    if not isinstance(x.owner, ir.Block) and isinstance(op := x.owner.opview, hlo.ReshapeOp):
        x = op.operand
    return x if shape_of(x) == list(shape) else hlo.reshape(tensor_type(shape, dtype(x)), x)


def transpose(x: Value, order: Sequence[int]) -> Value:
    """Dimension ``i`` of the result is dimension ``order[i]`` of ``x``."""
    return x if list(order) == list(range(len(order))) else hlo.transpose(x, list(order))


def unsqueeze(x: Value, dim: int) -> Value:
    """Insert a dimension of size 1 at ``dim``, counted in the result."""
    shape = shape_of(x)
    dim %= len(shape) + 1
    return reshape(x, [*shape[:dim], 1, *shape[dim:]])


def slice_(x: Value, starts: Sequence[int], limits: Sequence[int], strides: Sequence[int] | None = None) -> Value:
    """Static slice of all dimensions."""
    shape = shape_of(x)
    strides = list(strides) if strides is not None else [1] * len(shape)
    if not any(starts) and list(limits) == shape and all(stride == 1 for stride in strides):
        return x
    return hlo.slice(x, list(starts), list(limits), strides)


def slice_dim(x: Value, dim: int, start: int, limit: int, stride: int = 1) -> Value:
    """Static slice of one dimension."""
    shape = shape_of(x)
    starts, limits, strides = [0] * len(shape), list(shape), [1] * len(shape)
    starts[dim], limits[dim], strides[dim] = start, limit, stride
    return slice_(x, starts, limits, strides)


def concatenate(parts: Sequence[Value], dim: int) -> Value:
    """Join along ``dim``; operands of one dtype."""
    return parts[0] if len(parts) == 1 else hlo.concatenate(list(parts), dim)


def pad(
    x: Value, value: Value, low: Sequence[int], high: Sequence[int], interior: Sequence[int] | None = None
) -> Value:
    """Pad with the 0-d tensor ``value``; negative amounts crop."""
    interior = list(interior) if interior is not None else [0] * len(low)
    if not any(low) and not any(high) and not any(interior):
        return x
    return hlo.pad(x, value, list(low), list(high), interior)


def pad_dim(x: Value, value: Value, dim: int, low: int, high: int, interior: int = 0) -> Value:
    """Pad one dimension with the 0-d tensor ``value``."""
    amounts = [[amount if d == dim else 0 for d in range(len(shape_of(x)))] for amount in (low, high, interior)]
    return pad(x, value, *amounts)


def iota(dtype: torch.dtype, shape: Sequence[int], dim: int) -> Value:
    """``0, 1, 2 …`` along ``dim``."""
    return hlo.iota(tensor_type(shape, dtype), dim)


def select(condition: Value, on_true: Value, on_false: Value) -> Value:
    """Elementwise choice; all of one shape."""
    return hlo.select(condition, on_true, on_false)


def reduce(x: Value, dims: Sequence[int], combine: Combine, initial: Value) -> Value:
    """Reduce ``dims`` away; ``initial`` is the 0-d identity of ``combine``."""
    return reduce_many([x], dims, lambda ours, theirs: [combine(ours[0], theirs[0])], [initial])[0]


def reduce_many(
    operands: Sequence[Value],
    dims: Sequence[int],
    combine: Callable[[Sequence[Value], Sequence[Value]], Sequence[Value]],
    initials: Sequence[Value],
) -> list[Value]:
    """Reduce several tensors together; ``combine`` takes and returns one 0-d value for each."""
    kept = [size for dim, size in enumerate(shape_of(operands[0])) if dim not in set(dims)]
    results = [tensor_type(kept, dtype(x)) for x in operands]
    op = hlo.ReduceOp(results, list(operands), list(initials), sorted(dims))
    fill_region(
        op.regions[0],
        [initial.type for initial in initials] * 2,
        lambda *v: combine(v[: len(initials)], v[len(initials) :]),
    )
    return list(op.results)


def reduce_window(
    x: Value,
    initial: Value,
    combine: Combine,
    sizes: Sequence[int],
    *,
    strides: Sequence[int],
    dilations: Sequence[int] | None = None,
    padding: Sequence[tuple[int, int]],
) -> Value:
    """Reduce each window of ``x``; all sequences have one entry a dimension."""
    return reduce_window_many(
        [x],
        [initial],
        lambda ours, theirs: [combine(ours[0], theirs[0])],
        sizes,
        strides=strides,
        dilations=dilations,
        padding=padding,
    )[0]


def reduce_window_many(
    operands: Sequence[Value],
    initials: Sequence[Value],
    combine: Callable[[Sequence[Value], Sequence[Value]], Sequence[Value]],
    sizes: Sequence[int],
    *,
    strides: Sequence[int],
    dilations: Sequence[int] | None = None,
    padding: Sequence[tuple[int, int]],
) -> list[Value]:
    """Reduce the windows of several tensors together; ``combine`` takes and returns one 0-d value for each."""
    dilations = list(dilations) if dilations is not None else [1] * len(sizes)
    shape = []
    for size, window, stride, dilation, (low, high) in zip(
        shape_of(operands[0]), sizes, strides, dilations, padding, strict=True
    ):
        reach = (window - 1) * dilation + 1
        shape.append(max(0, (size + low + high - reach) // stride + 1))
    op = hlo.ReduceWindowOp(
        [tensor_type(shape, dtype(x)) for x in operands],
        list(operands),
        list(initials),
        list(sizes),
        window_strides=list(strides),
        window_dilations=dilations,
        padding=dense(np.asarray(padding, np.int64).reshape(len(sizes), 2), ir.IntegerType.get_signless(64)),
    )
    fill_region(
        op.regions[0],
        [initial.type for initial in initials] * 2,
        lambda *v: combine(v[: len(initials)], v[len(initials) :]),
    )
    return list(op.results)


def while_(
    carried: Sequence[Value],
    condition: Callable[..., Value],
    body: Callable[..., Sequence[Value]],
) -> list[Value]:
    """``while condition(*carried): carried = body(*carried)``; ``condition`` gives a 0-d bool."""
    types = [value.type for value in carried]
    op = hlo.WhileOp(types, list(carried))
    fill_region(op.regions[0], types, lambda *values: [condition(*values)])
    fill_region(op.regions[1], types, body)
    return list(op.results)


def sort(
    operands: Sequence[Value],
    dim: int,
    before: Callable[[Sequence[Value], Sequence[Value]], Value],
    *,
    stable: bool = True,
) -> list[Value]:
    """Sort all operands together along ``dim``; ``before`` compares 0-d values, one of each operand a side."""
    op = hlo.SortOp([x.type for x in operands], list(operands), dimension=dim, is_stable=stable)
    scalars = [tensor_type([], dtype(x)) for x in operands for _ in range(2)]
    fill_region(op.regions[0], scalars, lambda *values: [before(values[0::2], values[1::2])])
    return list(op.results)


def dot_general(
    x: Value,
    y: Value,
    *,
    contract: tuple[Sequence[int], Sequence[int]],
    batch: tuple[Sequence[int], Sequence[int]] = ((), ()),
    to: torch.dtype | None = None,
) -> Value:
    """Batch dimensions, then the rest of ``x``, then the rest of ``y``. ``to`` is the dtype of the result."""
    left, right = shape_of(x), shape_of(y)
    kept = [left[dim] for dim in batch[0]]
    kept += [size for dim, size in enumerate(left) if dim not in {*contract[0], *batch[0]}]
    kept += [size for dim, size in enumerate(right) if dim not in {*contract[1], *batch[1]}]
    if 0 in left or 0 in right:
        return constant(0, to or dtype(x), kept)  # a sum of nothing
    numbers = hlo.DotDimensionNumbers.get(list(batch[0]), list(batch[1]), list(contract[0]), list(contract[1]))
    return hlo.dot_general(tensor_type(kept, to or dtype(x)), x, y, numbers)


def fill_region(region: ir.Region, types: Sequence[ir.Type], body: Callable[..., Sequence[Value]]) -> None:
    """Give ``region`` its one block: arguments of ``types``, ending in what ``body`` returns for them."""
    block = region.blocks.append(*types)
    with ir.InsertionPoint(block):
        hlo.return_(list(body(*block.arguments)))


def lowest(dtype: torch.dtype) -> Any:
    """The identity of ``maximum``."""
    if dtype.is_floating_point:
        return -math.inf
    return False if dtype is torch.bool else torch.iinfo(dtype).min


def highest(dtype: torch.dtype) -> Any:
    """The identity of ``minimum``."""
    if dtype.is_floating_point:
        return math.inf
    return True if dtype is torch.bool else torch.iinfo(dtype).max
