"""Arrays that one kernel writes to memory for others to read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from torch2hlo.hardware import Chip
from torch2hlo.inspection import sources, values
from torch2hlo.inspection.findings import Finding, lines_of, seconds_of, space_of
from torch2hlo.inspection.hlo import PLACES, Instruction
from torch2hlo.inspection.kernels import Kernel
from torch2hlo.inspection.values import Use, Value, is_transfer

_ALONE = {
    "sort": "a sort", "fft": "an FFT", "custom-call": "a custom call", "dot": "a matrix product",
    "convolution": "a convolution", "scatter": "a scatter", "gather": "a gather", "reduce": "a reduction",
    "reduce-window": "a windowed reduction", "while": "a loop", "conditional": "a branch",
    "rng-bit-generator": "a draw", "triangular-solve": "a solve", "cholesky": "a factorisation",
}  # fmt: skip


def materialised(kernels: Sequence[Kernel], chip: Chip) -> Iterator[Finding]:
    """Every array of more than one number that a kernel leaves for another one; copies are findings of their own."""
    by_instruction = {kernel.instruction: kernel for kernel in kernels}
    for kernel in kernels:
        for value in values.results(kernel.instruction):
            uses = [use for use in value.uses if use.kernel in by_instruction]
            if not uses or value.shape.elements <= 1 or copies(kernel) or kernel.detail in PLACES:
                continue
            readers = list(dict.fromkeys(use.kernel for use in uses))
            trips = kernel.trips or 1
            moved = value.shape.padded * (1 + len(readers)) * trips
            behind = [value.root, *(operation for use in uses for operation in use.operations)]
            yield Finding(
                kind="materialised",
                name=kernel.name,
                shape=str(value.shape),
                bytes=value.shape.bytes,
                moved=moved,
                seconds=seconds_of(moved, value.shape, chip),
                space=space_of(value.shape),
                producer=kernel.name,
                consumers=tuple(each.name for each in readers),
                sources=_both_sides(kernel, value, uses, by_instruction),
                modules=tuple(sources.modules(behind)) or kernel.modules,
                why=_why(value.root, uses),
            )


def _both_sides(
    kernel: Kernel, value: Value, uses: Sequence[Use], kernels: Mapping[Instruction, Kernel]
) -> tuple[str, ...]:
    """The line that makes a value, and those that read it; of what the compiler made up, the kernels' lines."""
    found = sources.lines([value.root]) or lines_of(kernel)
    for use in uses:
        found = [*found, *(sources.lines(use.operations) or lines_of(kernels[use.kernel]))]
    return tuple(dict.fromkeys(found))


def _why(root: Instruction, uses: Sequence[Use]) -> str:
    """Why the two kernels are not one, as far as their operations tell."""
    readers = len(dict.fromkeys(use.kernel for use in uses))
    made = _name(root)
    reading = [operation for use in uses for operation in use.operations]
    taken = next((_name(each) for each in reading if each.opcode in _ALONE), "") or next(map(_name, reading), "another")
    if readers > 1:
        return f"{made} writes it and {readers} kernels read it back, {taken} among them"
    return f"{made} writes it and {taken} reads it back"


def _name(operation: Instruction) -> str:
    """XLA:TPU writes matrix products as convolutions without a window."""
    product = operation.opcode == "convolution" and not operation.proto.window.dimensions
    return _ALONE["dot"] if product else _ALONE.get(operation.opcode, operation.opcode)


_MOVES = {"copy", "transpose", "reshape", "slice", "concatenate", "reverse", "pad", "broadcast"}


def copies(kernel: Kernel) -> bool:
    """Whether it only brings data into another order or memory."""
    ops = set(kernel.ops)
    return is_transfer(kernel.instruction) or (ops <= _MOVES and not ops.isdisjoint({"copy", "transpose"}))
