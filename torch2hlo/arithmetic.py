"""A TPU's matrix arithmetic on any machine: float32 products as one, three or six products of bfloat16 numbers.

A TPU's matrix unit multiplies bfloat16 numbers and adds in float32. What it does with float32 operands is the precision
that is asked for (`jax.lax.Precision`; https://docs.jax.dev/en/latest/201/precision.html, google/jax#1856):

- ``default``: both operands are rounded to bfloat16; one pass;
- ``high``: each operand is the sum of two bfloat16 numbers, high + low; the product of the two lows is left out, which
  leaves three passes;
- ``highest``: the sum of three, high + mid + low; of the nine products the six largest, in six passes.

Splits, order of the additions and what is done about infinities are those of XLA's own rewrite of the algorithms
``BF16_BF16_F32_X3`` and ``_X6`` (openxla/xla, ``dot_algorithm_rewriter.cc``): the parts are cut off rather than
rounded, small products are added first, and are dropped where they are NaN, as infinity times a low part of 0 is.

A product of two bfloat16 numbers is exact in float32, so float32 products of such numbers are the matrix unit's, but
for the order in which it adds. Operands of other types, and all else on a TPU, are left as they are.
"""

from __future__ import annotations

from typing import Any

import torch

from torch2hlo import build
from torch2hlo.mlir import Value, hlo, ir, parse, to_bytecode

PRECISIONS = ("default", "high", "highest")
_ASKED = {"DEFAULT": "default", "HIGH": "high", "HIGHEST": "highest"}
_PRODUCTS = {"default": (), "high": ((1, 0), (0, 1)), "highest": ((1, 1), (0, 2), (2, 0), (0, 1), (1, 0))}
_PARTS = {"default": 1, "high": 2, "highest": 3}
_UPPER_HALF = 0xFFFF0000


def on_matrix_unit(module: ir.Module, precision: str) -> ir.Module:
    """A copy of ``module`` that multiplies float32 matrices, and convolves, as a TPU does.

    What asks for more than ``precision`` (``default``, ``high`` or ``highest``) by itself gets it.
    """
    with module.context, ir.Location.unknown():
        copy = parse(to_bytecode(module))
        found: list[ir.Operation] = []

        def visit(op: ir.Operation) -> ir.WalkResult:
            if op.name in {"stablehlo.dot_general", "stablehlo.convolution"} and _is_float32(op):
                found.append(op)
            return ir.WalkResult.ADVANCE

        copy.operation.walk(visit)
        for op in found:
            _rewrite(op, max(precision, _asked(op), key=PRECISIONS.index))
        copy.operation.verify()
    return copy


def _is_float32(op: ir.Operation) -> bool:
    return all(build.dtype(value) is torch.float32 for value in op.operands)


def _asked(op: ir.Operation) -> str:
    """The higher of the precisions that the operation asks for, for its two operands."""
    given: Any = op.attributes.get("precision_config", ())
    asked = [_ASKED[hlo.PrecisionAttr(each).value] for each in given]
    return max(["default", *asked], key=PRECISIONS.index)


def _rewrite(op: ir.Operation, precision: str) -> None:
    with ir.InsertionPoint(op), op.location:
        left, right = (_parts(value, _PARTS[precision]) for value in op.operands)
        small: Value | None = None
        for i, j in _PRODUCTS[precision]:
            product = _product(op, left[i], right[j])
            small = product if small is None else hlo.add(small, product)
        result = _product(op, left[0], right[0])
        if small is not None:
            result = hlo.add(_without_nan(small), result)
    op.results[0].replace_all_uses_with(result)
    op.erase()


def _product(op: ir.Operation, left: Value, right: Value) -> Value:
    copy: Any = op.clone()
    copy.operands[0], copy.operands[1] = left, right
    value: Value = copy.results[0]
    return value


def _parts(value: Value, count: int) -> list[Value]:
    """``value`` as a sum of bfloat16 numbers, the largest first; the last one is rounded, the others are cut off."""
    parts = []
    for _ in range(count - 1):
        parts.append(_cut_off(value))
        value = hlo.subtract(value, parts[-1])
    return [*parts, hlo.reduce_precision(value, 8, 7)]


def _cut_off(value: Value) -> Value:
    """The upper 16 of the 32 bits: a bfloat16 number, towards zero."""
    shape = build.shape_of(value)
    mask = build.constant(_UPPER_HALF, torch.uint32, shape)
    bits = hlo.bitcast_convert(mask.type, value)
    cut: Value = hlo.bitcast_convert(value.type, hlo.and_(bits, mask))
    return cut


def _without_nan(value: Value) -> Value:
    is_nan = build.compare(value, value, "NE")
    return build.select(is_nan, build.constant(0.0, torch.float32, build.shape_of(value)), value)
