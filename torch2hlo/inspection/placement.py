"""Which parts of the temporary memory XLA gave to what: a BufferAssignmentProto of XLA's ``hlo.proto``."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from torch2hlo.inspection.wire import Message

_LOCAL, _OPERAND, _RESULT, _COLOR, _CONSTANT = 3, 5, 7, 8, 12  # fields of a BufferAllocationProto


@dataclass(frozen=True)
class Buffer:
    """Memory for one array, from when an instruction makes it to when nothing reads it any more.

    Attributes:
        instruction: its id.
        index: the array's place in the instruction's result, a path where tuples are nested.
        allocation: number of the block of memory that it is in.
        offset: in that, bytes.
        size: bytes.

    """

    instruction: int
    index: tuple[int, ...]
    allocation: int
    offset: int
    size: int

    def overlaps(self, other: Buffer) -> bool:
        """Whether both are in the same memory, so that they are not alive at once."""
        return (
            self.allocation == other.allocation
            and self.offset < other.offset + other.size
            and other.offset < self.offset + self.size
        )


def temporaries(proto: bytes) -> dict[int, list[Buffer]]:
    """Buffers in main memory that are no operands, results or constants, by the id of what makes them."""
    message, found = Message(proto), dict[int, list[Buffer]]()
    places = {each.integer(1): each.message(3) for each in message.messages(1)}
    for allocation in message.messages(3):
        if not any(allocation.integer(field) for field in (_LOCAL, _OPERAND, _RESULT, _COLOR, _CONSTANT)):
            for buffer in _assigned(allocation, places):
                found.setdefault(buffer.instruction, []).append(buffer)
    return found


def _assigned(allocation: Message, places: dict[int, Message]) -> Iterator[Buffer]:
    for each in allocation.messages(9):
        made = places[each.integer(1)]
        index = made.integers(3)
        yield Buffer(made.integer(4), index, allocation.integer(1), each.integer(2), each.integer(3))
