"""A program as a function for JAX: pure, to be traced by `jax.jit` and called among JAX's own."""

from __future__ import annotations

import contextlib
import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import jax
import jax.export
import jax.numpy as jnp
import numpy as np

from torch2hlo import arrays, mlir, pjrt, weights
from torch2hlo.call import Call
from torch2hlo.compilation import Options
from torch2hlo.errors import CallError, KeyRequiredError, NoDerivativeError, UnsupportedValueError, WeightsError
from torch2hlo.failures import failure_of, told
from torch2hlo.program import Entry, Program, serving
from torch2hlo.signature import Input
from torch2hlo.target import prepared
from torch2hlo.tree import unflatten

_WIDER = {"int64": "int32", "uint64": "uint32", "float64": "float32", "complex128": "complex64"}


class JaxFunction:
    """``result, state = function(tensors, *args, key=key, **kwargs)``.

    It takes and returns JAX arrays in the structures of the module's own call, and changes nothing. Where JAX's 64-bit
    types are off, 32-bit arrays are taken for 64-bit inputs, as JAX would have made them; results keep their types.
    Where the model raises for some values, JAX raises with that message once the results are waited for.

    Attributes:
        tensors: weights and state by name, as JAX arrays: the first argument, or where it comes from. Weights that are
            not in the first argument are taken from here; state has to be given.

    """

    def __init__(self, program: Program, entry: str, platform: str) -> None:
        self._entry = entry
        self._calls = {
            name: _TracedCall(program.entries[name], platform, name) for name in serving(program.entries, entry)
        }
        with jax.enable_x64(True):
            self.tensors = {name: jnp.asarray(arrays.to_numpy(value)) for name, value in program.tensors.items()}

    def __call__(
        self, tensors: Mapping[str, Any], /, *args: Any, key: Any = None, **kwargs: Any
    ) -> tuple[Any, dict[str, Any]]:
        """The result, and the new value of every state.

        Args:
            tensors: state and weights by name.
            args: positional arguments.
            key: of `jax.random`, if the program draws.
            kwargs: keyword arguments.

        Raises:
            CallError: the arguments don't fit.
            WeightsError: state is missing, or a tensor doesn't fit.
            KeyRequiredError: the program draws, and there is no key.
            UnsupportedValueError: the call changes its arguments.

        """
        call, leaves = self._selected(tensors, args, kwargs)
        if call.changed:
            raise UnsupportedValueError(
                f"the call changes its arguments ({', '.join(call.changed)}), which a pure function can't",
                hint="function.with_arguments(…) returns them as they are afterwards, too",
            )
        result, state, _ = self._run(call, leaves, tensors, key)
        return result, state

    def with_arguments(
        self, tensors: Mapping[str, Any], /, *args: Any, key: Any = None, **kwargs: Any
    ) -> tuple[Any, dict[str, Any], tuple[tuple[Any, ...], dict[str, Any]]]:
        """The same, and ``(args, kwargs)`` as the call leaves them, in new containers and objects."""
        return self._run(*self._selected(tensors, args, kwargs), tensors, key)

    def _run(
        self, call: _TracedCall, leaves: list[Any], tensors: Mapping[str, Any], key: Any
    ) -> tuple[Any, dict[str, Any], Any]:
        signature = call.signature
        names = [state.name for state in signature.state if not state.born]
        if missing := [name for name in names if name not in tensors]:
            raise WeightsError(f"state missing: {missing}", hint="give {**function.tensors, **state}")
        names += [weight.name for weight in signature.weights]
        held = [tensors[name] if name in tensors else self.tensors[name] for name in names]
        words = [_words(key)] if signature.draws else []
        sizes = [np.int32(size.read(leaves[size.input].shape[size.dim])) for size in signature.sizes]
        padded = [_padded(leaf, spec) for leaf, spec in zip(leaves, signature.inputs, strict=True)]
        states = len(names) - len(signature.weights)
        results = call.run([*padded, *sizes, *held[:states], *words, *held[states:]])
        state = {state.name: results[state.result] for state in signature.state}
        return call.result(results, "jax"), state, call.arguments(leaves, results)

    def _selected(
        self, tensors: Mapping[str, Any], args: tuple[Any, ...], kwargs: dict[str, Any]
    ) -> tuple[_TracedCall, list[Any]]:
        """The program that serves the call, and its leaves."""
        calls = list(self._calls.values())
        *smaller, last = [call for call in calls if call.fits_state(tensors)] or calls[-1:]
        for call in smaller:
            with contextlib.suppress(CallError):
                return call, call.leaves(args, kwargs)[0]
        return last, last.leaves(args, kwargs)[0]


class _Nothing:
    """It is not compiled by itself."""

    donates = False


_NOTHING: Any = _Nothing()


class _TracedCall(Call):
    """One entry, as a function of its operands that JAX can trace."""

    def __init__(self, entry: Entry, platform: str, name: str) -> None:
        super().__init__(entry.signature, _NOTHING)
        if any(output.lengths for output in entry.signature.outputs):
            raise UnsupportedValueError(
                "the size of a result is known only after the run, and an array inside jax.jit has a fixed one",
                hint="return the padded tensor and its length, or use Program.compile",
            )
        module, _ = prepared(entry, platform, Options(donate=False))  # JAX's own donate_argnums is what counts
        exported = _exported(module, platform, name)
        self._types = exported.in_avals
        self._function = _without_derivative(jax.custom_batching.sequential_vmap(jax.jit(exported.call)))

    @property
    def changed(self) -> list[str]:
        """Where the call writes or puts something into its arguments."""
        written = [spec.path for spec in self.signature.inputs if spec.mutated >= 0]
        return written or (["what they hold"] if self.signature.after is not None else [])

    def arguments(self, leaves: Sequence[Any], results: Sequence[Any]) -> Any:
        """``(args, kwargs)`` after the call."""
        signature = self.signature
        new = [
            leaf if spec.mutated < 0 else results[spec.mutated][tuple(slice(0, size) for size in leaf.shape)]
            for leaf, spec in zip(leaves, signature.inputs, strict=True)
        ]
        new += [results[index] for index in signature.new]
        return unflatten(signature.after if signature.after is not None else signature.args, new)

    def run(self, operands: Sequence[Any]) -> list[Any]:
        """The results for operands in the signature's order.

        Raises:
            WeightsError: one has another type than it should; inputs are checked before.

        """
        with jax.enable_x64(True):
            wide = [_widened(operand, str(aval.dtype)) for operand, aval in zip(operands, self._types, strict=True)]
            wrong = [
                f"{aval.str_short()} expected, got {jax.typeof(operand).str_short()}"
                for operand, aval in zip(wide, self._types, strict=True)
                if (operand.shape, operand.dtype) != (aval.shape, aval.dtype)
            ]
            if wrong:
                raise WeightsError("; ".join(wrong), hint="weights and state keep their shapes and dtypes")
            results = list(self._function(*wide))
        if about := told(self.signature, results):
            jax.debug.callback(self._check, **about)
        return results

    def _check(self, **about: Any) -> None:
        """Raise, outside of the compiled function, what the model raises with these values."""
        if (failure := failure_of(self.signature, **about)) is not None:
            raise failure

    def _as_inputs(self, leaves: list[Any]) -> list[Any]:
        with jax.enable_x64(True):
            return [_widened(leaf, spec.spec.dtype) for leaf, spec in zip(leaves, self.signature.inputs, strict=True)]


def _exported(module: mlir.ir.Module, platform: str, name: str) -> jax.export.Exported:
    """The module as JAX's own export of a function of the same types."""
    main = mlir.main_of(module)
    operands, results = (
        [jax.ShapeDtypeStruct(*mlir.array_type(kind)) for kind in kinds]
        for kinds in (main.type.inputs, main.type.results)
    )

    def like(*_: Any) -> list[Any]:
        return [jnp.zeros(result.shape, result.dtype) for result in results]

    with jax.enable_x64(True):
        shell = jax.export.export(jax.jit(like, keep_unused=True), platforms=[platform])(*operands)
    return dataclasses.replace(
        shell,
        fun_name=name,
        mlir_module_serialized=mlir.to_portable(module)[0],
        module_kept_var_idx=tuple(range(len(operands))),
    )


def _without_derivative(function: Callable[..., Any]) -> Callable[..., Any]:
    """JAX is told at once that there is no derivative, and not in terms of its internals."""
    wrapped = jax.custom_vjp(function)

    def forward(*_: Any) -> Any:
        raise NoDerivativeError(
            "a program has no derivative",
            hint="convert a function that computes the gradients too, by backward() or torch.func.grad",
        )

    wrapped.defvjp(forward, lambda *_: ())
    return wrapped


def _widened(value: Any, dtype: str) -> Any:
    """A 32-bit array where a 64-bit one is wanted and JAX has none; 64-bit types must be on."""
    if arrays.is_array(value) and _WIDER.get(dtype) == str(value.dtype):
        return jax.lax.convert_element_type(value, dtype)
    return jnp.asarray(arrays.to_numpy(value)) if arrays.is_torch(value) else value


def _padded(leaf: Any, spec: Input) -> Any:
    """Grown to the bounds of sizes that change from call to call."""
    if not spec.sizes:
        return leaf
    return jnp.pad(leaf, [(0, bound - size) for bound, size in zip(spec.spec.shape, leaf.shape, strict=True)])


def _words(key: Any) -> Any:
    if arrays.is_array(key) and jnp.issubdtype(key.dtype, jax.dtypes.prng_key):
        key = jax.random.key_data(key)
    if key is None or not arrays.is_array(key) or (key.shape, key.dtype) != ((2,), np.uint32):
        raise KeyRequiredError("the program draws random numbers and needs a key", hint="key=jax.random.key(0)")
    return key


def made(program: Program, entry: str | None, platform: str | None) -> JaxFunction:
    """See `Program.as_jax`."""
    name = program.entry_name(entry)
    weights.require(program.tensors, program.tensors)
    pjrt.start()
    return JaxFunction(program, name, platform or pjrt.default_platform())
