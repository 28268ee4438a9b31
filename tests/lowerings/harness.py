"""Every lowering against eager PyTorch, StableHLO's interpreter and XLA:CPU, for every dtype it declares.

A family's file has ``CASES``: op → list of functions ``case(t) -> args`` or ``(args, kwargs)``, where ``t(*shape)``
makes a tensor of the dtype under test. One program per op runs all its cases for all its dtypes.
"""

from __future__ import annotations

import math
import zlib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import pytest
import torch
from torch.utils import _pytree as pytree

import torch2hlo
from torch2hlo import lowerings as lowerings
from torch2hlo import mlir
from torch2hlo.arrays import to_numpy
from torch2hlo.lowering import _REGISTRY

Case = Callable[["Maker"], Any]

# Compiles five times faster; whole models are tested with XLA's defaults.
QUICK = {
    "xla_backend_optimization_level": "0",
    "xla_cpu_use_fusion_emitters": "False",
    "xla_cpu_parallel_codegen_split_count": "1",
}
TOLERANCE = {
    torch.float64: 1e-10,
    torch.float32: 2e-5,
    torch.bfloat16: 2e-2,
    torch.float16: 2e-3,
    torch.complex64: 2e-5,
    torch.complex128: 1e-10,
}


@dataclass
class Maker:
    """``t(2, 3)`` is a tensor of the dtype under test; floats are in ±3, integers in ±9 (0 … 9 if unsigned)."""

    dtype: torch.dtype
    generator: torch.Generator = field(default_factory=torch.Generator)

    def __call__(
        self, *shape: int, dtype: torch.dtype | None = None, low: float | None = None, high: float | None = None
    ) -> torch.Tensor:
        dtype = dtype or self.dtype
        if dtype is torch.bool:
            return torch.randint(0, 2, shape, generator=self.generator, dtype=dtype)
        if dtype.is_complex:
            return torch.randn(shape, generator=self.generator, dtype=dtype)
        if dtype.is_floating_point:
            low, high = (-3.0 if low is None else low), (3.0 if high is None else high)
            return (torch.rand(shape, generator=self.generator, dtype=torch.float64) * (high - low) + low).to(dtype)
        low = (-9 if dtype.is_signed else 0) if low is None else low
        return torch.randint(
            int(low), int(9 if high is None else high) + 1, shape, generator=self.generator, dtype=dtype
        )

    def special(self, *shape: int) -> torch.Tensor:
        """Like `t`, with NaN, infinities, -0 and 0 among the elements of a floating dtype."""
        made = self(*shape)
        if made.dtype.is_floating_point:
            values = torch.tensor([math.nan, math.inf, -math.inf, -0.0, 0.0], dtype=made.dtype)
            flat = made.view(-1)
            count = min(len(values), flat.numel())
            flat[:count] = values[:count]
        return made

    def index(self, *shape: int, below: int) -> torch.Tensor:
        """int64 indices in ``[0, below)``."""
        return torch.randint(0, below, shape, generator=self.generator)


def cases_of(op: Any, cases: list[Case], dtype: torch.dtype) -> list[tuple[tuple[Any, ...], dict[str, Any]]]:
    """The arguments of every case that eager accepts for ``dtype``."""
    maker = Maker(dtype)
    maker.generator.manual_seed(zlib.crc32(str(op).encode()))
    accepted = []
    for case in cases:
        made = case(maker)
        args, kwargs = (
            made
            if isinstance(made, tuple) and len(made) == 2 and isinstance(made[1], dict) and isinstance(made[0], tuple)
            else (made, {})
        )
        try:
            op(*_clone(args), **_clone(kwargs))
        except (RuntimeError, NotImplementedError, ValueError, IndexError):
            continue
        accepted.append((args, kwargs))
    return accepted


def check_op(
    op: Any,
    cases: list[Case],
    *,
    tolerance: float = 0.0,
    interpret: bool = True,
    same: Callable[..., None] | None = None,
    flags: dict[str, str] | None = None,
) -> None:
    """Eager, the interpreter and XLA:CPU agree on every case of every declared dtype."""
    calls, labels = [], []
    for dtype in sorted(_REGISTRY[op].dtypes, key=str):
        accepted = cases_of(op, cases, dtype)
        assert accepted, f"{op} declares {dtype}, for which eager accepts no case"
        calls += accepted
        labels += [f"{dtype}, case {index}" for index in range(len(accepted))]
    flat, spec = pytree.tree_flatten(calls)
    tensors = tuple(leaf for leaf in flat if isinstance(leaf, torch.Tensor))

    def run(*operands: torch.Tensor) -> list[Any]:
        remaining = iter(operands)
        leaves = [next(remaining) if isinstance(leaf, torch.Tensor) else leaf for leaf in flat]
        return [op(*args, **kwargs) for args, kwargs in pytree.tree_unflatten(leaves, spec)]

    expected = run(*_clone(tensors))
    program = torch2hlo.convert(run, tensors, check_indices=False)
    compare = same or _compare
    compiled = program.compile("cpu", cache_dir=None, flags=flags or QUICK)
    compare(compiled(*_clone(tensors)), expected, labels, tolerance, "XLA:CPU")
    if interpret:
        results = mlir.evaluate(program.entries["forward"].module, [to_numpy(tensor) for tensor in tensors])
        outputs = [
            torch.from_numpy(array.astype(array.dtype.name)) if array.dtype.isbuiltin == 1 else _as_torch(array)
            for array in results
        ]
        wanted = [leaf for leaf in pytree.tree_leaves(expected) if isinstance(leaf, torch.Tensor)]
        names = [
            label
            for label, result in zip(labels, expected, strict=True)
            for leaf in pytree.tree_leaves(result)
            if isinstance(leaf, torch.Tensor)
        ]
        compare(outputs, wanted, names, tolerance, "the interpreter")


def golden_text(op: Any, cases: list[Case]) -> str:
    """The StableHLO of the first case, in float32 where that is declared."""
    dtypes = _REGISTRY[op].dtypes
    dtype = torch.float32 if torch.float32 in dtypes else sorted(dtypes, key=str)[0]
    (args, kwargs), *_ = cases_of(op, cases, dtype)
    flat, spec = pytree.tree_flatten((args, kwargs))
    tensors = tuple(leaf for leaf in flat if isinstance(leaf, torch.Tensor))

    def run(*operands: torch.Tensor) -> Any:
        remaining = iter(operands)
        leaves = [next(remaining) if isinstance(leaf, torch.Tensor) else leaf for leaf in flat]
        args, kwargs = pytree.tree_unflatten(leaves, spec)
        return op(*args, **kwargs)

    return torch2hlo.convert(run, tensors, check_indices=False).text()


def parametrize(cases: dict[Any, list[Case]]) -> pytest.MarkDecorator:
    """One test for each op of a family."""
    return pytest.mark.parametrize("op", list(cases), ids=str)


def _compare(got: list[Any], wanted: list[Any], labels: list[str], tolerance: float, what: str) -> None:
    for ours, theirs, label in zip(got, wanted, labels, strict=True):
        for index, (g, w) in enumerate(zip(pytree.tree_leaves(ours), pytree.tree_leaves(theirs), strict=True)):
            if isinstance(w, torch.Tensor):
                allowed = max(tolerance, TOLERANCE.get(w.dtype, 0.0)) if TOLERANCE.get(w.dtype) else 0.0
                torch.testing.assert_close(
                    g,
                    w,
                    rtol=allowed,
                    atol=allowed,
                    equal_nan=True,
                    msg=lambda m, i=index, at=label: f"{what}, {at}, result {i}: {m}",
                )


def _as_torch(array: Any) -> torch.Tensor:
    raw = array.view({1: "uint8", 2: "int16"}[array.dtype.itemsize])
    return torch.from_numpy(raw.copy()).view(getattr(torch, str(array.dtype)))


def _clone(tree: Any) -> Any:
    return pytree.tree_map_only(torch.Tensor, lambda tensor: tensor.clone(), tree)
