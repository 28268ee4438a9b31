"""A trained model on disk: weights as safetensors, sizes and tokenizer as JSON. Nothing in it is executed."""

import json
import os
import tempfile
from dataclasses import asdict
from pathlib import Path

from safetensors.torch import load_file, save_file

from examples.nanochat.model import GPT, GPTConfig
from examples.nanochat.tokenizer import Tokenizer

WEIGHTS, CONFIG, TOKENIZER = "model.safetensors", "config.json", "tokenizer.json"


def save_checkpoint(folder: Path, model: GPT, tokenizer: Tokenizer) -> None:
    """Write `folder` as a whole: a failure on the way leaves what was there before."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent, prefix=f".{folder.name}-") as scratch:
        fresh, stale = Path(scratch, "fresh"), Path(scratch, "stale")
        fresh.mkdir()
        save_file({name: tensor.contiguous() for name, tensor in model.state_dict().items()}, fresh / WEIGHTS)
        (fresh / CONFIG).write_text(json.dumps(asdict(model.config), indent=2), encoding="utf-8")
        (fresh / TOKENIZER).write_text(tokenizer.to_json(), encoding="utf-8")
        if folder.exists():
            os.rename(folder, stale)
        os.rename(fresh, folder)


def load_checkpoint(folder: Path) -> tuple[GPT, Tokenizer]:
    """The model, ready for inference, and its tokenizer."""
    config = GPTConfig(**json.loads((folder / CONFIG).read_text(encoding="utf-8")))
    model = GPT(config)
    model.load_state_dict(load_file(folder / WEIGHTS))
    return model.eval(), Tokenizer.from_json((folder / TOKENIZER).read_text(encoding="utf-8"))
