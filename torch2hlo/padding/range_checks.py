"""Whether index tensors are in range: what is in the padding does not count."""

from __future__ import annotations

from typing import Any

import torch

from torch2hlo.internal_ops import out_of_range as out_of_range_op
from torch2hlo.padding.padded import Padded
from torch2hlo.padding.rules import PaddingContext, is_runtime, register_padding


@register_padding(out_of_range_op, merged=True)
def out_of_range(ctx: PaddingContext, index: Padded, low: Any, size: Any, ignored: int | None = None) -> Padded:
    """Of real indices, against a size that may be known only at run time."""
    if not is_runtime(size) and size > 0:
        return Padded(out_of_range_op(ctx.filled(index, None, 0), low, size, ignored), ())
    places = index.tensor.to(torch.int64)
    bad = (places < ctx.number(low)) | (places >= ctx.number(size))
    if ignored is not None:
        bad = bad & (places != ignored)
    if (mask := ctx.mask(index)) is not None:
        bad = bad & mask
    code = torch.where(bad, torch.where(places < 0, places, places + 1), 0)
    lowest = code.amin()
    return Padded(torch.where(lowest < 0, lowest, code.amax()), ())
