"""The inputs that a program is verified with: the examples, random ones like them, and hard ones."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import torch

from torch2hlo.signature import Input, Signature
from torch2hlo.tree import Tree, flatten, unflatten
from torch2hlo.verification.ranges import Range, range_of

Call = tuple[tuple[Any, ...], dict[str, Any]]
Fill = Callable[[torch.Tensor], torch.Tensor]


@dataclass(frozen=True)
class Case:
    """Calls in a row, from the state that the model is in.

    ``hard``: inputs that the model need not be made for; where eager raises with them, nothing is compared.
    """

    name: str
    calls: tuple[Call, ...]
    seed: int = 0
    hard: bool = False


@dataclass(frozen=True)
class Examples:
    """Example inputs taken apart, and what other inputs may be like.

    Attributes:
        tree: structure of ``(args, kwargs)``.
        leaves: its tensors; ``inputs`` describes each.
        ranges: of each leaf.
        signature: of the entry they are for.

    """

    tree: Tree
    leaves: tuple[torch.Tensor, ...]
    signature: Signature
    ranges: tuple[Range, ...]

    @classmethod
    def of(
        cls, args: tuple[Any, ...], kwargs: dict[str, Any], signature: Signature, declared: Mapping[str, Range]
    ) -> Examples:
        """Take ``(args, kwargs)`` apart; ``declared`` ranges are by the inputs' paths."""
        leaves, _, tree = flatten((args, kwargs), lambda value: isinstance(value, torch.Tensor))
        ranges = tuple(
            range_of(leaf, declared.get(one.path)) for leaf, one in zip(leaves, signature.inputs, strict=True)
        )
        return cls(tree, tuple(leaves), signature, ranges)

    @property
    def inputs(self) -> tuple[Input, ...]:
        """The program's description of each leaf."""
        return self.signature.inputs

    def call(self, leaves: Sequence[torch.Tensor]) -> Call:
        """The arguments with other tensors."""
        args, kwargs = unflatten(self.tree, list(leaves))
        return args, kwargs

    def drawn(self, generator: torch.Generator, sizes: Mapping[int, int] | None = None) -> Call:
        """Random inputs in the ranges; ``sizes`` by index in the signature, by default those of the examples."""
        return self.call(
            [
                range_.draw(_shape(leaf, one, sizes or {}), generator)
                for leaf, one, range_ in zip(self.leaves, self.inputs, self.ranges, strict=True)
            ]
        )

    def sizes(self) -> dict[int, int]:
        """The sizes that the examples have, by index in the signature."""
        return {
            index: size.read(self.leaves[size.input].shape[size.dim]) for index, size in enumerate(self.signature.sizes)
        }


def _shape(leaf: torch.Tensor, one: Input, sizes: Mapping[int, int]) -> list[int]:
    changed = {}
    for dim, index in one.sizes:
        if index in sizes:
            factor, offset = one.linear(dim)
            changed[dim] = factor * sizes[index] + offset
    return [changed.get(dim, size) for dim, size in enumerate(leaf.shape)]


def cases(
    examples: Examples, *, seeds: Sequence[int], adversarial: bool, in_a_row: int, bounds: Sequence[int] = ()
) -> Iterator[Case]:
    """Every case: the examples first, then random ones of each seed, of other sizes, and hard ones.

    Args:
        examples: what is like them.
        seeds: one random case each.
        adversarial: whether to yield hard cases.
        in_a_row: how many calls follow one another, where the program has state.
        bounds: the largest sizes of its buckets.

    """
    yield Case("examples", (examples.call(examples.leaves),) * in_a_row)
    for seed in seeds:
        generator = torch.Generator().manual_seed(seed)
        yield Case(f"random, seed {seed}", tuple(examples.drawn(generator) for _ in range(in_a_row)), seed)
    for sizes in _other_sizes(examples, bounds):
        said = ", ".join(f"{examples.signature.sizes[index].name} = {size}" for index, size in sizes.items())
        generator = torch.Generator().manual_seed(0)
        yield Case(f"size {said}", tuple(examples.drawn(generator, sizes) for _ in range(in_a_row)))
    if adversarial:
        yield from _hard(examples)


def _other_sizes(examples: Examples, bounds: Sequence[int]) -> Iterator[dict[int, int]]:
    """All dynamic sizes at their least, near it, at each bucket's bound and around it, and at their most."""
    declared = examples.signature.sizes
    seen = [examples.sizes()]
    shares = [[size.low + share * (size.high - size.low) // 2 for size in declared] for share in range(3)]
    near = [[size.low + 1 for size in declared]]
    around = [[bound + step] * len(declared) for bound in dict.fromkeys(bounds) for step in (-1, 0, 1)]
    for wanted in [*shares, *near, *around] if declared else ():
        sizes = {
            index: min(max(want, size.low), size.high)
            for index, (want, size) in enumerate(zip(wanted, declared, strict=True))
        }
        if sizes not in seen:
            seen.append(sizes)
            yield sizes


def _hard(examples: Examples) -> Iterator[Case]:
    for name, applies, fill in _FILLS:
        leaves = [
            fill(leaf, range_) if applies(leaf, range_) else leaf
            for leaf, range_ in zip(examples.leaves, examples.ranges, strict=True)
        ]
        if any(new is not old for new, old in zip(leaves, examples.leaves, strict=True)):
            yield Case(name, (examples.call(leaves),), hard=True)


def _float(leaf: torch.Tensor, _: Range) -> bool:
    return leaf.is_floating_point() and leaf.numel() > 0


def _whole(leaf: torch.Tensor, range_: Range) -> bool:
    return not (leaf.is_floating_point() or leaf.is_complex()) and range_.high is not None and leaf.numel() > 0


def _some(*values: float) -> Callable[[torch.Tensor, Range], torch.Tensor]:
    """A few of the elements replaced, evenly spread."""

    def fill(leaf: torch.Tensor, _: Range) -> torch.Tensor:
        flat = leaf.detach().clone().reshape(-1)
        step = max(1, flat.numel() // len(values))
        for place, value in zip(range(0, flat.numel(), step), values, strict=False):
            flat[place] = value
        return flat.reshape(leaf.shape)

    return fill


def _extremes(leaf: torch.Tensor, range_: Range) -> torch.Tensor:
    """±2³⁰ and its reciprocals (±2⁷ in float16).

    Further out, results depend on which operations a compiler joins into one rounding, and on the order of sums.
    """
    most = 2.0**7 if leaf.dtype is torch.float16 else 2.0**30
    return _some(most, -most, 1 / most, -1 / most)(leaf, range_)


def _denormals(leaf: torch.Tensor, _: Range) -> torch.Tensor:
    info = torch.finfo(leaf.dtype)
    return (leaf.detach().sign() * (info.tiny / 2)).to(leaf.dtype)


_NAN, _INF = float("nan"), float("inf")
_FILLS: tuple[tuple[str, Any, Any], ...] = (
    ("a NaN", _float, _some(_NAN)),
    ("infinities", _float, _some(_INF, -_INF)),
    ("extremes", _float, _extremes),
    ("negative zeros", _float, lambda leaf, _: torch.full_like(leaf, -0.0)),
    ("denormals", _float, _denormals),
    ("large", _float, lambda leaf, _: leaf.detach() * 1e4),
    ("negative", _float, lambda leaf, _: -leaf.detach().abs()),
    ("ties", _float, lambda leaf, _: (leaf.detach() * 2).round() / 2),
    ("all equal", _float, lambda leaf, _: torch.full_like(leaf, 0.5)),
    ("all lowest", _whole, lambda leaf, range_: torch.full_like(leaf, range_.low)),
    ("all highest", _whole, lambda leaf, range_: torch.full_like(leaf, range_.high)),
)
