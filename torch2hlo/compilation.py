"""What a target's compiler made of one entry, as data: the same whether or not it can run here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from torch2hlo.errors import TargetError
from torch2hlo.hardware import Chip

PRECISIONS = ("default", "high", "highest")


@dataclass(frozen=True)
class Options:
    """What a compilation is told; docs/targets.md says what each means on each target.

    Attributes:
        precision: of matrix products and convolutions: ``default``, ``high`` or ``highest``.
        flags: XLA's own flags by name, for example ``{"xla_backend_optimization_level": "0"}``.
        devices: how many devices run the program together.
        cache_dir: where compiled programs are kept between processes; ``"default"`` is the user's cache directory,
            None turns the cache off.

    Raises:
        TargetError: there is no such precision, or a number of devices below 1.

    """

    precision: str = "default"
    flags: Mapping[str, str] = field(default_factory=dict)
    devices: int = 1
    cache_dir: Path | str | None = "default"

    def __post_init__(self) -> None:
        if self.precision not in PRECISIONS:
            raise TargetError(f"there is no precision {self.precision!r}", hint=f"one of {', '.join(PRECISIONS)}")
        if self.devices < 1:
            raise TargetError(f"{self.devices} devices can't run a program", hint="1 or more")

    def record(self) -> dict[str, Any]:
        """What the result depends on, as plain data."""
        flags = {name: str(value) for name, value in sorted(self.flags.items())}
        return {"precision": self.precision, "flags": flags, "devices": self.devices}


@dataclass(frozen=True)
class Memory:
    """Bytes on one device, as the compiler lays arrays out (tiles are padded).

    ``aliased`` is the part of the outputs that lies in donated arguments. ``peak`` is what must fit at once.
    """

    arguments: int
    outputs: int
    temporaries: int
    aliased: int
    code: int

    @property
    def peak(self) -> int:
        """Arguments, outputs that are not aliased, temporaries and code."""
        return self.arguments + self.outputs - self.aliased + self.temporaries + self.code


@dataclass(frozen=True)
class Compilation:
    """One entry, compiled.

    Attributes:
        target: ``cpu``, ``tpu:v5e:1x1`` …
        entry: the entry's name.
        chip: what it was compiled for.
        hlo: the optimised program as HLO text.
        memory: bytes.
        cost: XLA's own cost analysis, raw. Its ``optimal_seconds`` is wrong with custom calls and loops.
        options: what was asked for: precision, flags, devices.
        seconds: wall seconds of the compiler, or of reading the cache.
        cached: whether it was taken from the cache.
        miss: why it was not in the cache; empty if it was.
        versions: of everything it depends on.
        proto: the optimised program as a serialised HloModuleProto, readable also where the text is not (tpu7x).
        buffers: XLA's serialised BufferAssignmentProto; empty if the target has none.

    """

    target: str
    entry: str
    chip: Chip
    hlo: str
    memory: Memory
    cost: dict[str, float]
    options: Mapping[str, Any]
    seconds: float
    cached: bool
    miss: str
    versions: Mapping[str, str]
    proto: bytes = field(default=b"", repr=False)
    buffers: bytes = field(default=b"", repr=False)
