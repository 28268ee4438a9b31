"""HLO text → the module that inspection reads."""

from jaxlib import _hlo  # noqa: TID251  # what a target gives as bytes is written as text here

from torch2hlo import hardware
from torch2hlo.compilation import Compilation, Memory
from torch2hlo.inspection import kernels
from torch2hlo.inspection.hlo import Module
from torch2hlo.inspection.kernels import Kernel

V5E = hardware.TPUS["v5e"]


def read(text: str) -> Module:
    return Module(_hlo.hlo_module_from_text(text).as_serialized_hlo_module_proto())


def by_name(text: str, chip: hardware.Chip = V5E) -> dict[str, Kernel]:
    return {kernel.name: kernel for kernel in kernels.kernels(read(text), chip)}


def compiled(text: str) -> Compilation:
    """What a compiler gives that made this, and says no more of it."""
    return Compilation(
        target="tpu:v5e:1x1",
        entry="forward",
        chip=V5E,
        hlo=text,
        memory=Memory(0, 0, 0, 0, 0),
        cost={},
        options={},
        seconds=0.0,
        proto=_hlo.hlo_module_from_text(text).as_serialized_hlo_module_proto(),
    )
