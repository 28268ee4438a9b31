"""A function at every size up to its bounds, against eager PyTorch, with garbage in the padding of its inputs.

Inputs are written as specs: ``"2 T 4"`` is a float32 tensor of which dimension 1 varies, up to `BOUND`; a prefix gives
another dtype or range: ``"int:T"`` (-9 … 9), ``"index5:T"`` (0 … 4), ``"bool:B T"``, ``"double:T"``.
"""

from __future__ import annotations

import copy
import itertools
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import ml_dtypes
import numpy as np
import torch
from torch.utils import _pytree as pytree

import torch2hlo
from torch2hlo import arrays
from torch2hlo.bound import Bound
from torch2hlo.errors import Torch2HloError

BOUND = 4
DTYPES = {
    "": torch.float32,
    "float": torch.float32,
    "double": torch.float64,
    "bfloat": torch.bfloat16,
    "int": torch.int64,
    "small": torch.uint8,
}
TOLERANCE = {torch.float32: 2e-5, torch.float64: 1e-9, torch.bfloat16: 2e-2, torch.complex64: 2e-5}


def garbage(value: Any, spec: Any) -> Any:
    """Like ``arrays.padded``, with what must never be read instead of zeros: NaN, the extreme of an integer, True."""
    if tuple(value.shape) == spec.shape:
        return value
    dtype = arrays.numpy_dtype(spec.dtype)
    grown = np.empty(spec.shape, dtype)
    if dtype == np.bool_:
        grown.fill(True)
    elif np.issubdtype(dtype, np.integer):
        grown.fill(np.iinfo(dtype).min if np.iinfo(dtype).min else np.iinfo(dtype).max)
    else:
        grown.fill(ml_dtypes.bfloat16("nan") if dtype == ml_dtypes.bfloat16 else np.nan)
    grown[tuple(slice(0, size) for size in value.shape)] = arrays.to_numpy(value)
    return grown


@contextmanager
def garbage_in_padding() -> Iterator[None]:
    """Inputs of executables are padded with `garbage` while active."""
    original, arrays.padded = arrays.padded, garbage
    try:
        yield
    finally:
        arrays.padded = original


def every_size(
    function: Callable[..., Any], *specs: str, sizes: Sequence[dict[str, int]] | None = None, least: int = 1
) -> torch2hlo.Program:
    """Convert once, run at every combination of sizes, and compare values, dtypes and shapes with eager.

    Where eager raises, the program must raise an error of ours.
    """
    names = sorted({name for spec in specs for name in re.findall(r"[A-Z]", spec)})
    dynamic = tuple(
        {dim: Bound(BOUND, least, size) for dim, size in enumerate(_dims(spec)) if size in names} for spec in specs
    )
    example = made(specs, dict.fromkeys(names, BOUND - 1))
    program = torch2hlo.convert(copy.deepcopy(function), example, dynamic_shapes=dynamic)
    exe = program.compile()
    every = [
        dict(zip(names, values, strict=True))
        for values in itertools.product(range(least, BOUND + 1), repeat=len(names))
    ]
    with garbage_in_padding():
        for size in sizes or every:
            same(exe, function, made(specs, size), size)
    return program


def same(exe: Any, function: Callable[..., Any], inputs: tuple[torch.Tensor, ...], where: Any) -> None:
    """``exe`` gives what ``function`` gives, or both raise."""
    try:
        wanted = function(*copy.deepcopy(inputs))
    except Torch2HloError:
        raise
    except Exception as error:
        try:
            got = exe(*copy.deepcopy(inputs))
        except Torch2HloError:
            return
        raise AssertionError(f"at {where} eager raises {error!r}, the program gives {got}") from None
    got = exe(*copy.deepcopy(inputs))
    pairs = zip(pytree.tree_leaves(got), pytree.tree_leaves(wanted), strict=True)
    for index, (mine, eager) in enumerate(pairs):
        dtype = torch.float32 if isinstance(eager, float) else getattr(eager, "dtype", None)  # what it was read from
        tolerance = TOLERANCE.get(dtype, 0)
        torch.testing.assert_close(
            mine,
            eager,
            rtol=tolerance,
            atol=tolerance,
            equal_nan=True,
            msg=lambda text, i=index: f"result {i} at {where}: {text}\n{got}\n{wanted}",
        )


def made(specs: Sequence[str], sizes: dict[str, int]) -> tuple[torch.Tensor, ...]:
    """Tensors for the specs; the same each time."""
    generator = torch.Generator().manual_seed(17 + sum(sizes.values()))
    return tuple(
        _tensor(spec, [sizes[size] if size in sizes else int(size) for size in _dims(spec)], generator)
        for spec in specs
    )


def _tensor(spec: str, shape: list[int], generator: torch.Generator) -> torch.Tensor:
    kind = spec.partition(":")[0] if ":" in spec else ""
    if kind == "bool":
        return torch.randint(0, 2, shape, generator=generator).bool()
    if kind.startswith("index"):
        return torch.randint(0, int(kind.removeprefix("index")), shape, generator=generator)
    dtype = DTYPES[kind]
    if not dtype.is_floating_point:
        return torch.randint(-9 if dtype.is_signed else 0, 10, shape, generator=generator, dtype=dtype)
    return (torch.rand(shape, generator=generator) * 4 - 2).to(dtype)


def _dims(spec: str) -> list[str]:
    return spec.partition(":")[2].split() if ":" in spec else spec.split()
