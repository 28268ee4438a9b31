"""From a kernel's results to the kernels that read them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from torch2hlo.inspection.hlo import DONE, PLACES, Instruction
from torch2hlo.inspection.shapes import Shape
from torch2hlo.inspection.sources import operations

_RENAMES = {"bitcast", "get-tuple-element", "opt-barrier", "add-dependency"} | DONE


@dataclass(frozen=True)
class Use:
    """A kernel that reads a value, and the operations in it that do."""

    kernel: Instruction
    operations: tuple[Instruction, ...]


@dataclass(frozen=True)
class Value:
    """An array that a kernel leaves in memory: its type, the operation that makes it, and who reads it."""

    shape: Shape
    root: Instruction
    uses: tuple[Use, ...]


def results(kernel: Instruction) -> Iterator[Value]:
    """Every array that a kernel writes."""
    if kernel.shape.dtype != "tuple":
        yield Value(kernel.shape, _root(kernel), tuple(_uses(kernel)))
        return
    if kernel.opcode.endswith("-start"):  # what it gives is the result of its end
        for done in (user for user in kernel.users if user.opcode in DONE):
            yield Value(done.shape, _root(kernel), tuple(_uses(done)))
        return
    for place, shape in enumerate(kernel.shape.parts):
        parts = [user for user in kernel.users if user.opcode == "get-tuple-element" and user.index == place]
        yield Value(shape, _root(kernel, place), tuple(use for part in parts for use in _uses(part)))


def is_transfer(instruction: Instruction) -> bool:
    """Whether it brings data, or a part of it, from one memory to another beside the kernels, as prefetches do."""
    if instruction.opcode == "async-start":
        return instruction.called[0].root.opcode in {"copy", "slice", "dynamic-slice"}
    return instruction.opcode == "copy-start"


def _root(kernel: Instruction, place: int = -1) -> Instruction:
    """The operation inside a kernel that makes its result, or one part of it."""
    if kernel.opcode not in {"fusion", "call", "async-start"}:
        return kernel
    root = kernel.called[0].root
    while root.opcode in {"bitcast", "tuple"} and root.operands:
        root = root.operands[place if root.opcode == "tuple" and place >= 0 else 0]
    return _root(root) if root.opcode == "fusion" else root


def _uses(value: Instruction) -> Iterator[Use]:
    """Kernels that read it, through what only renames or transfers it, into loops and branches that it is handed to."""
    for user in value.users:
        if user.opcode in _RENAMES or user.target in PLACES or is_transfer(user):
            yield from _uses(user)
        elif user.opcode == "tuple":
            yield from _through_tuple(value, user)
        elif user.opcode in {"call", "conditional"}:
            for parameter in _parameters(user, value):
                yield from _uses(parameter)
        elif user.opcode != "while":
            yield Use(user, tuple(readers(user, value)))


def _through_tuple(value: Instruction, group: Instruction) -> Iterator[Use]:
    """A tuple is what a loop carries, or a branch is given."""
    places = [place for place, operand in enumerate(group.operands) if operand is value]
    for user in group.users:
        if user.opcode not in {"while", "conditional", "call"}:
            continue
        inner = user.called if user.opcode == "while" else []
        parameters = [each.parameters[0] for each in inner] or list(_parameters(user, group))
        for parameter in parameters:
            for part in parameter.users:
                if part.opcode == "get-tuple-element" and part.index in places:
                    yield from _uses(part)


def _parameters(call: Instruction, value: Instruction) -> Iterator[Instruction]:
    """The parameters that a call, or each branch of a conditional, gets ``value`` as."""
    for place, operand in enumerate(call.operands):
        if operand is value and call.opcode == "call":
            yield call.called[0].parameters[place]
        elif operand is value and place > 0:
            yield call.called[place - 1].parameters[0]


def readers(kernel: Instruction, value: Instruction) -> Iterator[Instruction]:
    """The operations in a kernel that read one of its operands."""
    if kernel.opcode != "fusion":
        yield from (each for each in operations(kernel) if each.opcode != "fusion")
        return
    for parameter, operand in zip(kernel.called[0].parameters, kernel.operands, strict=True):
        if operand is value:
            yield from _inner(parameter)


def _inner(value: Instruction) -> Iterator[Instruction]:
    for user in value.users:
        if user.opcode == "fusion":
            yield from readers(user, value)
        if user.opcode in _RENAMES or _is_renamed_by(user, value):
            yield from _inner(user)
        elif user.opcode not in {"tuple", "fusion"}:
            yield user


def _is_renamed_by(fusion: Instruction, value: Instruction) -> bool:
    """Whether a fusion, as XLA:TPU nests them, only gives an operand on."""
    if fusion.opcode != "fusion":
        return False
    root = fusion.called[0].root
    while root.opcode in _RENAMES:
        root = root.operands[0]
    return root.opcode == "parameter" and fusion.operands[root.index] is value
