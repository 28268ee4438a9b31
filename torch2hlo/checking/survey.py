"""Everything that `convert` does to a model, without stopping at a problem: capture ▸ passes ▸ emit."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import torch
from torch.fx import Node

from torch2hlo.assembly import assemble
from torch2hlo.capture import Captured, capture
from torch2hlo.capture.outside import tensors_outside
from torch2hlo.capture.reached import Reached, reached
from torch2hlo.capture.sizes import is_symbolic
from torch2hlo.capture.target import Subject, subject_of
from torch2hlo.checking.baked import differences, large_constants, numbers_given, unregistered
from torch2hlo.checking.effects import effects
from torch2hlo.checking.findings import BUG, ERROR, Finding, finding, of_error
from torch2hlo.checking.gathering import Gathering
from torch2hlo.checking.skipping import Statement, can_skip, without
from torch2hlo.entries import captures_of, tables_of
from torch2hlo.errors import ExampleInputsError, Source, Torch2HloError, UnsupportedError
from torch2hlo.graph import all_nodes, source_of
from torch2hlo.lowering import find_lowering, has_lowering
from torch2hlo.pipeline import pipeline
from torch2hlo.rewriting import run_passes

aten = torch.ops.aten
_MOST = 8  # statements that raise and are left out


@dataclass
class Survey:
    """What was found in one entry of a model.

    Attributes:
        findings: problems, some in the same place.
        nodes: the operations that were captured, for what depends on the target.
        captures: the ways, after the passes.
        entry: where the code that was captured begins.
        operations: how many were captured, those that failed included.
        refused: how many of them have no lowering, or failed.
        modules: each module that ran → whether all that it does converts.
        complete: whether the code ran to its end.
        calls: the path of each module that ran → what it was called with first.

    """

    findings: list[Finding] = field(default_factory=list)
    captures: list[Captured] = field(default_factory=list)
    entry: Source | None = None
    operations: int = 0
    refused: int = 0
    modules: dict[str, bool] = field(default_factory=dict)
    complete: bool = True
    calls: dict[str, tuple[Any, Any]] = field(default_factory=dict)


def survey(
    target: Any, args: tuple[Any, ...], kwargs: dict[str, Any], given: Mapping[str, Any] | None = None
) -> Survey:
    """Look at all that one call of ``target`` does; ``given``: `convert`'s dynamic_shapes, size_limit and train."""
    result = Survey()
    try:
        subject = subject_of(target)
    except Torch2HloError as error:
        result.findings += of_error(error)
        result.complete = False
        return result
    code = reached(subject).own
    result.entry = _entry(subject)
    options = {"keep": has_lowering, "bucket": None, "dynamic_shapes": None, "train": None, **(given or {})}
    skipped: list[Statement] = []
    while True:
        gathering = Gathering(result.entry, _watches(code))
        with without(skipped, code.functions):
            entries = _captures(target, args, kwargs, options, gathering)
        raised = gathering.raised
        if entries and all(way.error is not None for way in entries[0]):  # it fails with all values
            raised = raised or gathering.way_raised
        if raised is None or len(skipped) == _MOST or not can_skip(raised, code.functions):
            break
        skipped.append(raised)
        result.findings += [found for found in gathering.findings if raised.is_at(found.file, found.line)]
    result.findings += gathering.findings
    captures = [way for ways in entries for way in ways]
    result.complete = gathering.complete and bool(captures)
    result.findings += unregistered(captures, tensors_outside(code)) + large_constants(captures)
    result.findings += numbers_given(captures, gathering.entry)
    if not skipped:
        result.findings += _run_to_run(captures, target, args, kwargs, options, gathering)
    _count(result, captures, gathering)
    try:
        refused = [found for ways in entries for found in _lower(ways, options["train"], gathering.complete)]
    except Exception as error:  # after another problem, it follows from that one
        refused = [found for captured in captures for found in _looked_up(captured)]
        if not any(found.severity == ERROR for found in [*refused, *result.findings]):
            refused.append(bug(error, gathering.entry))
    result.findings += refused
    result.refused = gathering.failed.total() + sum(found.op != "" for found in {f.place: f for f in refused}.values())
    result.captures, result.calls = captures, gathering.calls
    _mark_modules(result)
    return result


def _captures(
    target: Any, args: tuple[Any, ...], kwargs: dict[str, Any], options: dict[str, Any], gathering: Gathering
) -> list[list[Captured]]:
    """The ways of the first call and, where it is another program, of the later ones."""
    try:
        entries = captures_of("forward", target, args, kwargs, options, gathering)
    except ExampleInputsError as error:
        gathering.findings += of_error(error, gathering.entry)
        if options["dynamic_shapes"] is None:
            return []
        return _captures(target, args, kwargs, options | {"dynamic_shapes": None}, gathering)
    except Torch2HloError as error:
        gathering.findings += of_error(error, gathering.entry)
        return []
    except Exception as error:  # after another problem, it follows from that one
        if not any(found.severity == ERROR for found in gathering.findings):
            gathering.findings.append(bug(error, gathering.entry))
        return []
    return list(entries.values())


def _watches(code: Reached) -> tuple[Any, ...]:
    return (lambda gathering, recorder: effects(recorder, code.namespaces, gathering.findings.append),)


def _entry(subject: Subject) -> Source | None:
    """Where the code that is captured begins."""
    code = getattr(getattr(subject.signed, "__func__", subject.signed), "__code__", None)
    return Source(code.co_filename, code.co_firstlineno, code.co_name) if code is not None else None


def _run_to_run(
    captures: Sequence[Captured],
    target: Any,
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
    options: dict[str, Any],
    gathering: Gathering,
) -> list[Finding]:
    """Capture once more: what differs is no part of the model, and would be baked into the program."""
    if len(captures) != 1 or captures[0].sizes is not None or any(f.code == "T2H903" for f in gathering.findings):
        return []
    try:
        again = capture(target, args, kwargs, problems=gathering.unheard(), **options)
    except Torch2HloError:
        return []
    return differences(captures[0], again)


def _count(result: Survey, captures: Sequence[Captured], gathering: Gathering) -> None:
    ways = [[node for node in all_nodes(captured.graph) if _is_operation(node)] for captured in captures]
    result.operations = max(map(len, ways), default=0) + gathering.failed.total()
    nodes = [node for way in ways for node in way]
    result.modules = dict.fromkeys((node.meta.get("module", "") for node in nodes), True)


def _is_operation(node: Node) -> bool:
    return node.op == "call_function" and hasattr(node.target, "_schema") and node.target not in _NO_OPERATIONS


def _lower(captures: list[Captured], train: bool | None, complete: bool) -> list[Finding]:
    """Passes and lowerings of what was captured; where something is missing, each lowering is only looked up."""
    found: list[Finding] = []
    right = [captured for captured in captures if captured.error is None]
    if not complete or not right:
        return [single for captured in captures for single in _looked_up(captured)]
    whole = True
    for captured in captures:
        try:
            for pass_ in pipeline(captured.sizes, tables_of(captured, alone=False)):
                run_passes(captured.graph, [pass_])
        except Torch2HloError as error:
            found += of_error(error)
            whole = whole and _is_static(captured)
    try:
        if whole:
            assemble(captures, deterministic=train is False)
        else:
            found += [single for captured in captures for single in _looked_up(captured)]
    except Torch2HloError as error:
        found += of_error(error)
    return found


def _is_static(captured: Captured) -> bool:
    return not any(
        is_symbolic(size)
        for node in captured.graph.nodes
        if isinstance(value := node.meta.get("val"), torch.Tensor)
        for size in value.shape
    )


def _looked_up(captured: Captured) -> list[Finding]:
    found = []
    for node in all_nodes(captured.graph):
        if _is_operation(node) and node.target not in _FOR_PASSES:
            try:
                find_lowering(node)
            except UnsupportedError as error:
                found += of_error(error, source_of(node))
    return found


def _mark_modules(result: Survey) -> None:
    failing = {found.module for found in result.findings if found.severity == "error"}
    for module in failing | result.modules.keys():
        result.modules[module] = not any(f == module or f.startswith(f"{module}.") or not module for f in failing)


def bug(error: Exception, source: Source | None = None) -> Finding:
    """A fault of torch2hlo itself, which must not hide the other models of a run."""
    what = f"torch2hlo failed: {type(error).__name__}: {error}"
    return finding(BUG, what, source, hint="please report it, with the model if you can")


_NO_OPERATIONS = {aten.detach.default, aten.alias.default}
_FOR_PASSES = {  # what no lowering ever sees
    aten.copy_.default,
    aten._local_scalar_dense.default,
    aten.nonzero.default,
    aten.as_strided.default,
}
