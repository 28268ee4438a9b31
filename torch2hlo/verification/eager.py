"""The user's model on copies of its tensors, so that it can run without being changed."""

from __future__ import annotations

import contextlib
import copy
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import torch

from torch2hlo.capture.holders import Holders, replaced
from torch2hlo.capture.target import Subject, subject_of
from torch2hlo.testing import shared_bits
from torch2hlo.tree import Tree, flatten, unflatten


class Copies:
    """Copies of tensors that share memory where the originals do."""

    def __init__(self) -> None:
        self._storages: dict[int, torch.UntypedStorage] = {}
        self._tensors: dict[int, torch.Tensor] = {}
        self._originals: list[torch.Tensor] = []

    def of(self, tensor: torch.Tensor) -> torch.Tensor:
        """The copy of ``tensor``, the same one each time."""
        if id(tensor) not in self._tensors:
            self._originals.append(tensor)  # its id stays its own
            self._tensors[id(tensor)] = self._made(tensor)
        return self._tensors[id(tensor)]

    def _made(self, tensor: torch.Tensor) -> torch.Tensor:
        kinds = {torch.Tensor, torch.nn.Parameter, torch.nn.Buffer}
        if tensor.layout is not torch.strided or type(tensor) not in kinds or tensor.is_meta:
            return copy.deepcopy(tensor.detach())
        with torch.no_grad():
            plain = tensor.detach()
            storage = plain.untyped_storage()
            if storage._cdata not in self._storages:
                self._storages[storage._cdata] = storage.clone()
            fresh = torch.empty(0, dtype=plain.dtype)
            fresh.set_(self._storages[storage._cdata], plain.storage_offset(), plain.shape, plain.stride())
            fresh = torch._neg_view(fresh) if plain.is_neg() else fresh
            fresh = fresh.conj() if plain.is_conj() else fresh
        if isinstance(tensor, torch.nn.Parameter):
            return torch.nn.Parameter(fresh, requires_grad=tensor.requires_grad)
        return fresh.requires_grad_(tensor.requires_grad)


def copied(value: Any) -> Any:
    """A nested value with its containers and tensors copied."""
    copies = Copies()
    leaves, _, tree = flatten(value, lambda item: isinstance(item, torch.Tensor))
    return unflatten(tree, [copies.of(leaf) for leaf in leaves])


@dataclass
class Outcome:
    """What a call did.

    Attributes:
        result: the structure of what it returned; ``outputs`` are the tensors in it, ``names`` theirs.
        arguments: the structure of ``(args, kwargs)`` afterwards; ``given`` are the tensors in it.
        state: name → value afterwards, of what is state.
        error: what it raised; nothing else is set then.

    """

    result: Tree | None = None
    outputs: list[torch.Tensor] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    arguments: Tree | None = None
    given: list[torch.Tensor] = field(default_factory=list)
    state: dict[str, torch.Tensor] = field(default_factory=dict)
    error: Exception | None = None

    @classmethod
    def of(cls, result: Any, args: tuple[Any, ...], kwargs: dict[str, Any], state: dict[str, Any]) -> Outcome:
        """Take everything apart."""
        outputs, names, tree = flatten(result, _is_tensor)
        given, _, arguments = flatten((args, kwargs), _is_tensor)
        outputs = [output.detach() for output in outputs]
        return cls(tree, outputs, [f"result{name}" for name in names], arguments, given, state)


def _is_tensor(value: Any) -> bool:
    return isinstance(value, torch.Tensor)


class Eager:
    """A model that runs eagerly on copies; made by `eager`."""

    def __init__(self, subject: Subject, holders: Holders) -> None:
        self.subject, self._holders = subject, holders
        self._before = self._versions()

    def tensor(self, name: str) -> torch.Tensor | None:
        """The present value of the tensor that the model has under ``name``; None where there is none."""
        with contextlib.suppress(IndexError):
            value = self._holders.find(name).get()
            return value if isinstance(value, torch.Tensor) else None
        return None

    def written_beside(self, state: list[str]) -> list[str]:
        """Tensors that were written or replaced since the beginning, and are none of ``state``, by whatever name."""
        known = {id(self.tensor(name)) for name in state}
        changed = [name for name, version in self._versions().items() if version != self._before.get(name)]
        return [name for name in changed if id(self.tensor(name)) not in known]

    def _versions(self) -> dict[str, tuple[int, int]]:
        """Name → what changes when the tensor of that name is written or replaced."""
        present = ((slot.name, slot.get()) for slot in self._holders.slots)
        return {name: (id(value), value._version) for name, value in present if isinstance(value, torch.Tensor)}

    def call(self, args: tuple[Any, ...], kwargs: dict[str, Any], state: list[str], words: Any = None) -> Outcome:
        """Run it once; ``state`` names what to keep of it, ``words`` is the key of what it draws.

        The arguments are written as the model writes them.
        """
        try:
            with shared_bits(words) if words is not None else contextlib.nullcontext():
                result = self.subject.call(*args, **kwargs)
        except Exception as error:  # the model's own, whatever it is
            return Outcome(error=error)
        present = {name: value for name in state if (value := self.tensor(name)) is not None}
        kept = {name: value.detach().clone() for name, value in present.items()}
        return Outcome.of(result, args, kwargs, kept)


@contextmanager
def eager(target: Any, train: bool | None) -> Iterator[Eager]:
    """While active, the model runs on copies; afterwards all is as it was, Python's random state included."""
    subject = subject_of(target)
    copies = Copies()
    with torch.random.fork_rng(devices=[]), replaced(subject.holders, lambda _, tensor: copies.of(tensor)) as holders:
        roots = [root for _, root in subject.holders if isinstance(root, torch.nn.Module)]
        for module in (module for root in roots for module in root.modules()):
            module.training = module.training if train is None else train
        yield Eager(subject, holders)
