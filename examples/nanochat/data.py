"""Something to learn from, on every machine: Python's own reference manual, and sums in the form of chats."""

import random
import re
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from pydoc_data.topics import topics

import torch

from examples.nanochat.tokenizer import Tokenizer

IGNORE = -1
PASSAGE_CHARACTERS = 700
PACKING_BUFFER = 32

Conversation = tuple[list[int], list[bool]]


def passages() -> list[str]:
    """The prose of the manual, without code and tables, a few paragraphs at a time."""
    return list(chain.from_iterable(_grouped(_prose(topic)) for topic in topics.values()))


def packed_rows(documents: Sequence[list[int]], row_length: int, rng: random.Random) -> Iterator[list[int]]:
    """Endless rows of exactly `row_length` tokens, each starting at the start of a document.

    Best fit: of the next few documents the longest that fits whole is taken; if none does, the shortest
    is cut.
    """
    stream = _endless_shuffle(documents, rng)
    waiting: list[list[int]] = []
    while True:
        row: list[int] = []
        while len(row) < row_length:
            waiting += [next(stream) for _ in range(PACKING_BUFFER - len(waiting))]
            room = row_length - len(row)
            fitting = [document for document in waiting if len(document) <= room]
            chosen = max(fitting, key=len) if fitting else min(waiting, key=len)
            waiting.remove(chosen)
            row += chosen[:room]
        yield row


def addition_chat(tokenizer: Tokenizer, rng: random.Random) -> Conversation:
    """A question, a call of the calculator and the answer; and which tokens the assistant has to produce.

    What the calculator puts in is not for the model to learn: the engine forces it.
    """
    a, b = rng.randrange(100), rng.randrange(100)
    spans = [
        (False, ["bos", "user_start"], f"What is {a} + {b}?", ["user_end", "assistant_start"]),
        (True, ["python_start"], f"{a}+{b}", ["python_end"]),
        (False, ["output_start"], f"{a + b}", ["output_end"]),
        (True, [], f"It is {a + b}.", ["assistant_end"]),
    ]
    ids: list[int] = []
    learnt: list[bool] = []
    for by_assistant, before, text, after in spans:
        special = tokenizer.special
        span = [*map(special, before), *tokenizer.encode(text), *map(special, after)]
        ids += span
        learnt += [by_assistant] * len(span)
    return ids, learnt


def collate(conversations: Sequence[Conversation], pad: int) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor]:
    """Inputs int64, targets int64 and padding mask bool, each (B, T) with T the longest of this batch.

    Ours, not nanochat's, which pads to a fixed width and hides nothing: it is what most people write.
    Rows are padded on the right; targets are -1 at padding and wherever the assistant does not speak.
    """
    B, T = len(conversations), max(len(ids) for ids, _ in conversations) - 1
    inputs = torch.full((B, T), pad)
    targets = torch.full((B, T), IGNORE)
    padding_mask = torch.zeros(B, T, dtype=torch.bool)
    for row, (ids, learnt) in enumerate(conversations):
        n = len(ids) - 1
        inputs[row, :n] = torch.tensor(ids[:-1])
        targets[row, :n] = torch.tensor(ids[1:]).masked_fill(~torch.tensor(learnt[1:]), IGNORE)
        padding_mask[row, :n] = True
    return inputs, targets, padding_mask


def _prose(topic: str) -> Iterator[str]:
    """Paragraphs that read like sentences, with line breaks, indentation and bullets undone."""
    for paragraph in re.split(r"\n\s*\n", topic):
        flowing = " ".join(paragraph.split()).removeprefix("* ")
        letters = sum(character.isalpha() or character == " " for character in flowing)
        is_sentence = flowing[:1].isalpha() and flowing.endswith((".", ":"))
        if is_sentence and len(flowing) > 60 and letters > 0.92 * len(flowing):
            yield flowing


def _grouped(paragraphs: Iterable[str]) -> Iterator[str]:
    """Neighbouring paragraphs joined until they make a passage."""
    passage = ""
    for paragraph in paragraphs:
        passage = f"{passage}\n{paragraph}" if passage else paragraph
        if len(passage) >= PASSAGE_CHARACTERS:
            yield passage
            passage = ""
    if passage:
        yield passage


def _endless_shuffle(documents: Sequence[list[int]], rng: random.Random) -> Iterator[list[int]]:
    while True:
        yield from rng.sample(documents, len(documents))
