"""Recurrent layers over a padded time: every row's state is held at the last real step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch

from torch2hlo.capture.packed_sequences import held_layers
from torch2hlo.padding.padded import Padded
from torch2hlo.padding.rules import PaddingContext, register_padding

aten = torch.ops.aten


@register_padding(aten.lstm.input, aten.gru.input, aten.rnn_tanh.input, aten.rnn_relu.input)
def recurrent(
    ctx: PaddingContext, x: Padded, state: Any, params: Sequence[Padded], *options: Any
) -> list[torch.Tensor]:
    """The outputs, and the final states."""
    states = [value.tensor for value in (state if isinstance(state, (tuple, list)) else [state])]
    weights = [value.tensor for value in params]
    batch_first = options[-1]
    if x.axes[1 if batch_first else 0].is_static:
        start = states if isinstance(state, (tuple, list)) else states[0]
        return list(ctx.node.target(x.tensor, start, weights, *options))  # type: ignore[operator]
    steps = x.tensor.transpose(0, 1) if batch_first else x.tensor
    lengths = ctx.count(x, [1 if batch_first else 0]).expand(steps.shape[1])
    out, *finals = held_layers(ctx.node.target, steps, lengths, states, weights, *options[:-1])  # type: ignore[arg-type]
    return [out.transpose(0, 1) if batch_first else out, *finals]
