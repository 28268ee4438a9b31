"""``embedding_bag``: rows of a table reduced bag by bag.

A bag is a run of indices that begins at its offset. Bags of one length that is known at conversion
(``offsets`` made by ``arange``, as for 2-d input) are a reshape and a reduction; others are a scatter.
"""

from __future__ import annotations

from dataclasses import dataclass

import torch

from torch2hlo import build
from torch2hlo.dtypes import FLOATING, compute_dtype
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.lowerings.indices import Where, affine, in_range, scatter, take
from torch2hlo.lowerings.scans import running
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten
SUM, MEAN, MAX = 0, 1, 2


@dataclass(frozen=True)
class _Bags:
    """Which index is in which bag.

    Attributes:
        indices: the rows of the table.
        bag: the bag of each index.
        count: how many bags there are.
        each: their length, if it is one for all and known.
        padding: where an index is the padding.

    """

    indices: Value
    bag: Value
    count: int
    each: int | None
    padding: Value | None

    def reduce(self, rows: Value, combine: build.Combine, initial: float) -> Value:
        """One row a bag; padding counts for nothing."""
        shape, dtype = build.shape_of(rows), build.dtype(rows)
        if self.padding is not None:
            nothing = build.constant(initial, dtype, shape)
            rows = build.select(build.broadcast_in_dim(self.padding, shape, [0]), nothing, rows)
        if self.each is not None:
            return build.reduce(
                build.reshape(rows, [self.count, self.each, *shape[1:]]),
                [1],
                combine,
                build.constant(initial, dtype),
            )
        table = build.constant(initial, dtype, [self.count, *shape[1:]])
        return scatter(table, Where([self.bag], [0], list(range(1, len(shape)))), rows, combine, ascending=True)

    def sizes(self, dtype: torch.dtype) -> Value:
        """How many indices each bag has, padding not counted."""
        return self.reduce(build.constant(1, dtype, build.shape_of(self.indices)), hlo.add, 0)


def _bags(indices: Value, offsets: Value, count: int, padding_idx: int) -> _Bags:
    each = _length_of_each(offsets, count, build.shape_of(indices)[0])
    bag = bag_of_each(indices, offsets, count)
    return _Bags(indices, bag, count, each, found(indices, padding_idx))


def found(indices: Value, number: int) -> Value | None:
    """Where an index is ``number``; None if it is negative, which stands for no number."""
    if number < 0:
        return None
    return build.compare(indices, build.constant(number, build.dtype(indices), build.shape_of(indices)), "EQ")


def bag_of_each(indices: Value, offsets: Value, count: int) -> Value:
    """The bag of each index: how many bags have begun, less one."""
    (length,) = build.shape_of(indices)
    dtype, each = build.dtype(offsets), _length_of_each(offsets, count, length)
    if each is not None:
        return build.reshape(build.iota(dtype, [count, each], 0), [length])
    ones = build.constant(1, dtype, build.shape_of(offsets))
    marks = scatter(build.constant(0, dtype, [length]), Where([offsets], [0], []), ones, hlo.add)
    return hlo.subtract(running(marks, 0, hlo.add, 0), build.constant(1, dtype, [length]))


def _length_of_each(offsets: Value, count: int, length: int) -> int | None:
    """The length of every bag, if the offsets are known to be ``0, n, 2n …``."""
    line = affine(offsets)
    if line is None or line[0] != 0:
        return None
    step = length if build.shape_of(offsets) == [1] else line[1]
    return step if step * count == length else None


@register_lowering(aten._embedding_bag.default, aten._embedding_bag_forward_only.default, dtypes=FLOATING)
def _embedding_bag(
    ctx: LoweringContext,
    weight: Value,
    indices: Value,
    offsets: Value,
    scale_grad_by_freq: bool = False,  # for the gradient
    mode: int = SUM,
    sparse: bool = False,  # for the gradient
    per_sample_weights: Value | None = None,
    include_last_offset: bool = False,  # the result's shape says it
    padding_idx: int = -1,
) -> tuple[Value | None, ...]:
    """Sum, mean or maximum of each bag's rows; then index → bag, sizes of bags, and where the maxima are."""
    if 0 in build.shape_of(indices) or 0 in ctx.shape:
        return tuple(build.constant(0, ctx.result(n).dtype, ctx.result(n).shape) for n in range(4))
    indices = in_range(ctx, indices, build.shape_of(weight)[0])
    bags = _bags(indices, offsets, ctx.shape[0], padding_idx)
    rows = build.convert(take(weight, 0, indices), wide := compute_dtype(ctx.dtype))
    if per_sample_weights is not None:
        rows = hlo.multiply(
            rows, build.broadcast_in_dim(build.convert(per_sample_weights, wide), build.shape_of(rows), [0])
        )
    sizes = bags.sizes(build.dtype(offsets))
    if mode == MAX:
        out = bags.reduce(rows, hlo.maximum, build.lowest(wide))
        empty = build.compare(sizes, build.constant(0, build.dtype(sizes), [bags.count]), "EQ")
        out = build.select(build.broadcast_in_dim(empty, ctx.shape, [0]), build.constant(0, wide, ctx.shape), out)
        most = _positions_of_maxima(ctx, bags, rows, out)
    else:
        out, most = bags.reduce(rows, hlo.add, 0), None
        if mode == MEAN:
            count = build.convert(hlo.maximum(sizes, build.constant(1, build.dtype(sizes), [bags.count])), wide)
            out = hlo.divide(out, build.broadcast_in_dim(count, ctx.shape, [0]))
    return build.convert(out, ctx.dtype), *_extras(ctx, mode, bags, sizes, most)


def _extras(ctx: LoweringContext, mode: int, bags: _Bags, sizes: Value, most: Value | None) -> list[Value]:
    """What eager keeps for the gradient: of a sum, no sizes, and no bags where they are not needed."""
    to_bag, sized, maxima = (list(ctx.result(n).shape) for n in (1, 2, 3))
    dtype = ctx.result(1).dtype
    zero = build.constant(0, dtype)
    bag = build.constant(0, dtype, [0]) if 0 in to_bag else bags.bag
    if mode == SUM:
        return [bag, build.constant(0, dtype, sized), build.constant(0, dtype, maxima)]
    longer = build.pad(sizes, zero, [0], [sized[0] - bags.count])
    return [bag, longer, most if most is not None else build.slice_(sizes, [0], maxima)]


def _positions_of_maxima(ctx: LoweringContext, bags: _Bags, rows: Value, out: Value) -> Value | None:
    """The index of the first row with the bag's maximum in each column; 0 for an empty bag."""
    if not any(user.args[1] == 3 for user in ctx.node.users):
        return build.constant(0, ctx.result(3).dtype, ctx.result(3).shape)
    shape, dtype = build.shape_of(rows), build.dtype(bags.indices)
    own = take(out, 0, bags.bag)
    is_most = hlo.or_(build.compare(rows, own, "EQ"), build.compare(rows, rows, "NE"))
    nowhere = build.constant(shape[0], dtype, shape)
    first = bags.reduce(build.select(is_most, build.iota(dtype, shape, 0), nowhere), hlo.minimum, shape[0])
    numbers = build.pad(bags.indices, build.constant(0, dtype), [0], [1])
    return build.convert(take(numbers, 0, first), ctx.result(3).dtype)
