"""XLA:CPU through JAX's PJRT client."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from torch2hlo import hardware
from torch2hlo.targets.device import Device


@dataclass(frozen=True)
class Cpu(Device):
    """Runs wherever JAX runs."""

    name: ClassVar[str] = "cpu"

    @property
    def chip(self) -> hardware.Chip:
        """This machine."""
        return hardware.chip("cpu")
