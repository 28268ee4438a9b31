"""The sizes of a model, and the few facts that follow from them."""

import math
from dataclasses import dataclass
from typing import Literal

import torch

VOCAB_MULTIPLE = 64
WINDOW_MULTIPLE = 128
STANDARD_HEAD_DIM = 128


@dataclass(frozen=True)
class GPTConfig:
    """Everything that shapes a GPT. `window_pattern` is tiled over the layers: L sees all, S a quarter."""

    sequence_len: int = 2048
    vocab_size: int = 32768
    n_layer: int = 12
    n_head: int = 6
    n_kv_head: int = 6
    n_embd: int = 768
    window_pattern: str = "SSSL"
    # Ours, not in nanochat's config: dropout is absent there, and the compute dtype is a module constant.
    dropout: float = 0.0
    compute_dtype: Literal["float32", "bfloat16"] = "float32"

    @classmethod
    def from_depth(cls, depth: int, **overrides: float | str) -> "GPTConfig":
        """The model that nanochat calls d4, d12, ... d32: everything but the depth follows from it."""
        width = _round_up(64 * depth, STANDARD_HEAD_DIM)
        heads = width // STANDARD_HEAD_DIM
        sizes = {"n_layer": depth, "n_embd": width, "n_head": heads, "n_kv_head": heads}
        return cls(**(sizes | overrides))  # type: ignore[arg-type]

    @property
    def head_dim(self) -> int:
        return self.n_embd // self.n_head

    @property
    def padded_vocab_size(self) -> int:
        return _round_up(self.vocab_size, VOCAB_MULTIPLE)

    @property
    def dtype(self) -> torch.dtype:
        """The dtype of activations and embedding tables; matrices and scalars are always fp32 masters."""
        return {"float32": torch.float32, "bfloat16": torch.bfloat16}[self.compute_dtype]

    def window(self, layer: int) -> int:
        """How many keys to the left of its own a query of this layer sees."""
        is_last = layer == self.n_layer - 1
        kind = "L" if is_last else self.window_pattern[layer % len(self.window_pattern)]
        short = _round_up(math.ceil(self.sequence_len / 4), WINDOW_MULTIPLE)
        return {"L": self.sequence_len, "S": short}[kind]

    def has_value_embedding(self, layer: int) -> bool:
        """Every second layer, counted so that the last one has it."""
        return layer % 2 == (self.n_layer - 1) % 2


def _round_up(number: int, multiple: int) -> int:
    return math.ceil(number / multiple) * multiple
