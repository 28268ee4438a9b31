"""Whether a value counts as true in Python, where that is known only at run time too."""

from __future__ import annotations

from typing import Any

import sympy
import torch
from torch.utils import _pytree as pytree

from torch2hlo.capture.inside import make_bool, number_tensor
from torch2hlo.capture.items import item
from torch2hlo.capture.recorder import Recorder
from torch2hlo.capture.sizes import expression, has_symbols, is_symbolic


def truth(recorder: Recorder, value: Any) -> Any:
    """``bool(value)``: True or False, or a `torch.SymBool` where it is known only at run time."""
    if isinstance(value, torch.Tensor):
        return _of_tensor(recorder, value)
    if not is_symbolic(value):
        return bool(value)
    if not isinstance(value, torch.SymBool):
        value = value != 0
    return _settled(recorder, value)


def _of_tensor(recorder: Recorder, value: torch.Tensor) -> Any:
    twin: Any = recorder.twin(value)
    if getattr(twin, "constant", None) is not None or any(map(has_symbols, value.shape)) or value.numel() != 1:
        return bool(value)  # known, or Python's own error
    with recorder:
        plain = value.reshape(()) if value.dtype is torch.bool else value.reshape(()) != 0
    number = item(recorder, plain)
    recorder.scope.items["tensor", expression(number)] = plain
    return _settled(recorder, number)


def _settled(recorder: Recorder, value: Any) -> Any:
    """True or False, where it is known here."""
    if not has_symbols(value):
        return bool(expression(value) if is_symbolic(value) else value)
    assert recorder.sizes is not None
    expr = expression(value)
    for scope in recorder.scope.around():
        for fact in scope.facts:
            if isinstance(fact, sympy.Basic):
                expr = _under(expr, fact)
    known = bool(expr) if expr in (sympy.true, sympy.false) else recorder.sizes.env.known(expr)
    return make_bool(recorder, expr) if known is None else known


def predicate_of(recorder: Recorder, condition: Any) -> torch.Tensor:
    """The tensor of a condition: the one that it was read from, or one that is computed."""
    for scope in recorder.scope.around():
        found: torch.Tensor | None = scope.items.get(("tensor", expression(condition)))
        if found is not None:
            return found
    return number_tensor(recorder, condition, torch.bool)


def facts_of(expr: sympy.Basic) -> list[sympy.Basic]:
    """What is true if ``expr`` is."""
    return [expr, *(part for part in expr.args if isinstance(expr, sympy.And))]


def known_under(recorder: Recorder, fact: sympy.Basic, value: Any) -> Any:
    """``value`` with the conditions in it that follow from ``fact`` settled."""

    def settled(leaf: Any) -> Any:
        if isinstance(leaf, torch.SymBool):
            return make_bool(recorder, _under(expression(leaf), fact))
        return leaf

    found = any(isinstance(leaf, torch.SymBool) for leaf in pytree.tree_leaves(value))
    return pytree.tree_map(settled, value) if found else value


def _under(expr: sympy.Basic, fact: sympy.Basic) -> sympy.Basic:
    parts = facts_of(fact)
    return expr.xreplace(dict.fromkeys(parts, sympy.true) | {sympy.Not(part): sympy.false for part in parts})
