"""Objects that code reaches: what they held before a branch or loop, and what it changed."""

from __future__ import annotations

import sys
from collections.abc import Iterator, MutableMapping
from typing import Any

from torch2hlo.capture.holders import MISSING, Holders
from torch2hlo.capture.recorder import Recorder
from torch2hlo.capture.sources import is_users

Place = tuple[int, Any]  # id of a container, key in it


class Heap:
    """A record of every list, dict, module and plain object that can be reached from here.

    Attributes:
        names: place → how the user would write it.

    """

    def __init__(self, recorder: Recorder) -> None:
        self._holders = Holders.of([*recorder.roots, *_locals(recorder)])
        self._containers = {id(container): container for _, container, _ in self._holders.saved}
        self._before = {id(container): _entries(copy) for _, container, copy in self._holders.saved}
        self.names = {id(container): name for name, container, _ in self._holders.saved}

    def changes(self) -> dict[Place, Any]:
        """What is in every place that has changed; `MISSING` where there is no such place any more."""
        found: dict[Place, Any] = {}
        for identity, container in self._containers.items():
            before, now = self._before[identity], _entries(container)
            for key in now.keys() | before.keys():
                if before.get(key, MISSING) is not now.get(key, MISSING):
                    found[identity, key] = now.get(key, MISSING)
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
        for identity, container in self._containers.items():
            before = self._before[identity]
            now = _entries(container)
            if now.keys() == before.keys() and all(now[key] is before[key] for key in before):
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
