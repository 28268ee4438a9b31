"""Python's functions of numbers, for numbers known only at run time: those that would ask for the one value."""

from __future__ import annotations

import functools
import math
import operator
from collections.abc import Callable
from typing import Any

import sympy
import torch

from torch2hlo.capture.autograph.active import recorder as active
from torch2hlo.capture.autograph.comparing import itself
from torch2hlo.capture.autograph.operators import RunTimeRange, if_exp
from torch2hlo.capture.autograph.truth import truth
from torch2hlo.capture.autograph.values import number_type
from torch2hlo.capture.inside import make_bool
from torch2hlo.capture.sizes import expression, has_symbols


def has_instance(value: Any, kinds: Any) -> bool:
    """``isinstance``, where a number known only at run time is what Python's own would be."""
    kind = number_type(value)
    if kind is None:
        return isinstance(value, kinds)
    return isinstance(value, kinds) or isinstance(kind(), kinds)


def _number(value: Any) -> Any:
    """What ``.item()`` reads, for a tensor."""
    return value.item() if isinstance(value, torch.Tensor) else value


def _if_run_time(function: Callable[..., Any]) -> Callable[..., Any]:
    """``function``, if one of the arguments is known only at run time, or a tensor."""

    def call(*args: Any, **kwargs: Any) -> Any:
        if not kwargs and any(has_symbols(arg) or isinstance(arg, torch.Tensor) for arg in args):
            return function(*args)
        return NotImplemented

    return call


def _range(*args: Any) -> Any:
    numbers = [_number(arg) for arg in args]
    return RunTimeRange(*numbers) if any(map(has_symbols, numbers)) else range(*numbers)


def _int(value: Any) -> Any:
    number = _number(value)
    return torch.sym_ite(number, 1, 0) if isinstance(number, torch.SymBool) else torch.sym_int(number)


def _len(value: Any) -> Any:
    return value.shape[0] if isinstance(value, torch.Tensor) and value.dim() else NotImplemented


def _extreme(function: Callable[[Any, Any], Any], is_better: Callable[[Any, Any], Any]) -> Callable[..., Any]:
    """``min`` or ``max``: of numbers by operations, of tensors by Python's comparisons, one after another."""

    def fold(*args: Any) -> Any:
        items = list(args[0]) if len(args) == 1 and isinstance(args[0], (list, tuple)) else list(args)
        if not items or not any(has_symbols(item) or isinstance(item, torch.Tensor) for item in items):
            return NotImplemented
        found = items[0]
        for item in items[1:]:
            if isinstance(item, torch.Tensor) or isinstance(found, torch.Tensor):
                found = if_exp(
                    is_better(item, found), functools.partial(itself, item), functools.partial(itself, found)
                )
            else:
                found = function(found, item)
        return found

    return lambda *args, **kwargs: NotImplemented if kwargs else fold(*args)


def _joined(join: Callable[..., sympy.Basic]) -> Callable[..., Any]:
    """``any`` or ``all``."""

    def call(items: Any) -> Any:
        found = [truth(active(), item) for item in items]
        return make_bool(active(), join(*map(expression, found)))

    return call


def _sqrt(value: Any) -> Any:
    return torch.sym_sqrt(torch.sym_float(_number(value)))


NUMERIC: dict[Any, Callable[..., Any]] = {
    bool: _if_run_time(lambda value: truth(active(), value)),
    int: _if_run_time(_int),
    float: _if_run_time(lambda value: torch.sym_float(_number(value))),
    range: _if_run_time(_range),
    len: _if_run_time(_len),
    min: _extreme(torch.sym_min, operator.lt),
    max: _extreme(torch.sym_max, operator.gt),
    any: _joined(sympy.Or),
    all: _joined(sympy.And),
    math.sqrt: _if_run_time(_sqrt),
}
