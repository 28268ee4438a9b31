"""What is alive in temporary memory as the program runs, and when it is most."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from torch2hlo.inspection.hlo import DONE, NO_WORK, Computation, Instruction
from torch2hlo.inspection.placement import Buffer
from torch2hlo.inspection.shapes import Shape

_CONTROL = {"while", "conditional", "call"}
_Alive = dict[Buffer, tuple[Instruction, int]]  # what makes it, and its last use: a place in the schedule


class Lifetimes:
    """Goes through a program by its schedule.

    Attributes:
        at: the name of the instruction at which most is alive; empty if nothing ever is.
        alive: that, and what made it.

    """

    def __init__(self, entry: Computation, buffers: Mapping[int, Sequence[Buffer]]) -> None:
        self._buffers, self._now = buffers, _Alive()
        self._most, self.at, self.alive = 0, "", dict[Buffer, Instruction]()
        self._run(entry)

    def _run(self, computation: Computation) -> _Alive:
        """The buffers of its results, which are alive at its end."""
        last = _last_uses(computation)
        before, end = set(self._now), len(computation.instructions)
        for place, instruction in enumerate(computation.instructions):
            if instruction.opcode in _CONTROL:
                self._inside(instruction, last[instruction])
            for buffer in self._arrays(instruction):
                self._put(buffer, instruction, _last_use(buffer, instruction, last, place))
            self._look(instruction)
            ended = [buffer for buffer, (_, until) in self._now.items() if buffer not in before and until <= place]
            for buffer in ended:
                del self._now[buffer]
        return {buffer: each for buffer, each in self._now.items() if buffer not in before and each[1] == end}

    def _arrays(self, instruction: Instruction) -> list[Buffer]:
        """Without the tables of pointers that tuples are."""
        made = self._buffers.get(instruction.id, ())
        return [buffer for buffer in made if array_of(buffer, instruction).dtype != "tuple"]

    def _inside(self, control: Instruction, until: int) -> None:
        """Bodies and branches; their results stay until those of the whole are not used any more."""
        before, results = dict(self._now), _Alive()
        bodies = control.called[:1] if control.opcode == "while" else control.called
        for called in control.called:
            found = self._run(called)
            results |= found if called in bodies else {}
            self._now = dict(before)
        for buffer, (instruction, _) in results.items():
            self._put(buffer, instruction, until)

    def _put(self, buffer: Buffer, instruction: Instruction, until: int) -> None:
        """What was in the same memory is over."""
        self._now = {each: known for each, known in self._now.items() if not each.overlaps(buffer)}
        self._now[buffer] = (instruction, until)

    def _look(self, instruction: Instruction) -> None:
        held = sum(buffer.size for buffer in self._now)
        if held > self._most:
            self._most, self.at = held, instruction.name
            self.alive = {buffer: maker for buffer, (maker, _) in self._now.items()}


def array_of(buffer: Buffer, instruction: Instruction) -> Shape:
    """What is in it: a part of the instruction's result."""
    shape = instruction.shape
    for place in buffer.index:
        shape = shape.parts[place]
    return shape


def _last_use(buffer: Buffer, instruction: Instruction, last: Mapping[Instruction, int], place: int) -> int:
    """Of a part of a tuple, that of the part, where nothing takes the tuple as a whole."""
    parts = [user for user in instruction.users if user.opcode == "get-tuple-element"]
    if not buffer.index or len(parts) < len(instruction.users):
        return max(last[instruction], place)
    return max((last[part] for part in parts if part.index == buffer.index[0]), default=place)


def _last_uses(computation: Computation) -> dict[Instruction, int]:
    """Place in the schedule of the last use, through what only renames; beyond the end for results."""
    order = computation.instructions
    places = {each: place for place, each in enumerate(order)}
    last = dict.fromkeys(order, -1)
    last[computation.root] = len(order)
    for instruction in reversed(order):
        renames = instruction.opcode in NO_WORK or instruction.opcode in DONE or instruction.opcode == "while"
        reach = max(last[instruction], places[instruction]) if renames else places[instruction]
        for operand in instruction.operands:
            last[operand] = max(last[operand], reach)
    return last
