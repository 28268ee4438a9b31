"""``torch2hlo targets``."""

from __future__ import annotations

from torch2hlo.cli import output
from torch2hlo.cli.options import Flag


def targets(*, json: Flag = False) -> None:
    """List the targets, and whether each can run programs here.

    Args:
        json: Print one JSON document.

    """
    with output.step("asking each target"):
        from torch2hlo import target

        found = {name: target.why_not(name) for name in target.names()}
    if json:
        output.print_json([{"name": name, "runs": not reason, "reason": reason} for name, reason in found.items()])
    else:
        print(output.columns([(name, reason or "runs here") for name, reason in found.items()]))
