"""Functions that a module takes in: under names that are free, and private."""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from torch2hlo.mlir import Value, func, ir, parse

if TYPE_CHECKING:
    import jax


def lowered(function: Callable[..., Any], shapes: Sequence[jax.ShapeDtypeStruct], platform: str, **static: Any) -> str:
    """StableHLO text of ``function(*shapes, **static)``, traced by JAX with 64-bit types on; no device is needed.

    A TPU has no 64-bit types, and XLA can't take all apart: they are off for it where the results are the same types.
    """
    import jax

    from torch2hlo import pjrt

    pjrt.start()
    called = functools.partial(function, **static)
    narrow = platform == "tpu" and _types(called, shapes, x64=False) == _types(called, shapes, x64=True)
    with jax.enable_x64(not narrow):
        traced = jax.jit(called, keep_unused=True).trace(*shapes)
        module: Any = traced.lower(lowering_platforms=(platform,)).compiler_ir("stablehlo")
    module.operation.walk(_without_sharding)
    return str(module)


def _types(function: Callable[..., Any], shapes: Sequence[jax.ShapeDtypeStruct], *, x64: bool) -> list[str]:
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


def take_in(module: ir.Module, wanted: str, source: str | bytes, location: ir.Location | None = None) -> str:
    """Move the functions of a lowered module into ``module``; the name that its ``@main`` has there.

    ``location`` is where all operations are said to come from, instead of where the source says.
    """
    lowered = parse(source)
    functions = list(lowered.body.operations)
    taken = {_name(op) for op in [*module.body.operations, *functions]}
    main = ""
    for op in functions:
        old = _name(op)
        new = _free(wanted if old == "main" else f"{wanted}_{old.strip('_')}", taken)
        taken.add(new)
        ir.SymbolTable.set_symbol_name(op, new)
        ir.SymbolTable.replace_all_symbol_uses(old, new, lowered.operation)
        main = new if old == "main" else main
    for op in functions:  # only now do they all call each other by their new names
        copy = op.operation.clone(ip=ir.InsertionPoint(module.body))
        if "res_attrs" in copy.attributes:
            del copy.attributes["res_attrs"]  # JAX's names of the results
        if location is not None:
            _relocate(copy, location)
        ir.SymbolTable.set_visibility(copy, "private")
    return main


def _relocate(function: ir.Operation, location: ir.Location) -> None:
    def visit(op: ir.Operation) -> ir.WalkResult:
        op.location = location
        return ir.WalkResult.ADVANCE

    function.walk(visit)


def outline(
    wanted: str, labels: Sequence[str], operands: Sequence[Value], body: Callable[..., Value]
) -> tuple[str, ir.Type]:
    """Emit ``body(*operands)`` as a private function of the module that is being written.

    Its name there, and the type of its result. ``labels`` are the names of its arguments.
    """
    module = _module_here()
    types = [operand.type for operand in operands]
    with ir.InsertionPoint(module):
        name = _free(wanted, {_name(op) for op in module.operations})
        function: Any = func.FuncOp(name, ir.FunctionType.get(types, []))
        function.attributes["sym_visibility"] = ir.StringAttr.get("private")
    block = function.regions[0].blocks.append(*types, arg_locs=[ir.Location.name(label) for label in labels])
    with ir.InsertionPoint(block):
        result = body(*block.arguments)
        func.ReturnOp([result])
    function.attributes["function_type"] = ir.TypeAttr.get(ir.FunctionType.get(types, [result.type]))
    return name, result.type


def _module_here() -> ir.Block:
    """The body of the module that is being written to."""
    op: Any = ir.InsertionPoint.current.block.owner.operation
    while op.name != "builtin.module":
        op = op.parent
    block: ir.Block = op.regions[0].blocks[0]
    return block


def _name(op: ir.OpView | ir.Operation) -> str:
    return str(ir.StringAttr(op.attributes["sym_name"]).value)


def _free(base: str, taken: set[str]) -> str:
    """The first of ``base``, ``base_1``, ``base_2`` … that is not taken."""
    numbered = (f"{base}_{count}" for count in itertools.count(1))
    return next(name for name in itertools.chain([base], numbered) if name not in taken)
