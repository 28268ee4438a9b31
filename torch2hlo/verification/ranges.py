"""Which values an input may have: declared, found in the model, or like the examples'."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import torch
from torch.fx import Node

from torch2hlo.emit import Emitted
from torch2hlo.graph import short_name

aten = torch.ops.aten
_KEEP_VALUES = {
    "view", "reshape", "_unsafe_view", "unsqueeze", "squeeze", "expand", "slice", "select", "permute", "transpose",
    "_to_copy", "clone", "contiguous", "alias", "where", "flatten", "t",
}  # fmt: skip


@dataclass(frozen=True)
class Range:
    """What to draw an input from.

    Attributes:
        low: the least value of an integer; ``high`` the largest, None where only the examples' values are known.
        said: where this is from, in words.
        example: the example input.

    """

    said: str
    example: torch.Tensor
    low: int = 0
    high: int | None = None

    def draw(self, shape: Sequence[int], generator: torch.Generator) -> torch.Tensor:
        """A random tensor of the example's dtype."""
        like = self.example.detach()
        if self.high is not None:
            drawn = torch.randint(self.low, self.high + 1, list(shape), generator=generator)
            return drawn.to(like.dtype)
        if like.numel() == 0:
            return torch.zeros(list(shape), dtype=like.dtype)
        if self.said != "normal":
            places = torch.randint(0, like.numel(), list(shape), generator=generator)
            return like.reshape(-1)[places]
        values = like.double() if not like.is_complex() else torch.view_as_real(like).double()
        spread = float(values.std()) if values.numel() > 1 else 0.0
        parts = [*shape, 2] if like.is_complex() else list(shape)
        drawn = torch.randn(parts, generator=generator, dtype=torch.float64) * (spread or 1.0) + float(values.mean())
        return (torch.view_as_complex(drawn) if like.is_complex() else drawn).to(like.dtype)


def range_of(example: torch.Tensor, declared: Range | None) -> Range:
    """``declared``, or for floats of both signs the normal distribution of the examples' mean and spread.

    Other inputs are drawn from the examples' own elements: an integer may be an index, a float a probability or a mask.
    """
    if declared is not None:
        return Range(declared.said, example, declared.low, declared.high)
    if example.dtype is torch.bool:
        return Range("bool", example, 0, 1)
    if example.is_complex() or (example.is_floating_point() and _is_ordinary(example)):
        return Range("normal", example)
    return Range("the examples' own elements", example)


def _is_ordinary(example: torch.Tensor) -> bool:
    """Whether it looks like data of both signs, rather than a mask, a probability or something with gaps."""
    values = example.detach().double().reshape(-1)
    return bool(values.isfinite().all()) and bool((values < 0).any()) and values.unique().numel() > 2


def found_in(emitted: Emitted | None) -> dict[str, Range]:
    """Integer inputs that are used as indices: how many rows there are, by the input's path."""
    if emitted is None:
        return {}
    found: dict[str, Range] = {}
    for body in emitted.bodies:
        for node in body.graph.nodes:
            if node.op == "placeholder" and node.meta["role"] == "input" and not node.meta["val"].is_floating_point():
                rows = list(_rows(node, set()))
                if rows and node.meta["val"].dtype is not torch.bool:
                    most = min(rows) - 1
                    found[node.meta["label"]] = Range(f"index of {most + 1} rows", node.meta["val"], 0, most)
    return found


def _rows(node: Node, seen: set[Node]) -> Iterator[int]:
    """How many rows each table has that ``node``'s values are indices into."""
    for user in node.users:
        name = short_name(user)
        if name in {"embedding", "embedding_bag"} and user.args[1] is node:
            yield user.args[0].meta["val"].shape[0]  # type: ignore[union-attr]
        elif name == "index_select" and user.args[2] is node:
            yield user.args[0].meta["val"].shape[user.args[1]]  # type: ignore[union-attr]
        elif name == "index" and node in user.args[1]:  # type: ignore[operator]
            place = list(user.args[1]).index(node)  # type: ignore[arg-type]
            yield user.args[0].meta["val"].shape[place]  # type: ignore[union-attr]
        elif name in _KEEP_VALUES and user not in seen:
            seen.add(user)
            yield from _rows(user, seen)
