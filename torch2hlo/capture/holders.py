"""Where a module keeps its tensors, and how to put others in their place for the time of a capture.

Parameters, buffers, plain attributes, and lists, dicts and plain objects that hold tensors are all found. The user's
objects are changed only inside `replaced`, and are as they were afterwards, whether or not the code inside raised.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Mapping, MutableMapping, MutableSequence
from collections.abc import Set as AbstractSet
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from numbers import Number
from typing import Any

import torch
from torch import nn

Container = MutableMapping[Any, Any] | MutableSequence[Any]
_INTERNAL = frozenset({"_parameters", "_buffers", "_modules", "_non_persistent_buffers_set", "training"})


@dataclass(frozen=True)
class Slot:
    """One place that holds a tensor: ``container[key]``; ``name`` is how the user would write it."""

    name: str
    container: Container
    key: Any

    def get(self) -> Any:
        """What is there now; None when it was deleted."""
        if isinstance(self.container, MutableMapping):
            return self.container.get(self.key)
        return self.container[self.key] if self.key < len(self.container) else None


MISSING = object()
PLAIN = (Number, str, bytes, type(None))


@dataclass(frozen=True)
class Change:
    """An entry that the code set: what it was, and what it is; `MISSING` where it was not or no longer is there."""

    slot: Slot
    before: Any
    now: Any


@dataclass
class Holders:
    """Every container reachable from the roots, with a copy of what it held, and the tensors' slots."""

    slots: list[Slot] = field(default_factory=list)
    saved: list[tuple[str, Container, Any]] = field(default_factory=list)
    _seen: set[int] = field(default_factory=set)

    @classmethod
    def of(cls, roots: list[tuple[str, Any]]) -> Holders:
        """Walk from each ``(name, object)``."""
        holders = cls()
        for name, root in roots:
            holders._walk(root, name)
        return holders

    def find(self, name: str) -> Slot:
        """The place that ``name`` means, whether or not something is there."""
        owner, _, key = name.rpartition(".")
        found = [(n, c) for n, c, _ in self.saved if n == owner and isinstance(c, MutableMapping)]
        holding = [container for _, container in found if key in container]
        container = holding[0] if holding else found[-1][1]
        return Slot(name, container, key)

    def put(self, change: Change) -> None:
        """Set an entry to what it became; what it holds is watched from there on."""
        slot = change.slot
        if isinstance(slot.container, MutableMapping) or slot.key < len(slot.container):
            slot.container[slot.key] = change.now
        else:
            slot.container.append(change.now)
        self._walk(change.now, slot.name)

    def restore(self) -> None:
        """Put everything back as it was."""
        for _, container, copy in self.saved:
            if isinstance(container, MutableMapping):
                container.clear()
                container.update(copy)
            else:
                container[:] = copy

    def changes(self) -> Iterator[Change]:
        """Every entry that is not what it was, or was not there."""
        for name, container, copy in self.saved:
            before = dict(copy) if isinstance(container, MutableMapping) else dict(enumerate(copy))
            now = dict(container) if isinstance(container, MutableMapping) else dict(enumerate(container))
            for key in {**now, **before}:
                if before.get(key, MISSING) is not now.get(key, MISSING):
                    yield Change(Slot(join(name, key), container, key), before.get(key, MISSING), now.get(key, MISSING))

    def _walk(self, value: Any, name: str) -> None:
        if isinstance(value, nn.Module):
            self._walk_module(value, name)
        elif isinstance(value, (dict, list)):
            self._walk_container(value, name)
        elif _is_plain_object(value):
            self._walk_container(vars(value), name)

    def _walk_module(self, module: nn.Module, name: str) -> None:
        if id(module) in self._seen:
            return
        self._seen.add(id(module))
        attributes = vars(module)
        for own in ("_parameters", "_buffers"):
            self._walk_container(attributes[own], name)
        self._walk_container(attributes, name, skip=_INTERNAL)
        for child, submodule in attributes["_modules"].items():
            if submodule is not None:
                self._walk_module(submodule, join(name, child))

    def _walk_container(self, container: Container, name: str, skip: frozenset[str] = frozenset()) -> None:
        if id(container) in self._seen:
            return
        self._seen.add(id(container))
        entries: list[tuple[Any, Any]]
        saved: dict[Any, Any] | list[Any]
        if isinstance(container, MutableMapping):
            entries, saved = list(container.items()), dict(container)
        else:
            entries, saved = list(enumerate(container)), list(container)
        self.saved.append((name, container, saved))
        for key, value in entries:
            if key in skip:
                continue
            if isinstance(value, torch.Tensor) or (
                isinstance(value, tuple) and any(isinstance(v, torch.Tensor) for v in value)
            ):
                self.slots.append(Slot(join(name, key), container, key))
            elif not isinstance(value, nn.Module):
                self._walk(value, join(name, key))


def _is_plain_object(value: Any) -> bool:
    """An instance of an ordinary Python class, which may hold tensors in its attributes."""
    if isinstance(value, (type, torch.Generator)) or callable(value):
        return False
    return hasattr(value, "__dict__") and not type(value).__module__.startswith(("torch.", "builtins"))


def leaves(
    value: Any, path: tuple[Any, ...] = (), around: tuple[int, ...] = ()
) -> Iterator[tuple[tuple[Any, ...], Any]]:
    """What lists, tuples, dicts, sets and plain objects hold in the end, each with the keys that lead to it."""
    if id(value) in around:  # it holds itself
        return
    if isinstance(value, (PLAIN, torch.Tensor)):
        entries: Any = None
    elif isinstance(value, Mapping):
        entries = value.items()
    elif isinstance(value, AbstractSet):
        entries = ((each, each) for each in value)
    elif isinstance(value, (list, tuple, deque)):
        entries = enumerate(value)
    else:
        entries = vars(value).items() if _is_plain_object(value) and vars(value) else None
    if entries is None:
        yield path, value
    else:
        for key, each in entries:
            yield from leaves(each, (*path, key), (*around, id(value)))


def join(name: str, key: Any) -> str:
    """``blocks.0`` and ``weight`` → ``blocks.0.weight``."""
    return ".".join(part for part in (name, str(key)) if part)


@contextmanager
def replaced(roots: list[tuple[str, Any]], twin: Callable[[str, torch.Tensor], torch.Tensor]) -> Iterator[Holders]:
    """While active, every slot reachable from the roots holds ``twin(name, tensor)``; afterwards all is as it was."""
    holders = Holders.of(roots)
    try:
        for slot in holders.slots:
            slot.container[slot.key] = _map(slot.get(), partial(twin, slot.name))
        yield holders
    finally:
        holders.restore()


def _map(value: Any, change: Callable[[torch.Tensor], torch.Tensor]) -> Any:
    if not isinstance(value, tuple):
        return change(value)
    items = [change(item) if isinstance(item, torch.Tensor) else item for item in value]
    return type(value)(*items) if hasattr(value, "_fields") else tuple(items)
