"""Train a tiny model on the Python manual and on sums, in less than a minute on two CPU cores.

python -m examples.nanochat.train [--steps 200] [--seconds 60] [--out checkpoints/nanochat]
"""

import argparse
import math
import random
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import torch

from examples.nanochat.checkpoint import save_checkpoint
from examples.nanochat.data import addition_chat, collate, packed_rows, passages
from examples.nanochat.model import GPT, GPTConfig
from examples.nanochat.optim import MuonAdamW, parameter_groups
from examples.nanochat.schedule import apply_schedule
from examples.nanochat.tokenizer import Tokenizer, train_tokenizer

TINY = GPTConfig(sequence_len=256, vocab_size=1024, n_layer=4, n_head=4, n_kv_head=2, n_embd=128)
STEPS = 200
HELD_OUT_EVERY = 20


@dataclass(frozen=True)
class Recipe:
    """How to train. A step adds up the gradients of `accumulation` text batches and one chat batch."""

    rows: int = 8
    chats: int = 16
    accumulation: int = 1
    lr_scale: float = 0.5
    weight_decay: float = 0.1
    seed: int = 0
    report_every: int = 20


DEFAULT_RECIPE = Recipe()


@dataclass(frozen=True)
class Trained:
    model: GPT
    tokenizer: Tokenizer
    losses: list[float]
    held_out_loss: float


# Inputs int64 (B, T), targets int64 (B, T), and a padding mask bool (B, T) where rows differ in length.
Batch = tuple[torch.Tensor, torch.Tensor, torch.Tensor | None]


def train(
    config: GPTConfig = TINY,
    *,
    seconds: float = math.inf,
    steps: float = math.inf,
    recipe: Recipe = DEFAULT_RECIPE,
    report: Callable[[str], None] = print,
) -> Trained:
    """Train until the first of the two limits; by `steps` alone, the same seed gives the same model.

    The vocabulary becomes what the tokenizer finds, at most `config.vocab_size`.
    """
    if math.isinf(min(seconds, steps)):
        raise ValueError("give a limit: seconds, steps or both")
    torch.manual_seed(recipe.seed)
    texts = passages()
    tokenizer = train_tokenizer("\n".join(texts), config.vocab_size)
    documents = [[tokenizer.special("bos"), *tokenizer.encode(text)] for text in texts]
    held_out = documents[::HELD_OUT_EVERY]
    learnt = [document for i, document in enumerate(documents) if i % HELD_OUT_EVERY]

    model = GPT(replace(config, vocab_size=tokenizer.vocab_size))
    model.init_weights()
    optimizer = MuonAdamW(parameter_groups(model, recipe.lr_scale, recipe.weight_decay), config.dtype)
    batches = micro_batches(learnt, tokenizer, config.sequence_len, recipe)
    losses: list[float] = []
    start = time.monotonic()
    while True:
        step, elapsed = len(losses), time.monotonic() - start
        progress = max(step / steps, elapsed / seconds)
        if progress >= 1:
            break
        apply_schedule(optimizer, step, progress)
        losses.append(train_step(model, optimizer, next(batches)))
        if step % recipe.report_every == 0:
            report(f"step {step:4d}  {elapsed:5.1f} s  loss {losses[-1]:.3f}")
    model.eval()
    return Trained(model, tokenizer, losses, text_loss(model, held_out, config.sequence_len))


def train_step(model: GPT, optimizer: torch.optim.Optimizer, batches: list[Batch]) -> float:
    """One update from the mean gradient of several batches; the loss is that of the first."""
    losses = []
    for idx, targets, padding_mask in batches:
        loss = model(idx, targets, padding_mask=padding_mask)
        (loss / len(batches)).backward()
        losses.append(loss.item())
    optimizer.step()
    optimizer.zero_grad(set_to_none=True)
    return losses[0]


def micro_batches(
    documents: list[list[int]], tokenizer: Tokenizer, width: int, recipe: Recipe
) -> Iterator[list[Batch]]:
    """What each step learns from: packed rows of text, all of one width, and chats as wide as the longest."""
    rng = random.Random(recipe.seed)
    rows = packed_rows(documents, width + 1, rng)
    pad = tokenizer.special("bos")
    while True:
        batches: list[Batch] = []
        for _ in range(recipe.accumulation):
            text = torch.tensor([next(rows) for _ in range(recipe.rows)])
            batches.append((text[:, :-1], text[:, 1:], None))
        batches.append(collate([addition_chat(tokenizer, rng) for _ in range(recipe.chats)], pad))
        yield batches


@torch.inference_mode()
def text_loss(model: GPT, documents: list[list[int]], width: int) -> float:
    """Mean loss per token, in nats, over documents that were not trained on, each cut to `width`."""
    total, count = 0.0, 0
    for document in documents:
        ids = torch.tensor([document[: width + 1]])
        total += model(ids[:, :-1], ids[:, 1:], loss_reduction="sum").item()
        count += ids.size(1) - 1
    return total / count


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=float, default=STEPS)
    parser.add_argument("--seconds", type=float, default=math.inf)
    parser.add_argument("--out", type=Path, default=Path("checkpoints/nanochat"))
    arguments = parser.parse_args()
    trained = train(steps=arguments.steps, seconds=arguments.seconds)
    save_checkpoint(arguments.out, trained.model, trained.tokenizer)
    print(f"held-out loss {trained.held_out_loss:.3f}; saved to {arguments.out}")


if __name__ == "__main__":
    main()
