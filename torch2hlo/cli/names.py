"""The outputs of a program by name, whatever structure they come in."""

from __future__ import annotations

from torch2hlo.tree import Items, Leaf, Tree


def result_names(tree: Tree) -> list[str]:
    """A name for each tensor of a result, in the flat list's order: ``result[0]``, ``result.logits``."""
    named = dict(_walk(tree, "result"))
    return [named[index] for index in sorted(named)]


def _walk(tree: Tree, path: str) -> list[tuple[int, str]]:
    if isinstance(tree, Leaf):
        return [(tree.index, path)]
    if not isinstance(tree, Items):
        return []
    attribute = tree.kind in {"namedtuple", "object", "mapping"}
    keys = tree.keys or range(len(tree.items))
    steps = [f".{key}" if attribute else f"[{key!r}]" for key in keys]
    return [found for step, item in zip(steps, tree.items, strict=True) for found in _walk(item, path + step)]
