"""Types of values in HLO: what they hold, and what they take up in memory with the padding of their tiles."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

# PrimitiveType in XLA's xla_data.proto: number → name and bits of an element (0: it has no elements).
_TYPES = {
    1: ("pred", 8), 2: ("s8", 8), 3: ("s16", 16), 4: ("s32", 32), 5: ("s64", 64), 6: ("u8", 8), 7: ("u16", 16),
    8: ("u32", 32), 9: ("u64", 64), 10: ("f16", 16), 11: ("f32", 32), 12: ("f64", 64), 13: ("tuple", 0),
    14: ("opaque", 0), 15: ("c64", 64), 16: ("bf16", 16), 17: ("token", 0), 18: ("c128", 128), 19: ("f8e5m2", 8),
    20: ("f8e4m3fn", 8), 21: ("s4", 4), 22: ("u4", 4), 23: ("f8e4m3b11fnuz", 8), 24: ("f8e5m2fnuz", 8),
    25: ("f8e4m3fnuz", 8), 26: ("s2", 2), 27: ("u2", 2), 28: ("f8e4m3", 8), 29: ("f8e3m4", 8), 30: ("s1", 1),
    31: ("u1", 1), 32: ("f4e2m1fn", 4), 33: ("f8e8m0fnu", 8),
}  # fmt: skip
FLOATS = {name for name, _ in _TYPES.values() if name[0] in "fb"}
_TUPLE = 13
_COMBINE = -(1 << 63)  # a tile's dimension that is joined to the next one


@dataclass(frozen=True)
class Shape:
    """An array, or a tuple of shapes.

    Attributes:
        dtype: in HLO's names: ``f32``, ``bf16``, ``pred`` …; ``tuple``, ``token``.
        dims: sizes, largest ones where they may change.
        order: dimensions, outermost in memory first.
        tiles: the tiles that memory is made of, as XLA's documentation of tiled layouts has them.
        space: the memory space's number; 0 is main memory.
        bits: of an element in memory.
        parts: the shapes of a tuple.

    """

    dtype: str
    dims: tuple[int, ...] = ()
    order: tuple[int, ...] = ()
    tiles: tuple[tuple[int, ...], ...] = ()
    space: int = 0
    bits: int = 0
    parts: tuple[Shape, ...] = ()

    @property
    def elements(self) -> int:
        """Numbers in an array."""
        return math.prod(self.dims) if self.bits else 0

    @property
    def bytes(self) -> int:
        """Bytes of the numbers themselves, parts of a tuple added."""
        return sum(-(-array.elements * array.bits // 8) for array in self.arrays())

    @property
    def padded(self) -> int:
        """Bytes in memory: tiles are filled up."""
        return sum(-(-_padded(array) * array.bits // 8) for array in self.arrays())

    def arrays(self) -> Iterator[Shape]:
        """The array itself, or those in the tuple."""
        if self.parts:
            for part in self.parts:
                yield from part.arrays()
        elif self.bits:
            yield self

    def __str__(self) -> str:
        if self.dtype == "tuple":
            return f"({', '.join(map(str, self.parts))})"
        return f"{self.dtype}[{','.join(map(str, self.dims))}]" if self.bits else self.dtype

    @property
    def layout(self) -> str:
        """``{1,0:T(8,128)S(1)}``, as HLO text has it."""
        minor = ",".join(str(dim) for dim in reversed(self.order))
        tiles = "".join(f"({','.join(map(str, tile))})" for tile in self.tiles)
        about = (f"T{tiles}" if tiles else "") + (f"S({self.space})" if self.space else "")
        return f"{{{minor}{':' if about else ''}{about}}}"


def read(shape: Any) -> Shape:
    """A ShapeProto of xla_data.proto."""
    number = shape.element_type
    name, bits = _TYPES.get(number, (f"type{number}", 0))
    if number == _TUPLE:
        return Shape("tuple", parts=tuple(read(part) for part in shape.tuple_shapes))
    dims, layout = tuple(shape.dimensions), shape.layout
    order = tuple(reversed(layout.minor_to_major)) or tuple(range(len(dims)))
    tiles = tuple(tuple(tile.dimensions) for tile in layout.tiles)
    return Shape(name, dims, order, tiles, layout.memory_space, layout.element_size_in_bits or bits)


def _padded(array: Shape) -> int:
    """Elements in memory: each tile splits the innermost dimensions in whole tiles, the next tile splits those."""
    dims: Sequence[int] = [array.dims[dim] for dim in array.order]
    for tile in array.tiles:
        dims = [1] * (len(tile) - len(dims)) + list(dims)
        outer, inner = list(dims[: len(dims) - len(tile)]), list(dims[len(dims) - len(tile) :])
        sizes = list(tile)
        while _COMBINE in sizes:
            at = sizes.index(_COMBINE)
            inner[at : at + 2], sizes[at : at + 2] = [math.prod(inner[at : at + 2])], [sizes[at + 1]]
        dims = outer + [-(-size // step) for size, step in zip(inner, sizes, strict=True)] + sizes
    return math.prod(dims)
