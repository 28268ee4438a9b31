"""A GPU of this machine, through JAX's CUDA or ROCm plugin."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from torch2hlo.targets.device import Device


@dataclass(frozen=True)
class Gpu(Device):
    """The first GPU."""

    name: ClassVar[str] = "gpu"
    missing: ClassVar[str] = "a GPU needs its driver and JAX's plugin, for example pip install 'jax[cuda13]'"
