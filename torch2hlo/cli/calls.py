"""One call of a program by the names of its inputs and outputs."""

from __future__ import annotations

import os
import statistics
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import jax
import msgspec
import numpy as np

from torch2hlo import arrays, inputs
from torch2hlo.cli.names import result_names
from torch2hlo.errors import CallError, InputSpecError, SaveError
from torch2hlo.executable import Executable
from torch2hlo.program import LATER, Entry, Program
from torch2hlo.signature import Signature, TensorSpec
from torch2hlo.tree import Items, Leaf

_STEADY_SECONDS, _STEADY_CALLS = 1.0, 1000
_SHOWN = 5


@dataclass(frozen=True)
class Given:
    """An input, and where it came from, in words."""

    array: np.ndarray[Any, Any]
    source: str


@dataclass(frozen=True)
class Outcome:
    """What went in and came out by name, and wall and CPU seconds of the first call (and of a steady one)."""

    inputs: dict[str, Given]
    outputs: dict[str, np.ndarray[Any, Any]]
    seconds: dict[str, float]
    cpu_seconds: dict[str, float]


def entry_name(program: Program, wanted: str | None) -> str:
    """The entry of that name, or the first.

    Raises:
        CallError: there is none.

    """
    names = [name for name in program.entries if not name.endswith(LATER)]
    if wanted is not None and wanted not in names:
        raise CallError(f"there is no entry {wanted!r}", hint=f"entries: {', '.join(names)}")
    return wanted or names[0]


def flattened(program: Program, name: str) -> Program:
    """One entry of a program, taking and returning plain tensors."""
    kept = {key: _flat(entry) for key, entry in program.entries.items() if key in {name, name + LATER}}
    return Program(kept, program.tensors, made=program.made)


def inputs_for(signature: Signature, texts: list[str], seed: int) -> dict[str, Given]:
    """Every input: as given by ``--input``, else random.

    Raises:
        InputSpecError: a text can't be understood, or names no input.

    """
    given = inputs.read(texts, seed=seed)
    names = [one.path for one in signature.inputs]
    if unknown := [name for name in given if name not in names]:
        raise InputSpecError(f"the program has no input {unknown[0]!r}", hint=f"inputs: {', '.join(names) or 'none'}")
    generator = np.random.default_rng(seed)
    files = {text.partition("=")[0].strip(): text.partition("=")[2].strip() for text in texts}
    made = {}
    for one in signature.inputs:
        if one.path not in given:
            made[one.path] = Given(inputs.drawn(one.spec, generator), _drawn(one.spec))
        else:
            text = files[one.path]
            made[one.path] = Given(
                _typed(given[one.path], one.spec), text[1:] if text.startswith("@") else f"random, {text}"
            )
    return made


def run(executable: Executable, signature: Signature, given: dict[str, Given], seed: int, *, timing: bool) -> Outcome:
    """Call once; with ``timing`` again for about a second, for the median.

    Raises:
        CallError: an input has another shape or dtype than the program's.

    """
    executable.seed(seed)
    operands = [
        arrays.to_device(g.array, executable.device) if arrays.is_array(g.array) else g.array for g in given.values()
    ]
    call = executable[entry_name(executable.program, None)]
    start = time.perf_counter(), time.process_time()
    results = jax.block_until_ready(call(*operands))
    seconds, cpu_seconds = (
        {"first call": time.perf_counter() - start[0]},
        {"first call": time.process_time() - start[1]},
    )
    outputs = dict(zip(result_names(signature.result), map(np.asarray, results), strict=True))
    if timing:
        seconds["steady call"], cpu_seconds["steady call"] = _steady(call, operands)
    return Outcome(given, outputs, seconds, cpu_seconds)


def save(outputs: dict[str, np.ndarray[Any, Any]], path: Path) -> None:
    """Write an ``.npz`` file, beside it first.

    Raises:
        SaveError: it can't be written.

    """
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    plain = {name: array if array.dtype.isbuiltin == 1 else array.astype(np.float32) for name, array in outputs.items()}
    try:
        with temporary.open("wb") as file:
            np.savez(file, **plain)  # type: ignore[arg-type]
        temporary.replace(path)
    except OSError as error:
        raise SaveError(
            f"writing {path} failed: {error.strerror or error}", hint="choose a path that can be written"
        ) from error
    finally:
        temporary.unlink(missing_ok=True)


def described(name: str, array: Any) -> dict[str, Any]:
    """Name, dtype and shape."""
    spec = arrays.spec_of(array)
    return {"name": name, "dtype": spec.dtype, "shape": list(spec.shape)}


def numbers(array: np.ndarray[Any, Any]) -> dict[str, Any]:
    """How many numbers, the first few, and the least and the greatest."""
    found: dict[str, Any] = {
        "count": array.size,
        "first": [_number(value) for value in array.reshape(-1)[:_SHOWN]],
    }
    if array.size and array.dtype.kind != "c":
        wide = array if array.dtype.isbuiltin == 1 else array.astype(np.float32)
        found |= {"min": _number(wide.min()), "max": _number(wide.max())}
    return found


def _flat(entry: Entry) -> Entry:
    """The entry as a function of the tensors of its arguments, returning those of its result.

    The classes of arguments and results, which may be torch's or the user's own, are not needed to call it.
    """
    signature = entry.signature
    args = Items("tuple", (_row(len(signature.inputs)), Items("dict", ())))
    result = _row(len(signature.outputs))
    plain = msgspec.structs.replace(signature, parameters=(), args=args, result=result, after=None, new=())
    return Entry(plain, entry.module_for)


def _row(count: int) -> Items:
    return Items("tuple", tuple(Leaf(index) for index in range(count)))


def _number(value: Any) -> Any:
    """As JSON has it; NaN, infinities and complex numbers as text."""
    if np.iscomplexobj(value):
        return f"{complex(value):.6g}"
    if value.dtype.kind in "biu":
        return value.item()
    return float(f"{float(value):.6g}") if np.isfinite(float(value)) else str(float(value))


def _typed(value: Any, spec: TensorSpec) -> Any:
    """What numpy has no type for, it reads back as raw bytes."""
    dtype = arrays.numpy_dtype(spec.dtype)
    raw = isinstance(value, np.ndarray) and value.dtype.kind == "V" and value.dtype.itemsize == dtype.itemsize
    return value.view(dtype) if raw else value


def _drawn(spec: TensorSpec) -> str:
    return "random" if inputs.DTYPES[spec.dtype].kind not in "iu" else "random, 0 or 1"


def _steady(call: Any, operands: list[Any]) -> tuple[float, float]:
    """Medians of the wall and CPU seconds of a call."""
    times: list[tuple[float, float]] = []
    while sum(wall for wall, _ in times) < _STEADY_SECONDS and len(times) < _STEADY_CALLS:
        start = time.perf_counter(), time.process_time()
        jax.block_until_ready(call(*operands))
        times.append((time.perf_counter() - start[0], time.process_time() - start[1]))
    wall, cpu = zip(*times, strict=True)
    return statistics.median(wall), statistics.median(cpu)
