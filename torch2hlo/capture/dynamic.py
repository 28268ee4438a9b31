"""``dynamic_shapes``, in torch.export's form or as plain dicts of `Bound`, read against the example inputs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import torch

from torch2hlo.bound import Bound
from torch2hlo.errors import ExampleInputsError

Dims = dict[int, Bound]


def dims_of_inputs(
    spec: Any, args: tuple[Any, ...], kwargs: dict[str, Any], parameters: tuple[str, ...], bucket: int | None = None
) -> dict[int, Dims]:
    """``id(tensor)`` → its dynamic dimensions, for every example tensor that has some; none larger than ``bucket``.

    Raises:
        ExampleInputsError: the spec does not fit the inputs, a dimension has no upper bound, or the example's size is
            outside it; all such are named at once.

    """
    found: dict[int, Dims] = {}
    problems: list[str] = []
    if spec is None:
        return found
    named = dict(zip(parameters, args, strict=False)) | kwargs
    if isinstance(spec, Mapping):
        problems += [f"there is no input {name!r}" for name in spec.keys() - named.keys()]
        for name in spec.keys() & named.keys():
            _walk(named[name], spec[name], str(name), found, problems)
    else:
        for index, (value, part) in enumerate(zip(args, spec, strict=False)):
            name = parameters[index] if index < len(parameters) else f"args[{index}]"
            _walk(value, part, name, found, problems)
    if problems:
        raise ExampleInputsError(
            f"dynamic_shapes: {'; '.join(problems)}",
            hint='for example {"tokens": {1: Bound(2048)}}, or torch.export.Dim("T", max=2048)',
        )
    if bucket is None:
        return found
    return {key: {dim: _capped(bound, bucket) for dim, bound in dims.items()} for key, dims in found.items()}


def _capped(bound: Bound, bucket: int) -> Bound:
    if bucket < bound.min:
        raise ExampleInputsError(
            f"buckets: {bucket} is smaller than the smallest size of {bound.name}, {bound.min}",
            hint="give buckets between the smallest and the largest size",
        )
    return Bound(min(bound.max, bucket), bound.min, bound.name)


def largest_size(spec: Any, args: tuple[Any, ...], kwargs: dict[str, Any], parameters: tuple[str, ...]) -> int:
    """The largest size that any dynamic dimension may have; 0 if there is none."""
    dims = dims_of_inputs(spec, args, kwargs, parameters)
    return max((bound.max for found in dims.values() for bound in found.values()), default=0)


def _walk(value: Any, spec: Any, path: str, found: dict[int, Dims], problems: list[str]) -> None:
    if spec is None:
        return
    if isinstance(value, torch.Tensor):
        if dims := _dims(value, spec, path, problems):
            found[id(value)] = dims
        return
    for item, part, where in _parts(value, spec, path):
        _walk(item, part, where, found, problems)


def _dims(value: torch.Tensor, spec: Any, path: str, problems: list[str]) -> Dims:
    dims: Dims = {}
    for dim, given in spec.items() if isinstance(spec, Mapping) else enumerate(spec):
        if given is not None and not isinstance(given, int) and (bound := _bound(given, f"{path}.{dim}", problems)):
            dims[dim % value.dim()] = bound
            _check_example(value, dim, bound, path, problems)
    return dims


def _parts(value: Any, spec: Any, path: str) -> Iterator[tuple[Any, Any, str]]:
    """Each part of ``value`` that ``spec`` speaks of, with what it says and the part's own path."""
    if isinstance(value, Mapping) and isinstance(spec, Mapping):
        yield from ((value[key], spec[key], f"{path}[{key!r}]") for key in value.keys() & spec.keys())
    elif isinstance(value, (tuple, list)) and isinstance(spec, (tuple, list)):
        yield from ((*pair, f"{path}[{index}]") for index, pair in enumerate(zip(value, spec, strict=False)))
    elif spec and hasattr(value, "__dict__") and isinstance(spec, Mapping):
        yield from ((getattr(value, str(name), None), spec[name], f"{path}.{name}") for name in spec)


def _bound(given: Any, name: str, problems: list[str]) -> Bound | None:
    """A Bound from a Bound, or from a ``torch.export.Dim`` that has a maximum."""
    if isinstance(given, Bound):
        return Bound(given.max, given.min, given.name or name)
    high, low = getattr(given, "max", None), getattr(given, "min", 0)
    if not isinstance(high, int) or high >= 2**31 - 1:
        problems.append(f"{name} has no upper bound")
        return None
    return Bound(high, max(low, 1) if isinstance(low, int) else 1, getattr(given, "__name__", name))


def _check_example(value: torch.Tensor, dim: int, bound: Bound, path: str, problems: list[str]) -> None:
    size = value.shape[dim]
    if not bound.min <= size <= bound.max:
        problems.append(f"{path} has size {size} in dimension {dim}, outside {bound.min} to {bound.max}")
