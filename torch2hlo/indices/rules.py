"""The registry of rules: what an operation makes of the ranges of its operands."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

import torch
from torch.fx import Node

from torch2hlo.capture.sizes import Runtime, expression
from torch2hlo.graph import is_integer

aten = torch.ops.aten
End = Any  # an int, a sympy expression, or None


class Range(NamedTuple):
    """Both ends included."""

    low: End = None
    high: End = None


ANY = Range()


def of_dtype(node: Node) -> Range:
    """Small types have small numbers; of int32 and int64, whose range says little, nothing is known."""
    if not is_integer(node) or (dtype := node.meta["val"].dtype).itemsize > 2:
        return ANY
    return Range(0, 1) if dtype is torch.bool else Range(torch.iinfo(dtype).min, torch.iinfo(dtype).max)


def number(value: Any) -> End:
    """A plain integer, or the expression of one known only at run time."""
    if isinstance(value, Runtime):
        found = expression(value.value)
        return found if found.is_integer else None
    return int(value) if isinstance(value, int) else None


def size(node: Node, dim: Any = None) -> End:
    """How many places a tensor has, along one dimension or in all."""
    shape = [plain(size) for size in node.meta["val"].shape]
    if dim is None:
        return math.prod(shape)
    return shape[dim] if shape else 1


def plain(size: Any) -> End:
    """A number of PyTorch's, symbolic or not, as an end of a range."""
    found = expression(size)
    return int(found) if found.is_Integer else found


Rule = Callable[..., Any]
RuleT = TypeVar("RuleT", bound=Rule)
RULES: dict[Any, Rule] = {}


def rule(*ops: Any) -> Callable[[RuleT], RuleT]:
    """Declare ``rule(ranges, node, *arguments)`` for each overload; it gives a range, or a list of them."""

    def declare(function: RuleT) -> RuleT:
        RULES.update(dict.fromkeys(ops, function))
        return function

    return declare
