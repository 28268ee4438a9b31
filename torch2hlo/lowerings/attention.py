"""Scaled dot product attention: two matrix products around one softmax.

Half precision has its scores and softmax in float32, as in eager's kernels; the probabilities are rounded for
the second product, which accumulates in float32. A mask that is a band of diagonals (causal, sliding window) is a
comparison of iotas. Heads that share keys and values (grouped queries) are one more row dimension of the products:
nothing is repeated. A row whose every key is masked is 0: where that can happen, it is put there after the second
product, since XLA:TPU has a kernel for what comes before as long as nothing else is in between. It has none for a
single query, whose probabilities are made 0 instead, by what its reductions begin with. NaN gives NaN, as in eager's
math kernel; its CPU flash kernel makes 0 of it.

The whole is a `composite`: a target may have a kernel for it (`targets/attention.py`).
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import partial, reduce

import torch

from torch2hlo import build
from torch2hlo.composites import ATTENTION, composite
from torch2hlo.dtypes import FLOATING, compute_dtype
from torch2hlo.internal_ops import band_attention as band_attention_op
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.lowerings.matmul import Name, product
from torch2hlo.lowerings.norms import spread
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten


@dataclass(frozen=True)
class Band:
    """Query i sees key j if ``low <= j - i <= high``."""

    low: int
    high: int

    def leaves_a_row_empty(self, queries: int, keys: int) -> bool:
        """Whether some query sees no key."""
        return self.high < 0 or queries - 1 + self.low > keys - 1 or self.low > self.high


@register_lowering(aten.scaled_dot_product_attention.default, dtypes=FLOATING)
def scaled_dot_product_attention(
    ctx: LoweringContext,
    query: Value,
    key: Value,
    value: Value,
    attn_mask: Value | None = None,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    *,
    scale: float | None = None,
    enable_gqa: bool = False,
) -> Value:
    """``softmax(scale · query · keyᵀ + mask) · value``: ``(…, q, d), (…, k, d), (…, k, v) → (…, q, v)``.

    https://docs.pytorch.org/docs/stable/generated/torch.nn.functional.scaled_dot_product_attention.html
    """
    if dropout_p > 0:
        raise ctx.refuse("dropout inside attention", "call eval(), or pass dropout_p=0.0")
    band = _causal(query) if is_causal else None
    return _composite(ctx, query, key, value, attn_mask, band, _scale(query, scale))


@register_lowering(band_attention_op, dtypes=FLOATING)
def band_attention(
    ctx: LoweringContext,
    query: Value,
    key: Value,
    value: Value,
    low: int,
    high: int,
    *,
    scale: float | None = None,
    enable_gqa: bool = False,
) -> Value:
    """`scaled_dot_product_attention` in which query i sees key j if ``low <= j - i <= high``."""
    return _composite(ctx, query, key, value, None, Band(low, high), _scale(query, scale))


@register_lowering(aten._scaled_dot_product_flash_attention_for_cpu.default, dtypes=FLOATING)
def _scaled_dot_product_flash_attention_for_cpu(
    ctx: LoweringContext,
    query: Value,
    key: Value,
    value: Value,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    *,
    attn_mask: Value | None = None,
    scale: float | None = None,
) -> tuple[Value, Value]:
    """`scaled_dot_product_attention`, and ``log Σ exp`` of each row of scores."""
    if dropout_p > 0:
        raise ctx.refuse("dropout inside attention", "call eval(), or pass dropout_p=0.0")
    band = _causal(query) if is_causal else None
    out, highest, sums = _attention(ctx, query, key, value, attn_mask, band=band, scale=_scale(query, scale))
    lse: Value = hlo.add(highest, hlo.log(sums))
    if attn_mask is not None:
        lse = _zero_where_empty(lse, highest)
    return out, build.convert(build.reshape(lse, list(ctx.result(1).shape)), ctx.result(1).dtype)


def _composite(
    ctx: LoweringContext,
    query: Value,
    key: Value,
    value: Value,
    mask: Value | None,
    band: Band | None,
    scale: float,
) -> Value:
    operands = {"query": query, "key": key, "value": value} | ({} if mask is None else {"mask": mask})
    limits = {} if band is None else {"low": band.low, "high": band.high}
    meaning = partial(_attention, ctx, band=band, scale=scale, single=_rows(query) == 1)
    return composite(ATTENTION, operands, {"scale": scale, **limits}, lambda *values: meaning(*values)[0])


def _attention(
    ctx: LoweringContext,
    query: Value,
    key: Value,
    value: Value,
    mask: Value | None = None,
    *,
    band: Band | None,
    scale: float,
    single: bool = False,
) -> tuple[Value, Value, Value]:
    """The result, and of each row of scores the maximum and ``Σ exp(score - maximum)``; but of an empty ``single``."""
    wide, groups = compute_dtype(ctx.dtype), _groups(ctx, query, key, value)
    may_be_empty = mask is not None or (band is not None and band.leaves_a_row_empty(_rows(query), _rows(key)))
    query, rows = _split_heads(query, groups), _names(query, "q", "d", groups)
    names = [*_batch(query, key, groups), "q", "k"]
    scores = product(query, rows, key, _names(key, "k", "d", 1), names, wide)
    scores = hlo.multiply(scores, build.constant(scale, wide, build.shape_of(scores)))
    if mask is not None:
        scores = _masked(scores, _split_heads(mask, groups))
    if band is not None:
        scores = _within(scores, band)
    powers, highest, sums = _powers(scores, zero_if_empty=single and may_be_empty)
    last = [len(names) - 1]
    probabilities = build.convert(hlo.divide(powers, spread(sums, powers, last)), ctx.dtype)
    out = product(probabilities, names, value, _names(value, "k", "v", 1), [*names[:-1], "v"])
    if may_be_empty and not single:
        out = _zero_where_empty(out, highest)
    return build.reshape(out, ctx.shape), highest, sums


def _causal(query: Value) -> Band:
    """A query sees the keys up to its own position, both counted from 0."""
    return Band(-_rows(query), 0)


def _rows(x: Value) -> int:
    return build.shape_of(x)[-2]


def _groups(ctx: LoweringContext, query: Value, key: Value, value: Value) -> int:
    """How many heads of the query share one of the key, which has several; else 1."""
    if len(build.shape_of(query)) < 3:
        return 1
    heads, shared, values = (build.shape_of(x)[-3] for x in (query, key, value))
    if shared in (1, heads) and values in (1, heads):
        return 1
    if shared != values or heads % shared:
        raise ctx.refuse("keys and values have different numbers of heads", "give them the same number")
    return heads // shared


def _split_heads(x: Value, groups: int) -> Value:
    """``(…, heads, a, b)`` → ``(…, heads / groups, groups, a, b)``; a single head stays single."""
    shape = build.shape_of(x)
    if groups == 1 or len(shape) < 3:
        return x
    heads = [1, 1] if shape[-3] == 1 else [shape[-3] // groups, groups]
    return build.reshape(x, [*shape[:-3], *heads, *shape[-2:]])


def _names(x: Value, row: Name, column: Name, groups: int) -> list[Name]:
    """Leading dimensions are numbered from the right, so that they broadcast."""
    leading = len(build.shape_of(x)) - 2
    inner: list[Name] = ["g"] if groups > 1 else []
    return [*range(-leading, 0), *inner, row, column]


def _batch(query: Value, key: Value, groups: int) -> list[Name]:
    """Names of the leading dimensions of the scores."""
    leading = max(len(build.shape_of(query)) - (3 if groups > 1 else 2), len(build.shape_of(key)) - 2)
    return [*range(-leading, 0), *(["g"] if groups > 1 else [])]


def _scale(query: Value, scale: float | None) -> float:
    size = build.shape_of(query)[-1]
    return (1 / math.sqrt(size) if size else math.inf) if scale is None else scale


def _masked(scores: Value, mask: Value) -> Value:
    """Scores where a bool mask is true, else -inf; or scores plus a floating mask."""
    shape, dtype = build.shape_of(scores), build.dtype(scores)
    if build.dtype(mask) is torch.bool:
        lowest = build.constant(-math.inf, dtype, shape)
        return build.select(build.broadcast(mask, shape), scores, lowest)
    return hlo.add(scores, build.broadcast(build.convert(mask, dtype), shape))


def _zero_where_empty(x: Value, highest: Value) -> Value:
    """0 for rows that see no key: their highest score is -inf."""
    shape, rows = build.shape_of(x), build.shape_of(highest)
    seen = build.compare(highest, build.constant(-math.inf, build.dtype(highest), rows), "NE")
    return build.select(spread(seen, x, range(len(rows), len(shape))), x, build.constant(0, build.dtype(x), shape))


def _within(scores: Value, band: Band) -> Value:
    """Scores inside the band, -inf outside."""
    shape, rank = build.shape_of(scores), len(build.shape_of(scores))
    queries, keys = (build.iota(torch.int32, shape, rank - 2), build.iota(torch.int32, shape, rank - 1))
    inside = []
    if band.high < shape[-1] - 1:
        inside.append(build.compare(_moved(queries, band.high), keys, "GE"))
    if band.low > 1 - shape[-2]:
        inside.append(build.compare(_moved(queries, band.low), keys, "LE"))
    if not inside:
        return scores
    lowest = build.constant(-math.inf, build.dtype(scores), shape)
    return build.select(reduce(hlo.and_, inside), scores, lowest)


def _moved(positions: Value, by: int) -> Value:
    shape = build.shape_of(positions)
    return positions if by == 0 else hlo.add(positions, build.constant(by, torch.int32, shape))


def _powers(scores: Value, *, zero_if_empty: bool) -> tuple[Value, Value, Value]:
    """``exp(scores - highest)``, ``highest`` and the sum of a row.

    Where all scores are -inf, they are NaN, -inf and NaN; or, ``zero_if_empty``, 0, the lowest float and the smallest,
    by which 0 is divided. Added to the sum of any other row, which is 1 at least, that one changes nothing.
    """
    dtype, last = build.dtype(scores), [len(build.shape_of(scores)) - 1]
    lowest, least = (torch.finfo(dtype).min, torch.finfo(dtype).tiny) if zero_if_empty else (-math.inf, 0)
    highest = build.reduce(scores, last, hlo.maximum, build.constant(lowest, dtype))
    powers = hlo.exponential(hlo.subtract(scores, spread(highest, scores, last)))
    return powers, highest, build.reduce(powers, last, hlo.add, build.constant(least, dtype))
