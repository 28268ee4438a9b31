"""Recurrent layers over a padded time: forwards, padding comes last; backwards, the real steps turn round first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch

from torch2hlo.padding.padded import Padded
from torch2hlo.padding.rules import PaddingContext, register_padding

aten = torch.ops.aten


@register_padding(aten.lstm.input)
def lstm(ctx: PaddingContext, x: Padded, state: Sequence[Padded], params: Sequence[Padded], *options: Any) -> Any:
    """The outputs and the last ``h``; the last ``c`` is inside the operation and can't be read at a run-time length."""
    cell = [node for node in ctx.node.users if node.args[1] == 2 and node.users]
    if cell and not _time(x, options).is_static:
        raise ctx.refuse(
            "the final cell state of an LSTM over a length known only at run time", "use the outputs, or the final h"
        )
    out, last = _layers(ctx, x, state, params, *options)
    return [out, last, state[1].tensor]


@register_padding(aten.gru.input, aten.rnn_tanh.input, aten.rnn_relu.input)
def recurrent(ctx: PaddingContext, x: Padded, state: Padded, params: Sequence[Padded], *options: Any) -> Any:
    """The outputs and the last ``h``."""
    return list(_layers(ctx, x, [state], params, *options))


def _time(x: Padded, options: Sequence[Any]) -> Any:
    return x.axes[1 if options[-1] and x.dim() == 3 else 0]


def _layers(
    ctx: PaddingContext,
    x: Padded,
    state: Sequence[Padded],
    params: Sequence[Padded],
    has_biases: bool,
    layers: int,
    dropout: float,
    train: bool,
    bidirectional: bool,
    batch_first: bool,
) -> tuple[torch.Tensor, torch.Tensor]:
    """One layer and direction at a time; the final state is the output at the last real step."""
    time = 1 if batch_first else 0
    length = ctx.count(x, [time])
    steps = torch.arange(x.axes[time].bound)
    backwards = torch.where(steps < length, length - 1 - steps, steps)
    directions = 2 if bidirectional else 1
    count = len(params) // (layers * directions)
    out, finals = x.tensor, []
    for layer in range(layers):
        sides = []
        for direction in range(directions):
            row = layer * directions + direction
            weights = [value.tensor for value in params[row * count : (row + 1) * count]]
            start = [value.tensor[row : row + 1] for value in state]
            given = out.index_select(time, backwards) if direction else out
            side = ctx.node.target(  # type: ignore[operator]
                given, start if len(start) > 1 else start[0], weights, has_biases, 1, 0.0, train, False, batch_first
            )[0]
            finals.append(side.index_select(time, (length - 1).reshape(1)).squeeze(time))
            sides.append(side.index_select(time, backwards) if direction else side)
        out = torch.cat(sides, -1) if bidirectional else sides[0]
    return out, torch.stack(finals)
