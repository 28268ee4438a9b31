"""Hard operations borrow JAX's own lowering: a JAX function becomes a private function of the emitted module."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

import torch

from torch2hlo import build
from torch2hlo.graph import dtype_name
from torch2hlo.linking import lowered, take_in
from torch2hlo.mlir import Value, func, ir


class Borrowed:
    """The JAX functions that a module has taken in, one for each function, types and static arguments."""

    def __init__(self, module: ir.Module, platform: str = "cpu") -> None:
        self._module, self.platform = module, platform
        self._names: dict[tuple[Any, ...], tuple[str, list[ir.Type]]] = {}

    def __call__(self, function: Callable[..., Any], *operands: Value, **static: Any) -> list[Value]:
        """Call ``function(*operands, **static)``; the values of its results, flattened."""
        key = (function, tuple(str(x.type) for x in operands), tuple(sorted((k, repr(v)) for k, v in static.items())))
        if key not in self._names:
            source = lowered(function, [_shape(x) for x in operands], self.platform, **static)
            name = take_in(self._module, _name(function), source)
            self._names[key] = name, _results(ir.SymbolTable(self._module.operation), name)
        name, results = self._names[key]
        return list(func.CallOp(results, ir.FlatSymbolRefAttr.get(name), list(operands)).results)


def _results(table: ir.SymbolTable, name: str) -> list[ir.Type]:
    return list(ir.FunctionType(ir.TypeAttr(table[name].attributes["function_type"]).value).results)


def _name(function: Callable[..., Any]) -> str:
    inner = function.func if isinstance(function, functools.partial) else function
    return getattr(inner, "__name__", "borrowed").strip("_")


def _shape(value: Value) -> Any:
    import jax
    import numpy as np

    dtype = build.dtype(value)
    kind = np.dtype("bool") if dtype is torch.bool else jax.numpy.dtype(dtype_name(dtype))
    return jax.ShapeDtypeStruct(tuple(build.shape_of(value)), kind)
