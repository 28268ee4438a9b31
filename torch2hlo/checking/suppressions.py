"""``# torch2hlo: ignore[T2H901]`` on a line: what is known and wanted there."""

from __future__ import annotations

import ast
import functools
import linecache
import re
from collections.abc import Iterable

from torch2hlo.checking.findings import Finding

_COMMENT = re.compile(r"#\s*torch2hlo:\s*ignore(?:\[([^\]]*)\])?")


def unsuppressed(findings: Iterable[Finding]) -> tuple[list[Finding], int]:
    """The findings whose statement has no such comment, and how many have one."""
    found = list(findings)
    kept = [each for each in found if not _is_suppressed(each)]
    return kept, len(found) - len(kept)


def _is_suppressed(found: Finding) -> bool:
    if not found.line:
        return False
    for number in _lines(found.file, found.line):
        for match in _COMMENT.finditer(linecache.getline(found.file, number)):
            codes = match[1]
            if codes is None or found.code in {code.strip() for code in codes.split(",")}:
                return True
    return False


def _lines(file: str, line: int) -> range:
    """The lines of the smallest simple statement, or the head of the compound one, that ``line`` is part of."""
    text = "".join(linecache.getlines(file))
    spans = [(first, last) for first, last in _statements(text) if first <= line <= last]
    first, last = min(spans, key=lambda span: span[1] - span[0], default=(line, line))
    return range(first, last + 1)


@functools.lru_cache(maxsize=16)
def _statements(text: str) -> list[tuple[int, int]]:
    """First and last line of each simple statement, and of the head of each compound one."""
    try:
        tree = ast.parse(text)
    except SyntaxError:
        return []
    spans = []
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt):
            body = getattr(node, "body", None)
            last = body[0].lineno - 1 if body else node.end_lineno or node.lineno
            spans.append((node.lineno, max(last, node.lineno)))
    return spans
