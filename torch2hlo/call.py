"""One call of one entry: from the caller's arguments to the device's operands, and from its results back."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import jax
import numpy as np

from torch2hlo import arrays, resident
from torch2hlo.errors import CallError, TooLargeError, Torch2HloError
from torch2hlo.failures import failure_of, told
from torch2hlo.signature import Input, Signature
from torch2hlo.tree import Leaf, MismatchError, flatten_like, is_plain, unflatten, update

_NO_HOMES: Mapping[int, resident.Home] = {}


class Runnable(Protocol):
    """One entry on a device: `pjrt.Compiled`, or interpreted."""

    @property
    def device(self) -> Any: ...
    @property
    def seconds(self) -> float: ...
    @property
    def cached(self) -> bool: ...
    @property
    def miss(self) -> str: ...
    @property
    def refusals(self) -> tuple[str, ...]: ...
    @property
    def donates(self) -> bool: ...
    def execute(self, arrays: Sequence[jax.Array]) -> list[jax.Array]: ...
    def direct(self, structure: Any, checked: Callable[..., list[jax.Array]]) -> Callable[..., Any] | None: ...
    def hlo(self) -> Any: ...
    def memory(self) -> Any: ...
    def cost(self) -> dict[str, float]: ...
    def serialize(self) -> bytes: ...


class Call:
    """One entry: from arguments to device operands, and from results to the caller's structure."""

    def __init__(self, signature: Signature, compiled: Runnable) -> None:
        self.signature, self._compiled = signature, compiled
        self._specs = [(spec, arrays.numpy_dtype(spec.spec.dtype)) for spec in signature.inputs]
        self._names = [weight.name for weight in signature.weights]
        self._in_place = any(spec.mutated >= 0 for spec in signature.inputs) and compiled.donates

    def direct(self) -> Callable[..., Any] | None:
        """For a pure function of arrays in their order: a call without any Python in between, else None.

        It takes the inputs and then `weights`, all of them device arrays.
        """
        signature = self.signature
        arguments: Any = signature.args
        args, kwargs = arguments.items
        impure = signature.state or signature.sizes or signature.draws or signature.after or signature.way >= 0
        impure = impure or any(output.number for output in signature.outputs)
        if impure or kwargs.items or any(spec.mutated >= 0 for spec in signature.inputs):
            return None
        if not all(isinstance(item, Leaf) for item in args.items) or not is_plain(signature.result):
            return None
        structure = unflatten(signature.result, range(len(signature.outputs)))
        count = len(signature.inputs)
        if signature.checks:
            structure = (structure, len(signature.outputs))

        def checked(*arrays: jax.Array) -> list[jax.Array]:
            self.leaves(arrays[:count], {})
            return self._compiled.execute(arrays)

        run = self._compiled.direct(structure, checked)
        return run if run is None or not signature.checks else functools.partial(self._unless_failed, run)

    def _unless_failed(self, run: Callable[..., Any], *arrays: jax.Array) -> Any:
        """The result of a direct call, once its checks are known to hold."""
        result, found = run(*arrays)
        if (failure := failure_of(self.signature, found=found)) is not None:
            raise failure
        return result

    def weights(self, tensors: dict[str, jax.Array]) -> tuple[jax.Array, ...]:
        """The weights that it reads, in the order of its operands; some may have no value yet."""
        return tuple(tensors[name] for name in self._names if name in tensors)

    def fits_state(self, tensors: Mapping[str, Any]) -> bool:
        """Whether state that this program reads is there, and state that it gives birth to is not."""
        return all((s.name in tensors) != s.born for s in self.signature.state)

    def leaves(self, args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[list[Any], Any]:
        """The tensors in the arguments, checked against the signature, and the arguments as it has them.

        Raises:
            CallError: another structure, constant, shape or dtype; the message names the place.

        """
        leaves: list[Any] = []
        bound: Any = (args, kwargs)
        try:
            flatten_like(self.signature.args, bound, leaves)
        except MismatchError as error:
            leaves.clear()
            bound = self._rebind(args, kwargs, leaves, error)
        leaves = self._as_inputs(leaves)
        sizes: dict[int, tuple[int, str]] = {}
        problems = [
            problem
            for (spec, dtype), leaf in zip(self._specs, leaves, strict=True)
            if (problem := _problem(leaf, spec, dtype) or self._size_problem(leaf, spec, sizes))
        ]
        if problems:
            raise CallError(
                "; ".join(problems),
                hint="a program serves the shapes and dtypes that it was converted for; convert again for others",
            )
        return leaves, bound

    def homes(self, leaves: Sequence[Any]) -> dict[int, resident.Home]:
        """The memory that the program may take over of those ``leaves`` that it updates."""
        return resident.homes_of(self.signature, leaves) if self._in_place else {}

    def execute(
        self,
        leaves: Sequence[Any],
        state: list[jax.Array],
        key: list[jax.Array],
        tensors: dict[str, jax.Array],
        device: Any,
        homes: Mapping[int, resident.Home] = _NO_HOMES,
    ) -> list[jax.Array]:
        """Run on the device; ``state``, and the inputs that have ``homes``, are given away."""
        operands = [
            homes[index].array if index in homes else _operand(leaf, spec, device)
            for index, (leaf, spec) in enumerate(zip(leaves, self.signature.inputs, strict=True))
        ]
        sizes = [
            arrays.to_device(np.int32(size.read(leaves[size.input].shape[size.dim])), device)
            for size in self.signature.sizes
        ]
        results = self._compiled.execute([*operands, *sizes, *state, *key, *(tensors[name] for name in self._names)])
        for index, home in homes.items():
            home.keep(results[self.signature.inputs[index].mutated])
        return results

    def explain(self, error: Exception) -> None:
        """Raise our own error for what the runtime raised, if the device's memory is full.

        Raises:
            TooLargeError: it is.

        """
        if not str(error).startswith("RESOURCE_EXHAUSTED"):
            return
        stats = self._compiled.memory()
        parts = {
            "arguments": stats.argument_size_in_bytes,
            "results": stats.output_size_in_bytes - stats.alias_size_in_bytes,
            "temporaries": stats.temp_size_in_bytes,
        }
        needed = ", ".join(f"{name} {size / 1e9:.3g} GB" for name, size in parts.items())
        raise TooLargeError(
            f"the device ran out of memory; the call needs {needed}",
            hint="a smaller batch; state that the call gave away is lost: Executable.reset makes it new",
        ) from error

    def failure(self, results: Sequence[Any]) -> Torch2HloError | None:
        """What the model raises with these values, or that the program does not cover them."""
        return failure_of(self.signature, **told(self.signature, results))

    def result(self, results: Sequence[jax.Array], kind: str) -> Any:
        """The caller's structure, with arrays of ``kind``."""
        outputs = []
        for output, array in zip(self.signature.outputs, results, strict=False):
            lengths = {dim: int(results[index]) for dim, index in output.lengths}
            outputs.append(array.item() if output.number else arrays.cut(array, lengths, kind))
        return unflatten(self.signature.result, outputs)

    def update_arguments(self, bound: Any, leaves: Sequence[Any], results: Sequence[jax.Array], kind: str) -> None:
        """Write into the caller's tensors and objects what eager would have written into them."""
        signature = self.signature
        for spec, leaf in zip(signature.inputs, leaves, strict=True):
            if spec.mutated >= 0:
                result = arrays.cut(results[spec.mutated], dict(enumerate(leaf.shape)), "jax")
                resident.update(leaf, result, move=self._in_place)
        if signature.after is not None:
            given = len(leaves)
            new = {given + index: result for index, result in enumerate(signature.new)}
            update(
                bound,
                signature.args,
                signature.after,
                lambda i: leaves[i] if i < given else arrays.from_device(results[new[i]], kind),
            )

    def _as_inputs(self, leaves: list[Any]) -> list[Any]:
        """The leaves as they are checked against the signature."""
        return leaves

    def _size_problem(self, leaf: Any, spec: Input, sizes: dict[int, tuple[int, str]]) -> str:
        """Why the sizes that change from call to call are not what the program takes; empty if they are.

        ``sizes``: the value of each that was seen so far, and where.
        """
        for dim, index in spec.sizes:
            size, given, (factor, offset) = self.signature.sizes[index], leaf.shape[dim], spec.linear(dim)
            value, rest = divmod(given - offset, factor)
            here = f"{spec.path}: dimension {dim} has size {given}"
            if rest or not size.low <= value <= size.high:
                steps = f" in steps of {factor}" if factor > 1 else ""
                least, most = (factor * end + offset for end in (size.low, size.high))
                return f"{here}, the program takes {least} to {most}{steps}"
            first, where = sizes.setdefault(index, (value, f"{spec.path} has {given} in dimension {dim}"))
            if first != value:
                return f"{here}, which must be {factor * first + offset}, since {where} ({size.name})"
        return ""

    def _rebind(self, args: tuple[Any, ...], kwargs: dict[str, Any], leaves: list[Any], error: MismatchError) -> Any:
        """The same call written with other arguments by position or by name."""
        arguments: Any = self.signature.args
        count = len(arguments.items[0].items)
        names = self.signature.parameters
        given = dict(zip(names, args, strict=False)) | kwargs
        try:
            ordered = tuple(given.pop(name) for name in names[:count]) if len(names) >= count else args
            flatten_like(self.signature.args, (ordered, given), leaves)
            return ordered, given
        except (KeyError, MismatchError) as second:
            error = second if isinstance(second, MismatchError) else error
            raise CallError(
                f"the arguments are not those that the program was converted for: {_readable(error)}",
                hint="numbers, strings and structure are part of a program; convert again for others",
            ) from None


def _operand(leaf: Any, spec: Input, device: Any) -> jax.Array:
    """An input on the device; what the program takes over is no array of the caller's, whose memory is not copied."""
    if spec.sizes:
        return arrays.to_device(arrays.padded(leaf, spec.spec), device)
    if spec.mutated >= 0 and isinstance(leaf, jax.Array):
        return arrays.copied(leaf, device)
    return arrays.to_device(leaf, device)


def _problem(leaf: Any, spec: Input, dtype: np.dtype[Any]) -> str:
    """Why ``leaf`` can't be this input, leaving sizes that change aside; empty if it can."""
    if not arrays.is_array(leaf):
        return f"{spec.path}: expected {spec.spec}, got {type(leaf).__name__} {leaf!r:.60}"
    same = (
        leaf.dtype == dtype if not arrays.is_torch(leaf) else str(leaf.dtype).removeprefix("torch.") == spec.spec.dtype
    )
    shape, changing = tuple(leaf.shape), dict(spec.sizes)
    if (
        same
        and len(shape) == len(spec.spec.shape)
        and all(d in changing or a == b for d, (a, b) in enumerate(zip(shape, spec.spec.shape, strict=True)))
    ):
        return ""
    return f"{spec.path}: expected {spec.spec}, got {arrays.spec_of(leaf)}"


def _readable(error: MismatchError) -> str:
    path = error.path
    where = (
        f"args{path.removeprefix('[0]')}"
        if path.startswith("[0]")
        else path.removeprefix("[1]").strip("[]'") or "the arguments"
    )
    return f"{where}: expected {error.expected}, got {error.got}"
