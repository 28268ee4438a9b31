"""Lines that are captured again and again, by decisions that are known while capturing: a loop without an end."""

from __future__ import annotations

import os
from collections import Counter

from torch2hlo.capture.refusals import EndlessError
from torch2hlo.errors import Source

_MOST = 20_000  # operations of one line; a program of so many would take hours to compile


class Repeats:
    """How often each line has been captured; the environment's ``TORCH2HLO_MOST_REPEATS`` is how often it may be."""

    def __init__(self) -> None:
        self._counts: Counter[Source | None] = Counter()
        self._most = int(os.environ.get("TORCH2HLO_MOST_REPEATS", _MOST))

    def count(self, line: Source | None) -> None:
        """An operation of ``line``.

        Raises:
            EndlessError: it is one too many.

        """
        self._counts[line] += 1
        if self._counts[line] > self._most:
            raise EndlessError(
                f"this line has been captured {self._most} times: a loop around it never ends, or has too many rounds",
                source=line,
                hint="let its condition change, or write the loop with torch._higher_order_ops.scan or while_loop; "
                "the environment variable TORCH2HLO_MOST_REPEATS allows more",
            )
