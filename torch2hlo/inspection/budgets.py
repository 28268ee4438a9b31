"""Limits that a comparison is held to: ``+2%``, ``+100us``, ``20ms``, ``1.5GB``, ``400``."""

from __future__ import annotations

import re
from dataclasses import dataclass

from torch2hlo.errors import InputSpecError

_FORM = re.compile(r"(?P<more>\+?)(?P<number>\d+(?:\.\d+)?)\s*(?P<unit>%|[a-zµ]*)", re.IGNORECASE)
_UNITS = {
    "seconds": {"s": 1.0, "ms": 1e-3, "us": 1e-6, "µs": 1e-6, "ns": 1e-9},
    "memory": {"b": 1.0, "kb": 1e3, "mb": 1e6, "gb": 1e9, "kib": 2.0**10, "mib": 2.0**20, "gib": 2.0**30},
    "kernels": {"": 1.0},
}
_EXAMPLES = {"seconds": "+2%, +100us or 20ms", "memory": "+2%, +10MB or 1.5GB", "kernels": "+0, +2% or 400"}


@dataclass(frozen=True)
class Budget:
    """One limit.

    Attributes:
        name: ``seconds``, ``memory`` or ``kernels``.
        asked: as it was written.
        limit: the most that is allowed.
        value: what there is.
        ok: whether it is not more.

    """

    name: str
    asked: str
    limit: float
    value: float
    ok: bool

    @classmethod
    def read(cls, name: str, text: str, before: float, after: float) -> Budget:
        """A limit as it is written: with ``+`` it is on top of ``before``.

        Raises:
            InputSpecError: it can't be understood.

        """
        found = _FORM.fullmatch(text.strip())
        unit = found["unit"].lower() if found else ""
        relative = unit == "%"
        if found is None or (relative and not found["more"]) or (not relative and unit not in _UNITS[name]):
            raise InputSpecError(f"{text!r} is no limit for {name}", hint=f"for example {_EXAMPLES[name]}")
        number = float(found["number"])
        amount = before * number / 100 if relative else number * _UNITS[name][unit]
        limit = before + amount if found["more"] else amount
        return cls(name, text, limit, after, after <= limit)
