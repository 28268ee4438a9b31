"""Findings as SARIF 2.1.0, which code review shows beside the lines."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from torch2hlo.checking.findings import RULES, Finding, error_classes
from torch2hlo.versions import __version__

SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"


def sarif(findings: Sequence[Finding], root: Path) -> dict[str, Any]:
    """One run; files below ``root`` are named relative to it, as those who show them need."""
    codes = sorted({found.code for found in findings})
    driver = {
        "name": "torch2hlo",
        "semanticVersion": __version__,
        "rules": [_rule(code) for code in codes],
    }
    return {
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [
            {
                "tool": {"driver": driver},
                "originalUriBaseIds": {"SRCROOT": {"uri": root.resolve().as_uri().rstrip("/") + "/"}},
                "columnKind": "unicodeCodePoints",
                "results": [_result(found, codes.index(found.code), root) for found in findings],
            }
        ],
    }


def _rule(code: str) -> dict[str, Any]:
    kind = next((kind for kind in error_classes() if kind.code == code), None)
    name = RULES[code].name if code in RULES else kind.__name__ if kind is not None else code
    text = (kind.__doc__ or "").strip().splitlines()[0] if kind is not None else name.replace("-", " ")
    return {"id": code, "name": name, "shortDescription": {"text": text}}


def _result(found: Finding, index: int, root: Path) -> dict[str, Any]:
    result: dict[str, Any] = {
        "ruleId": found.code,
        "ruleIndex": index,
        "level": found.severity,
        "message": {"text": found.message + (f"\nHint: {found.hint}" if found.hint else "")},
        "partialFingerprints": {"torch2hlo/v1": fingerprint(found, root)},
        "baselineState": "unchanged" if found.known else "new",
        "properties": {"model": found.model, "module": found.module, "op": found.op},
    }
    if found.file:
        place: dict[str, Any] = {"artifactLocation": _artifact(found.file, root)}
        if found.line:
            place["region"] = {"startLine": found.line}
        result["locations"] = [{"physicalLocation": place}]
    return result


def _artifact(file: str, root: Path) -> dict[str, str]:
    path = Path(file).resolve()
    if path.is_relative_to(root.resolve()):
        return {"uri": path.relative_to(root.resolve()).as_posix(), "uriBaseId": "SRCROOT"}
    return {"uri": path.as_uri()}


def fingerprint(found: Finding, root: Path) -> str:
    """What stays the same when lines move: code, file and the text of the line."""
    return ":".join((found.code, relative(found.file, root), found.code_line or found.message))


def relative(file: str, root: Path) -> str:
    """A file's path below ``root``, or as it is."""
    path = Path(file).resolve() if file else Path()
    return path.relative_to(root.resolve()).as_posix() if file and path.is_relative_to(root.resolve()) else file
