"""What the code changes outside of the model and its arguments: globals, variables of enclosing functions, classes.

A program has no such places, nor the sets and queues of a module: what is written there would be lost, and after the
capture it would be fake. Afterwards all is as it was.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections import Counter, OrderedDict, defaultdict, deque
from collections.abc import Callable, Iterator, MutableMapping, MutableSet
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from types import CellType, FunctionType
from typing import Any

import torch

from torch2hlo.capture.holders import Holders, join
from torch2hlo.capture.reached import Reached, closure, is_own_class
from torch2hlo.capture.target import names
from torch2hlo.errors import OutsideError, Source, StateError, Torch2HloError

_CHANGING = {"append", "extend", "insert", "add", "update", "appendleft", "pop", "clear", "remove", "setdefault", "put"}
_CONTAINERS = {list, dict, set, deque, OrderedDict, defaultdict, Counter}  # others may do anything when looked at
_TORCHS = frozenset(vars(torch.nn.Module()))
_ABSENT = object()


@dataclass
class Place:
    """Something outside that code may change.

    Attributes:
        name: how the user would write it.
        read: what is there now, to be compared by identity.
        write: puts a value there.

    """

    name: str
    read: Callable[[], Any]
    write: Callable[[Any], None]


class Outside:
    """What may be changed, as it was when this was made.

    Args:
        code: what may change something.
        holders: the model's containers, whose changes are state; only their sets and queues are looked at.

    """

    def __init__(self, code: Reached, holders: Holders) -> None:
        self._functions = code.functions
        self._places = [(place, place.read()) for place in _places(code)]
        seen = {id(container) for _, container, _ in holders.saved}
        kept = {id(value): (name, value) for name, value in reversed(list(_kept(holders)))}
        seen |= kept.keys()
        named = list(kept.values())
        named += [(place.name, held) for place, value in self._places for held in _containers(value, seen)]
        self._contents = [(name, value, _items(value)) for name, value in named]

    def changes(self) -> list[Torch2HloError]:
        """An error for each thing that is another now, at the line that changes it."""
        changed = {name for name, value, items in self._contents if _differs(items, _items(value))}
        changed |= {place.name for place, value in self._places if place.read() is not value}
        return [_error(name, _line(name, self._functions)) for name in sorted(changed - _TORCHS)]

    def restore(self) -> None:
        """Put everything back as it was."""
        for place, value in self._places:
            if place.read() is not value:
                place.write(value)
        for _, value, items in self._contents:
            if _differs(items, _items(value)):
                _refill(value, items)


@contextmanager
def nothing_outside(code: Reached, holders: Holders) -> Iterator[Outside]:
    """Afterwards all that ``code`` may have changed is as it was."""
    watched = Outside(code, holders)
    try:
        yield watched
    finally:
        watched.restore()


def tensors_outside(code: Reached) -> dict[int, str]:
    """``id`` of each tensor in a global or a variable of an enclosing function → its name."""
    return {id(value): place.name for place in _places(code) if isinstance(value := place.read(), torch.Tensor)}


def _places(code: Reached) -> list[Place]:
    return [*_globals(code), *_nonlocals(code), *_class_attributes(code)]


def _kept(holders: Holders) -> Iterator[tuple[str, Any]]:
    """The sets and queues that the model's objects hold; those of ``nn.Module`` itself have no ``self.``."""
    for name, container, copy in holders.saved:
        for key, value in copy.items() if isinstance(container, MutableMapping) else enumerate(copy):
            held = getattr(value, "queue", None) if type(value).__module__ == "queue" else value
            if type(held) in {set, deque}:
                yield key if key in _TORCHS else join("self", join(name, key)), held


def _containers(value: Any, seen: set[int]) -> Iterator[Any]:
    """``value`` and what it holds, as far as it is lists, dicts, sets and objects of the project's own classes."""
    if type(value) not in _CONTAINERS:
        if not _is_own_object(value):
            return
        value = vars(value)
    if id(value) not in seen:
        seen.add(id(value))
        yield value
        for each in list(value.values() if isinstance(value, MutableMapping) else value):
            yield from _containers(each, seen)


def _is_own_object(value: Any) -> bool:
    if isinstance(value, (type, torch.nn.Module, torch.Tensor)) or callable(value) or not hasattr(value, "__dict__"):
        return False
    return is_own_class(type(value))


def _globals(code: Reached) -> Iterator[Place]:
    for namespace, name in code.named():
        if not callable(namespace[name]) and not inspect.ismodule(namespace[name]):
            yield Place(name, partial(namespace.get, name, _ABSENT), partial(namespace.__setitem__, name))


def _nonlocals(code: Reached) -> Iterator[Place]:
    for function in code.functions:
        cells: dict[str, CellType] = dict(zip(function.__code__.co_freevars, function.__closure__ or (), strict=True))
        for name, value in closure(function).items():
            if not callable(value) and name != "__class__":
                cell = cells[name]
                yield Place(name, partial(getattr, cell, "cell_contents"), partial(setattr, cell, "cell_contents"))


def _class_attributes(code: Reached) -> Iterator[Place]:
    for cls in code.classes:
        for name, value in list(vars(cls).items()):
            if not name.startswith("__") and not callable(value) and not isinstance(value, (property, staticmethod)):
                yield Place(
                    f"{cls.__name__}.{name}", partial(vars(cls).get, name, _ABSENT), partial(setattr, cls, name)
                )


def _items(value: Any) -> list[Any]:
    if isinstance(value, MutableMapping):
        return list(value.items())
    return list(value)


def _differs(one: list[Any], other: list[Any]) -> bool:
    if len(one) != len(other):
        return True
    pairs = zip(one, other, strict=True)
    return any(
        a[1] is not b[1] if isinstance(a, tuple) and isinstance(b, tuple) and len(a) == len(b) == 2 else a is not b
        for a, b in pairs
    )


def _refill(value: Any, items: list[Any]) -> None:
    value.clear()
    if isinstance(value, (MutableMapping, MutableSet)):
        value.update(items)  # type: ignore[union-attr]
    else:
        value.extend(items)


def _error(name: str, line: Source | None) -> Torch2HloError:
    if name.startswith("self."):
        return StateError(
            f"`{name}` holds something else after the call, and is neither a list nor a dict of tensors",
            source=line,
            hint="keep what changes from call to call in a tensor of one shape and dtype, such as a buffer",
        )
    return OutsideError(
        f"`{name}` is outside the model and is changed, once, while it is converted; the program never does",
        source=line,
        hint="return it, or keep it in a buffer of the module",
    )


def _line(name: str, functions: list[FunctionType]) -> Source | None:
    """The first line of a function that sets ``name``, or changes what is in it, or at least names it."""
    named = None
    for function in functions:
        if name.rpartition(".")[2] not in {*names(function.__code__), *function.__code__.co_freevars}:
            continue
        try:
            lines, first = inspect.getsourcelines(function)
            tree = ast.parse(textwrap.dedent("".join(lines)))
        except (OSError, TypeError, SyntaxError):
            continue
        for node in ast.walk(tree):
            if isinstance(node, ast.expr | ast.stmt):
                source = Source(function.__code__.co_filename, first + node.lineno - 1, function.__name__)
                if any(_names(target, name) for target in _targets(node)):
                    return source
                named = named or (source if _names(node, name) else None)
    return named


def _targets(node: ast.AST) -> list[ast.expr]:
    """What a statement or call sets or changes."""
    if isinstance(node, ast.Call):
        is_change = isinstance(node.func, ast.Attribute) and node.func.attr in _CHANGING
        return [node.func.value] if is_change else []  # type: ignore[attr-defined]
    targets = node.targets if isinstance(node, (ast.Assign, ast.Delete)) else [getattr(node, "target", None)]
    is_setting = isinstance(node, (ast.Assign, ast.AugAssign, ast.AnnAssign, ast.Delete))
    return [target.value if isinstance(target, ast.Subscript) else target for target in targets if is_setting]  # type: ignore[misc]


def _names(target: Any, name: str) -> bool:
    owner, _, attribute = name.rpartition(".")
    if owner:
        return isinstance(target, ast.Attribute) and target.attr == attribute
    while isinstance(target, (ast.Attribute, ast.Subscript)):
        target = target.value
    return isinstance(target, ast.Name) and target.id == name
