"""Branches and loops: regions that use the values around them as they are."""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch._higher_order_ops.cond import cond_op
from torch._higher_order_ops.while_loop import while_loop_op

from torch2hlo.build import constant, fill_region
from torch2hlo.dtypes import STORED, tensor_type
from torch2hlo.graph import Subgraph
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.mlir import Value, hlo, ir


@register_lowering(cond_op, dtypes=STORED)
def cond(
    ctx: LoweringContext, predicate: Value, then: Subgraph, otherwise: Subgraph, operands: Sequence[Value]
) -> tuple[Value, ...]:
    """``then(*operands) if predicate else otherwise(*operands)``. https://openxla.org/stablehlo/spec#if"""
    choice = hlo.IfOp(_types(ctx), predicate)
    for region, branch in zip(choice.regions, (then, otherwise), strict=True):
        fill_region(region, [], lambda branch=branch: _inline(ctx, branch, operands, ctx.key))
    return tuple(choice.results)


@register_lowering(while_loop_op, dtypes=STORED)
def while_loop(
    ctx: LoweringContext, condition: Subgraph, body: Subgraph, carried: Sequence[Value], additional: Sequence[Value]
) -> tuple[Value, ...]:
    """``x = body(*x)`` as long as ``condition(*x)``, from ``carried`` on; a loop that draws counts its iterations.

    https://openxla.org/stablehlo/spec#while
    """
    draws = "draw" in ctx.node.meta
    counter = [constant(0, torch.uint32)] if draws else []
    types = [value.type for value in (*counter, *carried)]
    loop = hlo.WhileOp(types, [*counter, *carried])

    def test(*values: Value) -> list[Value]:
        return _inline(ctx, condition, (*values[len(counter) :], *additional), _key(ctx, values))

    def step(*values: Value) -> list[Value]:
        after = [hlo.add(values[0], constant(1, torch.uint32))] if draws else []
        return [*after, *_inline(ctx, body, (*values[len(counter) :], *additional), _key(ctx, values))]

    fill_region(loop.regions[0], types, test)
    fill_region(loop.regions[1], types, step)
    return tuple(loop.results)[len(counter) :]


def _key(ctx: LoweringContext, values: Sequence[Value]) -> Value | None:
    """``fold_in(fold_in(key, number of the loop), iteration)`` in a loop that draws."""
    if "draw" not in ctx.node.meta:
        return ctx.key
    from torch2hlo import sampling  # imports JAX, which a program that draws nothing does not need

    assert ctx.key is not None
    return ctx.borrow(sampling.iteration, ctx.key, constant(ctx.node.meta["draw"], torch.uint32), values[0])[0]


def _inline(ctx: LoweringContext, subgraph: Subgraph, operands: Sequence[Value], key: Value | None) -> list[Value]:
    assert ctx.inline is not None
    return ctx.inline(subgraph, operands, key)


def _types(ctx: LoweringContext) -> list[ir.Type]:
    return [tensor_type(value.shape, value.dtype) for value in ctx.node.meta["val"]]
