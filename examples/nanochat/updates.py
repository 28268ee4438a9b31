"""The arithmetic of AdamW and Muon, in place on parameters and state; `optim.py` decides what goes where."""

import torch
from torch import Tensor

ADAM_EPS = 1e-10
NORM_FLOOR = 1e-6
SECOND_MOMENT_FLOOR = 1e-10

# Coefficients (a, b, c) of the five polynomials of Polar Express, applied in this order.
POLAR_EXPRESS = (
    (8.156554524902461, -22.48329292557795, 15.878769915207462),
    (4.042929935166739, -2.808917465908714, 0.5000178451051316),
    (3.8916678022926607, -2.772484153217685, 0.5060648178503393),
    (3.285753657755655, -2.3681294933425376, 0.46449024233003106),
    (2.3465413258596377, -1.7097828382687081, 0.42323551169305323),
)


def adamw_update(
    p: Tensor,
    grad: Tensor,
    step: Tensor,
    exp_avg: Tensor,
    exp_avg_sq: Tensor,
    *,
    lr: float | Tensor,
    betas: tuple[float | Tensor, float | Tensor],
    decay: float | Tensor,
) -> None:
    """One AdamW step in fp32, in place on p, step and both averages."""
    beta1, beta2 = betas
    grad = grad.float()
    step += 1
    exp_avg.lerp_(grad, 1 - beta1)
    exp_avg_sq.lerp_(grad.square(), 1 - beta2)
    scale = (exp_avg_sq / (1 - beta2**step)).sqrt() + ADAM_EPS
    p.copy_(p.float() * (1 - lr * decay) - lr / (1 - beta1**step) * exp_avg / scale)


def muon_update(
    p: Tensor,
    grad: Tensor,
    momentum_buffer: Tensor,
    second_moment: Tensor,
    *,
    lr: float | Tensor,
    momentum: float | Tensor,
    beta2: float | Tensor,
    decay: float | Tensor,
    compute_dtype: torch.dtype,
) -> None:
    """One Muon step on a stack of matrices (N, rows, cols), in place on p and both states."""
    rows, cols = p.shape[-2:]
    momentum_buffer.lerp_(grad, 1 - momentum)
    g = grad.lerp(momentum_buffer, momentum)
    g = equilibrate_rows(g.to(compute_dtype))
    g = polar_express(g)
    g = g * (min(rows, cols) ** 0.5 / g.norm(dim=(-2, -1), keepdim=True).clamp(min=NORM_FLOOR))
    g = normalise_variance(g.to(p.dtype), second_moment, beta2)
    step_size = lr * max(1, rows / cols) ** 0.5
    # Cautious decay: only where the step shrinks the weight too.
    decayed = p * (g * p >= 0)
    p.sub_(step_size * g + step_size * decay * decayed)


def equilibrate_rows(g: Tensor) -> Tensor:
    """Scale every row of each matrix to the root mean square of the rows' norms."""
    target = g.norm(dim=(-2, -1), keepdim=True) / g.size(-2) ** 0.5
    return g * (target / g.norm(dim=-1, keepdim=True).clamp(min=NORM_FLOOR))


def polar_express(g: Tensor) -> Tensor:
    """Approximately the nearest (semi-)orthogonal matrix, for each of a stack, by matrix products alone."""
    x = g / (1.01 * g.norm(dim=(-2, -1), keepdim=True) + NORM_FLOOR)
    is_tall = g.size(-2) > g.size(-1)
    for a, b, c in POLAR_EXPRESS:
        gram = x.mT @ x if is_tall else x @ x.mT
        polynomial = b * gram + c * (gram @ gram)
        x = a * x + (x @ polynomial if is_tall else polynomial @ x)
    return x


def normalise_variance(g: Tensor, second_moment: Tensor, beta2: float | Tensor) -> Tensor:
    """NorMuon: divide by the running root mean square of each row or column, keeping the matrix norm."""
    dim = _normed_dim(g)
    mean_square = g.square().mean(dim, keepdim=True)
    second_moment.lerp_(mean_square, 1 - beta2)
    scale = second_moment.clamp(min=SECOND_MOMENT_FLOOR).rsqrt()
    before = mean_square.sum((-2, -1), keepdim=True).sqrt()
    after = (mean_square * scale.square()).sum((-2, -1), keepdim=True).sqrt()
    return g * (scale * (before / after.clamp(min=SECOND_MOMENT_FLOOR)))


def muon_second_moment(stacked: Tensor) -> Tensor:
    """The zero to start from for a stack of matrices: one number for each row, or column, of each matrix."""
    return torch.zeros_like(stacked.mean(_normed_dim(stacked), keepdim=True))


def _normed_dim(matrix: Tensor) -> int:
    """The shorter side is averaged over, so that the longer one keeps a statistic of its own."""
    return -1 if matrix.size(-2) >= matrix.size(-1) else -2
