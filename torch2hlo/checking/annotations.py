"""Findings as the commands by which a GitHub workflow annotates lines."""

from __future__ import annotations

from pathlib import Path

from torch2hlo.checking.findings import ERROR, NOTE, Finding
from torch2hlo.checking.sarif import relative


def annotation(found: Finding, root: Path) -> str:
    """``::error file=model.py,line=3,title=T2H101::…``"""
    level = "notice" if found.severity == NOTE or found.known else found.severity
    assert level in {ERROR, "warning", "notice"}
    place = [f"file={_property(relative(found.file, root))}", f"line={found.line}"] if found.line else []
    title = [f"title={_property(found.code + (f' {found.module}' if found.module else ''))}"]
    text = found.message + (f"\nhint: {found.hint}" if found.hint else "")
    return f"::{level} {','.join(place + title)}::{_data(text)}"


def _data(text: str) -> str:
    return text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
