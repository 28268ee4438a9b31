import math

import torch

from tests.lowerings.harness import check_op, golden_text, parametrize
from torch2hlo.internal_ops import band_attention

aten = torch.ops.aten


def _mask(t, *shape, masked_row=None, dtype=torch.bool):
    kept = torch.rand(shape, generator=t.generator) < 0.6
    kept[..., 0] = True
    if masked_row is not None:
        kept[..., masked_row, :] = False
    return kept if dtype is torch.bool else torch.zeros(shape, dtype=dtype).masked_fill(~kept, -math.inf)


def _qkv(t, *leading, q=4, k=4, d=8, v=8, kv=None):
    kv = leading if kv is None else kv
    return t(*leading, q, d), t(*kv, k, d), t(*kv, k, v)


CASES = {
    aten.scaled_dot_product_attention.default: [
        lambda t: (_qkv(t, 2, 3), {"is_causal": True}),
        lambda t: _qkv(t, 2, 3),
        lambda t: (_qkv(t, 2, 3, q=3, k=5), {"is_causal": True}),
        lambda t: (_qkv(t, 2, 3, q=5, k=3), {"is_causal": True}),
        lambda t: (_qkv(t, 2, 3, q=1, k=5, v=6), {"scale": 0.3}),
        lambda t: (_qkv(t, 2, 6, kv=(2, 2)), {"is_causal": True, "enable_gqa": True}),
        lambda t: (_qkv(t, 2, 6, kv=(2, 1)), {"enable_gqa": True}),
        lambda t: ((*_qkv(t, 2, 6, kv=(2, 2)), _mask(t, 2, 6, 4, 4)), {"enable_gqa": True}),
        lambda t: ((*_qkv(t, 2, 6, kv=(2, 2)), _mask(t, 2, 1, 4, 4)), {"enable_gqa": True}),
        lambda t: ((*_qkv(t, 2, 6, kv=(2, 2)), _mask(t, 4, 4)), {"enable_gqa": True}),
        lambda t: (*_qkv(t, 2, 3), _mask(t, 4, 4)),
        lambda t: (*_qkv(t, 2, 3), _mask(t, 2, 1, 4, 4, masked_row=1)),
        lambda t: (*_qkv(t, 2, 3), _mask(t, 2, 1, 1, 4)),
        lambda t: (*_qkv(t, 2, 3), _mask(t, 4, 4, masked_row=2, dtype=t.dtype)),
        lambda t: (*_qkv(t, 2, 3), _mask(t, 2, 3, 4, 4, dtype=torch.float32)),
        lambda t: (*_qkv(t, 2, 3), t(4, 4)),
        lambda t: (_qkv(t, 3), {"is_causal": True}),
        lambda t: _qkv(t),
        lambda t: (*_qkv(t, 3), _mask(t, 3, 4, 4, masked_row=0)),
        lambda t: ((*_qkv(t, 2, 6, kv=(2, 2), q=1), _mask(t, 2, 1, 1, 4)), {"enable_gqa": True}),
        lambda t: (*_qkv(t, 2, 3, q=1), _mask(t, 2, 1, 1, 4, masked_row=0)),
        lambda t: (*_qkv(t, 3, q=1), _mask(t, 3, 1, 4, masked_row=0, dtype=t.dtype)),
        lambda t: _qkv(t, 2, 3, kv=(1, 3)),
        lambda t: _qkv(t, 2, 3, k=0),
        lambda t: _qkv(t, 0, 3),
    ],
    band_attention: [
        lambda t: (*_qkv(t, 2, 3, q=6, k=6), -2, 0),
        lambda t: ((*_qkv(t, 2, 6, kv=(2, 2), q=3, k=5), -1, 2), {"enable_gqa": True, "scale": 0.3}),
        lambda t: (*_qkv(t, 3, q=5, k=3), 1, 3),
        lambda t: (*_qkv(t, q=5, k=5), -5, -1),
    ],
    aten._scaled_dot_product_flash_attention_for_cpu.default: [
        lambda t: (*_qkv(t, 2, 3), 0.0, True),
        lambda t: _qkv(t, 2, 3, q=3, k=5),
        lambda t: (_qkv(t, 2, 3), {"attn_mask": t(4, 4)}),
        lambda t: (_qkv(t, 2, 3), {"attn_mask": _mask(t, 4, 4, masked_row=2, dtype=t.dtype)}),
    ],
}


@parametrize(CASES)
def test_equals_eager(op):
    check_op(op, CASES[op])


@parametrize(CASES)
def test_golden(op, golden):
    assert golden_text(op, CASES[op]) == golden(op)
