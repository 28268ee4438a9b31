"""The example inputs of a model on the command line: ``example_inputs`` beside it, or ``--input`` specs."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any

import torch
from torch import nn

from torch2hlo import inputs
from torch2hlo.errors import ExampleInputsError, InputSpecError, ModelFileError
from torch2hlo.modelfiles import raised_by

NAME = "example_inputs"
Inputs = tuple[tuple[Any, ...], dict[str, Any]]
Entries = dict[str, tuple[Callable[..., Any], tuple[Any, ...], dict[str, Any]]]


def inputs_of(module: ModuleType, target: Any, specs: Sequence[str], file: str) -> Inputs:
    """``(args, kwargs)``: from ``--input`` texts, else from ``example_inputs``.

    Raises:
        InputSpecError: an ``--input`` can't be understood.
        ExampleInputsError: there are none, or ``example_inputs`` has another form.
        ModelFileError: the function ``example_inputs`` raised.

    """
    if specs:
        return (), {name: _as_torch(value, name) for name, value in inputs.read(list(specs)).items()}
    if hasattr(module, NAME):
        return _as_inputs(_called(module, getattr(module, NAME), NAME), NAME)
    if needed := required(target.forward if isinstance(target, nn.Module) else target):
        raise ExampleInputsError(
            f"there are no example inputs: the model takes {', '.join(needed)}",
            hint=f"define `{NAME} = (…,)` in {file}, or give --input '{needed[0]}=float32[2,3]'",
        )
    return (), {}


def entries_of(module: ModuleType, target: Any, wanted: dict[str, str], specs: Sequence[str], file: str) -> Entries:
    """What ``convert(…, entries=…)`` takes: entry name → ``(method, args, kwargs)``.

    Raises:
        ModelFileError: there is no such method.
        InputSpecError: an ``--input`` can't be understood, or names no entry.
        ExampleInputsError: inputs of an entry are missing, or of another form.

    """
    given = _per_entry(specs, wanted) if specs else _called(module, getattr(module, NAME, None), NAME)
    first = next(iter(wanted))
    if not isinstance(given, dict) or not set(wanted) <= set(given):
        have = f"it has {', '.join(map(str, given))}" if isinstance(given, dict) else f"it is {brief(given)}"
        raise ExampleInputsError(
            f"`{NAME}` of {file} must be a dict with inputs for each entry: {', '.join(wanted)}; {have}",
            hint=f"{NAME} = {{{first!r}: (tokens,), …}}, or --input {first}.tokens=int64[1,8]",
        )
    entries = {}
    for entry, method in wanted.items():
        call = getattr(target, method, None)
        if not callable(call):
            raise ModelFileError(
                f"{type(target).__name__} has no method {method!r} for the entry {entry!r}",
                hint="--entry ENTRY=METHOD",
            )
        inner = f"{NAME}[{entry!r}]"
        entries[entry] = (call, *_as_inputs(_called(module, given[entry], inner), inner))
    return entries


def _per_entry(specs: Sequence[str], wanted: dict[str, str]) -> dict[str, dict[str, Any]]:
    """``decode.token=int64[1,1]`` belongs to the entry ``decode``."""
    given: dict[str, dict[str, Any]] = {entry: {} for entry in wanted}
    for name, value in inputs.read(list(specs)).items():
        entry, dot, inner = name.partition(".")
        if not dot or entry not in given:
            raise InputSpecError(
                f"the input {name!r} names no entry",
                hint=f"write ENTRY.NAME=…, with one of {', '.join(wanted)}",
            )
        given[entry][inner] = _as_torch(value, name)
    return given


def _called(module: ModuleType, value: Any, what: str) -> Any:
    if not inspect.isroutine(value):
        return value
    try:
        return value()
    except Exception as error:
        raise raised_by(error, f"{what}()", module) from error


def _as_inputs(value: Any, what: str) -> Inputs:
    if isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], tuple) and _is_keywords(value[1]):
        return value[0], value[1]
    if isinstance(value, tuple) and not hasattr(value, "_fields"):
        return value, {}
    if _is_keywords(value):
        return (), dict(value)
    hint = "write `(x,)` for one positional input, {'x': x} for one by name"
    raise ExampleInputsError(f"{what} is {brief(value)}; it must be a tuple, or a dict by name", hint=hint)


def _is_keywords(value: Any) -> bool:
    return isinstance(value, Mapping) and all(isinstance(key, str) for key in value)


def _as_torch(value: Any, name: str) -> Any:
    if not hasattr(value, "dtype"):
        return value
    if (dtype := getattr(torch, str(value.dtype), None)) is None:
        raise InputSpecError(f"{name}: torch has no dtype {value.dtype}", hint=f"dtypes: {', '.join(inputs.DTYPES)}")
    if value.dtype.isbuiltin == 1:
        return torch.from_numpy(value)
    return torch.from_numpy(value.view(f"u{value.dtype.itemsize}")).view(dtype)


def required(call: Any) -> list[str]:
    """Names of the parameters that a call must give."""
    try:
        parameters = inspect.signature(call).parameters.values()
    except (TypeError, ValueError):
        return []
    variadic = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)
    return [p.name for p in parameters if p.default is p.empty and p.kind not in variadic]


def brief(value: Any) -> str:
    """A few words for a value: ``None``, ``a list``, ``the class Net``."""
    if value is None:
        return "None"
    name = value.__name__ if isinstance(value, type) else type(value).__name__
    article = "the class" if isinstance(value, type) else "an" if name[0] in "aeiouAEIOU" else "a"
    return f"{article} {name}"
