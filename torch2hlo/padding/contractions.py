"""Matrix products: padding in a contracted dimension becomes zeros on both sides; elsewhere it passes through."""

from __future__ import annotations

import string
from collections.abc import Sequence
from typing import Any

import torch

from torch2hlo.padding.padded import Axis, Padded
from torch2hlo.padding.rules import PaddingContext, plain, register_padding

aten = torch.ops.aten


def _paired(ctx: PaddingContext, x: Padded, x_dim: int, y: Padded, y_dim: int) -> tuple[Padded, Padded]:
    """Two operands with the same places real, and zeros elsewhere, along the dimensions that are summed."""
    if x.axes[x_dim].layout != y.axes[y_dim].layout:
        x, y = ctx.compacted(x, [x_dim]), ctx.compacted(y, [y_dim])
        bound = min(x.axes[x_dim].bound, y.axes[y_dim].bound)
        x, y = ctx.fitted(x, x_dim, bound), ctx.fitted(y, y_dim, bound)
    return Padded(ctx.filled(x, [x_dim], 0), x.axes), Padded(ctx.filled(y, [y_dim], 0), y.axes)


@register_padding(
    aten.mm.default, aten.bmm.default, aten.matmul.default, aten.mv.default, aten.dot.default, merged=True
)
def matmul(ctx: PaddingContext, x: Padded, y: Padded) -> Padded:
    """``x @ y``."""
    x, y = _paired(ctx, x, x.dim() - 1, y, max(y.dim() - 2, 0))
    rank = max(x.dim(), y.dim()) - 2
    batch: tuple[Axis, ...] = ()
    if rank > 0:
        x, y, batch = _batched(ctx, x, y, rank)
    rows = x.axes[-2:-1] if x.dim() > 1 else ()
    columns = y.axes[-1:] if y.dim() > 1 else ()
    return Padded(ctx.node.target(x.tensor, y.tensor), (*batch, *rows, *columns))  # type: ignore[operator]


def _batched(ctx: PaddingContext, x: Padded, y: Padded, rank: int) -> tuple[Padded, Padded, tuple[Axis, ...]]:
    """The batch dimensions aligned, as for any broadcast."""
    sizes = list(ctx.node.meta["val"].shape[:rank])
    wide = [Padded(value.tensor, value.axes[:-2]) for value in (x, y)]
    layouts = [
        {value.axes[dim].layout for value in wide if value.dim() >= -dim and value.axes[dim].layout != (1, 1)}
        for dim in range(-rank, 0)
    ]
    if any(len(found) > 1 for found in layouts):
        x, y = (ctx.compacted(value, range(value.dim() - 2)) for value in (x, y))
        for dim, size in zip(range(-rank, 0), sizes, strict=True):
            bound = ctx.size_bound(size)
            x, y = (_fitted(ctx, value, dim - 2, bound) for value in (x, y))
        wide = [Padded(value.tensor, value.axes[:-2]) for value in (x, y)]
    axes = []
    for dim, size in zip(range(-rank, 0), sizes, strict=True):
        here = [value.axes[dim] for value in wide if value.dim() >= -dim and value.axes[dim].layout != (1, 1)]
        axes.append(here[0] if here else ctx.axis(size))
    return x, y, tuple(axes)


def _fitted(ctx: PaddingContext, x: Padded, dim: int, bound: int) -> Padded:
    if x.dim() < -dim or x.axes[dim].layout == (1, 1):
        return x
    return ctx.fitted(x, x.dim() + dim, bound)


@register_padding(aten.addmm.default, aten.baddbmm.default, aten.addmv.default)
def addmm(ctx: PaddingContext, bias: Padded, x: Padded, y: Padded, **kwargs: Any) -> torch.Tensor:
    """``bias + x @ y``."""
    x, y = _paired(ctx, x, x.dim() - 1, y, max(y.dim() - 2, 0))
    result: torch.Tensor = ctx.node.target(bias.tensor, x.tensor, y.tensor, **kwargs)  # type: ignore[operator]
    return result


@register_padding(aten.addbmm.default)
def addbmm(ctx: PaddingContext, bias: Padded, x: Padded, y: Padded, **kwargs: Any) -> torch.Tensor:
    """``bias + Σ x @ y`` over the batch too."""
    x, y = _paired(ctx, x, 2, y, 1)
    x, y = _paired(ctx, x, 0, y, 0)
    result: torch.Tensor = aten.addbmm.default(bias.tensor, x.tensor, y.tensor, **kwargs)
    return result


@register_padding(aten.linear.default, merged=True)
def linear(ctx: PaddingContext, x: Padded, weight: Padded, bias: Padded | None = None) -> Padded:
    """``x @ weight.T + bias``."""
    x, weight = _paired(ctx, x, x.dim() - 1, weight, weight.dim() - 1)
    columns = weight.axes[:1] if weight.dim() > 1 else ()
    if bias is not None and columns and bias.axes[-1:] != columns:
        weight, bias = ctx.compacted(weight, [0]), ctx.compacted(bias)
        columns = weight.axes[:1]
    return Padded(aten.linear.default(x.tensor, weight.tensor, plain(bias)), (*x.axes[:-1], *columns))


@register_padding(aten.outer.default, aten.ger.default, merged=True)
def outer(ctx: PaddingContext, x: Padded, y: Padded) -> Padded:
    """``x[:, None] * y``."""
    return Padded(ctx.node.target(x.tensor, y.tensor), (*x.axes, *y.axes))  # type: ignore[operator]


@register_padding(aten.einsum.default)
def einsum(ctx: PaddingContext, equation: str, operands: Sequence[Padded], **kwargs: Any) -> torch.Tensor:
    """A sum of products: all padding is zero, and a letter has the fewest places that any operand gives it."""
    equation = _named(equation, [x.dim() for x in operands])
    terms = equation.split("->")[0].split(",")
    bounds: dict[str, int] = {}
    for term, x in zip(terms, operands, strict=True):
        for letter, axis in zip(term, x.axes, strict=True):
            if axis.layout != (1, 1):
                bounds[letter] = min(bounds.get(letter, axis.bound), axis.bound)
    tensors = []
    for term, operand in zip(terms, operands, strict=True):
        x = Padded(ctx.filled(operand, None, 0), operand.axes)
        for dim, letter in enumerate(term):
            x = x if x.axes[dim].layout == (1, 1) else ctx.fitted(x, dim, bounds[letter])
        tensors.append(x.tensor)
    result: torch.Tensor = aten.einsum.default(equation, tensors, **kwargs)
    return result


def _named(equation: str, ranks: Sequence[int]) -> str:
    """The equation with a letter for each dimension that an ellipsis stands for, of which the last ones are shared."""
    given, arrow, result = equation.replace(" ", "").partition("->")
    if "..." not in given:
        return given + arrow + result
    terms = given.split(",")
    spare = [letter for letter in string.ascii_letters if letter not in given]
    counts = [rank - len(term) + 3 for rank, term in zip(ranks, terms, strict=True) if "..." in term]
    letters = spare[: max(counts)]
    for index, (term, rank) in enumerate(zip(terms, ranks, strict=True)):
        count = rank - len(term) + 3
        terms[index] = term.replace("...", "".join(letters[len(letters) - count :]))
    if not arrow:
        once = sorted(letter for letter in set(given) - set("...,") if given.count(letter) == 1)
        result = "..." + "".join(once)
    return ",".join(terms) + "->" + result.replace("...", "".join(letters))


@register_padding(aten.tensordot.default)
def tensordot(ctx: PaddingContext, x: Padded, y: Padded, dims: Sequence[int], others: Sequence[int]) -> torch.Tensor:
    """A sum of products over pairs of dimensions."""
    for dim, other in zip(dims, others, strict=True):
        x, y = _paired(ctx, x, dim % x.dim(), y, other % y.dim())
    result: torch.Tensor = aten.tensordot.default(x.tensor, y.tensor, dims, others)
    return result


@register_padding(aten._cdist_forward.default)
def cdist(ctx: PaddingContext, x: Padded, y: Padded, p: float, mode: Any) -> torch.Tensor:
    """Distances between rows; zeros are no distance apart."""
    x, y = _paired(ctx, x, x.dim() - 1, y, y.dim() - 1)
    result: torch.Tensor = aten._cdist_forward.default(x.tensor, y.tensor, p, mode)
    return result
