"""What has to be remembered between two decoding steps."""

from typing import Self

import torch
from torch import Tensor

from examples.nanochat.attention import flash_attn
from examples.nanochat.config import GPTConfig


class KVCache:
    """Keys and values of every layer, the position reached, and the last token's embedding.

    k_cache, v_cache: (n_layer, B, S, K, D) in the compute dtype, written in place, never cleared
    cache_seqlens:    (B,) int32, how many positions of each row are valid; all rows agree
    prev_embedding:   None before the first token, then (B, 1, C), rebound at each step
    """

    def __init__(self, config: GPTConfig, batch_size: int, seq_len: int, device: torch.device | str = "cpu") -> None:
        shape = (config.n_layer, batch_size, seq_len, config.n_kv_head, config.head_dim)
        self.k_cache = torch.zeros(shape, dtype=config.dtype, device=device)
        self.v_cache = torch.zeros(shape, dtype=config.dtype, device=device)
        self.cache_seqlens = torch.zeros(batch_size, dtype=torch.int32, device=device)
        self.prev_embedding: torch.Tensor | None = None

    @classmethod
    def of(cls, k_cache: Tensor, v_cache: Tensor, cache_seqlens: Tensor, prev_embedding: Tensor | None) -> Self:
        """A cache in tensors that are there."""
        cache = cls.__new__(cls)
        cache.k_cache, cache.v_cache = k_cache, v_cache
        cache.cache_seqlens, cache.prev_embedding = cache_seqlens, prev_embedding
        return cache

    # Where attention is computed: FlashAttention's entry point, or what is in its place.
    attention = staticmethod(flash_attn.flash_attn_with_kvcache)

    def get_pos(self) -> int | torch.Tensor:
        """The position that the next token will have."""
        return self.cache_seqlens[0].item()  # type: ignore[return-value]

    def get_layer(self, layer: int) -> tuple[torch.Tensor, torch.Tensor]:
        """Views of one layer's keys and values, each (B, S, K, D)."""
        return self.k_cache[layer], self.v_cache[layer]

    def advance(self, num_tokens: int) -> None:
        self.cache_seqlens += num_tokens

    def prefill(self, other: "KVCache") -> None:
        """Start from where `other` is; a single row there is broadcast to all rows here."""
        if self.get_pos() != 0:
            raise ValueError("only an empty cache can be prefilled; call reset() first")
        pos = other.get_pos()
        batch_size, capacity = self.k_cache.shape[1:3]
        if pos > capacity:
            raise ValueError(f"{pos} positions do not fit into a cache of {capacity}")
        self.k_cache[:, :, :pos] = other.k_cache[:, :, :pos]
        self.v_cache[:, :, :pos] = other.v_cache[:, :, :pos]
        self.cache_seqlens.fill_(pos)
        if other.prev_embedding is not None:
            self.prev_embedding = other.prev_embedding.expand(batch_size, -1, -1).clone()

    def reset(self) -> None:
        self.cache_seqlens.zero_()
        self.prev_embedding = None
