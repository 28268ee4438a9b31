"""What a program takes and returns, as plain data: stored in the artifact, checked at every call."""

from __future__ import annotations

import msgspec

from torch2hlo.errors import Source
from torch2hlo.tree import Tree


class TensorSpec(msgspec.Struct, frozen=True):
    """``dtype`` by torch's name without the prefix (``int64``, ``bfloat16``); ``shape`` in elements."""

    dtype: str
    shape: tuple[int, ...]

    def __str__(self) -> str:
        return f"{self.dtype}[{','.join(map(str, self.shape))}]"


class Size(msgspec.Struct, frozen=True):
    """A size that changes from call to call: an int32 operand, read from dimension ``dim`` of input ``input``.

    That dimension has ``factor * size + offset`` elements.
    """

    name: str
    low: int
    high: int
    input: int
    dim: int
    factor: int = 1
    offset: int = 0

    def read(self, elements: int) -> int:
        """The size, where that dimension has so many elements."""
        return (elements - self.offset) // self.factor


class Input(msgspec.Struct, frozen=True):
    """A tensor that the caller gives. ``path`` is where in the arguments: ``x``, ``mask``, ``cache.keys[3]``.

    ``mutated`` is the index of the program's result that eager would have written into it, or -1; unless its size
    changes, that result takes over its memory. ``sizes`` says which dimensions change from call to call:
    ``(dimension, index in Signature.sizes)``; ``spec`` then has their bounds. ``derived`` says which of these have not
    just that size: ``(dimension, factor, offset)``.
    """

    path: str
    spec: TensorSpec
    mutated: int = -1
    sizes: tuple[tuple[int, int], ...] = ()
    derived: tuple[tuple[int, int, int], ...] = ()

    def linear(self, dim: int) -> tuple[int, int]:
        """``(factor, offset)`` of a dimension that changes: it has ``factor * size + offset`` elements."""
        return next(((factor, offset) for d, factor, offset in self.derived if d == dim), (1, 0))


class Output(msgspec.Struct, frozen=True):
    """A tensor that the program returns; ``lengths``: ``(dimension, index of the result with its run-time size)``.

    ``number`` is whether the caller gets a Python number.
    """

    spec: TensorSpec
    lengths: tuple[tuple[int, int], ...] = ()
    number: bool = False


class State(msgspec.Struct, frozen=True):
    """A tensor of the module that the program updates: an operand, donated, and the result of index ``result``.

    ``born`` state is None or absent in the module until this entry has run once: it is no operand, only a result.
    """

    name: str
    spec: TensorSpec
    result: int
    born: bool = False


class Weight(msgspec.Struct, frozen=True):
    """A tensor of the module that the program only reads; ``aliases`` are its other names (tied weights)."""

    name: str
    spec: TensorSpec
    aliases: tuple[str, ...] = ()


CHECK = "check:"  # before a check, in a key of a graph's results
BAD = "{bad}"  # in a check's text: the index that failed it


class Check(msgspec.Struct, frozen=True):
    """What the values of a call may fail: the parts of the error to raise then."""

    what: str
    hint: str
    call: str = ""
    source: Source | None = None

    @property
    def key(self) -> str:
        """The check as a string, equal for equal ones: `of` reads it."""
        return CHECK + msgspec.json.encode(self).decode()

    @classmethod
    def of(cls, key: str) -> Check:
        """The check whose `key` this is."""
        return msgspec.json.decode(key.removeprefix(CHECK), type=cls)


class Signature(msgspec.Struct, frozen=True):
    """What ``@main`` takes and returns.

    Operands are in this order: inputs, sizes, state, key (if ``draws``), weights. Results: outputs, new values of state
    and arguments, run-time lengths, the way that was taken, and what the checks found.

    Attributes:
        parameters: names of the module's positional parameters, so that a keyword may stand for a position.
        args: structure of ``(args, kwargs)``.
        inputs: the tensors in it, in order.
        sizes: sizes that change from call to call.
        outputs: the tensors in the result.
        result: structure of the result.
        state: tensors of the module that are read and written.
        weights: tensors of the module that are read.
        after: structure of ``(args, kwargs)`` after the call, if the call puts tensors into the arguments: its leaves
            from ``len(inputs)`` on are the results listed in ``new``. None if it does not.
        new: see ``after``.
        draws: how many random draws the program makes; more than 0 means that it takes a key.
        way: index of the result that says which way through the code was taken, or -1 where there is only one.
        errors: by way, what the model raises there; empty where it does not. A way beyond these is one that the
            program does not cover.
        checks: what the values may fail; the last result has an int64 for each: 0 where it holds, otherwise the bad
            index, or 1 more than it if it is not negative.

    """

    parameters: tuple[str, ...]
    args: Tree
    inputs: tuple[Input, ...]
    outputs: tuple[Output, ...]
    result: Tree
    sizes: tuple[Size, ...] = ()
    state: tuple[State, ...] = ()
    weights: tuple[Weight, ...] = ()
    after: Tree | None = None
    new: tuple[int, ...] = ()
    draws: int = 0
    way: int = -1
    errors: tuple[str, ...] = ()
    checks: tuple[Check, ...] = ()
