"""Calls in transpiled code: the user's functions, and modules' ``forward``, are transpiled when they are called."""

from __future__ import annotations

import functools
import inspect
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FunctionType, MethodType
from typing import Any

import torch
from malt.operators import py_builtins

from torch2hlo.capture.autograph import operators
from torch2hlo.capture.autograph.active import activated
from torch2hlo.capture.autograph.active import recorder as active
from torch2hlo.capture.autograph.comparing import compare
from torch2hlo.capture.autograph.numbers import NUMERIC, has_instance
from torch2hlo.capture.autograph.outlasting import TRANSPILED, refusing_changes
from torch2hlo.capture.autograph.transpile import transpiled
from torch2hlo.capture.autograph.values import Undefined
from torch2hlo.capture.recorder import Recorder
from torch2hlo.capture.refusals import EndlessError
from torch2hlo.capture.sources import is_users
from torch2hlo.errors import DataDependentError

_DEEPEST = 16  # calls of one function inside itself, each in a branch of the one before
_running: Counter[Any] = Counter()
_FRAMES: dict[Any, Callable[[tuple[Any, ...], Any], Any]] = {
    super: lambda args, scope: py_builtins.super_in_original_context(super, args, scope),
    locals: lambda _, scope: py_builtins.locals_in_original_context(scope),
    globals: lambda _, scope: py_builtins.globals_in_original_context(scope),
    eval: lambda args, scope: py_builtins.eval_in_original_context(eval, args, scope),
}


def converted_call(function: Any, args: tuple[Any, ...], kwargs: dict[str, Any] | None, scope: Any = None) -> Any:
    """``function(*args, **kwargs)``, transpiled if it is the user's."""
    kwargs = kwargs or {}
    if isinstance(function, functools.partial):
        return converted_call(function.func, (*function.args, *args), {**function.keywords, **kwargs}, scope)
    if inspect.isbuiltin(function) or isinstance(function, type):
        if function in _FRAMES and not (function is super and args):
            return _FRAMES[function](args, scope)
        if function is next and any(scope.is_loop for scope in active().scope.around()):
            raise DataDependentError(
                "an iterator moves on in a loop whose number of rounds is known only at run time",
                source=active().here(),
                hint="index a tensor by a counter",
            )
        if function is isinstance and len(args) == 2:
            return has_instance(*args)
        if (numeric := _numeric(function)) is not None and (result := numeric(*args, **kwargs)) is not NotImplemented:
            return result
    return _counted(function, lambda: converted(function)(*args, **kwargs))


def _numeric(function: Any) -> Callable[..., Any] | None:
    try:
        return NUMERIC.get(function)
    except TypeError:  # it can't be a key
        return None


def _counted(function: Any, run: Callable[[], Any]) -> Any:
    """``run()``, which calls ``function``, if that does not call itself for ever."""
    key = getattr(function, "__code__", None)
    inside = sum(1 for _ in active().scope.around())
    if key is not None and min(_running[key], inside) > _DEEPEST:
        raise EndlessError(
            f"{function.__qualname__} calls itself for as long as a condition holds that is known only at run time, or "
            "without an end",
            source=active().here(),
            hint="write it as a loop: `while condition:`",
        )
    _running[key] += 1
    try:
        return run()
    finally:
        _running[key] -= 1


def converted(function: Any) -> Any:
    """What to call in place of a function, method or callable object."""
    if isinstance(function, MethodType):
        made = converted(function.__func__)
        return function if made is function.__func__ else MethodType(made, function.__self__)
    if isinstance(function, FunctionType):
        return _of_function(function)
    call = getattr(type(function), "__call__", None)  # noqa: B004
    if isinstance(call, FunctionType) and not isinstance(function, (torch.nn.Module, type)):
        made = converted(call)
        return function if made is call else MethodType(made, function)
    return function


def _of_function(function: FunctionType) -> Any:
    if hasattr(function, TRANSPILED):
        return function
    wrapped = getattr(function, "__wrapped__", None)
    if isinstance(wrapped, FunctionType) and function.__code__.co_filename == torch.utils._contextlib.__file__:
        return converted(wrapped) if _is_gradient_mode(function) else function
    if not is_users(function.__code__.co_filename):
        return function
    return transpiled(function, OPERATORS) or function


def _is_gradient_mode(function: FunctionType) -> bool:
    """Whether a decorator of torch's only switches gradients, which means nothing while code is captured."""
    manager = inspect.getclosurevars(function).nonlocals.get("ctx_factory")
    owner = getattr(getattr(manager, "__self__", None), "__class__", None)
    return owner in {torch.no_grad, torch.enable_grad, torch.inference_mode}


@contextmanager
def converting(recorder: Recorder, function: Any) -> Iterator[Any]:
    """While active, every module's ``forward`` is transpiled when the module is called; ``function``, transpiled.

    Raises:
        StateError: the code changes what outlasts the call.

    """
    call = torch.nn.Module.__call__

    def called(module: torch.nn.Module, *args: Any, **kwargs: Any) -> Any:
        forward = module.forward
        made = converted(forward)
        if made is forward:
            return call(module, *args, **kwargs)
        had = vars(module).get("forward", Undefined())
        vars(module)["forward"] = made
        try:
            return call(module, *args, **kwargs)
        finally:
            if isinstance(had, Undefined):
                vars(module).pop("forward", None)
            else:
                vars(module)["forward"] = had

    torch.nn.Module.__call__ = called  # type: ignore[method-assign]
    try:
        with activated(recorder), refusing_changes(recorder, function):
            yield converted(function)
    finally:
        torch.nn.Module.__call__ = call  # type: ignore[method-assign]


OPERATORS: dict[str, Any] = {
    "converted_call": converted_call,
    "UndefinedReturnValue": Undefined,
    "Undefined": Undefined,
    "STD": operators.ConversionOptions(),
    "compare": compare,
    **{
        name: getattr(operators, name)
        for name in (
            "if_stmt", "if_exp", "and_", "or_", "not_", "bool_", "assert_stmt", "while_stmt", "for_stmt",
            "ld", "ldu", "FunctionScope", "with_function_scope", "autograph_artifact", "ConversionOptions",
        )
    },
}  # fmt: skip
