"""In which memory a tensor may be that a branch or loop gave: see `sharing`."""

from __future__ import annotations

from typing import NamedTuple


class Bases(NamedTuple):
    """The memory that a tensor may be in, and of that the memory whose writes are not followed to it or back."""

    every: frozenset[int]
    loose: frozenset[int] = frozenset()
