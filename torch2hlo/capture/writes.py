"""In-place operations: whatever is written is written by ``copy_``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import torch
from torch._ops import OpOverload

from torch2hlo.capture.inplace import functional_of
from torch2hlo.capture.inside import decide
from torch2hlo.capture.sharing import forget_others
from torch2hlo.errors import MutationError

if TYPE_CHECKING:
    from torch2hlo.capture.recorder import Recorder

aten = torch.ops.aten


def record_write(recorder: Recorder, args: tuple[Any, ...], done: frozenset[int]) -> Any:
    """A write, and the same to what may be the same tensor."""
    storage = args[0].untyped_storage()._cdata
    recorder.writes[storage] = recorder.writes.get(storage, 0) + 1
    written = recorder.record_node(aten.copy_.default, args, {})
    for scope in recorder.scope.around():
        for condition, mine, other in scope.mirrors.get(storage, ()):
            if other.untyped_storage()._cdata not in done:
                with recorder:
                    new = torch.where(condition, mine, other)
                record_write(recorder, (other, new), done | {storage})
    forget_others(recorder, storage)
    return written


def record_mutation(recorder: Recorder, func: OpOverload, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """``x.add_(y)`` → ``copy_(x, add(x, y))``: whatever is written is written by ``copy_``."""
    if torch.Tag.inplace_view in func.tags:
        return _rebind_view(recorder, func, args, kwargs)
    call = functional_of(func, args, kwargs)
    with recorder:
        results = call.run()
        for target, result in zip(call.targets, call.written(results), strict=True):
            if target.shape != result.shape:  # an `out=` argument that eager would resize
                _replace(recorder, target, result)
            else:
                aten.copy_.default(target, result)
    return call.returned(results)


def _rebind_view(recorder: Recorder, func: OpOverload, args: tuple[Any, ...], kwargs: dict[str, Any]) -> Any:
    """``x.t_()`` changes what ``x`` is a view of: the name now means another node."""
    target = args[0]
    view = functional_of(func, args, kwargs)
    with recorder:
        result = view.run()
    _check_own(recorder, target)
    node = recorder.node_of(target)
    with recorder.fake:
        node.meta["val"] = aten.alias.default(target)
        func(*args, **kwargs)
    recorder.bind(target, recorder.node_of(result))
    return target


def _replace(recorder: Recorder, target: torch.Tensor, result: torch.Tensor) -> None:
    _check_own(recorder, target)
    with recorder.fake:
        recorder.node_of(target).meta["val"] = aten.alias.default(target)
        target.resize_(result.shape)
    recorder.bind(target, recorder.node_of(result))


def check_write(recorder: Recorder, target: torch.Tensor) -> None:
    """Refuse to write a part that was cut short at the end."""
    if id(target) in recorder.cuts and not decide(recorder, recorder.cuts[id(target)]):
        raise IndexError("a write past the end, which eager would drop or misplace silently")
    if id(target) in recorder.cut:
        raise IndexError("a write past the end, which eager would drop or misplace silently")


def _check_own(recorder: Recorder, target: torch.Tensor) -> None:
    if recorder.node_of(target) in recorder.scope.captured:
        raise MutationError(
            "a branch or loop body changes the shape of a tensor from outside",
            source=recorder.here(),
            hint="change the shape before, or return the changed tensor",
        )
