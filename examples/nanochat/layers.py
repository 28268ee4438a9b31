"""The parts of a block. C is the width, H and K the numbers of query and key/value heads, D the head size."""

import torch
import torch.nn as nn
import torch.nn.functional as F

from examples.nanochat.attention import flash_attn
from examples.nanochat.cache import KVCache
from examples.nanochat.config import GPTConfig

GATE_CHANNELS = 12
QK_SCALE = 1.2


class Linear(nn.Linear):
    """A linear map without bias; its fp32 master weight is cast to the activation's dtype at each use."""

    def __init__(self, in_features: int, out_features: int) -> None:
        super().__init__(in_features, out_features, bias=False)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return F.linear(x, self.weight.to(x.dtype))


def norm(x: torch.Tensor) -> torch.Tensor:
    """RMS norm over the last dimension, without a weight."""
    return F.rms_norm(x, (x.size(-1),))


def apply_rotary(x: torch.Tensor, cos: torch.Tensor, sin: torch.Tensor) -> torch.Tensor:
    """Rotate the two halves of each head of x (B, T, heads, D) by -theta; cos, sin: (1, T, 1, D / 2)."""
    first, second = x.chunk(2, dim=-1)
    return torch.cat([first * cos + second * sin, second * cos - first * sin], dim=-1)


class Attention(nn.Module):
    """Causal self-attention with grouped heads, normalised q and k, and a gated value embedding."""

    def __init__(self, config: GPTConfig, layer: int) -> None:
        super().__init__()
        self.layer = layer
        self.is_last = layer == config.n_layer - 1
        self.window = config.window(layer)
        self.n_head, self.n_kv_head, self.head_dim = config.n_head, config.n_kv_head, config.head_dim
        kv_width = self.n_kv_head * self.head_dim
        self.c_q = Linear(config.n_embd, self.n_head * self.head_dim)
        self.c_k = Linear(config.n_embd, kv_width)
        self.c_v = Linear(config.n_embd, kv_width)
        self.c_proj = Linear(self.n_head * self.head_dim, config.n_embd)
        self.ve_gate = Linear(GATE_CHANNELS, self.n_kv_head) if config.has_value_embedding(layer) else None
        self.dropout = nn.Dropout(config.dropout)

    def forward(
        self,
        x: torch.Tensor,
        value_embedding: torch.Tensor | None,
        cos_sin: tuple[torch.Tensor, torch.Tensor],
        kv_cache: KVCache | None,
        padding_mask: torch.Tensor | None,
    ) -> torch.Tensor:
        """(B, T, C) -> (B, T, C)."""
        B, T, _ = x.size()
        q = self.c_q(x).view(B, T, self.n_head, self.head_dim)
        k = self.c_k(x).view(B, T, self.n_kv_head, self.head_dim)
        v = self.c_v(x).view(B, T, self.n_kv_head, self.head_dim)
        if self.ve_gate is not None and value_embedding is not None:
            gate = 3 * torch.sigmoid(self.ve_gate(x[..., :GATE_CHANNELS]))
            v = v + gate.unsqueeze(-1) * value_embedding.view_as(v)
        q, k = (QK_SCALE * norm(apply_rotary(z, *cos_sin)) for z in (q, k))
        y = self.attend(q, k, v, kv_cache, padding_mask)
        return self.dropout(self.c_proj(y.reshape(B, T, -1)))

    def attend(
        self,
        q: torch.Tensor,
        k: torch.Tensor,
        v: torch.Tensor,
        kv_cache: KVCache | None,
        padding_mask: torch.Tensor | None,
    ) -> torch.Tensor:
        """(B, T, H, D), from this sequence alone or from the cache, which the last layer then advances."""
        if kv_cache is None:
            dropout_p = self.dropout.p if self.training else 0.0
            return flash_attn.flash_attn_func(q, k, v, self.window, dropout_p, padding_mask)
        k_cache, v_cache = kv_cache.get_layer(self.layer)
        y = kv_cache.attention(q, k_cache, v_cache, k, v, kv_cache.cache_seqlens, self.window)
        if self.is_last:
            kv_cache.advance(q.size(1))
        return y


class MLP(nn.Module):
    """Two linear maps around a squared ReLU, four times as wide inside."""

    def __init__(self, config: GPTConfig) -> None:
        super().__init__()
        self.c_fc = Linear(config.n_embd, 4 * config.n_embd)
        self.c_proj = Linear(4 * config.n_embd, config.n_embd)
        self.dropout = nn.Dropout(config.dropout)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.dropout(self.c_proj(F.relu(self.c_fc(x)).square()))


class Block(nn.Module):
    def __init__(self, config: GPTConfig, layer: int) -> None:
        super().__init__()
        self.attn = Attention(config, layer)
        self.mlp = MLP(config)

    def forward(
        self,
        x: torch.Tensor,
        value_embedding: torch.Tensor | None,
        cos_sin: tuple[torch.Tensor, torch.Tensor],
        kv_cache: KVCache | None,
        padding_mask: torch.Tensor | None,
    ) -> torch.Tensor:
        x = x + self.attn(norm(x), value_embedding, cos_sin, kv_cache, padding_mask)
        return x + self.mlp(norm(x))

    def init_weights(self, bound: float) -> None:
        """Uniform inputs, zero outputs: at first a block passes its input through unchanged."""
        for linear in (self.attn.c_q, self.attn.c_k, self.attn.c_v):
            nn.init.uniform_(linear.weight, -bound, bound)
        nn.init.uniform_(self.mlp.c_fc.weight, -0.4 * bound, 0.4 * bound)
        if self.attn.ve_gate is not None:
            nn.init.uniform_(self.attn.ve_gate.weight, 0.0, 0.02)
        for linear in (self.attn.c_proj, self.mlp.c_proj):
            nn.init.zeros_(linear.weight)
