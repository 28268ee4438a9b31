"""What a program takes and returns, as plain data: stored in the artifact, checked at every call."""

from __future__ import annotations

import msgspec

from torch2hlo.tree import Tree


class TensorSpec(msgspec.Struct, frozen=True):
    """``dtype`` by torch's name without the prefix (``int64``, ``bfloat16``); ``shape`` in elements."""

    dtype: str
    shape: tuple[int, ...]

    def __str__(self) -> str:
        return f"{self.dtype}[{','.join(map(str, self.shape))}]"


class Input(msgspec.Struct, frozen=True):
    """A tensor that the caller gives. ``path`` is where in the arguments: ``args[0]``, ``mask``, ``cache.keys[3]``.

    ``mutated`` is the index of the program's result that eager would have written into it, or -1.
    """

    path: str
    spec: TensorSpec
    mutated: int = -1


class State(msgspec.Struct, frozen=True):
    """A tensor of the module that the program updates: an input and the result of index ``result``, donated."""

    name: str
    spec: TensorSpec
    result: int


class Weight(msgspec.Struct, frozen=True):
    """A tensor of the module that the program only reads; ``aliases`` are its other names (tied weights)."""

    name: str
    spec: TensorSpec
    aliases: tuple[str, ...] = ()


class Signature(msgspec.Struct, frozen=True):
    """Operands of ``@main`` in this order: inputs, state, key (if ``draws``), weights. Results: outputs, then state.

    Attributes:
        parameters: names of the module's positional parameters, so that a keyword may stand for a position.
        args: structure of ``(args, kwargs)``.
        inputs: the tensors in it, in order.
        outputs: the tensors in the result.
        result: structure of the result.
        state: tensors read and written.
        weights: tensors read.
        draws: how many random draws the program makes; more than 0 means that it takes a key.

    """

    parameters: tuple[str, ...]
    args: Tree
    inputs: tuple[Input, ...]
    outputs: tuple[TensorSpec, ...]
    result: Tree
    state: tuple[State, ...] = ()
    weights: tuple[Weight, ...] = ()
    draws: int = 0
