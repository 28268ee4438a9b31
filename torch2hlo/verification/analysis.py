"""One call's graph, node by node: the truth of its results, what deviates, and what leaves each module."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np
import torch
from torch.fx import Node

from torch2hlo.emit import Emitted
from torch2hlo.emitter import Body
from torch2hlo.graph import signature_of
from torch2hlo.signature import Signature
from torch2hlo.verification.calls import Operands, Values, taken
from torch2hlo.verification.deviations import Checker, Deviation
from torch2hlo.verification.difference import Tolerance, difference
from torch2hlo.verification.evaluation import walk
from torch2hlo.verification.modules import Instrumented, leaving
from torch2hlo.verification.operations import Operations
from torch2hlo.verification.report import ModuleError
from torch2hlo.verification.sensitivity import TRIES, moved


@dataclass
class Analysis:
    """What was found for one call.

    Attributes:
        truths: float64 values of its results; ``graphs``: those in the graph's own types.
        deviations: operations that differ on equal inputs.
        modules: what leaves each module.
        notes: what could not be compared.
        open: what PyTorch leaves open in it; empty if nothing is.

    """

    truths: Values
    graphs: Values
    deviations: list[Deviation] = field(default_factory=list)
    modules: list[ModuleError] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    open: str = ""


class Analyst:
    """Analyses calls of one entry; what is compiled for one call serves the others.

    Args:
        emitted: what the entry was emitted from.
        signature: of the entry.
        tolerance: for what leaves modules.
        special: whether to try special values on each operation, once.

    """

    def __init__(self, emitted: Emitted, signature: Signature, tolerance: Tolerance, *, special: bool) -> None:
        self._emitted, self._signature = emitted, signature
        self._tolerance = tolerance
        self._probed: set[Any] | None = set() if special else None
        self._operations = Operations(emitted)
        self._instrumented: dict[int, Instrumented] = {}

    def run(
        self,
        given: Operands,
        leaves: list[torch.Tensor],
        words: np.ndarray[Any, Any],
        case: str,
        *,
        operations: bool,
        modules: bool,
    ) -> Analysis:
        """Analyse the call with these operands.

        Args:
            given: the operands, by role and label.
            leaves: the tensors in the arguments.
            words: the random key.
            case: which inputs they are, in words.
            operations: whether to compare each operation.
            modules: whether to compare what leaves each module.

        """
        analysis = Analysis(Values.none(), Values.none())
        if (body := taken(self._emitted, given, words)) is None:
            return analysis
        checker = Checker(self._operations, words, self._probed)
        paths = leaving(body) if modules else {}
        wanted = {node for nodes in paths.values() for node in nodes} | set(body.results)
        values: dict[Node, tuple[Any, Any]] = {}
        for step in walk(body, given, words, otherwise=self._program(body, words)):
            analysis.deviations += checker.check(step, body.literals, case) if operations else ()
            if not step.runs:
                analysis.notes.append(f"not compared by itself, PyTorch can't run it: {signature_of(step.node)}")
            if step.node in wanted:
                values[step.node] = step.value, step.truth
        analysis.graphs, analysis.truths = (
            Values.of(self._signature, [values[node][kind] for node in body.results], leaves) for kind in range(2)
        )
        if checker.open_choices:
            analysis.open = checker.open_choices[0]
        if paths:
            analysis.modules = self._modules(body, paths, values, given, case)
        return analysis

    def moved(self, given: Operands, leaves: list[torch.Tensor], words: np.ndarray[Any, Any]) -> list[Values]:
        """What PyTorch makes of the same graph where each float operand is off by at most one rounding; a few times."""
        if (body := taken(self._emitted, given, words)) is None:
            return []
        found = []
        for seed in range(TRIES):
            generator = torch.Generator().manual_seed(seed)
            other = {key: moved(value, generator) for key, value in given.items()}
            steps = walk(body, other, words, otherwise=self._program(body, words), truths_too=False)
            values = {step.node: step.value for step in steps if step.node in set(body.results)}
            found.append(Values.of(self._signature, [values[node] for node in body.results], leaves))
        return found

    def _program(self, body: Body, words: np.ndarray[Any, Any]) -> Callable[[Node, Sequence[Any]], Any]:
        """What the program's own lowering of a node gives."""
        return lambda node, operands: self._operations.value(node, operands, words, body.literals)

    def _modules(
        self, body: Body, paths: dict[str, list[Node]], values: dict[Node, tuple[Any, Any]], given: Operands, case: str
    ) -> list[ModuleError]:
        wanted = list(_distinct(node for nodes in paths.values() for node in nodes))
        if id(body) not in self._instrumented:
            self._instrumented[id(body)] = Instrumented(self._emitted, body, wanted)
        program = self._instrumented[id(body)].run(given)
        found = []
        for path, nodes in paths.items():
            differences = tuple(difference(node.name, program[node], *values[node], self._tolerance) for node in nodes)
            found.append(ModuleError(path, case, differences))
        return found


def _distinct(nodes: Iterable[Node]) -> dict[Node, None]:
    return dict.fromkeys(nodes)
