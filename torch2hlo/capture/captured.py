"""What a capture is: a graph, and what its inputs and results are to the caller."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import torch
from torch.fx import Graph

from torch2hlo.capture.sizes import Sizes
from torch2hlo.capture.sources import is_users
from torch2hlo.errors import Source, Torch2HloError
from torch2hlo.graph import source_of
from torch2hlo.tree import Tree


@dataclass
class Captured:
    """A recorded program, before any pass.

    Attributes:
        graph: placeholders first, with ``meta["role"]`` ``input``, ``weight`` or ``constant`` and ``meta["label"]``,
            its name; the output is ``(results, {key: new value})``, where a key is ``state:<name>`` for the module's
            state, ``argument:<path>`` for a tensor that the call put into an argument, ``input:<path>`` for one in an
            argument that it wrote.
        args: structure of ``(args, kwargs)``; ``paths`` names each tensor in it.
        after: that structure after the call: leaves from ``len(paths)`` on are new tensors, the ``argument:`` values.
        result: structure of the result.
        tensors: the module's tensors and the code's constants by name; ``aliases`` are a tensor's further names.
        born: state that is None or absent before the first call.
        parameters: names of the positional parameters of what was captured.
        temporary: names of buffers that are not in the module's state dict.
        sizes: the symbols, if the capture has some.
        numbers: which results are Python numbers, known only at run time: 0-d tensors in the graph.
        error: what the model raised, with these values of its symbols; the graph then ends there.
        originals: the code's own tensors among the constants, by name, as the user's objects.

    """

    graph: Graph
    args: Tree
    paths: list[str]
    after: Tree
    result: Tree
    tensors: dict[str, torch.Tensor]
    aliases: dict[str, tuple[str, ...]]
    born: dict[str, torch.Tensor]
    parameters: tuple[str, ...]
    temporary: frozenset[str] = frozenset()
    sizes: Sizes | None = None
    error: Torch2HloError | None = None
    numbers: frozenset[int] = frozenset()
    originals: dict[str, torch.Tensor] = field(default_factory=dict)

    @property
    def names(self) -> set[str]:
        """Every name that the module has for a tensor."""
        return {*self.tensors, *(alias for aliases in self.aliases.values() for alias in aliases)}

    @property
    def decisions(self) -> list[Source]:
        """The lines that decided by a number known only at run time, as often as they did."""
        return (
            [line for guard in self.sizes.env.guards for line in self._lines(guard)] if self.sizes is not None else []
        )

    def _lines(self, guard: Any) -> Iterator[Source]:
        """The line of a guard or, where PyTorch knows none of the user's, those of the numbers in it."""
        frames = [frame for frame in (guard.sloc.maybe_user_loc, guard.sloc.framework_loc) if frame]
        users = [Source(frame.filename, frame.lineno or 0, frame.name) for frame in frames if is_users(frame.filename)]
        yield from users
        if not users and self.sizes is not None:
            nodes = (self.sizes.nodes.get(symbol) for symbol in guard.expr.free_symbols)
            yield from (line for node in nodes if node is not None and (line := source_of(node)) is not None)
