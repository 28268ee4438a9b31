"""Lowerings that are wrong by design, put into the registry for the time of a test."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from torch2hlo import build, lowering
from torch2hlo.mlir import hlo


@contextmanager
def planted(op: Any, wrong: Callable[..., Any]) -> Iterator[None]:
    """``wrong(ctx, right, *args, **kwargs)`` lowers ``op``, where ``right`` is what lowered it before."""
    row = lowering._REGISTRY[op]
    lowering._REGISTRY[op] = replace(row, emit=lambda ctx, *args, **kwargs: wrong(ctx, row.emit, *args, **kwargs))
    try:
        yield
    finally:
        lowering._REGISTRY[op] = row


def scaled(factor: float) -> Callable[..., Any]:
    """The right result times ``factor``."""

    def wrong(ctx: Any, right: Any, *args: Any, **kwargs: Any) -> Any:
        value = right(ctx, *args, **kwargs)
        return hlo.multiply(value, filled(value, factor))

    return wrong


def filled(like: Any, number: float) -> Any:
    """A constant of the type of ``like``."""
    return build.constant(number, build.dtype(like), build.shape_of(like))
