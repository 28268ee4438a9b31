"""``torch.cond``, ``while_loop``, ``scan``, ``map`` and ``associative_scan``, recorded with graphs inside the graph.

``cond`` and ``while_loop`` become one node each. ``scan`` and ``map`` become a loop over slices, or as many copies of
their body where that is small; and ``associative_scan`` PyTorch's own form of logarithmic depth. What a function writes
of the tensors around it becomes a further result, which is then written to them.
"""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch._higher_order_ops.associative_scan import associative_scan_op, generic_associative_scan
from torch._higher_order_ops.cond import cond_op
from torch._higher_order_ops.map import map_impl
from torch._higher_order_ops.scan import scan_op
from torch._higher_order_ops.while_loop import while_loop_op

from torch2hlo.capture.recorder import Recorder
from torch2hlo.capture.sizes import has_symbols
from torch2hlo.capture.subgraphs import Traced, again, all_true, closed, same_type, trace
from torch2hlo.errors import DataDependentError, UnsupportedError, UnsupportedValueError
from torch2hlo.graph import typed
from torch2hlo.internal_ops import dynamic_slice, dynamic_update_slice

aten = torch.ops.aten
Function = Callable[..., Any]

UNROLLED = 256  # a scan of at most so many nodes, trip count times those of its body, is unrolled


@cond_op.py_impl(Recorder)
def record_cond(
    recorder: Recorder, predicate: Any, then: Function, otherwise: Function, operands: Sequence[Any]
) -> Any:
    """Both branches; what either writes is a result of both."""
    if not isinstance(predicate, torch.Tensor):
        with recorder:
            return (then if predicate else otherwise)(*operands)
    with recorder:
        predicate = predicate.reshape(()).to(torch.bool)
    branches = [trace(recorder, functools.partial(function, *operands), ()) for function in (then, otherwise)]
    _check_branches(recorder, *branches)
    return branches[0].rebuilt(add_cond(recorder, predicate, branches))


def add_cond(recorder: Recorder, predicate: torch.Tensor, branches: Sequence[Traced]) -> list[torch.Tensor]:
    """Record the choice between two branches that give the same types; its results."""
    if any(branch.holds is not None for branch in branches):
        for branch in branches:
            with recorder.nested(branch.scope):
                branch.holds = all_true(recorder, []) if branch.holds is None else branch.holds
    written = list({id(tensor): tensor for branch in branches for tensor in branch.written()}.values())
    subgraphs, captured = closed(branches, written, [True, True])
    holds = [] if branches[0].holds is None else [branches[0].holds]
    count = len(branches[0].tensors)
    results = _like(recorder, [*branches[0].tensors, *holds, *written])
    recorder.add(cond_op, (predicate, *subgraphs, captured), results)
    _write_back(recorder, written, results)
    if holds:
        recorder.scope.assumed.append(results[count])  # around it, what was assumed inside is assumed too
    return list(results[:count])


@while_loop_op.py_impl(Recorder)
def record_while_loop(
    recorder: Recorder,
    condition: Function,
    body: Function,
    carried: Sequence[Any],
    additional: Sequence[Any] = (),
    **_: Any,
) -> Any:
    """Condition and body; what the body writes is carried too."""
    if not all(isinstance(value, torch.Tensor) for value in carried):
        what = f"while_loop carries {typed(tuple(carried))}, where only tensors can be carried"
        raise _refusal(recorder, UnsupportedValueError, what, "carry a number as a tensor: torch.tensor(0)")
    test = trace(recorder, lambda *values: condition(*values, *additional), carried, is_loop=True)
    if _is_constant(recorder, test):
        return tuple(value.clone() for value in carried)
    step = trace(recorder, lambda *values: body(*values, *additional), carried, is_loop=True)
    _check_step(recorder, "while_loop", step, step.leaves, carried)
    if test.written():
        raise test.write_refused("the condition of while_loop writes a tensor", "write it in the loop's body")
    return step.rebuilt(add_while(recorder, test, step, carried))


def add_while(
    recorder: Recorder, test: Traced, step: Traced, carried: Sequence[torch.Tensor], like: Sequence[Any] | None = None
) -> list[torch.Tensor]:
    """Record a loop over a condition and a body of the same inputs; its results, of the types of ``like``.

    What was assumed of a number in either ends the loop where it does not hold.
    """
    carried = list(carried)
    if test.holds is not None or step.holds is not None:
        carried.append(_carry_holds(recorder, test, step))
    written = step.written()
    (testing, stepping), captured = closed([test, step], written, [False, True])
    results = _like(recorder, [*(carried if like is None else [*like, *carried[len(like) :]]), *written])
    recorder.add(while_loop_op, (testing, stepping, (*carried, *written), captured[len(written) :]), results)
    _write_back(recorder, written, results)
    if len(carried) > len(step.tensors):
        recorder.scope.assumed.append(results[len(carried) - 1])
    return list(results[: len(step.tensors)])


def _carry_holds(recorder: Recorder, test: Traced, step: Traced) -> torch.Tensor:
    """One more carried value: whether what was assumed so far has held."""
    if test.holds is not None:
        what = "the condition of while_loop takes a part of a tensor that may not be there"
        raise _refusal(recorder, DataDependentError, what, "take it in the loop's body, and carry it")
    start = all_true(recorder, [])
    for part in (test, step):
        with recorder.nested(part.scope):
            before = recorder.input("held", start)
            part.inputs.append(part.scope.nodes[id(before)])
            if part is step:
                part.holds = all_true(recorder, [before, *([] if part.holds is None else [part.holds])])
            else:
                held = all_true(recorder, [before, part.leaves[0]])
                part.leaves = [recorder.twin(held)]
    return start


@scan_op.py_impl(Recorder)
def record_scan(
    recorder: Recorder, combine: Function, init: Sequence[Any], xs: Sequence[Any], additional: Sequence[Any] = ()
) -> Any:
    """``carry, y[i] = combine(carry, x[i])``, in order."""
    length = xs[0].shape[0]
    if has_symbols(length):
        what = "scan or map over a length known only at run time"
        raise _refusal(recorder, DataDependentError, what, "go over the largest length, and mask the results")
    with recorder.fake:
        slices = [x.select(0, 0) for x in xs]
    step = trace(recorder, lambda *values: combine(*values, *additional), [*init, *slices], is_loop=True)
    _check_step(recorder, "scan", step, step.leaves[: len(init)], init)
    if any(node.target is aten._local_scalar_dense.default for node in step.scope.graph.nodes):
        what = "Python asks for the value of a tensor inside the body of scan or map"
        raise _refusal(recorder, DataDependentError, what, "keep it a tensor there, or write a loop of Python")
    nodes = sum(node.op == "call_function" for node in step.scope.graph.nodes)
    run = _unrolled if int(length) * nodes <= UNROLLED else _looped
    return step.rebuilt(run(recorder, step, list(init), list(xs), int(length)))


@map_impl.py_impl(Recorder)
def record_map(recorder: Recorder, function: Function, xs: Sequence[Any], additional: Sequence[Any] = ()) -> Any:
    """``y[i] = function(x[i])``"""
    return record_scan(recorder, function, (), xs, additional)


@associative_scan_op.py_impl(Recorder)
def record_associative_scan(
    recorder: Recorder, combine: Function, xs: Sequence[Any], additional: Sequence[Any] = ()
) -> Any:
    """Neighbours, then pairs of neighbours, and so on, all of a level at once."""

    def together(*leaves: Any) -> Any:
        return torch.vmap(lambda *each: combine(*each, *additional))(*leaves)

    with recorder:
        return generic_associative_scan(together, list(xs))


def _unrolled(recorder: Recorder, step: Traced, carry: list[Any], xs: list[Any], length: int) -> list[Any]:
    columns: list[list[Any]] = []
    for index in range(length):
        with recorder:
            slices = [x.select(0, index) for x in xs]
        results = again(recorder, step, [*carry, *slices])
        carry = results[: len(carry)]
        columns.append(results[len(carry) :])
    with recorder:
        return [*carry, *(torch.stack(column) for column in zip(*columns, strict=True))]


def _looped(recorder: Recorder, step: Traced, init: list[Any], xs: list[Any], length: int) -> list[Any]:
    """A loop that carries a counter, the carry, and the stacked results, which it fills slice by slice."""
    count = len(init)
    with recorder:
        counter = torch.zeros((), dtype=torch.int32)
        stacked = [torch.zeros((length, *y.shape), dtype=y.dtype) for y in step.tensors[count:]]

    def body(index: torch.Tensor, *values: torch.Tensor) -> tuple[torch.Tensor, ...]:
        slices = [dynamic_slice(x, [0], [index], [1]).squeeze(0) for x in xs]
        results = again(recorder, step, [*values[:count], *slices])
        rows = [row.unsqueeze(0) for row in results[count:]]
        filled = [dynamic_update_slice(y, row, [0], [index]) for y, row in zip(values[count:], rows, strict=True)]
        return (index + 1, *results[:count], *filled)

    results: tuple[Any, ...] = record_while_loop(
        recorder, lambda index, *_: index < length, body, (counter, *init, *stacked)
    )
    return list(results[1:])


def _like(recorder: Recorder, tensors: Sequence[torch.Tensor]) -> tuple[torch.Tensor, ...]:
    with recorder.fake:
        return tuple(torch.empty(tensor.shape, dtype=tensor.dtype, device=tensor.device) for tensor in tensors)


def _write_back(recorder: Recorder, written: Sequence[torch.Tensor], results: Sequence[torch.Tensor]) -> None:
    with recorder:
        for tensor, new in zip(written, results[len(results) - len(written) :], strict=True):
            aten.copy_.default(tensor, new)


def _is_constant(recorder: Recorder, test: Traced) -> bool:
    """Whether the condition is false for all tensors.

    Raises:
        DataDependentError: it is true for all.
        UnsupportedValueError: it is none.

    """
    going = test.leaves[0] if len(test.leaves) == 1 else None
    if isinstance(going, torch.Tensor) and going.dtype is torch.bool and not going.dim():
        return False
    if not isinstance(going, (bool, torch.SymBool)):
        what = f"the condition of while_loop gives {test}"
        raise _refusal(
            recorder, UnsupportedValueError, what, "give a bool tensor without dimensions: use .any() or .all()"
        )
    if going:
        what = "the condition of while_loop is always true"
        raise _refusal(recorder, DataDependentError, what, "let it depend on what is carried")
    return True


def _check_branches(recorder: Recorder, one: Traced, other: Traced) -> None:
    if one.spec != other.spec or not all(map(same_type, one.leaves, other.leaves)):
        what = f"the branches of torch.cond return different things:\n   | {one}\n   | {other}"
        hint = "return the same structure, shapes and dtypes from both"
        raise _refusal(recorder, UnsupportedValueError, what, hint)


def _check_step(recorder: Recorder, name: str, step: Traced, after: Sequence[Any], before: Sequence[Any]) -> None:
    if len(after) != len(before) or not all(map(same_type, after, before)):
        what = f"{name} carries {typed(tuple(before))}, and its body returns\n   | {step}"
        raise _refusal(recorder, UnsupportedValueError, what, "return the carried tensors in their shapes and dtypes")


def _refusal(recorder: Recorder, kind: type[UnsupportedError], what: str, hint: str) -> UnsupportedError:
    return kind(what, source=recorder.here(), hint=hint)
