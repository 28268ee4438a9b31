"""Known findings, in a file: a team starts with what there is, and fails only on what is new."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from torch2hlo.checking.findings import Finding
from torch2hlo.checking.sarif import fingerprint
from torch2hlo.errors import ConfigError, SaveError

_VERSION = 1


def mark_known(findings: Sequence[Finding], file: Path) -> tuple[list[Finding], int]:
    """The findings, those that the file has marked; and how many of the file's are gone.

    A finding is recognised by model, code, file and the text of its line, as often as the file has it: lines may move.

    Raises:
        ConfigError: the file can't be read, or is no baseline.

    """
    left = Counter(_read(file))
    marked = []
    for found in findings:
        key = _key(found, file)
        known = left[key] > 0
        left[key] -= known
        marked.append(replace(found, known=known))
    return marked, left.total()


def write(findings: Sequence[Finding], file: Path) -> None:
    """Make the findings the known ones.

    Raises:
        SaveError: the file can't be written.

    """
    counts = Counter(_key(found, file) for found in findings)
    rows = [{"model": model, "finding": key, "count": count} for (model, key), count in sorted(counts.items())]
    try:
        file.write_text(json.dumps({"version": _VERSION, "findings": rows}, indent=2) + "\n")
    except OSError as error:
        raise SaveError(f"{file} can't be written: {error.strerror}", hint="choose another path") from error


def _key(found: Finding, file: Path) -> tuple[str, str]:
    return found.model, fingerprint(found, file.resolve().parent)


def _read(file: Path) -> dict[tuple[str, str], int]:
    try:
        document = json.loads(file.read_text())
        if document["version"] != _VERSION:
            raise ConfigError(f"{file} has version {document['version']}", hint="write it again: --write-baseline")
        return {(row["model"], row["finding"]): int(row["count"]) for row in document["findings"]}
    except (OSError, ValueError, KeyError, TypeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no baseline"
        raise ConfigError(f"{file} can't be read: {reason}", hint="make it with --write-baseline") from error
