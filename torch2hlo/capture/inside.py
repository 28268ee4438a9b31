"""Numbers known only at run time in branches and loop bodies, where they differ from one round to the next.

A guard can't be about them, since guards choose a way before anything runs. Slices are cut by operations instead of by
decisions. What PyTorch itself asks (is this place there, are these sizes equal) is answered by the assumed values, and
becomes an assumption of the branch or body: a program says at run time if one does not hold.
"""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import sympy
import torch
from torch.fx.experimental.sym_node import SymNode

from torch2hlo.capture.environment import is_about_memory
from torch2hlo.capture.items import record_read
from torch2hlo.capture.ranges import LARGEST, Number
from torch2hlo.capture.sizes import Runtime, expression, has_symbols, is_symbolic
from torch2hlo.capture.sources import is_users
from torch2hlo.errors import DataDependentError

if TYPE_CHECKING:
    from torch2hlo.capture.recorder import Recorder

aten = torch.ops.aten
INT64 = 2**63
_OURS = ("torch2hlo/capture/environment.py", "torch2hlo/capture/inside.py")
_ASKING = ("torch/fx/experimental/", "torch/__init__.py", *_OURS)
_DISPATCHING = ("torch/_ops.py", "torch/_compile.py", "torch/_dynamo/", "torch2hlo/capture/")


def decide(recorder: Recorder, expr: sympy.Basic) -> bool:
    """Answer a question about numbers inside a branch or body.

    Raises:
        DataDependentError: it is the user's own Python that asks.

    """
    assert recorder.sizes is not None
    answer = recorder.sizes.env.expects or bool(recorder.sizes.hint_of(expr))
    if is_about_memory(expr):
        return answer
    asking = _asking_frame()
    if (known := _follows(recorder, expr)) is not None:
        return known
    if is_users(asking.f_code.co_filename):
        raise DataDependentError(
            "Python decides by a number known only at run time, inside a branch or loop body where it differs from "
            "round to round",
            source=recorder.here(),
            hint="decide in plain `if`, `while`, `and`, `or` statements of a function whose source can be read",
        )
    recorder.scope.assume(expr if answer else sympy.Not(expr))
    return answer


def _asking_frame() -> Any:
    """The innermost frame that is none of PyTorch's symbols, nor ours; where a tensor is asked, who asks it."""
    frame = sys._getframe(1)
    while any(part in frame.f_code.co_filename for part in _ASKING) and frame.f_back is not None:
        frame = frame.f_back
    if frame.f_locals.get("self") is aten.is_nonzero.default:
        while any(part in frame.f_code.co_filename for part in _DISPATCHING) and frame.f_back is not None:
            frame = frame.f_back
    return frame


def _follows(recorder: Recorder, expr: sympy.Basic) -> bool | None:
    """What is known of ``expr`` here: the conditions of the branches around, and what was assumed before."""
    assert recorder.sizes is not None
    if (known := recorder.sizes.env.known(expr)) is not None:
        return known
    facts = {fact for scope in recorder.scope.around() for fact in scope.facts}
    if expr in facts:
        return True
    if sympy.Not(expr) in facts:
        return False
    if isinstance(expr, (sympy.And, sympy.Or)):
        parts, settles = [_follows(recorder, part) for part in expr.args], isinstance(expr, sympy.Or)
        return settles if settles in parts else None if None in parts else not settles
    return recorder.sizes.follows(expr, [fact for fact in facts if isinstance(fact, sympy.Basic)])


def number_tensor(recorder: Recorder, value: Any, dtype: torch.dtype) -> torch.Tensor:
    """A number, known or not, as a tensor without dimensions."""
    if isinstance(value, torch.Tensor):
        with recorder:
            return value.reshape(()).to(dtype)
    with recorder.fake:
        made = torch.empty((), dtype=dtype)
    plain = not has_symbols(value)
    if plain and is_symbolic(value):
        value = bool(expression(value)) if isinstance(value, torch.SymBool) else value.node.pytype(expression(value))
    args: Any = (value if plain else Runtime(value),)
    node = recorder.graph.call_function(aten.scalar_tensor.default, args, {"dtype": dtype})
    recorder.describe_results(node, made)
    return made


def make_bool(recorder: Recorder, expr: sympy.Basic) -> Any:
    """The Python bool for a condition on numbers."""
    if expr in (sympy.true, sympy.false):
        return bool(expr)
    assert recorder.sizes is not None
    env: Any = recorder.sizes.env
    return torch.SymBool(SymNode(expr, env, bool, bool(recorder.sizes.hint_of(expr))))


def read(recorder: Recorder, tensor: torch.Tensor, hint: Number, low: float = -INT64, high: float = INT64 - 1) -> Any:
    """The number that a tensor without dimensions holds, in the scope that is being recorded."""
    assert recorder.sizes is not None
    if recorder.scope is recorder.root:
        value, symbol = recorder.sizes.item(tensor.dtype, (low, high), hint)
    else:
        value, symbol = recorder.sizes.inside(tensor.dtype, hint, low, high)
    record_read(recorder, tensor, value, symbol)
    return value


def slice_inside(recorder: Recorder, func: Any, args: tuple[Any, ...]) -> torch.Tensor:
    """``x[start:end]``, its bounds counted from the start and cut to what is there by operations."""
    x, dim, start, end, step = (*args, *(None,) * (5 - len(args)))[:5]
    dim = (dim or 0) % x.dim()
    size = x.shape[dim]
    first = _place(recorder, 0 if start is None else start, size)
    last = _place(recorder, size if end is None else end, size)
    length = _length(recorder, first, last, size)
    result: torch.Tensor = recorder.record_node(func, (x, dim, first, first + length, step or 1), {})
    is_whole = end is None or (isinstance(end, int) and end > LARGEST)  # up to the end, wherever that is
    bounds = [bound for bound in (start, end) if bound is not None and not is_whole]
    if any(_is_true(recorder, expression(bound) <= expression(size)) is not True for bound in bounds):
        recorder.cuts[id(result)] = sympy.And(*(expression(bound) <= expression(size) for bound in bounds))
    return result


def _place(recorder: Recorder, index: Any, size: Any) -> Any:
    """A bound of a slice, from 0 to ``size``."""
    whole, extent = expression(index), expression(size)
    if _is_true(recorder, whole >= 0) and _is_true(recorder, whole <= extent):
        return index
    if not has_symbols(index) and not has_symbols(size):
        number, most = int(whole), int(extent)
        return min(max(number + most if number < 0 else number, 0), most)

    def cut() -> torch.Tensor:
        place, most = (number_tensor(recorder, value, torch.int64) for value in (index, size))
        with recorder:
            return torch.minimum(torch.where(place < 0, place + most, place).clamp_min(0), most)

    return _counted(recorder, ("place", whole, extent), cut, size)


def _length(recorder: Recorder, first: Any, last: Any, size: Any) -> Any:
    if _is_true(recorder, expression(first) <= expression(last)):
        return last - first

    def length() -> torch.Tensor:
        start, end = (number_tensor(recorder, value, torch.int64) for value in (first, last))
        with recorder:
            return (end - start).clamp_min(0)

    return _counted(recorder, ("length", expression(first), expression(last)), length, size)


def _counted(recorder: Recorder, key: tuple[Any, ...], compute: Any, size: Any) -> Any:
    """A number from 0 to ``size``; the same for the same key."""
    assert recorder.sizes is not None
    found = recorder.scope.item(key)
    if found is None:
        most = recorder.sizes.bound(size)
        hint = min(2, int(recorder.sizes.hint_of(expression(size))))
        value, symbol = recorder.sizes.inside(torch.int64, hint, 0, INT64 - 1 if most is None else most)
        record_read(recorder, compute(), value, symbol)
        recorder.scope.facts.append(expression(value) <= expression(size))
        found = recorder.scope.items[key] = value
    return found


def _is_true(recorder: Recorder, expr: Any) -> bool:
    return bool(_follows(recorder, sympy.sympify(expr)))
