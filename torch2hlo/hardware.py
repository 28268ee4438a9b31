"""The machines that programs are compiled for: speeds, sizes, and where the figures are from.

Everything is for one device as JAX sees it: one TensorCore on TPU v2, v3 and 7x, a whole chip on the others (v4 and
v5p join their two cores).

Sources. Peak, bandwidth: the chips' pages in Google's Cloud TPU documentation, halved where a chip is two devices.
Memory: what libtpu 0.0.52 names as available when a program is too large for it. On-chip memory, tiles and matrix
units: JAX's ``jax/_src/pallas/mosaic/tpu_info.py``. Clock: peak ÷ (flop a cycle of all matrix units); those agree with
the 700, 940 and 1050 MHz that Google published for v2, v3 and v4, and on v6e and 7x, whose matrix units JAX counts as
two, with four, which is what the compiler's cycles for a large matmul need (369,231 and 422,142 flop a cycle).
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from torch2hlo.errors import TargetError

_MIB, _GIB = 1 << 20, 1 << 30


@dataclass(frozen=True)
class Chip:
    """Facts of one device.

    Attributes:
        name: ``v5e``, ``cpu`` …
        clock: Hz.
        peak: flop/s of the matrix units by the operands' dtype, in HLO's names. On TPU, ``f32`` is at the default
            precision, one bfloat16 pass; ``high`` takes 3 passes, ``highest`` 6.
        bandwidth: bytes/s of main memory.
        memory: bytes of main memory that a program may use.
        scratch: bytes of on-chip vector memory, 0 if there is none.
        tile: (sublanes, lanes) that arrays of 32 bits are padded to; (1, 1) where they are not.
        matrix_unit: rows and columns of a matrix unit; 1 where there is none.
        nominal: figures are guessed from the kind of machine: good for shares of a total, not for seconds.

    """

    name: str
    clock: float
    peak: Mapping[str, float]
    bandwidth: float
    memory: int
    scratch: int
    tile: tuple[int, int]
    matrix_unit: int
    nominal: bool = False


def _tpu(
    name: str, clock: float, tera: float, bandwidth: float, memory: float, scratch: int, unit: int, **other: float
) -> Chip:
    """``tera``: 10¹² flop/s in bfloat16; ``memory`` in GiB, ``scratch`` in MiB; ``other``: 10¹² op/s of more dtypes."""
    peak = {dtype: each * 1e12 for dtype, each in {"bf16": tera, "f32": tera, **other}.items()}
    return Chip(name, clock, peak, bandwidth, int(memory * _GIB), scratch * _MIB, (8, 128), unit)


def _gpu(name: str, clock: float, f32: float, bandwidth: float, memory: float, **other: float) -> Chip:
    peak = {dtype: each * 1e12 for dtype, each in {"f32": f32, **other}.items()}
    return Chip(name, clock, peak, bandwidth, int(memory * 1e9), 0, (1, 1), 1)


TPUS = {
    chip.name: chip
    for chip in (
        _tpu("v2", 0.70e9, 23, 350e9, 7.48, 16, 128),
        _tpu("v3", 0.94e9, 61.5, 450e9, 15.48, 16, 128),
        _tpu("v4", 1.05e9, 275, 1228e9, 30.75, 32, 128, s8=275),
        _tpu("v5e", 1.50e9, 197, 819e9, 15.75, 128, 128, s8=394),
        _tpu("v5p", 1.75e9, 459, 2765e9, 95.73, 128, 128, s8=918),
        _tpu("v6e", 1.75e9, 918, 1638e9, 31.24, 128, 256, s8=1836),
        _tpu("tpu7x", 2.20e9, 1153.5, 3690e9, 94.74, 64, 256, f8e4m3fn=2307, f8e5m2=2307),
    )
}

# NVIDIA's data sheets, dense: H100 and H200 SXM, A100 SXM 80 GB.
GPUS = {
    chip.name: chip
    for chip in (
        _gpu("A100", 1.41e9, 19.5, 2.039e12, 80, bf16=312, f16=312, s8=624),
        _gpu("H100", 1.83e9, 67, 3.35e12, 80, bf16=989, f16=989, s8=1979),
        _gpu("H200", 1.83e9, 67, 4.8e12, 141, bf16=989, f16=989, s8=1979),
    )
}

_KINDS = {
    "TPU v2": "v2",
    "TPU v3": "v3",
    "TPU v4": "v4",
    "TPU v5 lite": "v5e",
    "TPU v5e": "v5e",
    "TPU v5": "v5p",
    "TPU v5p": "v5p",
    "TPU v6 lite": "v6e",
    "TPU v6e": "v6e",
    "TPU7x": "tpu7x",
}


def chip(target: str) -> Chip:
    """The chip of a target whose name says it: ``cpu``, ``reference``, ``tpu:v5e:2x2``, or ``v5e``.

    Raises:
        TargetError: the name says no chip that is known; for ``gpu`` and ``tpu`` it depends on the device.

    """
    name = target.split(":")[1] if target.startswith("tpu:") else target
    if name in {"cpu", "reference"}:
        return _this_cpu()
    if name not in TPUS:
        raise TargetError(f"no chip is known for target {target!r}", hint=f"chips: cpu, {', '.join(TPUS)}")
    return TPUS[name]


def of_device(kind: str, memory: int = 0) -> Chip:
    """The chip of a device by JAX's name of its kind; all figures but ``memory`` are 0 where it is not known."""
    if kind in _KINDS:
        return TPUS[_KINDS[kind]]
    known = next((chip for name, chip in GPUS.items() if name in kind), None)
    return known or Chip(kind, 0.0, {}, 0.0, memory, 0, (1, 1), 1, nominal=True)


def _this_cpu() -> Chip:
    """This machine: cores that the process may use × clock × the widest multiply-add; 10 GB/s for each core."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    about = _cpuinfo()
    clock = float(about.get("cpu MHz", "2500")) * 1e6
    flags = about.get("flags", "").split()
    a_cycle = 64 if "avx512f" in flags else 32 if "avx2" in flags else 16
    f32 = cores * clock * a_cycle
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    return Chip(
        "cpu", clock, {"f32": f32, "f64": f32 / 2, "bf16": f32}, cores * 10e9, memory, 0, (1, 1), 1, nominal=True
    )


def _cpuinfo() -> dict[str, str]:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return {}
    return {key.strip(): value.strip() for key, _, value in (line.partition(":") for line in lines) if key.strip()}
