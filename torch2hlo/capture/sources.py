"""Where in the user's code an operation came from: the Python stack and the module that is running."""

from __future__ import annotations

import ast
import linecache
import sys
import sysconfig
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any

import torch

from torch2hlo.errors import Source

_HIDDEN = (str(Path(torch.__file__).parent), str(Path(__file__).parents[1]), "<")
_LAYERS = str(Path(torch.__file__).parent / "nn" / "modules")
_STDLIB = sysconfig.get_paths()["stdlib"]
_LIMIT = 6  # frames kept: enough to see who called a helper, little enough to stay readable in MLIR


class ModuleStack:
    """The qualified names of the modules whose ``forward`` is running, innermost last.

    Attributes:
        last: the module in which an exception was raised.

    """

    def __init__(self, root: torch.nn.Module | None) -> None:
        self._names = {id(module): name for name, module in root.named_modules()} if root is not None else {}
        self._running: list[str] = []
        self.last = ""

    def name_of(self, module: torch.nn.Module) -> str | None:
        """Its qualified name; None if it is not part of the root module."""
        return self._names.get(id(module))

    @property
    def current(self) -> str:
        return self._running[-1] if self._running else ""

    @contextmanager
    def watching(self) -> Iterator[None]:
        """While active, every ``nn.Module.__call__`` is seen by this stack."""
        call, names, running = torch.nn.Module.__call__, self._names, self._running

        def watched(module: torch.nn.Module, *args: Any, **kwargs: Any) -> Any:
            running.append(names.get(id(module), self.current))
            try:
                return call(module, *args, **kwargs)
            except Exception:
                self.last = self.last or running[-1]
                raise
            finally:
                running.pop()

        torch.nn.Module.__call__ = watched  # type: ignore[method-assign]
        try:
            yield
        finally:
            torch.nn.Module.__call__ = call  # type: ignore[method-assign]


def is_users(filename: str) -> bool:
    """Whether code in this file is the user's, rather than torch's, torch2hlo's or generated."""
    return not filename.startswith(_HIDDEN)


def syntax_of(filename: str) -> ast.Module:
    """What is written in a file; nothing where that can't be read as Python, as in a notebook's cell."""
    try:
        return ast.parse("".join(linecache.getlines(filename)))
    except SyntaxError:
        return ast.Module([], [])


def is_own(filename: str) -> bool:
    """Whether code in this file is the project's own, rather than Python's or an installed package's."""
    return is_users(filename) and not filename.startswith(_STDLIB) and "site-packages" not in filename


def call_site(module: str, entry: FrameType | None) -> tuple[Source, ...]:
    """The user's frames below ``entry`` that led here, innermost first.

    Frames of torch and torch2hlo are left out; where there is no other (a model made of torch.nn alone), the innermost
    line of torch.nn stands for the user's.
    """
    frames: list[Source] = []
    layer: Source | None = None
    frame: FrameType | None = sys._getframe(2)
    while frame is not None and frame is not entry and len(frames) < _LIMIT:
        code = frame.f_code
        if is_users(code.co_filename):
            frames.append(Source(code.co_filename, frame.f_lineno, code.co_name, module))
        elif layer is None and code.co_filename.startswith(_LAYERS):
            layer = Source(code.co_filename, frame.f_lineno, code.co_name, module)
        frame = frame.f_back
    return tuple(frames) if frames or layer is None else (layer,)
