"""What a program holds in memory: the compiler's totals, and what is alive when it holds most."""

from __future__ import annotations

from dataclasses import dataclass

from torch2hlo.compilation import Compilation
from torch2hlo.inspection import neighbours, placement, sources, values
from torch2hlo.inspection.hlo import Instruction, Module
from torch2hlo.inspection.lifetimes import Lifetimes, array_of
from torch2hlo.inspection.placement import Buffer


@dataclass(frozen=True)
class Live:
    """An array that is alive at the peak: what made it, its type, its bytes, and its line."""

    name: str
    shape: str
    bytes: int
    source: str


@dataclass(frozen=True)
class MemoryReport:
    """Bytes on one device, as the compiler says, with the padding of tiles.

    Attributes:
        arguments: inputs, state and weights.
        outputs: results, those in donated arguments included.
        aliased: the part of the outputs that lies in arguments.
        temporaries: what is needed between.
        code: of the executable.
        peak: arguments, outputs that are not aliased, temporaries and code.
        available: the chip's memory.
        fits: whether the peak is not more than that.
        missing: by how much it is; 0 if it fits.
        at: the instruction at which the temporaries are largest.
        live: temporaries that are alive there, largest first. This and `at` follow from where the compiler places them,
            and from the order of the schedule; empty if it does not tell.
        live_bytes: of these; the rest of `temporaries` is gaps, tables of pointers, and scratch of the compiler's own.

    """

    arguments: int
    outputs: int
    aliased: int
    temporaries: int
    code: int
    peak: int
    available: int
    fits: bool
    missing: int
    at: str
    live: tuple[Live, ...]
    live_bytes: int


def report(compilation: Compilation, module: Module) -> MemoryReport:
    """Totals from the compiler; what is alive at the peak by where it placed things."""
    memory, available = compilation.memory, compilation.chip.memory
    over = max(memory.peak - available, 0) if available else 0
    lifetimes = Lifetimes(module.entry, placement.temporaries(compilation.buffers))
    live = [_live(buffer, instruction) for buffer, instruction in lifetimes.alive.items()]
    return MemoryReport(
        arguments=memory.arguments,
        outputs=memory.outputs,
        aliased=memory.aliased,
        temporaries=memory.temporaries,
        code=memory.code,
        peak=memory.peak,
        available=available,
        fits=not over,
        missing=over,
        at=lifetimes.at,
        live=tuple(sorted(live, key=lambda each: -each.bytes)),
        live_bytes=sum(each.bytes for each in live),
    )


def _live(buffer: Buffer, instruction: Instruction) -> Live:
    return Live(instruction.name, str(array_of(buffer, instruction)), buffer.size, _line(instruction, buffer.index))


def _line(instruction: Instruction, index: tuple[int, ...]) -> str:
    """The line of the operation that makes the array; of what the compiler made up, the nearest operation's."""
    results = list(values.results(instruction))
    root = results[index[0]].root if index and len(results) > index[0] else results[0].root if results else instruction
    done = [root, *reversed(list(sources.operations(instruction))), instruction]
    close = neighbours.near(instruction) if not sources.lines(done) else None
    return sources.line(close) if close is not None else next(iter(sources.lines(done)), "")
