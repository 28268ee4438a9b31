"""How large a dimension that changes from call to call can get."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Bound:
    """A dimension of any size from ``min`` to ``max``; dimensions with the same ``name`` have the same size."""

    max: int
    min: int = 1
    name: str = ""
