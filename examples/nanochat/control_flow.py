"""Decisions that depend on what the model says, written the way one writes them without a compiler."""

import torch
import torch.nn as nn
import torch.nn.functional as F

from examples.nanochat.model import GPT


class EarlyExit(nn.Module):
    """Predict the next token with as few blocks as it takes to be sure of it."""

    def __init__(self, model: GPT, max_entropy: float) -> None:
        super().__init__()
        self.model = model
        self.max_entropy = max_entropy

    def forward(self, idx: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """(B, T) -> fp32 logits (B, vocab) of the last token, and the int64 number of blocks it took."""
        x = x0 = self.model.embed(idx)
        cos_sin = self.model.rotary(0, idx.size(1))
        for i in range(self.model.config.n_layer):
            x = self.model.layer(i, x, x0, idx, cos_sin)
            logits = self.model.head(x[:, -1])
            if entropy(logits).max() <= self.max_entropy:
                return logits, torch.tensor(i + 1)
        return logits, torch.tensor(self.model.config.n_layer)


class GreedyUntil(nn.Module):
    """Continue a prompt with the likeliest tokens until `stop` is said or `limit` tokens are."""

    def __init__(self, model: GPT, stop: int, limit: int) -> None:
        super().__init__()
        self.model = model
        self.stop = stop
        self.limit = limit

    def forward(self, idx: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """(1, T) -> int64 (1, T + limit), filled up with `stop`, and the int64 number of tokens reached."""
        tokens = F.pad(idx, (0, self.limit), value=self.stop)
        length = torch.tensor(idx.size(1))
        token = torch.full_like(length, -1)
        while length < tokens.size(1) and token != self.stop:
            # What lies behind `length` can't be seen from before it, so it does no harm to compute it.
            token = self.model(tokens)[0, length - 1].argmax()
            tokens = tokens.index_fill(1, length, token)
            length = length + 1
        return tokens, length


def entropy(logits: torch.Tensor) -> torch.Tensor:
    """In nats, over the last dimension."""
    log_p = F.log_softmax(logits, dim=-1)
    return -(log_p.exp() * log_p).sum(dim=-1)
