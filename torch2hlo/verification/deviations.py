"""Which operations of a program give something else than PyTorch's, on the same values."""

from __future__ import annotations

import functools
import operator
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import torch
from torch.fx import Node, map_arg
from torch.utils import _pytree as pytree

from torch2hlo.errors import Source
from torch2hlo.graph import short_name, signature_of, source_of, subgraphs_of
from torch2hlo.verification.choices import no_such_integer, same_choice
from torch2hlo.verification.difference import Difference, Tolerance, difference, identical, near
from torch2hlo.verification.evaluation import Evaluator, Step
from torch2hlo.verification.operations import Operations, operation_key
from torch2hlo.verification.probes import probes
from torch2hlo.verification.sensitivity import explained


@dataclass(frozen=True)
class Deviation:
    """An operation whose lowering differs from PyTorch's kernel, given equal inputs.

    Attributes:
        op: the operation; ``call`` is with its types.
        module: the path of the module that runs it.
        source: the user's line.
        inputs: which values it was given, in words.
        difference: of its result.

    """

    op: str
    call: str
    module: str
    source: Source | None
    inputs: str
    difference: Difference

    @property
    def where(self) -> tuple[Any, ...]:
        """The same for one operation, whatever its inputs were."""
        return self.op, self.call, self.module, self.source


OPERATION = Tolerance(units=8.0, multiple=4.0)  # measured: lowerings stay below 7 units, see docs/verify.md
_ATTENTION = frozenset({"scaled_dot_product_attention", "band_attention"})
_PRODUCTS = frozenset({"linear", "mm", "bmm", "matmul", "mv", "dot", "addmm", "addmv", "baddbmm", "einsum"})
_OVERFLOWING = 1e30
_PROBED = 1 << 22  # elements: larger operands are compared on their own values only
# Nothing is rounded, or once and by IEEE's rules: the bits are eager's.
_EXACT_TEXT = """
    abs add alias amax amin argmax argmin as_strided cat ceil clamp clamp_max clamp_min clone constant_pad_nd copy
    detach diagonal embedding eq expand fill flip floor full gather ge gt hardtanh index index_select le leaky_relu lt
    masked_fill max maximum min minimum mul ne neg ones permute relu repeat reshape roll round scalar_tensor select
    slice sort sqrt squeeze stack sub t threshold topk transpose tril triu trunc unsqueeze view where zeros _to_copy
    _unsafe_view dynamic_slice dynamic_update_slice
"""
_EXACT = frozenset(_EXACT_TEXT.split())


class Checker:
    """Compares operations one by one.

    Args:
        operations: runs the program's.
        words: the random key.
        probed: keys of operations that special values were tried on; it grows.

    Attributes:
        open_choices: what PyTorch leaves open, or its kernels don't agree on, in words.

    """

    def __init__(self, operations: Operations, words: np.ndarray[Any, Any], probed: set[Any] | None) -> None:
        self._operations, self._words, self._probed = operations, words, probed
        self.open_choices: list[str] = []

    def check(self, step: Step, literals: Mapping[Node, torch.Tensor], inputs: str) -> list[Deviation]:
        """How the operation differs, and those inside of it, on the values that it had and, once, on special ones."""
        node = step.node
        if node.op != "call_function" or node.target is operator.getitem or not step.runs:
            return []
        found: list[Deviation] = []
        if subgraphs_of(node):

            def visit(inner: Node, operands: tuple[Any, ...], value: Any, words: np.ndarray[Any, Any]) -> None:
                found.extend(self._check_one(inner, operands, value, {}, inputs, words))

            Evaluator(self._words, visit=visit)(node, step.args, step.kwargs)
        return found or list(self._check_one(node, step.operands, step.value, literals, inputs, self._words))

    def _check_one(
        self,
        node: Node,
        operands: Sequence[Any],
        value: Any,
        literals: Mapping[Node, torch.Tensor],
        inputs: str,
        words: np.ndarray[Any, Any],
    ) -> Iterator[Deviation]:
        if node.target is operator.getitem:
            return
        yield from self._compare(node, operands, value, literals, inputs, words)
        if self._probed is None or subgraphs_of(node) or (key := operation_key(node, literals)) in self._probed:
            return
        self._probed.add(key)
        if sum(operand.numel() for operand in operands) > _PROBED:
            return
        fixed = [operand in literals for operand in node.all_input_nodes]
        before = len(self.open_choices)
        for name, special in probes(short_name(node), operands, fixed):
            if (there := _eager(node, special, words)) is not None:
                yield from self._compare(node, special, there, literals, f"{name}, by itself", words)
        del self.open_choices[before:]  # the call itself has no such values

    def _compare(
        self,
        node: Node,
        operands: Sequence[Any],
        value: Any,
        literals: Mapping[Node, torch.Tensor],
        inputs: str,
        words: np.ndarray[Any, Any],
    ) -> Iterator[Deviation]:
        if _has_infinite_scores(node, operands):
            self.open_choices.append(
                "a row of attention whose scores are all minus infinity is 0 or NaN, by the kernel"
            )
            return
        results = self._operations.run(node, operands, words, literals)
        same = identical if _is_exact(node, operands) else lambda one, other: identical(one, other) or near(one, other)
        different = [index for index, result in results.items() if not same(result, _part(value, index))]
        if not different:
            return
        truth = Evaluator(words, wide=True)(node, *_call(node, operands))
        tolerance = _tolerance(node, operands)
        for index in different:
            result = results[index]
            eager, exact = (_part(one, index) for one in (value, truth))
            found = difference(_name(node, index, len(results)), result, eager, exact, tolerance)
            if found.ok:
                continue
            if same_choice(node, index, results, value, operands):
                self.open_choices.append(f"PyTorch leaves open which of equal elements {signature_of(node)} names")
            elif no_such_integer(node, result, eager, operands):
                self.open_choices.append(f"PyTorch leaves open what {signature_of(node)} makes of such a number")
            elif not self._explained(node, index, result, eager, exact, operands, words):
                yield Deviation(
                    str(node.target), signature_of(node), node.meta.get("module", ""), source_of(node), inputs, found
                )

    def _explained(
        self,
        node: Node,
        index: int,
        result: torch.Tensor,
        eager: torch.Tensor,
        exact: torch.Tensor,
        operands: Sequence[Any],
        words: np.ndarray[Any, Any],
    ) -> bool:
        """Whether roundings of the operands explain the difference: sums that cancel, loops that converge."""
        if _is_exact(node, operands) or (result.dtype, result.shape) != (eager.dtype, eager.shape):
            return False
        whole = not eager.is_floating_point() and not eager.is_complex()
        if whole and not subgraphs_of(node):
            return False
        again = functools.partial(_again, node, index, words, wide=not whole)
        return explained(result, eager if whole else exact, again, operands, _terms(node))


def _again(node: Node, index: int, words: np.ndarray[Any, Any], operands: Sequence[Any], *, wide: bool) -> Any:
    """The result for other operands, in float64 if ``wide``."""
    try:
        return _part(Evaluator(words, wide=wide)(node, *_call(node, operands)), index)
    except (RuntimeError, IndexError, ValueError):
        return None


def _eager(node: Node, operands: Sequence[Any], words: np.ndarray[Any, Any]) -> Any:
    """Eager's value; None where it refuses these operands."""
    try:
        return Evaluator(words)(node, *_call(node, operands))
    except (RuntimeError, IndexError, ValueError):
        return None


def _has_infinite_scores(node: Node, operands: Sequence[Any]) -> bool:
    """Whether query, key or value of attention have infinities."""
    return "attention" in short_name(node) and any(bool(operand.isinf().any()) for operand in operands[:3])


def _call(node: Node, operands: Sequence[Any]) -> Any:
    values = dict(zip(node.all_input_nodes, operands, strict=True))
    return map_arg((node.args, node.kwargs), values.__getitem__)


def _tolerance(node: Node, operands: Sequence[Any]) -> Tolerance:
    if _is_exact(node, operands):
        return Tolerance(units=0.0, multiple=0.0)
    floats = [value for value in operands if isinstance(value, torch.Tensor) and value.is_floating_point()]
    overflow = any(bool((value.isfinite() & (value.double().abs() > _OVERFLOWING)).any()) for value in floats)
    return replace(OPERATION, overflow=overflow, units=max(OPERATION.units, _terms(node) / 4))


def _terms(node: Node) -> float:
    """How many products are summed for one element; 1 for what sums none.

    Errors of long sums grow with their length, and each order of additions has its own: adding n equal numbers one by
    one is off by up to n / 2 units.
    """
    name = short_name(node)
    values = [leaf.meta["val"] for leaf in pytree.tree_leaves(node.args) if isinstance(leaf, Node)]
    tensors = [value for value in values if isinstance(value, torch.Tensor) and value.is_floating_point()]
    if name in _ATTENTION:
        return float(max(tensors[1].shape[-2:]))
    if not (name in _PRODUCTS or name.startswith("conv")) or len(tensors) < 2:
        return 1.0
    one, other = sorted((value.numel() for value in tensors), reverse=True)[:2]
    made = node.meta["val"].numel()
    return float((one * other / made) ** 0.5) if made else 1.0


def _is_exact(node: Node, operands: Sequence[Any]) -> bool:
    is_complex = any(value.is_complex() for value in operands if isinstance(value, torch.Tensor))
    return short_name(node) in _EXACT and not is_complex and node.kwargs.get("alpha", 1) in {1, -1}


def _part(value: Any, index: int) -> Any:
    return value if isinstance(value, torch.Tensor) else value[index]


def _name(node: Node, index: int, count: int) -> str:
    return node.name if count == 1 else f"{node.name}[{index}]"
