"""Comparisons in a chain, and whether something is in a container, where truth may be known only at run time."""

from __future__ import annotations

import functools
import operator
from collections.abc import Callable
from typing import Any

import torch

from torch2hlo.capture.autograph.operators import Thunk, and_, not_, or_


def compare(left: Any, *links: tuple[str, Thunk]) -> Any:
    """``left < right() < …``: each link is an operator and what stands on its right."""
    (name, right), *rest = links
    value = right()
    holds = _COMPARISONS[name](left, value)
    return and_(lambda: holds, lambda: compare(value, *rest)) if rest else holds


def _contains(container: Any, item: Any) -> Any:
    """``item in container``, where the one or something in the other may be known only at run time."""
    if isinstance(container, torch.Tensor):
        return (container == item).any()
    if not isinstance(container, (list, tuple, set, frozenset, dict, range)):
        return item in container
    found: Any = False
    for entry in container:
        same = entry is item or entry == item
        found = or_(functools.partial(itself, found), functools.partial(itself, same))
    return found


def itself(value: Any) -> Any:
    """``value``"""
    return value


_COMPARISONS: dict[str, Callable[[Any, Any], Any]] = {
    "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge, "==": operator.eq, "!=": operator.ne,
    "is": operator.is_, "is not": operator.is_not,
    "in": lambda item, container: _contains(container, item),
    "not in": lambda item, container: not_(_contains(container, item)),
}  # fmt: skip
