"""Causal sliding-window attention: FlashAttention's two entry points, on top of PyTorch's SDPA.

The model calls `flash_attn.flash_attn_func` and `flash_attn.flash_attn_with_kvcache` and knows nothing of
what is behind them, so that a faster kernel can be put there. The layout is FlashAttention's: q is
(B, T, H, D), k and v are (B, T, K, D) with K heads, each shared by H // K query heads. Query i sees key j
iff 0 <= i - j <= window.
"""

from functools import partial
from types import SimpleNamespace

import torch
import torch.nn.functional as F


def flash_attn_func(
    q: torch.Tensor,
    k: torch.Tensor,
    v: torch.Tensor,
    window: int,
    dropout_p: float = 0.0,
    padding_mask: torch.Tensor | None = None,
) -> torch.Tensor:
    """Attention within one sequence, as (B, T, H, D). `padding_mask` (B, T) is True at real tokens."""
    q, k, v = (x.transpose(1, 2) for x in (q, k, v))
    if padding_mask is None:
        y = _attend(q, k, v, window, dropout_p)
    else:
        y = _attend_padded(q, k, v, window, dropout_p, padding_mask)
    return y.transpose(1, 2)


def flash_attn_with_kvcache(
    q: torch.Tensor,
    k_cache: torch.Tensor,
    v_cache: torch.Tensor,
    k: torch.Tensor,
    v: torch.Tensor,
    cache_seqlens: torch.Tensor,
    window: int,
) -> torch.Tensor:
    """Write k and v into the caches (B, S, K, D), in place, then attend over all that is valid there.

    All rows are at the same position, `cache_seqlens[0]`. As in nanochat, nothing is written past the end of
    the cache and nothing complains: whoever makes the cache makes it long enough.
    """
    pos = cache_seqlens[0].item()
    end = pos + q.size(1)
    k_cache[:, pos:end] = k
    v_cache[:, pos:end] = v
    q, k, v = (x.transpose(1, 2) for x in (q, k_cache[:, :end], v_cache[:, :end]))
    return _attend(q, k, v, window, dropout_p=0.0).transpose(1, 2)


def _attend(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, window: int, dropout_p: float) -> torch.Tensor:
    """q (B, H, Tq, D) over k, v (B, K, Tk, D); the queries are the last Tq positions of the keys."""
    attend = partial(F.scaled_dot_product_attention, dropout_p=dropout_p, enable_gqa=q.size(1) != k.size(1))
    Tq, Tk = q.size(2), k.size(2)
    if Tq == Tk and window >= Tq:
        return attend(q, k, v, is_causal=True)
    if Tq == 1:
        start = max(0, Tk - (window + 1))
        return attend(q, k[:, :, start:], v[:, :, start:])
    return attend(q, k, v, attn_mask=_visible(Tq, Tk, window, q.device))


def _attend_padded(
    q: torch.Tensor,
    k: torch.Tensor,
    v: torch.Tensor,
    window: int,
    dropout_p: float,
    padding_mask: torch.Tensor,
) -> torch.Tensor:
    """Like `_attend`, with padding hidden from every query. A query that sees nothing at all yields zero."""
    T = q.size(2)
    bias = torch.zeros(T, T, dtype=q.dtype, device=q.device)
    bias = bias.masked_fill(~_visible(T, T, window, q.device), float("-inf"))
    bias = bias.masked_fill(~padding_mask[:, None, None, :], float("-inf"))
    grouped = q.size(1) != k.size(1)
    return F.scaled_dot_product_attention(q, k, v, attn_mask=bias, dropout_p=dropout_p, enable_gqa=grouped)


def _visible(Tq: int, Tk: int, window: int, device: torch.device) -> torch.Tensor:
    """(Tq, Tk) bool: which keys each query sees."""
    rows = torch.arange(Tk - Tq, Tk, device=device)[:, None]
    cols = torch.arange(Tk, device=device)[None, :]
    distance = rows - cols
    return (distance >= 0) & (distance <= window)


flash_attn = SimpleNamespace(
    flash_attn_func=flash_attn_func,
    flash_attn_with_kvcache=flash_attn_with_kvcache,
)
