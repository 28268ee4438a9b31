"""A cache whose rows are at different positions, and the model and it as one module: what serves unequal prompts.

nanochat's own cache has one position for all rows, read by `.item()`. Here the positions stay a tensor: rows are
written by index, and a mask says what each query sees. So there is nothing to branch on, and the same code is the
body of a loop that runs on the device.
"""

from collections.abc import Sequence
from typing import Any

import torch
import torch.nn as nn
import torch.nn.functional as F
from torch._higher_order_ops.while_loop import while_loop

import torch2hlo
from examples.nanochat.cache import KVCache
from examples.nanochat.layers import norm
from examples.nanochat.model import GPT
from examples.nanochat.serving import BUCKETS, CAPACITY, choose

MOST = 32  # tokens that one call of `generate` says


def attend_by_rows(
    q: torch.Tensor,
    k_cache: torch.Tensor,
    v_cache: torch.Tensor,
    k: torch.Tensor,
    v: torch.Tensor,
    cache_seqlens: torch.Tensor,
    window: int,
) -> torch.Tensor:
    """Like `flash_attn_with_kvcache`, with row b at position `cache_seqlens[b]`, as FlashAttention has it."""
    rows = torch.arange(q.size(0), device=q.device)[:, None]
    places = cache_seqlens[:, None] + torch.arange(q.size(1), device=q.device)
    k_cache[rows, places] = k
    v_cache[rows, places] = v
    distance = places[:, None, :, None] - torch.arange(k_cache.size(1), device=q.device)
    visible = (distance >= 0) & (distance <= window)
    q, k, v = (x.transpose(1, 2) for x in (q, k_cache, v_cache))
    return F.scaled_dot_product_attention(q, k, v, visible, enable_gqa=q.size(1) != k.size(1)).transpose(1, 2)


class RowCache(KVCache):
    """A `KVCache` each of whose rows has a position of its own."""

    attention = staticmethod(attend_by_rows)

    def get_pos(self) -> torch.Tensor:
        return self.cache_seqlens


class ServedRows(nn.Module):
    """Several chats with a model at once, each at its own position.

    All methods take `temperature` (0 takes the likeliest) and `top_k` as tensors, and return int64 (rows, n).
    """

    def __init__(self, model: GPT, rows: int, capacity: int) -> None:
        super().__init__()
        self.model = model
        self.cache = RowCache(model.config, rows, capacity)
        self.cache.prev_embedding = torch.zeros(rows, 1, model.config.n_embd, dtype=model.config.dtype)

    def prefill(
        self, idx: torch.Tensor, length: torch.Tensor, temperature: torch.Tensor, top_k: torch.Tensor
    ) -> torch.Tensor:
        """`idx` (rows, bucket) is padded on the right; `length` (rows,) says how many tokens of each are real."""
        start, last = self.cache.cache_seqlens.clone(), (length - 1)[:, None]
        logits = self.model(idx, kv_cache=self.cache)
        self.cache.cache_seqlens.copy_(start + length)
        embedding = self.model.wte(idx.gather(1, last))
        self.cache.prev_embedding = norm(embedding.to(self.model.config.dtype))
        logits = logits.gather(1, last[..., None].expand(-1, -1, logits.size(-1)))
        return choose(logits[:, 0], temperature, top_k)

    def decode(self, token: torch.Tensor, temperature: torch.Tensor, top_k: torch.Tensor) -> torch.Tensor:
        """`token` (rows, 1): the last one that each said."""
        return choose(self.model(token, kv_cache=self.cache)[:, -1], temperature, top_k)

    def generate(
        self,
        token: torch.Tensor,
        limit: torch.Tensor,
        stop: torch.Tensor,
        temperature: torch.Tensor,
        top_k: torch.Tensor,
    ) -> tuple[torch.Tensor, torch.Tensor]:
        """Decode on the device until every row has said one of `stop` (n,), or `limit` tokens, at most `MOST`.

        The tokens are (rows, MOST), of which the second result, a 0-d int64, says how many are there.
        """
        cache = self.cache
        said = torch.zeros(token.size(0), MOST, dtype=torch.int64)
        start = (torch.tensor(0), said, token, torch.zeros(token.size(0), dtype=torch.bool))
        state = (cache.k_cache, cache.v_cache, cache.cache_seqlens, cache.prev_embedding)

        def goes_on(*values: torch.Tensor) -> torch.Tensor:
            count, done = values[0], values[3]
            return (count < limit) & (count < MOST) & ~done.all()

        def step(*values: torch.Tensor) -> tuple[torch.Tensor, ...]:
            count, said, token, done, *state = values
            here = RowCache.of(*(value.clone() for value in state))
            token = choose(self.model(token, kv_cache=here)[:, -1], temperature, top_k)
            said = said.index_copy(1, count[None], token)
            done = done | (token == stop).any(-1)
            state = [here.k_cache, here.v_cache, here.cache_seqlens, here.prev_embedding]
            return count + 1, said, token, done, *state

        count, said, _, _, *state = while_loop(goes_on, step, (*start, *state))
        cache.k_cache.copy_(state[0])
        cache.v_cache.copy_(state[1])
        cache.cache_seqlens.copy_(state[2])
        cache.prev_embedding = state[3]
        return said, count


def convert_rows(
    model: GPT, *, rows: int, capacity: int = CAPACITY, buckets: Sequence[int] = BUCKETS
) -> torch2hlo.Program:
    """One program for each bucket of prompt lengths, one for decoding a token, and one that decodes many."""
    served = ServedRows(model, rows, capacity).eval()
    sampling = torch.tensor(1.0), torch.tensor(50)
    token = torch.zeros(rows, 1, dtype=torch.int64)
    entries: dict[str, tuple[Any, ...]] = {"decode": ((token, *sampling), {})}
    entries["generate"] = ((token, torch.tensor(MOST), torch.tensor([0, 1]), *sampling), {})
    for bucket in buckets:
        piece = (torch.zeros(rows, bucket, dtype=torch.int64), torch.ones(rows, dtype=torch.int64), *sampling)
        entries[f"prefill{bucket}"] = (served.prefill, piece, {})
    return torch2hlo.convert(served, entries=entries)
