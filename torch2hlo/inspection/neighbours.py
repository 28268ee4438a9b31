"""For what the compiler made up, the operation of the model that it is there for."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from torch2hlo.inspection import sources, values
from torch2hlo.inspection.hlo import Instruction


def near(kernel: Instruction) -> Instruction | None:
    """The nearest operation with a line that takes what the kernel gives, else that it takes from, else the loop.

    What a compiler puts in, it puts in for what follows: another layout, a prefetch, a part of what it took apart.
    """
    return _search(kernel, _takers) or _search(kernel, _givers) or _around(kernel)


_Step = Callable[[Instruction], Iterator[tuple[Instruction, Instruction | None]]]


def _search(kernel: Instruction, step: _Step) -> Instruction | None:
    """Breadth first; a step gives neighbours, and the operation in each that is meant, if it has a line."""
    frontier, seen = [kernel], {kernel}
    while frontier:
        reached = dict(pair for one in frontier for pair in step(one) if pair[0] not in seen)
        if found := next((meant for meant in reached.values() if meant is not None), None):
            return found
        frontier = list(reached)
        seen |= reached.keys()
    return None


def _around(kernel: Instruction) -> Instruction | None:
    """The loop or branch that runs it."""
    caller = kernel.computation.caller
    while caller is not None and not caller.frames:
        caller = caller.computation.caller
    return caller


def _takers(value: Instruction) -> Iterator[tuple[Instruction, Instruction | None]]:
    for user in value.users:
        yield user, _first_with_line([*values.readers(user, value), user])


def _givers(kernel: Instruction) -> Iterator[tuple[Instruction, Instruction | None]]:
    for operand in kernel.operands:
        yield operand, _first_with_line([operand, *sources.operations(operand)])


def _first_with_line(instructions: list[Instruction]) -> Instruction | None:
    """A part of a tuple is named for the whole, which says nothing."""
    named = (each for each in instructions if each.frames and each.opcode not in {"get-tuple-element", "tuple"})
    return next(named, None)
