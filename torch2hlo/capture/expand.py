"""What an operation is expanded into when it is not recorded whole."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch._decomp import decomposition_table
from torch._ops import OpOverload

from torch2hlo.capture import packed_sequences, signal_windows, stochastic
from torch2hlo.capture.grouped_mm import grouped_mm
from torch2hlo.capture.least_squares import lstsq
from torch2hlo.capture.multilabel_margin import multilabel_margin
from torch2hlo.capture.run_time_bags import embedding_bag
from torch2hlo.capture.run_time_counts import RUN_TIME_COUNTS
from torch2hlo.capture.run_time_fourier import RUN_TIME_FOURIER
from torch2hlo.capture.run_time_norms import RUN_TIME_NORMS
from torch2hlo.capture.run_time_norms import batch_norm as run_time_batch_norm
from torch2hlo.capture.run_time_parts import RUN_TIME_PARTS
from torch2hlo.capture.run_time_sizes import RUN_TIME_SIZES
from torch2hlo.capture.run_time_windows import RUN_TIME_WINDOWS
from torch2hlo.capture.sizes import has_symbols

aten = torch.ops.aten


def expansion_of(func: OpOverload) -> Callable[..., Any] | None:
    """A function of the same arguments that runs smaller operations, or None for a primitive one."""
    if torch.Tag.core in func.tags:
        return None
    if func.has_kernel_for_dispatch_key(torch._C.DispatchKey.CompositeImplicitAutograd):
        return func.decompose
    return decomposition_table.get(func)


def _split(x: torch.Tensor, size: int, dim: int = 0) -> list[torch.Tensor]:
    length = x.shape[dim]
    starts = range(0, length, size) if size else [0]
    return [aten.slice.Tensor(x, dim, start, min(start + size, length)) for start in (starts or [0])]


def _unbind(x: torch.Tensor, dim: int = 0) -> list[torch.Tensor]:
    return [aten.select.int(x, dim, index) for index in range(x.shape[dim])]


def _native_batch_norm(
    x: torch.Tensor,
    weight: torch.Tensor | None,
    bias: torch.Tensor | None,
    mean: torch.Tensor | None,
    variance: torch.Tensor | None,
    training: bool,
    momentum: float,
    eps: float,
    *_: Any,
) -> tuple[torch.Tensor, ...]:
    """``batch_norm`` and ``native_batch_norm`` write the running statistics without saying so in their schema."""
    results: tuple[torch.Tensor, ...]
    if not training:
        results = aten._native_batch_norm_legit_no_training.default(x, weight, bias, mean, variance, momentum, eps)
        return results
    if any(map(has_symbols, x.shape)):
        return run_time_batch_norm(x, weight, bias, mean, variance, momentum, eps)
    if mean is None or variance is None:
        results = aten._native_batch_norm_legit.no_stats(x, weight, bias, True, momentum, eps)
        return results
    out, saved_mean, saved_rstd, new_mean, new_variance = aten._native_batch_norm_legit_functional.default(
        x, weight, bias, mean, variance, True, momentum, eps
    )
    aten.copy_.default(mean, new_mean)
    aten.copy_.default(variance, new_variance)
    return out, saved_mean, saved_rstd


def _batch_norm(x: torch.Tensor, *args: Any) -> torch.Tensor:
    sizes: Any = x.shape
    if 0 in {size for size in sizes if isinstance(size, int)}:  # then no statistics are updated either
        return x.clone()
    return _native_batch_norm(x, *args)[0]


def _index(x: torch.Tensor, indices: list[torch.Tensor | None]) -> Any:
    """PyTorch's fake kernel takes the shape of the last index, even of a 0-d one beside others that have dimensions."""
    if any(index is not None and index.dtype in {torch.bool, torch.uint8} and index.dim() for index in indices):
        return aten.index.Tensor(x, list(_places(indices)))
    if len({bool(index.dim()) for index in indices if index is not None}) < 2:
        return NotImplemented
    return aten.index.Tensor(
        x, [index.reshape(1) if index is not None and not index.dim() else index for index in indices]
    )


def _places(indices: list[torch.Tensor | None]) -> Iterator[torch.Tensor | None]:
    """Masks replaced by the places where they are true, one index for each dimension of theirs."""
    for index in indices:
        if index is not None and index.dtype in {torch.bool, torch.uint8} and index.dim():
            places = aten.nonzero.default(index)
            yield from (aten.select.int(places, 1, dim) for dim in range(index.dim()))
        else:
            yield index


def _nonzero_static(x: torch.Tensor, *, size: int, fill_value: int = -1) -> torch.Tensor:
    """The first ``size`` places of nonzero elements, and ``fill_value`` where there are fewer."""
    chosen = (x != 0).reshape(-1)
    order = torch.sort((~chosen).to(torch.int32), stable=True)[1]
    order = torch.nn.functional.pad(order, (0, max(0, size - order.shape[0])))[:size]
    columns: list[torch.Tensor] = []
    for length in reversed(x.shape):
        columns.insert(0, order % max(length, 1))
        order = order // max(length, 1)
    places = torch.stack(columns, 1) if columns else order.new_zeros((size, 0))
    return places.masked_fill((torch.arange(size) >= chosen.sum()).unsqueeze(1), fill_value)


def _masked_select(x: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    x, mask = torch.broadcast_tensors(x, mask)
    return x[mask]


def _is_all_true(x: torch.Tensor) -> torch.Tensor:
    result: torch.Tensor = aten.all.default(x)
    return result


def _is_any_true(x: torch.Tensor) -> torch.Tensor:
    result: torch.Tensor = aten.any.default(x)
    return result


def _fill_diagonal(x: torch.Tensor, value: Any, wrap: bool = False) -> torch.Tensor:
    """Fill ``x[i, i, …]``; with ``wrap`` the diagonal of a tall matrix begins anew one row below its end."""
    for start in range(0, x.shape[0], x.shape[1] + 1 if wrap and x.dim() == 2 else x.shape[0]):
        diagonal = x[start:]
        while diagonal.dim() > 1:
            diagonal = aten.diagonal.default(diagonal, 0, 0, 1)
        aten.fill_.Scalar(diagonal, value)
    return x


def _combinations(x: torch.Tensor, r: int = 2, with_replacement: bool = False) -> Any:
    """Which elements go together is known from the length alone."""
    count: Any = x.shape[0]
    if not isinstance(count, int) or r < 1:
        return NotImplemented
    choose = itertools.combinations_with_replacement if with_replacement else itertools.combinations
    places = torch.tensor(list(choose(range(count), r)), dtype=torch.int64).reshape(-1)
    return aten.index_select.default(x, 0, places).reshape(-1, r)


# Tried before anything else; ``NotImplemented`` leaves the operation to the ordinary way.
# Multi-result views become slices, which is what they are in StableHLO and what mutation can be traced through.
OVERRIDES: dict[OpOverload, Callable[..., Any]] = {
    **RUN_TIME_SIZES,
    **RUN_TIME_NORMS,
    **RUN_TIME_PARTS,
    **RUN_TIME_COUNTS,
    **RUN_TIME_FOURIER,
    **RUN_TIME_WINDOWS,
    aten.bartlett_window.default: signal_windows.bartlett,
    aten.bartlett_window.periodic: signal_windows.bartlett,
    aten.blackman_window.default: signal_windows.blackman,
    aten.blackman_window.periodic: signal_windows.blackman,
    aten.hamming_window.default: signal_windows.hamming,
    aten.hamming_window.periodic: signal_windows.hamming,
    aten.hamming_window.periodic_alpha: signal_windows.hamming,
    aten.hamming_window.periodic_alpha_beta: signal_windows.hamming,
    aten.kaiser_window.default: signal_windows.kaiser,
    aten.kaiser_window.periodic: signal_windows.kaiser,
    aten.kaiser_window.beta: signal_windows.kaiser,
    aten._embedding_bag.default: embedding_bag,
    aten._embedding_bag_forward_only.default: embedding_bag,
    aten.combinations.default: _combinations,
    aten.multilabel_margin_loss_forward.default: multilabel_margin,
    aten.fill_diagonal_.default: _fill_diagonal,
    aten.masked_select.default: _masked_select,
    aten._is_all_true.default: _is_all_true,
    aten._is_any_true.default: _is_any_true,
    aten.nonzero_static.default: _nonzero_static,
    aten.dropout.default: stochastic.dropout,
    aten.native_dropout.default: stochastic.native_dropout,
    aten.rrelu_with_noise.default: stochastic.rrelu,
    aten.scaled_dot_product_attention.default: stochastic.attention,
    **{
        op: stochastic.Recurrent(op, states)
        for op, states in (
            (aten.lstm.input, 2),
            (aten.lstm.data, 2),
            (aten.gru.input, 1),
            (aten.gru.data, 1),
            (aten.rnn_tanh.input, 1),
            (aten.rnn_tanh.data, 1),
            (aten.rnn_relu.input, 1),
            (aten.rnn_relu.data, 1),
        )
    },
    aten.split.Tensor: _split,
    aten.unbind.int: _unbind,
    aten.batch_norm.default: _batch_norm,
    aten.index.Tensor: _index,
    aten._unsafe_index.Tensor: _index,
    aten.native_batch_norm.default: _native_batch_norm,
    aten._pack_padded_sequence.default: packed_sequences.pack,
    aten._pad_packed_sequence.default: packed_sequences.pad,
    aten.linalg_lstsq.default: lstsq,
    aten._grouped_mm.default: grouped_mm,
}
