"""Weights and state by name: what a program needs, and whether what is given fits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any

from torch2hlo.errors import WeightsError
from torch2hlo.host import spec_of
from torch2hlo.signature import TensorSpec

if TYPE_CHECKING:
    from torch2hlo.program import Program


def specs(program: Program) -> dict[str, TensorSpec]:
    """Name → dtype and shape of every weight and state, over all entries."""
    found: dict[str, TensorSpec] = {}
    for entry in program.entries.values():
        found |= {weight.name: weight.spec for weight in entry.signature.weights}
        found |= {state.name: state.spec for state in entry.signature.state}
    return found


def aliases(program: Program) -> dict[str, str]:
    """Further name → the name it is stored under, for tied weights."""
    return {
        alias: weight.name
        for entry in program.entries.values()
        for weight in entry.signature.weights
        for alias in weight.aliases
    }


def checked(program: Program, given: Mapping[str, Any]) -> dict[str, Any]:
    """``given`` under the stored names.

    Raises:
        WeightsError: a name is unknown, or a shape or dtype differs; all such are named at once.

    """
    wanted, other = specs(program), aliases(program)
    problems, accepted = [], {}
    for name, value in given.items():
        stored = other.get(name, name)
        if stored in program.unused:
            continue
        if stored not in wanted:
            problems.append(f"{name} is no weight or state of the program")
            continue
        if (have := spec_of(value)) != wanted[stored]:
            problems.append(f"{name} is {have}, the program has {wanted[stored]}")
        accepted[stored] = value
    missing = [name for name, value in program.tensors.items() if value is None and name not in accepted]
    problems += [f"{name} ({wanted[name]}) is missing" for name in missing]
    if problems:
        raise WeightsError("; ".join(problems), hint="load the checkpoint of the model that was converted")
    return accepted


def require(names: Iterable[str], tensors: Mapping[str, Any]) -> None:
    """Raise a WeightsError that names every tensor that has no value yet."""
    missing = [name for name in names if tensors[name] is None]
    if missing:
        shown = ", ".join(missing[:5]) + (f" and {len(missing) - 5} more" if len(missing) > 5 else "")
        raise WeightsError(
            f"no value for {shown}", hint="the module was on the meta device: program.load_weights(state_dict)"
        )
