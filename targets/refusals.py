"""What a compiler says when it refuses a program, as our errors."""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from typing import Any

from torch2hlo import mlir
from torch2hlo.errors import CompileError, TooLargeError

REPORT = "this is a bug of torch2hlo or of XLA: report it with the text of the program"
_SHOWN = 5
_UNITS = {"K": 1 << 10, "M": 1 << 20, "G": 1 << 30, "T": 1 << 40}
_BITS = re.compile(r"\d+")


def refusal(message: str, target: str, module: mlir.ir.Module, flags: Mapping[str, str]) -> CompileError:
    """The error for XLA's ``message`` about ``module``, compiled with ``flags``."""
    if message.startswith("RESOURCE_EXHAUSTED"):
        return _too_large(message, target, module)
    if message.startswith("INVALID_ARGUMENT") and any(flag in message for flag in flags):
        hint = "flags go to XLA as they are; which ones there are depends on its version and on the target"
        return CompileError(f"XLA refused a flag for {target}: {message}", hint=hint)
    return CompileError(f"XLA refused the program for {target}: {message.split(chr(10) * 2)[0]}", hint=REPORT)


def _too_large(message: str, target: str, module: mlir.ir.Module) -> TooLargeError:
    needed = re.search(r"\(([\d.]+[KMGT])\) exceeds available \w+ \(([\d.]+[KMGT])\)", message) or re.search(
        r"[Uu]sed ([\d.]+[KMGT]) of ([\d.]+[KMGT])", message
    )
    if needed:
        need, have = map(_bytes, needed.groups())
        what = f"the program needs {_giga(need)} of {target}'s {_giga(have)}: {_giga(need - have)} too much"
    else:
        what = f"the program is too large for {target}: {message.splitlines()[0]}"
    lines = [f"   | {_giga(size):>9}  {name}" for size, name in _largest(module)]
    return TooLargeError(
        "\n".join([f"{what}. Its largest tensors:", *lines]),
        hint="a smaller batch or shorter sequence, narrower dtypes, or a chip with more memory",
    )


def _largest(module: mlir.ir.Module) -> list[tuple[int, str]]:
    """Bytes and description of the largest operands and intermediate results, each size and place once."""
    main = mlir.main_of(module)
    found = {(_size(value.type), f"{value.type}, operand {_name(value)}") for value in main.arguments}

    def visit(op: mlir.ir.Operation) -> mlir.ir.WalkResult:
        if op.name.startswith(("stablehlo.", "chlo.")) and op.name != "stablehlo.constant":
            source = mlir.source_of(op)
            where = f", {source.file}:{source.line}" if source else ""
            found.update(
                (_size(value.type), f"{value.type}, {op.name.partition('.')[2]}{where}") for value in op.results
            )
        return mlir.ir.WalkResult.ADVANCE

    main.operation.walk(visit)
    return sorted(found, reverse=True)[:_SHOWN]


def _name(argument: Any) -> str:
    location = argument.location
    return str(location.name_str if isinstance(location, mlir.ir.NameLoc) else argument.arg_number)


def _size(kind: mlir.ir.Type) -> int:
    """Bytes of a tensor, without padding; 0 of anything else."""
    if not isinstance(kind, mlir.ir.RankedTensorType):
        return 0
    element = str(kind.element_type)
    bits = int(_BITS.findall(element)[0]) if _BITS.search(element) else 8
    return (math.prod(kind.shape) * bits * (2 if "complex" in element else 1) + 7) // 8


def _bytes(text: str) -> float:
    return float(text[:-1]) * _UNITS[text[-1]]


def _giga(size: float) -> str:
    return f"{size / 1e9:.3g} GB"
