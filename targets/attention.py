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

_KERNELS = {"tpu": "torch2hlo.targets.tpu_attention", "cuda": "torch2hlo.targets.cuda_attention"}
_WITHOUT = {"rocm": "no kernel is used on AMD's GPUs: cuDNN is for NVIDIA's"}
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

    def why_no_kernel(self) -> str:
        """What none of the kernels takes; empty if nothing."""
        (*batch, _, _), (*shared, _, _) = self.query, self.key
        if self.masked:
            return "its mask is known only at run time"
        if batch[:-1] != shared[:-1] or (batch and (not shared[-1] or batch[-1] % shared[-1])):
            return "keys are broadcast over the batch"
        if self.leaves_a_row_empty():
            return "some query sees no key"
        return ""


class Kernels(Protocol):
    """What a module of kernels has."""

    attend: Callable[..., jax.Array]
    UNAVAILABLE: tuple[type[Exception], ...]  # what ``attend`` raises where the machine can't run it

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
            if attention not in sources:
                sources[attention] = _lowered(kernels, attention, platform, options.precision)
            source, reason = sources[attention]
            if reason:
                refusals.append(_refusal(op, reason))
            else:
                _replace(copy, op, source)
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


def _lowered(kernels: Kernels, attention: Attention, platform: str, precision: str) -> tuple[str, str]:
    """The kernel, or why there is none."""
    if reason := kernels.why_not(attention):
        return "", reason
    dtype = jax.numpy.dtype(_DTYPES[attention.dtype])
    shapes = [jax.ShapeDtypeStruct(shape, dtype) for shape in (attention.query, attention.key, attention.value)]
    exact = precision != "default" and attention.dtype == "f32"  # products of bfloat16 are exact as they are
    band = {"scale": attention.scale, "low": attention.low, "high": attention.high}
    try:
        with jax.default_matmul_precision("highest" if exact else "default"):
            return lowered(kernels.attend, shapes, platform, **band), ""
    except kernels.UNAVAILABLE as error:
        return "", f"its kernel is not for this machine: {error}"


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
