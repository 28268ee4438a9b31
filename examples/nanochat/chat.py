"""The host's half of a chat, the same for every engine: forced tokens, the calculator, where a sample ends.

It works on plain token ids and needs no torch.
"""

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from examples.nanochat.calculator import calculate
from examples.nanochat.tokenizer import Tokenizer

MOST_CANDIDATES = 128  # the largest top_k of compiled engines: only so many of the logits are sorted
Step = tuple[list[int], list[int]]  # the next token of every sample; and 1 if it was sampled, 0 if forced


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


class ChatEngine:
    """What engines share. One gives `generate`, and in it says how tokens are sampled."""

    tokenizer: Tokenizer

    def generate(
        self,
        prompt: Sequence[int],
        num_samples: int = 1,
        max_tokens: int = 256,
        temperature: float = 1.0,
        top_k: int | None = None,
        seed: int = 42,
    ) -> Iterator[Step]:
        """Yield, step by step, the next token of every sample and whether each was sampled (1) or forced (0).

        A sample that is complete goes on being decoded until all are; ignore what it says from there on.
        """
        raise NotImplementedError

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

    def _chat(
        self, sampled: list[int], max_tokens: int, next_tokens: Callable[[list[int]], list[int]]
    ) -> Iterator[Step]:
        """The loop: `sampled` are the first tokens, `next_tokens` samples those that follow the ones given."""
        rows = [Row() for _ in sampled]
        for step in range(max_tokens):
            column, was_sampled = zip(*(row.take(token) for row, token in zip(rows, sampled, strict=True)), strict=True)
            for row, token in zip(rows, column, strict=True):
                self._observe(row, token)
            yield list(column), list(was_sampled)
            if step + 1 == max_tokens or all(row.is_complete for row in rows):
                break
            sampled = next_tokens(list(column))

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
