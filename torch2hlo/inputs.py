"""Inputs written on the command line: ``tokens=int64[1,128]<50257``, ``n=5``, ``flag=true``, ``x=@file.npy``.

Nothing here imports torch: `torch2hlo run` reads the same words as `torch2hlo convert`.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np

from torch2hlo.bound import Bound
from torch2hlo.errors import InputSpecError
from torch2hlo.signature import TensorSpec

FORMS = "name=float32[2,3], 'tokens=int64[1,128]<50257', x=@file.npy, n=5, p=0.5 or flag=true"
_TENSOR = re.compile(r"(?P<dtype>\w+)\[(?P<dims>[\d,\s]*)\](?:<(?P<below>\d+))?")
_BOUND = re.compile(r"((?P<entry>\w+)\.)?(?P<name>\w+)\.(?P<dim>-?\d+)=((?P<least>\d+):)?(?P<most>\d+)")
_WORDS = {"true": True, "false": False, "none": None}
_SMALL_FLOATS = ("bfloat16", "float8_e4m3fn", "float8_e5m2", "float8_e4m3fnuz", "float8_e5m2fnuz")
DTYPES: dict[str, np.dtype[Any]] = {
    **{
        name: np.dtype(name)
        for name in ("bool", "uint8", "uint16", "uint32", "uint64", "int8", "int16", "int32", "int64")
    },
    **{name: np.dtype(name) for name in ("float16", "float32", "float64", "complex64", "complex128")},
    **{name: np.dtype(getattr(ml_dtypes, name)) for name in _SMALL_FLOATS},
}


def read(texts: list[str], *, seed: int = 0) -> dict[str, Any]:
    """``["x=float32[2]", "n=5"]`` → name → numpy array or Python value; tensors are random, from ``seed``.

    Raises:
        InputSpecError: one can't be understood, its file can't be read, or a name comes twice.

    """
    generator = np.random.default_rng(seed)
    values: dict[str, Any] = {}
    for text in texts:
        name, given, value = text.partition("=")
        name = name.strip()
        if not given or not name:
            raise InputSpecError(f"{text!r} has no name", hint=f"write {FORMS}")
        if name in values:
            raise InputSpecError(f"the input {name!r} is given twice", hint="give each input once")
        values[name] = _value(text, value.strip(), generator)
    return values


def constants(texts: list[str]) -> dict[str, Any]:
    """``["depth=4", "size=tiny"]`` → name → Python value; what is no literal is a string.

    Raises:
        InputSpecError: one has no name.

    """
    values: dict[str, Any] = {}
    for text in texts:
        name, given, value = text.partition("=")
        if not given or not name.isidentifier():
            raise InputSpecError(f"{text!r} has no name", hint="write name=value, as in depth=4")
        values[name] = _literal(value, otherwise=value)
    return values


def bounds(texts: list[str]) -> dict[str, Any]:
    """``["tokens.1=2048"]`` → ``{"tokens": {1: Bound(2048)}}``; ``ENTRY.tokens.1=16:2048`` for one of several entries.

    Raises:
        InputSpecError: a text is none.

    """
    found: dict[str, Any] = {}
    for text in texts:
        if (match := _BOUND.fullmatch(text)) is None:
            raise InputSpecError(
                f"--dynamic {text!r} can't be understood", hint="write NAME.DIMENSION=LARGEST, as tokens.1=2048"
            )
        inputs = found.setdefault(match["entry"], {}) if match["entry"] else found
        least = int(match["least"]) if match["least"] else 1
        inputs.setdefault(match["name"], {})[int(match["dim"])] = Bound(int(match["most"]), least)
    return found


def drawn(spec: TensorSpec, generator: np.random.Generator, below: int | None = None) -> np.ndarray[Any, Any]:
    """A random array: floats from the normal distribution, integers from 0 up to, not including, ``below``.

    Without ``below`` integers are 0 or 1, which is right as an index, a mask and a token of every model.
    """
    dtype = DTYPES[spec.dtype]
    if dtype.kind in "biu":
        return generator.integers(0, 2 if dtype.kind == "b" or below is None else below, spec.shape, np.int64).astype(
            dtype
        )
    values = np.asarray(generator.standard_normal(spec.shape))
    if dtype.kind == "c":
        values = values + 1j * np.asarray(generator.standard_normal(spec.shape))
    return values.astype(dtype)


def read_file(text: str, path: str) -> np.ndarray[Any, Any]:
    """The array in an ``.npy`` file.

    Raises:
        InputSpecError: there is none, or the file holds Python objects.

    """
    try:
        loaded = np.load(Path(path).expanduser(), allow_pickle=False)
    except (OSError, ValueError, EOFError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise InputSpecError(
            f"{text!r}: {path} can't be read: {reason}", hint="save it with numpy.save(path, array)"
        ) from None
    if not isinstance(loaded, np.ndarray):
        raise InputSpecError(
            f"{text!r}: {path} holds several arrays", hint="save the one that is meant with numpy.save"
        )
    return loaded


def _value(text: str, value: str, generator: np.random.Generator) -> Any:
    if value.startswith("@"):
        return read_file(text, value[1:])
    if (tensor := _TENSOR.fullmatch(value)) is not None:
        return _tensor(text, tensor, generator)
    constant = _literal(value, otherwise=_WORDS)
    if constant is _WORDS:
        raise InputSpecError(f"{text!r} can't be understood", hint=f"write {FORMS}")
    return constant


def _literal(text: str, *, otherwise: Any) -> Any:
    if text.lower() in _WORDS:
        return _WORDS[text.lower()]
    try:
        return ast.literal_eval(text)
    except (ValueError, SyntaxError, MemoryError, RecursionError):
        return otherwise


def _tensor(text: str, match: re.Match[str], generator: np.random.Generator) -> np.ndarray[Any, Any]:
    dtype, below = match["dtype"], match["below"]
    if dtype not in DTYPES:
        raise InputSpecError(f"{text!r}: there is no dtype {dtype!r}", hint=f"dtypes: {', '.join(DTYPES)}")
    try:
        dims = tuple(int(size) for size in match["dims"].split(",")) if match["dims"].strip() else ()
    except ValueError:
        raise InputSpecError(
            f"{text!r}: the shape can't be understood", hint="write sizes between commas, as in [2,3]"
        ) from None
    if below is None:
        return drawn(TensorSpec(dtype, dims), generator)
    most = np.iinfo(DTYPES[dtype]).max + 1 if DTYPES[dtype].kind in "iu" else 0
    if not 0 < int(below) <= min(most, 2**63 - 1):
        raise InputSpecError(
            f"{text!r}: {dtype} can't be random below {below}",
            hint="`<` takes a bound that an integer dtype holds",
        )
    return drawn(TensorSpec(dtype, dims), generator, int(below))
