"""Work that the chip does for nothing: padding, halves of 64-bit numbers, a matrix unit that is mostly empty."""

from __future__ import annotations

import math
from collections.abc import Iterator

from torch2hlo.hardware import Chip
from torch2hlo.inspection import sources, values
from torch2hlo.inspection.findings import Finding, about, seconds_of, space_of
from torch2hlo.inspection.hlo import HALVES, Instruction
from torch2hlo.inspection.kernels import Kernel
from torch2hlo.inspection.shapes import Shape
from torch2hlo.inspection.timing import matrix_products

_WIDE = {"s64", "u64", "f64", "c128"}
_WASTE, _SMALLEST_WASTE = 0.25, 1024  # part of the padded bytes, and bytes, from which padding is worth a word
_USED = 0.5  # part of a matrix unit's positions below which a product is tiny


def of_kernel(kernel: Kernel, chip: Chip) -> Iterator[Finding]:
    """Everything of that kind in a kernel."""
    if wide := _wide_operations(kernel):
        names = ", ".join(dict.fromkeys(wide.values()))
        yield about(kernel, "64-bit", f"computes in {names}", sources.lines(wide))
    if chip.matrix_unit > 1:
        yield from _tiny(kernel, chip.matrix_unit)
    yield from _padding(kernel, chip)


def _wide_operations(kernel: Kernel) -> dict[Instruction, str]:
    """Operations on 64-bit types, and which; TPUs hold them as two halves, which custom calls split and join."""
    found: dict[Instruction, str] = {}
    for each in [*sources.operations(kernel.instruction), kernel.instruction]:
        halves = each.operands if kernel.detail in HALVES else []
        arrays = [array for value in (each, *halves) for array in value.shape.arrays() if array.elements > 1]
        if wide := [array.dtype for array in arrays if array.dtype in _WIDE]:
            found[each] = wide[0]
    return found


def _tiny(kernel: Kernel, unit: int) -> Iterator[Finding]:
    for product, _ in matrix_products(kernel.instruction):
        used = _occupied(product, unit)
        if used is not None and used < _USED:
            factors = " × ".join(str(operand.shape) for operand in product.operands[:2])
            why = f"{factors} fills {used:.0%} of the {unit}×{unit} matrix unit"
            yield about(kernel, "tiny-dot", why, sources.lines([product]))


def _occupied(product: Instruction, unit: int) -> float | None:
    """The part of the matrix unit's positions that a product fills: what it contracts × columns of its result.

    XLA:TPU writes products as convolutions; None for one with a window, where several taps may fill the unit.
    """
    right = product.operands[-1].shape.dims
    if product.opcode == "dot":
        names = product.proto.dot_dimension_numbers
        own = {*names.rhs_contracting_dimensions, *names.rhs_batch_dimensions}
        contracted = math.prod(right[dim] for dim in names.rhs_contracting_dimensions)
        columns = math.prod(size for dim, size in enumerate(right) if dim not in own)
    elif product.opcode == "convolution" and all(each.size == 1 for each in product.proto.window.dimensions):
        names = product.proto.convolution_dimension_numbers
        contracted = right[names.kernel_input_feature_dimension]
        columns = right[names.kernel_output_feature_dimension]
    else:
        return None
    return math.prod(size / (-(-size // unit) * unit) for size in (contracted, columns)) if right else None


def _padding(kernel: Kernel, chip: Chip) -> Iterator[Finding]:
    for array in [] if values.is_transfer(kernel.instruction) else kernel.instruction.shape.arrays():
        if waste := _waste(array):
            seconds = seconds_of(waste, array, chip)
            yield about(kernel, "padding", _padding_of(array), size=waste, seconds=seconds)


def of_parameter(parameter: Instruction, chip: Chip) -> Iterator[Finding]:
    """Padding of an operand of the program."""
    readers = [use for value in values.results(parameter) for use in value.uses]
    reading = [operation for use in readers for operation in use.operations]
    for array in parameter.shape.arrays():
        if waste := _waste(array):
            yield Finding(
                kind="padding",
                name=parameter.op_name or parameter.name,
                shape=str(array),
                bytes=waste,
                moved=waste,
                seconds=seconds_of(waste, array, chip),
                space=space_of(array),
                producer="",
                consumers=tuple(dict.fromkeys(use.kernel.name for use in readers)),
                sources=tuple(sources.lines(reading)),
                modules=tuple(sources.modules(reading)),
                why=f"an operand of the program, {_padding_of(array)}",
            )


def _waste(array: Shape) -> int:
    """Bytes of padding, where they are worth a word."""
    waste = array.padded - array.bytes
    return waste if array.elements > 1 and waste >= max(_WASTE * array.padded, _SMALLEST_WASTE) else 0


def _padding_of(array: Shape) -> str:
    part = (array.padded - array.bytes) / array.padded
    return f"{array}{array.layout} takes {array.padded:,} bytes: {part:.0%} is padding"
