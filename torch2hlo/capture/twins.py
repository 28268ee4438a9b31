"""The fake tensors that stand for a module's own tensors while it is captured; tied tensors share one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch._subclasses.fake_tensor import FakeTensor

from torch2hlo.capture.holders import MISSING, PLAIN, leaves
from torch2hlo.capture.placeholders import placeholder
from torch2hlo.capture.problems import Problems
from torch2hlo.capture.recorder import Recorder
from torch2hlo.capture.sizes import is_symbolic
from torch2hlo.errors import Source, StateError

Identity = tuple[object, ...]


class Twins:
    """Makes a graph input for each distinct tensor.

    Args:
        recorder: has the graph.
        problems: what to do with a tensor that can't be an input.
        declared: the line that gives the module the tensor of a name.

    Attributes:
        tensors: name → the user's tensor, under the first name that was found.
        aliases: first name → the other names of the same tensor.
        present: state that was put where the module has none yet, by `born`.

    """

    def __init__(self, recorder: Recorder, problems: Problems, declared: Callable[[str], Source | None]) -> None:
        self._recorder, self._problems, self._declared = recorder, problems, declared
        self._refused: dict[int, torch.Tensor] = {}
        self._by_identity: dict[Identity, tuple[str, FakeTensor]] = {}
        self.tensors: dict[str, torch.Tensor] = {}
        self.present: dict[str, FakeTensor] = {}
        self.aliases: dict[str, tuple[str, ...]] = {}

    def born(self, name: str, like: torch.Tensor) -> FakeTensor:
        """A graph input for state that the module has only after its first call, of the type of ``like``."""
        self.present[name] = placeholder(self._recorder, name, torch.empty_like(like, device="meta"), role="weight")
        return self.present[name]

    def twin(self, name: str, tensor: torch.Tensor) -> torch.Tensor:
        """The fake tensor for ``tensor``, which the user knows as ``name``."""
        try:
            identity = _identity(tensor, name)
        except StateError as error:
            self._problems.found(StateError(error.what, source=self._declared(name), hint=error.hint))
            return self._refused.setdefault(id(tensor), torch.zeros(tensor.shape))
        if identity in self._by_identity:
            first, fake = self._by_identity[identity]
            if name != first:
                self.aliases[first] = (*self.aliases.get(first, ()), name)
            return fake
        fake = placeholder(self._recorder, name, tensor, role="weight")
        self.tensors[name] = tensor.detach()
        self._by_identity[identity] = (name, fake)
        return fake

    def same(self, before: Any, now: Any) -> bool:
        """Whether ``now`` is what stands for ``before`` during the capture, down to each tensor, number and string."""
        if before is now and not isinstance(before, torch.Tensor):
            return True
        was, held = dict(leaves(before)), dict(leaves(now))
        if was.keys() == held.keys():
            return all(self._same_leaf(was[path], held[path]) for path in was)
        if before is MISSING and any(map(is_symbolic, held.values())):
            return not any(isinstance(leaf, torch.Tensor) for leaf in held.values())
        return not any(isinstance(leaf, (torch.Tensor, *PLAIN)) for leaf in (*was.values(), *held.values()))

    def _same_leaf(self, before: Any, now: Any) -> bool:
        if id(before) in self._refused:
            return now is self._refused[id(before)]
        if isinstance(before, torch.Tensor) and not isinstance(before, FakeTensor) and before is not now:
            _, before = self._by_identity.get(_identity(before), ("", before))
        if isinstance(before, torch.Tensor) or isinstance(now, torch.Tensor):
            return before is now
        if isinstance(before, PLAIN) or isinstance(now, PLAIN):
            return isinstance(before, PLAIN) and isinstance(now, PLAIN) and bool(before == now)
        return True


def _identity(tensor: torch.Tensor, name: str = "") -> Identity:
    """The same for two names of one tensor, also when they are two Python objects."""
    if tensor.layout is not torch.strided or type(tensor) not in {torch.Tensor, torch.nn.Parameter, torch.nn.Buffer}:
        raise StateError(
            f"`{name}` is a {type(tensor).__name__} with layout {tensor.layout}",
            hint="only plain strided tensors can be weights: call .to_dense() or .dequantize() on it first",
        )
    if tensor.is_meta or tensor.numel() == 0:
        return (id(tensor),)
    return (tensor.data_ptr(), tensor.dtype, tuple(tensor.shape), tensor.stride())
