"""Functions of the user's as functions whose statements of control flow call operators, by diastatic-malt.

malt (TensorFlow's AutoGraph as a library) rewrites ``if``, ``while``, ``for``, ``break``, ``continue``, early
``return`` and every call into calls of the names in `operators`. What it makes is compiled under the user's own file
name, each statement on the line that it came from: stack frames, and so locations and errors, speak of the user's code.
"""

from __future__ import annotations

import ast
import inspect
import types
import weakref
from collections.abc import Callable, Mapping
from typing import Any

from malt.converters import (
    break_statements,
    call_trees,
    continue_statements,
    control_flow,
    functions,
    return_statements,
    variables,
)
from malt.core import converter, unsupported_features_checker
from malt.impl.api import PyToPy
from malt.pyct import anno, ast_util, cfg, parser, qual_names, transpiler
from malt.pyct.static_analysis import activity, liveness, reaching_definitions, reaching_fndefs

from torch2hlo.capture.autograph.desugar import Desugar
from torch2hlo.capture.autograph.expressions import Conditional, Logical

_OPTIONS = converter.ConversionOptions(recursive=True, user_requested=True, optional_features=None)
_NAMESPACE = "ag__"

Factory = Callable[[types.FunctionType], types.FunctionType]
_factories: weakref.WeakKeyDictionary[types.CodeType, Factory | None] = weakref.WeakKeyDictionary()


def transpiled(function: types.FunctionType, operators: Mapping[str, Any]) -> types.FunctionType | None:
    """``function`` with its control flow as calls of ``operators``; None where that can't be made.

    It can't where there is no source, for generators and coroutines, and for what malt does not read.
    """
    code = function.__code__
    if code not in _factories:
        _factories[code] = _factory(function, operators)
    factory = _factories[code]
    return factory(function) if factory is not None else None


def _factory(function: types.FunctionType, operators: Mapping[str, Any]) -> Factory | None:
    if inspect.isgeneratorfunction(function) or inspect.iscoroutinefunction(function):
        return None
    try:
        outer = _load(_plain(function))
    except Exception:  # malt raises many kinds for code that it does not read: it is run as it is
        return None
    namespace = types.SimpleNamespace(**operators)

    def instance(of: types.FunctionType) -> types.FunctionType:
        cells = dict(zip(of.__code__.co_freevars, of.__closure__ or (), strict=True))
        inner = types.FunctionType(
            outer.__code__, of.__globals__, closure=tuple(cells[name] for name in outer.__code__.co_freevars)
        )
        made: types.FunctionType = inner(namespace)
        made.__defaults__, made.__kwdefaults__ = of.__defaults__, of.__kwdefaults__
        return made

    return instance


def _plain(function: types.FunctionType) -> types.FunctionType:
    """A copy whose source is its own: `inspect` would give that of what a decorator wrapped."""
    copy = types.FunctionType(
        function.__code__, function.__globals__, function.__name__, function.__defaults__, function.__closure__
    )
    copy.__kwdefaults__, copy.__module__ = function.__kwdefaults__, function.__module__
    return copy


def _load(function: types.FunctionType) -> types.FunctionType:
    """A function of the operators' namespace that returns the new function, with free variables to be given."""
    nodes, context = _Transpiler().transform_function(function, converter.ProgramContext(options=_OPTIONS))
    name = context.info.name
    if isinstance(nodes, ast.Lambda):
        nodes = ast.Assign(targets=[ast.Name(name, ast.Store())], value=nodes)
    else:
        nodes.name = name
    names = [context.namer.new_symbol(part, ()) for part in ("inner_factory", "outer_factory")]
    wrapped = transpiler._wrap_into_factory(
        nodes, name, *names, function.__code__.co_freevars, (_NAMESPACE,), context.info.future_features
    )
    tree = _located(wrapped)
    scope: dict[str, Any] = {}
    exec(compile(tree, inspect.getsourcefile(function) or "<unknown>", "exec", dont_inherit=True), scope)
    inner: types.FunctionType = scope[names[1]]()
    return inner


def _located(nodes: Any) -> ast.Module:
    """The module of ``nodes``, read again from its text, each node on the line that malt says it came from."""
    body = nodes if isinstance(nodes, list) else [nodes]
    tree: ast.Module = ast.parse(parser.unparse(body, include_encoding_marker=False))
    lines: dict[ast.AST, int] = {}
    for made, read in ast_util.parallel_walk(body, tree.body):
        origin = anno.getanno(made, anno.Basic.ORIGIN, default=None) if isinstance(made, ast.AST) else None
        if origin is not None:
            lines[read] = origin.loc.lineno
    _number(tree, lines, _first(tree, lines))
    return tree


def _first(node: ast.AST, lines: Mapping[ast.AST, int]) -> int:
    """The line of the first node inside that has one."""
    return next((lines[inner] for inner in ast.walk(node) if inner in lines), 1)


def _number(node: ast.AST, lines: Mapping[ast.AST, int], around: int) -> None:
    line = lines.get(node) or (_first(node, lines) if isinstance(node, ast.stmt) else 0)
    line = line if line > 1 else around
    if hasattr(node, "lineno"):
        node.lineno = node.end_lineno = line  # type: ignore[attr-defined]
        node.col_offset = node.end_col_offset = 0  # type: ignore[attr-defined]
    for child in ast.iter_child_nodes(node):
        _number(child, lines, line)


class _Transpiler(transpiler.GenericTranspiler):  # type: ignore[misc]
    """malt's own order of its converters, without those for TensorFlow's lists, slices, directives and assertions."""

    def get_transformed_name(self, node: ast.AST) -> str:
        name: str = super().get_transformed_name(node)
        return name

    def transform_ast(self, node: Any, ctx: Any) -> Any:
        node = Desugar(ctx.namer).visit(node)
        unsupported_features_checker.verify(node)
        node = PyToPy.initial_analysis(self, node, ctx)
        for stage in (functions, break_statements, continue_statements, return_statements, call_trees):
            node = stage.transform(node, ctx)
        node = _control_flow(node, ctx)
        for made in (Conditional(ctx), Logical(ctx)):
            node = made.visit(node)
        return variables.transform(node, ctx)


class _Names(control_flow.ControlFlowTransformer):  # type: ignore[misc]
    """Attributes and items (``self.x``, ``y[0]``) are found as what objects hold: see `heap`."""

    def _get_block_composite_vars(self, modified: Any, live_in: Any) -> frozenset[Any]:  # noqa: ARG002
        return frozenset()


def _control_flow(node: Any, ctx: Any) -> Any:
    graphs = cfg.build(node)
    node = activity.resolve(qual_names.resolve(node), ctx, None)
    for analysis in (reaching_definitions, reaching_fndefs, liveness):
        node = analysis.resolve(node, ctx, graphs)
    return _Names(ctx).visit(node)
