"""What compilers made, kept between processes: where, how much, and why something was not there.

An entry is two files named by a hash of what it depends on: ``KEY.entry``, the data, and ``KEY.json``, what that was.
Files are written beside their place and renamed, so that processes may share a directory; a damaged entry is compiled
again. A cache that can't be read or written costs time, never a result.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import secrets
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import platformdirs

VARIABLE = "TORCH2HLO_CACHE_DIR"
MAX_BYTES = 8 << 30
_DATA, _RECORD, _NEAREST_OF = ".entry", ".json", 256


@dataclass(frozen=True)
class CacheInfo:
    """``bytes`` on disk in ``entries`` compiled programs."""

    path: Path
    entries: int
    bytes: int


@dataclass(frozen=True)
class Record:
    """What an entry depends on, in words; all of it counts, but for ``about``, which only says what changed.

    The order is that of importance: of two entries the nearer one is that whose first difference comes later.
    """

    depends: Mapping[str, str]
    about: Mapping[str, str]

    @property
    def key(self) -> str:
        """The name of the entry's files."""
        return hashlib.sha256(json.dumps(dict(self.depends), sort_keys=True).encode()).hexdigest()


class Store:
    """The entries in one directory; None is a cache that is off."""

    def __init__(self, directory: Path | None) -> None:
        self.directory = directory

    def get(self, record: Record) -> bytes | None:
        """The data; None if it is not there, or damaged."""
        if self.directory is None:
            return None
        path = self.directory / f"{record.key}{_DATA}"
        try:
            data = zlib.decompress(path.read_bytes())
            os.utime(path)  # entries that were not used for long go first
        except (OSError, zlib.error):
            return None
        return data

    def put(self, record: Record, data: bytes) -> None:
        """Keep ``data``, and drop what was not used for longest if there is too much."""
        if self.directory is None:
            return
        with contextlib.suppress(OSError):
            self.directory.mkdir(parents=True, exist_ok=True)
            described = json.dumps({"depends": dict(record.depends), "about": dict(record.about)}, indent=1)
            _write(self.directory / f"{record.key}{_RECORD}", described.encode())
            _write(self.directory / f"{record.key}{_DATA}", zlib.compress(data, 1))
            _evict(self.directory)

    def why_not(self, record: Record) -> str:
        """Why there is no entry: what changed since the nearest one."""
        if self.directory is None:
            return "the cache is off"
        if (self.directory / f"{record.key}{_DATA}").exists():
            return "its entry is damaged"
        others = [other for other in _records(self.directory) if _alike(other, record)]
        if not others:
            return f"nothing was compiled for {record.depends.get('target', 'this')} before"
        return _changes(min(others, key=lambda other: _distance(other, record)), record)


def directory() -> Path | None:
    """``$TORCH2HLO_CACHE_DIR``, or the user's cache directory; None if the variable is empty or ``off``."""
    given = os.environ.get(VARIABLE)
    if given is not None:
        return Path(given) if given not in {"", "off"} else None
    return platformdirs.user_cache_path("torch2hlo") / "compiled"


def store(cache_dir: Path | str | None) -> Store:
    """The store that an option ``cache_dir`` means: ``"default"`` is in `directory`, None is none."""
    return Store(directory() if cache_dir == "default" else Path(cache_dir) if cache_dir else None)


def info() -> CacheInfo | None:
    """What the cache holds now; None if it is off."""
    path = directory()
    if path is None:
        return None
    return CacheInfo(path, len(_files(path, _DATA)), sum(size for _, size, _ in _files(path)))


def clear() -> CacheInfo | None:
    """Delete every entry; what was there. Other files stay: the user may have chosen the directory."""
    before = info()
    if before is not None:
        for _, _, file in _files(before.path):
            file.unlink(missing_ok=True)
        with contextlib.suppress(OSError):  # it holds other files, or is not there
            before.path.rmdir()
    return before


def _files(directory: Path, *suffixes: str) -> list[tuple[float, int, Path]]:
    """When each file that the cache wrote was last used, its bytes and its path; known by the shape of their names."""
    found = []
    for suffix in suffixes or (_DATA, _RECORD):
        for file in directory.glob(f"{'[0-9a-f]' * 64}{suffix}"):
            with contextlib.suppress(OSError):  # another process was faster
                state = file.stat()
                found.append((state.st_mtime, state.st_size, file))
    return sorted(found)


def _write(path: Path, data: bytes) -> None:
    temporary = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        temporary.write_bytes(data)
        temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)


def _evict(directory: Path) -> None:
    entries = _files(directory, _DATA)
    excess = sum(size for _, size, _ in entries) - MAX_BYTES
    for _, size, file in entries:
        if excess <= 0:
            return
        file.unlink(missing_ok=True)
        file.with_suffix(_RECORD).unlink(missing_ok=True)
        excess -= size


def _records(directory: Path) -> list[Record]:
    """Those used last; what can't be read is left out."""
    found = []
    for _, _, file in _files(directory, _DATA)[-_NEAREST_OF:]:
        with contextlib.suppress(OSError, ValueError, KeyError):
            stored = json.loads(file.with_suffix(_RECORD).read_text())
            found.append(Record(stored["depends"], stored["about"]))
    return found


def _alike(one: Record, other: Record) -> bool:
    """Whether they are for one target, and say the same things."""
    return one.depends.keys() == other.depends.keys() and one.depends.get("target") == other.depends.get("target")


def _differences(old: Record, new: Record) -> dict[str, tuple[str, str]]:
    """Field → before and after, in the order of importance."""
    fields = {name: (old.about.get(name, ""), value) for name, value in new.about.items()}
    fields |= {name: (old.depends[name], value) for name, value in new.depends.items()}
    return {name: pair for name, pair in fields.items() if pair[0] != pair[1]}


def _distance(old: Record, new: Record) -> list[bool]:
    """Compares as a list: differences in the first fields weigh most."""
    changed = _differences(old, new)
    return [name in changed for name in (*new.about, *new.depends)]


def _changes(old: Record, new: Record) -> str:
    changed = _differences(old, new)
    if "operations" in changed:
        return "another program than those compiled before"
    hashes = {"program": "numbers in the program", "lines": "its source lines"}
    parts = [f"{name}: {_difference(*pair)}" for name, pair in changed.items() if name not in hashes]
    parts = parts or [text for name, text in hashes.items() if name in changed][:1]
    return f"changed since the nearest entry: {'; '.join(parts)}"


def _difference(before: str, after: str) -> str:
    """``old → new``; of two lists of one length, only what differs."""
    old, new = before.split(", "), after.split(", ")
    if len(old) == len(new):
        pairs = [f"{a or 'none'} → {b or 'none'}" for a, b in zip(old, new, strict=True) if a != b]
        return ", ".join(pairs[:3]) + (", …" if len(pairs) > 3 else "")
    return f"{before or 'none'} → {after or 'none'}"
