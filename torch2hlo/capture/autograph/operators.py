"""What transpiled functions call in place of Python's statements of control flow.

Where a condition is known while the code is captured, each does what Python does. Elsewhere `if` becomes a branch and a
loop a loop of the program. In the outermost scope, an ``if`` whose sides do not fit together is decided by the assumed
value of its condition instead, which makes another way through the code.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Iterator, Sequence
from types import TracebackType
from typing import Any, Self

import torch

from torch2hlo.capture.autograph.active import paused
from torch2hlo.capture.autograph.active import recorder as active
from torch2hlo.capture.autograph.branches import choose
from torch2hlo.capture.autograph.loops import Loop
from torch2hlo.capture.autograph.state import State
from torch2hlo.capture.autograph.truth import truth
from torch2hlo.capture.autograph.values import Maybe, Undefined
from torch2hlo.capture.recorder import Recorder
from torch2hlo.capture.refusals import EndlessError
from torch2hlo.capture.sizes import expression, has_symbols, is_symbolic
from torch2hlo.errors import DataDependentError, Torch2HloError, UnsupportedValueError

UNROLLED = 24  # rounds with a condition known only at run time that are unrolled rather than tried as a loop
Thunk = Callable[[], Any]


def if_stmt(
    condition: Any, body: Thunk, orelse: Thunk, get: Thunk, put: Callable[[Any], None], names: Any, count: int
) -> None:
    """``if condition: body() else: orelse()``; of ``names``, all after the first ``count`` are not read afterwards."""
    _branch(condition, (body, orelse), lambda: State(active(), get, put, names), names[count:])


def if_exp(condition: Any, then: Thunk, otherwise: Thunk, text: str = "") -> Any:  # noqa: ARG001
    """``then() if condition else otherwise()``"""
    return _branch(condition, (then, otherwise), lambda: State(active(), lambda: (), lambda _: None, ()))


def _branch(condition: Any, runs: Sequence[Thunk], state: Callable[[], State], dead: Sequence[str] = ()) -> Any:
    recorder = active()
    holds = truth(recorder, condition)
    if not is_symbolic(holds):
        return runs[0]() if holds else runs[1]()
    try:
        with paused(recorder):
            return choose(recorder, holds, runs, state(), dead)
    except EndlessError:
        raise
    except Exception:  # sides that do not fit into one: outside of all branches and loops, ways decide, and may refuse
        if recorder.scope is not recorder.root:
            raise
        recorder.root.failed = None
    return runs[0]() if holds else runs[1]()


def and_(left: Thunk, right: Thunk) -> Any:
    """``left() and right()``"""
    value = left()
    return if_exp(value, right, lambda: value)


def or_(left: Thunk, right: Thunk) -> Any:
    """``left() or right()``"""
    value = left()
    return if_exp(value, lambda: value, right)


def not_(value: Any) -> Any:
    """``not value``"""
    holds = truth(active(), value)
    return torch.sym_not(holds) if is_symbolic(holds) else not holds


def bool_(value: Any) -> Any:
    """``bool(value)``"""
    return truth(active(), value)


def assert_stmt(condition: Any, message: Thunk) -> None:
    """``assert condition, message()``"""
    recorder = active()
    holds = truth(recorder, condition)
    if is_symbolic(holds) and recorder.scope is not recorder.root:
        recorder.scope.assume(expression(holds))
    elif not holds:
        raise AssertionError(*(text for text in (message(),) if text is not None))


def while_stmt(
    test: Thunk,
    body: Thunk,
    get: Thunk,
    put: Callable[[Any], None],
    names: Sequence[str],
    options: Any = None,  # noqa: ARG001
    rounds: int | None = None,
) -> None:
    """``while test(): body()``; rounds whose condition is known are run one by one. There are ``rounds`` at most."""
    recorder = active()
    while True:
        going = truth(recorder, test())
        if is_symbolic(going):
            with paused(recorder):
                Loop(recorder, test, body, State(recorder, get, put, names), going, rounds).run()
            return
        if not going:
            return
        body()


def for_stmt(
    items: Any,
    extra_test: Thunk | None,
    body: Callable[[Any], None],
    get: Thunk,
    put: Callable[[Any], None],
    names: Sequence[str],
    options: Any = None,  # noqa: ARG001
) -> None:
    """``for item in items: body(item)``, as long as ``extra_test()``."""
    recorder = active()
    if isinstance(items, RunTimeRange) or (isinstance(items, torch.Tensor) and has_symbols(items.shape[0])):
        _counted(items, extra_test, body, (get, put, names))
        return
    given = items if isinstance(items, range) else iter(items)
    for number, item in enumerate(given):
        going = truth(recorder, extra_test()) if extra_test is not None else True
        if is_symbolic(going):
            rest = items[number:] if isinstance(items, range) else itertools.chain([item], given)
            _rest(recorder, rest, extra_test, body, (get, put, names))
            return
        if not going:
            return
        body(item)


def _rest(recorder: Recorder, items: Any, test: Any, body: Callable[[Any], None], access: Any) -> None:
    """The rounds from one on whose condition is known only at run time: a loop, or one branch after another."""
    if isinstance(items, range) and len(items) > UNROLLED:
        before = State(recorder, *access)
        try:
            _counted(RunTimeRange(items.start, items.stop, items.step), test, body, access)
        except EndlessError:
            raise
        except Torch2HloError:
            recorder.scope.failed = None
            before.restore()
        else:
            return
    get, put, names = access
    for item in items:
        going = truth(recorder, test())
        if not is_symbolic(going) and not going:
            return
        if_stmt(going, functools.partial(body, item), lambda: None, get, put, names, len(names))


class RunTimeRange:
    """``range`` of numbers known only at run time."""

    def __init__(self, start: Any, stop: Any = None, step: Any = 1) -> None:
        self.start: Any = 0 if stop is None else start
        self.stop: Any = start if stop is None else stop
        self.step: Any = step
        if is_symbolic(self.step):
            raise DataDependentError(
                "a range with a step known only at run time", source=active().here(), hint="use a step known before"
            )

    def __iter__(self) -> Iterator[int]:
        raise DataDependentError(
            "a range of a length known only at run time is used outside a `for` statement",
            source=active().here(),
            hint="go through it by `for`, or use torch.arange",
        )


def _counted(items: Any, extra: Thunk | None, body: Callable[[Any], None], access: Any) -> None:
    """A loop with one more thing that is carried: the number that the next round gets."""
    is_range = isinstance(items, RunTimeRange)
    start, stop, step = (items.start, items.stop, items.step) if is_range else (0, items.shape[0], 1)
    get, put, names = access
    place = [start]

    def test() -> Any:
        within = place[0] < stop if step > 0 else place[0] > stop
        return within if extra is None else and_(lambda: within, extra)

    def round_() -> None:
        now = place[0]
        body(now if is_range else items[now])
        place[0] = now + step

    def read() -> tuple[Any, ...]:
        return (*get(), place[0])

    def write(values: Sequence[Any]) -> None:
        put(tuple(values[:-1]))
        place[0] = values[-1]

    rounds = None if any(map(is_symbolic, (start, stop))) else len(range(start, stop, step))
    while_stmt(test, round_, read, write, (*names, "the place in the loop"), rounds=rounds)


def ld(value: Any) -> Any:
    """The value of a name that is read."""
    if isinstance(value, Undefined):
        raise UnboundLocalError(f"cannot access local variable '{value.name}' where it is not associated with a value")
    if isinstance(value, Maybe):
        assert_stmt(value.defined, lambda: f"'{value.name}' may have no value here")
        return ld(value.value)
    return value


def ldu(load: Thunk, name: str) -> Any:
    """The value of a name or attribute that may not exist."""
    try:
        return load()
    except (KeyError, AttributeError, NameError, IndexError):
        return Undefined(name)


class FunctionScope:
    """A transpiled function that is running."""

    def __init__(self, function: str, name: str, options: Any) -> None:  # noqa: ARG002
        self.name = name

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        return None

    def ret(self, value: Any, did_return: Any) -> Any:
        """The function's result, where ``did_return`` says whether it has come by a ``return``."""
        if isinstance(value, Undefined):
            return None
        if not isinstance(value, Maybe):
            return value
        recorder = active()
        returned = truth(recorder, did_return)
        if is_symbolic(returned) and recorder.scope is not recorder.root:
            raise UnsupportedValueError(
                "by a condition known only at run time, a function returns something or nothing",
                source=recorder.here(),
                hint="return on every way through it",
            )
        return ld(value.value) if returned else None


def with_function_scope(run: Callable[[FunctionScope], Any], name: str, options: Any) -> Any:
    """The body of a lambda."""
    return run(FunctionScope("lambda", name, options))


def autograph_artifact(function: Any, extras: Any = None) -> Any:  # noqa: ARG001
    """Marks a function inside a transpiled one, which is transpiled too."""
    function.transpiled_by_torch2hlo = True
    return function


class ConversionOptions:
    """What malt writes into the code that it makes; it means nothing here."""

    def __init__(self, **_: Any) -> None:
        return None
