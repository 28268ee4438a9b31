"""Recurrent layers: one ``stablehlo.while`` over time for each layer and direction.

The projection of the input does not depend on the state: it is one matrix product outside the loop, for all
steps at once; inside remain the product with the state and the gates. Batch-first sequences are sliced along
their time dimension, never transposed. The state has the module's dtype; half precision has float32 gates.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import torch

from torch2hlo import build
from torch2hlo.dtypes import FLOATING, compute_dtype
from torch2hlo.lowering import LoweringContext, register_lowering
from torch2hlo.mlir import Value, hlo

aten = torch.ops.aten
States = tuple[Value, ...]


@dataclass(frozen=True)
class Weights:
    """Parameters of one layer and direction; ``projection`` makes an LSTM's output smaller than its cell."""

    input: Value
    hidden: Value
    input_bias: Value | None = None
    hidden_bias: Value | None = None
    projection: Value | None = None

    def merged(self) -> Weights:
        """The same with one bias, where the two are only ever added: then it is added outside the loop."""
        if self.input_bias is None or self.hidden_bias is None:
            return self
        dtype = compute_dtype(build.dtype(self.input_bias))
        biases = (build.convert(bias, dtype) for bias in (self.input_bias, self.hidden_bias))
        return replace(self, input_bias=hlo.add(*biases), hidden_bias=None)


Cell = Callable[[Value, States, Weights], States]


@dataclass(frozen=True)
class Stack:
    """How the layers are stacked: the arguments that all recurrent operations share."""

    has_biases: bool
    num_layers: int
    dropout: float
    train: bool
    bidirectional: bool
    batch_first: bool = False

    def weights(self, params: Sequence[Value]) -> list[Weights]:
        """The parameters by layer, then direction."""
        count = len(params) // (self.num_layers * (2 if self.bidirectional else 1))
        return [self._weights(params[start : start + count]) for start in range(0, len(params), count)]

    def _weights(self, params: Sequence[Value]) -> Weights:
        biases, rest = (params[2:4], params[4:]) if self.has_biases else ((None, None), params[2:])
        return Weights(params[0], params[1], *biases, *rest)


@register_lowering(aten.lstm.input, dtypes=FLOATING)
def lstm(ctx: LoweringContext, x: Value, hx: Sequence[Value], params: Sequence[Value], *stack: Any) -> States:
    """``i, f, g, o = W x + U h + b``; ``c = sigmoid(f) c + sigmoid(i) tanh(g)``; ``h = sigmoid(o) tanh(c)``.

    https://docs.pytorch.org/docs/stable/generated/torch.nn.LSTM.html
    """
    return _run(ctx, _lstm_cell, x, tuple(hx), params, Stack(*stack))


@register_lowering(aten.gru.input, dtypes=FLOATING)
def gru(ctx: LoweringContext, x: Value, hx: Value, params: Sequence[Value], *stack: Any) -> States:
    """``r, z = sigmoid(W x + U h + b)``; ``n = tanh(V x + b + r (Q h + d))``; ``h = (1 - z) n + z h``.

    https://docs.pytorch.org/docs/stable/generated/torch.nn.GRU.html
    """
    return _run(ctx, _gru_cell, x, (hx,), params, Stack(*stack))


@register_lowering(aten.rnn_tanh.input, dtypes=FLOATING)
def rnn_tanh(ctx: LoweringContext, x: Value, hx: Value, params: Sequence[Value], *stack: Any) -> States:
    """``h = tanh(W x + U h + b)``. https://docs.pytorch.org/docs/stable/generated/torch.nn.RNN.html"""
    return _run(ctx, _simple_cell(hlo.tanh), x, (hx,), params, Stack(*stack))


@register_lowering(aten.rnn_relu.input, dtypes=FLOATING)
def rnn_relu(ctx: LoweringContext, x: Value, hx: Value, params: Sequence[Value], *stack: Any) -> States:
    """``h = max(W x + U h + b, 0)``. https://docs.pytorch.org/docs/stable/generated/torch.nn.RNN.html"""
    return _run(ctx, _simple_cell(_relu), x, (hx,), params, Stack(*stack))


def _run(ctx: LoweringContext, cell: Cell, x: Value, states: States, params: Sequence[Value], stack: Stack) -> States:
    """Every layer on the output of the one before; the output and the last states of all layers."""
    if stack.dropout > 0 and stack.train and stack.num_layers > 1:
        raise ctx.refuse("dropout between recurrent layers", "call eval(), or make the module with dropout=0")
    directions = 2 if stack.bidirectional else 1
    weights, last = stack.weights(params), []
    if cell is not _gru_cell:
        weights = [each.merged() for each in weights]
    for layer in range(stack.num_layers):
        outputs = []
        for direction in range(directions):
            index = layer * directions + direction
            initial = tuple(_at(state, index) for state in states)
            output, final = _scan(cell, x, initial, weights[index], 1 if stack.batch_first else 0, direction == 1)
            outputs.append(output)
            last.append(final)
        x = build.concatenate(outputs, 2)
    stacked = (build.concatenate([build.unsqueeze(s, 0) for s in column], 0) for column in zip(*last, strict=True))
    return x, *stacked


def _at(x: Value, index: int) -> Value:
    return build.reshape(build.slice_dim(x, 0, index, index + 1), build.shape_of(x)[1:])


def _scan(cell: Cell, x: Value, initial: States, weights: Weights, time: int, backwards: bool) -> tuple[Value, States]:
    """Run ``cell`` over dimension ``time`` of ``x``; the states of every step, side by side, and the last."""
    dtype, gates, steps = build.dtype(x), _projected(x, weights), build.shape_of(x)[time]
    step_shape = [1 if dim == time else size for dim, size in enumerate(build.shape_of(gates))]
    shape = build.shape_of(x)[:2] + build.shape_of(initial[0])[-1:]
    zero, one, end = (build.constant(n, torch.int32) for n in (0, 1, steps))

    def body(step: Value, output: Value, *states: Value) -> list[Value]:
        at = hlo.subtract(build.constant(steps - 1, torch.int32), step) if backwards else step
        index = [at if dim == time else zero for dim in range(3)]
        now = build.reshape(hlo.dynamic_slice(gates, index, step_shape), [*step_shape[:time], *step_shape[time + 1 :]])
        new = [build.convert(state, dtype) for state in cell(now, states, weights)]
        output = hlo.dynamic_update_slice(output, build.unsqueeze(new[0], time), index)
        return [hlo.add(step, one), output, *new]

    carried = [zero, build.constant(0, dtype, shape), *initial]
    _, output, *final = build.while_(carried, lambda step, *_: build.compare(step, end, "LT"), body)
    return output, tuple(final)


def _projected(x: Value, weights: Weights) -> Value:
    """``W x + b`` for all steps."""
    dtype = compute_dtype(build.dtype(x))
    return _plus(build.dot_general(x, weights.input, contract=([2], [1]), to=dtype), weights.input_bias)


def _hidden(h: Value, weights: Weights) -> Value:
    """``U h + b`` for one step."""
    dtype = compute_dtype(build.dtype(h))
    return _plus(build.dot_general(h, weights.hidden, contract=([1], [1]), to=dtype), weights.hidden_bias)


def _plus(x: Value, bias: Value | None) -> Value:
    if bias is None:
        return x
    return hlo.add(x, build.broadcast(build.convert(bias, build.dtype(x)), build.shape_of(x)))


def _lstm_cell(now: Value, states: States, weights: Weights) -> States:
    h, c = states
    i, f, g, o = _chunks(hlo.add(now, _hidden(h, weights)), 4)
    kept = hlo.multiply(hlo.logistic(f), build.convert(c, build.dtype(f)))
    c = hlo.add(kept, hlo.multiply(hlo.logistic(i), hlo.tanh(g)))
    h = hlo.multiply(hlo.logistic(o), hlo.tanh(c))
    if weights.projection is not None:
        h = build.convert(h, build.dtype(weights.projection))
        h = build.dot_general(h, weights.projection, contract=([1], [1]))
    return h, c


def _gru_cell(now: Value, states: States, weights: Weights) -> States:
    (h,) = states
    (r, z, n), (hr, hz, hn) = _chunks(now, 3), _chunks(_hidden(h, weights), 3)
    h = build.convert(h, build.dtype(n))
    r, z = hlo.logistic(hlo.add(r, hr)), hlo.logistic(hlo.add(z, hz))
    n = hlo.tanh(hlo.add(n, hlo.multiply(r, hn)))
    return (hlo.add(n, hlo.multiply(z, hlo.subtract(h, n))),)


def _simple_cell(activation: Callable[[Value], Value]) -> Cell:
    return lambda now, states, weights: (activation(hlo.add(now, _hidden(states[0], weights))),)


def _relu(x: Value) -> Value:
    return hlo.maximum(x, build.constant(0, build.dtype(x), build.shape_of(x)))


def _chunks(x: Value, count: int) -> list[Value]:
    size = build.shape_of(x)[-1] // count
    return [build.slice_dim(x, len(build.shape_of(x)) - 1, start * size, (start + 1) * size) for start in range(count)]
