"""Protocol buffers read without their generated code: jaxlib gives HLO as bytes and has no class for them.

The wire format is documented at https://protobuf.dev/programming-guides/encoding/.
"""

from __future__ import annotations

import struct
from collections.abc import Iterator

_VARINT, _FIXED64, _BYTES, _FIXED32 = 0, 1, 2, 5


class Message:
    """A message whose fields are asked for by number; nothing inside it is decoded before that."""

    __slots__ = ("_fields",)

    def __init__(self, data: bytes | memoryview) -> None:
        self._fields: dict[int, list[int | memoryview]] = {}
        for number, value in _fields(memoryview(data)):
            self._fields.setdefault(number, []).append(value)

    def __contains__(self, number: int) -> bool:
        return number in self._fields

    def integer(self, number: int, default: int = 0) -> int:
        """A signed integer, bool or enum: the last one given, or ``default``."""
        value = self._fields.get(number, [default])[-1]
        return _signed(value) if isinstance(value, int) else default

    def integers(self, number: int) -> tuple[int, ...]:
        """A repeated integer, packed or not."""
        found: list[int] = []
        for value in self._fields.get(number, ()):
            found.extend([value] if isinstance(value, int) else _packed(value))
        return tuple(_signed(value) for value in found)

    def data(self, number: int) -> bytes:
        """A bytes field; empty if it is not there."""
        values = self._fields.get(number)
        return bytes(values[-1]) if values and isinstance(values[-1], memoryview) else b""

    def text(self, number: int) -> str:
        """A string field; empty if it is not there."""
        return self.data(number).decode("utf-8", "replace")

    def texts(self, number: int) -> list[str]:
        """A repeated string."""
        return [bytes(value).decode("utf-8", "replace") for value in self._views(number)]

    def message(self, number: int) -> Message:
        """A message field; an empty message if it is not there."""
        return Message(self.data(number))

    def messages(self, number: int) -> list[Message]:
        """A repeated message."""
        return [Message(value) for value in self._views(number)]

    def _views(self, number: int) -> Iterator[memoryview]:
        return (value for value in self._fields.get(number, ()) if isinstance(value, memoryview))


def _fields(view: memoryview) -> Iterator[tuple[int, int | memoryview]]:
    position, end = 0, len(view)
    while position < end:
        tag, position = _varint(view, position)
        number, kind = tag >> 3, tag & 7
        if kind == _VARINT:
            value, position = _varint(view, position)
            yield number, value
        elif kind == _BYTES:
            length, position = _varint(view, position)
            yield number, view[position : position + length]
            position += length
        elif kind in {_FIXED64, _FIXED32}:
            size = 8 if kind == _FIXED64 else 4
            yield number, int(struct.unpack_from("<Q" if size == 8 else "<I", view, position)[0])
            position += size
        else:
            raise ValueError(f"wire type {kind} at byte {position}: not a protocol buffer")


def _varint(view: memoryview, position: int) -> tuple[int, int]:
    result = shift = 0
    while True:
        byte = view[position]
        position += 1
        result |= (byte & 0x7F) << shift
        if byte < 0x80:
            return result, position
        shift += 7


def _packed(view: memoryview) -> Iterator[int]:
    position = 0
    while position < len(view):
        value, position = _varint(view, position)
        yield value


def _signed(value: int) -> int:
    return value - (1 << 64) if value >= 1 << 63 else value
