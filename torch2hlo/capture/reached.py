"""The user's own code that a model may run: its classes and functions, and the modules they are written in."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from types import FunctionType, MethodType, ModuleType
from typing import Any

from torch import nn

from torch2hlo.capture.sources import is_own, is_users
from torch2hlo.capture.target import Subject, names

_CODE = (FunctionType, MethodType, partial)


@dataclass
class Reached:
    """What the user wrote and a call may run.

    Attributes:
        functions: functions and methods, and those that they name.
        classes: of the modules, and of what they inherit from.

    """

    functions: list[FunctionType] = field(default_factory=list)
    classes: list[type] = field(default_factory=list)

    @property
    def namespaces(self) -> list[dict[str, Any]]:
        """The globals of the functions, each once."""
        return list({id(function.__globals__): function.__globals__ for function in self.functions}.values())

    @property
    def own(self) -> Reached:
        """What is the project's own of it, rather than an installed package's."""
        functions = [function for function in self.functions if is_own(function.__code__.co_filename)]
        return Reached(functions, list(filter(is_own_class, self.classes)))

    def named(self) -> Iterator[tuple[dict[str, Any], str]]:
        """Each global that a function names, with the namespace that it is in."""
        seen = set()
        for function in self.functions:
            for name in names(function.__code__):
                key = id(function.__globals__), name
                if name in function.__globals__ and key not in seen:
                    seen.add(key)
                    yield function.__globals__, name


def reached(subject: Subject) -> Reached:
    """Follow the names that the code of ``subject`` uses."""
    found = Reached()
    waiting: list[Any] = [subject.signed, *(value for _, value in subject.holders)]
    seen: set[int] = set()
    while waiting:
        current = waiting.pop()
        if id(current) in seen:
            continue
        seen.add(id(current))
        waiting += _next(current, found)
    return found


def _next(current: Any, found: Reached) -> Iterator[Any]:
    if isinstance(current, (MethodType, staticmethod, classmethod)):
        current = current.__func__
    if isinstance(current, nn.Module):
        yield from _of_modules(list(current.modules()))
    elif isinstance(current, type):
        yield from _of_class(current, found)
    elif isinstance(current, property):
        yield current.fget
    elif isinstance(current, partial):
        yield from (current.func, *current.args, *current.keywords.values())
    elif is_own_class(type(current)):
        yield type(current)
    elif isinstance(current, FunctionType) and is_users(current.__code__.co_filename):
        found.functions.append(current)
        yield from _named(current)


def _of_modules(modules: list[nn.Module]) -> Iterator[Any]:
    yield from {type(module) for module in modules}
    values = (value for module in modules for held in vars(module).values() for value in _held(held))
    others = (value for value in values if not isinstance(value, nn.Module))
    yield from (value for value in others if isinstance(value, _CODE) or is_own_class(type(value)))


def _of_class(current: type, found: Reached) -> Iterator[Any]:
    for cls in current.__mro__:
        if _is_users_class(cls) and cls not in found.classes:
            found.classes.append(cls)
            yield from vars(cls).values()


def _held(value: Any) -> Iterable[Any]:
    """What an attribute holds: itself or, of a container, its entries."""
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, (list, tuple)) else (value,)


def _named(function: FunctionType) -> Iterator[Any]:
    """What a function names: globals, attributes of the project's modules, and variables of enclosing functions."""
    named = list(names(function.__code__))
    for value in (function.__globals__.get(name) for name in named):
        if isinstance(value, (type, nn.Module, *_CODE)) or is_own_class(type(value)):
            yield value
        elif isinstance(value, ModuleType) and _is_own_module(value):
            yield from (getattr(value, name, None) for name in named)
    yield from (cell for cell in closure(function).values() if callable(cell) or is_own_class(type(cell)))


def closure(function: FunctionType) -> dict[str, Any]:
    """The variables of enclosing functions that ``function`` uses."""
    cells = zip(function.__code__.co_freevars, function.__closure__ or (), strict=True)
    found = {}
    for name, cell in cells:
        try:
            found[name] = cell.cell_contents
        except ValueError:  # not filled yet
            continue
    return found


def _is_users_class(cls: type) -> bool:
    return cls.__module__.partition(".")[0] not in {"torch", "builtins", "abc", "typing", "collections"}


def is_own_class(cls: type) -> bool:
    """Whether it is written in the project's own code."""
    return _is_own_module(sys.modules.get(cls.__module__))


def _is_own_module(module: ModuleType | None) -> bool:
    file = getattr(module, "__file__", None)
    return file is not None and is_own(file)
