"""Objects that code reaches: what they held before a branch or loop, and what it changed."""

from __future__ import annotations

import operator
import sys
from collections import deque
from collections.abc import Iterator, MutableMapping, Sequence
from types import CellType, FunctionType
from typing import Any

from torch2hlo.capture.autograph.outlasting import TRANSPILED, Outlasting, not_followed
from torch2hlo.capture.holders import MISSING, Holders
from torch2hlo.capture.recorder import Recorder
from torch2hlo.capture.sources import is_users
from torch2hlo.errors import UnsupportedValueError

Place = tuple[int, Any]  # id of a container, key in it


class Heap:
    """A record of every list, dict, module and plain object that can be reached from here.

    Attributes:
        names: place → how the user would write it.

    """

    def __init__(self, recorder: Recorder, names: Sequence[str]) -> None:
        found = list(_locals(recorder))
        self._recorder, self._outlasting = recorder, Outlasting(recorder, found)
        saved: list[tuple[str, Any]] = [
            (name, container) for name, container, _ in Holders.of([*recorder.roots, *found]).saved
        ]
        saved += [("", cell) for _, value in found for cell in _cells(value, names)]
        self._containers = {_identity(container): container for _, container in saved}
        self._before = {identity: _entries(container) for identity, container in self._containers.items()}
        self.names = {_identity(container): name for name, container in saved}
        values = [value for _, value in found]
        values += [value for entries in self._before.values() for value in entries.values()]
        self._others: list[tuple[Any, tuple[Any, ...]]] = [
            (value, tuple(value)) for value in values if isinstance(value, (set, deque))
        ]

    def changes(self) -> dict[Place, Any]:
        """What is in every place that has changed; `MISSING` where there is no such place any more.

        Raises:
            UnsupportedValueError: a set or deque has changed, which has no places.
            StateError: a global variable or the like has changed.

        """
        if any(set(map(id, value)) != set(map(id, before)) for value, before in self._others):
            raise UnsupportedValueError(
                "a set or deque changes under a condition known only at run time",
                hint="keep what changes in names, attributes, lists of one length, or tensors",
            )
        if (name := self._outlasting.put_back()) is not None:
            raise not_followed(name, self._recorder.here())
        found: dict[Place, Any] = {}
        for identity, container in self._containers.items():
            before = self._before[identity]
            if not _is_as(container, before):
                now = _entries(container)
                found |= {
                    (identity, key): now.get(key, MISSING)
                    for key in dict.fromkeys([*before, *now])
                    if before.get(key, MISSING) is not now.get(key, MISSING)
                }
        return found

    def before(self, place: Place) -> Any:
        """What was in a place."""
        return self._before[place[0]].get(place[1], MISSING)

    def write(self, values: dict[Place, Any]) -> None:
        """Put something into places."""
        for (identity, key), value in sorted(values.items(), key=lambda item: str(item[0][1])):
            container: Any = self._containers[identity]
            if value is MISSING:
                del container[key]
            elif isinstance(container, MutableMapping) or key < len(container):
                container[key] = value
            else:
                container.append(value)

    def restore(self) -> None:
        """Put back what was there."""
        self._outlasting.put_back()
        for value, items in self._others:
            value.clear()
            value.update(items) if isinstance(value, set) else value.extend(items)
        for identity, container in self._containers.items():
            before = self._before[identity]
            if _is_as(container, before):
                continue
            if isinstance(container, MutableMapping):
                for key in [key for key in container if key not in before]:
                    del container[key]
                container.update(before)
            else:
                container[:] = list(before.values())

    def name(self, place: Place) -> str:
        """How the user would write a place."""
        return ".".join(part for part in (self.names[place[0]], str(place[1])) if part)


class _Cell(MutableMapping[str, Any]):
    """A variable that an inner function of the user's shares with the function around it."""

    def __init__(self, name: str, cell: CellType) -> None:
        self.name, self.cell = name, cell

    def __getitem__(self, key: str) -> Any:
        return self.cell.cell_contents

    def __setitem__(self, key: str, value: Any) -> None:
        self.cell.cell_contents = value

    def __delitem__(self, key: str) -> None:
        del self.cell.cell_contents

    def __iter__(self) -> Iterator[str]:
        try:
            self.cell.cell_contents  # noqa: B018
        except ValueError:
            return
        yield self.name

    def __len__(self) -> int:
        return len(list(iter(self)))


def _cells(value: Any, names: Sequence[str]) -> Iterator[_Cell]:
    """The variables that a function shares, except those that the statement itself knows by name."""
    if isinstance(value, FunctionType) and hasattr(value, TRANSPILED):
        for name, cell in zip(value.__code__.co_freevars, value.__closure__ or (), strict=True):
            if name not in names and not name.startswith(("ag__", "fscope", "lscope")):
                yield _Cell(name, cell)


def _identity(container: Any) -> int:
    return id(container.cell) if isinstance(container, _Cell) else id(container)


def _is_as(container: Any, before: dict[Any, Any]) -> bool:
    """Whether a container still holds the same things in the same places."""
    if len(container) != len(before):
        return False
    if isinstance(container, MutableMapping):
        return all(container.get(key, MISSING) is value for key, value in before.items())
    return all(map(operator.is_, container, before.values()))


def _entries(container: Any) -> dict[Any, Any]:
    return dict(container) if isinstance(container, MutableMapping) else dict(enumerate(container))


def _locals(recorder: Recorder) -> Iterator[tuple[str, Any]]:
    """What the user's functions that are running have in their names."""
    frame: Any = sys._getframe(2)
    while frame is not None and frame is not recorder.entry:
        if is_users(frame.f_code.co_filename):
            yield from (
                (name, value)
                for name, value in frame.f_locals.items()
                if not type(value).__module__.startswith(("torch2hlo", "malt"))
            )
        frame = frame.f_back
