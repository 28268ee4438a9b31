"""What becomes of each operation that runs while a graph is recorded: a node, several, or none."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import torch
from torch._ops import OpOverload

from torch2hlo.capture.expand import OVERRIDES, expansion_of
from torch2hlo.capture.inside import slice_inside
from torch2hlo.capture.items import item, record_nonzero
from torch2hlo.capture.sizes import has_symbols
from torch2hlo.capture.slices import record_slice
from torch2hlo.capture.writes import check_write, record_mutation, record_write
from torch2hlo.errors import UnsupportedArgumentError
from torch2hlo.graph import typed_call

if TYPE_CHECKING:
    from torch2hlo.capture.recorder import Recorder

aten = torch.ops.aten
# What PyTorch says where its C++ code asks a tensor for sizes that are symbols.
_ASKED_SIZES = ("operator aten::size does not exist", "python_arg_parser.cpp", "with symbolic sizes/strides")
_SAME_VALUE = {aten.lift_fresh.default, aten.lift.default, aten.detach_.default, aten.requires_grad_.default}


def record(recorder: Recorder, func: OpOverload, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """The result of an operation, which is recorded whole, or as the operations that it is made of."""
    if (result := _record_special(recorder, func, args)) is not NotImplemented:
        return result
    if (result := _replaced(recorder, OVERRIDES.get(func), args, kwargs)) is not NotImplemented:
        return result
    if not func._schema.returns and not func._schema.is_mutable:  # a check; a mark for a profiler
        return _record_check(recorder, func, args, kwargs)
    if func is aten.copy_.default:
        check_write(recorder, args[0])
        return record_write(recorder, args, frozenset())
    if recorder.keep(func):
        return recorder.record_node(func, args, kwargs)
    if func._schema.is_mutable:
        return record_mutation(recorder, func, args, kwargs)
    if (result := _expanded(recorder, func, args, kwargs)) is not NotImplemented:
        return result
    return recorder.record_node(func, args, kwargs)


def _record_special(recorder: Recorder, func: OpOverload, args: tuple[Any, ...]) -> Any:
    """What is no operation of the program, and what makes numbers or sizes known only at run time."""
    if func in _SAME_VALUE:
        return args[0]
    if func is aten._local_scalar_dense.default and recorder.sizes is not None and args[0].constant is None:
        return item(recorder, args[0])
    if func is aten.nonzero.default and recorder.sizes is not None:
        return record_nonzero(recorder, args[0])
    if func is aten.slice.Tensor and any(map(has_symbols, args[2:4])):
        slicing = record_slice if recorder.scope is recorder.root else slice_inside
        return slicing(recorder, func, args)
    return NotImplemented


def _record_check(recorder: Recorder, func: OpOverload, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """An assertion about values is kept for the run; what is asserted of types is known here."""
    if func is aten._assert_async.default:
        func, args = aten._assert_async.msg, (args[0], "an assertion failed")
    if func is aten._assert_async.msg:
        return recorder.record_node(func, args, kwargs)
    with recorder.fake:
        return func(*args, **kwargs)


def _replaced(recorder: Recorder, by: Callable[..., Any] | None, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """The result of ``by``, whose operations are recorded instead."""
    if by is None:
        return NotImplemented
    with recorder:
        return by(*args, **kwargs)


def _expanded(recorder: Recorder, func: OpOverload, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """The result of the operations that PyTorch makes ``func`` of."""
    try:
        return _replaced(recorder, expansion_of(func), args, kwargs)
    except RuntimeError as error:
        if func is aten.size.default or not any(asked in str(error) for asked in _ASKED_SIZES):
            raise
        raise UnsupportedArgumentError(
            f"{func} as PyTorch expands it is not for sizes known only at run time",
            source=recorder.here(),
            call=typed_call(func, args, kwargs),
            hint="keep those dimensions static here, or write it with other operations",
        ) from error
