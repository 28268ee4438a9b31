"""The statement at which the model's own Python raised, left out, so that what comes after it can be looked at."""

from __future__ import annotations

import ast
import inspect
import linecache
import textwrap
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from types import CodeType, FunctionType, TracebackType
from typing import Any

import torch

from torch2hlo.capture.sources import is_own

_INSTEAD = "__torch2hlo_instead__"


@dataclass(frozen=True)
class Statement:
    """A line of a function, as it was compiled first."""

    code: CodeType
    line: int

    def is_at(self, file: str, line: int) -> bool:
        """Whether it is on that line."""
        return (self.code.co_filename, self.line) == (file, line)


def raised_at(trace: TracebackType | None) -> Statement | None:
    """The innermost line of a function of the project's own in a traceback; comprehensions are part of theirs."""
    found = None
    while trace is not None:
        code = trace.tb_frame.f_code
        if is_own(code.co_filename) and not code.co_name.startswith("<"):
            found = Statement(code, trace.tb_lineno)
        trace = trace.tb_next
    return found


@contextmanager
def without(statements: Sequence[Statement], functions: Sequence[FunctionType]) -> Iterator[None]:
    """While active, the functions run without these statements; what one assigns is like a tensor that it reads."""
    with ExitStack() as stack:
        for function in functions:
            lines = [each.line for each in statements if _is_code_of(each.code, function)]
            if lines and (changed := _compiled_without(function, lines)) is not None:
                stack.enter_context(_replaced_code(function, changed))
        yield


def can_skip(statement: Statement, functions: Sequence[FunctionType]) -> bool:
    """Whether it is in one of the functions, and their source is known."""
    own = next((function for function in functions if _is_code_of(statement.code, function)), None)
    return own is not None and _compiled_without(own, [statement.line]) is not None


def _is_code_of(code: CodeType, function: FunctionType) -> bool:
    mine = function.__code__
    return (mine.co_filename, mine.co_qualname, mine.co_firstlineno) == (
        code.co_filename,
        code.co_qualname,
        code.co_firstlineno,
    )


@contextmanager
def _replaced_code(function: FunctionType, code: CodeType) -> Iterator[None]:
    before, function.__code__ = function.__code__, code
    function.__globals__[_INSTEAD] = _instead
    try:
        yield
    finally:
        function.__code__ = before
        function.__globals__.pop(_INSTEAD, None)


def _instead(local: dict[str, Any], names: Sequence[str]) -> Any:
    """A tensor of the first name that is one; of any other local one, where none is; else None."""
    values = [local.get(name) for name in names] + list(reversed(local.values()))
    found = next((value for value in values if isinstance(value, torch.Tensor)), None)
    return found.detach() if found is not None else None


def _compiled_without(function: FunctionType, lines: Sequence[int]) -> CodeType | None:
    """The function's code without those statements, lines and names as they were."""
    try:
        source, first = inspect.getsourcelines(function)
        (tree,) = ast.parse(textwrap.dedent("".join(source))).body
    except (OSError, TypeError, SyntaxError, ValueError):
        return None
    if not isinstance(tree, ast.FunctionDef):
        return None
    ast.increment_lineno(tree, first - 1)
    leaving_out = _LeavingOut(set(lines))
    tree.body = leaving_out.block(tree.body)
    tree.decorator_list = []
    if not leaving_out.count:
        return None
    cells = [ast.arg(name) for name in function.__code__.co_freevars]
    arguments = ast.arguments(posonlyargs=[], args=cells, kwonlyargs=[], kw_defaults=[], defaults=[])
    outer = ast.FunctionDef("outer", arguments, [tree], decorator_list=[])
    module = ast.fix_missing_locations(ast.Module([outer], type_ignores=[]))
    code = _inner(compile(module, function.__code__.co_filename, "exec"), function.__name__)
    is_same = code is not None and code.co_freevars == function.__code__.co_freevars
    linecache.checkcache(function.__code__.co_filename)
    return (
        code.replace(co_qualname=function.__code__.co_qualname, co_firstlineno=function.__code__.co_firstlineno)
        if is_same and code is not None
        else None
    )


def _inner(code: CodeType, name: str) -> CodeType | None:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            return constant if constant.co_name == name else _inner(constant, name)
    return None


class _LeavingOut:
    """Takes statements out of blocks."""

    def __init__(self, lines: set[int]) -> None:
        self._lines = lines
        self.count = 0

    def block(self, body: list[ast.stmt]) -> list[ast.stmt]:
        """The statements of a block that stay, or what is there instead."""
        made = [new for statement in body for new in self._statement(statement)]
        return made or [ast.Pass(lineno=body[0].lineno, col_offset=0)]

    def _statement(self, statement: ast.stmt) -> list[ast.stmt]:
        blocks = [name for name in ("body", "orelse", "finalbody") if getattr(statement, name, None)]
        last = min((getattr(statement, name)[0].lineno - 1 for name in blocks), default=statement.end_lineno)
        if any(statement.lineno <= line <= max(last or 0, statement.lineno) for line in self._lines):
            self.count += 1
            return self._instead(statement)
        for name in blocks:
            setattr(statement, name, self.block(getattr(statement, name)))
        return [statement]

    def _instead(self, statement: ast.stmt) -> list[ast.stmt]:
        if isinstance(statement, (ast.If, ast.With)):
            return statement.body
        names = [node.id for node in ast.walk(statement) if isinstance(node, ast.Name) and _is_read(node)]
        value = ast.parse(f"{_INSTEAD}(locals(), {names!r})", mode="eval").body
        if isinstance(statement, ast.Return):
            made: list[ast.stmt] = [ast.Return(value)]
        elif isinstance(statement, ast.Assign):
            targets = [part for target in statement.targets for part in _parts(target)]
            made = [ast.Assign([target], value) for target in targets]
        else:
            made = []
        return [ast.copy_location(each, statement) for each in made]


def _is_read(node: ast.Name) -> bool:
    return isinstance(node.ctx, ast.Load)


def _parts(target: ast.expr) -> list[ast.expr]:
    if isinstance(target, (ast.Tuple, ast.List)):
        return [part for each in target.elts for part in _parts(each)]
    return [target.value if isinstance(target, ast.Starred) else target]
