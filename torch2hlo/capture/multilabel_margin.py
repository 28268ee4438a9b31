"""Multi-label margin loss: PyTorch's own expansion also counts targets after the first -1, which eager leaves out."""

from __future__ import annotations

import torch


def multilabel_margin(x: torch.Tensor, target: torch.Tensor, reduction: int) -> tuple[torch.Tensor, torch.Tensor]:
    """The loss, and which classes of ``x`` are targets, in the dtype and shape of ``x``.

    For scores ``(N, C)`` or ``(C,)``: the sum of ``max(0, 1 - x[t] + x[c]) / C`` over the targets t of a row that stand
    before its first -1, and the classes c that are none of them.
    """
    rows, targets = torch.atleast_2d(x), torch.atleast_2d(target)
    valid = (targets == -1).cumsum(1) == 0
    places = torch.where(valid, targets, 0)
    classes = torch.arange(rows.shape[1])
    is_target = ((places[:, :, None] == classes) & valid[:, :, None]).any(1)
    hinge = (1 - rows.gather(1, places)[:, :, None] + rows[:, None, :]).clamp_min(0)
    counted = valid[:, :, None] & ~is_target[:, None, :]
    losses = torch.where(counted, hinge, 0).sum((1, 2)) / rows.shape[1]
    reduced = {0: losses.reshape(x.shape[:-1]), 1: losses.mean(), 2: losses.sum()}[reduction]
    return reduced, is_target.to(x.dtype).reshape(x.shape)
