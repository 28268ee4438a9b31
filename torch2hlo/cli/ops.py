"""``torch2hlo ops``."""

from __future__ import annotations

import fnmatch

from torch2hlo.cli import output
from torch2hlo.cli.options import Flag
from torch2hlo.cli.torchless import need_torch


def ops(pattern: str = "*", /, *, json: Flag = False) -> int:
    """List the operations that have a lowering, with the dtypes that it takes.

    What is not listed is expanded by PyTorch's own decomposition, where it has one.

    Args:
        pattern: Only these: a part of the name (conv), or a pattern ('aten.conv*').
        json: Print one JSON document.

    """
    need_torch("ops")
    with output.step("importing torch"):
        from torch2hlo.lowerings.table import rows

        found = [row for row in rows() if _matches(row.op, pattern)]
    if json:
        output.print_json(
            [{"op": r.op, "family": r.family, "dtypes": list(r.dtypes), "summary": r.summary} for r in found]
        )
    elif found:
        print(output.columns([(row.op, row.groups, row.summary) for row in found]))
        print(f"\n{len(found)} operations")
    else:
        output.note(f"no operation with a lowering matches {pattern!r}")
    return 0 if found else 1


def _matches(name: str, pattern: str) -> bool:
    wanted = pattern.lower() if set(pattern) & set("*?[") else f"*{pattern.lower()}*"
    short = name.removeprefix("aten.")
    return fnmatch.fnmatchcase(name.lower(), wanted) or fnmatch.fnmatchcase(short.lower(), wanted)
