"""HLO text → the module that inspection reads."""

from jaxlib import _hlo  # noqa: TID251  # what a target gives as bytes is written as text here

from torch2hlo import hardware
from torch2hlo.inspection import kernels
from torch2hlo.inspection.hlo import Module
from torch2hlo.inspection.kernels import Kernel

V5E = hardware.TPUS["v5e"]


def read(text: str) -> Module:
    return Module(_hlo.hlo_module_from_text(text).as_serialized_hlo_module_proto())


def by_name(text: str, chip: hardware.Chip = V5E) -> dict[str, Kernel]:
    return {kernel.name: kernel for kernel in kernels.kernels(read(text), chip)}
