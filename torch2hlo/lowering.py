"""The one registry: ATen overload → the function that emits its StableHLO."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

import torch
from torch._ops import HigherOrderOperator, OpOverload
from torch.fx import Node

from torch2hlo import build
from torch2hlo.dtypes import ALL, STORED, promote
from torch2hlo.errors import UnsupportedArgumentError, UnsupportedDtypeError, UnsupportedOpError
from torch2hlo.graph import Subgraph, dtype_name, signature_of, source_of
from torch2hlo.mlir import Value, is_value

Emit = Callable[..., Any]
EmitT = TypeVar("EmitT", bound=Emit)
Scalar = bool | int | float | complex
Operation = OpOverload | HigherOrderOperator


@dataclass(frozen=True)
class Lowering:
    """One row of the registry; tests and docs/ops.md are made from these rows.

    ``dtypes`` are those that the op's first tensor operand (or its result, if it has none) may have; ``draws`` says
    that it draws random numbers.
    """

    op: Operation
    emit: Emit
    dtypes: frozenset[torch.dtype]
    draws: bool = False


_REGISTRY: dict[Operation, Lowering] = {}


def register_lowering(
    *ops: Operation, dtypes: frozenset[torch.dtype] = ALL, draws: bool = False
) -> Callable[[EmitT], EmitT]:
    """Declare ``emit(ctx, *args, **kwargs)`` as the lowering of each overload in ``ops``.

    ``emit`` gets the call's own arguments, tensors as MLIR values, and returns a value, or a tuple of them (None for
    a result that is None).

    Raises:
        ValueError: an overload already has a lowering; there is never a silent override.

    """

    def declare(emit: EmitT) -> EmitT:
        for op in ops:
            if (other := _REGISTRY.get(op)) is not None:
                raise ValueError(f"{op} is already lowered by {other.emit.__module__}.{other.emit.__qualname__}")
            _REGISTRY[op] = Lowering(op, emit, dtypes, draws)
        return emit

    return declare


def has_lowering(op: Any) -> bool:
    """Whether ``op`` is in the registry."""
    return op in _REGISTRY


def lowering_for(op: Any) -> Lowering | None:
    """The row of ``op``, whatever dtypes it takes; None if there is none."""
    return _REGISTRY.get(op)


def draws_random(op: Any) -> bool:
    """Whether the lowering of ``op`` draws random numbers."""
    return op in _REGISTRY and _REGISTRY[op].draws


def registered() -> Iterator[Lowering]:
    """Every row, ordered by the op's name."""
    yield from (_REGISTRY[op] for op in sorted(_REGISTRY, key=str))


def find_lowering(node: Node) -> Lowering:
    """The lowering for a ``call_function`` node.

    Raises:
        UnsupportedOpError: there is none.
        UnsupportedDtypeError: there is one, but not for this dtype.

    """
    op: Any = node.target
    lowering = _REGISTRY.get(op)
    if lowering is None:
        raise UnsupportedOpError(
            f"no lowering for {node.target}",
            source=source_of(node),
            call=signature_of(node),
            hint="write it with operations listed by `torch2hlo ops`, or add one with torch2hlo.register_lowering",
        )
    dtype = _deciding_dtype(node)
    if dtype is not None and dtype not in lowering.dtypes:
        names = ", ".join(sorted(map(dtype_name, lowering.dtypes)))
        raise UnsupportedDtypeError(
            f"{node.target} is not lowered for {dtype_name(dtype)}",
            source=source_of(node),
            call=signature_of(node),
            hint=f"cast to one of {names}",
        )
    if (unknown := _unknown_dtype(node)) is not None:
        raise UnsupportedDtypeError(
            f"{node.target} gives {dtype_name(unknown)}, which StableHLO does not have",
            source=source_of(node),
            call=signature_of(node),
            hint="convert to another dtype",
        )
    return lowering


def _unknown_dtype(node: Node) -> torch.dtype | None:
    value = node.meta["val"]
    results = value if isinstance(value, (tuple, list)) else (value,)
    dtypes = (result.dtype for result in results if isinstance(result, torch.Tensor))
    return next((dtype for dtype in dtypes if dtype not in STORED), None)


def _deciding_dtype(node: Node) -> torch.dtype | None:
    values = [arg.meta["val"] for arg in node.all_input_nodes] or [node.meta["val"]]
    return next((value.dtype for value in values if isinstance(value, torch.Tensor)), None)


class Borrow(Protocol):
    """Calls a JAX function inside the module that is being emitted."""

    def __call__(self, function: Callable[..., Any], *operands: Value, **static: Any) -> list[Value]: ...


class Inline(Protocol):
    """Emits a branch or a loop's body where it belongs."""

    def __call__(self, subgraph: Subgraph, operands: Sequence[Value], key: Value | None) -> list[Value]: ...


@dataclass(frozen=True)
class LoweringContext:
    """What a lowering may know besides its operands: the node, its result types, and how to borrow from JAX.

    Attributes:
        node: the FX node; ``node.meta["val"]`` is the result (or results) as fake tensors.
        borrow: ``ctx.borrow(jax_function, *operands, **static)`` → the values of its results.
        key: the program's random key (``uint32[2]``), for operations that draw; that of the iteration inside a loop.
        inline: ``ctx.inline(subgraph, operands, key)`` emits a graph at the insertion point and gives its results.
        holds: whether the call is good, as far as is known; None if nothing depends on it.

    """

    node: Node
    borrow: Borrow
    key: Value | None = None
    inline: Inline | None = None
    holds: Value | None = None

    @property
    def shape(self) -> list[int]:
        """Sizes of the (first) result."""
        return list(self._result().shape)

    @property
    def dtype(self) -> torch.dtype:
        """Dtype of the (first) result."""
        dtype: torch.dtype = self._result().dtype
        return dtype

    def result(self, index: int) -> torch.Tensor:
        """The ``index``-th of several results, as a fake tensor."""
        value: torch.Tensor = self.node.meta["val"][index]
        return value

    def operands(self, *values: Value | Scalar, dtype: torch.dtype | None = None) -> list[Value]:
        """Tensors and numbers in the result's dtype (or ``dtype``), broadcast to the result's shape."""
        return [self.operand(value, dtype=dtype) for value in values]

    def operand(self, value: Value | Scalar, *, dtype: torch.dtype | None = None) -> Value:
        """One of `operands`."""
        dtype = dtype or self.dtype
        if not is_value(value):
            return build.constant(value, dtype, self.shape)
        return build.broadcast(build.convert(value, dtype), self.shape)

    def promoted(self, *values: Value | Scalar) -> list[Value]:
        """Tensors and numbers in the dtype that torch promotes them to, broadcast to the result's shape."""
        return self.operands(*values, dtype=promoted_dtype(*values))

    def refuse(self, reason: str, hint: str) -> UnsupportedArgumentError:
        """The error to raise for arguments that have no lowering."""
        return UnsupportedArgumentError(
            f"{self.node.target}: {reason}", source=source_of(self.node), call=signature_of(self.node), hint=hint
        )

    def _result(self) -> Any:
        value = self.node.meta["val"]
        return value[0] if isinstance(value, (tuple, list)) else value


def promoted_dtype(*values: Value | Scalar) -> torch.dtype:
    """The dtype that torch promotes these operands to."""
    operands = [(build.dtype(value), len(build.shape_of(value))) if is_value(value) else value for value in values]
    return promote(operands)


def normal_dims(dims: int | Sequence[int] | None, rank: int) -> list[int]:
    """Non-negative dimensions in ascending order; ``None`` or ``[]`` means all of them."""
    if dims is None or (not isinstance(dims, int) and not dims):
        return list(range(rank))
    given = [dims] if isinstance(dims, int) else dims
    return sorted({dim % rank if rank else 0 for dim in given})
