"""Whether a decision that Python took by a run-time number says how often a loop runs: read from the source."""

from __future__ import annotations

import ast
import functools
import linecache
from collections import Counter
from collections.abc import Iterator, Sequence

from torch2hlo.errors import Source

_OFTEN = 8  # decisions at one line after which it is in a loop of many rounds


def decides_a_loop(decisions: Sequence[Source]) -> bool:
    """Whether one of the lines is a ``while``'s condition, or leaves one, or has decided many times."""
    counts = Counter((line.file, line.line) for line in decisions)
    return any(times >= _OFTEN for times in counts.values()) or any(
        line in _deciding_lines(file) for file, line in counts
    )


@functools.lru_cache(maxsize=256)
def _deciding_lines(file: str) -> frozenset[int]:
    try:
        tree = ast.parse("".join(linecache.getlines(file)))
    except (SyntaxError, ValueError):
        return frozenset()
    loops = [node for node in ast.walk(tree) if isinstance(node, ast.While)]
    tests = [test for loop in loops for test in (loop.test, *_leaving(loop.body))]
    return frozenset(line for test in tests for line in range(test.lineno, (test.end_lineno or test.lineno) + 1))


def _leaving(statements: Sequence[ast.stmt]) -> Iterator[ast.expr]:
    """The conditions under which a loop with these statements is left."""
    for statement in statements:
        if isinstance(statement, ast.If):
            if any(isinstance(node, (ast.Break, ast.Return)) for node in ast.walk(statement)):
                yield statement.test
            yield from _leaving([*statement.body, *statement.orelse])
        elif isinstance(statement, ast.With):
            yield from _leaving(statement.body)
