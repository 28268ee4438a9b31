"""Run the user's code once on fake tensors and keep the graph, the inputs, the weights and the state changes."""

from __future__ import annotations

import inspect
import logging
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from typing import Any

import torch
import torch.fx.experimental._config as symbolic_config
from torch.fx import Graph, Node
from torch.utils import _pytree as pytree

from torch2hlo.capture.arguments import Arguments
from torch2hlo.capture.caches import nothing_cached
from torch2hlo.capture.changes import Changes, changes_of, declaration
from torch2hlo.capture.dynamic import dims_of_inputs
from torch2hlo.capture.holders import Change, Holders, join, replaced
from torch2hlo.capture.outside import Outside, nothing_outside
from torch2hlo.capture.problems import RAISED, Problems
from torch2hlo.capture.reached import reached
from torch2hlo.capture.recorder import Keep, Recorder
from torch2hlo.capture.refusals import fixed_number, model_raised
from torch2hlo.capture.run_time_indices import run_time_indices
from torch2hlo.capture.run_time_numbers import run_time_numbers, tensor_of
from torch2hlo.capture.settling import same_graph
from torch2hlo.capture.sizes import Sizes, is_symbolic, never_fixed
from torch2hlo.capture.sources import ModuleStack, is_users
from torch2hlo.capture.subgraphs import check_assumed
from torch2hlo.capture.target import Subject, returned_at, subject_of
from torch2hlo.capture.twins import Twins
from torch2hlo.errors import ExampleInputsError, ModelRaisedError, Source, Torch2HloError, UnsupportedValueError, gather
from torch2hlo.graph import source_of
from torch2hlo.tree import Const, NotRepresentableError, Tree, flatten


@dataclass
class Captured:
    """A recorded program, before any pass.

    Attributes:
        graph: placeholders first, with ``meta["role"]`` ``input``, ``weight`` or ``constant`` and ``meta["label"]``,
            its name; the output is ``(results, {key: new value})``, where a key is ``state:<name>`` for the module's
            state, ``argument:<path>`` for a tensor that the call put into an argument, ``input:<path>`` for one in an
            argument that it wrote.
        args: structure of ``(args, kwargs)``; ``paths`` names each tensor in it.
        after: that structure after the call: leaves from ``len(paths)`` on are new tensors, the ``argument:`` values.
        result: structure of the result.
        tensors: the module's tensors and the code's constants by name; ``aliases`` are a tensor's further names.
        born: state that is None or absent before the first call.
        parameters: names of the positional parameters of what was captured.
        temporary: names of buffers that are not in the module's state dict.
        sizes: the symbols, if the capture has some.
        numbers: which results are Python numbers, known only at run time: 0-d tensors in the graph.
        error: what the model raised, with these values of its symbols; the graph then ends there.
        originals: the code's own tensors among the constants, by name, as the user's objects.

    """

    graph: Graph
    args: Tree
    paths: list[str]
    after: Tree
    result: Tree
    tensors: dict[str, torch.Tensor]
    aliases: dict[str, tuple[str, ...]]
    born: dict[str, torch.Tensor]
    parameters: tuple[str, ...]
    temporary: frozenset[str] = frozenset()
    sizes: Sizes | None = None
    error: Torch2HloError | None = None
    numbers: frozenset[int] = frozenset()
    originals: dict[str, torch.Tensor] = field(default_factory=dict)

    @property
    def names(self) -> set[str]:
        """Every name that the module has for a tensor."""
        return {*self.tensors, *(alias for aliases in self.aliases.values() for alias in aliases)}

    @property
    def decisions(self) -> list[Source]:
        """The lines that decided by a number known only at run time, as often as they did."""
        return (
            [line for guard in self.sizes.env.guards for line in self._lines(guard)] if self.sizes is not None else []
        )

    def _lines(self, guard: Any) -> Iterator[Source]:
        """The line of a guard or, where PyTorch knows none of the user's, those of the numbers in it."""
        frames = [frame for frame in (guard.sloc.maybe_user_loc, guard.sloc.framework_loc) if frame]
        users = [Source(frame.filename, frame.lineno or 0, frame.name) for frame in frames if is_users(frame.filename)]
        yield from users
        if not users and self.sizes is not None:
            nodes = (self.sizes.nodes.get(symbol) for symbol in guard.expr.free_symbols)
            yield from (line for node in nodes if node is not None and (line := source_of(node)) is not None)


def capture(
    target: Any,
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
    *,
    keep: Keep,
    train: bool | None = None,
    present: dict[str, torch.Tensor] | None = None,
    dynamic_shapes: Any = None,
    sizes: Sizes | None = None,
    settled: Sequence[Change] | None = None,
    bucket: int | None = None,
    size_limit: int | None = None,
    problems: Problems = RAISED,
    autograph: bool = False,
) -> Captured:
    """Record what ``target(*args, **kwargs)`` does; nothing of the user's is changed, not even the random state.

    Args:
        target: a module, a bound method of one, or a function.
        args: positional example inputs.
        kwargs: keyword example inputs.
        keep: which operations to record whole.
        train: run all modules in this mode; None leaves each in its own.
        present: state that an earlier capture found `born`, to be captured as being there.
        dynamic_shapes: which dimensions of the inputs vary, and how far; needs ``sizes``.
        sizes: where numbers known only at run time get symbols; without it they are refused.
        bucket: what no dimension that varies is larger than.
        size_limit: what sizes are not larger than that are read from values and that nothing bounds.
        autograph: turn the user's ``if``, ``while`` and ``for`` on such numbers into branches and loops of the program;
            needs ``sizes``.
        settled: numbers, flags, strings and hooks that an earlier capture found set by the call, to be captured as
            they are for the call after it.
        problems: what to do with a problem: raise it, unless told otherwise.

    Raises:
        NotConvertibleError: ``target`` is neither a module nor a function.
        ExampleInputsError: the inputs do not fit.
        ModelRaisedError: the model's own code raised.
        UnsupportedError: something in it has no static form.

    """
    if sizes is not None:
        sizes.limit = size_limit
    subject = subject_of(target)
    _check_binds(subject, args, kwargs)
    recorder = Recorder(keep, ModuleStack(subject.root), sizes)
    dims = dims_of_inputs(dynamic_shapes, args, kwargs, subject.parameters, bucket)
    arguments = Arguments(args, kwargs, subject.parameters, recorder, dims)
    twins = Twins(recorder, problems, lambda name: declaration(subject.holders, name))
    with (
        torch.random.fork_rng(devices=[]),
        nothing_cached([subject.signed, *(root for _, root in subject.holders)]),
        _mode(subject, train),
        replaced(subject.holders, twins.twin) as holders,
        nothing_outside(reached(subject).own, holders) as outside,
    ):
        _put(holders, twins, present or {}, settled or ())
        try:
            recorder.roots = [*subject.holders, ("", list(arguments.args)), ("", arguments.kwargs)]
            result = _run(recorder, subject.call, arguments, problems, autograph=autograph)
        except Torch2HloError as error:
            if not isinstance(error, ModelRaisedError) or not recorder.is_one_way:
                problems.found(error)
            _found_outside(outside, problems)
            return _raising(error, recorder, arguments, twins, subject)
        roots = [root for _, root in subject.holders]
        changes = changes_of(holders, twins, recorder, roots, settled or (), problems)
        if changes.constants and settled is not None:
            raise changes.problem
        after, new = _after(arguments, problems)
        _found_outside(outside, problems)
    nodes, numbers, result_tree = _flatten_result(result, recorder, subject, problems)
    recorder.graph.output((tuple(nodes), _values(changes, new)))
    born = {name: node.meta["val"] for name, node in changes.born.items()}
    tensors = twins.tensors | recorder.constants
    captured = Captured(
        recorder.graph,
        arguments.tree,
        arguments.paths,
        after,
        result_tree,
        tensors,
        twins.aliases,
        born,
        subject.parameters,
        _temporary(subject),
        sizes,
        numbers=numbers,
        originals=recorder.originals,
    )
    if changes.constants:
        options: dict[str, Any] = {"keep": keep, "train": train, "present": present, "dynamic_shapes": dynamic_shapes}
        options["problems"] = problems.unheard()
        options["autograph"] = autograph
        fresh = None if sizes is None else Sizes(sizes.hints)
        set_by_it = [*(change for change, _ in changes.constants), *changes.new]
        _check_settled(
            captured,
            changes,
            lambda: capture(target, args, kwargs, **options, sizes=fresh, settled=set_by_it),
            problems,
        )
    return captured


def _found_outside(outside: Outside, problems: Problems) -> None:
    if errors := outside.changes():
        problems.found(gather(errors))


def _check_settled(captured: Captured, changes: Changes, again: Callable[[], Captured], problems: Problems) -> None:
    """What the call has set makes no difference to the next call, which sets nothing else."""
    try:
        later = again()
    except Torch2HloError:
        problems.found(changes.problem)
        return
    if (later.result, later.after) != (captured.result, captured.after) or not same_graph(later.graph, captured.graph):
        problems.found(changes.problem)


def _raising(
    error: Torch2HloError, recorder: Recorder, arguments: Arguments, twins: Twins, subject: Subject
) -> Captured:
    """A way through the code that ends in an exception: what was recorded until then still decides when it is taken."""
    recorder.graph.output(((), {}))
    tensors = twins.tensors | recorder.constants
    tree = arguments.tree
    return Captured(
        recorder.graph,
        tree,
        arguments.paths,
        tree,
        Const("plain", None),
        tensors,
        twins.aliases,
        {},
        subject.parameters,
        frozenset(),
        recorder.sizes,
        error,
    )


def _run(
    recorder: Recorder, call: Callable[..., Any], arguments: Arguments, problems: Problems, *, autograph: bool
) -> Any:
    def fixed() -> None:
        problems.found(fixed_number(recorder.here()))

    with (
        recorder.recording(sys._getframe()),
        _symbols_settings(recorder.sizes, fixed),
        run_time_indices(),
        run_time_numbers(),
        problems.watching(recorder),
        ExitStack() as stack,
    ):
        try:
            if autograph:
                from torch2hlo.capture import autograph as converter

                call = stack.enter_context(converter.converting(recorder, call))
            result = call(*arguments.args, **arguments.kwargs)
            if recorder.root.failed is not None:
                raise recorder.root.failed
            check_assumed(recorder)
            return result
        except Torch2HloError:
            raise
        except Exception as error:
            raise model_raised(error, recorder.modules.last) from error


@contextmanager
def _symbols_settings(sizes: Sizes | None, fixed: Callable[[], None]) -> Iterator[None]:
    """PyTorch's own kernels then don't ask whether a size is 0 or 1, so that one graph serves those too.

    Its fake tensors log each exception before they raise it; it is ours to report.
    """
    logger = logging.getLogger("torch._subclasses.fake_tensor")
    before, logger.disabled = logger.disabled, True
    try:
        with symbolic_config.patch(backed_size_oblivious=True), never_fixed(sizes, fixed):  # type: ignore[attr-defined]
            yield
    finally:
        logger.disabled = before


def _values(changes: Changes, new: list[tuple[str, Node]]) -> dict[str, Node]:
    state = {f"state:{name}": node for name, node in (changes.rebound | changes.born).items()}
    return state | {f"argument:{path}": node for path, node in new}


def _put(holders: Holders, twins: Twins, present: dict[str, torch.Tensor], settled: Sequence[Change]) -> None:
    """Fill the attributes that the first call will have filled."""
    for change in settled:
        holders.put(change)
    for name, like in present.items():
        slot = holders.find(name)
        slot.container[slot.key] = twins.born(name, like)


def _temporary(subject: Subject) -> frozenset[str]:
    modules = [
        (join(prefix, name), module)
        for prefix, root in subject.holders
        if isinstance(root, torch.nn.Module)
        for name, module in root.named_modules()
    ]
    return frozenset(join(name, buffer) for name, module in modules for buffer in module._non_persistent_buffers_set)


@contextmanager
def _mode(subject: Subject, train: bool | None) -> Iterator[None]:
    """All modules in train or eval mode, and back to each one's own."""
    modules = [module for _, root in subject.holders if isinstance(root, torch.nn.Module) for module in root.modules()]
    before = [module.training for module in modules]
    try:
        for module in modules:
            module.training = module.training if train is None else train
        yield
    finally:
        for module, training in zip(modules, before, strict=True):
            module.training = training


def _check_binds(subject: Subject, args: tuple[Any, ...], kwargs: dict[str, Any]) -> None:
    try:
        inspect.signature(subject.signed).bind(*args, **kwargs)
    except TypeError as error:
        raise ExampleInputsError(
            f"the example inputs don't fit {subject.name}: {error}",
            hint="pass them as you would call it: convert(module, (positional, …), {'name': …})",
        ) from None
    except ValueError:
        return  # a builtin without a signature: calling it will tell


def _after(arguments: Arguments, problems: Problems) -> tuple[Tree, list[tuple[str, Node]]]:
    try:
        return arguments.after()
    except UnsupportedValueError as error:
        problems.found(error)
        return arguments.tree, []


def _flatten_result(
    result: Any, recorder: Recorder, subject: Subject, problems: Problems
) -> tuple[list[Node], frozenset[int], Tree]:
    """The nodes of the result's tensors and run-time numbers, which of them are numbers, and its structure."""
    left_out: list[Any] = []
    while True:
        try:
            leaves, _, tree = flatten(_without(result, left_out), _is_run_time)
            numbers = frozenset(index for index, leaf in enumerate(leaves) if is_symbolic(leaf))
            with recorder.rerecording():
                tensors = [tensor_of(leaf) if index in numbers else leaf for index, leaf in enumerate(leaves)]
            return [recorder.node_of(tensor) for tensor in tensors], numbers, tree
        except NotRepresentableError as error:
            if any(error.value is value for value in left_out):  # in an object that is not taken apart here
                return [], frozenset(), Const("plain", None)
            problems.found(_not_returned(error, returned_at(subject)))
            left_out.append(error.value)


def _is_run_time(value: Any) -> bool:
    return isinstance(value, torch.Tensor) or is_symbolic(value)


def _without(result: Any, left_out: list[Any]) -> Any:
    """``result`` with None in place of what was refused."""
    if not left_out:
        return result
    return pytree.tree_map(lambda leaf: None if any(leaf is value for value in left_out) else leaf, result)


def _not_returned(error: NotRepresentableError, returned: Source | None) -> UnsupportedValueError:
    return UnsupportedValueError(
        f"the result{error.path} is a {type(error.value).__name__}, which a program can't return",
        source=returned,
        hint="return tensors, numbers, strings, None, or tuples, lists, dicts, dataclasses and plain objects of them",
    )
