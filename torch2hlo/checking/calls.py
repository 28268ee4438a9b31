"""Every call of torch that the user's code makes: one that fails is kept as a finding, and gets a stand-in's value."""

from __future__ import annotations

import ast
from collections import Counter
from typing import TYPE_CHECKING, Any

import torch
from torch._ops import HigherOrderOperator
from torch.overrides import TorchFunctionMode
from torch.utils import _pytree as pytree

from torch2hlo.capture.recorder import Recorder
from torch2hlo.capture.refusals import model_raised
from torch2hlo.capture.sources import is_own, syntax_of
from torch2hlo.checking.findings import finding
from torch2hlo.checking.stand_ins import NOTHING, eager_result, guess, is_plain
from torch2hlo.errors import DeviceError, ModelRaisedError, Source, Torch2HloError

if TYPE_CHECKING:
    from torch2hlo.checking.gathering import Gathering

_NO_DATA = "its data is not allocated"  # a kernel reads a fake tensor beside a stand-in
_MOST = 64  # failures of one line: a loop that never ends
_SHOWING = {"__repr__", "__format__", "__str__"}


class WatchedCalls(TorchFunctionMode):
    """See the module docstring; active inside the recorder."""

    def __init__(self, gathering: Gathering, recorder: Recorder) -> None:
        super().__init__()
        self._gathering, self._recorder = gathering, recorder
        self._failures: Counter[Source | None] = Counter()
        self._guessed: dict[int, Any] = {}

    def __torch_function__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        kwargs = kwargs or {}
        if getattr(func, "__name__", "") in _SHOWING:
            self._shown()
        if isinstance(func, HigherOrderOperator):
            args, kwargs = pytree.tree_map(self._watched, (args, kwargs))
        try:
            result = func(*args, **kwargs)
        except Exception as error:
            return self._instead(error, func, args, kwargs)
        if self._guessed and self._is_guessed((args, kwargs)):
            self._remember(result)
        return result

    def _watched(self, value: Any) -> Any:
        """Branches and loop bodies are watched like the rest."""
        if not callable(value) or isinstance(value, (torch.Tensor, type)):
            return value

        def inside(*args: Any, **kwargs: Any) -> Any:
            with self:
                return value(*args, **kwargs)

        return inside

    def _instead(self, error: Exception, func: Any, args: Any, kwargs: Any) -> Any:
        problem = self._located(error)
        line = self._recorder.here()
        self._failures[line] += 1
        is_the_models = isinstance(problem, ModelRaisedError)
        if self._failures[line] > _MOST or (
            is_the_models and (self._recorder.is_one_way or _is_handled(self._recorder))
        ):
            raise error
        follows = self._is_guessed((args, kwargs)) or (self._gathering.failed and _NO_DATA in str(error))
        if not follows:  # from a stand-in, rather than from the model
            self._gathering.found(problem)
        self._gathering.failed[line, getattr(func, "__name__", str(func))] = 1
        return self._stand_in(problem, func, args, kwargs)

    def _stand_in(self, problem: Torch2HloError, func: Any, args: Any, kwargs: Any) -> Any:
        if isinstance(problem, DeviceError):
            if func is torch.Tensor.cuda:
                return args[0]
            args, kwargs = pytree.tree_map(_on_cpu, (args, kwargs))
            return func(*args, **kwargs)
        result = eager_result(func, args, kwargs)
        if isinstance(result, bool):
            return bool(self._failures[self._recorder.here()] % 2)  # so that a loop ends
        if result is NOTHING or not is_plain(result):
            result = guess(func, args, kwargs)
            self._remember(result)
        if result is NOTHING:
            raise problem
        return result

    def _located(self, error: Exception) -> Torch2HloError:
        problem = error if isinstance(error, Torch2HloError) else model_raised(error, self._recorder.modules.current)
        if problem.source is not None or len(problem.errors) > 1:
            return problem
        source = self._recorder.here()
        located = type(problem)(problem.what, source=source, call=problem.call, hint=problem.hint)
        located.__cause__ = error
        return located

    def _shown(self) -> None:
        line = self._recorder.here()
        if line is None or not is_own(line.file):  # a library's message, which nobody may ever see
            return
        self._gathering.findings.append(
            finding(
                "T2H901",
                "a tensor is turned into text, once, while it is converted: its values are not known",
                line,
                hint="return it, and look at it outside the model",
            )
        )

    def _is_guessed(self, values: Any) -> bool:
        return any(id(leaf) in self._guessed for leaf in pytree.tree_leaves(values))

    def _remember(self, result: Any) -> None:
        self._guessed |= {id(leaf): leaf for leaf in pytree.tree_leaves(result) if isinstance(leaf, torch.Tensor)}


def _on_cpu(value: Any) -> Any:
    if isinstance(value, torch.device) or (isinstance(value, str) and value.startswith("cuda")):
        return torch.device("cpu")
    return value


def _is_handled(recorder: Recorder) -> bool:
    """Whether the user's own code catches exceptions around the line that is running."""
    return any(_in_try(frame.f_code.co_filename, frame.f_lineno) for frame in recorder.users_frames())


def _in_try(file: str, line: int) -> bool:
    return any(
        isinstance(node, ast.Try) and node.handlers and node.body[0].lineno <= line <= (node.body[-1].end_lineno or 0)
        for node in ast.walk(syntax_of(file))
    )
