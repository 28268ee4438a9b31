"""What a branch or loop body may change: the names that its statement assigns, and objects that can be reached."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from torch2hlo.capture.autograph.heap import Heap, Place
from torch2hlo.capture.recorder import Recorder

Key = str | Place


class State:
    """Names and places as they are before a statement, and what is in them later.

    Args:
        recorder: knows which objects can be reached.
        get: gives the values of the names.
        put: sets them.
        names: the names.

    """

    def __init__(
        self, recorder: Recorder, get: Callable[[], Any], put: Callable[[Any], None], names: Sequence[str]
    ) -> None:
        self._get, self._put, self._names = get, put, names
        self.heap = Heap(recorder, names)
        self.before: dict[str, Any] = self._simple()

    def _simple(self) -> dict[str, Any]:
        return dict(zip(self._names, self._get(), strict=True))

    def old(self, key: Key) -> Any:
        """What a name or place had before."""
        return self.before[key] if isinstance(key, str) else self.heap.before(key)

    def changes(self) -> dict[Key, Any]:
        """What is not as it was."""
        changed: dict[Key, Any] = {}
        changed.update((place, value) for place, value in self.heap.changes().items())
        changed.update({name: value for name, value in self._simple().items() if value is not self.before[name]})
        return changed

    def write(self, values: dict[Key, Any]) -> None:
        """Set names and places."""
        self.heap.write({key: value for key, value in values.items() if not isinstance(key, str)})
        self._put(tuple(values.get(name, now) for name, now in zip(self._names, self._get(), strict=True)))

    def restore(self, known: Callable[[Any], Any] = lambda value: value) -> None:
        """Everything as it was before; ``known`` gives what a name's value is known to be here."""
        self.heap.restore()
        self._put(tuple(known(self.before[name]) for name in self._names))

    def name(self, key: Key) -> str:
        """How the user writes it."""
        if isinstance(key, str):
            return "the result" if key.startswith("retval_") else key
        return self.heap.name(key)
