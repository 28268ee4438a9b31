"""A few tiny Hugging Face models of different kinds, unmodified: the whole list is in test_sweep_transformers.py."""

import pytest
import torch

import torch2hlo
from tests.e2e.transformers_models import GROUPED, T, assert_same, build, check, tensors, tokens

pytestmark = pytest.mark.filterwarnings("ignore")  # of what the models themselves warn


@pytest.mark.parametrize(
    "name",
    [
        "gpt2",
        "bloom",
        "mixtral",
        "mamba",
        "bert",
        "deberta-v2",
        "t5",
        "resnet",
        "yolos",
        "wav2vec2",
        "llava",
        pytest.param("mbart", marks=pytest.mark.slow),
    ],
)
def test_eval(name):
    check(*build(name))


def test_labels_dropout_and_shared_bits():
    model, inputs = build("bart")
    assert check(model.train(), inputs, calls=2).signature.draws


def test_running_statistics():
    model, inputs = build("resnet", torch.float64)
    check(model.train(), inputs, calls=3)


@torch.no_grad()
def test_static_cache():
    """Prefill, then one program for every further token, its cache written in place."""
    model, _ = build("llama")
    prompt, more = tokens(length=7), tokens(length=4, seed=5)

    def cache():
        return T.StaticCache(config=T.LlamaConfig(**GROUPED), max_cache_len=16)

    ours, theirs = cache(), cache()
    prefill = torch2hlo.convert(model, (prompt,), {"cache": cache()}).compile()
    assert_same(prefill(prompt, cache=ours).logits, model(prompt, cache=theirs).logits)
    decode = torch2hlo.convert(model, (more[:, :1],), {"cache": ours}).compile()
    for at in range(4):
        token = more[:, at : at + 1]
        assert_same(decode(token, cache=ours).logits, model(token, cache=theirs).logits)
        assert_same(ours.layers[1].keys, theirs.layers[1].keys)


@torch.no_grad()
def test_growing_cache():
    """It is another structure after each call: a program serves one length, and says so."""
    model, _ = build("llama")
    prompt, token = tokens(length=7), tokens(length=1)
    ours, theirs = (T.DynamicCache(config=T.LlamaConfig(**GROUPED)) for _ in range(2))
    prefill = torch2hlo.convert(model, (prompt,), {"cache": T.DynamicCache(config=T.LlamaConfig(**GROUPED))}).compile()
    got, want = prefill(prompt, cache=ours), model(prompt, cache=theirs)
    assert_same(got.logits, want.logits)
    assert ours.get_seq_length() == 7
    assert all(torch.equal(a, b) for a, b in zip(tensors(got.cache).values(), tensors(ours).values(), strict=True))
    decode = torch2hlo.convert(model, (token,), {"cache": ours}).compile()
    assert_same(decode(token, cache=ours).logits, model(token, cache=theirs).logits)
    assert ours.get_seq_length() == 8
    with pytest.raises(torch2hlo.Torch2HloError, match=r"cache\.layers\[0\]\.keys: expected float32\[2,2,7,8\]"):
        decode(token, cache=ours)
