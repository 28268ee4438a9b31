"""Packed sequences: rows of a batch one step after another, as many at each step as have that step.

``pack_padded_sequence`` gives ``data`` (all real steps, the first of every row before the second of any) and
``batch_sizes`` (how many rows have each step). Both have sizes that are sums and maxima of the lengths, bounded by the
padded tensor's. Recurrent layers run on the padded form again, each row's state held at its own last step.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
from torch._ops import OpOverload
from torch._subclasses.fake_tensor import DynamicOutputShapeException
from torch.utils._python_dispatch import _get_current_dispatch_mode

from torch2hlo.capture.items import know, read_count

aten = torch.ops.aten
HELD = 1e4  # sigmoid is 1 here and 0 at minus this, exactly, and float16 has it
_PADDED: dict[Any, Any] = {
    aten.lstm.data: aten.lstm.input,
    aten.gru.data: aten.gru.input,
    aten.rnn_tanh.data: aten.rnn_tanh.input,
    aten.rnn_relu.data: aten.rnn_relu.input,
}


def pack(x: torch.Tensor, lengths: torch.Tensor, batch_first: bool) -> tuple[torch.Tensor, torch.Tensor]:
    """``_pack_padded_sequence``: ``x`` is ``(time, rows, …)``, or with ``batch_first`` ``(rows, time, …)``."""
    recorder: Any = _get_current_dispatch_mode()
    if recorder.sizes is None:
        raise DynamicOutputShapeException(aten._pack_padded_sequence.default)
    x = x.transpose(0, 1) if batch_first else x
    steps, rows = x.shape[:2]
    if ((lengths < 1) | (lengths > steps)).any() | (lengths[:-1] < lengths[1:]).any():
        raise RuntimeError("lengths must be positive, at most the time that there is, and sorted in decreasing order")
    most = recorder.sizes.bound(steps * rows)
    total = read_count(recorder, lengths.sum(), most)
    longest = read_count(recorder, lengths[0], recorder.sizes.bound(steps))
    batch_sizes = (torch.arange(steps).unsqueeze(1) < lengths).sum(1)[:longest]
    know(recorder, batch_sizes, rows)  # what is read from its first place: every row has one step
    step, row = _places(batch_sizes, total)
    return x[step, row], batch_sizes


def pad(
    data: torch.Tensor, batch_sizes: torch.Tensor, batch_first: bool, value: float, total: Any
) -> tuple[torch.Tensor, torch.Tensor]:
    """``_pad_packed_sequence``: the padded tensor, ``total`` steps long, and each row's length."""
    longest, rows = batch_sizes.shape[0], _rows(batch_sizes)
    total = total if total > 0 else longest
    starts = batch_sizes.cumsum(0) - batch_sizes
    step = torch.arange(total).clamp(max=longest - 1).unsqueeze(1)
    row = torch.arange(rows)
    real = (row < batch_sizes[step]) & (torch.arange(total) < longest).unsqueeze(1)
    place = torch.where(real, starts[step] + row, 0).reshape(-1)
    padded = data.index_select(0, place).reshape(total, rows, *data.shape[1:])
    padded = torch.where(real.reshape(total, rows, *[1] * (data.dim() - 1)), padded, value)
    lengths = (row < batch_sizes.unsqueeze(1)).sum(0)
    return (padded.transpose(0, 1) if batch_first else padded), lengths


def packed_layers(op: OpOverload, data: torch.Tensor, batch_sizes: torch.Tensor, state: Any, *rest: Any) -> Any:
    """A recurrent operation on packed sequences: the packed outputs, and the final states."""
    padded, lengths = pad(data, batch_sizes, False, 0.0, 0)
    states = list(state) if isinstance(state, (tuple, list)) else [state]
    out, *finals = held_layers(_PADDED[op], padded, lengths, states, *rest)
    return out[_places(batch_sizes, data.shape[0])], *finals


def _rows(batch_sizes: torch.Tensor) -> Any:
    """Every row has a first step."""
    return batch_sizes[0].item()


def _places(batch_sizes: torch.Tensor, total: Any) -> tuple[torch.Tensor, torch.Tensor]:
    """The step and the row of each packed element."""
    ends = batch_sizes.cumsum(0)
    number = torch.arange(total)
    step = torch.searchsorted(ends, number, right=True)
    return step, number - (ends - batch_sizes)[step]


def held_layers(
    op: OpOverload,
    x: torch.Tensor,
    lengths: torch.Tensor,
    states: Sequence[torch.Tensor],
    params: Sequence[torch.Tensor],
    has_biases: bool,
    layers: int,
    dropout: float,  # noqa: ARG001
    train: bool,
    bidirectional: bool,
) -> tuple[torch.Tensor, ...]:
    """Layers one at a time on ``x`` ``(time, rows, features)``, of which row ``i`` has ``lengths[i]`` real steps.

    ``dropout`` between layers is applied by whoever calls for one layer at a time.
    """
    directions = 2 if bidirectional else 1
    count = len(params) // (layers * directions)
    finals: list[list[torch.Tensor]] = [[] for _ in states]
    for layer in range(layers):
        sides = []
        for direction in range(directions):
            row = layer * directions + direction
            weights = [*params[row * count : (row + 1) * count], has_biases]
            side, *last = _held(op, x, lengths, [state[row : row + 1] for state in states], weights, train, direction)
            sides.append(side)
            for final, state in zip(finals, last, strict=True):
                final.append(state)
        x = torch.cat(sides, -1) if bidirectional else sides[0]
    return x, *(torch.cat(final) for final in finals)


def _held(
    op: OpOverload,
    x: torch.Tensor,
    lengths: torch.Tensor,
    states: Sequence[torch.Tensor],
    weights: list[Any],
    train: bool,
    backwards: int,
) -> list[torch.Tensor]:
    """One layer and direction: its outputs, and the states after each row's last step."""
    *params, has_biases = weights
    step = torch.arange(x.shape[0]).unsqueeze(1)
    real = step < lengths
    turned = torch.where(real, lengths - 1 - step, step).unsqueeze(-1)
    x = torch.where(real.unsqueeze(-1), x, 0)
    x = _along_time(x, turned) if backwards else x
    if len(states) > 1:
        x, params[0] = _with_held_cell(x, real, params[0])
    start = list(states) if len(states) > 1 else states[0]
    out, *after = op(x, start, params, has_biases, 1, 0.0, train, False, False)
    hidden = _along_time(out, (lengths - 1).reshape(1, -1, 1))
    return [_along_time(out, turned) if backwards else out, hidden, *after[1:]]


def _along_time(x: torch.Tensor, step: torch.Tensor) -> torch.Tensor:
    """``x[step[t, i], i]`` for each time and row."""
    return x.gather(0, step.expand(step.shape[0], x.shape[1], x.shape[2]))


def _with_held_cell(x: torch.Tensor, real: torch.Tensor, weight: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """One more feature, 1 where there is no real step: it shuts the input gate and opens the forget gate."""
    size = weight.shape[0] // 4
    column = torch.zeros(4 * size, 1, dtype=weight.dtype)
    column = torch.where((torch.arange(4 * size) < size).unsqueeze(1), -HELD, column)
    column = torch.where((torch.arange(4 * size) // size == 1).unsqueeze(1), HELD, column)
    return torch.cat([x, (~real).unsqueeze(-1).to(x.dtype)], -1), torch.cat([weight, column], 1)
