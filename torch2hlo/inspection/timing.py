"""How long a kernel takes: by the compiler's own estimate where it gives one, else by a model of the chip."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from torch2hlo.hardware import Chip
from torch2hlo.inspection import flops, loops
from torch2hlo.inspection.flops import Work
from torch2hlo.inspection.hlo import DONE, NO_WORK, Computation, Instruction
from torch2hlo.inspection.shapes import FLOATS
from torch2hlo.inspection.traffic import Access, amount

_LITTLE = 64  # bytes
_ON_CHIP = 22  # how many times faster than main memory a TPU's vector memory is, by "How to Scale Your Model"
_NEAR_BOUND = 0.5  # of the time: below that, neither the matrix unit nor memory explains it
_PASSES = {0: 1, 1: 3, 2: 6}  # of the matrix unit for float32, by PrecisionConfig's DEFAULT, HIGH, HIGHEST


@dataclass(frozen=True)
class Timing:
    """One run of a kernel.

    Attributes:
        seconds: None if nothing is known of it.
        cycles: the compiler's estimate.
        modelled: the time is ours: the larger of `compute` and `memory`, a lower bound.
        compute: seconds that the arithmetic takes at the chip's peak.
        memory: seconds that its traffic with main memory takes at full bandwidth, padding included.

    """

    seconds: float | None
    cycles: int | None
    modelled: bool
    compute: float
    memory: float

    @property
    def bound(self) -> str:
        """What limits it: ``compute``, ``memory``, or ``latency`` where it takes far longer than either needs."""
        if self.seconds is None:
            return "unknown"
        floor = max(self.compute, self.memory)
        if floor <= 0 or floor < _NEAR_BOUND * self.seconds:
            return "latency"
        return "compute" if self.compute >= self.memory else "memory"

    @property
    def efficiency(self) -> float | None:
        """The part of the time that the chip's peak or bandwidth would need; None if nothing is known."""
        return max(self.compute, self.memory) / self.seconds if self.seconds else None


def timing(instruction: Instruction, traffic: list[Access], work: Work | None, chip: Chip) -> Timing:
    """The time of one run of a kernel."""
    cycles = _estimated_cycles(instruction)
    moved = amount(traffic, space=0, padded=True)
    memory = moved / chip.bandwidth if chip.bandwidth else 0.0
    compute = _compute(instruction, work, chip)
    if cycles and chip.clock:
        return Timing(cycles / chip.clock, cycles, False, compute, memory)
    known = work is not None and chip.bandwidth > 0 and (compute > 0 or not _is_on_chip(traffic))
    return Timing(max(compute, memory) if known else None, None, True, compute, memory)


def _is_on_chip(traffic: list[Access]) -> bool:
    """Whether main memory says nothing of the time: most is moved on the chip, and more than a few numbers."""
    whole, main = amount(traffic, padded=True), amount(traffic, space=0, padded=True)
    return whole - main > _ON_CHIP * main and amount(traffic) > _LITTLE


def _estimated_cycles(instruction: Instruction) -> int | None:
    window = instruction.config.get("window_config")
    return int(window.get("estimated_cycles", 0)) or None if isinstance(window, dict) else None


def _compute(instruction: Instruction, work: Work | None, chip: Chip) -> float:
    """With a matrix unit, the time that it is needed for; without one, that of all arithmetic."""
    f32 = chip.peak.get("f32", 0.0)
    if chip.matrix_unit > 1:
        return sum(_on_unit(each, amount, chip) for each, amount in matrix_products(instruction))
    return work.flops / f32 if work is not None and f32 else 0.0


def operand_dtype(product: Instruction) -> str:
    """What a matrix product multiplies."""
    operands = [each.shape.dtype for each in product.operands]
    if product.opcode == "custom-call":  # which may take tables first
        operands = [dtype for dtype in operands if dtype in FLOATS]
    return operands[0]


def _on_unit(product: Instruction, count: int, chip: Chip) -> float:
    dtype = operand_dtype(product)
    peak = chip.peak.get(dtype, chip.peak.get("f32", 0.0))
    precision = product.proto.precision_config.operand_precision
    passes = _PASSES.get(max(precision, default=0), 1) if dtype == "f32" else 1
    return count * passes / peak if peak else 0.0


def matrix_products(instruction: Instruction) -> Iterator[tuple[Instruction, int]]:
    """The matrix products and convolutions inside a kernel, with their flops."""
    if instruction.opcode in {"fusion", "call", "async-start"}:
        for inner in instruction.called[0].instructions:
            if inner.opcode not in NO_WORK:
                yield from matrix_products(inner)
    elif instruction.opcode in {"dot", "convolution", "custom-call"}:
        found = flops.of(instruction)
        if found is not None and found.matrix:
            yield instruction, found.matrix


def waits(entry: Computation, seconds: Mapping[Instruction, float]) -> dict[Instruction, float]:
    """For each asynchronous operation, how long the program waits for it, by the order of the schedule.

    One transfer runs at a time, beside the kernels between its start and its end.
    """
    found: dict[Instruction, float] = {}
    _run(entry, seconds, found)
    return found


def _run(computation: Computation, seconds: Mapping[Instruction, float], found: dict[Instruction, float]) -> float:
    now = free = 0.0
    ends: dict[Instruction, float] = {}
    for instruction in computation.instructions:
        if is_start(instruction):
            ends[instruction] = free = max(now, free) + seconds.get(instruction, 0.0)
        elif instruction.opcode in DONE:
            start = _start_of(instruction)
            if instruction.opcode != "async-update" and start in ends:
                found[start] = max(0.0, ends[start] - now)
                now += found[start]
        elif instruction.opcode in {"while", "call", "conditional"}:
            inner = [_run(called, seconds, found) for called in instruction.called]
            rounds = loops.trips(instruction) if instruction.opcode == "while" else None
            now += max(inner) if instruction.opcode == "conditional" else sum(inner) * (rounds or 1)
        else:
            now += seconds.get(instruction, 0.0)
    return now


def is_start(instruction: Instruction) -> bool:
    """Whether it only begins something that goes on beside what follows."""
    return instruction.opcode.endswith("-start")


def _start_of(done: Instruction) -> Instruction:
    start = done.operands[0]
    return _start_of(start) if start.opcode in DONE else start
