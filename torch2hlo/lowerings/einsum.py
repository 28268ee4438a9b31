"""``einsum``: pairs of operands, left to right or along ``path``, each one ``dot_general`` or product."""

from __future__ import annotations

from collections.abc import Sequence

import torch

from torch2hlo import build
from torch2hlo.dtypes import ALL, compute_dtype
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.lowerings.matmul import Name, product, without_ones
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten
Named = tuple[Value, list[Name]]


@register_lowering(aten.einsum.default, dtypes=ALL)
def einsum(
    ctx: LoweringContext, equation: str, tensors: Sequence[Value], *, path: Sequence[int] | None = None
) -> Value:
    """Sum of products over named dimensions. https://docs.pytorch.org/docs/stable/generated/torch.einsum.html"""
    inputs, output = _parse(equation, [len(build.shape_of(x)) for x in tensors])
    operands = [_diagonal(build.convert(x, ctx.dtype), names) for x, names in zip(tensors, inputs, strict=True)]
    while len(operands) > 1:
        first, second = (path[0], path[1]) if path else (0, 1)
        x, y = operands[first], operands[second]
        rest = [operand for index, operand in enumerate(operands) if index not in {first, second}]
        pair = _contract(x, y, output, {name for _, names in rest for name in names})
        operands, path = ([*rest, pair], path[2:]) if path else ([pair, *rest], path)
    result, names = _summed(operands[0], set(output))
    return build.transpose(result, [names.index(name) for name in output])


def _parse(equation: str, ranks: Sequence[int]) -> tuple[list[list[Name]], list[Name]]:
    """Names of each operand's dimensions and of the result's; those that ``...`` stands for are numbers."""
    left, arrow, right = equation.replace(" ", "").partition("->")
    terms = left.split(",")
    hidden = [rank - len(term.replace("...", "")) for term, rank in zip(terms, ranks, strict=True)]
    most = max((count for count, term in zip(hidden, terms, strict=True) if "..." in term), default=0)
    inputs = [_names(term, most, count) for term, count in zip(terms, hidden, strict=True)]
    if arrow:
        return inputs, _names(right, most, most)
    letters = left.replace("...", "").replace(",", "")
    return inputs, [*range(most), *sorted(letter for letter in letters if letters.count(letter) == 1)]


def _names(term: str, most: int, count: int) -> list[Name]:
    before, dots, after = term.partition("...")
    return [*before, *(range(most - count, most) if dots else ()), *after]


def _diagonal(x: Value, names: Sequence[Name]) -> Named:
    """Where a name repeats, keep the elements whose indices in these dimensions are equal."""
    kept = list(names)
    while (again := next((d for d, name in enumerate(kept) if name in kept[:d]), None)) is not None:
        shape, dtype = build.shape_of(x), build.dtype(x)
        rows, columns = (build.iota(torch.int32, shape, dim) for dim in (kept.index(kept[again]), again))
        only = build.select(build.compare(rows, columns, "EQ"), x, build.constant(0, dtype, shape))
        x = build.reduce(only, [again], hlo.add, build.constant(0, dtype))
        del kept[again]
    return x, kept


def _contract(x: Named, y: Named, output: Sequence[Name], wanted: set[Name]) -> Named:
    """The product of two operands, summed over every name that neither ``output`` nor another operand has."""
    keep = {*output, *wanted}
    x = without_ones(*x, *y)
    y = without_ones(*y, *x)
    x, y = _summed(x, keep | set(y[1])), _summed(y, keep | set(x[1]))
    names = [name for name in x[1] if name not in y[1] or name in keep]
    names = [n for n in names if n in y[1]] + [n for n in names if n not in y[1]] + [n for n in y[1] if n not in x[1]]
    if not wanted:
        names = [name for name in output if name in names]
    if {*x[1], *y[1]} <= set(names):
        return _multiplied(x, y, names), names
    return product(*x, *y, names), names


def _multiplied(x: Named, y: Named, to: Sequence[Name]) -> Value:
    sizes = {name: size for value, names in (x, y) for name, size in zip(names, build.shape_of(value), strict=True)}
    return hlo.multiply(*(_spread(value, names, to, [sizes[name] for name in to]) for value, names in (x, y)))


def _spread(x: Value, names: Sequence[Name], to: Sequence[Name], shape: Sequence[int]) -> Value:
    order = sorted(range(len(names)), key=lambda dim: to.index(names[dim]))
    return build.broadcast_in_dim(build.transpose(x, order), shape, [to.index(names[dim]) for dim in order])


def _summed(x: Named, keep: set[Name]) -> Named:
    """Sum over the dimensions whose name is not in ``keep``."""
    value, names = x
    dims = [dim for dim, name in enumerate(names) if name not in keep]
    if not dims:
        return x
    dtype = build.dtype(value)
    wide = build.convert(value, compute_dtype(dtype))
    total = build.reduce(wide, dims, hlo.add, build.constant(0, build.dtype(wide)))
    return build.convert(total, dtype), [name for name in names if name in keep]
