"""Which parts of the temporary memory XLA gave to what."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from torch2hlo import hlo_proto


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
    assignment, found = hlo_proto.parse("BufferAssignmentProto", proto), dict[int, list[Buffer]]()
    made = {buffer.id: buffer.defined_at for buffer in assignment.logical_buffers}
    for allocation in filter(_is_temporary, assignment.buffer_allocations):
        for each in allocation.assigned:
            at = made[each.logical_buffer_id]
            buffer = Buffer(at.instruction_id, tuple(at.shape_index), allocation.index, each.offset, each.size)
            found.setdefault(buffer.instruction, []).append(buffer)
    return found


def _is_temporary(allocation: Any) -> bool:
    given = allocation.is_entry_computation_parameter or allocation.maybe_live_out or allocation.is_constant
    return not (given or allocation.is_thread_local or allocation.color)
