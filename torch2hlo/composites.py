"""Operations that stay whole in a program, so that a target may put a kernel of its own in their place.

A ``stablehlo.composite`` has a name, attributes, and a private function that says what it means in plain operations; a
target that does not know the name runs that function. Each composite has a function of its own, since the operations
in it carry the lines of one call.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from torch2hlo.linking import outline
from torch2hlo.mlir import Value, hlo, ir

ATTENTION = "torch2hlo.scaled_dot_product_attention"
"""Operands: query ``(…, q, d)``, key ``(…, k, d)``, value ``(…, k, v)``, and a mask if it is known only at run time.
Attributes: ``scale`` (f64) and, where the mask is a band of diagonals, ``low`` and ``high`` (i64): query i sees key j
if ``low ≤ j - i ≤ high``."""

Number = int | float


def composite(
    name: str, operands: Mapping[str, Value], attributes: Mapping[str, Number], body: Callable[..., Value]
) -> Value:
    """Emit a composite here, and its meaning, ``body(*operands)``, as a private function of the module."""
    values = list(operands.values())
    function, result = outline(name.rpartition(".")[2], list(operands), values, body)
    given = ir.DictAttr.get({key: _attribute(value) for key, value in attributes.items()})
    make: Any = hlo.CompositeOp  # its type asks for what it does not take
    made: Value = make([result], values, name, function, composite_attributes=given).results[0]
    return made


def find_composites(module: ir.Module, name: str) -> list[ir.Operation]:
    """Every composite of that name, in order, also those inside branches and loops."""
    found: list[ir.Operation] = []

    def visit(op: ir.Operation) -> ir.WalkResult:
        if op.name == "stablehlo.composite" and ir.StringAttr(op.attributes["name"]).value == name:
            found.append(op)
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit)
    return found


def attributes_of(op: ir.Operation) -> dict[str, Number]:
    """The attributes of a composite, as numbers."""
    given: Any = ir.DictAttr(op.attributes["composite_attributes"])
    return {item.name: item.attr.value for item in given}


def _attribute(value: Number) -> ir.Attribute:
    if isinstance(value, float):
        return ir.FloatAttr.get(ir.F64Type.get(), value)
    return ir.IntegerAttr.get(ir.IntegerType.get_signless(64), value)
