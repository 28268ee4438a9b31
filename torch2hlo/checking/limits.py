"""A time limit for one model, in the same process: whatever Python code is running then is interrupted."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

from torch2hlo.capture.sources import is_own
from torch2hlo.errors import Source

_AGAIN = 1.0  # seconds: code that swallows the interruption is interrupted again


class TooLongError(BaseException):
    """The time is over. No `Exception`, so that the model's own handlers let it through.

    Attributes:
        source: the line of the project's code that was running.

    """

    def __init__(self, seconds: float, source: Source | None) -> None:
        super().__init__(f"it takes longer than {seconds:g} s")
        self.seconds, self.source = seconds, source


@contextmanager
def time_limit(seconds: float | None) -> Iterator[None]:
    """Raise `TooLongError` inside when ``seconds`` of wall time are over.

    Code in C is interrupted when it returns to Python. Outside the main thread, or where there is no such signal,
    there is no limit.
    """
    possible = threading.current_thread() is threading.main_thread() and hasattr(signal, "SIGALRM")
    if seconds is None or not possible:
        yield
        return

    def interrupt(_number: int, frame: FrameType | None) -> Any:
        raise TooLongError(seconds, _running(frame))

    before = signal.signal(signal.SIGALRM, interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds, _AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _running(frame: FrameType | None) -> Source | None:
    while frame is not None:
        if is_own(frame.f_code.co_filename):
            return Source(frame.f_code.co_filename, frame.f_lineno, frame.f_code.co_name)
        frame = frame.f_back
    return None
