"""Which lines and modules of the model an instruction came from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from torch2hlo.inspection.hlo import NO_WORK, Instruction


def operations(kernel: Instruction) -> Iterator[Instruction]:
    """What is computed in a kernel, fusions inside it opened; what does no work is left out."""
    if kernel.opcode in {"fusion", "call", "async-start"}:
        for inner in kernel.called[0].instructions:
            yield from operations(inner)
    elif kernel.opcode not in NO_WORK:
        yield kernel


def line(instruction: Instruction) -> str:
    """``file:line``, the innermost of the model's lines; empty where the compiler made the instruction up."""
    return f"{instruction.frames[0].file}:{instruction.frames[0].line}" if instruction.frames else ""


def stack(instruction: Instruction) -> list[str]:
    """Every line from the innermost to the call of the model."""
    return [f"{frame.file}:{frame.line}" for frame in instruction.frames]


def module(instruction: Instruction) -> str | None:
    """The path of the module that was running, ``""`` for the root; None where the compiler made it up."""
    name = instruction.op_name.partition("/")[0]  # what XLA inlined has the caller's name first
    return name.rpartition(".")[0] if name and instruction.frames else None


def operation(instruction: Instruction) -> str:
    """What the model calls it, without the module: ``softmax``; empty where the compiler made it up."""
    return instruction.op_name.partition("/")[0].rpartition(".")[2]


def lines(instructions: Iterable[Instruction]) -> list[str]:
    """Their lines, each once."""
    return list(dict.fromkeys(found for each in instructions if (found := line(each))))


def modules(instructions: Iterable[Instruction]) -> list[str]:
    """Their modules, each once."""
    return list(dict.fromkeys(found for each in instructions if (found := module(each)) is not None))
