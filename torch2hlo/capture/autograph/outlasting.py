"""What outlasts a call and belongs to no argument: global variables, attributes of classes, variables of closures.

A program has no place for them. A change of one under a condition known only at run time is refused.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from types import CellType, FunctionType, ModuleType
from typing import Any

from torch2hlo.capture.holders import MISSING
from torch2hlo.capture.recorder import Recorder
from torch2hlo.capture.sources import is_own
from torch2hlo.errors import Source, StateError

TRANSPILED = "transpiled_by_torch2hlo"

_Items = Iterable[tuple[str, Any]]


@dataclass(frozen=True)
class _Space:
    """Names with values, as they were: of a module, a class or a closure."""

    owner: str
    now: Callable[[], dict[str, Any]]
    put: Callable[[str, Any], None]
    drop: Callable[[str], None]
    before: dict[str, Any]


class Outlasting:
    """A record of all that the project's own modules have, as far as they can be reached from running code.

    Args:
        recorder: knows what runs.
        local: names and values of the code that runs.

    """

    def __init__(self, recorder: Recorder, local: _Items) -> None:
        self._spaces: list[_Space] = []
        self._seen: set[int] = set()
        for frame in recorder.users_frames():
            self._walk_globals(frame.f_globals)
        for name, value in [*local, *recorder.roots]:
            self._walk(name, type(value))
            for inner in vars(value).values() if hasattr(value, "__dict__") else ():
                self._walk(name, inner)

    def add(self, function: Any) -> None:
        """What a function has around it, too."""
        self._walk("", getattr(function, "__func__", function))

    def put_back(self) -> str | None:
        """Everything as it was; the name of something that was not."""
        found = None
        for space in self._spaces:
            now = space.now()
            for name in dict.fromkeys([*space.before, *now]):
                before = space.before.get(name, MISSING)
                if not _is_same(before, now.get(name, MISSING)):
                    found = found or f"{space.owner}{name}"
                    space.drop(name) if before is MISSING else space.put(name, before)
        return found

    def _walk_globals(self, names: dict[str, Any]) -> None:
        if id(names) in self._seen:
            return
        self._seen.add(id(names))
        self._spaces.append(_Space("", lambda: _plain(names), names.__setitem__, names.__delitem__, _plain(names)))
        for name, value in list(names.items()):
            self._walk(name, value)

    def _walk(self, name: str, value: Any) -> None:
        if isinstance(value, ModuleType):
            self._walk_module(value)
        elif isinstance(value, type):
            self._walk_class(value)
        elif isinstance(value, FunctionType) and id(value) not in self._seen and not hasattr(value, TRANSPILED):
            self._seen.add(id(value))
            if is_own(value.__code__.co_filename):
                self._walk_globals(value.__globals__)
                for variable, cell in zip(value.__code__.co_freevars, value.__closure__ or (), strict=True):
                    self._walk_cell(f"{name}.", variable, cell)

    def _walk_module(self, module: ModuleType | None) -> None:
        if is_own(getattr(module, "__file__", None) or "<"):
            self._walk_globals(vars(module))

    def _walk_class(self, cls: type) -> None:
        if id(cls) in self._seen or cls.__module__ not in sys.modules:
            return
        self._seen.add(id(cls))
        module = sys.modules[cls.__module__]
        if not is_own(getattr(module, "__file__", None) or "<"):
            return
        self._walk_module(module)
        for base in cls.__bases__:
            self._walk_class(base)

        def now() -> dict[str, Any]:
            return _plain(vars(cls))

        self._spaces.append(
            _Space(f"{cls.__name__}.", now, lambda *item: setattr(cls, *item), lambda name: delattr(cls, name), now())
        )

    def _walk_cell(self, owner: str, name: str, cell: CellType) -> None:
        def now() -> dict[str, Any]:
            try:
                return {name: cell.cell_contents}
            except ValueError:
                return {}

        def put(_: str, value: Any) -> None:
            cell.cell_contents = value

        def drop(_: str) -> None:
            del cell.cell_contents

        if id(cell) not in self._seen and not name.startswith("ag__"):
            self._seen.add(id(cell))
            self._spaces.append(_Space(owner, now, put, drop, now()))


def _plain(names: Mapping[str, Any]) -> dict[str, Any]:
    """Without what Python and its tools keep there."""
    return {name: value for name, value in names.items() if not name.startswith(("__", "@"))}


def _is_same(before: Any, now: Any) -> bool:
    return now is before or (type(now) is type(before) and isinstance(now, (int, float, str)) and now == before)


@contextmanager
def refusing_changes(recorder: Recorder, function: Any) -> Iterator[None]:
    """Nothing that outlasts a call of ``function`` is changed.

    Raises:
        StateError: the code changes something, which is then as it was.

    """
    kept = Outlasting(recorder, ())
    kept.add(function)
    try:
        yield
    except BaseException:
        kept.put_back()
        raise
    if (name := kept.put_back()) is not None:
        raise not_followed(name, None)


def not_followed(name: str, source: Source | None) -> StateError:
    """The error for a change that a program can't make."""
    return StateError(
        f"`{name}`, a variable that outlasts the call, changes in code with conditions known only at run time",
        source=source,
        hint="keep it in a local name and return it, or in an attribute of the module that is a tensor",
    )
