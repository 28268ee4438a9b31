"""The recorder that transpiled code runs under."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from torch.utils._python_dispatch import _get_current_dispatch_mode, _pop_mode_temporarily

from torch2hlo.capture.recorder import Recorder

_active: ContextVar[Recorder] = ContextVar("recorder")


def recorder() -> Recorder:
    """The one that is recording now."""
    return _active.get()


@contextmanager
def activated(one: Recorder) -> Iterator[None]:
    """Make ``one`` that recorder."""
    token = _active.set(one)
    try:
        yield
    finally:
        _active.reset(token)


@contextmanager
def paused(one: Recorder) -> Iterator[None]:
    """Record only what runs in ``with one:`` inside."""
    if _get_current_dispatch_mode() is not one:
        yield
        return
    with _pop_mode_temporarily():
        yield
