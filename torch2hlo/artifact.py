"""A program on disk: a directory with ``manifest.json``, ``weights.safetensors`` and one StableHLO file an entry.

The StableHLO files are portable artifacts (VHLO), which newer StableHLO versions read. Weights are stored once, under
the module's own names; the file's dtype is the tensor's, but for the few dtypes that safetensors' numpy side lacks,
which are stored as bytes. Loading imports no torch.
"""

from __future__ import annotations

import contextlib
import functools
import os
import shutil
import tempfile
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import safetensors.numpy
from safetensors import SafetensorError

from torch2hlo import mlir, weights
from torch2hlo.arrays import numpy_dtype, to_numpy
from torch2hlo.errors import ArtifactError, ArtifactVersionError, SaveError
from torch2hlo.program import Entry, Program
from torch2hlo.signature import Signature, TensorSpec

FORMAT = 1
_MANIFEST, _WEIGHTS = "manifest.json", "weights.safetensors"
_AS_BYTES = {"complex128", "float8_e4m3fn", "float8_e5m2", "float8_e4m3fnuz", "float8_e5m2fnuz"}


class EntryRecord(msgspec.Struct, frozen=True):
    """One entry point: the file with its StableHLO, the StableHLO version that it is written for, its signature."""

    file: str
    stablehlo: str
    signature: Signature


class Manifest(msgspec.Struct, frozen=True):
    """``manifest.json``. A reader refuses a ``format`` newer than its own; older ones keep loading."""

    format: int
    entries: dict[str, EntryRecord]
    tensors: dict[str, TensorSpec]
    made: dict[str, str]


def save(program: Program, path: Path) -> Path:
    """Write ``program`` to the directory ``path``, replacing one that is a program already.

    Everything is written beside it first and renamed at the end, so that a failure or an interruption leaves what was
    there, or nothing.

    Raises:
        SaveError: the disk is full, ``path`` is something else, or can't be written.
        WeightsError: a tensor has no value yet.

    """
    weights.require(program.tensors, program.tensors)
    if path.exists() and not (path / _MANIFEST).exists():
        raise SaveError(f"{path} exists and is not a program", hint="choose another path, or remove it")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        temporary = Path(tempfile.mkdtemp(prefix=f".{path.name}.", dir=path.parent))
    except OSError as error:
        raise SaveError(f"can't write to {path.parent}: {error.strerror}", hint="choose a path that you can write to") from error
    try:
        _write(program, temporary)
        _replace(temporary, path)
    except (OSError, SafetensorError) as error:
        raise SaveError(f"writing {path} failed: {error}", hint="nothing was left behind; free some space or choose another disk") from error
    finally:
        shutil.rmtree(temporary, ignore_errors=True)
    return path


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
            raise ArtifactError(f"{path}: {record.file} is missing", hint="copy the whole directory, or convert again")
    entries = {
        name: Entry(record.signature, functools.partial(_read_module, path / record.file, record.stablehlo))
        for name, record in manifest.entries.items()
    }
    return Program(entries, _read_tensors(path / _WEIGHTS, manifest), manifest.made)


def _write(program: Program, directory: Path) -> None:
    records = {}
    for name, entry in program.entries.items():
        data, version = mlir.to_portable(entry.module)
        records[name] = EntryRecord(f"{name}.stablehlo", version, entry.signature)
        (directory / records[name].file).write_bytes(data)
    tensors = {name: to_numpy(value) for name, value in program.tensors.items()}
    specs = weights.specs(program)
    safetensors.numpy.save_file({name: _storable(array, specs[name]) for name, array in tensors.items()}, directory / _WEIGHTS)
    manifest = Manifest(FORMAT, records, {name: specs[name] for name in tensors}, program.made)
    (directory / _MANIFEST).write_bytes(msgspec.json.format(msgspec.json.encode(manifest)))


def _replace(temporary: Path, path: Path) -> None:
    """Put ``temporary`` in the place of ``path``; an old program there is removed only once the new one is in place."""
    os.chmod(temporary, 0o755)
    os.chmod(temporary / _WEIGHTS, 0o644)
    if not path.exists():
        temporary.rename(path)
        return
    old = path.with_name(f".{path.name}.{os.getpid()}.old")
    path.rename(old)
    try:
        temporary.rename(path)
    except OSError:
        old.rename(path)
        raise
    shutil.rmtree(old)


def _read_manifest(path: Path) -> Manifest:
    file = path / _MANIFEST
    try:
        data = file.read_bytes()
    except OSError as error:
        raise ArtifactError(f"{path} is not a program: {file.name}: {error.strerror}", hint="give the directory that `convert` wrote") from None
    with contextlib.suppress(msgspec.DecodeError):
        version = msgspec.json.decode(data, type=dict[str, Any]).get("format")
        if isinstance(version, int) and version > FORMAT:
            raise ArtifactVersionError(
                f"{path} has format {version}; this torch2hlo reads up to {FORMAT}", hint="upgrade torch2hlo, or convert again with this one"
            )
    try:
        return msgspec.json.decode(data, type=Manifest)
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise ArtifactError(f"{file} is damaged: {error}", hint="copy the program again, or convert again") from None


def _read_module(file: Path, version: str) -> mlir.ir.Module:
    try:
        return mlir.from_portable(file.read_bytes(), mlir.new_context())
    except (OSError, ValueError, mlir.ir.MLIRError) as error:
        raise ArtifactError(
            f"{file} can't be read: {error}",
            hint=f"it is damaged, or its StableHLO ({version}) is newer than this jaxlib's ({mlir.stablehlo_version()})",
        ) from None


def _read_tensors(file: Path, manifest: Manifest) -> dict[str, Any]:
    try:
        stored = safetensors.numpy.load_file(file)
    except (OSError, SafetensorError) as error:
        raise ArtifactError(f"{file} can't be read: {error}", hint="it is damaged or incomplete: copy it again, or convert again") from None
    tensors = {}
    for name, spec in manifest.tensors.items():
        if name not in stored:
            raise ArtifactError(f"{file} lacks {name}", hint="copy the program again, or convert again")
        array = stored[name]
        if spec.dtype in _AS_BYTES:
            array = array.view(numpy_dtype(spec.dtype)).reshape(spec.shape)
        if array.shape != spec.shape or array.dtype != numpy_dtype(spec.dtype):
            raise ArtifactError(f"{file}: {name} is {array.dtype}{list(array.shape)}, not {spec}", hint="convert again")
        tensors[name] = array
    return tensors


def _storable(array: np.ndarray[Any, Any], spec: TensorSpec) -> np.ndarray[Any, Any]:
    contiguous = np.ascontiguousarray(array)  # makes 0-d arrays 1-d
    return contiguous.reshape(-1).view(np.uint8) if spec.dtype in _AS_BYTES else contiguous.reshape(array.shape)
