"""What did not fuse, or moves and converts data without computing, and which lines it is from."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from torch2hlo.hardware import Chip
from torch2hlo.inspection import sources, values
from torch2hlo.inspection.hlo import HALVES, PLACES, Instruction
from torch2hlo.inspection.kernels import SPACES, Kernel
from torch2hlo.inspection.shapes import Shape
from torch2hlo.inspection.timing import matrix_products
from torch2hlo.inspection.values import Use, Value

_WIDE = {"s64", "u64", "f64", "c128"}
_MOVES = {"copy", "transpose", "reshape", "slice", "concatenate", "reverse", "pad", "broadcast"}
_WASTE, _SMALLEST_WASTE = 0.25, 1024  # part of the padded bytes, and bytes, from which padding is worth a word
_USED = 0.5  # part of a matrix unit's positions below which a product is tiny
_ALONE = {
    "sort": "a sort", "fft": "an FFT", "custom-call": "a custom call", "dot": "a matrix product",
    "convolution": "a convolution", "scatter": "a scatter", "gather": "a gather", "reduce": "a reduction",
    "reduce-window": "a windowed reduction", "while": "a loop", "conditional": "a branch",
    "rng-bit-generator": "a draw", "triangular-solve": "a solve", "cholesky": "a factorisation",
}  # fmt: skip


@dataclass(frozen=True)
class Finding:
    """Something that costs and need not.

    Attributes:
        kind: ``materialised``, ``copy``, ``convert``, ``padding``, ``64-bit``, ``tiny-dot``, ``custom-call``,
            ``refusal``.
        name: the instruction whose result it is.
        shape: of that.
        bytes: of an intermediate, its size; of padding, what is wasted; else what the kernel moves.
        moved: bytes written and read because of it.
        seconds: that this takes at the chip's bandwidth, or that the kernel takes; 0 if not known.
        space: the memory space that it is in.
        producer: the kernel that makes it; empty for a parameter.
        consumers: the kernels that read it.
        sources: lines on both sides, the producer's first.
        modules: as the lines.
        why: in words.

    """

    kind: str
    name: str
    shape: str
    bytes: int
    moved: int
    seconds: float
    space: str
    producer: str
    consumers: tuple[str, ...]
    sources: tuple[str, ...]
    modules: tuple[str, ...]
    why: str


def findings(kernels: Sequence[Kernel], chip: Chip, refusals: Iterable[str]) -> tuple[Finding, ...]:
    """Everything found, the costliest first."""
    found = [
        *_materialised(kernels, chip),
        *(finding for kernel in kernels for finding in _of_kernel(kernel, chip)),
        *(_refusal(text) for text in refusals),
    ]
    return tuple(sorted(found, key=lambda each: (-each.seconds, -each.moved)))


def _materialised(kernels: Sequence[Kernel], chip: Chip) -> Iterator[Finding]:
    by_instruction = {kernel.instruction: kernel for kernel in kernels}
    for kernel in kernels:
        for value in values.results(kernel.instruction):
            uses = [use for use in value.uses if use.kernel in by_instruction]
            if not uses or value.shape.elements <= 1 or _moves(kernel) or kernel.detail in PLACES:
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
                seconds=_seconds(moved, value.shape, chip),
                space=_space(value.shape),
                producer=kernel.name,
                consumers=tuple(each.name for each in readers),
                sources=_both_sides(kernel, value, uses, by_instruction),
                modules=tuple(sources.modules(behind)),
                why=_why(value.root, uses),
            )


def _both_sides(
    kernel: Kernel, value: Value, uses: Sequence[Use], kernels: Mapping[Instruction, Kernel]
) -> tuple[str, ...]:
    """The line that makes a value, and those that read it; of what the compiler made up, the kernels' lines."""
    found = sources.lines([value.root]) or _lines(kernel)
    for use in uses:
        found = [*found, *(sources.lines(use.operations) or _lines(kernels[use.kernel]))]
    return tuple(dict.fromkeys(found))


def _why(root: Instruction, uses: Sequence[Use]) -> str:
    """Why the two kernels are not one, as far as their operations tell."""
    readers = len(dict.fromkeys(use.kernel for use in uses))
    made = _ALONE.get(root.opcode, root.opcode)
    reading = [operation for use in uses for operation in use.operations]
    taken = next((_ALONE[each.opcode] for each in reading if each.opcode in _ALONE), "")
    text = f"{made} writes it and {taken or _named(reading)} reads it back"
    if readers > 1:
        text = f"{made} writes it and {readers} kernels read it back, {taken or _named(reading)} among them"
    return text


def _named(operations: Sequence[Instruction]) -> str:
    return operations[0].opcode if operations else "another kernel"


def _of_kernel(kernel: Kernel, chip: Chip) -> Iterator[Finding]:
    if _moves(kernel) and set(kernel.ops) & {"copy", "transpose"} and _changes_layout(kernel):
        yield _about(kernel, "copy", f"{' and '.join(sorted(set(kernel.ops)))} alone: {_layouts(kernel)}")
    if "convert" in kernel.ops and set(kernel.ops) <= {"convert", "broadcast", "copy"}:
        yield _about(kernel, "convert", f"converts alone, to {kernel.shape}")
    if kernel.kind == "custom-call" and kernel.detail not in PLACES | HALVES:
        yield _about(kernel, "custom-call", f"{kernel.detail or 'a custom call'}: the compiler can't fuse into it")
    if wide := _wide(kernel):
        names = ", ".join(dict.fromkeys(wide.values()))
        yield _about(kernel, "64-bit", f"computes in {names}", sources.lines(wide))
    if chip.matrix_unit > 1:
        yield from _tiny(kernel, chip.matrix_unit)
    yield from _padding(kernel, chip)


def _moves(kernel: Kernel) -> bool:
    """Whether it only moves data."""
    return bool(kernel.ops) and set(kernel.ops) <= _MOVES


def _changes_layout(kernel: Kernel) -> bool:
    """Not from one memory to another, as prefetches do, and not of a single number."""
    whole = next(iter(kernel.instruction.shape.arrays()), None)
    return whole is not None and whole.elements > 1 and not kernel.instruction.opcode.endswith("-start")


def _layouts(kernel: Kernel) -> str:
    shape = kernel.instruction.shape
    before = next((operand.shape for operand in kernel.instruction.operands if operand.shape.elements > 1), shape)
    return f"{before}{before.layout} → {shape}{shape.layout}"


def _wide(kernel: Kernel) -> dict[Instruction, str]:
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
            why = f"{product} fills {used:.0%} of the {unit}×{unit} matrix unit"
            yield _about(kernel, "tiny-dot", why, sources.lines([product]))


def _occupied(product: Instruction, unit: int) -> float | None:
    """The part of the matrix unit's positions that a product fills: what it contracts × columns of its result.

    XLA:TPU writes products as convolutions; None for one with a window, where several taps may fill the unit.
    """
    right = product.operands[-1].shape.dims
    if product.opcode == "dot":
        numbers = product.message(30)
        own = {*numbers.integers(2), *numbers.integers(4)}
        contracted = math.prod(right[dim] for dim in numbers.integers(2))
        columns = math.prod(size for dim, size in enumerate(right) if dim not in own)
    elif product.opcode == "convolution" and all(each.integer(1) == 1 for each in product.message(15).messages(1)):
        numbers = product.message(16)
        contracted, columns = right[numbers.integer(3)], right[numbers.integer(4)]
    else:
        return None
    return math.prod(size / (-(-size // unit) * unit) for size in (contracted, columns)) if right else None


def _padding(kernel: Kernel, chip: Chip) -> Iterator[Finding]:
    for array in [] if values.is_transfer(kernel.instruction) else kernel.instruction.shape.arrays():
        waste = array.padded - array.bytes
        if array.elements > 1 and waste >= max(_WASTE * array.padded, _SMALLEST_WASTE):
            text = f"{array}{array.layout} takes {array.padded:,} bytes: {waste / array.padded:.0%} is padding"
            yield _about(kernel, "padding", text, size=waste, seconds=_seconds(waste, array, chip))


def _about(
    kernel: Kernel, kind: str, why: str, lines: Sequence[str] = (), size: int = 0, seconds: float | None = None
) -> Finding:
    array = next(iter(kernel.instruction.shape.arrays()), Shape("token"))
    readers = (use.kernel.name for value in values.results(kernel.instruction) for use in value.uses)
    return Finding(
        kind=kind,
        name=kernel.name,
        shape=kernel.shape,
        bytes=size or kernel.bytes,
        moved=size or kernel.padded,
        seconds=(kernel.seconds or 0.0) if seconds is None else seconds,
        space=_space(array),
        producer=kernel.name,
        consumers=tuple(dict.fromkeys(readers)),
        sources=tuple(lines or _lines(kernel)),
        modules=kernel.modules,
        why=why,
    )


def _lines(kernel: Kernel) -> list[str]:
    return list(kernel.sources) or [kernel.near] * bool(kernel.near)


def _refusal(text: str) -> Finding:
    """``name: reason (file:line, in module …)``, as `rewriting.Refusal` prints it."""
    place = re.search(r" \((\S+:\d+), in", text)
    return Finding(
        kind="refusal",
        name=text.partition(":")[0],
        shape="",
        bytes=0,
        moved=0,
        seconds=0.0,
        space="",
        producer="",
        consumers=(),
        sources=(place.group(1),) if place else (),
        modules=(),
        why=text[: place.start()] if place else text,
    )


def _seconds(moved: int, array: Shape, chip: Chip) -> float:
    """In main memory; what stays on the chip costs no bandwidth."""
    return moved / chip.bandwidth if chip.bandwidth and array.space == 0 else 0.0


def _space(array: Shape) -> str:
    return SPACES.get(array.space, f"S({array.space})")
