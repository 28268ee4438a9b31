"""Functions of the user's that keep results, like those under ``functools.lru_cache``: none keeps one of a capture."""

from __future__ import annotations

import contextlib
import functools
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from types import FunctionType
from typing import Any

import torch

_Cached = functools._lru_cache_wrapper


@contextmanager
def nothing_cached(roots: Iterable[Any]) -> Iterator[None]:
    """Clear afterwards what was filled inside: the results are fake tensors, and the module itself would get them.

    Args:
        roots: modules, other objects and functions; theirs are looked for in their classes and files.

    """
    cached = {id(function): function for root in roots for function in _cached(root)}.values()
    before = [function.cache_info().misses for function in cached]
    try:
        yield
    finally:
        for function, misses in zip(cached, before, strict=True):
            if function.cache_info().misses != misses:
                function.cache_clear()


def _cached(root: Any) -> Iterator[_Cached[Any]]:
    objects = list(root.modules()) if isinstance(root, torch.nn.Module) else [root]
    classes = dict.fromkeys(base for value in objects for base in type(value).__mro__)
    names = dict.fromkeys([*(cls.__module__ for cls in classes), getattr(root, "__module__", "")])
    owners: list[Any] = [*classes, *(sys.modules[name] for name in names if name in sys.modules)]
    for owner in owners:
        name = owner.__module__ if isinstance(owner, type) else owner.__name__
        if name.partition(".")[0] not in {"torch", "builtins"}:
            for value in list(vars(owner).values()):
                yield from _inside(value)


def _inside(value: Any) -> Iterator[_Cached[Any]]:
    """``value`` itself, what a method or property calls, and what a decorator's wrapper closes over."""
    if isinstance(value, property):
        value = value.fget
    elif isinstance(value, (staticmethod, classmethod)):
        value = value.__func__
    if isinstance(value, _Cached):
        yield value
    elif isinstance(value, FunctionType):
        for cell in value.__closure__ or ():
            with contextlib.suppress(ValueError):  # not filled yet
                if isinstance(cell.cell_contents, _Cached):
                    yield cell.cell_contents
