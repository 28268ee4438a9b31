"""``if`` on what is known only at run time: both branches are recorded, and what differs after them is chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import sympy
import torch
from torch.utils import _pytree as pytree

from torch2hlo.capture.autograph.growing import Growth, bound_by, cut, growing_dims, largest, stretched
from torch2hlo.capture.autograph.state import Key, State
from torch2hlo.capture.autograph.truth import facts_of, known_under, predicate_of
from torch2hlo.capture.autograph.values import (
    Carried,
    MismatchError,
    aligned,
    as_tensor,
    flat,
    hint_of,
    joined,
    number_of,
    number_type,
    range_of,
    shown,
)
from torch2hlo.capture.control_flow import add_cond
from torch2hlo.capture.holders import MISSING
from torch2hlo.capture.inside import INT64, make_bool, read
from torch2hlo.capture.items import is_visible
from torch2hlo.capture.recorder import Recorder
from torch2hlo.capture.refusals import raised_inside
from torch2hlo.capture.scope import Scope
from torch2hlo.capture.sharing import place_branch, relate
from torch2hlo.capture.sizes import expression
from torch2hlo.capture.subgraphs import Traced, all_true
from torch2hlo.errors import Source, Torch2HloError, UnsupportedValueError
from torch2hlo.graph import source_of


@dataclass
class Branch:
    """One side, recorded: what it changed, what it gave, and where its last operation was."""

    scope: Scope
    changed: dict[Key, Any]
    result: Any
    line: Source | None
    tensors: list[torch.Tensor] = field(default_factory=list)


def choose(
    recorder: Recorder, condition: Any, runs: Sequence[Callable[[], Any]], state: State, dead: Sequence[str] = ()
) -> Any:
    """Record both of ``runs``, of which the first is taken if ``condition``; the value that they give.

    Names and objects have afterwards what they have after the branch that is taken. Nothing has changed if it raises.

    Args:
        recorder: records.
        condition: a `torch.SymBool`.
        runs: the branches.
        state: what they may change.
        dead: names that nothing reads afterwards.

    Raises:
        UnsupportedValueError: the branches leave things that can't be one.

    """
    predicate = predicate_of(recorder, condition)
    expr = expression(condition)
    try:
        branches = [
            _record(recorder, run, fact, state) for run, fact in zip(runs, (expr, sympy.Not(expr)), strict=True)
        ]
        new, result = _Joining(recorder, expr, branches, state).run(predicate, dead)
    except BaseException:
        state.restore()
        raise
    state.write(new)
    return result


def _record(recorder: Recorder, run: Callable[[], Any], fact: sympy.Basic, state: State) -> Branch:
    with recorder.nested() as scope:
        scope.facts += facts_of(fact)
        state.restore(lambda value: known_under(recorder, fact, value))
        try:
            with recorder:
                result = run()
        except Torch2HloError:
            raise
        except Exception as error:
            raise raised_inside(error, recorder.modules.last) from error
        return Branch(scope, state.changes(), result, scope.last_line())


class _Joining:
    """What two branches leave, as results of one node."""

    def __init__(self, recorder: Recorder, condition: sympy.Basic, branches: list[Branch], state: State) -> None:
        self.recorder, self.condition, self.branches, self.state = recorder, condition, branches, state
        self.outer = recorder.scope

    def run(self, predicate: torch.Tensor, dead: Sequence[str]) -> tuple[dict[Key, Any], Any]:
        self.state.restore()
        keys = [
            key for key in dict.fromkeys(key for branch in self.branches for key in branch.changed) if key not in dead
        ]
        joins = [self._join(self.state.name(key), *(self._after(branch, key) for branch in self.branches))
                 for key in keys]  # fmt: skip
        joins.append(self._join("the value", *(branch.result for branch in self.branches)))
        given = add_cond(self.recorder, predicate, [self._traced(branch) for branch in self.branches])
        self._relate(predicate, given)
        results = iter(given)
        made = [join(results) for join in joins]
        return dict(zip(keys, made, strict=False)), made[-1]

    def _relate(self, predicate: torch.Tensor, results: Sequence[torch.Tensor]) -> None:
        """What is one tensor, or shares memory, on either side."""
        with self.recorder:
            conditions = predicate, torch.logical_not(predicate)
        for condition, branch in zip(conditions, self.branches, strict=True):
            relate(self.recorder, condition, results, branch.tensors, branch.scope)
            place_branch(self.outer, results, branch.scope, branch.tensors)

    def _after(self, branch: Branch, key: Key) -> Any:
        return branch.changed[key] if key in branch.changed else self.state.old(key)

    def _join(self, name: str, one: Any, other: Any) -> Callable[[Any], Any]:
        """Add to both branches' results what makes the common value, and give a function that takes it from them."""
        scopes = [branch.scope for branch in self.branches]
        one, other = aligned(self.recorder, one, other, scopes)
        (leaves, spec), (others, other_spec) = flat(one), flat(other)
        # Outside of all branches and loops, ways decide instead, and sizes stay as they are.
        if spec == other_spec and self.outer is not self.recorder.root and (growth := self._growth(leaves, others)):
            return self._grown(name, (one, other), growth)
        try:
            if spec != other_spec or any(value is MISSING for value in (one, other)):
                raise MismatchError
            takes = [self._leaf(*pair) for pair in zip(leaves, others, strict=True)]
        except MismatchError:
            raise self._refused(name, one, other) from None
        return lambda results: pytree.tree_unflatten([take(results) for take in takes], spec)

    def _growth(self, leaves: Sequence[Any], others: Sequence[Any]) -> dict[int, Growth]:
        """The tensors that have other sizes on the other side."""
        pairs = list(zip(leaves, others, strict=True))
        dims = {at: growing_dims(*pair) for at, pair in enumerate(pairs)}
        return {
            at: Growth(found, tuple(largest(self.recorder, dim, pairs[at]) for dim in found))
            for at, found in dims.items()
            if found
        }

    def _grown(self, name: str, values: tuple[Any, Any], growth: dict[int, Growth]) -> Callable[[Any], Any]:
        """One value of two whose tensors differ in size."""
        sides = []
        for value, branch in zip(values, self.branches, strict=True):
            with self.recorder.nested(branch.scope):
                sides.append(stretched(self.recorder, value, growth))
        join = self._join(name, *sides)

        def taken(results: Any) -> Any:
            made = cut(self.recorder, join(results))
            bound_by(self.recorder, made, values, growth)
            return made

        return taken

    def _leaf(self, one: Any, other: Any) -> Callable[[Any], Any]:
        wanted = joined(one, other)
        if wanted is None:
            if isinstance(one, torch.Tensor) or self._visible(one):
                return lambda _: one
            wanted = number_of(one)
        if wanted.number is bool and self._visible(one) and self._visible(other):
            chosen = make_bool(self.recorder, _chosen(self.condition, expression(one), expression(other)))
            return lambda _: chosen
        limits = range_of(self.recorder, (one, other)) if wanted.number is int else None
        for branch, leaf in zip(self.branches, (one, other), strict=True):
            with self.recorder.nested(branch.scope):
                branch.tensors.append(self._own(leaf, wanted))
        return lambda results: self._taken(next(results), wanted, limits, one)

    def _own(self, leaf: Any, wanted: Carried) -> torch.Tensor:
        tensor = self.recorder.twin(as_tensor(self.recorder, leaf, wanted))
        self.recorder.node_of(tensor)
        return tensor

    def _taken(self, tensor: torch.Tensor, wanted: Carried, limits: tuple[int, int] | None, like: Any) -> Any:
        if wanted.number is None:
            return tensor
        low, high = limits or (-INT64, INT64 - 1)
        return read(self.recorder, tensor, hint_of(self.recorder, like), low, high)

    def _visible(self, value: Any) -> bool:
        return number_type(value) is None or is_visible(self.recorder, value, self.outer)

    def _traced(self, branch: Branch) -> Traced:
        holds = None
        if branch.scope.assumed:
            with self.recorder.nested(branch.scope):
                holds = all_true(self.recorder, branch.scope.assumed)
        return Traced(branch.scope, [], branch.tensors, pytree.tree_flatten(branch.tensors)[1], holds)

    def _refused(self, name: str, one: Any, other: Any) -> UnsupportedValueError:
        sides = [self._shown(value, branch) for value, branch in zip((one, other), self.branches, strict=True)]
        return UnsupportedValueError(
            f"by a condition known only at run time, {name} is different things:\n   | {sides[0]}\n   | {sides[1]}",
            source=self.recorder.here(),
            hint="give it the same structure, shapes and dtypes on both sides",
        )

    def _shown(self, value: Any, branch: Branch) -> str:
        """What one side leaves, and the line that made it."""
        if value is MISSING:
            return "nothing"
        tensor = next((leaf for leaf in flat(value)[0] if isinstance(leaf, torch.Tensor)), None)
        node = branch.scope.node_of(tensor) if tensor is not None else None
        line = branch.line if node is None else source_of(node)
        return shown(value) + (f" at {line.file}:{line.line}: {line.code}" if line is not None else "")


def _chosen(condition: sympy.Basic, one: sympy.Basic, other: sympy.Basic) -> sympy.Basic:
    """``one if condition else other``, for conditions."""
    if one == sympy.true:
        return sympy.Or(condition, other)
    if one == sympy.false:
        return sympy.And(sympy.Not(condition), other)
    if other == sympy.true:
        return sympy.Or(sympy.Not(condition), one)
    if other == sympy.false:
        return sympy.And(condition, one)
    return sympy.Or(sympy.And(condition, one), sympy.And(sympy.Not(condition), other))
