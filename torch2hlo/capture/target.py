"""What can be captured: a module, a bound method of one, or a function that uses modules."""

from __future__ import annotations

import ast
import functools
import inspect
import textwrap
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from types import CodeType, FunctionType
from typing import Any

import torch
from torch import nn

from torch2hlo.capture.sources import is_users
from torch2hlo.errors import NotConvertibleError, Source


@dataclass(frozen=True)
class Subject:
    """What is run, and where its tensors are.

    Attributes:
        call: runs it.
        signed: the callable whose signature the arguments must fit.
        name: how to speak of it.
        root: the module whose names are used; None for a function without a module.
        holders: ``(prefix, object)`` for everything that may hold tensors.
        parameters: names of the positional parameters.

    """

    call: Callable[..., Any]
    signed: Callable[..., Any]
    name: str
    root: nn.Module | None
    holders: list[tuple[str, Any]]
    parameters: tuple[str, ...]


def subject_of(target: Any) -> Subject:
    """Find what ``target`` runs and which objects it reaches.

    Raises:
        NotConvertibleError: it can't be called, or is a class.

    """
    if isinstance(target, type) or not callable(target):
        raise NotConvertibleError(
            f"{target!r} is not a module or a function of tensors",
            hint="pass an nn.Module instance, a bound method of one, or a function; call the class first",
        )
    if isinstance(target, nn.Module):
        _check_has_code(target)
        return Subject(
            target, target.forward, type(target).__name__, target, [("", target)], _parameters(target.forward)
        )
    holders = [("" if isinstance(value, nn.Module) and only else name, value) for name, value, only in _reached(target)]
    modules = [value for _, value in holders if isinstance(value, nn.Module)]
    name = getattr(target, "__qualname__", type(target).__name__)
    return Subject(target, target, name, modules[0] if len(modules) == 1 else None, holders, _parameters(target))


def _reached(function: Any) -> list[tuple[str, Any, bool]]:
    """``(name, object, whether it is the only one)`` for what a function closes over, is bound to, or names."""
    found: dict[str, Any] = {}
    while isinstance(function, functools.partial):
        found |= {f"args.{index}": value for index, value in enumerate(function.args)} | function.keywords
        function = function.func
    if (owner := getattr(function, "__self__", None)) is not None:
        found["self"] = owner
    for inner in _functions(function):
        closure = inspect.getclosurevars(inner)
        named = {name: inner.__globals__[name] for name in names(inner.__code__) if name in inner.__globals__}
        found = dict(closure.nonlocals) | {name: value for name, value in named.items() if _may_hold(value)} | found
    holders = {name: value for name, value in found.items() if _may_hold(value)}
    return [(name, value, len(holders) == 1) for name, value in holders.items()]


def _functions(function: Any) -> list[FunctionType]:
    """The function itself, and the user's functions that it names or closes over, and theirs."""
    found: list[FunctionType] = []
    waiting = [inspect.unwrap(getattr(function, "__func__", function))]
    while waiting:
        current = waiting.pop()
        if not inspect.isfunction(current) or current in found or not is_users(current.__code__.co_filename):
            continue
        found.append(current)
        named = [current.__globals__.get(name) for name in names(current.__code__)]
        waiting += [value for value in (*named, *inspect.getclosurevars(current).nonlocals.values()) if callable(value)]
    return found


def names(code: CodeType) -> Iterator[str]:
    """The names that a function uses, and those that functions defined in it use."""
    yield from code.co_names
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from names(constant)


def _may_hold(value: Any) -> bool:
    if isinstance(value, nn.Module):
        return True
    return (
        not callable(value)
        and not inspect.ismodule(value)
        and (isinstance(value, (dict, list)) or hasattr(value, "__dict__"))
    )


def _parameters(call: Callable[..., Any]) -> tuple[str, ...]:
    try:
        parameters = inspect.signature(call).parameters.values()
    except (TypeError, ValueError):
        return ()
    positional = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return tuple(parameter.name for parameter in parameters if parameter.kind in positional)


def _check_has_code(root: nn.Module) -> None:
    for name, module in root.named_modules():
        if isinstance(module, torch.jit.ScriptModule):
            raise NotConvertibleError(
                f"`{name or type(root).__name__}` is a torch.jit.ScriptModule, whose Python code is gone",
                hint="convert the module that was given to torch.jit.script or trace",
            )


def returned_at(subject: Subject) -> Source | None:
    """The last line of what is captured that returns something."""
    function: Any = inspect.unwrap(getattr(subject.signed, "__func__", subject.signed))
    try:
        lines, first = inspect.getsourcelines(function)
        tree = ast.parse(textwrap.dedent("".join(lines)))
    except (OSError, TypeError, SyntaxError):
        return None
    returns = [node.lineno for node in ast.walk(tree) if isinstance(node, ast.Return)]
    return Source(function.__code__.co_filename, first + max(returns) - 1, function.__name__) if returns else None
