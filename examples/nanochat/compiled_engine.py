"""Generation with a converted engine: the same loop as `engine.py`, the same calculator, and no torch."""

from collections.abc import Iterator, Sequence

import jax.numpy as jnp
import numpy as np

from examples.nanochat.chat import MOST_CANDIDATES, ChatEngine, Step
from examples.nanochat.tokenizer import Tokenizer
from torch2hlo import Executable

PREFILL = "prefill"
POSITION, PREVIOUS = "cache.cache_seqlens", "cache.prev_embedding"


class CompiledEngine(ChatEngine):
    """Chats with what `serving.convert_engine` made, compiled.

    The program has as many rows as it was converted for; samples beyond `num_samples` are thrown away. A prompt
    longer than the largest bucket is fed in several pieces.
    """

    def __init__(self, executable: Executable, tokenizer: Tokenizer) -> None:
        self.executable = executable
        self.tokenizer = tokenizer
        entries = executable.program.entries
        self.buckets = sorted(int(name.removeprefix(PREFILL)) for name in entries if name.startswith(PREFILL))
        self._state = {state.name: state.spec for state in entries["decode"].signature.state}
        _, self.rows, self.capacity, _, _ = self._state["cache.k_cache"].shape

    def generate(
        self,
        prompt: Sequence[int],
        num_samples: int = 1,
        max_tokens: int = 256,
        temperature: float = 1.0,
        top_k: int | None = None,
        seed: int = 42,
    ) -> Iterator[Step]:
        """See `ChatEngine.generate`."""
        if temperature < 0:
            raise ValueError(f"temperature must not be negative, got {temperature}")
        if top_k and MOST_CANDIDATES < top_k < self.tokenizer.vocab_size:
            raise ValueError(f"top_k is at most {MOST_CANDIDATES}, got {top_k}")
        pieces = self._pieces(prompt)
        needed = max(len(prompt) - len(pieces[-1][0]) + pieces[-1][1], len(prompt) + max_tokens - 1)
        if num_samples > self.rows or needed > self.capacity:
            raise ValueError(f"{num_samples} rows of {needed} positions do not fit into {self.rows} of {self.capacity}")
        sampling = np.float32(temperature), np.int64(top_k or np.iinfo(np.int64).max)
        self.executable.seed(seed)
        self._restart()
        for piece, bucket in pieces:
            idx = np.zeros((self.rows, bucket), np.int64)
            idx[:, : len(piece)] = piece
            sampled = self.executable[f"{PREFILL}{bucket}"](idx, np.array([len(piece)]), *sampling)

        def next_tokens(column: list[int]) -> list[int]:
            idx = np.zeros((self.rows, 1), np.int64)
            idx[: len(column), 0] = column
            return self.executable["decode"](idx, *sampling)[:num_samples, 0].tolist()

        yield from self._chat(sampled[:num_samples, 0].tolist(), max_tokens, next_tokens)

    def _restart(self) -> None:
        """An empty cache: its keys and values need not be cleared, nothing beyond the position is read."""
        for name in (POSITION, PREVIOUS):
            spec = self._state[name]
            self.executable.state[name] = np.zeros(spec.shape, jnp.dtype(spec.dtype))

    def _pieces(self, prompt: Sequence[int]) -> list[tuple[Sequence[int], int]]:
        """The prompt cut up, each piece with the smallest bucket that holds it."""
        if not prompt:
            raise ValueError("the prompt is empty")
        largest = self.buckets[-1]
        pieces = [prompt[i : i + largest] for i in range(0, len(prompt), largest)]
        return [(piece, next(b for b in self.buckets if b >= len(piece))) for piece in pieces]
