"""Values that a program holds for ever although they look like something that changes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any

import torch
from torch.fx import Node
from torch.utils import _pytree as pytree

from torch2hlo.capture import Captured
from torch2hlo.checking.findings import NOTE, Finding, finding
from torch2hlo.errors import Source
from torch2hlo.graph import source_of
from torch2hlo.tree import Const, Items

LARGE = 1 << 20


def unregistered(captures: Sequence[Captured], outside: dict[int, str]) -> list[Finding]:
    """Tensors that the code takes from a global, an enclosing function or a class: no weight, so they never change."""
    found = []
    for captured, node in _constants(captures):
        tensor = captured.originals.get(node.meta["label"])
        if tensor is not None and id(tensor) in outside:
            name = outside[id(tensor)]
            found.append(
                finding(
                    "T2H904",
                    f"the tensor `{name}` belongs to no module: it is written into the program as a constant",
                    source_of(node),
                    hint="make it a parameter or a buffer (self.register_buffer), or an input",
                )
            )
    return found


def large_constants(captures: Sequence[Captured]) -> list[Finding]:
    """Constants of a megabyte and more that the code made itself."""
    found = []
    for captured, node in _constants(captures):
        tensor = captured.tensors[node.meta["label"]]
        size = tensor.numel() * tensor.element_size()
        if size >= LARGE:
            shape = f"{str(tensor.dtype).removeprefix('torch.')}{list(tensor.shape)}"
            found.append(
                finding(
                    "T2H916",
                    f"a constant {shape} of {size / 1e6:.1f} MB is made while the model is converted, and stored",
                    source_of(node),
                    hint="compute it with torch from small values, or make it a buffer",
                )
            )
    return found


def numbers_given(captures: Sequence[Captured], entry: Source | None) -> list[Finding]:
    """Python numbers among the example inputs: each is part of the program, which serves no other."""
    given = captures[0].args if captures else None
    if not isinstance(given, Items):
        return []
    args, kwargs = given.items
    assert isinstance(args, Items)
    assert isinstance(kwargs, Items)
    names = [*captures[0].parameters[: len(args.items)], *map(str, kwargs.keys)]
    return [
        finding(
            "T2H906",
            f"the input `{name}` is the Python number {value!r}: it becomes part of the program, which serves no other",
            entry,
            hint="pass a tensor if it changes from call to call, or keep it in the module's configuration",
            severity=NOTE if isinstance(value, int) else "",
        )
        for name, item in zip(names, (*args.items, *kwargs.items), strict=False)
        if isinstance(item, Const) and type(value := item.get()) in {int, float}
    ]


def differences(one: Captured, other: Captured) -> list[Finding]:
    """The first lines where two captures of one model differ."""
    pairs = list(zip_longest(one.graph.nodes, other.graph.nodes))
    found = []
    for a, b in pairs:
        if a is None or b is None or (a.target is not b.target and a.op == "call_function"):
            found.append(_differing("takes another way", a or b))
            break
        if _numbers_of(a, one) != _numbers_of(b, other):
            found.append(_differing("has another value", a))
    return found


def _differing(what: str, node: Node) -> Finding:
    return finding(
        "T2H903",
        f"the code {what} each time that it is converted: the program has one of them in every call",
        source_of(node),
        hint="draw with torch from the program's key, or give the value as an input",
    )


def _numbers_of(node: Node, captured: Captured) -> list[Any]:
    if node.op == "placeholder" and node.meta.get("role") == "constant":
        tensor = captured.tensors[node.meta["label"]]
        return [] if tensor.is_meta else [_Bits(tensor)]
    leaves = pytree.tree_leaves((node.args, node.kwargs))
    return [_plain(leaf) for leaf in leaves if isinstance(leaf, (int, float, complex)) and not isinstance(leaf, bool)]


def _plain(number: Any) -> Any:
    return repr(number)


class _Bits:
    """A tensor that equals another one of the same values, NaN included."""

    def __init__(self, tensor: torch.Tensor) -> None:
        self._tensor = tensor

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, _Bits) or self._tensor.shape != other._tensor.shape:
            return False
        return torch.equal(torch.nan_to_num(self._tensor), torch.nan_to_num(other._tensor))

    def __hash__(self) -> int:
        return 0


def _constants(captures: Sequence[Captured]) -> Iterator[tuple[Captured, Node]]:
    for captured in captures:
        for node in captured.graph.nodes:
            if node.op == "placeholder" and node.meta.get("role") == "constant" and node.users:
                yield captured, node
