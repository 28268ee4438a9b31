"""Options that several commands share."""

from __future__ import annotations

from typing import Annotated, Literal

from cyclopts import Parameter, validators

from torch2hlo.errors import InputSpecError

Flag = Annotated[bool, Parameter(show_default=False)]
InputTexts = Annotated[list[str] | None, Parameter(name=["--input", "-i"])]
_BOOLEANS = {"true": "True", "false": "False"}  # as XLA wants them
Precision = Literal["default", "high", "highest"]
Attention = Literal["kernel", "plain"]
Top = Annotated[int, Parameter(validator=validators.Number(gte=1))]
XlaFlags = Annotated[list[str] | None, Parameter(name="--flag")]


def xla_flags(texts: list[str] | None) -> dict[str, str]:
    """``["xla_x=1"]`` → ``{"xla_x": "1"}``; one without a value is on.

    Raises:
        InputSpecError: a text is no flag.

    """
    flags = {}
    for text in texts or []:
        name, given, value = text.removeprefix("--").partition("=")
        if not name.isidentifier():
            raise InputSpecError(
                f"{text!r} is no flag of XLA", hint="for example --flag xla_backend_optimization_level=0"
            )
        flags[name] = _BOOLEANS.get(value, value) if given else "True"
    return flags
