"""Generation in eager PyTorch: prefill once, decode token by token with a KV cache, call the calculator."""

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import torch

from examples.nanochat.cache import KVCache
from examples.nanochat.calculator import calculate
from examples.nanochat.model import GPT
from examples.nanochat.tokenizer import Tokenizer


def sample_next_token(
    logits: torch.Tensor, generator: torch.Generator, temperature: float = 1.0, top_k: int | None = None
) -> torch.Tensor:
    """One token for each row: logits (B, vocab) -> int64 (B, 1). Temperature 0 takes the likeliest."""
    if temperature < 0:
        raise ValueError(f"temperature must not be negative, got {temperature}")
    if temperature == 0:
        return logits.argmax(dim=-1, keepdim=True)
    if not top_k:
        probabilities = torch.softmax(logits / temperature, dim=-1)
        return torch.multinomial(probabilities, num_samples=1, generator=generator)
    values, candidates = torch.topk(logits, min(top_k, logits.size(-1)), dim=-1)
    probabilities = torch.softmax(values / temperature, dim=-1)
    choice = torch.multinomial(probabilities, num_samples=1, generator=generator)
    return candidates.gather(-1, choice)


@dataclass
class Row:
    """One of the samples: tokens queued up to be forced, and the expression being collected, if any."""

    forced: deque[int] = field(default_factory=deque)
    expression: list[int] | None = None
    is_complete: bool = False

    def take(self, sampled: int) -> tuple[int, int]:
        """The token that comes next, and 1 if it was sampled or 0 if forced."""
        if self.forced:
            return self.forced.popleft(), 0
        return sampled, 1


class Engine:
    """Chats with a model, given as the module itself and its tokenizer."""

    def __init__(self, model: GPT, tokenizer: Tokenizer) -> None:
        self.model = model
        self.tokenizer = tokenizer

    @torch.inference_mode()
    def generate(
        self,
        prompt: Sequence[int],
        num_samples: int = 1,
        max_tokens: int = 256,
        temperature: float = 1.0,
        top_k: int | None = None,
        seed: int = 42,
    ) -> Iterator[tuple[list[int], list[int]]]:
        """Yield, step by step, the next token of every sample and whether each was sampled (1) or forced (0).

        A sample that is complete goes on being decoded until all are; ignore what it says from there on.
        """
        logits, cache = self._prefill(prompt, num_samples, max_tokens)
        generator = torch.Generator(device=logits.device).manual_seed(seed)
        rows = [Row() for _ in range(num_samples)]
        for _ in range(max_tokens):
            if all(row.is_complete for row in rows):
                break
            sampled = sample_next_token(logits, generator, temperature, top_k)[:, 0].tolist()
            column, was_sampled = zip(
                *(row.take(token) for row, token in zip(rows, sampled, strict=True)), strict=True
            )
            for row, token in zip(rows, column, strict=True):
                self._observe(row, token)
            yield list(column), list(was_sampled)
            idx = torch.tensor(column, device=logits.device)[:, None]
            logits = self.model(idx, kv_cache=cache)[:, -1]

    def generate_batch(
        self, prompt: Sequence[int], num_samples: int = 1, **options: float | None
    ) -> tuple[list[list[int]], list[list[int]]]:
        """Whole samples, with the prompt and without the final token; and which tokens were sampled."""
        samples = [list(prompt) for _ in range(num_samples)]
        masks = [[0] * len(prompt) for _ in range(num_samples)]
        open_rows = set(range(num_samples))
        for column, was_sampled in self.generate(prompt, num_samples, **options):  # type: ignore[arg-type]
            open_rows -= {i for i in open_rows if column[i] in self._final_tokens()}
            for i in open_rows:
                samples[i].append(column[i])
                masks[i].append(was_sampled[i])
        return samples, masks

    def _prefill(
        self, prompt: Sequence[int], num_samples: int, max_tokens: int
    ) -> tuple[torch.Tensor, KVCache]:
        """Run the prompt once and give every sample a copy: logits (num_samples, vocab), a long cache."""
        device = self.model.lm_head.weight.device
        config = self.model.config
        prompt_cache = KVCache(config, 1, len(prompt), device)
        logits = self.model(torch.tensor([prompt], device=device), kv_cache=prompt_cache)[:, -1]
        cache = KVCache(config, num_samples, len(prompt) + max_tokens, device)
        cache.prefill(prompt_cache)
        return logits.expand(num_samples, -1), cache

    def _observe(self, row: Row, token: int) -> None:
        """Move the row's state on: collect an expression, and queue its value when it is closed."""
        special = self.tokenizer.special
        if token in self._final_tokens():
            row.is_complete = True
        elif token == special("python_start"):
            row.expression = []
        elif token == special("python_end"):
            if row.expression is not None:
                self._queue_value(row, self.tokenizer.decode(row.expression))
            row.expression = None
        elif row.expression is not None:
            row.expression.append(token)

    def _queue_value(self, row: Row, expression: str) -> None:
        value = calculate(expression)
        if value is not None:
            special = self.tokenizer.special
            row.forced += [special("output_start"), *self.tokenizer.encode(value), special("output_end")]

    def _final_tokens(self) -> tuple[int, int]:
        return self.tokenizer.special("assistant_end"), self.tokenizer.special("bos")
