"""The model: token ids (B, T) to logits (B, T, vocab_size) or to a loss."""

import torch
import torch.nn as nn
import torch.nn.functional as F

from examples.nanochat.cache import KVCache
from examples.nanochat.config import GPTConfig
from examples.nanochat.layers import Block, Linear, norm

__all__ = ["GPT", "GPTConfig"]

IGNORE = -1
ROTARY_BASE = 100_000
ROTARY_HEADROOM = 10
SMEAR_CHANNELS = 24
SOFTCAP = 15


class GPT(nn.Module):
    """A decoder with rotary positions, sliding windows, value embeddings, smear and backout.

    Call `init_weights` before training: the constructor leaves PyTorch's default values.
    """

    cos: torch.Tensor
    sin: torch.Tensor

    def __init__(self, config: GPTConfig) -> None:
        super().__init__()
        self.config = config
        C, V = config.n_embd, config.padded_vocab_size
        layers = range(config.n_layer)
        self.wte = nn.Embedding(V, C, dtype=config.dtype)
        self.smear_gate = Linear(SMEAR_CHANNELS, 1)
        self.smear_lambda = nn.Parameter(torch.zeros(()))
        self.resid_lambdas = nn.Parameter(torch.ones(config.n_layer))
        self.x0_lambdas = nn.Parameter(torch.zeros(config.n_layer))
        kv_width = config.n_kv_head * config.head_dim
        embedded = [i for i in layers if config.has_value_embedding(i)]
        self.value_embeds = nn.ModuleDict({str(i): nn.Embedding(V, kv_width, dtype=config.dtype) for i in embedded})
        self.blocks = nn.ModuleList(Block(config, i) for i in layers)
        self.backout_lambda = nn.Parameter(torch.tensor(0.2))
        self.lm_head = Linear(C, V)
        cos, sin = rotary_tables(config)
        self.register_buffer("cos", cos, persistent=False)
        self.register_buffer("sin", sin, persistent=False)

    def forward(
        self,
        idx: torch.Tensor,
        targets: torch.Tensor | None = None,
        kv_cache: KVCache | None = None,
        loss_reduction: str = "mean",
        padding_mask: torch.Tensor | None = None,
    ) -> torch.Tensor:
        """fp32 logits (B, T, vocab_size), or with `targets` (B, T) the fp32 loss over those that are not -1.

        `loss_reduction` is "mean", "sum" or "none", which gives (B * T,).
        `padding_mask` (B, T) bool, True at real tokens, on either side, is our addition.
        """
        if kv_cache is not None and padding_mask is not None:
            raise ValueError("padding_mask is for whole sequences; the rows of a kv_cache share one position")
        logits = self.head(self.trunk(idx, kv_cache, padding_mask))
        if targets is None:
            return logits
        flat = logits.flatten(0, 1)
        return F.cross_entropy(flat, targets.flatten(), ignore_index=IGNORE, reduction=loss_reduction)

    def trunk(
        self, idx: torch.Tensor, kv_cache: KVCache | None = None, padding_mask: torch.Tensor | None = None
    ) -> torch.Tensor:
        """All blocks: (B, T) -> (B, T, C) in the compute dtype."""
        start = 0 if kv_cache is None else kv_cache.get_pos()
        cos_sin = self.rotary(start, idx.size(1))
        x = x0 = self.embed(idx, kv_cache, padding_mask)
        for i in range(self.config.n_layer):
            x = self.layer(i, x, x0, idx, cos_sin, kv_cache, padding_mask)
            if i == self.config.n_layer // 2:
                x_backout = x
        return x - self.backout_lambda * x_backout

    def embed(
        self, idx: torch.Tensor, kv_cache: KVCache | None = None, padding_mask: torch.Tensor | None = None
    ) -> torch.Tensor:
        """Normalised token embeddings (B, T, C), each with a gated share of its predecessor's."""
        x = norm(self.wte(idx).to(self.config.dtype))
        previous = None
        if kv_cache is not None:
            previous, kv_cache.prev_embedding = kv_cache.prev_embedding, x[:, -1:]
        if previous is not None:
            return x + self.smear_share(x) * torch.cat([previous, x[:, :-1]], dim=1)
        share = self.smear_share(x[:, 1:])
        if padding_mask is not None:
            share = share.masked_fill(~padding_mask[:, :-1, None], 0.0)
        return torch.cat([x[:, :1], x[:, 1:] + share * x[:, :-1]], dim=1)

    def rotary(self, start: int | torch.Tensor, length: int) -> tuple[torch.Tensor, torch.Tensor]:
        """cos and sin (1, T, 1, D / 2) of the positions from `start` on; (B, T, 1, D / 2) if each row has its own."""
        if isinstance(start, torch.Tensor):
            places = start[:, None] + torch.arange(length, device=start.device)
            return self.cos[0, places], self.sin[0, places]
        return self.cos[:, start : start + length], self.sin[:, start : start + length]

    def smear_share(self, x: torch.Tensor) -> torch.Tensor:
        """(B, T, C) -> (B, T, 1): how much of the token before is mixed in."""
        return self.smear_lambda * torch.sigmoid(self.smear_gate(x[..., :SMEAR_CHANNELS]))

    def layer(
        self,
        i: int,
        x: torch.Tensor,
        x0: torch.Tensor,
        idx: torch.Tensor,
        cos_sin: tuple[torch.Tensor, torch.Tensor],
        kv_cache: KVCache | None = None,
        padding_mask: torch.Tensor | None = None,
    ) -> torch.Tensor:
        """Block i, given the residual stream x and the embeddings x0."""
        has_value_embedding = self.config.has_value_embedding(i)
        value_embedding = self.value_embeds[str(i)](idx).to(x.dtype) if has_value_embedding else None
        x = self.resid_lambdas[i] * x + self.x0_lambdas[i] * x0
        return self.blocks[i](x, value_embedding, cos_sin, kv_cache, padding_mask)

    def head(self, x: torch.Tensor) -> torch.Tensor:
        """(B, T, C) -> fp32 logits (B, T, vocab_size), bounded to (-15, 15)."""
        logits = self.lm_head(norm(x))[..., : self.config.vocab_size].float()
        return SOFTCAP * torch.tanh(logits / SOFTCAP)

    @torch.no_grad()
    def init_weights(self) -> None:
        """Every c_proj and the smear start at zero: a fresh model predicts from single tokens."""
        C, n = self.config.n_embd, self.config.n_layer
        bound = (3 / C) ** 0.5
        nn.init.normal_(self.wte.weight, std=0.8)
        nn.init.normal_(self.lm_head.weight, std=0.001)
        nn.init.uniform_(self.smear_gate.weight, 0.0, 0.02)
        self.smear_lambda.zero_()
        self.backout_lambda.fill_(0.2)
        self.resid_lambdas.copy_(torch.linspace(1.15, 1.05, n))
        self.x0_lambdas.copy_(torch.linspace(0.20, 0.05, n))
        for table in self.value_embeds.parameters():
            nn.init.uniform_(table, -bound, bound)
        for block in self.blocks:
            block.init_weights(bound)  # type: ignore[operator]


def rotary_tables(config: GPTConfig) -> tuple[torch.Tensor, torch.Tensor]:
    """cos and sin, each (1, 10 * sequence_len, 1, D / 2) in the compute dtype."""
    exponents = torch.arange(0, config.head_dim, 2, dtype=torch.float32) / config.head_dim
    positions = torch.arange(ROTARY_HEADROOM * config.sequence_len, dtype=torch.float32)
    angles = torch.outer(positions, ROTARY_BASE**-exponents)[None, :, None, :]
    return angles.cos().to(config.dtype), angles.sin().to(config.dtype)
