"""A target's own kernel in the place of attention, where it is as exact as the program's operations and faster.

A program says ``torch2hlo.scaled_dot_product_attention`` and what that means in plain operations (`composites.py`).
Before a target compiles it, each is replaced by a call of the target's kernel, which JAX lowers, or left to its plain
operations, with the reason.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol

import jax

from torch2hlo.compilation import Options
from torch2hlo.composites import ATTENTION, attributes_of, find_composites
from torch2hlo.linking import lowered, take_in
from torch2hlo.mlir import func, ir, parse, source_of, to_bytecode

_KERNELS = {"tpu": "torch2hlo.targets.tpu_attention"}
_NO_KERNEL = "no kernel is used on GPUs: JAX can lower cuDNN's only where the GPU is, and it was tried on none"
_WITHOUT = {"cuda": _NO_KERNEL, "rocm": _NO_KERNEL}  # platforms for which there are kernels, and not here
_DTYPES = {"f32": "float32", "bf16": "bfloat16", "f16": "float16", "f64": "float64"}


@dataclass(frozen=True)
class Attention:
    """What one composite computes; query i sees key j if ``low ≤ j - i ≤ high``, and the mask shows it, if it has one.

    ``query`` ``(…, q, d)``, ``key`` ``(…, k, d)`` and ``value`` ``(…, k, v)`` are shapes, ``dtype`` is MLIR's name.
    """

    query: tuple[int, ...]
    key: tuple[int, ...]
    value: tuple[int, ...]
    dtype: str
    masked: bool
    scale: float
    low: int
    high: int

    def leaves_a_row_empty(self) -> bool:
        """Whether some query sees no key."""
        queries, keys = self.query[-2], self.key[-2]
        return self.high < 0 or queries - 1 + self.low > keys - 1 or self.low > self.high


class Kernels(Protocol):
    """What a module of kernels has."""

    attend: Callable[..., jax.Array]

    def why_not(self, attention: Attention) -> str:
        """Why the kernel does not take its place; empty if it does."""
        ...


def with_kernels(module: ir.Module, platform: str, options: Options) -> tuple[ir.Module, tuple[str, ...]]:
    """A copy with the platform's kernels, and what was left to plain operations, and why."""
    if platform not in _KERNELS | _WITHOUT or not (found := find_composites(module, ATTENTION)):
        return module, ()
    if options.attention == "plain" or platform in _WITHOUT:
        reason = _WITHOUT.get(platform, "plain operations were asked for")
        return module, tuple(_refusal(op, reason) for op in found)
    kernels: Any = import_module(_KERNELS[platform])
    refusals, sources = [], {}
    with module.context, ir.Location.unknown():
        copy = parse(to_bytecode(module))
        for op in find_composites(copy, ATTENTION):
            attention = _described(op)
            if reason := kernels.why_not(attention):
                refusals.append(_refusal(op, reason))
                continue
            if attention not in sources:
                sources[attention] = _lowered(kernels, attention, platform, options.precision)
            _replace(copy, op, sources[attention])
    return copy, tuple(refusals)


def _described(op: ir.Operation) -> Attention:
    query, key, value = (ir.RankedTensorType(operand.type) for operand in list(op.operands)[:3])
    given = attributes_of(op)
    return Attention(
        query=tuple(query.shape),
        key=tuple(key.shape),
        value=tuple(value.shape),
        dtype=str(query.element_type),
        masked=len(op.operands) > 3,
        scale=float(given["scale"]),
        low=int(given.get("low", -query.shape[-2])),
        high=int(given.get("high", key.shape[-2])),
    )


def _lowered(kernels: Kernels, attention: Attention, platform: str, precision: str) -> str:
    dtype = jax.numpy.dtype(_DTYPES[attention.dtype])
    shapes = [jax.ShapeDtypeStruct(shape, dtype) for shape in (attention.query, attention.key, attention.value)]
    exact = precision != "default" and attention.dtype == "f32"  # products of bfloat16 are exact as they are
    with jax.default_matmul_precision("highest" if exact else "default"):
        return lowered(kernels.attend, shapes, platform, scale=attention.scale, low=attention.low, high=attention.high)


def _replace(module: ir.Module, op: ir.Operation, source: str) -> None:
    """A call of the kernel instead of a composite; all of it comes from the composite's line."""
    plain = ir.FlatSymbolRefAttr(op.attributes["decomposition"]).value
    name = take_in(module, "attention", source, op.location)
    with ir.InsertionPoint(op), op.location:
        call = func.CallOp([result.type for result in op.results], ir.FlatSymbolRefAttr.get(name), list(op.operands))
    op.results[0].replace_all_uses_with(call.results[0])
    op.erase()
    symbols = ir.SymbolTable(module.operation)
    symbols.erase(symbols[plain])


def _refusal(op: ir.Operation, reason: str) -> str:
    """In the form of `rewriting.Refusal`."""
    source = source_of(op)
    return f"scaled_dot_product_attention: {reason}" + (f" ({source})" if source else "")
