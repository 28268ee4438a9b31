"""What malt does not read, as what it reads: ``else`` of loops, ``assert``, ``:=`` in conditions."""

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
        named = _Named()
        node.test = named.visit(node.test)
        if named.assignments:
            if node.orelse:
                raise NotImplementedError("`:=` in the condition of a loop that has an `else`")
            leave = _like(ast.If(_like(ast.UnaryOp(ast.Not(), node.test), node), [_like(ast.Break(), node)], []), node)
            node.test = _like(ast.Constant(True), node)
            node.body = [*named.assignments, leave, *node.body]
        node.test = _asked(node.test)
        return self._loop(node)

    def visit_If(self, node: ast.If) -> Any:
        named = _Named()
        node.test = _asked(named.visit(node.test))
        self.generic_visit(node)
        return [*named.assignments, node] if named.assignments else node

    def visit_IfExp(self, node: ast.IfExp) -> Any:
        node.test = _asked(node.test)
        return self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> Any:
        return self.generic_visit(_asked(node))

    def visit_Match(self, node: ast.Match) -> Any:
        raise NotImplementedError("match")

    def visit_Break(self, node: ast.Break) -> Any:
        flag = self._flags[-1] if self._flags else None
        return node if flag is None else [_set(flag, False, node), node]

    def visit_Assert(self, node: ast.Assert) -> Any:
        node.test = _asked(node.test)
        self.generic_visit(node)
        message = _like(ast.Lambda(_no_arguments(), node.msg or _like(ast.Constant(None), node)), node)
        return _like(ast.Expr(_operator("assert_stmt", node, node.test, message)), node)

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


class _Named(ast.NodeTransformer):
    """Takes each ``name := value`` of a condition out, as a statement before it.

    Raises:
        NotImplementedError: it may not be evaluated.

    """

    def __init__(self) -> None:
        self.assignments: list[ast.stmt] = []
        self._is_sure = True

    def visit_NamedExpr(self, node: ast.NamedExpr) -> Any:
        self.generic_visit(node)
        if not self._is_sure:
            raise NotImplementedError("`:=` that may not be evaluated")
        self.assignments.append(_like(ast.Assign([node.target], node.value), node))
        return _like(ast.Name(node.target.id, ast.Load()), node)

    def visit_BoolOp(self, node: ast.BoolOp) -> Any:
        node.values[0] = self.visit(node.values[0])
        node.values[1:] = [self._unsure(value) for value in node.values[1:]]
        return node

    def visit_IfExp(self, node: ast.IfExp) -> Any:
        return self._unsure(node)

    def visit_Lambda(self, node: ast.Lambda) -> Any:
        return self._unsure(node)

    def visit_comprehension(self, node: ast.comprehension) -> Any:
        return self._unsure(node)

    def _unsure(self, node: Any) -> Any:
        before, self._is_sure = self._is_sure, False
        node = self.generic_visit(node) if not isinstance(node, ast.NamedExpr) else self.visit(node)
        self._is_sure = before
        return node


def _asked(test: Any, *, is_part: bool = False) -> Any:
    """A condition, of whose parts by ``and``, ``or`` and ``not`` nothing but the truth is used, whatever they are."""
    if isinstance(test, ast.BoolOp):
        test.values = [_asked(value, is_part=True) for value in test.values]
    elif isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        test.operand = _asked(test.operand)
    elif is_part:
        return _operator("bool_", test, test)
    return test


def _operator(name: str, at: ast.AST, *args: Any) -> Any:
    """``ag__.name(*args)``"""
    function = _like(ast.Attribute(_like(ast.Name("ag__", ast.Load()), at), name, ast.Load()), at)
    return _like(ast.Call(function, list(args), []), at)


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
