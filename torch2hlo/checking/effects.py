"""What Python does beside computing: it prints, writes files, draws numbers, reads the clock. A program does not.

Functions that do so are replaced while the user's code runs, in their own modules and wherever the user's modules have
them by name; files, processes and connections are seen by Python's audit events.
"""

from __future__ import annotations

import builtins
import os
import random
import secrets
import sys
import time
import uuid
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from contextvars import ContextVar
from pathlib import Path
from types import FrameType
from typing import Any

import numpy as np
import torch

from torch2hlo.capture import autograph
from torch2hlo.capture.recorder import Recorder
from torch2hlo.capture.sources import is_own
from torch2hlo.checking.findings import ERROR, NOTE, WARNING, Finding, finding
from torch2hlo.errors import Source

Found = Callable[[Finding], None]

_TRANSPILED = str(Path(autograph.__file__).parent)
_DRAW = "draw with torch, from the program's key: torch.rand, F.dropout"
_CLOCK = "measure outside the model"
_GIVE = "give it to the model as an input, or keep it in a buffer"
_EFFECT = "do it outside the model, with what the model returns"


@contextmanager
def effects(recorder: Recorder, namespaces: list[dict[str, Any]], found: Found) -> Iterator[None]:
    """While active, each effect of the user's own code is ``found``; printing and seeding do nothing."""
    known: dict[int, list[tuple[dict[str, Any], str]]] = {}
    for namespace in namespaces:
        for name, value in namespace.items():
            known.setdefault(id(value), []).append((namespace, name))
    with ExitStack() as stack:
        for owner, names, code, what, hint, severity in _watched():
            for name in names:
                original = getattr(owner, name)
                quiet = code in {"T2H209", "T2H901", "T2H905"}
                called = f"{getattr(owner, '__name__', 'random')}.{name}()".removeprefix("builtins.")

                def report(
                    called: str = called, what: str = what, made: tuple[str, str, str] = (code, hint, severity)
                ) -> None:
                    found(finding(made[0], f"{called} {what}", _own_line(recorder), hint=made[1], severity=made[2]))

                replacement = _reporting(original, report, quiet=quiet)
                stack.enter_context(_replaced(owner, name, replacement))
                for namespace, own in known.get(id(original), ()):
                    stack.enter_context(_entry(namespace, own, replacement))
        for stream in ("stdout", "stderr"):
            written = _Stream(getattr(sys, stream), f"sys.{stream}.write()", recorder, found)
            stack.enter_context(_replaced(sys, stream, written))
        stack.enter_context(audited(lambda: _own_line(recorder), "while it is converted", found))
        yield


def _own_line(recorder: Recorder) -> Source | None:
    """The innermost line of the project's own code that is running."""
    for frame in recorder.users_frames():
        code = frame.f_code
        if is_own(code.co_filename):
            return Source(code.co_filename, frame.f_lineno, code.co_name, recorder.modules.current)
    return None


class _Stream:
    """A standard stream that reports what the project's own code writes, instead of writing it."""

    def __init__(self, stream: Any, name: str, recorder: Recorder, found: Found) -> None:
        self._stream, self._name, self._recorder, self._found = stream, name, recorder, found

    def write(self, text: str) -> Any:
        if not is_own(sys._getframe(1).f_code.co_filename):
            return self._stream.write(text)
        message = f"{self._name} prints once, while the model is converted; the program never does"
        self._found(finding("T2H901", message, _own_line(self._recorder), hint=_EFFECT))
        return len(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def _watched() -> Iterator[tuple[Any, tuple[str, ...], str, str, str, str]]:
    """Owner, names, code, what they do, hint, severity."""
    drawn = "draws once, while the model is converted: the program has that one value in every call"
    yield random, _public(random, "seed getstate setstate Random SystemRandom"), "T2H903", drawn, _DRAW, ""
    numpy_names = _public(np.random, "seed get_state set_state default_rng test get_bit_generator set_bit_generator")
    yield np.random, numpy_names, "T2H903", drawn, _DRAW, ""
    yield secrets, ("randbelow", "randbits", "choice", "token_bytes", "token_hex"), "T2H903", drawn, _DRAW, ""
    yield uuid, ("uuid1", "uuid4"), "T2H903", drawn, _GIVE, ""
    yield os, ("urandom",), "T2H903", drawn, _DRAW, ""
    read = "is read once, while the model is converted: the program has that one value in every call"
    clocks = ("time", "time_ns", "perf_counter", "perf_counter_ns", "monotonic", "process_time")
    yield time, clocks, "T2H903", read, _CLOCK, WARNING
    yield (
        builtins,
        ("print",),
        "T2H901",
        "prints once, while the model is converted; the program never does",
        _EFFECT,
        "",
    )
    yield torch, ("save",), "T2H901", "writes a file once, while the model is converted", _EFFECT, ""
    yield builtins, ("input",), "T2H901", "asks once, while the model is converted", _GIVE, ""
    seeds = "seeds while the model is converted: a program draws from the key of each call"
    yield torch, ("manual_seed", "seed", "set_rng_state"), "T2H905", seeds, "exe.seed(n), or a key for each call", ""
    here = "needs a GPU, which is not here"
    gpu = ("synchronize", "current_device", "empty_cache", "memory_allocated", "get_device_name", "set_device")
    yield torch.cuda, () if torch.cuda.is_available() else gpu, "T2H209", here, "leave it to the target", ERROR
    yield random, ("seed",), "T2H905", "seeds Python's generator, which no program has", _DRAW, NOTE
    yield np.random, ("seed",), "T2H905", "seeds numpy's generator, which no program has", _DRAW, NOTE


def _public(module: Any, without: str) -> tuple[str, ...]:
    left_out = without.split()
    return tuple(
        name
        for name, value in vars(module).items()
        if not name.startswith("_")
        and name not in left_out
        and callable(value)
        and not isinstance(value, type)
        and (hasattr(value, "__self__") or module is not random)
    )


def _reporting(original: Callable[..., Any], report: Callable[[], None], *, quiet: bool) -> Callable[..., Any]:
    def reporting(*args: Any, **kwargs: Any) -> Any:
        if not is_own(_caller().f_code.co_filename):
            return original(*args, **kwargs)
        report()
        return None if quiet else original(*args, **kwargs)

    return reporting


def _caller() -> FrameType:
    """Who calls what was replaced; transpiled code calls by way of torch2hlo."""
    frame = sys._getframe(2)
    while frame.f_code.co_filename.startswith(_TRANSPILED) and frame.f_back is not None:
        frame = frame.f_back
    return frame


@contextmanager
def _replaced(owner: Any, name: str, value: Any) -> Iterator[None]:
    original = getattr(owner, name)
    setattr(owner, name, value)
    try:
        yield
    finally:
        setattr(owner, name, original)


@contextmanager
def _entry(namespace: dict[str, Any], name: str, value: Any) -> Iterator[None]:
    original = namespace[name]
    namespace[name] = value
    try:
        yield
    finally:
        namespace[name] = original


_listener: ContextVar[Callable[[str, Any], None] | None] = ContextVar("listener", default=None)
_EVENTS: Mapping[str, str] = {
    "open": "writes a file",
    "os.mkdir": "makes a folder",
    "os.remove": "removes a file",
    "os.rename": "renames a file",
    "shutil.rmtree": "removes a folder",
    "shutil.copyfile": "writes a file",
    "subprocess.Popen": "starts a process",
    "os.system": "starts a process",
    "socket.connect": "opens a connection",
    "urllib.Request": "opens a connection",
}
_hooked = False


@contextmanager
def audited(here: Callable[[], Source | None], when: str, found: Found) -> Iterator[None]:
    """While active, each file, process and connection that the project's own code makes is ``found``.

    Args:
        here: the line that is running.
        when: how to say when that is.
        found: gets each finding.

    """

    def listen(event: str, args: Any) -> None:
        if (event == "open" and not _writes(args)) or _is_importing():
            return
        line = here()
        if line is None:
            return
        named = f" ({args[0]})" if args and isinstance(args[0], (str, os.PathLike)) else ""
        message = f"the model {_EVENTS[event]}{named}, once, {when}; the program never does"
        found(finding("T2H901", message, line, hint=_EFFECT))

    _hook()
    token = _listener.set(listen)
    try:
        yield
    finally:
        _listener.reset(token)


def _writes(args: Any) -> bool:
    _, mode, flags = (*args, None, None, None)[:3]
    if isinstance(mode, str):
        return any(letter in mode for letter in "wax+")
    return isinstance(flags, int) and bool(flags & (os.O_WRONLY | os.O_RDWR))


def _is_importing() -> bool:
    """Whether it is Python's own import that is at work, as it is when it writes what it has compiled."""
    frame: Any = sys._getframe(2)
    while frame is not None and not is_own(frame.f_code.co_filename):
        if frame.f_code.co_filename.startswith("<frozen importlib"):
            return True
        frame = frame.f_back
    return False


def _hook() -> None:
    """An audit hook can't be taken away again: one for the process, which asks whether anybody listens."""
    global _hooked
    if _hooked:
        return
    _hooked = True

    def hook(event: str, args: Any) -> None:
        if event in _EVENTS and (listener := _listener.get()) is not None:
            listener(event, args)

    sys.addaudithook(hook)
