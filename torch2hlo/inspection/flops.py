"""How many operations a kernel computes, counted as XLA's ``HloCostAnalysis`` does.

A multiply-add is 2. An elementwise operation is 1 for each element, whatever its dtype; exponentials, roots,
trigonometric functions and the like are counted apart, as transcendentals.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from torch2hlo.inspection import splash
from torch2hlo.inspection.hlo import HALVES, NO_WORK, PLACES, Computation, Instruction
from torch2hlo.inspection.traffic import scatter_updates


@dataclass(frozen=True)
class Work:
    """Operations.

    Attributes:
        flops: all but the transcendentals.
        transcendentals: calls of ``exp``, ``tanh`` …
        matrix: the part of the flops that matrix products and convolutions do.

    """

    flops: int = 0
    transcendentals: int = 0
    matrix: int = 0

    def __add__(self, other: Work) -> Work:
        return Work(self.flops + other.flops, self.transcendentals + other.transcendentals, self.matrix + other.matrix)

    def __mul__(self, times: int) -> Work:
        return Work(self.flops * times, self.transcendentals * times, self.matrix * times)


_TRANSCENDENTAL = {
    "exponential", "exponential-minus-one", "log", "log-plus-one", "logistic", "power", "sqrt", "cbrt", "rsqrt",
    "tanh", "sine", "cosine", "tan", "atan2", "erf", "acos", "acosh", "asin", "asinh", "atanh", "sinh", "cosh",
}  # fmt: skip
_ELEMENTWISE = {
    "abs", "add", "and", "bitcast-convert", "ceil", "clamp", "compare", "complex", "convert", "count-leading-zeros",
    "divide", "floor", "imag", "is-finite", "maximum", "minimum", "multiply", "mulhi", "negate", "not", "or",
    "popcnt", "real", "reduce-precision", "remainder", "round-nearest-afz", "round-nearest-even", "select",
    "shift-left", "shift-right-arithmetic", "shift-right-logical", "sign", "stochastic-convert", "subtract", "xor",
}  # fmt: skip


def of(instruction: Instruction) -> Work | None:
    """What it computes; None if that is not known: a custom call."""
    opcode, elements = instruction.opcode, instruction.shape.elements
    if opcode in _ELEMENTWISE:
        return Work(elements)
    if opcode in _TRANSCENDENTAL:
        return Work(0, elements)
    if opcode in {"fusion", "call", "async-start"}:
        return inside(instruction.called[0])
    if opcode == "custom-call":
        return _custom_call(instruction)
    rule = _RULES.get(opcode)
    return rule(instruction) if rule is not None else Work()


def inside(computation: Computation) -> Work | None:
    """All instructions of a computation together; None if one of them is not known."""
    whole = Work()
    for instruction in computation.instructions:
        if instruction.opcode not in NO_WORK:
            found = of(instruction)
            if found is None:
                return None
            whole += found
    return whole


def _custom_call(call: Instruction) -> Work | None:
    if call.target in PLACES | HALVES:
        return Work()
    found = splash.matrix_flops(call)
    return None if found is None else _matrix(found)


def _matrix(flops: int) -> Work:
    return Work(flops, 0, flops)


def _dot(dot: Instruction) -> Work:
    contracted = dot.proto.dot_dimension_numbers.lhs_contracting_dimensions
    width = math.prod(dot.operands[0].shape.dims[dim] for dim in contracted)
    return _matrix(2 * dot.shape.elements * width)


def _convolution(convolution: Instruction) -> Work:
    """Only positions where the window lies on the input count, not on padding or between dilated elements."""
    proto, left, right = convolution.proto, *(operand.shape.dims for operand in convolution.operands)
    names = proto.convolution_dimension_numbers
    spatial = zip(
        proto.window.dimensions,
        names.input_spatial_dimensions,
        names.kernel_spatial_dimensions,
        names.output_spatial_dimensions,
        strict=True,
    )
    positions = math.prod(
        _positions(each, left[base], right[kernel], convolution.shape.dims[output])
        for each, base, kernel, output in spatial
    )
    features = left[names.input_feature_dimension] // (proto.feature_group_count or 1)
    batch = left[names.input_batch_dimension] // (proto.batch_group_count or 1)
    return _matrix(2 * features * batch * convolution.shape.dims[names.output_feature_dimension] * positions)


def _positions(window: Any, base: int, kernel: int, output: int) -> int:
    """Pairs of an output and a kernel element that meet an input element, along one dimension."""
    stride, low = window.stride or 1, window.padding_low
    spread, gap = window.window_dilation or 1, window.base_dilation or 1
    count = 0
    for index in range(kernel):
        at = index * spread - low  # where output 0 meets the input, gaps counted
        if gap == 1:  # steps with 0 <= at + step * stride < base
            count += max(min(output, -(-(base - at) // stride)) - max(0, -(at // stride)), 0)
        else:
            places = (at + step * stride for step in range(output))
            count += sum(place % gap == 0 and 0 <= place // gap < base for place in places)
    return count


def _applied(function: Computation, times: int) -> Work | None:
    found = inside(function)
    return None if found is None else found * times


def _first_array(instruction: Instruction) -> int:
    return next(iter(instruction.shape.arrays())).elements


def _reduce(reduce: Instruction) -> Work | None:
    return _applied(reduce.called[0], reduce.operands[0].shape.elements - _first_array(reduce))


def _reduce_window(reduce: Instruction) -> Work | None:
    window = reduce.proto.window.dimensions
    size = math.prod(each.size for each in window)
    rows = _broadcast_reduction(window, reduce.operands[0].shape.dims)
    times = (size - 1) * _first_array(reduce) if rows is None else reduce.operands[0].shape.elements - rows
    return _applied(reduce.called[0], times)


def _broadcast_reduction(window: Sequence[Any], dims: tuple[int, ...]) -> int | None:
    """Rows of a reduction whose result stands at every place of its row, as XLA:TPU writes softmax; else None.

    The window then is twice as long as the row, and only covers all of it from any place.
    """
    wide = [dim for dim, each in enumerate(window) if each.size != 1]
    if len(wide) != 1:
        return None
    each, size = window[wide[0]], dims[wide[0]]
    whole = (each.size, each.padding_low, each.padding_high) == (2 * size - 1, size - 1, size - 1)
    return math.prod(dims) // size if whole and size > 1 else None


def _select_and_scatter(scatter: Instruction) -> Work | None:
    window = math.prod(each.size for each in scatter.proto.window.dimensions)
    source = scatter.operands[1].shape.elements
    select, combine = (_applied(*each) for each in zip(scatter.called, (source * (window - 1), source), strict=True))
    return None if select is None or combine is None else select + combine


def _scatter(scatter: Instruction) -> Work | None:
    return _applied(scatter.called[0], scatter_updates(scatter)[0].shape.elements)


def _map(each: Instruction) -> Work | None:
    return _applied(each.called[0], each.shape.elements)


def _sort(sort: Instruction) -> Work:
    elements = sort.operands[0].shape.elements
    return Work(elements * max(elements - 1, 0).bit_length())


def _fft(fft: Instruction) -> Work:
    factors = math.prod(max(length, 1).bit_length() - 1 for length in fft.proto.fft_length)
    return Work(8 * factors * fft.operands[0].shape.elements)


def _triangular_solve(solve: Instruction) -> Work:
    return _matrix(2 * solve.operands[0].shape.dims[-1] * solve.operands[1].shape.elements)


def _cholesky(cholesky: Instruction) -> Work:
    matrix = cholesky.operands[0].shape
    return _matrix(matrix.dims[-1] * matrix.elements // 3)


def _all_reduce(reduce: Instruction) -> Work:
    return Work(sum(array.elements for array in reduce.shape.arrays()))


def _random(random: Instruction) -> Work:
    return Work(0, sum(array.elements for array in random.shape.arrays()))


_RULES: dict[str, Callable[[Instruction], Work | None]] = {
    "dot": _dot,
    "convolution": _convolution,
    "reduce": _reduce,
    "reduce-window": _reduce_window,
    "select-and-scatter": _select_and_scatter,
    "scatter": _scatter,
    "map": _map,
    "sort": _sort,
    "fft": _fft,
    "triangular-solve": _triangular_solve,
    "cholesky": _cholesky,
    "all-reduce": _all_reduce,
    "all-reduce-start": _all_reduce,
    "rng": _random,
    "rng-bit-generator": _random,
}
