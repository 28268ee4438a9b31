"""Random draws over padded dimensions: as many as there are places, those of the padding for nothing."""

from __future__ import annotations

from typing import Any

import torch

from torch2hlo.padding.padded import Padded
from torch2hlo.padding.rules import PaddingContext, register_padding
from torch2hlo.padding.slices import bounded

aten = torch.ops.aten


@register_padding(
    aten.rand.default, aten.rand.generator, aten.randn.default, aten.randn.generator, aten.randint.default,
    aten.randint.generator, aten.randint.low, aten.randint.low_generator, aten.normal.float_float,
)  # fmt: skip
def drawn(ctx: PaddingContext, *args: Any, **kwargs: Any) -> torch.Tensor:
    """As many as there may be."""
    sized = [bounded(ctx, arg) if isinstance(arg, (list, tuple)) else arg for arg in args]
    made: torch.Tensor = ctx.node.target(*sized, **kwargs)  # type: ignore[operator]
    return made


@register_padding(
    aten.rand_like.default, aten.rand_like.generator, aten.randn_like.default, aten.randn_like.generator,
    aten.randint_like.default, aten.randint_like.low_dtype, aten.bernoulli.default, aten.bernoulli.p,
    aten.uniform.default, aten.normal_functional.default, aten.exponential.default, aten.poisson.default,
)  # fmt: skip
def drawn_like(ctx: PaddingContext, x: Padded, *args: Any, **kwargs: Any) -> Padded:
    """One for each element, which may be a probability."""
    kwargs.pop("memory_format", None)
    return Padded(ctx.node.target(ctx.filled(x, None, 1), *args, **kwargs), x.axes)  # type: ignore[operator]


@register_padding(aten.dropout.default)
def dropout(ctx: PaddingContext, x: Padded, *rest: Any) -> Padded:
    """Each element for itself."""
    return Padded(ctx.node.target(x.tensor, *rest), x.axes)  # type: ignore[operator]


@register_padding(aten.native_dropout.default)
def native_dropout(ctx: PaddingContext, x: Padded, *rest: Any) -> list[Padded]:
    """Each element for itself, and which are kept."""
    return [Padded(part, x.axes) for part in ctx.node.target(x.tensor, *rest)]  # type: ignore[operator]


@register_padding(aten.multinomial.default)
def multinomial(ctx: PaddingContext, x: Padded, samples: int, *rest: Any, **kwargs: Any) -> torch.Tensor:
    """A category that is not there has no chance; a padded row has one."""
    rows = ctx.filled(Padded(ctx.filled(x, [x.dim() - 1], 0), x.axes), range(x.dim() - 1), 1)
    drawn: torch.Tensor = aten.multinomial.default(rows, samples, *rest, **kwargs)
    return drawn
