"""Options that several commands share."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

Flag = Annotated[bool, Parameter(show_default=False)]
InputTexts = Annotated[list[str] | None, Parameter(name=["--input", "-i"])]
