"""What a program holds in memory: the compiler's totals, and what is alive when it holds most."""

from __future__ import annotations

from dataclasses import dataclass

from torch2hlo.compilation import Compilation
from torch2hlo.inspection import neighbours, sources, traffic
from torch2hlo.inspection.hlo import DONE, NO_WORK, Computation, Instruction, Module
from torch2hlo.inspection.traffic import Access


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
        live: temporaries that are alive there, largest first. This and `at` follow from live ranges over the schedule;
            the compiler does not tell its own. Arrays that it places in one another's memory are counted once each.
        live_bytes: of these; compare with `temporaries`.

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
    """Totals from the compiler; what is alive at the peak by the order of the schedule."""
    memory, available = compilation.memory, compilation.chip.memory
    at, alive = _peak(module.entry)
    over = max(memory.peak - available, 0) if available else 0
    live = [_live(each, size) for each, size in alive.items()]
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
        at=at,
        live=tuple(sorted(live, key=lambda each: -each.bytes)),
        live_bytes=sum(alive.values()),
    )


def _peak(computation: Computation) -> tuple[str, dict[Instruction, int]]:
    """Where most bytes of main memory are held that are neither operands nor results, and by what."""
    last, end = _last_uses(computation), len(computation.instructions)
    alive: dict[Instruction, int] = {}
    most, then, at = 0, dict[Instruction, int](), ""
    for place, instruction in enumerate(computation.instructions):
        if instruction.opcode not in NO_WORK | DONE and last[instruction] < end and not _in_place(instruction):
            size = traffic.amount(_written(instruction), space=0, padded=True)
            if (given := _taken_over(instruction, size, alive)) is not None and last[given] == place:
                del alive[given]
            alive[instruction] = size
        where, inner = _inside(instruction)
        if (held := sum(alive.values()) + sum(inner.values())) > most:
            most, then, at = held, {**alive, **inner}, where or instruction.name
        alive = {each: size for each, size in alive.items() if last[each] > place}
    return at, {each: size for each, size in then.items() if size}


def _written(instruction: Instruction) -> list[Access]:
    """The arrays that it makes; what begins a transfer also names the array that it reads."""
    if instruction.opcode.endswith("-start"):
        return traffic.writes(instruction)
    return [Access(array.bytes, array.padded, array.space) for array in instruction.shape.arrays()]


def _taken_over(instruction: Instruction, size: int, alive: dict[Instruction, int]) -> Instruction | None:
    """An operand of an elementwise kernel in whose memory the result can lie, as XLA places it."""
    if instruction.fusion_kind != "loop":
        return None
    return next((each for each in instruction.operands if alive.get(each) == size), None)


def _inside(instruction: Instruction) -> tuple[str, dict[Instruction, int]]:
    """What a loop's body, or one of the branches, holds at most."""
    if instruction.opcode not in {"while", "conditional", "call"}:
        return "", {}
    return max((_peak(called) for called in instruction.called), key=lambda found: sum(found[1].values()))


def _last_uses(computation: Computation) -> dict[Instruction, int]:
    """Place in the schedule of the last use, through what only renames; beyond the end for results."""
    order = computation.instructions
    places = {each: place for place, each in enumerate(order)}
    last = dict.fromkeys(order, -1)
    last[computation.root] = len(order)
    for instruction in reversed(order):
        renames = instruction.opcode in NO_WORK or instruction.opcode in DONE or _in_place(instruction)
        reach = max(last[instruction], places[instruction]) if renames else places[instruction]
        for operand in instruction.operands:
            last[operand] = max(last[operand], reach)
    return last


def _in_place(instruction: Instruction) -> bool:
    """Whether the result lies in an operand's memory."""
    return instruction.opcode in {"dynamic-update-slice", "scatter", "while", "call"} or bool(instruction.aliases)


def _live(instruction: Instruction, size: int) -> Live:
    done = [*sources.operations(instruction), instruction]
    close = neighbours.near(instruction) if not sources.lines(done) else None
    line = sources.line(close) if close is not None else next(iter(sources.lines(reversed(done))), "")
    begins = instruction.opcode.endswith("-start") and instruction.users
    shape = instruction.users[0].shape if begins else instruction.shape
    return Live(instruction.name, str(shape), size, line)
