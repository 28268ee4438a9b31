"""The passes, in the order they run: one line and one reason each."""

from __future__ import annotations

from torch2hlo.passes.functionalize import Functionalize
from torch2hlo.passes.thread_key import ThreadKey
from torch2hlo.rewriting import Pass

DEFAULT: tuple[Pass, ...] = (
    Functionalize(),  # StableHLO has values, not memory
    ThreadKey(),  # nor a hidden generator
)
