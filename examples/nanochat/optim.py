"""One optimizer for the whole model: Muon for the matrices inside blocks, AdamW for everything else.

Every number of a group (lr, betas, ...) may be a Python float or a 0-d tensor, so that a schedule can be fed
in from outside a compiled step. `step` is a tensor for the same reason.
"""

from collections import defaultdict
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

from examples.nanochat.model import GPT
from examples.nanochat.updates import adamw_update, muon_second_moment, muon_update

REFERENCE_WIDTH = 768

Group = dict[str, Any]


def parameter_groups(model: GPT, lr_scale: float = 1.0, weight_decay: float = 0.28) -> list[Group]:
    """nanochat's groups; `lr_scale` multiplies every learning rate, `weight_decay` is Muon's."""
    wide = lr_scale * (model.config.n_embd / REFERENCE_WIDTH) ** -0.5
    scalars = [*model.smear_gate.parameters(), model.smear_lambda, model.backout_lambda]
    groups = [
        _adamw(model.lm_head.parameters(), 0.008 * wide, (0.8, 0.96), 0.01),
        _adamw(model.wte.parameters(), 0.3 * wide, (0.8, 0.995), 0.001),
        _adamw(model.value_embeds.parameters(), 0.15 * wide, (0.8, 0.995), 0.01),
        _adamw([model.resid_lambdas], 0.005 * lr_scale, (0.8, 0.95), 0.05),
        _adamw([model.x0_lambdas], 0.5 * lr_scale, (0.96, 0.95), 0.0),
        _adamw(scalars, 0.2 * lr_scale, (0.8, 0.95), 0.0),
    ]
    by_shape: defaultdict[torch.Size, list[Tensor]] = defaultdict(list)
    for matrix in model.blocks.parameters():
        by_shape[matrix.shape].append(matrix)
    return groups + [_muon(by_shape[shape], 0.02 * lr_scale, weight_decay) for shape in sorted(by_shape)]


class MuonAdamW(torch.optim.Optimizer):
    """Groups say `kind` "adamw" (lr, betas, weight_decay) or "muon" (lr, momentum, beta2, weight_decay).

    All matrices of a Muon group have one shape and are updated as one stack, so either all or none has a
    gradient. `compute_dtype` is what they are
    orthogonalised in.
    """

    def __init__(self, groups: list[Group], compute_dtype: torch.dtype = torch.float32) -> None:
        super().__init__(groups, defaults={})
        self.compute_dtype = compute_dtype

    @torch.no_grad()
    def step(self, closure: Callable[[], float] | None = None) -> float | None:  # type: ignore[override]
        loss = None
        if closure is not None:
            with torch.enable_grad():
                loss = closure()
        for group in self.param_groups:
            if group["kind"] == "adamw":
                self._step_adamw(group)
            else:
                self._step_muon(group)
        return loss

    def _step_adamw(self, group: Group) -> None:
        for p in group["params"]:
            if p.grad is None:
                continue
            state = self.state[p]
            if not state:
                state["step"] = torch.zeros(())
                state["exp_avg"] = torch.zeros_like(p, dtype=torch.float32)
                state["exp_avg_sq"] = torch.zeros_like(p, dtype=torch.float32)
            lr, betas, decay = group["lr"], group["betas"], group["weight_decay"]
            adamw_update(p, p.grad, **state, lr=lr, betas=betas, decay=decay)

    def _step_muon(self, group: Group) -> None:
        params = group["params"]
        if all(p.grad is None for p in params):
            return
        stacked, grads = torch.stack(params), torch.stack([p.grad for p in params])
        state = self.state[params[0]]
        if not state:
            state["momentum_buffer"] = torch.zeros_like(stacked)
            state["second_moment"] = muon_second_moment(stacked)
        muon_update(
            stacked,
            grads,
            **state,
            lr=group["lr"],
            momentum=group["momentum"],
            beta2=group["beta2"],
            decay=group["weight_decay"],
            compute_dtype=self.compute_dtype,
        )
        for p, updated in zip(params, stacked, strict=True):
            p.copy_(updated)


def _adamw(params: Any, lr: float, betas: tuple[float, float], weight_decay: float) -> Group:
    return {"kind": "adamw", "params": list(params), "lr": lr, "betas": betas, "weight_decay": weight_decay}


def _muon(params: list[Tensor], lr: float, weight_decay: float) -> Group:
    numbers = {"lr": lr, "momentum": 0.95, "beta2": 0.9, "weight_decay": weight_decay}
    return {"kind": "muon", "params": params, **numbers}
