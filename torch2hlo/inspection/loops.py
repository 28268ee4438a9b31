"""How often a loop runs, where that is known before the run."""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping

from torch2hlo.inspection.hlo import Instruction
from torch2hlo.inspection.shapes import Shape

_MOST_ROUNDS = 20_000  # counted one by one, at some 20 µs each

_Arguments = Mapping[Instruction, tuple[Instruction, "_Arguments"]]  # parameter of a fusion → what it is given
_Carried = Mapping[int, int]  # place in the loop's tuple → number


def trips(loop: Instruction) -> int | None:
    """How often the body of a ``while`` runs: as XLA noted it, else by running its counters; None if neither says."""
    noted = loop.config.get("known_trip_count", {}).get("n")
    return int(noted) if noted is not None else _counted(loop)


def _counted(loop: Instruction) -> int | None:
    body, condition = loop.called
    carried = {place: value for place in _places(loop.shape) if (value := _first(loop, place)) is not None}
    for rounds in range(_MOST_ROUNDS):
        goes_on = _Scalars(carried).value(condition.root, {})
        if goes_on is None:
            return None
        if not goes_on:
            return rounds
        scalars = _Scalars(carried)
        after = {place: scalars.element(body.root, place, {}) for place in carried}
        carried = {place: value for place, value in after.items() if value is not None}
    return None


def _places(shape: Shape) -> list[int]:
    """Where the loop carries single integers."""
    return [place for place, part in enumerate(shape.parts) if _is_integer(part)]


def _is_integer(shape: Shape) -> bool:
    return not shape.dims and bool(shape.bits) and shape.dtype[0] in "sup"


def _first(loop: Instruction, place: int) -> int | None:
    return _Scalars({}).element(loop.operands[0], place, {})


class _Scalars:
    """The values of 0-d integers in one round of a loop that begins with ``carried``."""

    def __init__(self, carried: _Carried) -> None:
        self._carried = carried

    def value(self, of: Instruction, arguments: _Arguments) -> int | None:
        """The value, or None if it is no 0-d integer, or depends on more than constants and ``carried``."""
        if not _is_integer(of.shape):
            return None
        if of in arguments:
            return self.value(*arguments[of])
        if of.opcode == "constant":
            return of.value
        if of.opcode == "get-tuple-element":
            return self.element(of.operands[0], of.index, arguments)
        if of.opcode in {"fusion", "call"}:
            return self.value(of.called[0].root, _given(of, arguments))
        return self._computed(of, arguments)

    def element(self, of: Instruction, place: int, arguments: _Arguments) -> int | None:
        """One part of a tuple."""
        if of in arguments:
            return self.element(arguments[of][0], place, arguments[of][1])
        if of.opcode == "parameter":
            return self._carried.get(place)
        if of.opcode == "tuple":
            return self.value(of.operands[place], arguments)
        if of.opcode in {"fusion", "call"}:
            return self.element(of.called[0].root, place, _given(of, arguments))
        return None

    def _computed(self, of: Instruction, arguments: _Arguments) -> int | None:
        function = _COMPARE.get(of.proto.comparison_direction) if of.opcode == "compare" else _FUNCTIONS.get(of.opcode)
        operands = [self.value(operand, arguments) for operand in of.operands] if function is not None else [None]
        if function is None or None in operands:
            return None
        return _wrapped(int(function(*operands)), of.shape)


def _given(call: Instruction, arguments: _Arguments) -> _Arguments:
    parameters = call.called[0].parameters
    return {parameter: (each, arguments) for parameter, each in zip(parameters, call.operands, strict=True)}


def _wrapped(value: int, shape: Shape) -> int:
    """The value as its dtype has it."""
    if shape.dtype == "pred":
        return int(value != 0)
    value &= (1 << shape.bits) - 1
    return value - (1 << shape.bits) if shape.dtype[0] == "s" and value >> (shape.bits - 1) else value


_COMPARE: dict[str, Callable[..., int]] = {
    "EQ": operator.eq, "NE": operator.ne, "LT": operator.lt, "LE": operator.le, "GT": operator.gt, "GE": operator.ge,
}  # fmt: skip
_FUNCTIONS: dict[str, Callable[..., int]] = {
    "add": operator.add,
    "subtract": operator.sub,
    "multiply": operator.mul,
    "and": operator.and_,
    "or": operator.or_,
    "xor": operator.xor,
    "not": operator.invert,
    "negate": operator.neg,
    "minimum": min,
    "maximum": max,
    "select": lambda chosen, yes, no: yes if chosen else no,
    **dict.fromkeys(("copy", "bitcast", "convert", "bitcast-convert"), operator.pos),
}
