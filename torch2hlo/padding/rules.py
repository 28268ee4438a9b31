"""The registry of padding rules, and what a rule can ask for.

A rule is written in plain PyTorch: it gets the call's own arguments, tensors as `Padded` and symbolic numbers as they
are, and returns a tensor at its bound, or a `Padded` where the result's axes are not simply its sizes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

import sympy
import torch
from torch.fx import Node
from torch.utils._sympy.interp import sympy_interp

from torch2hlo.capture.sizes import Sizes, expression, is_symbolic
from torch2hlo.errors import UnsupportedArgumentError
from torch2hlo.graph import signature_of, source_of
from torch2hlo.padding.numbers import Numbers
from torch2hlo.padding.padded import Axis, Padded, dynamic, static

aten = torch.ops.aten
Rule = Callable[..., Any]
RuleT = TypeVar("RuleT", bound=Rule)
_RULES: dict[Any, Rule] = {}
_MERGED: set[Any] = set()


def register_padding(*ops: Any, merged: bool = False) -> Callable[[RuleT], RuleT]:
    """Declare ``rule(ctx, *args, **kwargs)`` for each overload in ``ops``.

    Args:
        ops: the overloads.
        merged: whether the rule takes operands with merged dimensions, whose padding lies between real elements. It
            then returns its results with their axes. Other rules get their operands in `PaddingContext.compacted` form.

    Raises:
        ValueError: an overload has one already.

    """

    def declare(rule: RuleT) -> RuleT:
        for op in ops:
            if op in _RULES:
                raise ValueError(f"{op} already has the padding rule {_RULES[op].__qualname__}")
            _RULES[op] = rule
            if merged:
                _MERGED.add(op)
        return rule

    return declare


def find_rule(op: Any) -> Rule | None:
    """The rule for an overload, or None."""
    return _RULES.get(op)


def takes_merged(op: Any) -> bool:
    """Whether the rule for an overload takes merged dimensions as they are."""
    return op in _MERGED


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
            self.sizes.give_up(size)
            raise self.refuse(
                "a size that is read from values has no bound",
                "convert(…, size_limit=512), or `torch._check(n <= 512)` in the code, where `n` is that size",
            )
        return bound

    def size_bound(self, size: Any) -> int:
        """The largest value of a size, which may be a plain number."""
        return self.bound(size) if is_runtime(size) else int(expression(size))

    def axis(self, size: Any) -> Axis:
        """A dimension of ``size`` whose padding, if it has some, is at its end."""
        return dynamic(self.bound(size), expression(size)) if is_runtime(size) else static(int(expression(size)))

    def number(self, value: Any) -> torch.Tensor:
        """A symbolic number, at run time: a 0-d tensor (int64, float64 or bool).

        Raises:
            UnsupportedArgumentError: it is made in a way that there is no operation for.

        """
        expr = expression(value)
        if isinstance(expr, sympy.Integer):
            return torch.full((), int(expr), dtype=torch.int64)
        try:
            made: torch.Tensor = sympy_interp(Numbers, self.values, expr)
        except (NotImplementedError, AttributeError, KeyError) as error:
            raise self.refuse(f"the number {expr} can't be computed when the program runs", "use tensors") from error
        return made

    def stays_within(self, start: Any, size: int, room: int) -> bool:
        """Whether ``size`` places from a run-time ``start`` on are certainly among ``room``."""
        largest = self.sizes.bound(start) if is_runtime(start) else int(expression(start))
        return largest is not None and largest + size <= room

    def valid(self, axis: Axis) -> torch.Tensor:
        """Bool ``(bound,)``: which elements of a dimension are real."""
        if axis.bound == 0:
            return torch.ones(0, dtype=torch.bool)
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

    def compacted(self, x: Padded, dims: Iterable[int] | None = None) -> Padded:
        """``x`` with the real elements along ``dims`` moved to the front, in order; each dimension is one factor."""
        tensor, axes = x.tensor, list(x.axes)
        for dim in range(x.dim()) if dims is None else dims:
            axis = axes[dim]
            if not axis.is_prefix:
                order = torch.sort((~self.valid(axis)).to(torch.int32), stable=True)[1]
                tensor = torch.index_select(tensor, dim, order)
            axes[dim] = static(axis.bound) if axis.is_static else dynamic(axis.bound, axis.length)
        return Padded(tensor, tuple(axes))

    def fitted(self, x: Padded, dim: int, bound: int) -> Padded:
        """``x`` with ``bound`` places in a dimension that has its padding at the end."""
        have = x.axes[dim].bound
        if have == bound:
            return x
        if have > bound:
            tensor = aten.slice.Tensor(x.tensor, dim, 0, bound)
        else:
            tensor = aten.constant_pad_nd.default(x.tensor, [0, 0] * (x.dim() - 1 - dim) + [0, bound - have])
        return Padded(tensor, (*x.axes[:dim], dynamic(bound, x.axes[dim].length), *x.axes[dim + 1 :]))

    def aligned(self, operands: Sequence[Padded], shape: Sequence[Any]) -> tuple[list[Padded], tuple[Axis, ...]]:
        """Operands of a broadcast to ``shape`` with the same places real in each dimension; and the result's axes."""
        rank, aligned, axes = len(shape), list(operands), []
        for dim in range(-rank, 0):
            here = [i for i, x in enumerate(aligned) if x.dim() >= -dim and x.axes[dim].layout != static(1).layout]
            layouts = {aligned[i].axes[dim].layout for i in here}
            bound = self.size_bound(shape[dim])
            if len(layouts) > 1 or (here and aligned[here[0]].axes[dim].is_prefix):
                for i in here:
                    place = aligned[i].dim() + dim
                    aligned[i] = self.fitted(self.compacted(aligned[i], [place]), place, bound)
                axes.append(self.axis(shape[dim]))
                if (
                    len({x.axes[dim].factors for x in (operands[i] for i in here)}) == 1
                    and operands[here[0]].axes[dim].bound == bound
                ):
                    axes[-1] = operands[here[0]].axes[dim]  # keeps what it is made of
            else:
                axes.append(aligned[here[0]].axes[dim] if here else static(1))
        return aligned, tuple(axes)

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
