"""How learning rate, Muon's momentum and Muon's weight decay move over a run.

`step` counts from 0; `progress` is the share of the run that is over, from 0 to 1.
"""

import math

import torch

WARMUP_STEPS = 40
WARMDOWN = 0.65
FINAL_LR = 0.05
MOMENTUM_STEPS = 400
MOMENTUM_START, MOMENTUM_PEAK, MOMENTUM_END = 0.85, 0.97, 0.90


def lr_factor(step: int, progress: float) -> float:
    """Linear warm-up, constant, then linear down to a twentieth."""
    warmup = min(1.0, (step + 1) / WARMUP_STEPS)
    return warmup * _mix(1.0, FINAL_LR, _warmdown(progress))


def muon_momentum(step: int, progress: float) -> float:
    """Up to its peak, and down again in the warm-down."""
    risen = _mix(MOMENTUM_START, MOMENTUM_PEAK, min(1.0, step / MOMENTUM_STEPS))
    return _mix(risen, MOMENTUM_END, _warmdown(progress))


def decay_factor(progress: float) -> float:
    """Half a cosine, from 1 to 0."""
    return (1 + math.cos(math.pi * progress)) / 2


def apply_schedule(optimizer: torch.optim.Optimizer, step: int, progress: float) -> None:
    """Set every group's numbers for this step, remembering what they were built with."""
    for group in optimizer.param_groups:
        group["lr"] = group.setdefault("initial_lr", group["lr"]) * lr_factor(step, progress)
        if group["kind"] == "muon":
            initial_decay = group.setdefault("initial_weight_decay", group["weight_decay"])
            group["weight_decay"] = initial_decay * decay_factor(progress)
            group["momentum"] = muon_momentum(step, progress)


def _warmdown(progress: float) -> float:
    """How far into the final stretch: 0 before it, 1 at the end."""
    return max(0.0, progress - (1 - WARMDOWN)) / WARMDOWN


def _mix(start: float, end: float, share: float) -> float:
    return start + (end - start) * share
