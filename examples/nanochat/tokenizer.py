"""Text to token ids and back: bytes, pairs merged by frequency, and a few special tokens.

Ids 0-255 are the bytes, then come the merged pairs in the order they were learnt, then the special tokens.
"""

import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import pairwise

SPECIAL_TOKENS = (
    "bos",
    "user_start",
    "user_end",
    "assistant_start",
    "assistant_end",
    "python_start",
    "python_end",
    "output_start",
    "output_end",
)

# A word with the space before it, one digit, a run of punctuation, or white space: pairs merge within these.
PIECE = re.compile(r" ?[^\W\d_]+|\d| ?[^\w\s]+|\s+|_+")

Pair = tuple[int, int]


class Tokenizer:
    """A byte-level tokenizer; `merges` is the list of merged pairs of ids, earliest first."""

    def __init__(self, merges: Sequence[Pair] = ()) -> None:
        self.merges = [(left, right) for left, right in merges]
        self._rank = {pair: rank for rank, pair in enumerate(self.merges)}
        self._bytes = [bytes([i]) for i in range(256)]
        for left, right in self.merges:
            self._bytes.append(self._bytes[left] + self._bytes[right])
        self._special = {name: len(self._bytes) + i for i, name in enumerate(SPECIAL_TOKENS)}
        self._encode_piece = lru_cache(maxsize=65536)(self._merge)

    @property
    def vocab_size(self) -> int:
        return len(self._bytes) + len(SPECIAL_TOKENS)

    def special(self, name: str) -> int:
        """The id of a special token, by its name in SPECIAL_TOKENS."""
        return self._special[name]

    def encode(self, text: str) -> list[int]:
        """Ids of ordinary text: a special token's name in it is text like any other."""
        return [token for piece in PIECE.findall(text) for token in self._encode_piece(piece)]

    def decode(self, ids: Iterable[int]) -> str:
        """Text of ids, special tokens shown as <|name|>; bytes that aren't UTF-8 become U+FFFD."""
        return b"".join(self._token_bytes(i) for i in ids).decode("utf-8", errors="replace")

    def to_json(self) -> str:
        return json.dumps({"merges": self.merges})

    @classmethod
    def from_json(cls, text: str) -> "Tokenizer":
        return cls(json.loads(text)["merges"])

    def _token_bytes(self, token: int) -> bytes:
        if token < len(self._bytes):
            return self._bytes[token]
        return f"<|{SPECIAL_TOKENS[token - len(self._bytes)]}|>".encode()

    def _merge(self, piece: str) -> tuple[int, ...]:
        """The ids of one piece: the earliest-learnt pair in it is merged first."""
        ids = tuple(piece.encode("utf-8"))
        while len(ids) > 1:
            pair = min(pairwise(ids), key=lambda pair: self._rank.get(pair, len(self._rank)))
            if pair not in self._rank:
                break
            ids = replace_pair(ids, pair, 256 + self._rank[pair])
        return ids


def train_tokenizer(text: str, vocab_size: int) -> Tokenizer:
    """Learn the merges that bring the vocabulary to `vocab_size`, or to what the text has to offer."""
    pieces = [(tuple(piece.encode("utf-8")), count) for piece, count in Counter(PIECE.findall(text)).items()]
    frequency: Counter[Pair] = Counter()
    found_in: defaultdict[Pair, set[int]] = defaultdict(set)
    for i, (ids, count) in enumerate(pieces):
        for pair in pairwise(ids):
            frequency[pair] += count
            found_in[pair].add(i)

    merges: list[Pair] = []
    for token in range(256, vocab_size - len(SPECIAL_TOKENS)):
        if not frequency:
            break
        best = max(frequency, key=lambda pair: (frequency[pair], pair))
        merges.append(best)
        for i in found_in.pop(best):
            ids, count = pieces[i]
            merged = replace_pair(ids, best, token)
            pieces[i] = merged, count
            frequency.subtract({pair: n * count for pair, n in Counter(pairwise(ids)).items()})
            for pair in pairwise(merged):
                frequency[pair] += count
                found_in[pair].add(i)
        frequency = +frequency
    return Tokenizer(merges)


def replace_pair(ids: tuple[int, ...], pair: Pair, token: int) -> tuple[int, ...]:
    """`ids` with each occurrence of `pair`, from the left, replaced by `token`."""
    out: list[int] = []
    for i in ids:
        if out and (out[-1], i) == pair:
            out[-1] = token
        else:
            out.append(i)
    return tuple(out)
