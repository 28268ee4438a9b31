"""What every command prints with: results on stdout, progress and errors on stderr."""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from torch2hlo.errors import SaveError, Torch2HloError

if TYPE_CHECKING:
    from cyclopts import CycloptsError
    from rich.console import Console, RenderableType

_STYLES = {"T2H": "bold red", "  -->": "cyan", "   |": "bold", "   = call:": "dim", "   = hint:": "green"}
_WIDTH = 160  # of a file or a pipe
_machine = False  # whether the whole answer is one JSON document


@contextlib.contextmanager
def machine_readable(yes: bool) -> Iterator[None]:
    """While active, errors are printed as JSON too."""
    global _machine
    before, _machine = _machine, yes
    try:
        yield
    finally:
        _machine = before


def print_json(document: Any) -> None:
    """One JSON document; what JSON has no number for is a string."""
    print(json.dumps(document, indent=2, allow_nan=False))


def write(path: Path, text: str) -> None:
    """Write a file, and its folder.

    Raises:
        SaveError: it can't be written.

    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    except OSError as error:
        raise SaveError(
            f"writing {path} failed: {error.strerror or error}", hint="choose a path that can be written"
        ) from error
    note(f"wrote {path}")


@contextlib.contextmanager
def step(text: str) -> Iterator[None]:
    """Show on stderr, if it is a terminal, what is going on; what user code prints goes there too."""
    from rich.console import Console

    console = Console(stderr=True, markup=False)
    status = console.status(text) if console.is_terminal else contextlib.nullcontext()
    with contextlib.redirect_stdout(sys.stderr), status:
        yield


def show(content: RenderableType) -> None:
    """Tables and colours on stdout; a file or a pipe gets wide lines without colours."""
    _stdout().print(content)


def width() -> int:
    """How many columns `show` has."""
    return _stdout().width


def _stdout() -> Console:
    from rich.console import Console

    console = Console(highlight=False, emoji=False, markup=False)
    return console if console.is_terminal else Console(highlight=False, emoji=False, markup=False, width=_WIDTH)


def note(text: str) -> None:
    """Something to know that is no result."""
    print(text, file=sys.stderr)


def print_error(error: Torch2HloError) -> None:
    """The error's own text, coloured on a terminal; no traceback."""
    from rich.console import Console
    from rich.text import Text

    text = Text()
    for line in str(error).splitlines():
        text.append(line + "\n", next((style for start, style in _STYLES.items() if line.startswith(start)), ""))
    Console(stderr=True, highlight=False, markup=False, soft_wrap=True).print(text, end="")
    if _machine:
        print_json({"errors": [_record(single) for single in error.errors]})


def print_usage_error(error: CycloptsError) -> None:
    """What is wrong with the command line, and where its help is."""
    command = " ".join(["torch2hlo", *(error.command_chain or ())])
    print(f"{error}\n\n`{command} --help` shows what it takes.", file=sys.stderr)
    if _machine:
        print_json({"errors": [{"code": "", "what": str(error), "hint": f"{command} --help"}]})


def columns(rows: Sequence[tuple[str, ...]]) -> str:
    """Aligned, two spaces between columns."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows)
    return "\n".join(lines)


def size(count: float) -> str:
    """``1234567`` → ``1.23 MB``."""
    for unit in ("B", "kB", "MB", "GB"):
        if count < 1000 or unit == "GB":
            break
        count /= 1000
    return f"{count:.3g} {unit}" if count < 1000 else f"{count:,.0f} {unit}"


def seconds(stages: dict[str, float]) -> str:
    """``capture 1.23 · emit 0.04``."""
    return " · ".join(f"{name} {value:.3g}" for name, value in stages.items())


def _record(error: Torch2HloError) -> dict[str, Any]:
    source = error.source
    where = {"file": source.file, "line": source.line, "module": source.module} if source else {}
    return {"code": error.code, "what": error.what, **where, "call": error.call, "hint": error.hint}
