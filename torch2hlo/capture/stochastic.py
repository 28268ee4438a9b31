"""Dropout inside larger operations, taken apart so that every draw is an operation of its own.

Each function gets the operation's arguments and returns ``NotImplemented`` where it draws nothing, which leaves the
operation whole.
"""

from __future__ import annotations

import math
from typing import Any

import torch
from torch._ops import OpOverload

from torch2hlo.capture.packed_sequences import packed_layers

aten = torch.ops.aten


def dropout(x: torch.Tensor, p: float, train: bool) -> Any:
    """Without training it is the identity."""
    return NotImplemented if train and p > 0 else x


def native_dropout(x: torch.Tensor, p: float, train: bool | None) -> Any:  # noqa: ARG001
    """Without training it keeps everything."""
    return (x, torch.ones_like(x, dtype=torch.bool)) if train is False else NotImplemented


def rrelu(
    x: torch.Tensor,
    noise: object,  # noqa: ARG001
    lower: float = 0.125,
    upper: float = 1 / 3,
    training: bool = False,
    *_: Any,
) -> Any:
    """Without training the slope is the mean one."""
    return NotImplemented if training else aten.leaky_relu.default(x, (lower + upper) / 2)


def attention(
    query: torch.Tensor,
    key: torch.Tensor,
    value: torch.Tensor,
    attn_mask: torch.Tensor | None = None,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    *,
    scale: float | None = None,
    enable_gqa: bool = False,
) -> Any:
    """``dropout(softmax(q kᵀ / √d + mask)) v``, the formula in the documentation of scaled_dot_product_attention."""
    if dropout_p == 0:
        return NotImplemented
    if enable_gqa:
        groups = query.shape[-3] // key.shape[-3]
        key, value = key.repeat_interleave(groups, -3), value.repeat_interleave(groups, -3)
    scores = query @ key.transpose(-2, -1) * (scale if scale is not None else 1 / math.sqrt(query.shape[-1]))
    if is_causal:
        attn_mask = torch.ones(scores.shape[-2:], dtype=torch.bool).tril()
    if attn_mask is not None:
        scores = scores.masked_fill(~attn_mask, -math.inf) if attn_mask.dtype is torch.bool else scores + attn_mask
    return aten.dropout.default(aten._safe_softmax.default(scores, -1), dropout_p, True) @ value


class Recurrent:
    """Layers of an LSTM, GRU or RNN one by one, with dropout between them. ``states`` is 2 for an LSTM, else 1."""

    def __init__(self, op: OpOverload, states: int) -> None:
        self._op, self._states = op, states
        self._packed = op._schema.arguments[1].name == "batch_sizes"

    def __call__(self, *args: Any) -> Any:
        """The operation's own positional arguments."""
        x, *rest = args
        sizes = [rest.pop(0)] if self._packed else []
        hidden, params, has_biases, layers, p, train, bidirectional, *batch_first = rest
        if not (train and p > 0 and layers > 1):
            return packed_layers(self._op, *args) if self._packed else NotImplemented
        hidden = list(hidden) if self._states > 1 else [hidden]
        rows, count = 2 if bidirectional else 1, len(params) // layers
        finals: list[list[torch.Tensor]] = [[] for _ in hidden]
        for layer in range(layers):
            x = x if layer == 0 else aten.dropout.default(x, p, True)
            own = [state[layer * rows : (layer + 1) * rows] for state in hidden]
            weights = params[layer * count : (layer + 1) * count]
            start = own if self._states > 1 else own[0]
            x, *after = self._op(x, *sizes, start, weights, has_biases, 1, 0.0, train, bidirectional, *batch_first)
            for final, state in zip(finals, after, strict=True):
                final.append(state)
        return (x, *(torch.cat(final) for final in finals))
