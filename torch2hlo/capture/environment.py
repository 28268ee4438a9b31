"""PyTorch's environment of symbols, which takes no decision about memory for one of the program."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from types import FrameType
from typing import Any

import sympy
import torch
from torch._ops import OpOverload
from torch.fx.experimental.sym_node import SymNode
from torch.fx.experimental.symbolic_shapes import ShapeEnv, uninteresting_files
from torch.utils._sympy.functions import Max, Mod, PythonMod

ANY = 2  # the value of an integer of which none is assumed
# PyTorch asks these about strides, which mean nothing in StableHLO: what they decide is no decision of the program.
_ABOUT_STRIDES = {
    "_get_output_tensor_from_cache_entry",
    "are_strides_like_channels_last_or_false",
    "are_strides_like_channels_last",
    "compute_elementwise_output_logical_to_physical_perm",
    "compute_elementwise_output_strides",
    "is_contiguous",
    "is_contiguous_or_false",
    "is_non_overlapping_and_dense",
    "is_non_overlapping_and_dense_or_false",
    "should_swap",
    "suggest_memory_format",
    "definitely_contiguous",
    "is_known_contiguous",
}
# Composite operations whose C++ asks whether sizes or strides are 0 or 1: whether memory can be viewed, or is copied.
_VIEWS = {"aten::reshape", "aten::flatten", "aten::contiguous", "aten::rms_norm"}
_ASKED = {"__torch_dispatch__"}  # what is around this asks for the user's code


class Environment(ShapeEnv):
    """PyTorch's, which takes nothing for a fact that was asked about memory alone; and what needs no guard."""

    def __init__(self, assumed: Mapping[sympy.Symbol, Any]) -> None:
        super().__init__(specialize_zero_one=False, duck_shape=False)
        self.assumed = assumed
        self.expects = False

    def evaluate_expr(self, orig_expr: sympy.Basic, *args: Any, **kwargs: Any) -> sympy.Basic:
        """The value of an expression for what is assumed, which becomes a guard."""
        if isinstance(orig_expr, sympy.logic.boolalg.Boolean) and is_about_memory(orig_expr):
            return orig_expr.xreplace(self.assumed)
        return super().evaluate_expr(orig_expr, *args, **kwargs)

    def _get_user_frame(self) -> FrameType | None:
        """Whoever asks, which is not this file: guards have the line that decided."""
        frame: FrameType | None = sys._getframe(1)
        while frame is not None and frame.f_code.co_filename in {*uninteresting_files(), __file__}:
            frame = frame.f_back
        return frame

    def known(self, expr: sympy.Basic) -> bool | None:
        """Whether it is true of all values, or of none; None if neither is found.

        Part by part: PyTorch's own, on a whole of several, trips over a part that it finds to be true.
        """
        if isinstance(expr, sympy.Not):
            part = self.known(expr.args[0])
            return None if part is None else not part
        if isinstance(expr, (sympy.And, sympy.Or)):
            parts = [self.known(arg) for arg in expr.args]
            settles = isinstance(expr, sympy.Or)
            return settles if settles in parts else None if None in parts else not settles
        static = self._maybe_evaluate_static(sympy.sympify(expr))
        return None if static is None else bool(static)

    def get_implications(self, e: Any) -> Any:  # type: ignore[override]
        """PyTorch's own, which trips over a condition of several parts when it finds one of them to be true."""
        try:
            return super().get_implications(e)
        except AssertionError:
            return ((e, sympy.true),)

    def _maybe_evaluate_static(self, expr: Any, **options: Any) -> Any:  # type: ignore[override]
        """The same of this one: None where PyTorch finds no answer."""
        try:
            return super()._maybe_evaluate_static(expr, **options)
        except AssertionError:
            return None

    _maybe_evaluate_static.cache_clear = ShapeEnv._maybe_evaluate_static.cache_clear  # type: ignore[attr-defined]

    @property
    def is_inside(self) -> bool:
        """Whether a branch or loop body is being recorded, where there are no guards."""
        return "evaluate_expr" in vars(self)

    @contextmanager
    def expecting(self) -> Iterator[None]:
        """While active, what is asked in a branch or loop body has to hold, whatever the assumed values say."""
        before, self.expects = self.expects, True
        try:
            yield
        finally:
            self.expects = before

    @contextmanager
    def deciding(self, decide: Callable[[sympy.Basic], bool]) -> Iterator[None]:
        """While active, ``decide`` answers what would leave a guard."""

        def evaluate(expr: Any, *_: Any, fallback_value: bool | None = None, **__: Any) -> sympy.Basic:
            if (known := self.known(expr)) is not None:
                return sympy.sympify(known)
            return sympy.sympify(decide(expr) if fallback_value is None else fallback_value)

        before = vars(self).get("evaluate_expr")
        self.evaluate_expr = evaluate  # type: ignore[method-assign,assignment]
        try:
            yield
        finally:
            if before is None:
                del self.evaluate_expr
            else:
                self.evaluate_expr = before  # type: ignore[method-assign]


def environment_of(*numbers: Any) -> Environment:
    """That of the first of them that is known only at run time."""
    environment: Environment = next(number.node.shape_env for number in numbers if isinstance(number, torch.SymInt))
    return environment


def is_about_memory(expr: sympy.Basic) -> bool:
    """Whether the answer decides about strides, or between a view and a copy, and not about values."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and frame.f_code.co_name not in _ASKED:
        if frame.f_code.co_name in _ABOUT_STRIDES:
            return True
        if frame.f_code.co_name == "decompose":
            strides = expr.has(sympy.Max, Max)  # what is at least 1 is how far apart two places are
            return bool(strides or (_name(frame.f_locals.get("self")) in _VIEWS and _is_about_one(expr)))
        frame = frame.f_back
    return False


def _name(op: Any) -> str:
    return op._schema.name if isinstance(op, OpOverload) else ""


def _is_about_one(expr: sympy.Basic) -> bool:
    """A comparison with 0 or 1 of what is no remainder, as those are of elements that don't fit."""
    edges = {sympy.Integer(0), sympy.Integer(1)}
    return len(expr.args) == 2 and not edges.isdisjoint(expr.args) and not expr.has(sympy.Mod, Mod, PythonMod)


@contextmanager
def never_fixed(may_fix: Callable[[sympy.Basic], bool], fixed: Callable[[], None]) -> Iterator[None]:
    """While active, ``int()``, ``range()`` and their like call ``fixed`` for a number that may have many values.

    If that one returns rather than raises, they give what is assumed of the number, without a guard. A number that
    ``may_fix`` wants is fixed as a guard: every other value is then a way of its own.
    """
    originals = {name: getattr(SymNode, name) for name in ("guard_int", "guard_float")}

    def refusing(original: Callable[..., Any]) -> Callable[..., Any]:
        def guard(node: SymNode, file: str, line: int) -> Any:
            if node.expr.free_symbols and not may_fix(node.expr):
                fixed()
                return ANY if node.hint is None else node.hint
            return original(node, file, line)

        return guard

    try:
        for name, original in originals.items():
            setattr(SymNode, name, refusing(original))
        yield
    finally:
        for name, original in originals.items():
            setattr(SymNode, name, original)
