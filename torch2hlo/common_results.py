"""Results of several ways in one structure: a Python number that is another on each way is a number of the program."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from torch2hlo.tree import Const, Items, Leaf, MismatchError, Tree

Kind = Callable[[int, Leaf | Const], type | None]


def common_structure(trees: Sequence[Tree], kind: Kind) -> tuple[Tree, list[list[Leaf | Const]]]:
    """One structure for all, and what stands in the place of each of its leaves on each way.

    Args:
        trees: each way's structure.
        kind: the type of Python's that a way's leaf or constant is a number of; None if it is none.

    Raises:
        MismatchError: there is none.

    """
    found: list[list[Leaf | Const]] = [[] for _ in trees]

    def join(parts: Sequence[Tree]) -> Tree:
        items = [part for part in parts if isinstance(part, Items)]
        if items:
            forms = {(item.kind, item.cls, item.keys, len(item.items)) for item in items}
            if len(items) < len(parts) or len(forms) > 1:
                raise MismatchError("", "one structure", "several")
            inner = tuple(map(join, zip(*(item.items for item in items), strict=True)))
            return Items(items[0].kind, inner, items[0].keys, items[0].cls)
        leaves = [part for part in parts if not isinstance(part, Items)]
        kinds = {kind(way, leaf) for way, leaf in enumerate(leaves)}
        if isinstance(leaves[0], Const) and len(kinds) == 1 and all(leaf == leaves[0] for leaf in leaves):
            return leaves[0]
        if len(kinds) > 1 or (None in kinds and any(isinstance(leaf, Const) for leaf in leaves)):
            raise MismatchError("", "one kind of number", "several")
        for leaf, places in zip(leaves, found, strict=True):
            places.append(leaf)
        return Leaf(len(found[0]) - 1)

    return join(trees), found
