"""``torch2hlo cache``."""

from __future__ import annotations

from typing import Any, Literal

from torch2hlo.cli import output
from torch2hlo.cli.options import Flag


def cache(action: Literal["show", "clear"] = "show", /, *, json: Flag = False) -> None:
    """Show or clear the cache of compiled programs.

    $TORCH2HLO_CACHE_DIR moves it, and turns it off if it is empty or "off".

    Args:
        action: What to do.
        json: Print one JSON document.

    """
    from torch2hlo import cache as store

    info = store.info() if action == "show" else store.clear()
    document: dict[str, Any] = {"path": None, "programs": 0, "bytes": 0}
    if info is not None:
        document = {"path": str(info.path), "programs": info.entries, "bytes": info.bytes}
    if json:
        output.print_json(document | {"cleared": action == "clear"})
    elif info is None:
        print(f"the cache is off (${store.VARIABLE})")
    else:
        held = f"{info.entries} compiled programs, {output.size(info.bytes)}"
        print(f"{info.path}: {held}" if action == "show" else f"{info.path}: removed {held}")
