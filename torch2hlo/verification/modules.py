"""What leaves each module: the values on the way, of the program and of PyTorch."""

from __future__ import annotations

import operator
from collections.abc import Iterator

import torch
from torch.fx import Node

from torch2hlo import arrays, pjrt
from torch2hlo.emit import Emitted, emit
from torch2hlo.emitter import Body
from torch2hlo.graph import ancestors, identity
from torch2hlo.pjrt import Compiled
from torch2hlo.verification.calls import Operands


def leaving(body: Body) -> dict[str, list[Node]]:
    """Module path → the nodes in it whose values are read outside, in the order of their execution."""
    needed = ancestors(body.results)
    results = set(body.results)
    found: dict[str, list[Node]] = {}
    for node in body.graph.nodes:
        if node not in needed or node.op != "call_function" or not isinstance(node.meta["val"], torch.Tensor):
            continue
        for path in _prefixes(_module(node)):
            if node in results or any(not _inside(user, path) for user in node.users if user in needed):
                found.setdefault(path, []).append(node)
    return found


def _module(node: Node) -> str:
    """Taking one of several results apart happens where they were made."""
    made = node.args[0] if node.target is operator.getitem else node
    path: str = made.meta.get("module", "")  # type: ignore[union-attr]
    return path


def _prefixes(path: str) -> Iterator[str]:
    parts = path.split(".") if path else []
    yield from (".".join(parts[:count]) for count in range(len(parts), 0, -1))


def _inside(node: Node, path: str) -> bool:
    module = _module(node) if node.op == "call_function" else ""
    return module == path or module.startswith(path + ".")


class Instrumented:
    """A program that returns ``wanted`` nodes; compiled once."""

    def __init__(self, emitted: Emitted, body: Body, wanted: list[Node]) -> None:
        self._operands, self.wanted = emitted.operands, wanted
        instrumented = Body(body.graph, tuple(wanted), body.literals)
        module = emit([instrumented], emitted.operands, lowerings=emitted.lowerings)
        self._compiled: Compiled = pjrt.compile_module(module, pjrt.client_of("cpu"), {})

    def run(self, given: Operands) -> dict[Node, torch.Tensor]:
        """The value of each node for these operands."""
        placed = [arrays.to_device(given[identity(node)], self._compiled.device) for node in self._operands]
        results = self._compiled.execute(placed)
        return {node: arrays.from_device(value, "torch") for node, value in zip(self.wanted, results, strict=True)}
