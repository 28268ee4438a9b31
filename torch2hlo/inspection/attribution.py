"""The same time, by line and by module of the model."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from torch2hlo.inspection import flops, neighbours, sources
from torch2hlo.inspection.hlo import Instruction
from torch2hlo.inspection.kernels import Kernel
from torch2hlo.inspection.words import code

COMPILER = "(compiler)"  # what has no line, and no neighbour that has one


@dataclass(frozen=True)
class Line:
    """What a line of the model costs.

    A kernel's time is split over its operations: by flops if there are matrix products in it, else by the sizes of
    their results. Kernels that the total does not count, in a branch that is not the slowest, are named and cost
    nothing.

    Attributes:
        source: ``file:line``.
        seconds: its part of the time.
        bytes: its part of the traffic, split the same way.
        kernels: the names of those that it is in.
        code: the text of the line; empty where the file is not here.

    """

    source: str
    seconds: float
    bytes: int
    kernels: tuple[str, ...]
    code: str


@dataclass(frozen=True)
class ModuleCost:
    """A module and those inside it; `seconds` and `bytes` include them, `own` is the seconds without them."""

    name: str
    path: str
    seconds: float
    own: float
    bytes: int
    kernels: tuple[str, ...]
    children: tuple[ModuleCost, ...]


@dataclass
class _Sum:
    seconds: float = 0.0
    bytes: float = 0.0

    def __post_init__(self) -> None:
        self.kernels: dict[str, None] = {}

    def add(self, kernel: Kernel, part: float) -> None:
        self.kernels[kernel.name] = None
        if kernel.counted:
            self.seconds += (kernel.seconds or 0.0) * part
            self.bytes += kernel.bytes * part


def by_line(kernels: Iterable[Kernel]) -> tuple[Line, ...]:
    """Every line, the costliest first."""
    sums = _sums(kernels, lambda each: sources.line(each) or None)
    lines = [Line(at, each.seconds, round(each.bytes), tuple(each.kernels), code(at)) for at, each in sums.items()]
    return tuple(sorted(lines, key=lambda line: (-line.seconds, -line.bytes)))


def by_module(kernels: Iterable[Kernel]) -> ModuleCost:
    """The model's modules as a tree; its root is the model."""
    sums = _sums(kernels, sources.module)
    return _tree("model", "", sums)


def _tree(name: str, path: str, sums: dict[str, _Sum]) -> ModuleCost:
    prefix = f"{path}." if path else ""
    names = dict.fromkeys(
        key.removeprefix(prefix).partition(".")[0] for key in sums if key != path and key.startswith(prefix)
    )
    children = tuple(_tree(child, prefix + child, sums) for child in names)
    own = sums.get(path, _Sum())
    used = dict.fromkeys([*own.kernels, *(kernel for child in children for kernel in child.kernels)])
    return ModuleCost(
        name=name,
        path=path,
        seconds=own.seconds + sum(child.seconds for child in children),
        own=own.seconds,
        bytes=round(own.bytes) + sum(child.bytes for child in children),
        kernels=tuple(used),
        children=tuple(sorted(children, key=lambda child: -child.seconds)),
    )


def _sums(kernels: Iterable[Kernel], key: Callable[[Instruction], str | None]) -> dict[str, _Sum]:
    sums: dict[str, _Sum] = {}
    for kernel in kernels:
        for name, part in _parts(kernel, key):
            sums.setdefault(name, _Sum()).add(kernel, part)
    return sums


def _parts(kernel: Kernel, key: Callable[[Instruction], str | None]) -> Iterator[tuple[str, float]]:
    """The part of a kernel that belongs to each key; all parts together are 1."""
    placed = [(found, each) for each in sources.operations(kernel.instruction) if (found := key(each)) is not None]
    if not placed:
        close = neighbours.near(kernel.instruction)
        found = key(kernel.instruction)
        found = key(close) if found is None and close is not None else found
        yield COMPILER if found is None else found, 1.0
        return
    weights = [_matrix_flops(each) for _, each in placed]
    if not any(weights):
        weights = [sum(array.elements for array in each.shape.arrays()) or 1 for _, each in placed]
    whole = sum(weights)
    for (found, _), weight in zip(placed, weights, strict=True):
        yield found, weight / whole


def _matrix_flops(instruction: Instruction) -> int:
    work = flops.of(instruction) if instruction.opcode in {"dot", "convolution"} else None
    return work.matrix if work is not None else 0
