"""A converted program: StableHLO, its signature, and the tensors it needs; the same whether made here or loaded."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from torch2hlo import mlir
from torch2hlo.errors import CallError
from torch2hlo.host import spec_of, to_numpy
from torch2hlo.signature import Signature

if TYPE_CHECKING:
    from torch2hlo.executable import Executable
    from torch2hlo.jax_function import JaxFunction


LATER = ".later"  # suffix of the entry that serves all calls after the first one
BUCKET = "@"  # before the size, in the name of an entry for a bucket smaller than the largest


def serving(names: Iterable[str], entry: str) -> list[str]:
    """The entries among ``names`` that serve calls of ``entry``: its buckets from the smallest on, each then later."""
    known = set(names)
    starts = (name.removeprefix(entry + BUCKET) for name in known if name.startswith(entry + BUCKET))
    sizes = sorted(int(size) for size in starts if size.isdecimal())
    ordered = [*(f"{entry}{BUCKET}{size}" for size in sizes), entry]
    return [name for start in ordered for name in (start, start + LATER) if name in known]


@dataclass
class Entry:
    """One entry point: its signature, and its module, made on first use; and what passes left alone, and why.

    ``make_module`` takes the platform: ``cpu``, ``cuda``, ``rocm`` or ``tpu``. Most programs are the same for all.
    ``emitted`` is what the module was emitted from, a `torch2hlo.emit.Emitted`; a loaded program has only the module.
    """

    signature: Signature
    make_module: Callable[[str], mlir.ir.Module]
    refusals: tuple[str, ...] = ()
    emitted: Any = None
    _modules: dict[str, mlir.ir.Module] = field(default_factory=dict)

    @property
    def module(self) -> mlir.ir.Module:
        """The StableHLO module, whose ``@main`` takes and returns what the signature says."""
        return self.module_for("cpu")

    def module_for(self, platform: str) -> mlir.ir.Module:
        """The module with the kernels of ``platform`` where StableHLO has no operation: linear algebra.

        Raises:
            PlatformError: the program was saved, and has kernels of another platform.
            UnsupportedError: the platform has no such kernel.

        """
        if platform not in self._modules:
            self._modules[platform] = self.make_module(platform)
        return self._modules[platform]


@dataclass
class Program:
    """StableHLO entry points that share weights and state.

    Attributes:
        entries: by name; the first one is what calling the executable runs.
        tensors: name → torch tensor or numpy array, for every weight and state of the entries; by reference, not
            copied. A value is None where the module was on the ``meta`` device: give it with `load_weights`.
        unused: names of tensors that the module has and no entry needs; a checkpoint may hold them.
        made: versions and provenance, as written to the manifest.
        seconds: CPU seconds of each stage of the conversion.

    """

    entries: dict[str, Entry]
    tensors: dict[str, Any]
    unused: frozenset[str] = frozenset()
    made: dict[str, str] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)

    @property
    def signature(self) -> Signature:
        """The first entry's signature."""
        return next(iter(self.entries.values())).signature

    def text(self, entry: str | None = None, *, locations: bool = False) -> str:
        """Readable StableHLO of one entry; ``locations`` adds every operation's module path and source line."""
        return mlir.to_text(self._entry(entry).module, locations=locations)

    def operations(self, entry: str | None = None) -> int:
        """How many StableHLO operations an entry has."""
        return mlir.count_operations(self._entry(entry).module)

    def fingerprint(self) -> str:
        """A hash of what the program computes: operations, names, types and values of its tensors; no source lines."""
        digest = hashlib.sha256()
        for name, entry in self.entries.items():
            digest.update(name.encode() + mlir.without_locations(entry.module))
        for name, value in sorted(self.tensors.items()):
            digest.update(f"{name} {None if value is None else spec_of(value)}".encode())
            digest.update(b"" if value is None else np.ascontiguousarray(to_numpy(value)).tobytes())
        return digest.hexdigest()[:16]

    def save(self, path: str | Path) -> Path:
        """Write the artifact, a directory; nothing is left behind if it fails.

        Raises:
            SaveError: it can't be written, or weights are missing.

        """
        from torch2hlo import artifact

        return artifact.save(self, Path(path))

    def compile(self, target: str = "cpu", **options: Any) -> Executable:
        """Compile every entry for a target by name; see ``torch2hlo targets``.

        Args:
            target: ``cpu``, ``gpu``, ``tpu`` or ``reference``.
            options: ``precision``, ``flags``, ``devices``, ``narrow`` and others: see `compilation.Options`.

        Raises:
            TargetError: there is no such target here.
            CompileError: the target's compiler refused the program.
            WeightsError: weights are missing.

        """
        from torch2hlo.compilation import Options
        from torch2hlo.target import find_target

        return find_target(target).compile(self, Options(**options))

    def as_jax(self, entry: str | None = None, *, platform: str | None = None) -> JaxFunction:
        """One entry as a pure function for JAX: ``result, state = function(tensors, *args, key=key, **kwargs)``.

        Args:
            entry: by default the first.
            platform: ``cpu``, ``cuda``, ``rocm`` or ``tpu``; by default that of JAX's first device.

        Raises:
            CallError: there is no such entry.
            UnsupportedValueError: sizes of results, or exceptions, are known only after the run.
            WeightsError: weights are missing.

        """
        from torch2hlo import jax_function

        return jax_function.made(self, entry, platform)

    def load_weights(self, weights: Mapping[str, Any]) -> None:
        """Give (or replace) weights and state by name, for example from ``module.state_dict()``.

        Raises:
            WeightsError: names, shapes or dtypes don't fit; nothing was replaced.

        """
        from torch2hlo.weights import checked

        self.tensors.update(checked(self, weights))

    def entry_name(self, wanted: str | None) -> str:
        """The entry of that name; by default the first.

        Raises:
            CallError: there is none.

        """
        name = next(iter(self.entries)) if wanted is None else wanted
        if name not in self.entries:
            raise CallError(f"there is no entry {name!r}", hint=f"entries: {', '.join(self.entries)}")
        return name

    def _entry(self, name: str | None) -> Entry:
        return self.entries[self.entry_name(name)]
