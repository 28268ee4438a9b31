"""64-bit integers that provably fit in 32 bits, computed in 32 bits.

An operation changes if the intervals of its 64-bit operands and result all fit: it then means the same in 32 bits. What
is not proved stays, and so do arguments and results of functions. Conversions are put in between.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from torch2hlo import intervals, mlir
from torch2hlo.intervals import Interval, within
from torch2hlo.mlir import Value, hlo, ir

_NARROW = (-(2**31), 2**31 - 1)
_EXACT = {"f64": 2**53, "f32": 2**24, "bf16": 2**8, "f16": 2**11}  # integers up to here are floats exactly
_SAME = intervals.OPERATIONS | {"stablehlo.compare"}  # as long as no number overflows
_NESTED = {"stablehlo.while", "stablehlo.if", "stablehlo.case"}
_INDEXED = {
    "stablehlo.gather": slice(1, 2),
    "stablehlo.dynamic_slice": slice(1, None),
    "stablehlo.dynamic_update_slice": slice(2, None),
}


def narrowed(module: ir.Module) -> ir.Module:
    """A copy that computes in 32 bits what fits; equal results for all arguments."""
    with module.context, ir.Location.unknown():
        copy = mlir.parse(mlir.to_bytecode(module))
        for function in mlir.functions_of(copy).values():
            narrowing = _Narrowing()
            for block in function.regions[0].blocks:
                narrowing.visit_block(block)
            narrowing.drop_dead()
        copy.operation.verify()
    return copy


class _Narrowing:
    """Of one function: goes through its operations in order, and narrows each as soon as its intervals are known."""

    def __init__(self) -> None:
        self.intervals: dict[Value, Interval] = {}
        self.in_32_bits: dict[Value, Value] = {}
        self.maybe_dead: list[ir.Operation] = []

    def visit_block(self, block: ir.Block) -> None:
        """Narrow the block's operations, and those of loops and branches in it."""
        for view in list(block.operations):
            op: Any = view.operation
            if op.name in _NESTED:
                for region in op.regions:
                    for inner in region.blocks:
                        self.visit_block(inner)
            elif op.name == "stablehlo.sort":
                self._sort(op)
            else:
                self._visit(op)

    def drop_dead(self) -> None:
        """Erase conversions and constants that nothing uses any more."""
        for op in reversed(self.maybe_dead):
            if not any(True for _ in op.result.uses):
                op.erase()

    def _visit(self, op: Any) -> None:
        if len(op.results) == 1:
            self.intervals[op.result] = intervals.of_result(op, [self._interval(value) for value in op.operands])
        if op.name == "stablehlo.constant":
            self.maybe_dead.append(op)  # where 32 bits are wanted, it gets a twin
            return
        if op.name == "stablehlo.convert" and _is_wide(op.result) and str(_element(op.operands[0])) == "i32":
            self.in_32_bits[op.result] = op.operands[0]
            self.maybe_dead.append(op)
            return
        self._narrow_indices(op)
        if self._can_be_narrow(op):
            self._narrow(op)

    def _interval(self, value: Value) -> Interval:
        return self.intervals.get(value) or intervals.of_type(value.type)

    def _fits(self, value: Value) -> bool:
        return within(self._interval(value), _NARROW)

    def _can_be_narrow(self, op: Any) -> bool:
        if op.name == "stablehlo.convert":
            return self._converts_the_same(op)
        if len(op.results) != 1 or op.name not in _SAME:
            return False
        wide = [value for value in (*op.operands, op.result) if _is_wide(value)]
        return bool(wide) and all(map(self._fits, wide))

    def _converts_the_same(self, op: Any) -> bool:
        """Whether a conversion from or to 64 bits gives the same from or to 32."""
        value, result = op.operands[0], ir.RankedTensorType(op.result.type).element_type
        if _is_wide(op.result):
            return _is_integer(value) and not _is_wide(value) and self._fits(op.result)
        if not _is_wide(value) or not self._fits(value):
            return False
        if isinstance(result, ir.IntegerType):
            return result.width <= 32
        exact = _EXACT.get(str(result), -1)
        return within(self._interval(value), (-exact, exact))

    def _narrow(self, op: Any) -> None:
        """Change an operation to 32 bits, operands, result and what it reduces with."""
        for index, value in enumerate(op.operands):
            if _is_wide(value):
                op.operands[index] = self._in_32_bits(value)
        for region in op.regions:
            for block in region.blocks:
                results = [value for inner in block.operations for value in inner.operation.results]
                for value in filter(_is_wide, (*block.arguments, *results)):
                    value.set_type(_narrow_type(value))
        if _is_wide(op.result):
            self._narrow_result(op.result)

    def _narrow_result(self, result: Any) -> None:
        """Give a result 32 bits, and those who use it a conversion to 64."""
        wide_type, interval = result.type, self._interval(result)
        result.set_type(_narrow_type(result))
        with ir.InsertionPoint.after(result.owner), result.owner.location:
            wide = hlo.convert(wide_type, result)
        result.replace_all_uses_except(wide, wide.owner.operation)
        self.intervals[wide] = interval
        self.in_32_bits[wide] = result
        self.maybe_dead.append(wide.owner.operation)

    def _in_32_bits(self, value: Any) -> Value:
        """A value that fits, with 32 bits."""
        if value not in self.in_32_bits:
            owner = value.owner  # an operation: nothing is known of a block's arguments
            with ir.InsertionPoint.after(owner), owner.location:
                if owner.name == "stablehlo.constant":
                    array = np.array(owner.attributes["value"]).astype(np.int32)
                    made = hlo.constant(mlir.dense(array, ir.IntegerType.get_signless(32)))
                else:
                    made = hlo.convert(_narrow_type(value), value)
            self.in_32_bits[value] = made
        return self.in_32_bits[value]

    def _narrow_indices(self, op: Any) -> None:
        """Narrow indices that fit, which need not be as wide as what they are indices into."""
        which = _indices(op)
        if all(map(self._fits, op.operands[which])):
            for index in range(len(op.operands))[which]:
                if _is_wide(op.operands[index]):
                    op.operands[index] = self._in_32_bits(op.operands[index])

    def _sort(self, op: Any) -> None:
        """Narrow each array that fits and is compared with nothing but itself."""
        arguments = list(op.regions[0].blocks[0].arguments)
        for index, value in enumerate(op.operands):
            self.intervals[op.results[index]] = self._interval(value)
            pair = arguments[2 * index : 2 * index + 2]
            users = [use.owner.operation for argument in pair for use in argument.uses]
            alone = all(user.name == "stablehlo.compare" and set(user.operands) <= set(pair) for user in users)
            if _is_wide(value) and self._fits(value) and alone:
                op.operands[index] = self._in_32_bits(value)
                for argument in pair:
                    argument.set_type(_narrow_type(argument))
                self._narrow_result(op.results[index])


def _element(value: Any) -> ir.Type | None:
    return value.type.element_type if isinstance(value.type, ir.RankedTensorType) else None


def _is_integer(value: Value) -> bool:
    return isinstance(_element(value), ir.IntegerType)


def _is_wide(value: Value) -> bool:
    return str(_element(value)) == "i64"


def _narrow_type(value: Value) -> ir.RankedTensorType:
    return ir.RankedTensorType.get(ir.RankedTensorType(value.type).shape, ir.IntegerType.get_signless(32))


def _indices(op: Any) -> slice:
    """Which operands are indices into the first."""
    middle = len(op.operands) // 2  # a scatter has as many updates as arrays, and the indices between them
    return slice(middle, middle + 1) if op.name == "stablehlo.scatter" else _INDEXED.get(op.name, slice(0, 0))
