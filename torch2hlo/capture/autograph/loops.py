"""``while`` and ``for`` whose number of rounds is known only at run time: the body is recorded once.

What a round changes is carried. That is found by recording: names and objects that the body leaves as they were stay
outside, the others become operands, and the body is recorded again until nothing else changes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import sympy
import torch

from torch2hlo.capture.autograph.growing import Growth, cut
from torch2hlo.capture.autograph.slots import (
    ANY,
    Slot,
    growing_slot,
    growth_in,
    limits_of,
    might_grow,
    most_rounds,
    range_between,
    stands_for,
    stretched_like,
    type_of,
)
from torch2hlo.capture.autograph.state import Key, State
from torch2hlo.capture.autograph.truth import facts_of, predicate_of, truth
from torch2hlo.capture.autograph.values import (
    Carried,
    MismatchError,
    aligned,
    as_tensor,
    flat,
    hint_of,
    shown,
)
from torch2hlo.capture.control_flow import add_while
from torch2hlo.capture.holders import MISSING
from torch2hlo.capture.inside import number_tensor, read
from torch2hlo.capture.items import is_visible
from torch2hlo.capture.recorder import Recorder
from torch2hlo.capture.refusals import EndlessError
from torch2hlo.capture.sharing import memory_of, not_followed, place_loop, relate, sharing
from torch2hlo.capture.sizes import expression, is_symbolic
from torch2hlo.capture.subgraphs import Traced, trace
from torch2hlo.errors import UnsupportedValueError
from torch2hlo.graph import source_of
from torch2hlo.memory import storage_of

_ROUNDS = 12  # recordings of a body until what it carries is settled


class Loop:
    """One loop.

    Args:
        recorder: records.
        test: whether to go on; it may give a tensor.
        body: one round.
        state: what both may change.
        going: the condition before the first round, a `torch.SymBool`.
        rounds: how many rounds there are at most, where that is known.

    """

    def __init__(
        self,
        recorder: Recorder,
        test: Callable[[], Any],
        body: Callable[[], Any],
        state: State,
        going: Any,
        rounds: int | None = None,
    ) -> None:
        self.recorder, self.test, self.body, self.state, self.going = recorder, test, body, state, going
        self.slots: dict[Key, Slot] = {}
        self.rounds = rounds
        self.inside: dict[Key, Any] = {}
        self.line = recorder.here()

    def run(self) -> None:
        """Record it; names and objects have afterwards what the last round left in them.

        Raises:
            UnsupportedError: a round leaves other types than the one before it, or it can't end.

        """
        try:
            step, start = self._settled()
        except BaseException:
            self.state.restore()
            raise
        self.state.restore()
        test = trace(self.recorder, lambda *values: values[0].clone(), start, is_loop=True)
        given = add_while(self.recorder, test, step, start)[1:]
        with self.recorder:
            not_entered = torch.logical_not(start[0])
        for result, before in zip(given, start[1:], strict=True):  # without a round, it is the very tensor from before
            self.recorder.scope.mirror(not_entered, result, before)
        self._relate(step, start, given)
        results = iter(given)
        new = {key: slot.rebuilt(results, self._read_after(key, slot)) for key, slot in self.slots.items()}
        self.state.write({key: cut(self.recorder, value) for key, value in new.items()})
        self._learn_after()

    def _relate(self, step: Traced, start: list[torch.Tensor], given: Sequence[torch.Tensor]) -> None:
        """What is one tensor, or shares memory, after a round; what was before one may be carried on in others."""
        made = step.tensors[1:]
        relate(self.recorder, start[0], given, made, step.scope)
        operands = step.inputs[1 : len(start)]
        place_loop(self.recorder.scope, given, start[1:], operands, step.scope, made)

    def _check_writes(self, step: Traced, start: list[torch.Tensor]) -> None:
        """No round writes what the next one, or another name, has by another view."""
        seen = {memory_of(tensor) for tensor in (*start[1:], *step.tensors[1:])}
        seen |= {other for memory in seen for other in sharing(step.scope, memory)}
        outside = set(map(storage_of, step.scope.captured))
        written = {memory: node for memory, node in step.stores.items() if memory in outside}
        for memory, node in written.items():
            if memory in seen:
                raise not_followed(source_of(node))
        for memory in outside - set(written):
            if memory in step.scope.stale:
                raise not_followed(step.scope.stale[memory])

    def _learn_after(self) -> None:
        """What the test found when the loop ended."""
        with self.recorder.nested(), self.recorder:
            ended = truth(self.recorder, self.test())
        if is_symbolic(ended) and is_visible(self.recorder, ended, self.recorder.scope):
            self.recorder.scope.facts += facts_of(sympy.Not(expression(ended)))

    def _settled(self) -> tuple[Traced, list[torch.Tensor]]:
        for _ in range(_ROUNDS):
            start = self._start()
            step = trace(self.recorder, self._step, start, is_loop=True)
            if self._fits():
                self._check_ends(step)
                self._check_writes(step, start)
                return step, start
        raise self._refused("something", "one type", "another in each round")

    def _start(self) -> list[torch.Tensor]:
        with self.recorder:
            start = [predicate_of(self.recorder, self.going).clone()]
        for slot in self.slots.values():
            pairs = zip(slot.leaves, slot.types, strict=True)
            start += [as_tensor(self.recorder, leaf, wanted) for leaf, wanted in pairs if wanted is not None]
        return start

    def _step(self, *operands: torch.Tensor) -> tuple[torch.Tensor, ...]:
        values = iter(operands[1:])
        self.state.restore()
        carried = {key: slot.rebuilt(values, self._read_inside(slot)) for key, slot in self.slots.items()}
        self.inside = {key: cut(self.recorder, value) for key, value in carried.items()}
        self.state.write(dict(self.inside))
        self._learn()
        self.body()
        self.goes_on = truth(self.recorder, self.test())
        self.after = {key: self.state.old(key) for key in self.slots} | self.state.changes()
        self.left = dict(self.after)
        self.after |= {key: stretched_like(self.recorder, slot, self.after[key]) for key, slot in self.slots.items()}
        self.facts = [fact for fact in self.recorder.scope.facts if isinstance(fact, sympy.Basic)]
        results = [value for key, slot in self.slots.items() for value in self._results(slot, self.after[key])]
        if is_symbolic(self.goes_on):
            return (predicate_of(self.recorder, self.goes_on), *results)
        return (number_tensor(self.recorder, self.goes_on, torch.bool), *results)

    def _read_inside(self, slot: Slot) -> Callable[[torch.Tensor, Carried, int], Any]:
        def take(tensor: torch.Tensor, wanted: Carried, index: int) -> Any:
            if wanted.number is None:
                return tensor
            hint = wanted.number(hint_of(self.recorder, slot.leaves[index]))
            low, high = slot.ranges[index]
            if index not in slot.lengths:
                return read(self.recorder, tensor, hint, low, high)
            _, cap, is_certain = slot.lengths[index]
            hint = min(max(hint + 1, 3), cap)  # a size that is 1 at first may be another later
            if not is_certain:
                within = expression(read(self.recorder, tensor, hint, low, high)) <= cap
                self.recorder.scope.assume(within)
                with self.recorder:
                    tensor = tensor.clamp(max=cap)
            return read(self.recorder, tensor, hint, low, cap)

        return take

    def _read_after(self, key: Key, slot: Slot) -> Callable[[torch.Tensor, Carried, int], Any]:
        """A number is what it was before, or what a round left."""

        def take(tensor: torch.Tensor, wanted: Carried, index: int) -> Any:
            if wanted.number is None:
                return tensor
            before, after = (
                limits_of(self.recorder, slot.leaves[index]),
                limits_of(self.recorder, self._leaves_after(key)[index]),
            )
            limits = min(before[0], after[0]), min(max(before[1], after[1]), slot.lengths.get(index, ANY[1:])[0])
            return read(self.recorder, tensor, hint_of(self.recorder, slot.leaves[index]), *limits)

        return take

    def _learn(self) -> None:
        """A round begins with what the test found: what counters can be follows from it."""
        recorder = self.recorder
        assumed = len(recorder.scope.assumed)
        going = truth(recorder, self.test())
        del recorder.scope.assumed[assumed:]
        if is_symbolic(going):
            facts = facts_of(expression(going))
            recorder.scope.facts += facts
            assert recorder.sizes is not None
            recorder.sizes.narrow(facts)

    def _results(self, slot: Slot, value: Any) -> list[torch.Tensor]:
        """The new values with the slot's types; none where they have others, which `_fits` finds."""
        made, _ = aligned(self.recorder, value, slot.start, (None, None))
        leaves, spec = flat(made)
        if spec != slot.spec:
            return []
        pairs = [(leaf, wanted) for leaf, wanted in zip(leaves, slot.types, strict=True) if wanted is not None]
        return [as_tensor(self.recorder, leaf, wanted) for leaf, wanted in pairs if stands_for(leaf, wanted)]

    def _fits(self) -> bool:
        """Whether the slots are all that changes, with types that stay; else they are made to fit what was found."""
        settled = True
        for key, value in self.after.items():
            old = self.slots.get(key)
            new = self._slot(key, value, old)
            settled = (
                settled and old is not None and (new.spec, new.types, new.ranges) == (old.spec, old.types, old.ranges)
            )
            self.slots[key] = new
        return settled

    def _growth(self, key: Key, raw: Any, old: Slot | None) -> dict[int, Growth]:
        """Which of the leaves of a name or place grow."""
        left, raw = aligned(self.recorder, self.left[key], raw, (None, None))
        known = old.growth if old is not None else {}
        inside = self.inside.get(key, raw)
        if not might_grow(raw, left, known):
            return {}
        rounds = most_rounds(self.recorder, self.slots, self.inside, self.left, self.rounds)
        found = growth_in(self.recorder, (raw, inside, left), known, self.facts, rounds)
        if found is None:
            name = self.state.name(key)
            raise UnsupportedValueError(
                f"{name} grows in a loop, and no largest number of rounds is known",
                source=self.line,
                hint=f"let the condition bound its size, as in `while … and {name}.shape[0] < 64`, or the rounds, by a "
                "counter or `for … in range(64)`; or convert(…, size_limit=64)",
            )
        return found

    def _slot(self, key: Key, value: Any, old: Slot | None) -> Slot:
        raw = self.state.old(key) if old is None else old.raw
        growth = self._growth(key, raw, old)
        if growth and (old is None or growth != old.growth):
            return growing_slot(self.recorder, raw, growth)
        value, start = aligned(self.recorder, value, raw if old is None else old.start, (None, None))
        raw = start if old is None else raw
        (leaves, spec), (after, other) = flat(start), flat(value)
        try:
            if spec != other or any(item is MISSING for item in (value, start)):
                raise MismatchError
            known = old.types if old is not None and old.spec == spec else [None] * len(leaves)
            types = [type_of(*leaf) for leaf in zip(leaves, after, known, strict=True)]
        except MismatchError:
            raise self._refused(self.state.name(key), shown(self.state.old(key)), shown(value)) from None
        ranges = [
            range_between(
                self.recorder,
                one,
                two,
                wanted,
                old.ranges[index] if old is not None and known[index] is not None else None,
            )
            for index, (one, two, wanted) in enumerate(zip(leaves, after, types, strict=True))
        ]
        return Slot(raw, growth, start, spec, leaves, types, ranges)

    def _leaves_after(self, key: Key) -> list[Any]:
        made, _ = aligned(self.recorder, self.after[key], self.slots[key].start, (None, None))
        return flat(made)[0]

    def _check_ends(self, step: Traced) -> None:
        nodes = step.scope.graph.nodes
        draws = any(torch.Tag.nondeterministic_seeded in getattr(node.target, "tags", ()) for node in nodes)
        if self.goes_on is True or (not self.slots and not step.stores and not draws):
            raise EndlessError(
                "a loop that is entered never ends: no round changes what its condition depends on",
                source=self.line,
                hint="change it in the loop's body, or leave the loop by `break` or `return`",
            )

    def _refused(self, name: str, before: str, after: str) -> UnsupportedValueError:
        return UnsupportedValueError(
            f"in a loop whose number of rounds is known only at run time, {name} is different things:\n"
            f"   | {before} before a round\n   | {after} after it",
            source=self.line,
            hint="give it the same structure, shape and dtype before the loop and after each round",
        )
