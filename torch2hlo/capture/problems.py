"""What capture does with a problem: raise it. `torch2hlo.checking` gathers problems instead, and capture goes on."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from torch2hlo.errors import Torch2HloError

if TYPE_CHECKING:
    from torch2hlo.capture.recorder import Recorder


class Problems:
    """Raises each problem where it is found."""

    def found(self, error: Torch2HloError) -> None:
        """Raise ``error``, or return to go on without what it is about."""
        raise error

    def attempt(self) -> Problems:
        """For a capture without symbols, which ends at the first value that Python asks for."""
        return self

    def accept(self, attempt: Problems) -> None:
        """The attempt went through: what it found counts."""

    def unheard(self) -> Problems:
        """For a capture that only asks whether something would be the same."""
        return self

    @contextmanager
    def watching(self, recorder: Recorder) -> Iterator[None]:  # noqa: ARG002
        """Active while the user's code runs."""
        yield


RAISED = Problems()
