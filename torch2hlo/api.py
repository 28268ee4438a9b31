"""``convert`` = capture ▸ passes ▸ emit, for each entry point."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

import torch

from torch2hlo import versions
from torch2hlo.assembly import assemble
from torch2hlo.capture import Captured, capture
from torch2hlo.capture.dynamic import largest_size
from torch2hlo.capture.later import later_call
from torch2hlo.capture.regimes import explore
from torch2hlo.capture.target import subject_of
from torch2hlo.errors import DataDependentError, ExampleInputsError
from torch2hlo.lowering import has_lowering
from torch2hlo.pipeline import pipeline
from torch2hlo.program import BUCKET, LATER, Entry, Program
from torch2hlo.rewriting import PassResult, run_passes
from torch2hlo.ways import tell_constants_apart


def convert(
    module: Any,
    args: tuple[Any, ...] = (),
    kwargs: dict[str, Any] | None = None,
    *,
    entries: Mapping[str, Any] | None = None,
    dynamic_shapes: Any = None,
    buckets: Sequence[int] = (),
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
        dynamic_shapes: dimensions of the inputs that change from call to call, each with its largest size: in the form
            of ``torch.export`` (``{"tokens": {1: Dim("T", max=2048)}}``) or with `Bound`. One program serves them all.
        buckets: sizes, for instance ``(128, 512, 2048)``: a program for each, with no dynamic dimension larger than
            it, on the same weights; a call runs the smallest that it fits.
        train: run the modules in train or eval mode; by default each in the mode that it is in. In eval mode the
            program must not draw random numbers.

    Raises:
        NotConvertibleError: ``module`` is none of these.
        ExampleInputsError: the inputs don't fit it.
        ModelRaisedError: its own code raised.
        UnsupportedError: something in it can't be converted; all such operations are named at once.

    """
    program = Program({}, {}, made=versions.made())
    names: set[str] = set()
    for name, (target, call_args, call_kwargs) in _calls(module, args, kwargs, entries).items():
        spec = _of_entry(dynamic_shapes, name, entries)
        captured: dict[str, list[Captured]] = {}
        for bucket_name, bucket in _buckets(name, buckets, spec, target, call_args, call_kwargs):
            options = {"keep": has_lowering, "train": train, "dynamic_shapes": spec, "bucket": bucket}
            captured |= _captures(bucket_name, target, call_args, call_kwargs, options, program.seconds)
        for entry_name, captures in captured.items():
            tell_constants_apart(captures, program.tensors, f"_of_{entry_name}")
            entry, tensors = _lowered(captures, train, program.seconds, alone=entries is None and len(captured) == 1)
            program.entries[entry_name] = entry
            program.tensors |= tensors
            names |= {name for way in captures for name in way.names}
    program.unused = frozenset(names - program.tensors.keys())
    return program


def _lowered(
    captures: list[Captured], train: bool | None, seconds: dict[str, float], *, alone: bool
) -> tuple[Entry, dict[str, Any]]:
    results: list[PassResult] = []
    with _timed(seconds, "passes"):
        for captured in captures:
            results += run_passes(
                captured.graph, pipeline(captured.sizes, _tables(captured, alone=alone and len(captures) == 1))
            )
    with _timed(seconds, "emit"):
        entry, tensors = assemble(captures, deterministic=train is False)
    entry.refusals = tuple(str(refusal) for result in results for refusal in result.refusals)
    return entry, tensors


def _tables(captured: Captured, *, alone: bool) -> dict[str, torch.Tensor]:
    """The stored tensors that always have the value they have now: constants, and some buffers.

    Those are the buffers that no checkpoint holds, where no other program may write them.
    """
    fixed = {name for name in captured.tensors if name.startswith("constant_")} | (
        captured.temporary if alone else frozenset()
    )
    return {name: captured.tensors[name] for name in fixed & captured.tensors.keys()}


def _captures(
    name: str,
    target: Any,
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
    options: dict[str, Any],
    seconds: dict[str, float],
) -> dict[str, list[Captured]]:
    """The first call and, where that one leaves state behind that was not there before, the later ones."""

    def all_ways(args: tuple[Any, ...], kwargs: dict[str, Any], present: dict[str, Any]) -> list[Captured]:
        if options["dynamic_shapes"] is None:
            with contextlib.suppress(DataDependentError):
                return [capture(target, args, kwargs, present=present, **options)]
        return explore(lambda sizes: capture(target, args, kwargs, present=present, sizes=sizes, **options))

    with _timed(seconds, "capture"):
        first = all_ways(args, kwargs, {})
        later = later_call(first[0], lambda args, kwargs, present: all_ways(args, kwargs, present))
    return {name: first} | ({} if later is None else {name + LATER: later})


def _buckets(
    name: str, buckets: Sequence[int], spec: Any, target: Any, args: tuple[Any, ...], kwargs: dict[str, Any]
) -> list[tuple[str, int | None]]:
    """The name of each bucket's entry and its size: the largest first, which has the entry's own name."""
    if not buckets:
        return [(name, None)]
    if spec is None or any(size < 1 for size in buckets):
        raise ExampleInputsError(
            f"buckets={buckets!r} {'without dynamic_shapes' if spec is None else 'are not sizes'}",
            hint='for example dynamic_shapes={"tokens": {1: Bound(2048)}}, buckets=(128, 512, 2048)',
        )
    most = largest_size(spec, args, kwargs, subject_of(target).parameters)
    sizes = sorted({min(size, most) for size in buckets}, reverse=True)
    return [(name if size == sizes[0] else f"{name}{BUCKET}{size}", size) for size in sizes]


def _of_entry(dynamic_shapes: Any, name: str, entries: Mapping[str, Any] | None) -> Any:
    return dynamic_shapes if entries is None or dynamic_shapes is None else dynamic_shapes.get(name)


def _calls(
    module: Any, args: tuple[Any, ...], kwargs: dict[str, Any] | None, entries: Mapping[str, Any] | None
) -> dict[str, Any]:
    """Entry name → ``(target, args, kwargs)``."""
    if entries is None:
        return {"forward": (module, tuple(args), dict(kwargs or {}))}
    calls = {}
    for name, given in entries.items():
        if not isinstance(given, tuple) or len(given) not in {2, 3} or not isinstance(given[-1], dict):
            raise ExampleInputsError(
                f"entry {name!r} is {given!r:.80}", hint="give (args, kwargs), or (method, args, kwargs)"
            )
        method = given[0] if len(given) == 3 else getattr(module, name, None)
        if method is None:
            raise ExampleInputsError(
                f"{type(module).__name__} has no method {name!r}", hint="give (method, args, kwargs) for it"
            )
        calls[name] = (method, tuple(given[-2]), dict(given[-1]))
    return calls


@contextmanager
def _timed(seconds: dict[str, float], stage: str) -> Iterator[None]:
    start = time.process_time()
    yield
    seconds[stage] = seconds.get(stage, 0.0) + time.process_time() - start
