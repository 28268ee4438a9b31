"""A TPU of this machine; for one that is not here, see topology.py."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from torch2hlo.targets.device import Device


@dataclass(frozen=True)
class Tpu(Device):
    """The first TPU device."""

    name: ClassVar[str] = "tpu"
    missing: ClassVar[str] = "a TPU needs pip install 'torch2hlo[tpu]'; tpu:v5e:1x1 and the like compile without one"
