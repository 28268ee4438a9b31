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
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, nullcontext
from types import FrameType
from typing import Any

import torch
from torch._ops import OpOverload
from torch._subclasses.fake_tensor import FakeTensor, FakeTensorMode
from torch.fx import Graph, Node
from torch.utils import _pytree as pytree
from torch.utils._python_dispatch import TorchDispatchMode, _disable_current_modes

from torch2hlo.capture.inside import decide
from torch2hlo.capture.literals import unfolded
from torch2hlo.capture.operations import record
from torch2hlo.capture.refusals import refused
from torch2hlo.capture.repeats import Repeats
from torch2hlo.capture.scope import Scope
from torch2hlo.capture.sharing import check_current
from torch2hlo.capture.shortcuts import without_shortcuts
from torch2hlo.capture.sizes import Sizes, stored, stored_place
from torch2hlo.capture.sources import ModuleStack, call_site, is_users
from torch2hlo.capture.symbolic import SYMBOLIC
from torch2hlo.errors import Source, UnsupportedValueError
from torch2hlo.graph import source_of

aten = torch.ops.aten
Keep = Callable[[OpOverload], bool]
# Operations whose numbers are places in a tensor, and not sizes: those are in the results' shapes.
_PLACED = {aten.slice.Tensor, aten.slice_scatter.default, aten.select.int, aten.select_scatter.default}


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
        symbols: name of a size of the inputs → the number that stands for it.
        writes: memory → how often it has been written.
        reads: line → how many numbers it has read.
        cut: ids of parts of tensors that have been cut short at the end.
        cuts: id of a part of a tensor → what must hold for it not to have been cut short.

    """

    def __init__(self, keep: Keep, modules: ModuleStack, sizes: Sizes | None = None) -> None:
        super().__init__()  # type: ignore[no-untyped-call]
        self.keep, self.modules, self.sizes = keep, modules, sizes
        self.scope = self.root = Scope()
        self.fake = FakeTensorMode(shape_env=sizes.env if sizes is not None else None)
        self.constants: dict[str, torch.Tensor] = {}
        self.originals: dict[str, torch.Tensor] = {}
        self.symbols: dict[str, torch.SymInt] = {}
        self.cuts: dict[int, Any] = {}
        self.roots: list[tuple[str, Any]] = []
        self.writes: dict[int, int] = {}
        self.reads: Counter[Source | None] = Counter()
        self._repeats = Repeats()
        self.cut: set[int] = set()
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
        self.bind(fake, self.scope.add_input(label, fake, "operand"))
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
            return record(self, func, args, kwargs)
        except Exception as error:
            sources = call_site(self.modules.current, self.entry)
            if (better := refused(error, func, args, kwargs, sources)) is not None:
                raise better from error
            raise

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
        if result is not NotImplemented:
            return result
        with unfolded(args, kwargs):
            return func(*args, **kwargs)

    def describe_results(self, node: Node, out: Any, *, written: bool = False) -> None:
        """What ``node`` gives: the tensor ``out``, or several, each of which gets a node of its own."""
        self.describe(node, out)
        if isinstance(out, torch.Tensor):
            if not written:
                self.bind(out, node)
        elif isinstance(out, (tuple, list)):
            for index, result in enumerate(out):
                if isinstance(result, torch.Tensor):
                    part = self.graph.call_function(operator.getitem, (node, index))
                    self.describe(part, result)
                    self.bind(result, part)

    def describe(self, node: Node, value: Any) -> None:
        """``node`` has this value, and comes from the line that is running."""
        self.scope.first = self.scope.first or node
        if self._origin is not None:
            node.meta = {**self._origin.meta, "val": value}
        else:
            module = self.modules.current
            node.meta = {"val": value, "sources": call_site(module, self.entry), "module": module}
            self._repeats.count(source_of(node))

    def bind(self, tensor: torch.Tensor, node: Node) -> None:
        """``tensor`` is what ``node`` gives."""
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


def without_generator(args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """The arguments without a ``torch.Generator``: a program draws from its own key."""
    kept = tuple(None if isinstance(value, torch.Generator) else value for value in args)
    return kept, {name: value for name, value in kwargs.items() if not isinstance(value, torch.Generator)}


_QUERIES = {aten.sym_size.int, aten.is_same_size.default}
