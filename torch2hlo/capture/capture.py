"""Run the user's code once on fake tensors and keep the graph, the inputs, the weights and the state changes."""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch
from torch.fx import Graph, Node

from torch2hlo.capture.holders import Holders, replaced
from torch2hlo.capture.recorder import Keep, Recorder
from torch2hlo.capture.refusals import model_raised
from torch2hlo.capture.sources import ModuleStack
from torch2hlo.capture.target import Subject, subject_of
from torch2hlo.capture.twins import Twins
from torch2hlo.errors import (
    ExampleInputsError,
    StateError,
    Torch2HloError,
    UnsupportedValueError,
)
from torch2hlo.tree import NotRepresentable, Tree, flatten, unflatten


@dataclass
class Captured:
    """A recorded program, before any pass.

    Attributes:
        graph: placeholders with ``meta["role"]`` ``input``, ``weight`` or ``constant`` first; its output is
            ``(results, {state name: new value})``.
        args: structure of ``(args, kwargs)``; ``paths`` names each tensor in it.
        result: structure of the result.
        tensors: the module's tensors and the code's constants by name; ``aliases`` are a tensor's further names.
        parameters: names of the positional parameters of what was captured.

    """

    graph: Graph
    args: Tree
    paths: list[str]
    result: Tree
    tensors: dict[str, torch.Tensor]
    aliases: dict[str, tuple[str, ...]]
    parameters: tuple[str, ...]


def capture(target: Any, args: tuple[Any, ...], kwargs: dict[str, Any], *, keep: Keep) -> Captured:
    """Record what ``target(*args, **kwargs)`` does; nothing of the user's is changed, not even the random state.

    Raises:
        NotConvertibleError: ``target`` is neither a module nor a function.
        ExampleInputsError: the inputs do not fit.
        ModelRaisedError: the model's own code raised.
        UnsupportedError: something in it has no static form.

    """
    subject = subject_of(target)
    _check_binds(subject, args, kwargs)
    leaves, paths, tree = _flatten_inputs(args, kwargs, subject.parameters)
    recorder = Recorder(keep, ModuleStack(subject.root))
    holders = Holders.of(subject.holders)
    twins = Twins(recorder)
    inputs = [recorder.placeholder(path, leaf, role="input") for path, leaf in zip(paths, leaves, strict=True)]
    fake_args, fake_kwargs = unflatten(tree, inputs)
    with torch.random.fork_rng(devices=[]), replaced(holders, twins.twin):
        result = _run(recorder, subject.call, fake_args, fake_kwargs)
        state = _rebound(holders, twins, recorder)
    nodes, result_tree = _flatten_result(result, recorder)
    recorder.graph.output((tuple(nodes), state))
    constants = recorder.constants
    return Captured(recorder.graph, tree, paths, result_tree, twins.tensors | constants, twins.aliases, subject.parameters)


def _run(recorder: Recorder, call: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    with recorder.recording(sys._getframe()):
        try:
            return call(*args, **kwargs)
        except Torch2HloError:
            raise
        except Exception as error:
            raise model_raised(error, recorder.modules.last) from error


def _check_binds(subject: Subject, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
    try:
        inspect.signature(subject.call).bind(*args, **kwargs)
    except TypeError as error:
        raise ExampleInputsError(
            f"the example inputs don't fit {subject.name}: {error}",
            hint="pass them as you would call it: convert(module, (positional, …), {'name': …})",
        ) from None
    except ValueError:
        return  # a builtin without a signature: calling it will tell


def _flatten_inputs(
    args: tuple[Any, ...], kwargs: dict[str, Any], parameters: tuple[str, ...]
) -> tuple[list[torch.Tensor], list[str], Tree]:
    try:
        leaves, paths, tree = flatten((args, kwargs), lambda value: isinstance(value, torch.Tensor))
    except NotRepresentable as error:
        raise UnsupportedValueError(
            f"the input {input_path(error.path, parameters)} is a {type(error.value).__name__}, which a program can't take",
            hint="pass tensors, numbers, strings, None, or tuples, lists, dicts, dataclasses and plain objects of them",
        ) from None
    return leaves, [input_path(path, parameters) for path in paths], tree


def input_path(path: str, parameters: tuple[str, ...]) -> str:
    """``[0][2].mask`` → ``x.mask``, where ``x`` is the third parameter; ``[1]['y']`` → ``y``."""
    first, rest = re.fullmatch(r"\[[01]\]\[([^\]]+)\](.*)", path).groups()  # type: ignore[union-attr]
    if not path.startswith("[0]"):
        return first.strip("'") + rest
    return (parameters[int(first)] if int(first) < len(parameters) else f"args[{first}]") + rest


def _flatten_result(result: Any, recorder: Recorder) -> tuple[list[Node], Tree]:
    try:
        leaves, _, tree = flatten(result, lambda value: isinstance(value, torch.Tensor))
    except NotRepresentable as error:
        raise UnsupportedValueError(
            f"the result{error.path} is a {type(error.value).__name__}, which a program can't return",
            hint="return tensors, numbers, strings, None, or tuples, lists, dicts, dataclasses and plain objects of them",
        ) from None
    return [recorder.node_of(leaf) for leaf in leaves], tree


def _rebound(holders: Holders, twins: Twins, recorder: Recorder) -> dict[str, Node]:
    """Attributes that the code set to another tensor: new value by name.

    Raises:
        StateError: an attribute changed in a way that is no update of a tensor.

    """
    state: dict[str, Node] = {}
    for name, before, now in holders.changed_values():
        if twins.same(before, now):
            continue
        if not isinstance(before, torch.Tensor) or not isinstance(now, torch.Tensor):
            raise StateError(
                f"`{name}` is {_brief(before)} before the call and {_brief(now)} after it",
                hint="keep what changes from call to call in a tensor of one shape and dtype, such as a buffer",
            )
        state[name] = recorder.node_of(now)
    return state


def _brief(value: Any) -> str:
    return repr(value) if isinstance(value, (int, float, str, type(None))) else f"a {type(value).__name__}"
