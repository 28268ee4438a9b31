"""``convert`` = capture ▸ passes ▸ emit, for each entry point."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from torch2hlo import versions
from torch2hlo.assembly import assemble
from torch2hlo.capture import Captured, capture
from torch2hlo.capture.later import later_call
from torch2hlo.errors import ExampleInputsError
from torch2hlo.lowering import has_lowering
from torch2hlo.pipeline import DEFAULT
from torch2hlo.program import LATER, Entry, Program
from torch2hlo.rewriting import run_passes


def convert(
    module: Any,
    args: tuple[Any, ...] = (),
    kwargs: dict[str, Any] | None = None,
    *,
    entries: Mapping[str, Any] | None = None,
    train: bool | None = None,
) -> Program:
    """Convert a module, a bound method of one, or a function, as it is called with these example inputs.

    Nothing of the caller's is changed: parameters, buffers, arguments and random state are as before, also after a
    failure. The program serves calls with the same structure, shapes and dtypes.

    Args:
        module: an ``nn.Module``, a bound method of one, or a function that uses modules and tensors.
        args: positional example inputs: tensors, numbers, strings, None, and nested structures of them.
        kwargs: keyword example inputs.
        entries: several entry points that share weights and state, instead of ``args`` and ``kwargs``: name →
            ``(args, kwargs)`` for the method of that name, or ``(method, args, kwargs)``.
        train: run the modules in train or eval mode; by default each in the mode that it is in. In eval mode the
            program must not draw random numbers.

    Raises:
        NotConvertibleError: ``module`` is none of these.
        ExampleInputsError: the inputs don't fit it.
        ModelRaisedError: its own code raised.
        UnsupportedError: something in it can't be converted; all such operations are named at once.

    """
    program = Program({}, {}, versions.made())
    for name, (target, call_args, call_kwargs) in _calls(module, args, kwargs, entries).items():
        for entry_name, captured in _captures(name, target, call_args, call_kwargs, train, program.seconds):
            entry, tensors = _lowered(captured, train, program.seconds)
            program.entries[entry_name] = entry
            program.tensors |= tensors
    return program


def _lowered(captured: Captured, train: bool | None, seconds: dict[str, float]) -> tuple[Entry, dict[str, Any]]:
    with _timed(seconds, "passes"):
        results = run_passes(captured.graph, DEFAULT)
    with _timed(seconds, "emit"):
        return assemble(captured, results, deterministic=train is False)


def _captures(
    name: str, target: Any, args: tuple[Any, ...], kwargs: dict[str, Any], train: bool | None, seconds: dict[str, float]
) -> Iterator[tuple[str, Captured]]:
    """The first call and, where that one leaves state behind that was not there before, the later ones."""
    with _timed(seconds, "capture"):
        first = capture(target, args, kwargs, keep=has_lowering, train=train)
        later = later_call(first, lambda a, k, present: capture(target, a, k, keep=has_lowering, train=train, present=present))
    yield name, first
    if later is not None:
        yield name + LATER, later


def _calls(module: Any, args: tuple[Any, ...], kwargs: dict[str, Any] | None, entries: Mapping[str, Any] | None) -> dict[str, Any]:
    """Entry name → ``(target, args, kwargs)``."""
    if entries is None:
        return {"forward": (module, tuple(args), dict(kwargs or {}))}
    calls = {}
    for name, given in entries.items():
        if not isinstance(given, tuple) or len(given) not in {2, 3} or not isinstance(given[-1], dict):
            raise ExampleInputsError(f"entry {name!r} is {given!r:.80}", hint="give (args, kwargs), or (method, args, kwargs)")
        method = given[0] if len(given) == 3 else getattr(module, name, None)
        if method is None:
            raise ExampleInputsError(f"{type(module).__name__} has no method {name!r}", hint="give (method, args, kwargs) for it")
        calls[name] = (method, tuple(given[-2]), dict(given[-1]))
    return calls


@contextmanager
def _timed(seconds: dict[str, float], stage: str) -> Iterator[None]:
    start = time.process_time()
    yield
    seconds[stage] = seconds.get(stage, 0.0) + time.process_time() - start
