"""The model and its KV cache as one module with two methods, and its conversion: what `CompiledEngine` runs.

The model and the cache are used as they are, the position read by `.item()` and the cache sliced by it. The
cache belongs to the module, so it becomes the program's state: it stays on the device and is updated in place.
"""

from collections.abc import Sequence

import torch
import torch.nn as nn

import torch2hlo
from examples.nanochat.cache import KVCache
from examples.nanochat.chat import MOST_CANDIDATES
from examples.nanochat.layers import norm
from examples.nanochat.model import GPT

CAPACITY, BUCKETS = 512, (32, 128)


class Served(nn.Module):
    """A chat with a model: `prefill` adds a piece of a prompt to it, `decode` one token.

    Both return the token that comes next, int64 (rows, 1). Both take `temperature` (0 takes the likeliest) and
    `top_k` as tensors, so that one program samples in every way.
    """

    def __init__(self, model: GPT, rows: int, capacity: int) -> None:
        super().__init__()
        self.model = model
        self.cache = KVCache(model.config, rows, capacity)
        # Zeros mean what None means, that nothing came before; as a tensor from the start, it needs no program
        # of its own for the first call.
        self.cache.prev_embedding = torch.zeros(rows, 1, model.config.n_embd, dtype=model.config.dtype)

    def prefill(
        self, idx: torch.Tensor, length: torch.Tensor, temperature: torch.Tensor, top_k: torch.Tensor
    ) -> torch.Tensor:
        """`idx` (rows, bucket) is padded on the right; `length` (1,) says how many tokens are real.

        No real token sees the padding, which comes after it. What the padding left in the cache is beyond the
        position that is set here, and will be overwritten before anything reads it.
        """
        start, last = self.cache.cache_seqlens.clone(), length - 1
        logits = self.model(idx, kv_cache=self.cache)
        self.cache.cache_seqlens.copy_(start + length)
        embedding = self.model.wte(idx.index_select(1, last))
        self.cache.prev_embedding = norm(embedding.to(self.model.config.dtype))
        return choose(logits.index_select(1, last)[:, 0], temperature, top_k)

    def decode(self, token: torch.Tensor, temperature: torch.Tensor, top_k: torch.Tensor) -> torch.Tensor:
        """`token` (rows, 1) is the last one that was said."""
        return choose(self.model(token, kv_cache=self.cache)[:, -1], temperature, top_k)


def choose(logits: torch.Tensor, temperature: torch.Tensor, top_k: torch.Tensor) -> torch.Tensor:
    """`engine.sample_next_token` with its numbers as tensors: logits (rows, vocab) -> int64 (rows, 1).

    A `top_k` above `MOST_CANDIDATES` means all tokens. Tokens as likely as the last candidate are candidates too.
    """
    if temperature <= 0:
        return logits.argmax(dim=-1, keepdim=True)
    likeliest = logits.topk(min(MOST_CANDIDATES, logits.size(-1)), dim=-1).values
    last = likeliest.index_select(-1, (top_k[None] - 1).clamp(max=likeliest.size(-1) - 1))
    scaled = (logits / temperature).masked_fill((logits < last) & (top_k <= MOST_CANDIDATES), float("-inf"))
    return torch.multinomial(torch.softmax(scaled, dim=-1), num_samples=1)


def convert_engine(
    model: GPT, *, rows: int = 1, capacity: int = CAPACITY, buckets: Sequence[int] = BUCKETS
) -> torch2hlo.Program:
    """One program for decoding, and one for each bucket of prompt lengths; they share weights and cache."""
    served = Served(model, rows, capacity).eval()
    temperature, top_k = torch.tensor(1.0), torch.tensor(50)
    idx = torch.zeros(rows, max(buckets), dtype=torch.int64)
    sampling = (temperature, top_k)
    entries = {"decode": ((idx[:, :1].clone(), *sampling), {})}
    for bucket in buckets:
        piece = (idx[:, :bucket].clone(), torch.tensor([bucket]), *sampling)
        entries[f"prefill{bucket}"] = (served.prefill, piece, {})
    return torch2hlo.convert(served, entries=entries)
