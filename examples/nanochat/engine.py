"""Generation in eager PyTorch: prefill once, decode token by token with a KV cache, call the calculator."""

from collections.abc import Iterator, Sequence

import torch

from examples.nanochat.cache import KVCache
from examples.nanochat.chat import ChatEngine, Step
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


class Engine(ChatEngine):
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
    ) -> Iterator[Step]:
        """See `ChatEngine.generate`."""
        logits, cache = self._prefill(prompt, num_samples, max_tokens)
        generator = torch.Generator(device=logits.device).manual_seed(seed)

        def sample(logits: torch.Tensor) -> list[int]:
            return sample_next_token(logits, generator, temperature, top_k)[:, 0].tolist()

        def next_tokens(column: list[int]) -> list[int]:
            idx = torch.tensor(column, device=logits.device)[:, None]
            return sample(self.model(idx, kv_cache=cache)[:, -1])

        yield from self._chat(sample(logits), max_tokens, next_tokens)

    def _prefill(self, prompt: Sequence[int], num_samples: int, max_tokens: int) -> tuple[torch.Tensor, KVCache]:
        """Run the prompt once and give every sample a copy: logits (num_samples, vocab), a long cache."""
        device = self.model.lm_head.weight.device
        config = self.model.config
        prompt_cache = KVCache(config, 1, len(prompt), device)
        logits = self.model(torch.tensor([prompt], device=device), kv_cache=prompt_cache)[:, -1]
        cache = KVCache(config, num_samples, len(prompt) + max_tokens, device)
        cache.prefill(prompt_cache)
        return logits.expand(num_samples, -1), cache
