"""``copy_(x, new)``  →  every later use of ``x``, and of all that shares its memory, reads ``new``.

A recorded graph mutates by ``aten.copy_`` alone. Which values share memory is known from the fake tensors' storages
and the view operations between them. A write to a view is carried up to the storage's first value by the view's
inverse (a ``slice`` becomes a ``slice_scatter``, a ``transpose`` a ``transpose``), and views taken before the write
are taken again, from the new value, where they are used after it.

The graphs of branches and loop bodies are treated alike, each by itself: what one writes of the tensors around it is
among its results already. After this pass no operation writes an argument, and the new values of mutated graph inputs
are in the output's second part, by name.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar

import torch
from torch.fx import Graph, Node

from torch2hlo.capture.sizes import stored
from torch2hlo.errors import MutationError, Source, StateError, Torch2HloError, gather
from torch2hlo.graph import all_nodes, signature_of, source_of, subgraphs_of
from torch2hlo.memory import memory_order, overlaps, parent_of, storage_of
from torch2hlo.rewriting import Pass, Refusal, drop_aliases, drop_dead

aten = torch.ops.aten
Inverse = Callable[["_Values", Node, Node, Node], Node]


@dataclass(frozen=True)
class Functionalize(Pass):
    """See the module docstring."""

    name: ClassVar[str] = "functionalize"

    def apply(self, graph: Graph) -> tuple[int, list[Refusal]]:
        inner = sum(self.apply(part.graph)[0] for node in graph.nodes for part in subgraphs_of(node))
        values = _Values(graph)
        writes = [node for node in graph.nodes if node.target is aten.copy_.default]
        if writes:
            for node in list(graph.nodes):
                values.visit(node)
        drop_aliases(graph)
        drop_dead(graph)
        if values.errors:
            raise gather(values.errors)
        return inner + len(writes), []

    def ensures(self, graph: Graph) -> None:
        for node in all_nodes(graph):
            schema = getattr(node.target, "_schema", None)
            assert schema is None or not schema.is_mutable, f"{node} still writes its arguments"


@dataclass
class _Current:
    """The newest value of a node, and the version of its storage that it belongs to."""

    node: Node
    version: int


@dataclass
class _Values:
    """What each node of the recorded graph stands for, at the point of the walk that has been reached."""

    graph: Graph
    current: dict[Node, _Current] = field(default_factory=dict)
    version: dict[int, int] = field(default_factory=dict)
    parents: dict[Node, Node | None] = field(default_factory=dict)
    at: Node | None = None
    errors: list[Torch2HloError] = field(default_factory=list)
    lines: dict[int | None, Source | None] = field(default_factory=dict)

    def visit(self, node: Node) -> None:
        self.at, self.parents[node] = node, parent_of(node)
        if node.op == "output":
            self._return(node)
        elif node.target is aten.copy_.default:
            args: Any = node.args
            target, source = args
            self.lines[storage_of(target)] = source_of(node)
            try:
                self.write(target, self.converted(self.read(source), target))
            except MutationError as error:
                self.errors.append(error)
            self.graph.erase_node(node)
        else:
            node.args = torch.fx.map_arg(node.args, self.read)
            node.kwargs = torch.fx.map_arg(node.kwargs, self.read)
            self._define(node)

    def read(self, node: Node) -> Node:
        """The value that ``node`` has now."""
        storage = storage_of(node)
        current = self.current.get(node)
        if current is None or storage is None or current.version == self.version[storage]:
            return current.node if current is not None else node
        parent = self.parents[node]
        if parent is None:
            return current.node
        value = self.emit(node.target, (self.read(parent), *node.args[1:]), node.kwargs, like=node)
        self.current[node] = _Current(value, self.version[storage])
        return value

    def write(self, target: Node, new: Node) -> None:
        """``target`` now has the value ``new``, and so has its part of everything it is a view of."""
        storage = storage_of(target)
        assert storage is not None
        self.version[storage] += 1
        chain = self._chain(target)
        if _shares(chain, new):
            new = self._write_memory(chain, new)
            self.current[chain[-1]] = _Current(new, self.version[storage])
            return
        for view, parent in itertools.pairwise(chain):
            self.current[view] = _Current(new, self.version[storage])
            old = self.current[parent].node if self._fresh_before(parent) else self._before(parent)
            if (inverse := _INVERSES.get(view.target)) is None:
                raise self._no_inverse(view, "can't be carried to what it is a view of")
            new = inverse(self, view, old, new)
        self.current[chain[-1]] = _Current(new, self.version[storage])

    def _chain(self, target: Node) -> list[Node]:
        """``target``, what it is a view of, what that is a view of, … up to what has memory of its own."""
        chain = [target]
        while (parent := self.parents[chain[-1]]) is not None:
            chain.append(parent)
        return chain

    def _write_memory(self, chain: list[Node], new: Node) -> Node:
        """The last of ``chain`` with ``new`` where the first lies in memory, whatever views lead there."""
        target, root = chain[0], chain[-1]
        value, order = target.meta["val"], memory_order(root)
        if order is None or any(view.target in _NOT_AS_IN_MEMORY for view in chain):
            raise self._no_inverse(target, "shares memory in a way that can't be followed")
        repeats = [size if stride else 1 for size, stride in zip(value.shape, value.stride(), strict=True)]
        if overlaps(repeats, value.stride()) or (repeats != list(value.shape) and not _uniform(new)):
            raise self._no_inverse(target, "has several elements in one place")
        old = self.current[root].node
        memory = self.emit(aten.permute.default, (old, order), like=root)
        memory.meta["val"] = _detached(root.meta["val"].permute(order))
        where = (list(value.shape), list(value.stride()), value.storage_offset())
        memory = self.emit(aten.as_strided_scatter.default, (memory, new, *where), like=memory)
        back = [order.index(dim) for dim in range(len(order))]
        return self.emit(aten.permute.default, (memory, back), like=root)

    def _no_inverse(self, view: Node, why: str) -> MutationError:
        return MutationError(
            f"a write through {view.target} {why}",
            source=source_of(self.at) if self.at else None,
            call=signature_of(view),
            hint="write to the tensor itself, or use the function that returns a new tensor",
        )

    def emit(self, op: Any, args: tuple[Any, ...], kwargs: Any = None, *, like: Node) -> Node:
        """A new node before the one being visited, typed like ``like`` and under the visited node's line."""
        with self.graph.inserting_before(self.at):
            made = self.graph.call_function(op, args, dict(kwargs or {}))
        at = self.at if self.at is not None and self.at.op != "output" else like
        made.meta = {**at.meta, "val": _detached(like.meta["val"])}
        return made

    def converted(self, value: Node, target: Node) -> Node:
        """``value`` with the shape and dtype of ``target``, as ``copy_`` makes it."""
        want, have = target.meta["val"], value.meta["val"]
        if have.dtype != want.dtype:
            narrow = value
            value = self.emit(aten._to_copy.default, (value,), {"dtype": want.dtype}, like=narrow)
            value.meta["val"] = have.new_empty(have.shape, dtype=want.dtype)
        if have.shape != want.shape:
            value = self.emit(aten.expand.default, (value, _shape(target)), like=target)
        return value

    def _fresh_before(self, node: Node) -> bool:
        """Whether ``node`` was up to date when the write that is being carried upwards began."""
        storage = storage_of(node)
        return storage is not None and self.current[node].version >= self.version[storage] - 1

    def _before(self, node: Node) -> Node:
        storage = storage_of(node)
        assert storage is not None
        self.version[storage] -= 1
        value = self.read(node)
        self.version[storage] += 1
        return value

    def _define(self, node: Node) -> None:
        storage = storage_of(node)
        if storage is None:
            return
        self.version.setdefault(storage, 0)
        self.current[node] = _Current(node, self.version[storage])

    def _return(self, output: Node) -> None:
        returned: Any = output.args[0]
        results, state = returned
        new_state = {name: self.read(value) for name, value in state.items()}
        for node in [node for node in self.current if node.op == "placeholder"]:
            if (value := self.read(node)) is not node:
                self._check_unshared(node)
                new_state.setdefault(key_of(node), value)
        output.args = ((tuple(self.read(node) for node in results), new_state),)

    def _check_unshared(self, node: Node) -> None:
        twins = [other for other in self.current if other.op == "placeholder" and storage_of(other) == storage_of(node)]
        if len(twins) > 1:
            names = " and ".join(f"`{twin.meta['label']}`" for twin in twins)
            error = StateError(
                f"{names} share memory, and one of them is written",
                source=self.lines.get(storage_of(node)),
                hint="keep one tensor, and take views of it in forward",
            )
            self.errors.append(error)


def key_of(node: Node) -> str:
    """The name in the output's second part of a placeholder's new value."""
    return f"{'input' if node.meta['role'] == 'input' else 'state'}:{node.meta['label']}"


def _detached(value: Any) -> Any:
    """A fake tensor of the same type with memory of its own: a pass's new value is no alias of anything."""
    return value.new_empty(value.shape) if isinstance(value, torch.Tensor) else value


def _shape(node: Node) -> list[int]:
    return [stored(size) for size in node.meta["val"].shape]


def _like_parent(op: Any, *extra: Callable[[Node, Node], Any]) -> Inverse:
    """The inverse that is ``op`` on the new value alone, with arguments made from the view and its parent."""
    return lambda values, view, old, new: values.emit(op, (new, *(make(view, old) for make in extra)), like=old)


def _scatter(op: Any) -> Inverse:
    """The inverse ``op(old, new, *the view's own arguments)``."""
    return lambda values, view, old, new: values.emit(op, (old, new, *view.args[1:]), view.kwargs, like=old)


def _inverse_permutation(view: Node, old: Node) -> list[int]:
    rank = old.meta["val"].dim()
    dims: Any = view.args[1]
    order = [dim % rank for dim in dims]
    return [order.index(dim) for dim in range(rank)]


def _shares(chain: list[Node], new: Node) -> bool:
    """Whether a write to the first of ``chain`` may show elsewhere in one of the views on the way."""
    sharing = [view for view in chain[:-1] if view.target in _SHARING]
    return bool(sharing) and not (sharing == chain[:1] and chain[0].target is aten.expand.default and _uniform(new))


def _uniform(node: Node) -> bool:
    """Whether all elements are known to be the same."""
    if node.target in _FILLS or node.meta["val"].numel() == 1:
        return True
    return node.target in _COPIES and _uniform(node.args[0])  # type: ignore[arg-type]


def _expand(values: _Values, view: Node, old: Node, new: Node) -> Node:
    """Every repetition is written into one place; where all have one value, the first stands for the rest."""
    want, have = _shape(old), _shape(view)
    for _ in range(len(have) - len(want)):
        new = values.emit(aten.select.int, (new, 0, 0), like=new)
        new.meta["val"] = new.meta["val"].new_empty(new.meta["val"].shape[1:])
    for dim, (size, repeated) in enumerate(zip(want, _shape(new), strict=True)):
        if size != repeated:
            new = values.emit(aten.slice.Tensor, (new, dim, 0, 1), like=new)
            shape = _shape(new)
            new.meta["val"] = new.meta["val"].new_empty([*shape[:dim], 1, *shape[dim + 1 :]])
    return new


def _real(values: _Values, view: Node, old: Node, new: Node) -> Node:
    if not old.meta["val"].is_complex():
        return new
    imag = values.emit(aten.imag.default, (old,), like=view)
    return values.emit(aten.complex.default, (new, imag), like=old)


def _imag(values: _Values, view: Node, old: Node, new: Node) -> Node:
    real = values.emit(aten.real.default, (old,), like=view)
    return values.emit(aten.complex.default, (real, new), like=old)


# Views in which one place in memory may be seen several times, or which reach beyond what they are taken of.
_SHARING = {aten.expand.default, aten.unfold.default, aten.as_strided.default}
_NOT_AS_IN_MEMORY = {
    aten.view.dtype,
    aten.view_as_real.default,
    aten.view_as_complex.default,
    aten.real.default,
    aten.imag.default,
    aten._conj.default,
    aten._neg_view.default,
}
_FILLS = {
    aten.fill.Scalar,
    aten.full.default,
    aten.full_like.default,
    aten.zeros.default,
    aten.zeros_like.default,
    aten.ones.default,
    aten.ones_like.default,
}
_COPIES = {
    aten.alias.default,
    aten.clone.default,
    aten.detach.default,
    aten.expand.default,
    aten._to_copy.default,
    aten.view.default,
}

_reshaped = _like_parent(aten.view.default, lambda _, old: _shape(old))
_same = _like_parent(aten.alias.default)
_INVERSES: dict[Any, Inverse] = {
    aten.alias.default: _same,
    aten.detach.default: _same,
    aten.view.default: _reshaped,
    aten._unsafe_view.default: _reshaped,
    aten.unsqueeze.default: _reshaped,
    aten.squeeze.default: _reshaped,
    aten.squeeze.dim: _reshaped,
    aten.squeeze.dims: _reshaped,
    aten.view.dtype: _like_parent(aten.view.dtype, lambda _, old: old.meta["val"].dtype),
    aten.transpose.int: _like_parent(aten.transpose.int, lambda view, _: view.args[1], lambda view, _: view.args[2]),
    aten.t.default: _like_parent(aten.t.default),
    aten.permute.default: _like_parent(aten.permute.default, _inverse_permutation),
    aten.slice.Tensor: _scatter(aten.slice_scatter.default),
    aten.select.int: _scatter(aten.select_scatter.default),
    aten.diagonal.default: _scatter(aten.diagonal_scatter.default),
    aten.view_as_real.default: _like_parent(aten.view_as_complex.default),
    aten.view_as_complex.default: _like_parent(aten.view_as_real.default),
    aten.real.default: _real,
    aten.imag.default: _imag,
    aten._conj.default: _like_parent(aten._conj.default),
    aten._neg_view.default: _like_parent(aten._neg_view.default),
    aten.expand.default: _expand,
}
