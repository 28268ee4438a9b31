"""What the captured call returned, as the graph's results."""

from __future__ import annotations

from typing import Any

import torch
from torch.fx import Node
from torch.utils import _pytree as pytree

from torch2hlo.capture.problems import Problems
from torch2hlo.capture.recorder import Recorder
from torch2hlo.capture.run_time_numbers import tensor_of
from torch2hlo.capture.sizes import is_symbolic
from torch2hlo.capture.target import Subject, returned_at
from torch2hlo.errors import Source, UnsupportedValueError
from torch2hlo.graph import NUMBERS
from torch2hlo.tree import Const, NotRepresentableError, Tree, flatten


def flatten_result(
    result: Any, recorder: Recorder, subject: Subject, problems: Problems
) -> tuple[list[Node], frozenset[int], Tree]:
    """The nodes of the result's tensors and run-time numbers, which of them are numbers, and its structure."""
    left_out: list[Any] = []
    while True:
        try:
            leaves, _, tree = flatten(_without(result, left_out), _is_run_time)
            numbers = frozenset(index for index, leaf in enumerate(leaves) if is_symbolic(leaf))
            with recorder.rerecording():
                tensors = [
                    tensor_of(leaf, NUMBERS[float] if isinstance(leaf, torch.SymFloat) else None)
                    if index in numbers
                    else leaf
                    for index, leaf in enumerate(leaves)
                ]
            return [recorder.node_of(tensor) for tensor in tensors], numbers, tree
        except NotRepresentableError as error:
            if any(error.value is value for value in left_out):  # in an object that is not taken apart here
                return [], frozenset(), Const("plain", None)
            problems.found(_not_returned(error, returned_at(subject)))
            left_out.append(error.value)


def _is_run_time(value: Any) -> bool:
    return isinstance(value, torch.Tensor) or is_symbolic(value)


def _without(result: Any, left_out: list[Any]) -> Any:
    """``result`` with None in place of what was refused."""
    if not left_out:
        return result
    return pytree.tree_map(lambda leaf: None if any(leaf is value for value in left_out) else leaf, result)


def _not_returned(error: NotRepresentableError, returned: Source | None) -> UnsupportedValueError:
    return UnsupportedValueError(
        f"the result{error.path} is a {type(error.value).__name__}, which a program can't return",
        source=returned,
        hint="return tensors, numbers, strings, None, or tuples, lists, dicts, dataclasses and plain objects of them",
    )
