"""The calls that a program is made for, and their captures: one or more ways for each entry."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch

from torch2hlo.capture import Captured, capture
from torch2hlo.capture.dynamic import largest_size
from torch2hlo.capture.later import later_call
from torch2hlo.capture.problems import RAISED, Problems
from torch2hlo.capture.refusals import EndlessError
from torch2hlo.capture.regimes import LoopFoundError, explore
from torch2hlo.capture.target import subject_of
from torch2hlo.errors import DataDependentError, ExampleInputsError, StateError, TooManyWaysError, UnsupportedError
from torch2hlo.program import BUCKET, LATER


def captures_of(
    name: str,
    target: Any,
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
    options: dict[str, Any],
    problems: Problems = RAISED,
) -> dict[str, list[Captured]]:
    """The first call and, where that one leaves state behind that was not there before, the later ones."""

    def all_ways(args: tuple[Any, ...], kwargs: dict[str, Any], present: dict[str, Any]) -> list[Captured]:
        if options["dynamic_shapes"] is None:
            attempt = problems.attempt()
            try:
                return [capture(target, args, kwargs, present=present, problems=attempt, **options)]
            except EndlessError:
                raise
            except DataDependentError:
                attempt = problems  # which starts again, with symbols
            finally:
                problems.accept(attempt)
        return _all_ways(functools.partial(capture, target, args, kwargs, present=present, **options), problems)

    first = all_ways(args, kwargs, {})
    try:
        later = later_call(first[0], lambda args, kwargs, present: all_ways(args, kwargs, present))
    except StateError as error:
        problems.found(error)
        later = None
    return {name: first} | ({} if later is None else {name + LATER: later})


def _all_ways(capture_with: Callable[..., Captured], problems: Problems) -> list[Captured]:
    """The ways through code as it is; where they are too many, those through its control flow made static.

    Raises:
        UnsupportedError: neither can be converted.

    """

    def ways(attempt: Problems, *, autograph: bool = False, loops: bool = True) -> list[Captured]:
        found = explore(
            lambda sizes: capture_with(sizes=sizes, problems=attempt, autograph=autograph), attempt, loops=loops
        )
        if attempt is not problems:
            problems.accept(attempt)
        return found

    try:
        return ways(problems.attempt(), loops=False)
    except (DataDependentError, TooManyWaysError) as error:
        try:
            return ways(problems.attempt(), autograph=True)
        except UnsupportedError as refused:
            is_final = not isinstance(error, LoopFoundError) or isinstance(refused, EndlessError)
            if is_final and problems is RAISED:
                raise
            try:
                return ways(problems)
            except UnsupportedError:
                raise refused from None


def buckets_of(
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


def of_entry(dynamic_shapes: Any, name: str, entries: Mapping[str, Any] | None) -> Any:
    """What ``dynamic_shapes`` says of an entry."""
    return dynamic_shapes if entries is None or dynamic_shapes is None else dynamic_shapes.get(name)


def calls_of(
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


def tables_of(captured: Captured, *, alone: bool) -> dict[str, torch.Tensor]:
    """The stored tensors that always have the value they have now: constants, and some buffers.

    Those are the buffers that no checkpoint holds, where no other program may write them.
    """
    fixed = {name for name in captured.tensors if name.startswith("constant_")} | (
        captured.temporary if alone else frozenset()
    )
    return {name: captured.tensors[name] for name in fixed & captured.tensors.keys()}
