"""The kernels of a program: what each computes, moves and takes, and where it came from."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from torch2hlo.hardware import Chip
from torch2hlo.inspection import flops, neighbours, sources, timing, traffic, walk
from torch2hlo.inspection.hlo import Instruction, Module
from torch2hlo.inspection.traffic import amount
from torch2hlo.inspection.walk import Step

SPACES = {0: "main", 1: "vmem", 2: "sync", 5: "host", 6: "smem"}  # as XLA:TPU numbers them


@dataclass(frozen=True)
class Run:
    """One run of a kernel; ``bytes``, ``flops``, ``cycles`` and ``seconds`` as in `Kernel`."""

    bytes: int
    flops: int | None
    cycles: int | None
    seconds: float | None


@dataclass(frozen=True)
class Kernel:
    """One instruction that the program executes; amounts are for all its ``trips``.

    Attributes:
        name: the instruction's name in the optimised HLO.
        kind: its opcode; of an asynchronous operation, that of the operation.
        detail: of a fusion its kind, of a custom call its target.
        ops: opcodes of the operations in it, in order; what does no work (bitcasts, tuples, constants) is left out.
        shape: type of the result.
        bytes: read and written.
        read: bytes.
        written: bytes.
        padded: bytes read and written, with the padding of tiles.
        spaces: memory space → bytes.
        flops: see `flops`; None if not known.
        transcendentals: calls of ``exp`` and the like, not part of the flops.
        cycles: the compiler's estimate; None if it gives none.
        seconds: None if not known; of an asynchronous operation, how long the program waits for it.
        hidden: seconds that an asynchronous operation takes beside others.
        modelled: the time is a model's, not the compiler's.
        trips: how often it runs; None if only the run shows it; then amounts are for one run.
        bound: ``compute``, ``memory``, ``latency`` or ``unknown``.
        efficiency: part of the time that the bound alone would take.
        share: of the total time.
        sources: ``file:line`` of the model for the operations in it.
        modules: module paths; ``""`` is the root.
        near: where the compiler made it up, the line of the nearest operation.
        loop: the innermost loop around it.
        branch: the branches that it is in, as ``conditional/number``.
        counted: whether totals have it: of each conditional, the kernels of its slowest branch.
        each: one run.
        measured: seconds that a real run took; None if it was not measured.

    """

    name: str
    kind: str
    detail: str
    ops: tuple[str, ...]
    shape: str
    bytes: int
    read: int
    written: int
    padded: int
    spaces: dict[str, int]
    flops: int | None
    transcendentals: int
    cycles: int | None
    seconds: float | None
    hidden: float
    modelled: bool
    trips: int | None
    bound: str
    efficiency: float | None
    share: float
    sources: tuple[str, ...]
    modules: tuple[str, ...]
    near: str
    loop: str
    branch: tuple[str, ...]
    counted: bool
    each: Run
    instruction: Instruction = field(repr=False, compare=False)
    measured: float | None = None


def kernels(module: Module, chip: Chip) -> list[Kernel]:
    """Every kernel, in the order of the schedule."""
    made = [_kernel(step, chip) for step in walk.steps(module.entry)]
    seconds = {kernel.instruction: kernel.each.seconds for kernel in made if kernel.each.seconds is not None}
    waiting = timing.waits(module.entry, seconds)
    exposed = [_exposed(kernel, waiting) for kernel in made]
    run = {kernel.instruction for kernel in _run(exposed)}
    total = sum(kernel.seconds or 0.0 for kernel in exposed if kernel.instruction in run)
    return [_counted(kernel, total) if kernel.instruction in run else kernel for kernel in exposed]


def _run(found: Sequence[Kernel], depth: int = 0) -> list[Kernel]:
    """The kernels that run where every conditional takes its slowest branch."""
    run = [kernel for kernel in found if len(kernel.branch) == depth]
    conditionals: dict[str, dict[str, list[Kernel]]] = {}
    for kernel in found:
        if len(kernel.branch) > depth:
            branch = kernel.branch[depth]
            conditionals.setdefault(branch.rpartition("/")[0], {}).setdefault(branch, []).append(kernel)
    for branches in conditionals.values():
        run += max((_run(branch, depth + 1) for branch in branches.values()), key=_cost)
    return run


def _cost(run: Iterable[Kernel]) -> tuple[float, int]:
    costs = [(kernel.seconds or 0.0, kernel.bytes) for kernel in run]
    return sum(seconds for seconds, _ in costs), sum(moved for _, moved in costs)


def _counted(kernel: Kernel, total: float) -> Kernel:
    return replace(kernel, counted=True, share=(kernel.seconds or 0.0) / total if total else 0.0)


def _kernel(step: Step, chip: Chip) -> Kernel:
    start, work = step.instruction, flops.of(step.instruction)
    read, written = traffic.reads(start), traffic.writes(start)
    moved, took = read + written, timing.timing(start, read + written, work, chip)
    trips = 1 if step.trips is None else step.trips
    done, close = list(sources.operations(start)), None
    if not (lines := sources.lines(done) or sources.lines([start])):
        close = neighbours.near(start)
    return Kernel(
        name=start.name,
        kind=step.work.operation,
        detail=start.fusion_kind or start.target,
        ops=tuple(each.operation for each in done),
        shape=str(start.shape),
        bytes=amount(moved) * trips,
        read=amount(read) * trips,
        written=amount(written) * trips,
        padded=amount(moved, padded=True) * trips,
        spaces=_spaces(moved, trips),
        flops=None if work is None else work.flops * trips,
        transcendentals=0 if work is None else work.transcendentals * trips,
        cycles=None if took.cycles is None else took.cycles * trips,
        seconds=None if took.seconds is None else took.seconds * trips,
        hidden=0.0,
        modelled=took.modelled,
        trips=step.trips,
        bound=took.bound,
        efficiency=took.efficiency,
        share=0.0,
        sources=tuple(lines),
        modules=tuple(sources.modules(done) or sources.modules([start])),
        near="" if close is None else sources.line(close),
        loop=step.loop,
        branch=tuple(f"{name}/{number}" for name, number in step.branches),
        counted=False,
        each=Run(amount(moved), None if work is None else work.flops, took.cycles, took.seconds),
        instruction=start,
    )


def _spaces(moved: list[traffic.Access], trips: int) -> dict[str, int]:
    spaces = dict.fromkeys(access.space for access in moved)
    return {SPACES.get(space, f"S({space})"): amount(moved, space=space) * trips for space in spaces}


def _exposed(kernel: Kernel, waiting: dict[Instruction, float]) -> Kernel:
    """Of an asynchronous operation, only the wait is time of the program."""
    if kernel.instruction not in waiting or kernel.each.seconds is None:
        return kernel
    trips = 1 if kernel.trips is None else kernel.trips
    wait = waiting[kernel.instruction]
    return replace(kernel, seconds=wait * trips, hidden=(kernel.each.seconds - wait) * trips)
