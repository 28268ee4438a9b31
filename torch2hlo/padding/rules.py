"""The registry of padding rules, and what a rule can ask for.

A rule is written in plain PyTorch: it gets the call's own arguments, tensors as `Padded` and symbolic numbers as they
are, and returns a tensor at its bound, or a `Padded` where the result's axes are not simply its sizes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

import sympy
import torch
from torch.fx import Node
from torch.utils._sympy.interp import sympy_interp
from torch.utils._sympy.reference import TensorReferenceAnalysis

from torch2hlo.capture.sizes import Sizes, expression, is_symbolic
from torch2hlo.errors import UnsupportedArgumentError
from torch2hlo.graph import signature_of, source_of
from torch2hlo.padding.padded import Axis, Padded

aten = torch.ops.aten
Rule = Callable[..., Any]
_RULES: dict[Any, Rule] = {}


def register_padding(*ops: Any) -> Callable[[Rule], Rule]:
    """Declare ``rule(ctx, *args, **kwargs)`` for each overload in ``ops``.

    Raises:
        ValueError: an overload has one already.

    """

    def declare(rule: Rule) -> Rule:
        for op in ops:
            if op in _RULES:
                raise ValueError(f"{op} already has the padding rule {_RULES[op].__qualname__}")
            _RULES[op] = rule
        return rule

    return declare


def find_rule(op: Any) -> Rule | None:
    """The rule for an overload, or None."""
    return _RULES.get(op)


@dataclass(frozen=True)
class PaddingContext:
    """What a rule may know and do.

    Attributes:
        node: the node of the captured graph; its ``meta["val"]`` has the symbolic shape.
        sizes: the symbols.
        values: symbol → its value at run time, as a 0-d tensor.

    """

    node: Node
    sizes: Sizes
    values: dict[sympy.Symbol, torch.Tensor]

    def bound(self, size: Any) -> int:
        """The largest value of a size.

        Raises:
            UnsupportedArgumentError: there is no limit to it.

        """
        bound = self.sizes.bound(size)
        if bound is None:
            raise self.refuse(f"no bound can be derived for the size {size}", "slice it to a known size, or give dynamic_shapes with a maximum")
        return bound

    def number(self, value: Any) -> torch.Tensor:
        """A symbolic number, at run time: a 0-d tensor (int64, float32 or bool)."""
        expr = expression(value)
        if isinstance(expr, sympy.Integer):
            return torch.tensor(int(expr))
        made: torch.Tensor = sympy_interp(TensorReferenceAnalysis, self.values, expr)
        return made

    def valid(self, axis: Axis) -> torch.Tensor:
        """bool ``(bound,)``: which elements of a dimension are real."""
        index = torch.arange(axis.bound, dtype=torch.int32)
        result: torch.Tensor | None = None
        inner = axis.bound
        for factor in axis.factors:
            inner //= factor.bound
            if factor.length is not None:
                place = index if len(axis.factors) == 1 else (index // inner) % factor.bound
                real = place < self.number(factor.length).to(torch.int32)
                result = real if result is None else result & real
        return torch.ones(axis.bound, dtype=torch.bool) if result is None else result

    def mask(self, x: Padded, dims: Iterable[int] | None = None) -> torch.Tensor | None:
        """bool, broadcastable to ``x``: which elements are real along ``dims``; None if all are."""
        mask: torch.Tensor | None = None
        for dim in range(x.dim()) if dims is None else dims:
            if not x.axes[dim].is_static:
                real = self.valid(x.axes[dim]).view([-1 if d == dim else 1 for d in range(x.dim())])
                mask = real if mask is None else mask & real
        return mask

    def filled(self, x: Padded, dims: Iterable[int] | None, value: Any) -> torch.Tensor:
        """``x`` with its padding along ``dims`` replaced by ``value``."""
        mask = self.mask(x, dims)
        if mask is None:
            return x.tensor
        return torch.where(mask, x.tensor, torch.full((), value, dtype=x.tensor.dtype))

    def count(self, x: Padded, dims: Iterable[int]) -> torch.Tensor:
        """How many real elements there are along ``dims``: a 0-d int64 tensor."""
        size: sympy.Basic = sympy.Integer(1)
        for dim in dims:
            size = size * x.axes[dim].length
        return self.number(size)

    def refuse(self, reason: str, hint: str) -> UnsupportedArgumentError:
        """The error to raise where there is no rule."""
        return UnsupportedArgumentError(reason, source=source_of(self.node), call=signature_of(self.node), hint=hint)


def plain(value: Any) -> Any:
    """What an operation without padding gets for an argument: the tensor itself."""
    return value.tensor if isinstance(value, Padded) else value


def is_runtime(value: Any) -> bool:
    """Whether an argument is a number known only at run time."""
    return is_symbolic(value) and bool(expression(value).free_symbols)
