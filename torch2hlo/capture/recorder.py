"""A dispatch mode that writes every ATen operation of a running module into an FX graph.

Autograd's dispatch keys are switched off while it records, so that composite operations (``linear``,
``scaled_dot_product_attention``, ``layer_norm`` …) arrive whole instead of as what autograd makes of them. Those that
``keep`` wants stay one node; the others are expanded by PyTorch's own decomposition, one operation at a time, and
recorded under the same source line. In-place operations become their functional form followed by one ``copy_``, the
only mutation a recorded graph contains.
"""

from __future__ import annotations

import functools
import operator
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager, nullcontext
from dataclasses import dataclass, field
from types import FrameType
from typing import Any

import torch
import torch.fx.experimental._config as symbolic_config
from torch._ops import OpOverload
from torch._subclasses.fake_tensor import FakeTensor, FakeTensorMode
from torch.fx import Graph, Node
from torch.utils import _pytree as pytree
from torch.utils._python_dispatch import TorchDispatchMode, _disable_current_modes

from torch2hlo.bound import Bound
from torch2hlo.capture.expand import OVERRIDES, expansion_of
from torch2hlo.capture.inplace import functional_of
from torch2hlo.capture.inside import decide, slice_inside
from torch2hlo.capture.refusals import endless_loop, refused
from torch2hlo.capture.sharing import check_current, forget_others
from torch2hlo.capture.shortcuts import without_shortcuts
from torch2hlo.capture.sizes import LARGEST, Sizes, expression, has_symbols, stored, stored_place
from torch2hlo.capture.sources import ModuleStack, call_site, is_users
from torch2hlo.capture.symbolic import SYMBOLIC
from torch2hlo.errors import MutationError, Source, UnsupportedArgumentError, UnsupportedValueError
from torch2hlo.graph import source_of, typed_call

aten = torch.ops.aten
Keep = Callable[[OpOverload], bool]
# What PyTorch says where its C++ code asks a tensor for sizes that are symbols.
_ASKED_SIZES = ("operator aten::size does not exist", "python_arg_parser.cpp", "with symbolic sizes/strides")
# Operations whose numbers are places in a tensor, and not sizes: those are in the results' shapes.
_PLACED = {aten.slice.Tensor, aten.slice_scatter.default, aten.select.int, aten.select_scatter.default}


@dataclass(eq=False)
class Scope:
    """A graph that is being recorded: the whole one, or that of a branch or loop body inside another.

    Attributes:
        graph: what is recorded.
        outer: the scope around it.
        nodes: ``id`` of a tensor → its node here.
        first: the first node that is no placeholder.
        captured: the placeholders for tensors of the scopes around, with these.
        is_loop: whether it may run again, after what it writes itself.
        items: numbers that were read here, by the place that they were read from.
        facts: what is known here of numbers known only at run time.
        mirrors: memory → ``(condition, tensor in it, tensor elsewhere)`` that are one tensor if the condition holds.
        shares: memory → other memory that may be the same, in other views.
        stale: memory that must not be read any more, with the line that wrote what it may share: see `sharing`.
        failed: why a scope inside could not be recorded, which the user's own ``except`` may have caught.
        assumed: what must hold of them, or 0-d tensors that must be true, for the recorded graph to be right.

    """

    graph: Graph = field(default_factory=Graph)
    outer: Scope | None = None
    nodes: dict[int, Node] = field(default_factory=dict)
    first: Node | None = None
    captured: dict[Node, torch.Tensor] = field(default_factory=dict)
    is_loop: bool = False
    items: dict[tuple[Any, ...], Any] = field(default_factory=dict)
    facts: list[Any] = field(default_factory=list)
    assumed: list[Any] = field(default_factory=list)
    failed: Exception | None = None
    mirrors: dict[int, list[tuple[torch.Tensor, torch.Tensor, torch.Tensor]]] = field(default_factory=dict)
    shares: dict[int, set[int]] = field(default_factory=dict)
    stale: dict[int, Source | None] = field(default_factory=dict)

    def around(self) -> Iterator[Scope]:
        """This scope, the one around it, and so on."""
        yield self
        if self.outer is not None:
            yield from self.outer.around()

    def item(self, place: tuple[Any, ...]) -> Any:
        """The number that was read from ``place``, here or before this scope; None if it is to be read."""
        if place in self.items or self.outer is None or self.is_loop:
            return self.items.get(place)
        return self.outer.item(place)

    def is_known(self, tensor: torch.Tensor) -> bool:
        """Whether it exists here."""
        return any(id(tensor) in scope.nodes for scope in self.around())

    def mirror(self, condition: torch.Tensor, one: torch.Tensor, other: torch.Tensor) -> None:
        """Take it that two tensors are one if ``condition`` holds: what is written to one is written to both."""
        for mine, its in ((one, other), (other, one)):
            self.mirrors.setdefault(mine.untyped_storage()._cdata, []).append((condition, mine, its))

    def assume(self, what: Any) -> None:
        """Take ``what`` for true from here on."""
        self.assumed.append(what)
        self.facts.append(what)

    def add_input(self, label: str, value: Any, role: str) -> Node:
        """A placeholder, before everything that is no placeholder."""
        with self.graph.inserting_before(self.first) if self.first is not None else nullcontext():
            node = self.graph.placeholder(re.sub(r"\W+", "_", label).strip("_"))
        node.meta = {"val": value, "sources": (), "module": "", "role": role, "label": label}
        return node

    def node_of(self, tensor: torch.Tensor) -> Node | None:
        """The node of ``tensor``; one from around this scope comes in as a placeholder."""
        if id(tensor) in self.nodes or self.outer is None:
            return self.nodes.get(id(tensor))
        if (origin := self.outer.node_of(tensor)) is None:
            return None
        node = self.add_input(f"captured_{len(self.captured)}", tensor, "captured")
        node.meta["sources"], node.meta["module"] = origin.meta["sources"], origin.meta["module"]
        self.captured[node], self.nodes[id(tensor)] = tensor, node
        return node


class Recorder(TorchDispatchMode):
    """Records into ``graph``; every node's ``meta`` has ``val`` (fake tensors), ``sources`` and ``module``.

    Args:
        keep: whether an overload is recorded as one node even if PyTorch could decompose it.
        modules: the stack of running modules.
        sizes: where numbers known only at run time get their symbols; without it, asking for one is an error.

    Attributes:
        constants: name → real tensor, for tensors that the code made or closed over and that are not inputs.
        originals: name → the very object of the user's that is such a constant.
        roots: ``(name, object)`` for all that the user's code reaches, whose changes branches and loops look for.
        entry: the frame below which the user's code runs.
        cuts: id of a part of a tensor → what must hold for it not to have been cut short at the end.

    """

    def __init__(self, keep: Keep, modules: ModuleStack, sizes: Sizes | None = None) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.keep, self.modules, self.sizes = keep, modules, sizes
        self.scope = self.root = Scope()
        self.fake = FakeTensorMode(shape_env=sizes.env if sizes is not None else None)
        self.constants: dict[str, torch.Tensor] = {}
        self.originals: dict[str, torch.Tensor] = {}
        self._symbols: dict[str, torch.SymInt] = {}
        self.cuts: dict[int, Any] = {}
        self.roots: list[tuple[str, Any]] = []
        self._writes: dict[int, int] = {}
        self._reads: Counter[Source | None] = Counter()
        self._cut: set[int] = set()
        self._ended: dict[int, Node] = {}
        self._lifted: dict[int, FakeTensor] = {}
        self._alive: list[Any] = []
        self.entry: FrameType | None = None
        self._origin: Node | None = None

    @property
    def graph(self) -> Graph:
        """The graph of the scope that is being recorded."""
        return self.scope.graph

    @contextmanager
    def recording(self, entry: FrameType) -> Iterator[None]:
        """Record what runs inside; ``entry`` is the frame below which the user's code runs."""
        self.entry = entry
        with ExitStack() as stack:
            stack.enter_context(self.modules.watching())
            stack.enter_context(without_shortcuts())
            stack.enter_context(torch._C._AutoDispatchBelowAutograd())
            stack.enter_context(self)
            yield

    @contextmanager
    def rerecording(self) -> Iterator[None]:
        """Record operations that a pass runs in place of nodes of an earlier graph."""
        with ExitStack() as stack:
            stack.enter_context(torch._C._AutoDispatchBelowAutograd())
            stack.enter_context(self)
            yield

    @contextmanager
    def nested(self, scope: Scope | None = None, *, is_loop: bool = False) -> Iterator[Scope]:
        """Record what runs inside into a scope of its own, or go on in one; its tensors don't exist afterwards."""
        self.scope = scope = scope or Scope(outer=self.scope, is_loop=is_loop)
        try:
            with self._deciding():
                yield scope
            if scope.failed is not None:
                raise scope.failed
        except Exception as error:
            assert scope.outer is not None
            scope.outer.failed = error
            raise
        finally:
            assert scope.outer is not None
            self.scope = scope.outer
            self._ended.update({key: node for key, node in scope.nodes.items() if node not in scope.captured})

    def entered(self, scope: Scope | None) -> Any:
        """Go on in ``scope``, or where recording is."""
        return nullcontext() if scope is None else self.nested(scope)

    @contextmanager
    def _deciding(self) -> Iterator[None]:
        """What PyTorch asks about sizes inside is no guard; and it does not ask on behalf of its cache of results."""
        if self.sizes is None:
            yield
            return
        before, self.fake.cache_enabled = self.fake.cache_enabled, False
        try:
            with self.sizes.env.deciding(functools.partial(decide, self)):
                yield
        finally:
            self.fake.cache_enabled = before

    def input(self, label: str, like: torch.Tensor) -> torch.Tensor:
        """Add an input of the scope, of the type of ``like``."""
        with self.fake:
            fake = torch.empty(like.shape, dtype=like.dtype, device=like.device)
        self._bind(fake, self.scope.add_input(label, fake, "operand"))
        return fake

    def add(self, target: Any, args: tuple[Any, ...], results: tuple[torch.Tensor, ...]) -> Node:
        """Record one node of any kind, with these results; tensors in ``args`` stand for their nodes."""
        node = self.graph.call_function(target, pytree.tree_map_only(torch.Tensor, self.node_of, args))
        self.describe_results(node, results)
        return node

    @contextmanager
    def at(self, node: Node) -> Iterator[None]:
        """What is recorded inside came from the line and module of ``node``."""
        before, self._origin = self._origin, node
        try:
            yield
        finally:
            self._origin = before

    def placeholder(
        self, label: str, value: torch.Tensor, role: str, dims: Mapping[int, Bound] | None = None
    ) -> FakeTensor:
        """Add a graph input for ``value``; return the fake tensor that stands for it in the user's code."""
        sizes = self._sizes_of(value, dims or {})
        independent = role == "input" or value.is_meta
        fake = (
            self._independent(value, sizes if dims else None)
            if independent
            else self.fake.from_tensor(value, static_shapes=True)
        )
        node = self.root.add_input(label, fake, role)
        node.meta["dims"] = tuple((dim, bound.name) for dim, bound in (dims or {}).items())
        self._bind(fake, node)
        return fake

    def _sizes_of(self, value: torch.Tensor, dims: Mapping[int, Bound]) -> list[Any]:
        """The sizes of ``value``, symbols in place of the dynamic ones; each new symbol becomes a graph input too."""
        sizes: list[Any] = list(value.shape)
        for dim, bound in dims.items():
            assert self.sizes is not None
            known = {name: symbol for symbol, name in self.sizes.names.items()}
            if bound.name not in known:
                number, symbol = self.sizes.dimension(
                    bound.name, min(value.shape[dim], bound.max), bound.min, bound.max
                )
                self._symbols[bound.name] = number
                with self.fake:
                    length = torch.empty((), dtype=torch.int32)
                node = self.root.add_input(bound.name, length, "size")
                node.meta["range"] = bound.min, bound.max
                self.sizes.nodes[symbol] = node
            sizes[dim] = self._symbols[bound.name]
        return sizes

    def _independent(self, value: torch.Tensor, sizes: list[Any] | None) -> FakeTensor:
        """A fake tensor that shares memory with no other, even where the example happens to; meta becomes cpu."""
        device = "cpu" if value.is_meta else value.device
        with self.fake:
            fake: Any
            if sizes is None:
                fake = torch.empty_strided(value.shape, value.stride(), dtype=value.dtype, device=device)
            else:
                fake = torch.empty(sizes, dtype=value.dtype, device=device)
        independent: FakeTensor = fake.requires_grad_(value.requires_grad)
        return independent

    def node_of(self, tensor: torch.Tensor) -> Node:
        """The node that made ``tensor``; a real tensor that was never seen becomes a constant."""
        twin = self.twin(tensor)
        check_current(self.scope, twin)
        node = self.scope.node_of(twin)
        if node is not None:
            return node
        if id(tensor) in self._ended:
            raise _left(self._ended[id(tensor)])
        node = self.scope.node_of(self._lift(tensor))
        assert node is not None
        return node

    def __torch_dispatch__(
        self, func: OpOverload, types: Any, args: tuple[Any, ...] = (), kwargs: dict[str, Any] | None = None
    ) -> Any:
        kwargs = kwargs or {}
        if func.namespace in {"prim", "profiler"} or func in _QUERIES:
            return func(*args, **kwargs)
        args, kwargs = pytree.tree_map_only(torch.Tensor, self.twin, without_generator(args, kwargs))
        try:
            return self._record(func, args, kwargs)
        except Exception as error:
            sources = call_site(self.modules.current, self.entry)
            if (better := refused(error, func, args, kwargs, sources)) is not None:
                raise better from error
            raise

    def _record(self, func: OpOverload, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        if (result := self._record_special(func, args)) is not NotImplemented:
            return result
        if (result := self._replaced(OVERRIDES.get(func), args, kwargs)) is not NotImplemented:
            return result
        if not func._schema.returns and not func._schema.is_mutable:  # a check; a mark for a profiler
            with self.fake:
                return func(*args, **kwargs)
        if func is aten.copy_.default:
            self._check_write(args[0])
            return self._record_write(args, frozenset())
        if self.keep(func):
            return self.record_node(func, args, kwargs)
        if func._schema.is_mutable:
            return self._record_mutation(func, args, kwargs)
        if (result := self._expanded(func, args, kwargs)) is not NotImplemented:
            return result
        return self.record_node(func, args, kwargs)

    def _record_write(self, args: tuple[Any, ...], done: frozenset[int]) -> Any:
        """A write, and the same to what may be the same tensor."""
        storage = args[0].untyped_storage()._cdata
        self._writes[storage] = self._writes.get(storage, 0) + 1
        written = self.record_node(aten.copy_.default, args, {})
        for scope in self.scope.around():
            for condition, mine, other in scope.mirrors.get(storage, ()):
                if other.untyped_storage()._cdata not in done:
                    with self:
                        new = torch.where(condition, mine, other)
                    self._record_write((other, new), done | {storage})
        forget_others(self, storage)
        return written

    def _record_special(self, func: OpOverload, args: tuple[Any, ...]) -> Any:
        """What is no operation of the program, and what makes numbers or sizes known only at run time."""
        if func in _SAME_VALUE:
            return args[0]
        if func is aten._local_scalar_dense.default and self.sizes is not None and args[0].constant is None:
            return self._record_item(args[0], self.sizes)
        if func is aten.nonzero.default and self.sizes is not None:
            return self._record_nonzero(args[0], self.sizes)
        if func is aten.slice.Tensor and any(map(has_symbols, args[2:4])):
            return self._record_slice(func, args) if self.scope is self.root else slice_inside(self, func, args)
        return NotImplemented

    def _replaced(self, by: Callable[..., Any] | None, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """The result of ``by``, whose operations are recorded instead."""
        if by is None:
            return NotImplemented
        with self:
            return by(*args, **kwargs)

    def _expanded(self, func: OpOverload, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """The result of the operations that PyTorch makes ``func`` of."""
        try:
            return self._replaced(expansion_of(func), args, kwargs)
        except RuntimeError as error:
            if func is aten.size.default or not any(asked in str(error) for asked in _ASKED_SIZES):
                raise
            raise UnsupportedArgumentError(
                f"{func} as PyTorch expands it is not for sizes known only at run time",
                source=self.here(),
                call=typed_call(func, args, kwargs),
                hint="keep those dimensions static here, or write it with other operations",
            ) from error

    def _record_mutation(self, func: OpOverload, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """``x.add_(y)`` → ``copy_(x, add(x, y))``: whatever is written is written by ``copy_``."""
        if torch.Tag.inplace_view in func.tags:
            return self._rebind_view(func, args, kwargs)
        call = functional_of(func, args, kwargs)
        with self:
            results = call.run()
            for target, result in zip(call.targets, call.written(results), strict=True):
                if target.shape != result.shape:  # an `out=` argument that eager would resize
                    self._replace(target, result)
                else:
                    aten.copy_.default(target, result)
        return call.returned(results)

    def _rebind_view(self, func: OpOverload, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """``x.t_()`` changes what ``x`` is a view of: the name now means another node."""
        target = args[0]
        view = functional_of(func, args, kwargs)
        with self:
            result = view.run()
        self._check_own(target)
        node = self.node_of(target)
        with self.fake:
            node.meta["val"] = aten.alias.default(target)
            func(*args, **kwargs)
        self._bind(target, self.node_of(result))
        return target

    def _replace(self, target: torch.Tensor, result: torch.Tensor) -> None:
        self._check_own(target)
        with self.fake:
            self.node_of(target).meta["val"] = aten.alias.default(target)
            target.resize_(result.shape)
        self._bind(target, self.node_of(result))

    def record_node(self, func: OpOverload, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """Record one operation as it is."""
        with self.fake:
            out = self._fake_result(func, args, kwargs)
        operands = pytree.tree_map_only(torch.Tensor, self.node_of, (args, kwargs))
        if self.sizes is not None:
            operands = pytree.tree_map(stored_place if func in _PLACED else stored, operands)
        node = self.graph.call_function(func, *operands)
        self.describe_results(node, out, written=func._schema.is_mutable)
        return out

    def _fake_result(self, func: OpOverload, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
        """What PyTorch's fake kernel gives, or ours where that one does not take symbolic sizes."""
        symbolic = SYMBOLIC.get(func) if self.sizes is not None else None
        result = symbolic(*args, **kwargs) if symbolic is not None else NotImplemented
        return result if result is not NotImplemented else func(*args, **kwargs)

    def describe_results(self, node: Node, out: Any, *, written: bool = False) -> None:
        """What ``node`` gives: the tensor ``out``, or several, each of which gets a node of its own."""
        self._describe(node, out)
        if isinstance(out, torch.Tensor):
            if not written:
                self._bind(out, node)
        elif isinstance(out, (tuple, list)):
            for index, item in enumerate(out):
                if isinstance(item, torch.Tensor):
                    part = self.graph.call_function(operator.getitem, (node, index))
                    self._describe(part, item)
                    self._bind(item, part)

    def _record_slice(self, func: OpOverload, args: tuple[Any, ...]) -> Any:
        """Decide, as guards, what eager decides about bounds known only at run time: signs, and where to stop."""
        assert self.sizes is not None
        x, dim, start, end, step = (*args, *(None,) * (5 - len(args)))[:5]
        dim, size = (dim or 0) % x.dim(), x.shape[(dim or 0) % x.dim()]
        whole = end is None or (isinstance(end, int) and end > LARGEST)
        first, cut = _within(0 if start is None else start, size, self.sizes)
        last, cut_too = _within(size if whole else end, size, self.sizes)
        empty = last < first
        with symbolic_config.patch(backed_size_oblivious=False):  # type: ignore[attr-defined]
            result = self.record_node(func, (x, dim, first, first if empty else last, step or 1), {})
        if cut or cut_too or empty:
            self._cut.add(id(result))
        return result

    def _check_write(self, target: torch.Tensor) -> None:
        if id(target) in self.cuts and not decide(self, self.cuts[id(target)]):
            raise IndexError("a write past the end, which eager would drop or misplace silently")
        if id(target) in self._cut:
            raise IndexError("a write past the end, which eager would drop or misplace silently")

    def _check_own(self, target: torch.Tensor) -> None:
        if self.node_of(target) in self.scope.captured:
            raise MutationError(
                "a branch or loop body changes the shape of a tensor from outside",
                source=self.here(),
                hint="change the shape before, or return the changed tensor",
            )

    def item(self, tensor: torch.Tensor) -> Any:
        """The number that ``tensor``, of one element, holds."""
        fake: Any = self.twin(tensor)
        assert self.sizes is not None
        return self._record_item(fake, self.sizes)

    def is_visible(self, number: Any, scope: Scope) -> bool:
        """Whether all that a number is made of is known in ``scope``."""
        assert self.sizes is not None
        graphs = {around.graph for around in scope.around()}
        nodes = (self.sizes.nodes.get(symbol) for symbol in expression(number).free_symbols)
        return all(node is None or node.graph in graphs for node in nodes)

    def last_line(self, scope: Scope) -> Source | None:
        """The user's line that the last operation in ``scope`` came from."""
        lines = (source_of(node) for node in reversed(scope.graph.nodes))
        return next((line for line in lines if line is not None), None)

    def _record_item(self, tensor: FakeTensor, sizes: Sizes) -> Any:
        """The same place of the same memory, not written in between, has one value: one symbol for all its reads."""
        place = self._place(tensor)
        if (value := self.scope.item(place)) is None:
            value = self.scope.items[place] = self._new_item(tensor, sizes)
        return value

    def _place(self, tensor: FakeTensor) -> tuple[Any, ...]:
        """Equal for two views that start at the same place of the same memory, not written in between."""
        storage = tensor.untyped_storage()._cdata
        return storage, tensor.storage_offset(), tensor.dtype, self._writes.get(storage, 0)

    def _record_nonzero(self, x: FakeTensor, sizes: Sizes) -> FakeTensor:
        """As many rows as there are nonzero elements, at most all; the same places for the same, unwritten mask."""
        place = (*self._place(x), *(str(number) for number in (*x.shape, *x.stride())))
        if (places := self.scope.item(place)) is None:
            places = self.scope.items[place] = self._new_places(x, sizes)
        found: FakeTensor = places
        return found

    def read_count(self, tensor: torch.Tensor, most: int | None) -> Any:
        """The number that ``tensor`` holds, which is known to be from 0 to ``most``."""
        assert self.sizes is not None
        return self._new_item(tensor, self.sizes, most=most)  # type: ignore[arg-type]

    def know(self, tensor: FakeTensor, value: Any) -> None:
        """Whoever reads the first element of ``tensor``, as long as it is not written, gets ``value``."""
        self.scope.items[self._place(tensor)] = value

    def _new_places(self, x: FakeTensor, sizes: Sizes) -> FakeTensor:
        with self:
            count = aten.sum.default(aten.ne.Scalar(x, 0))
        rows = self._new_item(count, sizes, most=sizes.bound(x.numel()))
        with self.fake:
            places: Any = torch.empty((rows, x.dim()), dtype=torch.int64)
        node = self.graph.call_function(aten.nonzero.default, (self.node_of(x),))
        self._describe(node, places)
        self._bind(places, node)
        made: FakeTensor = places
        return made

    def _new_item(self, tensor: FakeTensor, sizes: Sizes, most: int | None = None) -> Any:
        if self.scope is not self.root:
            ranged = {} if most is None else {"low": 0, "high": most}
            value, symbol = sizes.inside(tensor.dtype if most is None else torch.int64, **ranged)
        else:
            self._reads[line := self.here()] += 1
            if self._reads[line] > _READS:
                raise endless_loop(line)
            value, symbol = sizes.item(tensor.dtype) if most is None else sizes.count(most)
        self.record_read(tensor, value, symbol)
        return value

    def record_read(self, tensor: torch.Tensor, value: Any, symbol: Any) -> None:
        """Record that ``symbol`` is what ``tensor`` holds, from which Python made ``value``."""
        assert self.sizes is not None
        node = self.graph.call_function(aten._local_scalar_dense.default, (self.node_of(tensor),))
        self._describe(node, value)
        self.sizes.nodes[symbol] = node

    def _describe(self, node: Node, value: Any) -> None:
        self.scope.first = self.scope.first or node
        if self._origin is not None:
            node.meta = {**self._origin.meta, "val": value}
        else:
            module = self.modules.current
            node.meta = {"val": value, "sources": call_site(module, self.entry), "module": module}

    def _bind(self, tensor: torch.Tensor, node: Node) -> None:
        self._alive.append(tensor)
        self.scope.nodes[id(tensor)] = node

    @property
    def is_one_way(self) -> bool:
        """Whether what runs is one of several ways, which may well end in an exception."""
        return self.sizes is not None and bool(self.sizes.guards())

    def users_frames(self) -> Iterator[FrameType]:
        """The frames of the user's code that is running, innermost first."""
        frame: FrameType | None = sys._getframe()
        while frame is not None and frame is not self.entry:
            if is_users(frame.f_code.co_filename):
                yield frame
            frame = frame.f_back

    def here(self) -> Source | None:
        """The line of the user's code that is running."""
        return next(iter(call_site(self.modules.current, self.entry)), None)

    def twin(self, tensor: torch.Tensor) -> torch.Tensor:
        """The fake tensor that stands for ``tensor``; a real one that was never seen becomes a constant."""
        return tensor if isinstance(tensor, FakeTensor) else self._lift(tensor)

    def _lift(self, tensor: torch.Tensor) -> FakeTensor:
        """A real tensor that the code made (a literal) or closed over: a constant of the program."""
        if id(tensor) not in self._lifted:
            name = f"constant_{len(self.constants)}"
            with _disable_current_modes():
                plain = tensor.detach()  # no Parameter: fake tensors take those for somebody else's
            with self.fake:
                fake = aten.lift_fresh.default(plain)  # keeps the value, so that .item() on a literal works
            node = self.root.add_input(name, fake, "constant")
            node.meta["sources"] = call_site(self.modules.current, self.entry)
            self.root.nodes[id(fake)] = node
            self._alive += [tensor, fake]
            self.constants[name], self.originals[name] = plain, tensor
            self._lifted[id(tensor)] = fake
        return self._lifted[id(tensor)]


def _left(node: Node) -> UnsupportedValueError:
    return UnsupportedValueError(
        "a tensor that a branch or loop body made is used outside, and is none of its results",
        source=source_of(node),
        hint="return it from the function given to torch.cond, while_loop, scan or map",
    )


def _within(index: Any, size: Any, sizes: Sizes) -> tuple[Any, bool]:
    """A slice bound counted from the start and no further than the end, and whether it had to be cut to be so."""
    if index < 0:
        if sizes.is_negative(index):
            raise IndexError("a negative place, read from a tensor")
        index = index + size
    if index < 0:
        return 0, True
    return (size, True) if index > size else (index, False)


def without_generator(args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """The arguments without a ``torch.Generator``: a program draws from its own key."""
    kept = tuple(None if isinstance(value, torch.Generator) else value for value in args)
    return kept, {name: value for name, value in kwargs.items() if not isinstance(value, torch.Generator)}


_SAME_VALUE = {aten.lift_fresh.default, aten.lift.default, aten.detach_.default, aten.requires_grad_.default}
_READS = 256  # a line that reads so many numbers while it is captured is in a loop that may never end
_QUERIES = {aten.sym_size.int, aten.is_same_size.default}
