"""An optimised program as XLA has it: computations, instructions, their shapes and where they came from."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from torch2hlo import hlo_proto
from torch2hlo.inspection import shapes
from torch2hlo.inspection.shapes import Shape

# No work is done for these where they stand: they name, group or reinterpret what is there.
NO_WORK = frozenset({
    "parameter", "constant", "tuple", "get-tuple-element", "bitcast", "opt-barrier", "after-all",
    "add-dependency", "domain", "partition-id", "replica-id",
})  # fmt: skip
# Custom calls of XLA:TPU that only say something of what is there, or take 64-bit numbers apart and join them.
PLACES = frozenset({"AllocateBuffer", "AssumeGatherIndicesInBound", "ConcatBitcast"})
HALVES = frozenset({"X64Combine", "X64SplitHigh", "X64SplitLow"})
# The second half of something that was counted where it began.
DONE = frozenset({
    "copy-done", "async-update", "async-done", "all-reduce-done", "all-gather-done", "collective-permute-done",
    "send-done", "recv-done",
})  # fmt: skip


@dataclass(frozen=True)
class Frame:
    """A line of Python, and the function that it is in."""

    file: str
    line: int
    function: str


class Instruction:
    """One operation, with its HloInstructionProto; equal only to itself."""

    def __init__(self, proto: Any, computation: Computation) -> None:
        self.proto, self.computation = proto, computation
        self.name, self.opcode, self.id = str(proto.name), str(proto.opcode), int(proto.id)
        self.users: list[Instruction] = []

    def __repr__(self) -> str:
        return f"%{self.name} = {self.shape} {self.opcode}"

    @cached_property
    def shape(self) -> Shape:
        return shapes.read(self.proto.shape)

    @cached_property
    def operands(self) -> list[Instruction]:
        return [self.computation.by_id[number] for number in self.proto.operand_ids]

    @cached_property
    def called(self) -> list[Computation]:
        """Computations that it runs: a fusion's, a loop's body and condition, branches, a reduction's function."""
        return [self.computation.module.by_id[number] for number in self.proto.called_computation_ids]

    @property
    def fusion_kind(self) -> str:
        """``loop``, ``output``, ``input`` or ``custom``; empty for what is no fusion."""
        return str(self.proto.fusion_kind).removeprefix("k").lower()

    @property
    def target(self) -> str:
        """Whom a custom call calls."""
        return str(self.proto.custom_call_target)

    @property
    def operation(self) -> str:
        """The opcode, of something asynchronous that of what it begins."""
        return self.opcode.removesuffix("-start")

    @property
    def index(self) -> int:
        """Of a get-tuple-element in its tuple, or of a parameter."""
        is_part = self.opcode == "get-tuple-element"
        return int(self.proto.tuple_index if is_part else self.proto.parameter_number)

    @cached_property
    def frames(self) -> tuple[Frame, ...]:
        """The Python lines that it came from, innermost first."""
        about = self.proto.metadata
        if found := self.computation.module.frames(about.stack_frame_id):
            return found
        return (Frame(about.source_file, about.source_line, ""),) if about.source_file else ()

    @property
    def op_name(self) -> str:
        """The name of its location: module path and operation; empty where XLA made it up."""
        return str(self.proto.metadata.op_name)

    @cached_property
    def config(self) -> dict[str, Any]:
        """What the backend wrote to it, if that is JSON."""
        try:
            found = json.loads(self.proto.backend_config or b"{}")
        except ValueError:
            return {}
        return found if isinstance(found, dict) else {}

    @cached_property
    def aliases(self) -> list[tuple[tuple[int, ...], int]]:
        """Results that lie in an operand's memory: (place in the result, operand)."""
        pairs = self.proto.output_operand_aliasing
        return [(tuple(pair.output_shape_index), pair.operand_index) for pair in pairs]

    @cached_property
    def value(self) -> int | None:
        """The value of a 0-d integer or boolean constant; None for anything else."""
        dtype = self.shape.dtype
        if self.opcode != "constant" or self.shape.dims or dtype not in _INTEGERS:
            return None
        numbers = getattr(self.proto.literal, f"{dtype}s")
        if isinstance(numbers, bytes):  # small ones
            return int.from_bytes(numbers, "little", signed=dtype[0] == "s")
        return next(map(int, numbers), None)


_INTEGERS = {"pred", "s8", "s16", "s32", "s64", "u8", "u16", "u32", "u64"}


class Computation:
    """Instructions in the order in which they run, where there is a schedule; else each after its operands."""

    def __init__(self, proto: Any, module: Module, schedule: Sequence[int]) -> None:
        self.module, self.name, self.id = module, str(proto.name), int(proto.id)
        made = [Instruction(each, self) for each in proto.instructions]
        self.by_id = {instruction.id: instruction for instruction in made}
        self.root = self.by_id[proto.root_id]
        self.caller: Instruction | None = None
        self.instructions = [self.by_id[number] for number in schedule] if schedule else made

    def link(self) -> None:
        """Tell every instruction its users, each once, and every computation who runs it."""
        for instruction in self.instructions:
            for operand in dict.fromkeys(instruction.operands):
                operand.users.append(instruction)
            for computation in instruction.called:
                computation.caller = instruction

    @cached_property
    def parameters(self) -> list[Instruction]:
        """In their order."""
        found = [each for each in self.instructions if each.opcode == "parameter"]
        return sorted(found, key=lambda each: each.index)


class Module:
    """A HloModuleProto."""

    def __init__(self, proto: bytes) -> None:
        module = hlo_proto.parse("HloModuleProto", proto)
        self._index = module.stack_frame_index
        order = {entry.key: entry.value.instruction_ids for entry in module.schedule.sequences}
        made = [Computation(each, self, order.get(each.id, ())) for each in module.computations]
        self.by_id = {computation.id: computation for computation in made}
        for computation in made:
            computation.link()
        self.name, self.entry = str(module.name), self.by_id[module.entry_computation_id]
        self._stacks: dict[int, tuple[Frame, ...]] = {}

    @cached_property
    def _files(self) -> list[str]:
        return list(self._index.file_names)

    @cached_property
    def _functions(self) -> list[str]:
        return list(self._index.function_names)

    @cached_property
    def _places(self) -> list[tuple[int, int, int]]:
        places = self._index.file_locations
        return [(place.file_name_id, place.function_name_id, place.line) for place in places]

    @cached_property
    def _links(self) -> list[tuple[int, int]]:
        """Place and parent of each frame.

        The text form writes parents one too high, and reading it back keeps that: a frame would be its own parent.
        """
        links = [(frame.file_location_id, frame.parent_frame_id) for frame in self._index.stack_frames]
        shifted = any(parent == number for number, (_, parent) in enumerate(links, 1))
        return [(place, parent - 1) for place, parent in links] if shifted else links

    def frames(self, number: int) -> tuple[Frame, ...]:
        """The stack of a frame, innermost first; ``number`` counts from 1, 0 has none."""
        if number not in self._stacks:
            self._stacks[number] = tuple(self._walk(number))
        return self._stacks[number]

    def _walk(self, number: int) -> Iterator[Frame]:
        while 0 < number <= len(self._links):
            place, parent = self._links[number - 1]
            file, function, line = self._places[place - 1]
            yield Frame(self._files[file - 1], line, self._functions[function - 1] if function else "")
            number = parent if parent < number else 0
