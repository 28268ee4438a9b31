"""Several ways through the code in one program: each returns the same types, in the same order."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import torch
from torch.fx import Graph, Node

from torch2hlo.capture import Captured
from torch2hlo.common_results import common_structure
from torch2hlo.errors import Source, UnsupportedValueError
from torch2hlo.graph import NUMBERS, source_of, typed
from torch2hlo.rewriting import drop_dead
from torch2hlo.signature import CHECK, Check
from torch2hlo.tree import Const, Leaf, MismatchError, Tree, outline

aten = torch.ops.aten


@dataclass
class Way:
    """One capture, after the passes.

    Attributes:
        captured: where it came from.
        results: outputs, then the values of ``keys``, then lengths.
        outputs: how many of the results are outputs.
        keys: ``state:<name>``, ``input:<path>`` and ``argument:<path>`` of the values after the outputs.
        checks: what the call's values may fail: an int64 without dimensions for each of all ways' checks.
        lengths: for each output, ``(dimension, index of the result with its run-time size)``.
        holds: whether this way is the one to take; None if it always is.

    """

    captured: Captured
    results: tuple[Node, ...]
    outputs: int
    keys: list[str]
    lengths: list[tuple[tuple[int, int], ...]] = field(default_factory=list)
    holds: Node | None = None
    checks: dict[Check, Node] = field(default_factory=dict)

    @property
    def graph(self) -> Graph:
        """The capture's graph."""
        return self.captured.graph

    def position(self, key: str) -> int:
        """The index of a key's result, or -1."""
        return self.outputs + self.keys.index(key) if key in self.keys else -1


def harmonised(captures: Sequence[Captured]) -> tuple[list[Way], list[Way]]:
    """The ways that return, with results of the same types; and those that end in an exception.

    Raises:
        UnsupportedValueError: two ways return different structures, dtypes or ranks.

    """
    known = dict(captures[0].tensors)
    for number, captured in enumerate(captures[1:], 1):
        tell_constants_apart([captured], known, f"_{number}")
        known |= captured.tensors
    parts = [_Parts.of(captured) for captured in captures]
    right = [part for part in parts if part.captured.error is None]
    _share_structure(right)
    for part in right[1:]:
        _check_same_types(right[0], part)
    outputs = range(len(right[0].outputs))
    shapes = [
        [max(sizes) for sizes in zip(*(part.outputs[i].meta["val"].shape for part in right), strict=True)]
        for i in outputs
    ]
    keys: dict[str, Node] = {}
    checks: dict[Check, Node] = {}
    for part in right:
        keys, checks = part.new | keys, part.checks | checks
    dims = [sorted(set().union(*(part.dynamic_dims()[i] for part in right), _differing(right, i))) for i in outputs]
    failing = [part.condition() for part in parts if part.captured.error is not None]
    return [part.way(shapes, keys, dims, checks) for part in right], failing


def _share_structure(parts: Sequence[_Parts]) -> None:
    """Where a number is a constant on some way and not the same on all, it becomes a result of each."""
    for part in parts[1:]:
        try:
            _common_structure([parts[0], part])
        except MismatchError:
            raise _refused(parts[0], part) from None
    result, found = _common_structure(parts)
    for part, leaves in zip(parts, found, strict=True):
        part.rearrange(result, leaves)


def _common_structure(parts: Sequence[_Parts]) -> tuple[Tree, list[list[Leaf | Const]]]:
    return common_structure([part.captured.result for part in parts], lambda way, leaf: parts[way].kind(leaf))


def _differing(parts: Sequence[_Parts], output: int) -> set[int]:
    """The dimensions of an output that have one size on one way and another on the other."""
    sizes = zip(*(part.outputs[output].meta["val"].shape for part in parts), strict=True)
    return {dim for dim, found in enumerate(sizes) if len(set(found)) > 1}


def tell_constants_apart(captures: Sequence[Captured], known: Mapping[str, Any], suffix: str) -> None:
    """Each capture numbers its constants: those that differ from ``known`` ones of the same name get other names."""
    for captured in captures:
        for node in captured.graph.nodes:
            if node.op != "placeholder" or node.meta["role"] != "constant":
                continue
            label = node.meta["label"]
            if label in known and not _same_tensor(captured.tensors[label], known[label]):
                node.meta["label"] = label + suffix
                captured.tensors[label + suffix] = captured.tensors.pop(label)


def _same_tensor(one: torch.Tensor, other: torch.Tensor) -> bool:
    return one.dtype == other.dtype and torch.equal(one, other)


@dataclass
class _Parts:
    """A capture's graph taken apart: what its output node says."""

    captured: Captured
    outputs: tuple[Node, ...]
    new: dict[str, Node]
    lengths: tuple[tuple[tuple[int, Node], ...], ...]
    holds: Node | None
    checks: dict[Check, Node]

    @classmethod
    def of(cls, captured: Captured) -> _Parts:
        (output,) = [node for node in captured.graph.nodes if node.op == "output"]
        parts: Any = output.args[0]
        outputs, given, lengths, holds = parts if len(parts) == 4 else (*parts, ((),) * len(parts[0]), None)
        checks = {Check.of(key): node for key, node in given.items() if key.startswith(CHECK)}
        new = {key: node for key, node in given.items() if not key.startswith(CHECK)}
        return cls(captured, outputs, new, lengths, holds, checks)

    def kind(self, leaf: Leaf | Const) -> type | None:
        """What kind of Python number a result is, if it is one."""
        if isinstance(leaf, Const):
            return type(leaf.get()) if type(leaf.get()) in NUMBERS else None
        dtype = self.outputs[leaf.index].meta["val"].dtype
        is_number = leaf.index in self.captured.numbers
        return next((kind for kind in NUMBERS if NUMBERS[kind] is dtype), None) if is_number else None

    def rearrange(self, result: Tree, leaves: Sequence[Leaf | Const]) -> None:
        """Take these as the outputs, with constants among them."""
        self.lengths = tuple(self.lengths[leaf.index] if isinstance(leaf, Leaf) else () for leaf in leaves)
        self.captured.numbers = frozenset(index for index, leaf in enumerate(leaves) if self.kind(leaf) is not None)
        self.outputs = tuple(
            self.outputs[leaf.index]
            if isinstance(leaf, Leaf)
            else self._constant([], NUMBERS[type(leaf.get())], leaf.get())
            for leaf in leaves
        )
        self.captured.result = result

    def dynamic_dims(self) -> list[list[int]]:
        return [[dim for dim, _ in lengths] for lengths in self.lengths]

    def condition(self) -> Way:
        """No results: only what decides whether this way is taken."""
        output = next(node for node in self.captured.graph.nodes if node.op == "output")
        output.args = ((self.holds,),)
        drop_dead(self.captured.graph)
        return Way(self.captured, (), 0, [], [], self.holds)

    def way(
        self,
        shapes: list[list[int]],
        keys: Mapping[str, Node],
        dims: list[list[int]],
        checks: Iterable[Check],
    ) -> Way:
        """All outputs at the common largest shapes, all keys (each with what some way gives it), lengths and checks."""
        outputs = [self._grown(node, shape) for node, shape in zip(self.outputs, shapes, strict=True)]
        new = [self.new[key] if key in self.new else self._unchanged(key, given) for key, given in keys.items()]
        lengths: list[Node] = []
        for node, own, wanted in zip(self.outputs, self.lengths, dims, strict=True):
            known = dict(own)
            lengths += [
                known.get(dim) or self._constant([], torch.int32, int(node.meta["val"].shape[dim])) for dim in wanted
            ]
        return Way(
            self.captured,
            (*outputs, *new, *lengths),
            len(outputs),
            list(keys),
            _numbered(len(outputs) + len(new), dims),
            self.holds,
            {check: self.checks.get(check) or self._constant([], torch.int64, 0) for check in checks},
        )

    def _grown(self, node: Node, shape: list[int]) -> Node:
        have = list(node.meta["val"].shape)
        if have == shape:
            return node
        pad = [amount for size, want in reversed(list(zip(have, shape, strict=True))) for amount in (0, want - size)]
        return self._add(aten.constant_pad_nd.default, (node, pad), node.meta["val"].new_empty(shape), node)

    def _unchanged(self, key: str, given: Node) -> Node:
        """The value of ``key`` before, which this way leaves as it is and another replaces by ``given``."""
        role, _, label = key.partition(":")
        wanted = ("input" if role == "input" else "weight", label)
        nodes: list[Node] = list(self.captured.graph.nodes)
        for node in nodes:
            if node.op == "placeholder" and (node.meta["role"], node.meta["label"]) == wanted:
                return node
        if role != "state" or label not in self.captured.tensors:
            raise UnsupportedValueError(
                f"by a number known only at run time, the code sets `{label}` or leaves it unset",
                source=source_of(given),
                hint="set it to a tensor of that type before, or on both ways",
            )
        with self.captured.graph.inserting_before(nodes[0]):
            added: Node = self.captured.graph.placeholder(re.sub(r"\W+", "_", label).strip("_"))
        value = self.captured.tensors[label]
        like = given.meta["val"].new_empty(value.shape, dtype=value.dtype)
        added.meta = {"val": like, "sources": (), "module": "", "role": "weight", "label": label}
        return added

    def _constant(self, shape: list[int], dtype: torch.dtype, value: float) -> Node:
        like = next(
            node.meta["val"] for node in self.captured.graph.nodes if isinstance(node.meta.get("val"), torch.Tensor)
        )
        return self._add(aten.full.default, (shape, value), like.new_empty(shape, dtype=dtype), None, {"dtype": dtype})

    def _add(
        self,
        op: Any,
        args: tuple[Any, ...],
        value: torch.Tensor,
        origin: Node | None,
        kwargs: dict[str, Any] | None = None,
    ) -> Node:
        output = next(node for node in self.captured.graph.nodes if node.op == "output")
        with self.captured.graph.inserting_before(output):
            node = self.captured.graph.call_function(op, args, kwargs or {})
        node.meta = {**(origin.meta if origin is not None else {}), "val": value}
        return node


def _numbered(first: int, dims: list[list[int]]) -> list[tuple[tuple[int, int], ...]]:
    numbered = []
    for wanted in dims:
        numbered.append(tuple((dim, first + index) for index, dim in enumerate(wanted)))
        first += len(wanted)
    return numbered


def _check_same_types(one: _Parts, other: _Parts) -> None:
    """Two ways of the same code must return the same kinds of things."""
    types = [[(node.meta["val"].dtype, node.meta["val"].dim()) for node in part.outputs] for part in (one, other)]
    if types[0] != types[1] or one.captured.after != other.captured.after:
        raise _refused(one, other)


def _refused(*parts: _Parts) -> UnsupportedValueError:
    lines = [_line_of(part) for part in parts]
    shown = [
        outline(part.captured.result, lambda index, part=part: typed(part.outputs[index]))  # type: ignore[misc]
        + (f" at {line.file}:{line.line}" if line is not None else "")
        for part, line in zip(parts, lines, strict=True)
    ]
    return UnsupportedValueError(
        f"by a number known only at run time, the code returns {' or '.join(shown)}",
        source=lines[-1],
        hint="return the same structure, dtypes and number of dimensions on every way",
    )


def _line_of(part: _Parts) -> Source | None:
    """Where a result was made; else where the code decided last."""
    made = (source_of(node) for node in part.outputs)
    return next((line for line in made if line is not None), next(iter(part.captured.decisions[-1:]), None))
