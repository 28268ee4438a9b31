"""The persistent compilation cache: where it is, what is in it, and how to empty it."""

from __future__ import annotations

import contextlib
import os
from dataclasses import dataclass
from pathlib import Path

import platformdirs

VARIABLE = "TORCH2HLO_CACHE_DIR"


@dataclass(frozen=True)
class CacheInfo:
    """``bytes`` on disk in ``entries`` compiled programs."""

    path: Path
    entries: int
    bytes: int


def directory() -> Path | None:
    """``$TORCH2HLO_CACHE_DIR``, or the user's cache directory; None if the variable is empty or ``off``."""
    given = os.environ.get(VARIABLE)
    if given is not None:
        return Path(given) if given not in {"", "off"} else None
    return platformdirs.user_cache_path("torch2hlo") / "compiled"


def resolved(cache_dir: Path | str | None) -> Path | None:
    """The directory that an option ``cache_dir`` means: ``"default"`` is `directory`, None is none."""
    return directory() if cache_dir == "default" else Path(cache_dir) if cache_dir else None


def info() -> CacheInfo | None:
    """What the cache holds now; None if it is off."""
    path = directory()
    if path is None:
        return None
    files = _files(path)
    compiled = [file for file in files if file.name.endswith("-cache")]
    return CacheInfo(path, len(compiled), sum(file.stat().st_size for file in files))


def clear() -> CacheInfo | None:
    """Delete every entry; what was there. Other files stay: the user may have chosen the directory."""
    before = info()
    if before is not None:
        for file in _files(before.path):
            file.unlink(missing_ok=True)
        with contextlib.suppress(OSError):  # it holds other files, or is not there
            before.path.rmdir()
    return before


def _files(directory: Path) -> list[Path]:
    """The files that the cache wrote: an entry, and when it was last used."""
    patterns = ("*-cache", "*-atime", ".lockfile")
    return [file for pattern in patterns for file in directory.glob(pattern) if file.is_file()]
