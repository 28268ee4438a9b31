"""Values that an operation may meet one day: NaN, infinities, signed zeros, ties, very small and very large numbers.

A model's own inputs reach few of these behind its first layers. So each operation is given them directly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import torch

Values = Callable[[torch.Tensor, int], torch.Tensor]
_SIGNED = {torch.int8, torch.int16, torch.int32, torch.int64}


def _spread(*values: float) -> Values:
    """Every third element is one of ``values`` in turn, from the ``shift``-th on; the others stay."""

    def fill(x: torch.Tensor, shift: int) -> torch.Tensor:
        flat = x.reshape(-1).clone()
        places = torch.arange(min(shift % 3, flat.numel()), flat.numel(), 3)
        chosen = torch.tensor(values, dtype=torch.float64)[(torch.arange(places.numel()) + shift) % len(values)]
        flat[places] = chosen.to(x.dtype)
        return flat.reshape(x.shape)

    return fill


_INF, _NAN = float("inf"), float("nan")
PROBES: dict[str, Values] = {
    "ties, halves and signed zeros": _spread(0.5, 1.5, 2.5, -0.5, -1.5, -2.5, 0.0, -0.0, 1.0, -1.0, 2.0, 3.0),
    "all equal": lambda x, _: torch.ones_like(x),
    "all negative": lambda x, _: -x.abs() - 0.25,
    "a thousandth": lambda x, _: x * 1e-3,
    "a hundredfold": lambda x, _: x * 1e2,
    "a NaN": lambda x, shift: _spread_few(x, shift, _NAN),
    "infinities": lambda x, shift: _spread_few(x, shift, _INF, -_INF),
    "large and tiny numbers": lambda x, shift: _spread(
        89.0, -89.0, 104.0, -104.0, 1e4, -1e4, 3e4, -3e4, torch.finfo(x.dtype).tiny, -torch.finfo(x.dtype).tiny
    )(x, shift),
}


def _spread_few(x: torch.Tensor, shift: int, *values: float) -> torch.Tensor:
    """One element of each value."""
    flat = x.reshape(-1).clone()
    for number, value in enumerate(values):
        flat[(shift + 7 * number) % flat.numel()] = value
    return flat.reshape(x.shape)


# What PyTorch's kernels, or XLA's, do not agree on even with themselves: with other sizes, strides or threads.
_PRODUCTS = {
    "conv1d", "conv2d", "conv3d", "conv_transpose1d", "conv_transpose2d", "conv_transpose3d", "convolution",
    "scaled_dot_product_attention", "lstm", "gru", "rnn_tanh", "rnn_relu",
}  # fmt: skip
_EXTREMES = {"amax", "amin", "max", "maximum", "min", "minimum"}
_NOTHING_ELSE: dict[str, Values] = {  # as in a row that a mask leaves nothing of: what an extreme begins with shows
    "all minus infinity": lambda x, _: torch.full_like(x, -_INF),
    "all infinity": lambda x, _: torch.full_like(x, _INF),
}
_UNSPECIFIED = {
    **{op: {"a NaN", "infinities"} for op in _PRODUCTS},  # zero times NaN, where one of them does not multiply
    "gelu": {"infinities"},  # infinity or NaN, by how many elements there are
}


def _unspecified(op: str) -> set[str]:
    if "linalg" in op or "cholesky" in op:
        return set(PROBES)
    return {"a NaN"} if "max_pool" in op else _UNSPECIFIED.get(op, set())  # XLA:CPU's windows lose NaN at some sizes


# Integers that are numbers, and no places: any value will do.
_ARITHMETIC = {
    "abs", "add", "bitwise_and", "bitwise_or", "bitwise_xor", "clamp", "div", "eq", "floor_divide", "fmod", "ge", "gt",
    "le", "lt", "max", "maximum", "min", "minimum", "mul", "ne", "neg", "remainder", "rsub", "sign", "sub", "sum",
    "where", "cumsum", "amax", "amin", "sort", "argmax", "argmin", "pow", "relu", "square", "_to_copy",
}  # fmt: skip
_INTEGERS: dict[str, Values] = {
    "negative integers": lambda x, shift: -x.abs() - shift,
    "small integers": lambda x, shift: ((torch.arange(x.numel()) * 5 + shift) % 7 - 3).reshape(x.shape).to(x.dtype),
}


def probes(
    op: str, operands: Sequence[torch.Tensor], fixed: Sequence[bool]
) -> Iterator[tuple[str, list[torch.Tensor]]]:
    """``(what they have, operands)``: floats changed, first in the first operand alone, then in all; the others stay.

    Args:
        op: the operation's name.
        operands: ordinary values.
        fixed: which of them are part of the program.

    """
    floats = [
        index
        for index, (x, stays) in enumerate(zip(operands, fixed, strict=True))
        if x.is_floating_point() and x.numel() and not stays
    ]
    changes = PROBES | _NOTHING_ELSE if op in _EXTREMES else PROBES
    yield from _changed(operands, floats, {n: c for n, c in changes.items() if n not in _unspecified(op)})
    whole = [
        index
        for index, (x, stays) in enumerate(zip(operands, fixed, strict=True))
        if op in _ARITHMETIC and x.dtype in _SIGNED and x.numel() and not stays
    ]
    yield from _changed(operands, whole, _INTEGERS)


def _changed(
    operands: Sequence[torch.Tensor], which: list[int], changes: dict[str, Values]
) -> Iterator[tuple[str, list[torch.Tensor]]]:
    for name, change in changes.items():
        for changed in [which[:1], which] if len(which) > 1 else [which] if which else []:
            yield name, [_with(change, x, index) if index in changed else x for index, x in enumerate(operands)]


def _with(change: Values, x: torch.Tensor, shift: int) -> torch.Tensor:
    """The changed tensor; PyTorch has no arithmetic for floats of one byte."""
    small = x.is_floating_point() and x.element_size() == 1
    return change(x.float(), shift).to(x.dtype) if small else change(x, shift)
