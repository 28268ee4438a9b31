"""What a target's compiler made of one entry, as data: the same whether or not it can run here."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import msgspec

from torch2hlo import versions
from torch2hlo.cache import Record, Store
from torch2hlo.errors import TargetError
from torch2hlo.hardware import Chip

PRECISIONS = ("default", "high", "highest")
ATTENTIONS = ("kernel", "plain")


@dataclass(frozen=True)
class Options:
    """What a compilation is told; docs/targets.md says what each means on each target.

    Attributes:
        precision: of matrix products and convolutions: ``default``, ``high`` or ``highest``.
        flags: XLA's own flags by name, for example ``{"xla_backend_optimization_level": "0"}``.
        devices: how many devices run the program together.
        attention: ``kernel`` where the target has one that is as exact as the program's operations and faster; or
            ``plain``, those operations.
        narrow: whether 64-bit integers that provably fit in 32 bits are computed in 32; results stay the same.
        donate: whether state is updated in the memory that it is in; else the old state stays until nothing holds it.
        cache_dir: where compiled programs are kept between processes; ``"default"`` is the user's cache directory,
            None turns the cache off.

    Raises:
        TargetError: there is no such precision, no such attention, or a number of devices below 1.

    """

    precision: str = "default"
    flags: Mapping[str, str] = field(default_factory=dict)
    devices: int = 1
    attention: str = "kernel"
    narrow: bool = False
    donate: bool = True
    cache_dir: Path | str | None = "default"

    def __post_init__(self) -> None:
        if self.precision not in PRECISIONS:
            raise TargetError(f"there is no precision {self.precision!r}", hint=f"one of {', '.join(PRECISIONS)}")
        if self.attention not in ATTENTIONS:
            raise TargetError(f"there is no attention {self.attention!r}", hint=f"one of {', '.join(ATTENTIONS)}")
        if self.devices < 1:
            raise TargetError(f"{self.devices} devices can't run a program", hint="1 or more")

    @property
    def flag_texts(self) -> dict[str, str]:
        """The flags as XLA reads them, in alphabetical order."""
        return {name: str(value) for name, value in sorted(self.flags.items())}

    def record(self) -> dict[str, Any]:
        """What the result depends on, as plain data."""
        return {
            "precision": self.precision,
            "attention": self.attention,
            "flags": self.flag_texts,
            "devices": self.devices,
            "narrow": self.narrow,
            "donate": self.donate,
        }


def unusual(record: Mapping[str, Any]) -> list[str]:
    """The options of a `Options.record` that are not the default, in words."""
    defaults = Options().record()
    return [
        name if value is True else f"{name} {value}" for name, value in record.items() if value != defaults.get(name)
    ]


@dataclass(frozen=True)
class EntryReport:
    """How one entry came about: wall seconds of the compiler or of reading the cache, and why it was not there.

    ``refusals`` are what the target has a kernel for and left to plain operations, and why.
    """

    seconds: float
    cached: bool
    miss: str
    refusals: tuple[str, ...] = ()


@dataclass(frozen=True)
class Report:
    """All that an executable's numbers and speed depend on, besides the program.

    Attributes:
        target: its name.
        device: the device's kind, in the words of its maker.
        options: what was asked for; see `Options`.
        versions: of what compiled it.
        entries: by name.

    """

    target: str
    device: str
    options: Mapping[str, Any]
    versions: Mapping[str, str]
    entries: Mapping[str, EntryReport]


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
        options: what was asked for; see `Options`.
        seconds: wall seconds of the compiler, or of reading the cache.
        cached: whether it was taken from the cache.
        miss: why it was not; empty if it was.
        refusals: what the target has a kernel for and left to plain operations, and why.
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
    versions: Mapping[str, str] = field(default_factory=versions.made)
    cached: bool = False
    miss: str = ""
    refusals: tuple[str, ...] = ()
    proto: bytes = field(default=b"", repr=False)
    buffers: bytes = field(default=b"", repr=False)


def kept(store: Store, record: Record, make: Callable[[], Compilation]) -> Compilation:
    """The compilation in the store, or what ``make`` gives, which is then kept."""
    start = time.perf_counter()
    data = store.get(record)
    if data is not None:
        with contextlib.suppress(msgspec.DecodeError):  # of another version of torch2hlo, or damaged
            found = msgspec.msgpack.decode(data, type=Compilation)
            seconds = time.perf_counter() - start
            return replace(found, seconds=seconds, cached=True, miss="", versions=versions.made())
    miss = store.why_not(record)
    made = replace(make(), miss=miss)
    store.put(record, msgspec.msgpack.encode(made))
    return made
