"""A program on disk: a directory with a manifest, the weights, and one StableHLO file for each entry.

The StableHLO files are portable artifacts (VHLO), which newer StableHLO versions read. Weights are stored
once, under the module's own names; the file's dtype is the tensor's, but for the few that safetensors' numpy
side lacks, which are stored as bytes. The manifest has checksums of all of it. Loading imports no torch.
"""

from __future__ import annotations

import contextlib
import functools
import os
import secrets
import shutil
import zlib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import safetensors.numpy
from safetensors import SafetensorError

from torch2hlo import mlir, platforms, weights
from torch2hlo.errors import ArtifactError, ArtifactVersionError, SaveError
from torch2hlo.host import numpy_dtype, to_numpy
from torch2hlo.program import Entry, Program
from torch2hlo.signature import Signature, TensorSpec

FORMAT = 1
_MANIFEST, _WEIGHTS = "manifest.json", "weights.safetensors"
_AGAIN = "copy the whole directory again, or convert again"
_AS_BYTES = {"complex128", "float8_e4m3fn", "float8_e5m2", "float8_e4m3fnuz", "float8_e5m2fnuz"}


class EntryRecord(msgspec.Struct, frozen=True):
    """One entry point: its file, the StableHLO version that this is written for, its signature.

    ``crc32`` is the file's checksum, -1 if it was not taken.
    """

    file: str
    stablehlo: str
    signature: Signature
    crc32: int = -1


class Manifest(msgspec.Struct, frozen=True):
    """``manifest.json``. A reader refuses a ``format`` newer than its own; older ones keep loading.

    ``crc32`` has the checksum of each tensor's bytes; ``unused`` are tensors of the module that no entry needs.
    """

    format: int
    entries: dict[str, EntryRecord]
    tensors: dict[str, TensorSpec]
    made: dict[str, str]
    crc32: dict[str, int] = {}
    unused: tuple[str, ...] = ()


def save(program: Program, path: Path, beside: Mapping[str, bytes] | None = None) -> Path:
    """Write ``program`` to the directory ``path``, replacing one that is a program already.

    ``beside`` are more files for the directory, by name.

    Everything is written beside it first and renamed at the end, so that a failure or an interruption leaves
    what was there, or nothing.

    Raises:
        SaveError: the disk is full, ``path`` is something else, or can't be written.
        WeightsError: a tensor has no value yet.

    """
    weights.require(program.tensors, program.tensors)
    temporary = _made_beside(path)
    try:
        _write(program, temporary)
        for name, data in (beside or {}).items():
            (temporary / name).write_bytes(data)
        _replace(temporary, path)
    except (OSError, SafetensorError) as error:
        raise SaveError(
            f"writing {path} failed: {error}",
            hint="nothing was left behind; free some space or choose another disk",
        ) from error
    finally:
        shutil.rmtree(temporary, ignore_errors=True)
    return path


def check_destination(path: Path) -> None:
    """Find out before minutes of work whether a program can be written to ``path``.

    Raises:
        SaveError: ``path`` is something else, or its folder can't be written.

    """
    _made_beside(path).rmdir()


def load(path: str | Path) -> Program:
    """Read a program; no torch is needed.

    Raises:
        ArtifactError: ``path`` is no program, or a damaged one.
        ArtifactVersionError: it was written by a newer torch2hlo.

    """
    path = Path(path)
    manifest = _read_manifest(path)
    for record in manifest.entries.values():
        if not (path / record.file).is_file():
            raise ArtifactError(f"{path}: {record.file} is missing", hint=_AGAIN)
    entries = {
        name: Entry(record.signature, functools.partial(_module_for, path / record.file, record))
        for name, record in manifest.entries.items()
    }
    return Program(entries, _read_tensors(path / _WEIGHTS, manifest), frozenset(manifest.unused), manifest.made)


def _made_beside(path: Path) -> Path:
    """A new, empty directory on the same disk, hidden by its name."""
    if os.path.lexists(path) and not (path / _MANIFEST).is_file():
        raise SaveError(f"{path} exists and is not a program", hint="choose another path, or remove it")
    temporary = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        temporary.mkdir()
    except OSError as error:
        hint = "choose a path that you can write to"
        raise SaveError(f"can't write to {path.parent}: {error.strerror}", hint=hint) from error
    return temporary


def _write(program: Program, directory: Path) -> None:
    records = {}
    for name, entry in program.entries.items():
        data, version = mlir.to_portable(entry.module)
        records[name] = EntryRecord(f"{name}.stablehlo", version, entry.signature, zlib.crc32(data))
        (directory / records[name].file).write_bytes(data)
    specs = weights.specs(program)
    stored = {name: _storable(to_numpy(value), specs[name]) for name, value in program.tensors.items()}
    safetensors.numpy.save_file(stored, directory / _WEIGHTS)
    checksums = {name: _crc32(array) for name, array in stored.items()}
    manifest = Manifest(
        FORMAT, records, {name: specs[name] for name in stored}, program.made, checksums, tuple(sorted(program.unused))
    )
    (directory / _MANIFEST).write_bytes(msgspec.json.format(msgspec.json.encode(manifest)))


def _replace(temporary: Path, path: Path) -> None:
    """Put ``temporary`` in the place of ``path``; an old program is removed once the new one is there."""
    shutil.copymode(temporary / _MANIFEST, temporary / _WEIGHTS)  # safetensors writes for the owner alone
    if not path.exists():
        temporary.rename(path)
        return
    old = path.with_name(f".{path.name}.{os.getpid()}.old")
    path.rename(old)
    try:
        temporary.rename(path)
    except BaseException:  # an interruption too
        old.rename(path)
        raise
    shutil.rmtree(old, ignore_errors=True)


def _read_manifest(path: Path) -> Manifest:
    file = path / _MANIFEST
    try:
        data = file.read_bytes()
    except OSError as error:
        raise ArtifactError(
            f"{path} is not a program: {file.name}: {error.strerror}",
            hint="give the directory that `convert` wrote",
        ) from None
    with contextlib.suppress(msgspec.DecodeError):
        version = msgspec.json.decode(data, type=dict[str, Any]).get("format")
        if isinstance(version, int) and version > FORMAT:
            raise ArtifactVersionError(
                f"{path} has format {version}; this torch2hlo reads up to {FORMAT}",
                hint="upgrade torch2hlo, or convert again with this one",
            )
    try:
        return msgspec.json.decode(data, type=Manifest)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise ArtifactError(f"{file} is damaged: {error}", hint=_AGAIN) from None


def _module_for(file: Path, record: EntryRecord, platform: str) -> mlir.ir.Module:
    """What is stored is lowered for the CPU."""
    module = _read_module(file, record)
    if platform != "cpu":
        platforms.require_none(module, platform)
    return module


def _read_module(file: Path, record: EntryRecord) -> mlir.ir.Module:
    try:
        data = file.read_bytes()
        if record.crc32 not in {-1, zlib.crc32(data)}:
            raise ArtifactError(f"{file} is damaged", hint=_AGAIN)
        return mlir.from_portable(data, mlir.new_context())
    except (OSError, ValueError, mlir.ir.MLIRError) as error:
        version = f"its StableHLO ({record.stablehlo}) is newer than this jaxlib's ({mlir.stablehlo_version()})"
        raise ArtifactError(f"{file} can't be read: {error}", hint=f"it is damaged, or {version}") from None


def _read_tensors(file: Path, manifest: Manifest) -> dict[str, Any]:
    try:
        stored = safetensors.numpy.load_file(file)
    except (OSError, SafetensorError) as error:
        raise ArtifactError(f"{file} can't be read: {error}", hint=_AGAIN) from None
    tensors = {}
    for name, spec in manifest.tensors.items():
        if name not in stored:
            raise ArtifactError(f"{file} lacks {name}", hint=_AGAIN)
        array = stored[name]
        if manifest.crc32.get(name, -1) not in {-1, _crc32(array)}:
            raise ArtifactError(f"{file}: {name} is damaged", hint=_AGAIN)
        if spec.dtype in _AS_BYTES:
            array = array.view(numpy_dtype(spec.dtype)).reshape(spec.shape)
        if array.shape != spec.shape or array.dtype != numpy_dtype(spec.dtype):
            raise ArtifactError(f"{file}: {name} is {array.dtype}{list(array.shape)}, not {spec}", hint="convert again")
        tensors[name] = array
    return tensors


def _storable(array: np.ndarray[Any, Any], spec: TensorSpec) -> np.ndarray[Any, Any]:
    contiguous = np.ascontiguousarray(array)  # makes 0-d arrays 1-d
    if spec.dtype in _AS_BYTES:
        return contiguous.reshape(-1).view(np.uint8)
    return contiguous.reshape(array.shape)


def _crc32(array: np.ndarray[Any, Any]) -> int:
    return zlib.crc32(array.reshape(-1).view(np.uint8).data)
