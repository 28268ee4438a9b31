"""torch.nn's own large modules, whole, in eval and train mode: values equal eager's."""

import numpy as np
import pytest
import torch
from torch import nn

import torch2hlo
from torch2hlo.testing import shared_bits

PADDING = torch.tensor([[False, False, False, False, True], [False] * 5])
CAUSAL = nn.Transformer.generate_square_subsequent_mask(4)

pytestmark = pytest.mark.filterwarnings(  # eager's own
    "ignore:enable_nested_tensor", "ignore:The PyTorch API of nested tensors", "ignore:LSTM with projections"
)


def x(*shape, seed=0):
    return torch.randn(shape, generator=torch.Generator().manual_seed(seed))


def check(module, args, kwargs):
    for training in (False, True):
        module.train(training)
        run = torch2hlo.convert(module, args, kwargs).compile()
        run.seed(3)
        for call in range(2):
            with torch.no_grad(), shared_bits(np.array([3, call], np.uint32)):
                want = module(*args, **kwargs)
            torch.testing.assert_close(run(*args, **kwargs), want, rtol=1e-5, atol=1e-5)


def transformer(**options):
    torch.manual_seed(0)
    return nn.Transformer(16, 2, 1, 2, 24, batch_first=True, **options)


@pytest.mark.parametrize(
    "options",
    [
        {"norm_first": True, "activation": "gelu"},
        pytest.param({}, marks=pytest.mark.slow),
        pytest.param({"bias": False}, marks=pytest.mark.slow),
    ],
    ids=str,
)
def test_transformer(options):
    padding = PADDING.float() * -1e9
    masks = {"tgt_mask": CAUSAL, "src_key_padding_mask": padding, "memory_key_padding_mask": padding}
    check(transformer(**options), (x(2, 5, 16), x(2, 4, 16, seed=1)), masks | {"tgt_is_causal": True})


@pytest.mark.parametrize("kind", [nn.LSTM, nn.GRU, nn.RNN])
@pytest.mark.parametrize(
    "options",
    [{}, {"num_layers": 2, "dropout": 0.3, "bidirectional": True, "batch_first": True}, {"bias": False}],
    ids=["plain", "deep", "no bias"],
)
def test_recurrent(kind, options):
    torch.manual_seed(0)
    check(kind(4, 6, **options), (x(3, 5, 4),), {})


def test_recurrent_variants():
    torch.manual_seed(0)
    check(nn.LSTM(4, 6, proj_size=3, num_layers=2), (x(3, 5, 4), (x(2, 5, 3), x(2, 5, 6))), {})
    check(nn.RNN(4, 6, nonlinearity="relu"), (x(3, 4),), {})
    check(nn.LSTMCell(4, 6), (x(3, 4), (x(3, 6), x(3, 6, seed=1))), {})
    check(nn.GRUCell(4, 6), (x(3, 4), x(3, 6)), {})


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"kdim": 12, "vdim": 10},
        {"add_bias_kv": True},
        {"add_zero_attn": True, "bias": False},
        {"dropout": 0.4},
    ],
    ids=str,
)
@pytest.mark.parametrize("weights", [None, pytest.param("average", marks=pytest.mark.slow), "each"])
def test_multihead_attention(options, weights):
    torch.manual_seed(0)
    attention = nn.MultiheadAttention(16, 4, batch_first=True, **options)
    args = (x(2, 4, 16), x(2, 5, options.get("kdim", 16)), x(2, 5, options.get("vdim", 16)))
    wanted = {"need_weights": weights is not None, "average_attn_weights": weights != "each"}
    check(attention, args, {"key_padding_mask": PADDING, **wanted})
