"""A compiled program that can be called: like a module (state lives here), or like a pure function."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Iterator, Mapping, MutableMapping
from pathlib import Path
from typing import Any

import jax
import numpy as np

from torch2hlo import arrays, pjrt, versions, weights
from torch2hlo.call import Call, Runnable
from torch2hlo.compilation import EntryReport, Options, Report
from torch2hlo.errors import CallError, FrozenError, KeyRequiredError, WeightsError
from torch2hlo.program import Program, serving
from torch2hlo.signature import Signature, TensorSpec


class Executable:
    """A program on one device.

    ``exe(*args, **kwargs)`` takes and returns what the module did: torch, numpy or jax arrays come back in the kind
    that went in. Parameters, buffers and other state stay on the device between calls; `state` reads and sets them.
    """

    def __init__(self, program: Program, compiled: Mapping[str, Runnable], target: str, options: Options) -> None:
        self.program, self.target, self.options = program, target, options
        weights.require(program.tensors, program.tensors)
        self.device = next(iter(compiled.values())).device
        self._calls = {name: Call(entry.signature, compiled[name]) for name, entry in program.entries.items()}
        self._default = next(iter(self._calls))
        self._tensors = self._initial()
        self._direct = self._calls[self._default].direct() if len(self._calls) == 1 else None
        self._arity = len(program.signature.inputs)
        self._weights = self._calls[self._default].weights(self._tensors)
        self.compiled = compiled
        self.state = State(self)
        self._frozen = False
        self.seed(secrets.randbits(32))

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Run the first entry; its state is kept for the next call."""
        if self._direct is not None and args and not kwargs and len(args) == self._arity:
            for value in args:  # a loop, since a generator would cost more than all the rest
                if type(value) is not pjrt.DeviceArray:
                    break
            else:
                try:
                    return self._direct(*args, *self._weights)
                except jax.errors.JaxRuntimeError as error:
                    self._calls[self._default].explain(error)
                    raise
        return self._run(self._default, args, kwargs)

    def __getitem__(self, entry: str) -> Any:
        """``exe["decode"](…)`` runs another entry on the same weights and state."""
        if entry not in self._calls:
            raise CallError(f"there is no entry {entry!r}", hint=f"entries: {', '.join(self._calls)}")
        return lambda *args, **kwargs: self._run(entry, args, kwargs)

    def reset(self) -> None:
        """Weights and state are again as they were when the program was compiled."""
        self._tensors = self._initial()
        self._weights = self._calls[self._default].weights(self._tensors)

    def freeze(self) -> None:
        """From now on, a call that no compiled program serves raises a FrozenError that names the shape."""
        self._frozen = True

    def call(
        self, state: dict[str, Any], *args: Any, key: Any = None, entry: str | None = None, **kwargs: Any
    ) -> tuple[Any, dict[str, Any]]:
        """The program as a pure function: ``(result, new state)``; neither `state` nor the arguments are changed.

        Args:
            state: name → array for every state of the entry (`State.copy` gives the present ones).
            args: positional arguments.
            key: two uint32 words, required if the program draws random numbers.
            entry: which entry; the first one by default.
            kwargs: keyword arguments.

        Raises:
            WeightsError: state is missing, or doesn't fit.
            KeyRequiredError: the program draws, and ``key`` is missing or no key.
            CallError: the arguments don't fit.
            ValueFailedError: the model raises with these values.

        """
        call = self._functional(entry or self._default, state, args, kwargs)
        wanted = [s for s in call.signature.state if not s.born]
        missing = [s.name for s in wanted if s.name not in state]
        unknown = [name for name in state if name not in self._tensors]
        if missing or unknown:
            raise WeightsError(
                f"state missing: {missing}, unknown: {unknown}", hint=f"it has {[s.name for s in wanted]}"
            )
        leaves, _ = call.leaves(args, kwargs)
        given = [arrays.owned(_checked(state[s.name], s.spec, s.name), self.device) for s in wanted]
        words = [_key(key, self.device)] if call.signature.draws else []
        try:
            results = call.execute(leaves, given, words, self._tensors, self.device)
        except jax.errors.JaxRuntimeError as error:
            call.explain(error)
            raise
        if (failure := call.failure(results)) is not None:
            raise failure
        kind = arrays.kind_of(leaves)
        new = {s.name: results[s.result] for s in call.signature.state}
        return call.result(results, kind), new

    def seed(self, seed: int) -> None:
        """Set the random key: the ``n``-th call from now on uses the words ``(seed, n)``, ``seed`` modulo 2³²."""
        self._seed, self._drawn = seed & 0xFFFFFFFF, 0

    @property
    def report(self) -> Report:
        """What numbers and speed depend on: target, options, versions; and what came from the cache, or why not."""
        entries = {
            name: EntryReport(each.seconds, each.cached, each.miss, each.refusals)
            for name, each in self.compiled.items()
        }
        return Report(self.target, self.device.device_kind, self.options.record(), versions.made(), entries)

    def save(self, path: str | Path) -> Path:
        """Write it for `torch2hlo.load_executable`, which compiles nothing; see `compiled.save`."""
        from torch2hlo import compiled

        return compiled.save(self, path)

    def serves(self, entry: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[str, list[Any]]:
        """The name of the program that serves this call of ``entry``, and the tensors in the arguments in its order.

        Raises:
            CallError: none does.

        """
        call, leaves, _ = self._select(entry, args, kwargs)
        return next(name for name, other in self._calls.items() if other is call), leaves

    def optimized_hlo(self, entry: str | None = None) -> str:
        """What the target's compiler made of an entry."""
        return str(self.compiled[entry or self._default].hlo().to_string())

    @property
    def memory(self) -> Any:
        """The compiler's memory statistics of the first entry, in bytes."""
        return self.compiled[self._default].memory()

    @property
    def cost(self) -> dict[str, float]:
        """The compiler's cost analysis of the first entry: ``flops``, ``bytes accessed``."""
        return self.compiled[self._default].cost()

    def _run(self, entry: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        call, leaves, bound = self._select(entry, args, kwargs)
        try:
            return self._executed(call, leaves, bound)
        except jax.errors.JaxRuntimeError as error:
            call.explain(error)
            raise

    def _executed(self, call: Call, leaves: list[Any], bound: Any) -> Any:
        signature = call.signature
        state = [self._tensors[s.name] for s in signature.state if not s.born]
        key = self._next_key(signature)
        results = call.execute(leaves, state, key, self._tensors, self.device, call.homes(leaves))
        failure = call.failure(results)
        for s in signature.state:
            if failure is None or not s.born:
                self._tensors[s.name] = results[s.result]
        if failure is not None:  # after the state, which was given away and came back unchanged
            raise failure
        kind = arrays.kind_of(leaves, otherwise=arrays.module_kind())
        if kind == "torch":  # eager is done when it returns; the caller may write to its tensors at once
            jax.block_until_ready(results)
        call.update_arguments(bound, leaves, results, kind)
        return call.result(results, kind)

    def _select(self, entry: str, args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[Call, list[Any], Any]:
        """The program that serves this call: of the smallest bucket that it fits, for the first call or later ones."""
        calls = [self._calls[name] for name in serving(self._calls, entry)]
        ready = [call for call in calls if call.fits_state(self._tensors)] or calls
        for call in ready[:-1]:
            with contextlib.suppress(CallError):
                return call, *call.leaves(args, kwargs)
        try:
            return ready[-1], *ready[-1].leaves(args, kwargs)
        except CallError as error:
            if self._frozen:
                raise FrozenError(
                    f"the executable is frozen, and no program serves this call: {error.what}", hint=error.hint
                ) from None
            raise

    def _initial(self) -> dict[str, jax.Array]:
        written = {state.name for call in self._calls.values() for state in call.signature.state}
        place = {True: arrays.owned, False: arrays.to_device}
        return {name: place[name in written](value, self.device) for name, value in self.program.tensors.items()}

    def _functional(self, entry: str, state: dict[str, Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> Call:
        calls = [self._calls[name] for name in serving(self._calls, entry)]
        *smaller, last = [call for call in calls if call.fits_state(state)] or calls[-1:]
        for call in smaller:
            with contextlib.suppress(CallError):
                call.leaves(args, kwargs)
                return call
        return last

    def _next_key(self, signature: Signature) -> list[jax.Array]:
        if not signature.draws:
            return []
        key = np.array([self._seed, self._drawn], np.uint32)
        self._drawn += 1
        return [arrays.to_device(key, self.device)]


class State(MutableMapping[str, Any]):
    """An executable's weights and state by the module's own names (tied ones under each of them)."""

    def __init__(self, executable: Executable) -> None:
        self._executable = executable
        self._aliases = weights.aliases(executable.program)
        self._specs = weights.specs(executable.program)

    def __getitem__(self, name: str) -> jax.Array:
        """A copy that stays valid when the state moves on."""
        return arrays.owned(self._executable._tensors[self._stored(name)], self._executable.device)

    def __setitem__(self, name: str, value: Any) -> None:
        stored = self._stored(name)
        executable = self._executable
        executable._tensors[stored] = arrays.owned(_checked(value, self._specs[stored], name), executable.device)
        executable._weights = executable._calls[executable._default].weights(executable._tensors)

    def __delitem__(self, name: str) -> None:
        raise WeightsError(f"{name} is part of the program and can't be deleted", hint="set it instead")

    def __iter__(self) -> Iterator[str]:
        yield from self._executable._tensors
        yield from self._aliases

    def __len__(self) -> int:
        return len(self._executable._tensors) + len(self._aliases)

    def __contains__(self, name: object) -> bool:
        return name in self._executable._tensors or name in self._aliases

    def _stored(self, name: str) -> str:
        stored = self._aliases.get(name, name)
        if stored not in self._executable._tensors:
            raise WeightsError(f"there is no state {name!r}", hint=f"it has {', '.join(sorted(self))}")
        return stored


def _checked(value: Any, spec: TensorSpec, name: str) -> Any:
    if not arrays.is_array(value) or arrays.spec_of(value) != spec:
        have = arrays.spec_of(value) if arrays.is_array(value) else type(value).__name__
        raise WeightsError(f"{name}: expected {spec}, got {have}", hint="state keeps its shape and dtype")
    return value


def _key(key: Any, device: Any) -> jax.Array:
    if key is not None and isinstance(key, jax.Array) and jax.numpy.issubdtype(key.dtype, jax.dtypes.prng_key):
        key = jax.random.key_data(key)
    if key is None or not arrays.is_array(key) or arrays.spec_of(key) != TensorSpec("uint32", (2,)):
        have = "nothing" if key is None else arrays.spec_of(key) if arrays.is_array(key) else type(key).__name__
        raise KeyRequiredError(
            f"the program draws random numbers and needs a key, got {have}",
            hint="key=jax.random.key(0), or two uint32 words",
        )
    return arrays.to_device(key, device)
