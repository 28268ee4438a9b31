"""An optimised program as XLA has it: computations, instructions, their shapes and where they came from.

Field numbers are those of XLA's ``hlo.proto`` and ``xla_data.proto``, which never change their meaning.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from torch2hlo.inspection import shapes
from torch2hlo.inspection.shapes import Shape
from torch2hlo.inspection.wire import Message

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
    """One operation; equal only to itself."""

    def __init__(self, message: Message, computation: Computation) -> None:
        self._message, self.computation = message, computation
        self.name, self.opcode, self.id = message.text(1), message.text(2), message.integer(35)
        self.users: list[Instruction] = []

    def __repr__(self) -> str:
        return f"%{self.name} = {self.shape} {self.opcode}"

    @cached_property
    def shape(self) -> Shape:
        return shapes.read(self._message.message(3))

    @cached_property
    def operands(self) -> list[Instruction]:
        return [self.computation.by_id[number] for number in self._message.integers(36)]

    @cached_property
    def called(self) -> list[Computation]:
        """Computations that it runs: a fusion's, a loop's body and condition, branches, a reduction's function."""
        return [self.computation.module.by_id[number] for number in self._message.integers(38)]

    @property
    def fusion_kind(self) -> str:
        """``loop``, ``output``, ``input`` or ``custom``; empty for what is no fusion."""
        return self._message.text(11).removeprefix("k").lower()

    @property
    def target(self) -> str:
        """Whom a custom call calls."""
        return self._message.text(28)

    @property
    def operation(self) -> str:
        """The opcode, of something asynchronous that of what it begins."""
        return self.opcode.removesuffix("-start")

    @property
    def index(self) -> int:
        """Of a get-tuple-element in its tuple, or of a parameter."""
        return self._message.integer(13 if self.opcode == "get-tuple-element" else 9)

    @cached_property
    def frames(self) -> tuple[Frame, ...]:
        """The Python lines that it came from, innermost first."""
        about = self._message.message(7)
        if found := self.computation.module.frames(about.integer(15)):
            return found
        return (Frame(about.text(3), about.integer(4), ""),) if about.text(3) else ()

    @property
    def op_name(self) -> str:
        """The name of its location: module path and operation; empty where XLA made it up."""
        return self._message.message(7).text(2)

    @cached_property
    def config(self) -> dict[str, Any]:
        """What the backend wrote to it, if that is JSON."""
        try:
            found = json.loads(self._message.data(43) or b"{}")
        except ValueError:
            return {}
        return found if isinstance(found, dict) else {}

    @cached_property
    def aliases(self) -> list[tuple[tuple[int, ...], int]]:
        """Results that lie in an operand's memory: (place in the result, operand)."""
        return [(pair.integers(1), pair.integer(2)) for pair in self._message.messages(74)]

    def message(self, number: int) -> Message:
        """A message field of the instruction."""
        return self._message.message(number)

    def messages(self, number: int) -> list[Message]:
        """A repeated message field."""
        return self._message.messages(number)

    def integers(self, number: int) -> tuple[int, ...]:
        """A repeated integer field."""
        return self._message.integers(number)

    def integer(self, number: int, default: int = 0) -> int:
        """An integer field."""
        return self._message.integer(number, default)

    def text(self, number: int) -> str:
        """A string field."""
        return self._message.text(number)

    @cached_property
    def value(self) -> int | None:
        """The value of a 0-d integer or boolean constant; None for anything else."""
        literal, dtype = self._message.message(8), self.shape.dtype
        if self.opcode != "constant" or self.shape.dims:
            return None
        if dtype in _BYTE_FIELDS:
            return int.from_bytes(literal.data(_BYTE_FIELDS[dtype]), "little", signed=dtype[0] == "s")
        return next(iter(literal.integers(_INTEGER_FIELDS[dtype])), None) if dtype in _INTEGER_FIELDS else None


# Fields of LiteralProto; small integers are bytes.
_INTEGER_FIELDS = {"pred": 2, "s32": 4, "s64": 5, "u32": 6, "u64": 7}
_BYTE_FIELDS = {"u8": 3, "s8": 15, "u16": 16, "s16": 17}


class Computation:
    """Instructions in the order in which they run, where there is a schedule; else each after its operands."""

    def __init__(self, message: Message, module: Module, schedule: tuple[int, ...]) -> None:
        self.module, self.name, self.id = module, message.text(1), message.integer(5)
        made = [Instruction(each, self) for each in message.messages(2)]
        self.by_id = {instruction.id: instruction for instruction in made}
        self.root = self.by_id[message.integer(6)]
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
        message = Message(proto)
        self._index = message.message(17)
        order = {entry.integer(1): entry.message(2).integers(1) for entry in message.message(7).messages(1)}
        made = [Computation(each, self, order.get(Message.integer(each, 5), ())) for each in message.messages(3)]
        self.by_id = {computation.id: computation for computation in made}
        for computation in made:
            computation.link()
        self.name, self.entry = message.text(1), self.by_id[message.integer(6)]
        # output's place → parameter whose memory it takes over
        self.donated = {alias.integers(1): alias.integer(2) for alias in message.message(8).messages(1)}
        self._stacks: dict[int, tuple[Frame, ...]] = {}

    @cached_property
    def _files(self) -> list[str]:
        return self._index.texts(1)

    @cached_property
    def _functions(self) -> list[str]:
        return self._index.texts(2)

    @cached_property
    def _places(self) -> list[tuple[int, int, int]]:
        return [(place.integer(1), place.integer(2), place.integer(3)) for place in self._index.messages(3)]

    @cached_property
    def _links(self) -> list[tuple[int, int]]:
        """Place and parent of each frame.

        The text form writes parents one too high, and reading it back keeps that: a frame would be its own parent.
        """
        links = [(frame.integer(1), frame.integer(2)) for frame in self._index.messages(4)]
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
