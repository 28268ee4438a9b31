"""The user's own code that a model may run: its classes and functions, and the modules they are written in."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from types import CodeType, FunctionType, MethodType
from typing import Any

from torch import nn

from torch2hlo.capture.sources import is_own, is_users
from torch2hlo.capture.target import Subject


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
        files = {cls: getattr(sys.modules.get(cls.__module__), "__file__", None) for cls in self.classes}
        return Reached(functions, [cls for cls, file in files.items() if file is not None and is_own(file)])

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
        yield from {type(module) for module in current.modules()}
    elif isinstance(current, type):
        for cls in current.__mro__:
            if _is_users_class(cls) and cls not in found.classes:
                found.classes.append(cls)
                yield from vars(cls).values()
    elif isinstance(current, property):
        yield current.fget
    elif isinstance(current, FunctionType) and is_users(current.__code__.co_filename):
        found.functions.append(current)
        yield from (value for name in names(current.__code__) if callable(value := current.__globals__.get(name)))
        yield from (cell for cell in closure(current).values() if callable(cell))


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


def names(code: CodeType) -> Iterator[str]:
    """The names that a function uses, and those that functions defined in it use."""
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from names(constant)


def _is_users_class(cls: type) -> bool:
    return cls.__module__.partition(".")[0] not in {"torch", "builtins", "abc", "typing", "collections"}
