"""Hard operations borrow JAX's own lowering: a JAX function becomes a private function of the emitted module."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Iterator
from typing import Any

import torch

from torch2hlo import build
from torch2hlo.graph import dtype_name
from torch2hlo.mlir import Value, func, ir, parse


class Borrowed:
    """The JAX functions that a module has taken in, one for each function, types and static arguments."""

    def __init__(self, module: ir.Module, platform: str = "cpu") -> None:
        self._module, self.platform = module, platform
        self._names: dict[tuple[Any, ...], tuple[str, list[ir.Type]]] = {}

    def __call__(self, function: Callable[..., Any], *operands: Value, **static: Any) -> list[Value]:
        """Call ``function(*operands, **static)``; the values of its results, flattened."""
        key = (function, tuple(str(x.type) for x in operands), tuple(sorted((k, repr(v)) for k, v in static.items())))
        if key not in self._names:
            avals = [(tuple(build.shape_of(x)), build.dtype(x)) for x in operands]
            self._names[key] = self._merge(_name(function), _lowered(function, avals, static, self.platform))
        name, results = self._names[key]
        return list(func.CallOp(results, ir.FlatSymbolRefAttr.get(name), list(operands)).results)

    def _merge(self, wanted: str, bytecode: bytes) -> tuple[str, list[ir.Type]]:
        """Move the functions of a lowered module into ours, under names that are free."""
        source = parse(bytecode)
        functions = list(source.body.operations)
        taken = {ir.StringAttr(op.attributes["sym_name"]).value for op in [*self._module.body.operations, *functions]}
        main = ""
        for op in functions:
            old = ir.StringAttr(op.attributes["sym_name"]).value
            base = wanted if old == "main" else f"{wanted}_{old.strip('_')}"
            new = next(name for name in _numbered(base) if name not in taken)
            taken.add(new)
            ir.SymbolTable.set_symbol_name(op, new)
            ir.SymbolTable.replace_all_symbol_uses(old, new, source.operation)
            main = new if old == "main" else main
        for op in functions:  # only now do they all call each other by their new names
            copy = op.operation.clone(ip=ir.InsertionPoint(self._module.body))
            if "res_attrs" in copy.attributes:
                del copy.attributes["res_attrs"]  # JAX's names of the results
            ir.SymbolTable.set_visibility(copy, "private")
        table = ir.SymbolTable(self._module.operation)
        return main, _results(table, main)


def _results(table: ir.SymbolTable, name: str) -> list[ir.Type]:
    return list(ir.FunctionType(ir.TypeAttr(table[name].attributes["function_type"]).value).results)


def _numbered(base: str) -> Iterator[str]:
    """``base``, ``base_1``, ``base_2`` …"""
    yield base
    yield from (f"{base}_{count}" for count in itertools.count(1))


def _name(function: Callable[..., Any]) -> str:
    inner = function.func if isinstance(function, functools.partial) else function
    return getattr(inner, "__name__", "borrowed").strip("_")


def _lowered(
    function: Callable[..., Any],
    avals: list[tuple[tuple[int, ...], torch.dtype]],
    static: dict[str, Any],
    platform: str,
) -> bytes:
    """MLIR bytecode of ``function`` traced by JAX with 64-bit types on, for this process or not.

    A TPU has no 64-bit types, and XLA can't take all apart: they are off for it where the results are the same types.
    """
    import jax
    import numpy as np

    shapes = [
        jax.ShapeDtypeStruct(shape, np.dtype("bool") if dtype is torch.bool else jax.numpy.dtype(dtype_name(dtype)))
        for shape, dtype in avals
    ]
    called = functools.partial(function, **static)
    narrow = platform == "tpu" and _types(called, shapes, x64=False) == _types(called, shapes, x64=True)
    with jax.enable_x64(not narrow):
        traced = jax.jit(called, keep_unused=True).trace(*shapes)
        module: Any = traced.lower(lowering_platforms=(platform,)).compiler_ir("stablehlo")
    module.operation.walk(_without_sharding)
    return str(module).encode()


def _types(function: Callable[..., Any], shapes: list[Any], *, x64: bool) -> list[Any]:
    """What it takes and returns, as JAX sees it with 64-bit types on or off."""
    import jax

    with jax.enable_x64(x64):
        traced = jax.jit(function, keep_unused=True).trace(*shapes)
        return [str(aval) for aval in (*traced.jaxpr.in_avals, *traced.jaxpr.out_avals)]


def _without_sharding(op: ir.Operation) -> ir.WalkResult:
    """Kernels carry a rule for Shardy, a dialect that our modules don't have."""
    if "sdy.sharding_rule" in op.attributes:
        del op.attributes["sdy.sharding_rule"]
    return ir.WalkResult.ADVANCE
