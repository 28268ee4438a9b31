"""One call of the model and of its program, side by side."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import torch

from torch2hlo import arrays
from torch2hlo.emit import Emitted
from torch2hlo.emitter import Body
from torch2hlo.errors import Torch2HloError
from torch2hlo.executable import Executable
from torch2hlo.program import Program
from torch2hlo.signature import Signature
from torch2hlo.tree import outline
from torch2hlo.verification.difference import Difference, Tolerance, difference
from torch2hlo.verification.eager import Eager, Outcome
from torch2hlo.verification.evaluation import walk
from torch2hlo.verification.sensitivity import OF_RESULTS, within_reach

Operands = Mapping[tuple[str, str], torch.Tensor]


def run_program(exe: Executable, entry: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Outcome:
    """Call the program; the arguments are written as it writes them."""
    try:
        result = exe[entry](*args, **kwargs)
    except Torch2HloError as error:
        return Outcome(error=error)
    written = {state.name for one in exe.program.entries.values() for state in one.signature.state}
    state = {name: arrays.from_device(exe.state[name], "torch") for name in written if name in exe.state}
    return Outcome.of(result, args, kwargs, state)


def operands(
    program: Program, name: str, leaves: list[torch.Tensor], model: Eager, words: np.ndarray[Any, Any]
) -> Operands:
    """What the program ``name`` takes for this call, by role and label, with the state that the model is in."""
    signature = program.entries[name].signature
    given: dict[tuple[str, str], torch.Tensor] = {("key", "key"): torch.from_numpy(words)}
    for one, leaf in zip(signature.inputs, leaves, strict=True):
        grown = arrays.padded(leaf.detach(), one.spec)
        given["input", one.path] = (grown if arrays.is_torch(grown) else arrays.as_torch(grown)).clone()
    for size in signature.sizes:
        given["size", size.name] = torch.tensor(size.read(leaves[size.input].shape[size.dim]), dtype=torch.int32)
    for label in [*(s.name for s in signature.state if not s.born), *(weight.name for weight in signature.weights)]:
        own = model.tensor(label)
        value = arrays.as_torch(program.tensors[label]) if own is None else own.detach().clone()
        given["weight", label] = given["constant", label] = value
    return given


def taken(emitted: Emitted, given: Operands, words: np.ndarray[Any, Any]) -> Body | None:
    """The way through the code that this call takes; None if it ends in an exception, or in none that is known."""
    for body in emitted.bodies:
        if body.holds is None:
            return body
        condition = Body(body.graph, (body.holds,), body.literals)
        *_, last = walk(condition, given, words)
        if bool(last.value):
            return body
    return None


@dataclass
class Values:
    """A call's outputs, state and arguments as the graph gives them, where they are known."""

    outputs: list[torch.Tensor | None]
    state: dict[str, torch.Tensor]
    arguments: dict[int, torch.Tensor]

    def at(self, kind: str, key: Any) -> torch.Tensor | None:
        """The output or argument of that index, or the state of that name, if it is known."""
        values: Any = getattr(self, kind)
        return values[key] if (key in values if kind != "outputs" else key < len(values)) else None

    @classmethod
    def none(cls) -> Values:
        """Nothing is known."""
        return cls([], {}, {})

    @classmethod
    def of(cls, signature: Signature, results: list[torch.Tensor], leaves: list[torch.Tensor]) -> Values:
        """From the values of all results, those of dynamic size cut to it."""
        outputs: list[torch.Tensor | None] = []
        for number, output in enumerate(signature.outputs):
            lengths = {dim: int(results[index]) for dim, index in output.lengths}
            value = results[number]
            outputs.append(value[tuple(slice(0, lengths.get(dim)) for dim in range(value.dim()))])
        state = {state.name: results[state.result] for state in signature.state}
        arguments = {
            index: results[one.mutated][tuple(map(slice, leaf.shape))] if one.sizes else results[one.mutated]
            for index, (one, leaf) in enumerate(zip(signature.inputs, leaves, strict=True))
            if one.mutated >= 0
        }
        return cls(outputs, state, arguments)


@dataclass(frozen=True)
class Comparison:
    """A call that both made.

    Attributes:
        ours: what the program did.
        eager: what the model did.
        truths: float64 values, by the graph; ``graphs``: those in the graph's own types.
        before: the arguments' tensors before the call.
        tolerance: what is allowed.
        moved: what eager's values become where its inputs are rounded differently; asked only where that matters.

    """

    ours: Outcome
    eager: Outcome
    truths: Values
    graphs: Values
    before: list[torch.Tensor]
    tolerance: Tolerance
    moved: Callable[[], list[Values]]

    def problems(self) -> list[str]:
        """Other structures."""
        found = []
        if self.ours.result != self.eager.result:
            found.append(f"the result is {_outline(self.ours.result)}, eager has {_outline(self.eager.result)}")
        if self.ours.arguments != self.eager.arguments:
            there = _outline(self.eager.arguments)
            found.append(f"the arguments are {_outline(self.ours.arguments)} afterwards, eager's {there}")
        return found

    def outputs(self) -> list[Difference]:
        """Each tensor of the result."""
        if self.ours.result != self.eager.result:
            return []
        given = zip(self.eager.names, self.ours.outputs, self.eager.outputs, strict=True)
        return [
            self._difference(name, one, other, ("outputs", index)) for index, (name, one, other) in enumerate(given)
        ]

    def state(self) -> list[Difference]:
        """Each state."""
        return [
            self._difference(name, self.ours.state[name], value, ("state", name))
            for name, value in sorted(self.eager.state.items())
            if name in self.ours.state
        ]

    def arguments(self) -> list[Difference]:
        """Arguments that eager or the program wrote."""
        if self.ours.arguments != self.eager.arguments:
            return []
        found = []
        for index, (one, other) in enumerate(zip(self.ours.given, self.eager.given, strict=True)):
            result = self._difference(f"argument {index}", one, other, ("arguments", index))
            same = index < len(self.before) and self.before[index].shape == other.shape
            if not result.ok or not same or not _same(self.before[index], other):
                found.append(result)
        return found

    def _difference(self, name: str, program: torch.Tensor, eager: torch.Tensor, place: tuple[str, Any]) -> Difference:
        truth, graphs = self.truths.at(*place), self.graphs.at(*place)
        found = difference(name, program, eager, truth, self.tolerance, graphs)
        if found.ok or graphs is None or self.tolerance.explicit or program.dtype != eager.dtype:
            return found
        others = [value for values in self.moved() if (value := values.at(*place)) is not None]
        near = within_reach(program, eager, graphs, others, OF_RESULTS)
        return replace(found, ok=True, problem="", amplified=True) if near else found


def _same(one: torch.Tensor, other: torch.Tensor) -> bool:
    return bool(((one == other) | ((one != one) & (other != other))).all())


def _outline(tree: Any) -> str:
    text = "nothing" if tree is None else outline(tree)
    return text if len(text) < 200 else text[:197] + "…"
