"""``linalg_lstsq``, for which PyTorch has neither a fake kernel nor a decomposition."""

from __future__ import annotations

from typing import Any

import torch

aten = torch.ops.aten


def lstsq(a: torch.Tensor, b: torch.Tensor, rcond: float | None = None, *, driver: str | None = None) -> Any:
    """Solution, residuals, rank and singular values, each empty where this driver does not give it.

    The residuals of the drivers that determine the rank are empty unless it is full, which only a run can tell: those
    are left to the ordinary way, which refuses them.
    """
    driver = driver or "gelsy"
    rows, columns = a.shape[-2:]
    if driver in {"gelsd", "gelss"} and rows > columns:
        return NotImplemented
    vector = b.dim() == 1 or (a.dim() - 1 == b.dim() and b.shape == a.shape[:-1])
    right = b.unsqueeze(-1) if vector else b
    real = a.real.dtype
    cutoff = torch.finfo(real).eps * max(rows, columns) if rcond is None else rcond
    solution = torch.linalg.pinv(a, rtol=0.0 if driver == "gels" else cutoff) @ right
    residuals = torch.empty(0, dtype=real)
    if driver == "gels" and rows > columns:
        residuals = (a @ solution - right).abs().square().sum(-2)
    values, rank = torch.empty(0, dtype=real), torch.empty(0, dtype=torch.int64)
    if driver != "gels":
        values = torch.linalg.svdvals(a)
        rank = (values > cutoff * values[..., :1]).sum(-1)
    solution = solution.squeeze(-1) if vector else solution
    return solution, residuals, rank, values if driver in {"gelsd", "gelss"} else torch.empty(0, dtype=real)
