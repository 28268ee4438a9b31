"""What the code changes outside of the model and its arguments: globals, variables of enclosing functions, classes.

A program has no such places: what is written there is lost, or worse, was written while the model was converted.
Afterwards all is as it was.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections import Counter, OrderedDict, defaultdict, deque
from collections.abc import Callable, Iterator, Mapping, MutableMapping, MutableSet
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from types import CellType, FunctionType
from typing import Any

import torch

from torch2hlo.checking.findings import ERROR, Finding, finding
from torch2hlo.checking.reached import Reached, closure, names
from torch2hlo.errors import Source

_CHANGING = {"append", "extend", "insert", "add", "update", "appendleft", "pop", "clear", "remove", "setdefault", "put"}
_CONTAINERS = {list, dict, set, deque, OrderedDict, defaultdict, Counter}  # others may do anything when looked at
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


@contextmanager
def outside(code: Reached, own: set[int], kept: Mapping[str, Any], found: Callable[[Finding], None]) -> Iterator[None]:
    """Report afterwards what was changed, and put it back.

    Args:
        code: what may change something.
        own: ``id`` of the containers that are the model's.
        kept: those of them that can't be state, by name: sets and queues.
        found: gets each finding.

    """
    places = [*_globals(code), *_nonlocals(code), *_class_attributes(code)]
    before = [(place, place.read()) for place in places]
    held = {id(value): (place.name, value) for place, value in before if type(value) in _CONTAINERS}
    contents = [(name, value, _items(value)) for key, (name, value) in held.items() if key not in own]
    contents += [(f"self.{name}", value, _items(value)) for name, value in kept.items()]
    try:
        yield
    finally:
        changed = {name for name, value, items in contents if _differs(items, _items(value))}
        changed |= {place.name for place, value in before if place.read() is not value}
        for name in sorted(changed):
            found(_finding(name, code))
        for place, value in before:
            if place.read() is not value:
                place.write(value)
        for name, value, items in contents:
            if name in changed:
                _refill(value, items)


def tensors_outside(code: Reached) -> dict[int, str]:
    """``id`` of each tensor in a global or a variable of an enclosing function → its name."""
    places = [*_globals(code), *_nonlocals(code), *_class_attributes(code)]
    return {id(value): place.name for place in places if isinstance(value := place.read(), torch.Tensor)}


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


def _finding(name: str, code: Reached) -> Finding:
    if name.startswith("self."):
        return finding(
            "T2H205",
            f"`{name}` holds something else after the call, and is neither a list nor a dict of tensors",
            _line(name, code.functions),
            hint="keep what changes from call to call in a tensor of one shape and dtype, such as a buffer",
            severity=ERROR,
        )
    return finding(
        "T2H902",
        f"`{name}` is outside the model and is changed, once, while it is converted; the program never does",
        _line(name, code.functions),
        hint="return it, or keep it in a buffer of the module",
    )


def _line(name: str, functions: list[FunctionType]) -> Source | None:
    """The first line of a function that sets ``name``, or changes what is in it."""
    for function in functions:
        if name.rpartition(".")[2] not in {*names(function.__code__), *function.__code__.co_freevars}:
            continue
        try:
            lines, first = inspect.getsourcelines(function)
            tree = ast.parse(textwrap.dedent("".join(lines)))
        except (OSError, TypeError, SyntaxError):
            continue
        for node in ast.walk(tree):
            if isinstance(node, (ast.stmt, ast.Call)) and any(_names(target, name) for target in _targets(node)):
                return Source(function.__code__.co_filename, first + node.lineno - 1, function.__name__)
    return None


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
    return isinstance(target, ast.Name) and target.id == name
