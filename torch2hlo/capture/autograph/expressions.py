"""Expressions that decide: conditional ones, ``and``, ``or``, ``not``, comparisons in a chain, and ``in``.

malt leaves conditional expressions inside others to Python, and evaluates what stands in the middle of a chain twice.
"""

from __future__ import annotations

import ast
from typing import Any

from malt.converters import conditional_expressions, logical_expressions
from malt.pyct import parser, templates


class Conditional(conditional_expressions.ConditionalExpressionTransformer):  # type: ignore[misc]
    """``b if a else c`` → ``ag__.if_exp(a, lambda: b, lambda: c)``, and the same inside of each."""

    def visit_IfExp(self, node: ast.IfExp) -> Any:  # noqa: N802
        return super().visit_IfExp(self.generic_visit(node))


class Logical(logical_expressions.LogicalExpressionTransformer):  # type: ignore[misc]
    """``a < b < c`` → ``ag__.compare(a, ("<", lambda: b), ("<", lambda: c))``; the same for ``a in b``."""

    def visit_Compare(self, node: ast.Compare) -> Any:  # noqa: N802
        node = self.generic_visit(node)
        names = [_NAMES[type(operator)] for operator in node.ops]
        if len(names) == 1 and names[0] not in _ASKING:
            return node
        links = [
            templates.replace_as_expression("(name, lambda: right)", name=ast.Constant(name), right=right)
            for name, right in zip(names, node.comparators, strict=True)
        ]
        return ast.Call(parser.parse_expression("ag__.compare"), [node.left, *links], [])


_ASKING = ("in", "not in")  # Python makes a plain bool of what these give
_NAMES = {
    ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!=",
    ast.Is: "is", ast.IsNot: "is not", ast.In: "in", ast.NotIn: "not in",
}  # fmt: skip
