"""Amounts, places and shares as people read them."""

from __future__ import annotations

import linecache
import os
from pathlib import Path


def seconds(value: float | None) -> str:
    """``0.00123`` → ``1.23 ms``; ``?`` where it is not known."""
    if value is None:
        return "?"
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if value >= size:
            return f"{value / size:.3g} {unit}" if value < 1000 * size else f"{value / size:,.0f} {unit}"
    return f"{value * 1e9:.3g} ns" if value else "0"


def amount(value: float | None, unit: str) -> str:
    """``1234567, "B"`` → ``1.23 MB``; ``?`` where it is not known."""
    if value is None:
        return "?"
    for prefix in ("", "k", "M", "G", "T", "P"):
        if abs(value) < 999.5 or prefix == "P":
            return f"{value:.3g} {prefix}{unit}" if prefix else f"{value:.0f} {unit}"
        value /= 1000
    raise AssertionError("unreachable")


def percent(part: float) -> str:
    """``0.1234`` → ``12.3 %``."""
    return f"{100 * part:.1f} %" if part >= 0.0005 else "<0.1 %" if part else "0 %"


def place(source: str) -> str:
    """A ``file:line``, from the folder that we are in where that is shorter."""
    file, _, line = source.rpartition(":")
    if not os.path.isabs(file):
        return source
    near = os.path.relpath(file)
    return f"{near if len(near) < len(file) else file}:{line}"


def code(source: str) -> str:
    """The text of a ``file:line``; empty where the file is not here."""
    file, _, line = source.rpartition(":")
    return linecache.getline(file, int(line)).strip() if line.isdecimal() and Path(file).is_file() else ""


def places(sources: tuple[str, ...], most: int = 2) -> str:
    """The first few."""
    shown = [place(source) for source in sources[:most]]
    return ", ".join([*shown, f"and {len(sources) - most} more"] if len(sources) > most else shown)


def counted(number: int, what: str) -> str:
    """``1 kernel``, ``2 kernels``."""
    return f"{number:,} {what}{'' if number == 1 else 's'}"


def few(names: tuple[str, ...], most: int = 3) -> str:
    """``a, b, c and 5 more``."""
    return ", ".join(names[:most]) + (f" and {len(names) - most} more" if len(names) > most else "")
