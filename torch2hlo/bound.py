"""How large a dimension that changes from call to call can get."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Bound:
    """A dimension of any size from ``min`` to ``max``; dimensions with the same ``name`` have the same size."""

    max: int
    min: int = 1
    name: str = ""


@dataclass(frozen=True)
class Extent:
    """A dimension of ``factor * size + offset`` elements, of whose ``size`` the ``bound`` says what it may be."""

    bound: Bound
    factor: int = 1
    offset: int = 0

    def of(self, size: int) -> int:
        """The number of elements for a size."""
        return self.factor * size + self.offset

    def size(self, elements: int) -> int | None:
        """The size for a number of elements; None if there is none."""
        size, rest = divmod(elements - self.offset, self.factor)
        return None if rest else size
