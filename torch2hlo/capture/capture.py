"""Run the user's code once on fake tensors and keep the graph, the inputs, the weights and the state changes."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import torch
from torch.fx import Node

from torch2hlo.capture.arguments import Arguments
from torch2hlo.capture.caches import nothing_cached
from torch2hlo.capture.captured import Captured
from torch2hlo.capture.changes import Changes, changes_of, declaration
from torch2hlo.capture.dynamic import dims_of_inputs
from torch2hlo.capture.holders import Change, Holders, join, replaced
from torch2hlo.capture.outside import Outside, nothing_outside
from torch2hlo.capture.problems import RAISED, Problems
from torch2hlo.capture.reached import reached
from torch2hlo.capture.recorder import Keep, Recorder
from torch2hlo.capture.results import flatten_result
from torch2hlo.capture.running import run
from torch2hlo.capture.settling import same_graph
from torch2hlo.capture.sizes import Sizes
from torch2hlo.capture.sources import ModuleStack
from torch2hlo.capture.target import Subject, subject_of
from torch2hlo.capture.twins import Twins
from torch2hlo.errors import ExampleInputsError, ModelRaisedError, Torch2HloError, UnsupportedValueError, gather
from torch2hlo.tree import Const, Tree


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
            result = run(recorder, subject.call, arguments, problems, autograph=autograph)
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
    nodes, numbers, result_tree = flatten_result(result, recorder, subject, problems)
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
