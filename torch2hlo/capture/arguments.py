"""The arguments' tensors before and after the call: which object holds what, and what the code put in its place."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import torch
from torch.fx import Node

from torch2hlo.capture.dynamic import Dims
from torch2hlo.capture.placeholders import placeholder
from torch2hlo.capture.recorder import Recorder
from torch2hlo.errors import UnsupportedValueError
from torch2hlo.tree import Const, Items, NotRepresentableError, Tree, find_class, flatten, map_leaves, unflatten


class Arguments:
    """``(args, kwargs)`` with fake tensors in place of the caller's, in copies of the caller's containers.

    Attributes:
        tree: the structure before the call; ``paths`` names each tensor in it as the user would.
        args: positional arguments to call with.
        kwargs: keyword arguments to call with.

    """

    def __init__(
        self,
        args: tuple[Any, ...],
        kwargs: dict[str, Any],
        parameters: tuple[str, ...],
        recorder: Recorder,
        dims: dict[int, Dims] | None = None,
    ) -> None:
        self._recorder, self._parameters = recorder, parameters
        leaves, paths, self.tree = self._flatten((args, kwargs), "input")
        self.paths = [input_path(path, parameters) for path in paths]
        dims = dims or {}
        self._fakes = [
            placeholder(recorder, path, leaf, role="input", dims=dims.get(id(leaf)))
            for path, leaf in zip(self.paths, leaves, strict=True)
        ]
        self.args, self.kwargs = unflatten(self.tree, self._fakes)

    def after(self) -> tuple[Tree, list[tuple[str, Node]]]:
        """The structure now, and ``(path, new value)`` of every tensor in it that the caller did not pass.

        Leaves of the structure below ``len(paths)`` are the caller's own tensors; the others count on from there.
        """
        leaves, paths, tree = self._flatten((self.args, self.kwargs), "argument")
        given = {id(fake): index for index, fake in enumerate(self._fakes)}
        index_of: list[int] = []
        new: list[tuple[str, Node]] = []
        for leaf, path in zip(leaves, paths, strict=True):
            if id(leaf) not in given:
                given[id(leaf)] = len(self._fakes) + len(new)
                new.append((input_path(path, self._parameters), self._recorder.node_of(leaf)))
            index_of.append(given[id(leaf)])
        return map_leaves(tree, lambda index: index_of[index]), new

    def _flatten(self, value: Any, what: str) -> tuple[list[torch.Tensor], list[str], Tree]:
        try:
            return flatten(value, lambda item: isinstance(item, torch.Tensor))
        except NotRepresentableError as error:
            path = input_path(error.path, self._parameters)
            raise UnsupportedValueError(
                f"the {what} {path} is a {type(error.value).__name__}, which a program can't take",
                hint="pass tensors, numbers, strings, None, or tuples, lists, dicts, dataclasses and plain objects "
                "of them",
            ) from None


def input_path(path: str, parameters: tuple[str, ...]) -> str:
    """``[0][2].mask`` → ``x.mask``, where ``x`` is the third parameter; ``[1]['y']`` → ``y``."""
    first, rest = re.fullmatch(r"\[[01]\]\[([^\]]+)\](.*)", path).groups()  # type: ignore[union-attr]
    if not path.startswith("[0]"):
        return first.strip("'") + rest
    return (parameters[int(first)] if int(first) < len(parameters) else f"args[{first}]") + rest


class Changed(NamedTuple):
    """A number, flag or string that the call changed; ``owner`` is the class of the object that has it, or None."""

    path: str
    before: Any
    after: Any
    owner: type | None


def changed_constants(before: Tree, after: Tree, path: str = "", owner: type | None = None) -> list[Changed]:
    """Every number, flag or string that the call changed."""
    if isinstance(before, Const) and isinstance(after, Const):
        return [Changed(path, before.get(), after.get(), owner)] if before != after else []
    if not isinstance(before, Items) or not isinstance(after, Items):
        return []
    found: list[Changed] = []
    then = dict(zip(before.keys or range(len(before.items)), before.items, strict=True))
    now = dict(zip(after.keys or range(len(after.items)), after.items, strict=True))
    is_object = before.kind == "object"
    for key in then.keys() & now.keys():
        step = f".{key}" if is_object else f"[{key!r}]"
        found += changed_constants(then[key], now[key], path + step, find_class(before.cls) if is_object else None)
    return found
