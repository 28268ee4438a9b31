"""Which bytes a kernel reads and writes.

Every operand is read once and every result written once, but for

- ``slice``, ``dynamic-slice`` and ``gather``, which read as much as they return (and their indices);
- ``dynamic-update-slice``, which works in place: it reads the update and writes it;
- ``scatter``, which reads the updates and as much of its operand, and writes as much;
- a fusion's parameter that only such operations use: what they read of it, at most all of it;
- a fusion's result made by an update in place: the update;
- constants inside a fusion, which are part of its code up to 8 elements (XLA's own limit);
- XLA:TPU's custom calls that only name memory (``ConcatBitcast`` …), which move nothing.

These are the rules of XLA's ``HloCostAnalysis``, which counts an operand again for each of some of its uses.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from torch2hlo.inspection.hlo import PLACES, Instruction
from torch2hlo.inspection.shapes import Shape

_IMMEDIATE = 8


@dataclass(frozen=True)
class Access:
    """Bytes moved between a kernel and one array.

    Attributes:
        bytes: of the numbers.
        padded: with the padding of tiles.
        space: the memory space's number.

    """

    bytes: int
    padded: int
    space: int


def reads(instruction: Instruction) -> list[Access]:
    """What it reads, operand by operand."""
    if instruction.opcode == "fusion":
        return list(_fusion_reads(instruction))
    if instruction.opcode == "async-start":
        return reads(instruction.called[0].root)
    if instruction.target in PLACES:
        return []
    operands, taken = instruction.operands, _partial(instruction)
    accesses = [_access(shape, operands[index].shape.space) for index, shape in taken.items()]
    rest = dict.fromkeys(operand for index, operand in enumerate(operands) if index not in taken)
    return accesses + [each for operand in rest for each in _whole(operand.shape)]


def writes(instruction: Instruction) -> list[Access]:
    """What it writes, result by result."""
    if instruction.opcode == "async-start":
        return writes(instruction.called[0].root)
    if instruction.target in PLACES:
        return []
    if instruction.opcode in {"copy-start", "send", "recv", "collective-permute-start"}:
        return _whole(instruction.shape.parts[1 if instruction.opcode == "collective-permute-start" else 0])
    if instruction.opcode == "all-gather-start":
        return _whole(instruction.shape.parts[1])
    spaces = [array.space for array in instruction.shape.arrays()]
    made = list(_results(instruction))
    if len(made) != len(spaces):
        return _whole(instruction.shape)
    return [_access(shape, space) for shape, space in zip(made, spaces, strict=True)]


def _partial(instruction: Instruction) -> dict[int, Shape]:
    """Operands that are read in part, with the shape that is read; the empty tuple for one that is not read."""
    if instruction.opcode in {"slice", "dynamic-slice", "gather"}:
        return {0: instruction.shape}
    if instruction.opcode == "dynamic-update-slice":
        return {0: Shape("tuple")}
    if instruction.opcode == "scatter":
        return dict(enumerate(update.shape for update in scatter_updates(instruction)))
    return {}


def scatter_updates(scatter: Instruction) -> list[Instruction]:
    """Operands of a scatter: n arrays, the indices, n updates."""
    return scatter.operands[len(scatter.operands) // 2 + 1 :]


def _results(instruction: Instruction) -> Iterator[Shape]:
    """The shape that is written for each array of the result."""
    opcode = instruction.opcode
    if opcode in {"fusion", "call"}:
        yield from _results(instruction.called[0].root)
    elif opcode == "tuple":
        for operand in instruction.operands:
            yield from _results(operand)
    elif opcode == "bitcast":
        inner = list(_results(instruction.operands[0]))
        in_place = len(inner) == 1 and inner[0].elements < instruction.shape.elements
        yield inner[0] if in_place else instruction.shape
    elif opcode == "dynamic-update-slice":
        yield instruction.operands[1].shape
    elif opcode == "scatter":
        yield from (update.shape for update in scatter_updates(instruction))
    else:
        yield from instruction.shape.arrays()


def _fusion_reads(fusion: Instruction) -> Iterator[Access]:
    whole: dict[Instruction, None] = {}
    for operand, parameter in zip(fusion.operands, fusion.called[0].parameters, strict=True):
        used = _used(parameter)
        if used is None:
            whole[operand] = None
            continue
        for shape in used:
            yield _access(shape, operand.shape.space)
    for operand in whole:
        yield from _whole(operand.shape)
    for constant in _constants(fusion):
        yield from _whole(constant.shape)


def _used(parameter: Instruction) -> list[Shape] | None:
    """The parts of a fusion's parameter that are read; None if it is all of it."""
    parts: list[Shape] = []
    for user in parameter.users:
        for index in (index for index, operand in enumerate(user.operands) if operand is parameter):
            found = _used_by(user, index)
            if found is None:
                return None
            parts += found
    if parameter is parameter.computation.root or sum(part.bytes for part in parts) >= parameter.shape.bytes > 0:
        return None
    return parts


def _used_by(user: Instruction, index: int) -> list[Shape] | None:
    if user.opcode == "fusion":
        return _used(user.called[0].parameters[index])
    if user.opcode in {"bitcast", "get-tuple-element"}:
        return _used(user)
    if user.opcode in {"dynamic-update-slice", "scatter"} and not _is_result(user):
        return None
    part = _partial(user).get(index)
    return None if part is None else list(part.arrays())


def _is_result(update: Instruction) -> bool:
    """Whether an update in place is a result of its fusion, so that nothing in it reads the whole of it."""
    return update is update.computation.root or (
        bool(update.users) and all(user.opcode in {"tuple", "bitcast"} and _is_result(user) for user in update.users)
    )


def _constants(fusion: Instruction) -> Iterator[Instruction]:
    for inner in fusion.called[0].instructions:
        if inner.opcode == "constant" and inner.shape.elements > _IMMEDIATE:
            yield inner
        elif inner.opcode == "fusion":
            yield from _constants(inner)


def _whole(shape: Shape) -> list[Access]:
    return [_access(array, array.space) for array in shape.arrays()]


def _access(shape: Shape, space: int) -> Access:
    return Access(shape.bytes, shape.padded, space)


def amount(accesses: Iterable[Access], *, space: int | None = None, padded: bool = False) -> int:
    """Bytes in all, or in one memory space."""
    return sum(
        access.padded if padded else access.bytes for access in accesses if space is None or access.space == space
    )
