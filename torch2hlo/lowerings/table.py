"""The registry as data and as docs/ops.md: ``python -m torch2hlo.lowerings.table > docs/ops.md``."""

from __future__ import annotations

import inspect
import itertools
import re
from dataclasses import dataclass

import torch

from torch2hlo import lowerings as lowerings  # fills the registry
from torch2hlo.dtypes import COMPLEX, FLOATING, INTEGER
from torch2hlo.graph import dtype_name
from torch2hlo.lowering import Lowering, registered

_GROUPS = {
    "floating": FLOATING,
    "integer": INTEGER,
    "complex": COMPLEX,
    "bool": frozenset({torch.bool}),
}
_HEADER = """# Operations

<!-- Written by `make docs`, from the registry; tests/test_ops_table.py fails when it is stale. -->

{count} ATen overloads of {names} operations have a lowering, {core} of them core ATen. What is not listed is
expanded by PyTorch's own decomposition, where it has one, and lowered from there.

floating: float16, bfloat16, float32, float64 · integer: uint8, int8, int16, int32, int64 ·
complex: complex64, complex128. The dtypes are those of the first tensor operand.
"""


@dataclass(frozen=True)
class Row:
    """One overload: ``dtypes`` by name, ``groups`` in short; ``summary`` is the docstring's start."""

    op: str
    family: str
    dtypes: tuple[str, ...]
    groups: str
    summary: str


def rows() -> list[Row]:
    """Every overload that torch2hlo itself lowers, by family and name."""
    return sorted((_row(lowering) for lowering in _own()), key=lambda row: (row.family, row.op))


def markdown() -> str:
    """docs/ops.md."""
    every = rows()
    core = sum(torch.Tag.core in getattr(lowering.op, "tags", ()) for lowering in _own())
    names = len({row.op.rpartition(".")[0] or row.op for row in every})
    parts = [_HEADER.format(count=len(every), names=names, core=core)]
    for family, group in itertools.groupby(every, key=lambda row: row.family):
        lines = [f"| `{row.op}` | {row.groups} | {_escaped(row.summary)} |" for row in group]
        parts.append("\n".join([f"## {family}\n", "| operation | dtypes | |", "| --- | --- | --- |", *lines]) + "\n")
    return "\n".join(parts)


def _own() -> list[Lowering]:
    return [lowering for lowering in registered() if lowering.emit.__module__.startswith(lowerings.__name__)]


def _row(lowering: Lowering) -> Row:
    names = tuple(sorted(dtype_name(dtype) for dtype in lowering.dtypes))
    family = lowering.emit.__module__.rpartition(".")[2].replace("_", " ")
    return Row(str(lowering.op), family, names, _short(lowering.dtypes), _summary(lowering))


def _short(dtypes: frozenset[torch.dtype]) -> str:
    whole = [name for name, group in _GROUPS.items() if group <= dtypes]
    rest = dtypes.difference(*(_GROUPS[name] for name in whole))
    return ", ".join(whole + sorted(dtype_name(dtype) for dtype in rest))


def _summary(lowering: Lowering) -> str:
    """The first sentence of the docstring, without links."""
    first = re.split(r"\n\s*\n", inspect.getdoc(lowering.emit) or "", maxsplit=1)[0]
    words = re.sub(r"\s*https?://\S+", "", " ".join(first.split())).replace("``", "`")
    return re.split(r"(?<=[.:;])\s", words, maxsplit=1)[0].rstrip(" .:;")


def _escaped(text: str) -> str:
    return text.replace("|", "\\|")


if __name__ == "__main__":
    print(markdown(), end="")
