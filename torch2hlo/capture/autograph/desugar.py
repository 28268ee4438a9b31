"""What malt does not read, as what it reads: ``else`` of loops, and ``assert``."""

from __future__ import annotations

import ast
from typing import Any


class Desugar(ast.NodeTransformer):
    """``for … else`` → a flag that ``break`` clears, and an ``if``; ``assert a, b`` → ``ag__.assert_stmt(a, b)``.

    Args:
        namer: malt's, for names that the function does not use.

    """

    def __init__(self, namer: Any) -> None:
        self._namer = namer
        self._flags: list[str | None] = []

    def visit_For(self, node: ast.For) -> Any:
        return self._loop(node)

    def visit_While(self, node: ast.While) -> Any:
        return self._loop(node)

    def visit_Break(self, node: ast.Break) -> Any:
        flag = self._flags[-1] if self._flags else None
        return node if flag is None else [_set(flag, False, node), node]

    def visit_Assert(self, node: ast.Assert) -> Any:
        self.generic_visit(node)
        message = _like(ast.Lambda(_no_arguments(), node.msg or _like(ast.Constant(None), node)), node)
        operator = _like(ast.Attribute(_like(ast.Name("ag__", ast.Load()), node), "assert_stmt", ast.Load()), node)
        return _like(ast.Expr(_like(ast.Call(operator, [node.test, message], []), node)), node)

    def visit_Lambda(self, node: ast.Lambda) -> Any:
        return self._function(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> Any:
        return self._function(node)

    def _function(self, node: Any) -> Any:
        """A loop around a function is none of the function's."""
        around, self._flags = self._flags, []
        self.generic_visit(node)
        self._flags = around
        return node

    def _loop(self, node: Any) -> Any:
        flag = self._namer.new_symbol("completed_", ()) if node.orelse else None
        orelse, node.orelse = node.orelse, []
        self._flags.append(flag)
        self.generic_visit(node)
        self._flags.pop()
        if flag is None:
            return node
        orelse = [made for statement in orelse for made in _listed(self.visit(statement))]
        chosen = _like(ast.If(_like(ast.Name(flag, ast.Load()), orelse[0]), orelse, []), orelse[0])
        return [_set(flag, True, node), node, chosen]


def _no_arguments() -> ast.arguments:
    return ast.arguments([], [], None, [], [], None, [])


def _listed(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def _set(name: str, value: bool, at: ast.AST) -> Any:
    target = _like(ast.Name(name, ast.Store()), at)
    return _like(ast.Assign([target], _like(ast.Constant(value), at)), at)


def _like(node: Any, at: ast.AST) -> Any:
    """``node``, at the place of another, with what malt knows of it."""
    ast.copy_location(node, at)
    if hasattr(at, "___pyct_anno"):
        setattr(node, "___pyct_anno", dict(getattr(at, "___pyct_anno")))
    return node
