"""An executable on disk: a program, and beside it what a target's compiler made of each entry.

The directory is a program like any other, with ``compiled.json`` and ``ENTRY.compiled`` for each entry; `load` reads
the program, `load_executable` the executable. Machine code is good for one machine and one version of the compiler:
anything else is refused, and compiling again always works.
"""

from __future__ import annotations

import zlib
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from torch2hlo import artifact
from torch2hlo.compilation import Options
from torch2hlo.errors import ArtifactError, ExecutableError, Torch2HloError

if TYPE_CHECKING:
    from torch2hlo.executable import Executable

_RECORD, _SUFFIX = "compiled.json", ".compiled"


class CompiledRecord(msgspec.Struct, frozen=True):
    """``compiled.json``: for what, with what and by what it was compiled; the checksum of each entry's file."""

    target: str
    options: dict[str, Any]
    versions: dict[str, str]
    crc32: dict[str, int]


def save(executable: Executable, path: str | Path) -> Path:
    """Write the executable; its state is then that of the program, as after `Executable.reset`.

    Raises:
        TargetError: the target makes nothing that could be saved.
        SaveError: it can't be written; nothing was left behind.

    """
    from torch2hlo.target import find_target

    data = {name: each.serialize() for name, each in executable.compiled.items()}
    versions = find_target(executable.target).versions()
    checksums = {name: zlib.crc32(each) for name, each in data.items()}
    record = CompiledRecord(executable.target, executable.options.record(), versions, checksums)
    beside = {f"{name}{_SUFFIX}": each for name, each in data.items()}
    beside[_RECORD] = msgspec.json.format(msgspec.json.encode(record))
    return artifact.save(executable.program, Path(path), beside)


def load_executable(path: str | Path) -> Executable:
    """Read what `Executable.save` wrote, without compiling; neither torch nor a compiler is needed.

    The files hold machine code, which runs: load only what you trust.

    Raises:
        ArtifactError: ``path`` is no executable, or a damaged one.
        ExecutableError: it was compiled by another version, or for another machine; the message says what differs.
        TargetError: the target is not here.

    """
    from torch2hlo.target import find_target

    path = Path(path)
    program = artifact.load(path)
    record = _read_record(path)
    target = find_target(record.target)
    _check(path, record, target.versions())
    data = {name: _read(path, name, crc32) for name, crc32 in record.crc32.items()}
    try:
        return target.load(program, data, Options(**record.options, cache_dir=None))
    except Torch2HloError:
        raise
    except Exception as error:  # whatever the runtime has against it
        raise ExecutableError(f"{path} can't be loaded: {error}", hint=_again(path, record)) from error


def _check(path: Path, record: CompiledRecord, here: dict[str, str]) -> None:
    names = dict.fromkeys([*record.versions, *here])
    changed = [(name, record.versions.get(name, ""), here.get(name, "")) for name in names]
    told = [f"{name}: {before or 'none'} there, {now or 'none'} here" for name, before, now in changed if before != now]
    if told:
        raise ExecutableError(f"{path} was compiled elsewhere: {'; '.join(told)}", hint=_again(path, record))


def _again(path: Path, record: CompiledRecord) -> str:
    return f"the program is in it too: torch2hlo.load({str(path)!r}).compile({record.target!r})"


def _read_record(path: Path) -> CompiledRecord:
    try:
        return msgspec.json.decode((path / _RECORD).read_bytes(), type=CompiledRecord)
    except OSError as error:
        hint = "torch2hlo.load reads it; Executable.save writes executables"
        raise ArtifactError(
            f"{path} is a program that was not compiled: {_RECORD}: {error.strerror}", hint=hint
        ) from None
    except (msgspec.DecodeError, msgspec.ValidationError) as error:
        raise ArtifactError(f"{path / _RECORD} is damaged: {error}", hint="copy the whole directory again") from None


def _read(path: Path, name: str, crc32: int) -> bytes:
    file = path / f"{name}{_SUFFIX}"
    data = file.read_bytes() if file.is_file() else b""
    if zlib.crc32(data) != crc32:
        raise ArtifactError(f"{file} is missing or damaged", hint="copy the whole directory again")
    return data
