"""What did not fuse, or moves, converts and pads data, and which lines it is from."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from torch2hlo.hardware import Chip
from torch2hlo.inspection import waste
from torch2hlo.inspection.findings import Finding, about
from torch2hlo.inspection.hlo import HALVES, PLACES, Instruction
from torch2hlo.inspection.kernels import Kernel
from torch2hlo.inspection.materialised import copies, materialised


def findings(
    kernels: Sequence[Kernel], parameters: Sequence[Instruction], chip: Chip, refusals: Iterable[str]
) -> tuple[Finding, ...]:
    """Everything found, the costliest first."""
    found = [
        *materialised(kernels, chip),
        *(finding for kernel in kernels for finding in _alone(kernel, chip)),
        *(finding for kernel in kernels for finding in waste.of_kernel(kernel, chip)),
        *(finding for parameter in parameters for finding in waste.of_parameter(parameter, chip)),
        *(_refusal(text) for text in refusals),
    ]
    return tuple(sorted(found, key=lambda each: (-each.seconds, -each.moved)))


def _alone(kernel: Kernel, chip: Chip) -> Iterator[Finding]:
    """Kernels that only copy or convert, and what nothing fuses with."""
    if copies(kernel) and _changes_layout(kernel):
        yield about(kernel, "copy", f"{' and '.join(sorted(set(kernel.ops)))} alone: {_layouts(kernel)}")
    if "convert" in kernel.ops and set(kernel.ops) <= {"convert", "broadcast", "copy"}:
        yield about(kernel, "convert", f"converts alone, to {kernel.shape}")
    if kernel.kind == "custom-call" and kernel.detail not in PLACES | HALVES:
        moving = kernel.spaces.get("main", 0) / chip.bandwidth if chip.bandwidth else 0.0
        why = f"{kernel.detail or 'a custom call'}: the compiler can't fuse into it, so that its operands are in memory"
        yield about(kernel, "custom-call", why, seconds=moving)


def _changes_layout(kernel: Kernel) -> bool:
    """Not from one memory to another, as prefetches do, and not of a single number."""
    whole = next(iter(kernel.instruction.shape.arrays()), None)
    return whole is not None and whole.elements > 1 and not kernel.instruction.opcode.endswith("-start")


def _layouts(kernel: Kernel) -> str:
    shape = kernel.instruction.shape
    before = next((operand.shape for operand in kernel.instruction.operands if operand.shape.elements > 1), shape)
    return f"{before}{before.layout} → {shape}{shape.layout}"


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
