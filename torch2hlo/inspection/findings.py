"""One record for everything that costs and need not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from torch2hlo.hardware import Chip
from torch2hlo.inspection import values
from torch2hlo.inspection.kernels import SPACES, Kernel
from torch2hlo.inspection.shapes import Shape


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


def about(
    kernel: Kernel, kind: str, why: str, lines: Sequence[str] = (), size: int = 0, seconds: float | None = None
) -> Finding:
    """A finding about a whole kernel; lines, bytes and seconds are the kernel's where they are not given."""
    array = next(iter(kernel.instruction.shape.arrays()), Shape("token"))
    readers = (use.kernel.name for value in values.results(kernel.instruction) for use in value.uses)
    return Finding(
        kind=kind,
        name=kernel.name,
        shape=kernel.shape,
        bytes=size or kernel.bytes,
        moved=size or kernel.padded,
        seconds=(kernel.seconds or 0.0) if seconds is None else seconds,
        space=space_of(array),
        producer=kernel.name,
        consumers=tuple(dict.fromkeys(readers)),
        sources=tuple(lines or lines_of(kernel)),
        modules=kernel.modules,
        why=why,
    )


def lines_of(kernel: Kernel) -> list[str]:
    """A kernel's lines; of what the compiler made up, the nearest operation's."""
    return list(kernel.sources) or [kernel.near] * bool(kernel.near)


def seconds_of(moved: int, array: Shape, chip: Chip) -> float:
    """The time that traffic takes in main memory; what stays on the chip costs no bandwidth."""
    return moved / chip.bandwidth if chip.bandwidth and array.space == 0 else 0.0


def space_of(array: Shape) -> str:
    """The name of the memory space that an array is in."""
    return SPACES.get(array.space, f"S({array.space})")
