"""``torch2hlo targets``."""

from __future__ import annotations

from typing import TYPE_CHECKING

from torch2hlo.cli import output
from torch2hlo.cli.options import Flag

if TYPE_CHECKING:
    from torch2hlo.target import Availability


def targets(*, json: Flag = False) -> None:
    """List the targets: which can run programs here, which can only compile them, and why.

    Args:
        json: Print one JSON document.

    """
    with output.step("asking each target"):
        from dataclasses import asdict

        from torch2hlo import target

        found = target.available()
    if json:
        output.print_json([asdict(each) for each in found])
    else:
        print(output.columns([(each.name, _can(each), _why(each)) for each in found]))


def _can(target: Availability) -> str:
    return "runs here" if target.runs else "compiles only" if target.compiles else "no"


def _why(target: Availability) -> str:
    if target.compiles and target.shapes:
        return f"SHAPE: {' '.join(target.shapes)}"
    return target.reason
