"""What a name or attribute holds: tensors, Python numbers, structures of them, and everything else.

A Python number that differs from branch to branch or round to round goes through the program as a tensor without
dimensions (bool, int64 or float64), and is read back as a number known only at run time.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch.utils import _pytree as pytree

from torch2hlo.capture.holders import MISSING
from torch2hlo.capture.inside import number_tensor
from torch2hlo.capture.recorder import Recorder
from torch2hlo.capture.sizes import expression, has_symbols, is_symbolic
from torch2hlo.graph import NUMBERS, dtype_name, typed


@dataclass(frozen=True)
class Undefined:
    """The value of a name that has none yet."""

    name: str = ""


@dataclass
class Maybe:
    """The value of a name that has one if ``defined``."""

    value: Any
    defined: Any
    name: str = ""


pytree.register_pytree_node(
    Maybe,
    lambda maybe: ([maybe.value, maybe.defined], maybe.name),
    lambda children, name: Maybe(*list(children)[:2], name),  # type: ignore[call-arg]
    serialized_type_name="torch2hlo.Maybe",
)


class MismatchError(Exception):
    """Two values that can't be one in a program."""


@dataclass(frozen=True)
class Carried:
    """The type of a leaf that goes through the program: a number of Python's, if ``number`` says which."""

    dtype: torch.dtype
    shape: tuple[Any, ...] = ()
    number: type | None = None


def number_type(value: Any) -> type | None:
    """bool, int or float, for a number known now or at run time; else None."""
    symbolic = {torch.SymBool: bool, torch.SymInt: int, torch.SymFloat: float}
    return symbolic.get(type(value)) or (type(value) if type(value) in NUMBERS else None)


def is_undefined(value: Any) -> bool:
    """Whether a name has no value at all."""
    return isinstance(value, Undefined)


def same(one: Any, other: Any) -> bool:
    """Whether two leaves are one value."""
    if one is other:
        return True
    if number_type(one) is not number_type(other) or isinstance(one, torch.Tensor) or isinstance(other, torch.Tensor):
        return False
    if number_type(one) is not None:
        return bool(expression(one) == expression(other))
    try:
        return bool(one == other) and type(one) is type(other)
    except Exception:  # objects that can't be compared are other objects
        return False


def flat(value: Any) -> tuple[list[Any], Any]:
    """The leaves of tuples, lists, dicts and the like, and their structure."""
    return pytree.tree_flatten(value)


def zeros(recorder: Recorder, value: Any) -> Any:
    """A value of the same structure and types, for what is not defined."""

    def zero(leaf: Any) -> Any:
        if isinstance(leaf, torch.Tensor):
            with recorder:
                return torch.zeros(leaf.shape, dtype=leaf.dtype)
        kind = number_type(leaf)
        return leaf if kind is None else kind(0)

    return pytree.tree_map(zero, value)


def aligned(recorder: Recorder, one: Any, other: Any, scopes: Sequence[Any]) -> tuple[Any, Any]:
    """Two values with one structure: where one is not defined, zeros that are marked as such.

    Args:
        recorder: records the zeros.
        one: a value made in the first of ``scopes``.
        other: one made in the second.
        scopes: where each of them is recorded; None is the present one.

    """
    values = [one, other]
    if not any(isinstance(value, (Undefined, Maybe)) for value in values) or all(map(is_undefined, values)):
        return one, other
    model = next(value.value if isinstance(value, Maybe) else value for value in values if not is_undefined(value))
    name = next((value.name for value in values if isinstance(value, (Undefined, Maybe)) and value.name), "")
    made = []
    for value, scope in zip(values, scopes, strict=True):
        if is_undefined(value):
            with recorder.entered(scope):
                made.append(Maybe(zeros(recorder, model), False, name))
        else:
            made.append(
                Maybe(value.value, value.defined, name) if isinstance(value, Maybe) else Maybe(value, True, name)
            )
    return made[0], made[1]


def joined(one: Any, other: Any) -> Carried | None:
    """The type that two different leaves share; None if they are the same and need none.

    Raises:
        MismatchError: there is none.

    """
    if same(one, other):
        return None
    kinds = number_type(one), number_type(other)
    tensors = [leaf for leaf in (one, other) if isinstance(leaf, torch.Tensor)]
    if len(tensors) == 2:
        types = [(leaf.dtype, [expression(size) for size in leaf.shape]) for leaf in tensors]
        if types[0] == types[1]:
            return Carried(tensors[0].dtype, tuple(tensors[0].shape))
    elif len(tensors) == 1 and any(kinds):
        if fits(kinds[0] or kinds[1], tensors[0].dtype):
            return Carried(tensors[0].dtype, tuple(tensors[0].shape))
    elif all(kinds) and (kinds[0] is kinds[1] or set(kinds) == {int, float}):
        kind = kinds[0] if kinds[0] is kinds[1] else float
        assert kind is not None
        return Carried(NUMBERS[kind], (), kind)
    raise MismatchError


def fits(number: type | None, dtype: torch.dtype) -> bool:
    """Whether a tensor of ``dtype`` can stand for a Python number."""
    order = [bool, int, float]
    kind = float if dtype.is_floating_point or dtype.is_complex else bool if dtype is torch.bool else int
    return number is not None and order.index(number) <= order.index(kind)


def number_of(value: Any) -> Carried:
    """How a number goes through the program."""
    kind = number_type(value)
    assert kind is not None
    return Carried(NUMBERS[kind], (), kind)


def as_tensor(recorder: Recorder, leaf: Any, wanted: Carried) -> torch.Tensor:
    """A leaf as it goes through the program, recorded in the present scope."""
    if isinstance(leaf, torch.Tensor):
        return leaf
    number = number_tensor(recorder, leaf, wanted.dtype)
    if not wanted.shape:
        return number
    with recorder:
        return number.expand(wanted.shape).clone()


def hint_of(recorder: Recorder, value: Any) -> Any:
    """The assumed value of a number, as Python's."""
    kind = number_type(value)
    assert recorder.sizes is not None
    assert kind is not None
    return kind(recorder.sizes.hint_of(expression(value))) if has_symbols(value) else kind(expression(value))


def range_of(recorder: Recorder, values: Iterable[Any]) -> tuple[int, int] | None:
    """The smallest and largest of some integers, where both are known to be limited."""
    assert recorder.sizes is not None
    lows, highs = zip(*(recorder.sizes.range_of(value) for value in values), strict=True)
    return None if None in lows or None in highs else (min(lows), max(highs))


def shown(value: Any) -> str:
    """``float32[2,3]``, ``3``, ``(int64[], None)``: a value as an error shows it."""
    if isinstance(value, Undefined) or value is MISSING:
        return "nothing"
    if isinstance(value, Maybe):
        return shown(value.value)
    if isinstance(value, (tuple, list)):
        inner = ", ".join(map(shown, value))
        return f"[{inner}]" if isinstance(value, list) else f"({inner})"
    if is_symbolic(value):
        return f"a number ({dtype_name(NUMBERS[number_type(value)])})"  # type: ignore[index]
    if isinstance(value, torch.Tensor) or number_type(value) is not None or value is None or isinstance(value, str):
        return typed(value)
    return f"a {type(value).__name__}"
