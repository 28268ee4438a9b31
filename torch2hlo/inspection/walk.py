"""Which instructions a program executes, in order: its kernels, through loops, branches and calls."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from torch2hlo.inspection import loops
from torch2hlo.inspection.hlo import DONE, NO_WORK, Computation, Instruction


@dataclass(frozen=True)
class Step:
    """One kernel, where it stands.

    Attributes:
        instruction: what is executed; of an asynchronous operation, what begins it.
        trips: how often it runs; None if a loop around it runs a number of times that is not known before the run.
        branches: the conditionals around it, outermost first: name, and which of its branches.
        loop: the innermost loop around it; empty if there is none.

    """

    instruction: Instruction
    trips: int | None = 1
    branches: tuple[tuple[str, int], ...] = ()
    loop: str = ""

    @property
    def work(self) -> Instruction:
        """What is done: of an asynchronous operation, the operation that it wraps."""
        wrapped = self.instruction.opcode == "async-start"
        return self.instruction.called[0].root if wrapped else self.instruction


def steps(entry: Computation) -> Iterator[Step]:
    """Every kernel of the program, in the order of the schedule."""
    return _inside(entry, Step(entry.root))


def _inside(computation: Computation, at: Step) -> Iterator[Step]:
    for instruction in computation.instructions:
        if instruction.opcode in NO_WORK or instruction.opcode in DONE:
            continue
        if instruction.opcode == "while":
            yield from _loop(instruction, at)
        elif instruction.opcode == "call":
            yield from _inside(instruction.called[0], at)
        elif instruction.opcode == "conditional":
            for number, branch in enumerate(instruction.called):
                yield from _inside(branch, replace(at, branches=(*at.branches, (instruction.name, number))))
        else:
            yield replace(at, instruction=instruction)


def _loop(loop: Instruction, at: Step) -> Iterator[Step]:
    """The condition is asked once more than the body runs."""
    body, condition = loop.called
    rounds = loops.trips(loop)
    asked = ran = None
    if rounds is not None and at.trips is not None:
        asked, ran = at.trips * (rounds + 1), at.trips * rounds
    yield from _inside(condition, replace(at, trips=asked, loop=loop.name))
    yield from _inside(body, replace(at, trips=ran, loop=loop.name))
