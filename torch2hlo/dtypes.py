"""Element types: torch's, MLIR's and numpy's names for the same thing, and how torch promotes them."""

from __future__ import annotations

from typing import Any

import torch

from torch2hlo.mlir import ir

_ELEMENTS = {
    torch.bool: "i1",
    torch.uint8: "ui8",
    torch.uint16: "ui16",
    torch.uint32: "ui32",
    torch.uint64: "ui64",
    torch.int8: "i8",
    torch.int16: "i16",
    torch.int32: "i32",
    torch.int64: "i64",
    torch.float8_e4m3fn: "f8E4M3FN",
    torch.float8_e5m2: "f8E5M2",
    torch.float8_e4m3fnuz: "f8E4M3FNUZ",
    torch.float8_e5m2fnuz: "f8E5M2FNUZ",
    torch.float16: "f16",
    torch.bfloat16: "bf16",
    torch.float32: "f32",
    torch.float64: "f64",
    torch.complex64: "complex<f32>",
    torch.complex128: "complex<f64>",
}
_DTYPES = {name: dtype for dtype, name in _ELEMENTS.items()}

SIGNED = frozenset({torch.int8, torch.int16, torch.int32, torch.int64})
UNSIGNED = frozenset({torch.uint8, torch.uint16, torch.uint32, torch.uint64})
INTEGER = SIGNED | {torch.uint8}
BOOL = frozenset({torch.bool})
FLOATING = frozenset({torch.float16, torch.bfloat16, torch.float32, torch.float64})
COMPLEX = frozenset({torch.complex64, torch.complex128})
REAL = INTEGER | FLOATING
ALL = REAL | BOOL | COMPLEX
FLOAT8 = frozenset({torch.float8_e4m3fn, torch.float8_e5m2, torch.float8_e4m3fnuz, torch.float8_e5m2fnuz})
STORED = ALL | UNSIGNED | FLOAT8  # what is moved, not computed with


def element_type(dtype: torch.dtype) -> ir.Type:
    """``torch.bfloat16`` → ``bf16``, in the current context.

    Raises:
        KeyError: StableHLO has no such type.

    """
    return ir.Type.parse(_ELEMENTS[dtype])


def tensor_type(shape: Any, dtype: torch.dtype) -> ir.RankedTensorType:
    """``(2, 3), float32`` → ``tensor<2x3xf32>``."""
    return ir.RankedTensorType.get(list(shape), element_type(dtype))


def dtype_of(type_: ir.Type) -> torch.dtype:
    """The torch dtype of a tensor type's elements."""
    return _DTYPES[str(ir.RankedTensorType(type_).element_type)]


def compute_dtype(dtype: torch.dtype) -> torch.dtype:
    """What eager computes in where it computes ``dtype`` with more precision inside one operation."""
    return torch.float32 if dtype in {torch.float16, torch.bfloat16} else dtype


def real_dtype(dtype: torch.dtype) -> torch.dtype:
    """The dtype of a complex number's parts; a real dtype itself."""
    return {torch.complex64: torch.float32, torch.complex128: torch.float64}.get(dtype, dtype)


def complex_dtype(dtype: torch.dtype) -> torch.dtype:
    """The complex dtype whose parts are ``dtype``."""
    return torch.complex128 if dtype is torch.float64 else torch.complex64


def promote(operands: list[tuple[torch.dtype, int] | bool | int | float | complex]) -> torch.dtype:
    """Torch's type promotion of tensors, given as ``(dtype, rank)``, and Python numbers.

    Tensors with dimensions decide; 0-d tensors, then numbers, count only where they are of a higher category
    (bool < integer < floating < complex). https://docs.pytorch.org/docs/stable/tensor_attributes.html#type-promotion-doc
    """
    groups: list[list[torch.dtype]] = [[], [], []]
    for operand in operands:
        if isinstance(operand, tuple):
            groups[0 if operand[1] else 1].append(operand[0])
        else:
            groups[2].append(_number_dtype(operand))
    result: torch.dtype | None = None
    for group in groups:
        for dtype in group:
            if result is None or group is groups[0] or _category(dtype) > _category(result):
                result = (
                    dtype if result is None else torch.promote_types(result, _joined(result, dtype, group is groups[2]))
                )
            elif group is groups[1] and not groups[0]:
                result = torch.promote_types(result, dtype)
    assert result is not None
    return result


def _number_dtype(number: bool | complex) -> torch.dtype:
    if isinstance(number, bool):
        return torch.bool
    if isinstance(number, int):
        return torch.int64
    return torch.get_default_dtype() if isinstance(number, float) else complex_dtype(torch.get_default_dtype())


def _joined(result: torch.dtype, dtype: torch.dtype, is_number: bool) -> torch.dtype:
    """A number of a higher category has its default dtype, whatever the size of the tensors' dtype."""
    if is_number and dtype.is_complex and result.is_floating_point:
        return complex_dtype(result)
    return dtype


def _category(dtype: torch.dtype) -> int:
    return 3 if dtype.is_complex else 2 if dtype.is_floating_point else 0 if dtype is torch.bool else 1
