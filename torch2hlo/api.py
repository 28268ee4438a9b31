"""``convert`` = capture ▸ passes ▸ emit, for each entry point."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from torch2hlo import versions
from torch2hlo.assembly import assemble
from torch2hlo.capture import Captured
from torch2hlo.entries import buckets_of, calls_of, captures_of, of_entry, tables_of
from torch2hlo.lowering import has_lowering
from torch2hlo.pipeline import pipeline
from torch2hlo.program import Entry, Program
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
    size_limit: int | None = None,
    train: bool | None = None,
    check_indices: bool = True,
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
        size_limit: the largest size that is read from values, as `repeat_interleave` makes, where nothing else bounds
            it; a call with a larger one is an error (T2H305).
        train: run the modules in train or eval mode; by default each in the mode that it is in. In eval mode the
            program must not draw random numbers.
        check_indices: make an index that is out of range an error of the call (T2H307), as in eager. Without, reads are
            clamped and writes dropped, silently; a call with jax arrays then need not wait for its checks.

    Raises:
        NotConvertibleError: ``module`` is none of these.
        ExampleInputsError: the inputs don't fit it.
        ModelRaisedError: its own code raised.
        UnsupportedError: something in it can't be converted; all such operations are named at once.

    """
    program = Program({}, {}, made=versions.made() | ({} if check_indices else {"check_indices": "false"}))
    names: set[str] = set()
    for name, (target, call_args, call_kwargs) in calls_of(module, args, kwargs, entries).items():
        spec = of_entry(dynamic_shapes, name, entries)
        captured: dict[str, list[Captured]] = {}
        for bucket_name, bucket in buckets_of(name, buckets, spec, target, call_args, call_kwargs):
            options = {"keep": has_lowering, "train": train, "dynamic_shapes": spec, "bucket": bucket}
            options["size_limit"] = size_limit
            with _timed(program.seconds, "capture"):
                captured |= captures_of(bucket_name, target, call_args, call_kwargs, options)
        for entry_name, captures in captured.items():
            tell_constants_apart(captures, program.tensors, f"_of_{entry_name}")
            alone = entries is None and len(captured) == 1
            entry, tensors = _lowered(captures, train, program.seconds, alone=alone, check_indices=check_indices)
            program.entries[entry_name] = entry
            program.tensors |= tensors
            names |= {name for way in captures for name in way.names}
    program.unused = frozenset(names - program.tensors.keys())
    return program


def _lowered(
    captures: list[Captured], train: bool | None, seconds: dict[str, float], *, alone: bool, check_indices: bool
) -> tuple[Entry, dict[str, Any]]:
    results: list[PassResult] = []
    with _timed(seconds, "passes"):
        for captured in captures:
            tables = tables_of(captured, alone=alone and len(captures) == 1)
            results += run_passes(captured.graph, pipeline(captured.sizes, tables, check_indices=check_indices))
    with _timed(seconds, "emit"):
        entry, tensors = assemble(captures, deterministic=train is False)
    entry.refusals = tuple(str(refusal) for result in results for refusal in result.refusals)
    return entry, tensors


@contextmanager
def _timed(seconds: dict[str, float], stage: str) -> Iterator[None]:
    start = time.process_time()
    yield
    seconds[stage] = seconds.get(stage, 0.0) + time.process_time() - start
