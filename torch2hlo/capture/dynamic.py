"""``dynamic_shapes``, in torch.export's form or as plain dicts of `Bound`, read against the example inputs."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import torch

from torch2hlo.bound import Bound, Extent
from torch2hlo.errors import ExampleInputsError

Dims = dict[int, Extent]
_ENDLESS = 2**31 - 1
_HINT = 'for example {"tokens": {1: Bound(2048)}}, or torch.export.Dim("T", max=2048)'


def dims_of_inputs(
    spec: Any, args: tuple[Any, ...], kwargs: dict[str, Any], parameters: tuple[str, ...], bucket: int | None = None
) -> dict[int, Dims]:
    """``id(tensor)`` → its dynamic dimensions, for every example tensor that has some; none larger than ``bucket``.

    Raises:
        ExampleInputsError: the spec does not fit the inputs, a dimension has no upper bound, or the example's size is
            outside it; all such are named at once.

    """
    reading = _Reading()
    if spec is not None:
        reading.read(spec, args, kwargs, parameters)
    if reading.problems:
        raise ExampleInputsError(f"dynamic_shapes: {'; '.join(reading.problems)}", hint=_HINT)
    return reading.found if bucket is None else _capped(reading.found, bucket)


def largest_size(spec: Any, args: tuple[Any, ...], kwargs: dict[str, Any], parameters: tuple[str, ...]) -> int:
    """The largest size that any dynamic dimension may have; 0 if there is none."""
    dims = dims_of_inputs(spec, args, kwargs, parameters)
    return max((extent.of(extent.bound.max) for found in dims.values() for extent in found.values()), default=0)


def _capped(found: dict[int, Dims], bucket: int) -> dict[int, Dims]:
    """The same with no dimension larger than ``bucket``."""
    every = [extent for dims in found.values() for extent in dims.values()]
    most: dict[str, int] = {}
    for extent in every:
        name = extent.bound.name
        most[name] = min(most.get(name, extent.bound.max), (bucket - extent.offset) // extent.factor)
        if most[name] < extent.bound.min:
            raise ExampleInputsError(
                f"buckets: {bucket} is smaller than the smallest size of {name}, {extent.of(extent.bound.min)}",
                hint="give buckets between the smallest and the largest size",
            )

    def capped(extent: Extent) -> Extent:
        return replace(extent, bound=replace(extent.bound, max=most[extent.bound.name]))

    return {key: {dim: capped(extent) for dim, extent in dims.items()} for key, dims in found.items()}


def example_size(value: torch.Tensor, dim: int) -> int:
    """The size that an example has; where it comes from another capture, the one that was assumed there."""
    size: Any = value.shape[dim]
    return int(size.node.hint) if isinstance(size, torch.SymInt) else int(size)


@dataclass
class _Reading:
    """What was read so far: dimensions by tensor, what is wrong, and by name what a size is and where it was seen."""

    found: dict[int, Dims] = field(default_factory=dict)
    problems: list[str] = field(default_factory=list)
    named: dict[str, tuple[Bound, int, str]] = field(default_factory=dict)

    def read(self, spec: Any, args: tuple[Any, ...], kwargs: dict[str, Any], parameters: tuple[str, ...]) -> None:
        if isinstance(spec, Mapping):
            named = dict(zip(parameters, args, strict=False)) | kwargs
            self.problems += [f"there is no input {name!r}" for name in spec if name not in named]
            for name in (name for name in spec if name in named):
                self._walk(named[name], spec[name], str(name))
        elif isinstance(spec, (tuple, list)):
            if len(spec) > len(args):
                self.problems.append(f"it speaks of {len(spec)} inputs by position, of which there are {len(args)}")
            for index, (value, part) in enumerate(zip(args, spec, strict=False)):
                self._walk(value, part, parameters[index] if index < len(parameters) else f"args[{index}]")
        else:
            self.problems.append(f"expected a dict by input, or a tuple, got {type(spec).__name__}")

    def _walk(self, value: Any, spec: Any, path: str) -> None:
        if spec is None:
            return
        if isinstance(value, torch.Tensor):
            if dims := self._dims(value, spec, path):
                self.found[id(value)] = dims
            return
        parts = list(_parts(value, spec, path))
        if not parts and spec:
            self.problems.append(f"{path} is no tensor, and has no parts named {_names(spec)}")
        for item, part, where in parts:
            self._walk(item, part, where)

    def _dims(self, value: torch.Tensor, spec: Any, path: str) -> Dims:
        dims: Dims = {}
        if not isinstance(spec, (Mapping, tuple, list)):
            self.problems.append(f"{path}: expected its dimensions as a dict or a tuple, got {spec!r}")
            return dims
        for dim, given in spec.items() if isinstance(spec, Mapping) else enumerate(spec):
            if not isinstance(dim, int) or not -value.dim() <= dim < value.dim():
                self.problems.append(f"{path} has {value.dim()} dimensions, and no dimension {dim!r}")
            elif extent := self._extent(given, path, dim % value.dim(), example_size(value, dim)):
                dims[dim % value.dim()] = extent
        return dims

    def _extent(self, given: Any, path: str, dim: int, example: int) -> Extent | None:
        """What a `Bound`, a ``torch.export.Dim``, one made of another, or a hint with a maximum says; None: static."""
        if given is None or _hint(given) == "STATIC":
            return None
        if isinstance(given, int):
            if given != example:
                self.problems.append(
                    f"{path} is said to have size {given} in dimension {dim}, the example has {example}"
                )
            return None
        try:
            extent = _extent_of(given, f"{path}.{dim}")
        except ValueError as error:
            self.problems.append(str(error))
            return None
        return extent if self._check(extent, path, dim, example) else None

    def _check(self, extent: Extent, path: str, dim: int, example: int) -> bool:
        bound, problems = extent.bound, len(self.problems)
        size = extent.size(example)
        if size is None or not bound.min <= size <= bound.max:
            allowed = f"{extent.of(bound.min)} to {extent.of(bound.max)}"
            steps = f" in steps of {extent.factor}" if extent.factor > 1 else ""
            self.problems.append(f"{path} has size {example} in dimension {dim}, outside {allowed}{steps}")
            return False
        before, seen, where = self.named.setdefault(bound.name, (bound, size, f"{path} in dimension {dim}"))
        if (before.min, before.max) != (bound.min, bound.max):
            self.problems.append(
                f"{bound.name} is {before.min} to {before.max} for {where}, and {bound.min} to {bound.max} for {path} "
                f"in dimension {dim}"
            )
        elif seen != size:
            self.problems.append(
                f"{bound.name} is the size of {where}, where the example says {seen}, and of {path} in dimension "
                f"{dim}, where it says {size}"
            )
        return len(self.problems) == problems


def _parts(value: Any, spec: Any, path: str) -> Iterator[tuple[Any, Any, str]]:
    """Each part of ``value`` that ``spec`` speaks of, with what it says and the part's own path."""
    if isinstance(value, Mapping) and isinstance(spec, Mapping):
        yield from ((value[key], spec[key], f"{path}[{key!r}]") for key in value.keys() & spec.keys())
    elif isinstance(value, (tuple, list)) and isinstance(spec, (tuple, list)):
        yield from ((*pair, f"{path}[{index}]") for index, pair in enumerate(zip(value, spec, strict=False)))
    elif hasattr(value, "__dict__") and isinstance(spec, Mapping):
        known = [name for name in spec if hasattr(value, str(name))]
        yield from ((getattr(value, str(name)), spec[name], f"{path}.{name}") for name in known)


def _names(spec: Any) -> str:
    return ", ".join(map(repr, spec)) if isinstance(spec, Mapping) else repr(spec)


def _hint(given: Any) -> str:
    """AUTO, DYNAMIC or STATIC for one of ``torch.export.Dim``'s hints, else nothing."""
    return str(getattr(getattr(given, "type", None), "name", ""))


def _extent_of(given: Any, path: str) -> Extent:
    """Read one dimension of a spec.

    Raises:
        ValueError: it is none, or has no maximum.

    """
    if isinstance(given, Bound):
        if given.max < max(given.min, 0):
            raise ValueError(f"{path} is given {given!r}, which no size fits")
        return Extent(replace(given, name=given.name or path))
    root = getattr(given, "root", given)
    if not hasattr(root, "max"):
        raise ValueError(f"{path} is given {given!r}, which is no size")
    if not isinstance(root.max, int) or root.max >= _ENDLESS:
        said = f" (Dim.{_hint(given)})" if _hint(given) else f" ({root.__name__})"
        raise ValueError(f"{path} has no upper bound{said}")
    least = max(root.min, 1) if isinstance(root.min, int) else 1
    bound = Bound(root.max, least, path if _hint(given) else root.__name__)
    if root is given:
        return Extent(bound)
    first, second = int(given.fn(0)), int(given.fn(1))
    return Extent(bound, second - first, first)
