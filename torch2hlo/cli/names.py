"""Inputs and outputs of a program by name, whatever structure they come in."""

from __future__ import annotations

import msgspec

from torch2hlo.program import Entry
from torch2hlo.tree import Items, Leaf, Tree


def result_names(tree: Tree) -> list[str]:
    """A name for each tensor of a result, in the flat list's order: ``result[0]``, ``result.logits``."""
    named = dict(_walk(tree, "result"))
    return [named[index] for index in sorted(named)]


def flat(entry: Entry) -> Entry:
    """The entry as a function of the tensors of its arguments, returning those of its result.

    The classes of arguments and results, which may be torch's or the user's own, are not needed to call it.
    """
    signature = entry.signature
    args = Items("tuple", (_row(len(signature.inputs)), Items("dict", ())))
    result = _row(len(signature.outputs))
    plain = msgspec.structs.replace(signature, parameters=(), args=args, result=result, after=None, new=())
    return Entry(plain, lambda: entry.module)


def _row(count: int) -> Items:
    return Items("tuple", tuple(Leaf(index) for index in range(count)))


def _walk(tree: Tree, path: str) -> list[tuple[int, str]]:
    if isinstance(tree, Leaf):
        return [(tree.index, path)]
    if not isinstance(tree, Items):
        return []
    attribute = tree.kind in {"namedtuple", "object", "mapping"}
    keys = tree.keys or range(len(tree.items))
    steps = [f".{key}" if attribute else f"[{key!r}]" for key in keys]
    return [found for step, item in zip(steps, tree.items, strict=True) for found in _walk(item, path + step)]
