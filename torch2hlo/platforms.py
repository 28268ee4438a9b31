"""Which operations of a program are kernels of one platform: linear algebra, which StableHLO has no operations for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from torch2hlo.errors import PlatformError, Source, gather
from torch2hlo.mlir import functions_of, ir, main_of, source_of


@dataclass(frozen=True)
class Kernel:
    """A custom call: its target's name, and the user's line that needs it."""

    name: str
    source: Source | None


def kernels_of(module: ir.Module) -> list[Kernel]:
    """The platform's kernels that ``@main`` needs, directly or through the functions that it calls."""
    functions = functions_of(module)
    inside: dict[str, str] = {}

    def first_in(name: str) -> str:
        if name not in inside:
            inside[name] = ""  # functions of StableHLO do not call themselves
            inside[name] = next((kernel for op in _operations(functions[name]) if (kernel := kernel_in(op))), "")
        return inside[name]

    def kernel_in(op: ir.Operation) -> str:
        if op.name == "stablehlo.custom_call":
            return ir.StringAttr(op.attributes["call_target_name"]).value
        if op.name == "func.call":
            return first_in(ir.FlatSymbolRefAttr(op.attributes["callee"]).value)
        return ""

    return [Kernel(name, source_of(op)) for op in _operations(main_of(module)) if (name := kernel_in(op))]


def require_none(module: ir.Module, platform: str) -> None:
    """Refuse a module that has kernels.

    Raises:
        PlatformError: it has; all places are named at once.

    """
    errors = [
        PlatformError(
            f"the program needs {kernel.name}, a kernel of the CPU, which {platform} lacks",
            source=kernel.source,
            hint="linear algebra of a saved program is for the CPU: convert and compile in one process",
        )
        for kernel in kernels_of(module)
    ]
    if errors:
        raise gather(errors)


def _operations(function: Any) -> list[ir.Operation]:
    found: list[ir.Operation] = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        found.append(op)
        return ir.WalkResult.ADVANCE

    function.operation.walk(visit)
    return found
