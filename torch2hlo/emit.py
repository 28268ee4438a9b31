"""Graph → StableHLO: a module with one function, from the ways through the code."""

from __future__ import annotations

import operator
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch.fx import Graph, Node
from torch.utils import _pytree as pytree

from torch2hlo import lowerings as lowerings
from torch2hlo.borrowing import Borrowed
from torch2hlo.choosing import Choosing
from torch2hlo.dtypes import STORED, tensor_type
from torch2hlo.emitter import Body, types_of
from torch2hlo.errors import Torch2HloError, gather
from torch2hlo.graph import all_nodes, identity
from torch2hlo.lowering import Lowering, find_lowering, lowering_for
from torch2hlo.mlir import func, ir, new_context, run_pipeline


@dataclass(frozen=True)
class Emitted:
    """What a module was emitted from, so that a part of it can be emitted again, just as it was.

    Attributes:
        bodies: the ways through the code.
        failing: the ways that end in an exception.
        operands: a placeholder for each argument of the module.
        lowerings: the lowering of each operation in them.

    """

    bodies: tuple[Body, ...]
    failing: tuple[Body, ...]
    operands: tuple[Node, ...]
    lowerings: Mapping[Any, Lowering]

    @classmethod
    def of(cls, bodies: Sequence[Body], failing: Sequence[Body], operands: Sequence[Node]) -> Emitted:
        """With the lowerings that are registered now."""
        nodes = (node for body in (*bodies, *failing) for node in all_nodes(body.graph))
        known = {target: lowering_for(target) for target in {node.target for node in nodes}}
        lowerings = {target: lowering for target, lowering in known.items() if lowering is not None}
        return cls(tuple(bodies), tuple(failing), tuple(operands), lowerings)


def emit(
    bodies: Sequence[Body],
    operands: Sequence[Node],
    *,
    failing: Sequence[Body] = (),
    donated: dict[int, int] | None = None,
    lowerings: Mapping[Any, Lowering] | None = None,
    platform: str = "cpu",
    name: str = "main",
) -> ir.Module:
    """Emit ``func.func @main`` whose arguments are ``operands``, in order.

    Its results are those of the body that holds. If bodies depend on conditions, one more result is the int32 index of
    the body that holds, counted over ``bodies`` and ``failing`` (their number if none does). If they have checks, the
    last result has the int64 that each of them gives. Where none of ``bodies`` holds, or a check is not 0, donated
    operands come back unchanged, and the other results mean nothing.

    Args:
        bodies: the ways through the code; all return the same types.
        operands: a placeholder for each argument; those of the bodies are found by role and label.
        failing: ways that end in an exception: only their conditions count.
        donated: index of an operand → index of the result that may take over its memory.
        lowerings: operation → its lowering, for what is emitted again; by default those that are registered now.
        platform: whose kernels to use where StableHLO has no operation (linear algebra).
        name: the module's name.

    Raises:
        UnsupportedError: nodes without a lowering, or whose lowering does not take their dtype or arguments; all of
            them at once.

    """
    donated = donated or {}
    lowering_of, errors = _lowerings((body.graph for body in (*bodies, *failing)), lowerings)
    if errors and any(_unknown(node) for body in (*bodies, *failing) for node in all_nodes(body.graph)):
        raise gather(errors)
    with new_context(), ir.Location.unknown():
        module = ir.Module.create()
        module.operation.attributes["sym_name"] = ir.StringAttr.get(name)
        way = [tensor_type([], torch.int32)] if bodies[0].holds is not None else []
        checks = [tensor_type([len(bodies[0].checks)], torch.int64)] if bodies[0].checks else []
        main = _function(module, operands, [*types_of(bodies[0].results), *way, *checks], donated)
        arguments = {identity(node): value for node, value in zip(operands, main.arguments, strict=True)}
        borrowed = Borrowed(module, platform)
        emitter = Choosing(lowering_of, borrowed, arguments, arguments.get(("key", "key")), errors)
        unchanged = {result: identity(operands[operand]) for operand, result in donated.items()}
        with ir.InsertionPoint(main.entry_block):
            func.ReturnOp(emitter.program(bodies, failing, unchanged))
        if errors:
            raise gather(errors)
        module.operation.verify()
        run_pipeline(module, "func.func(cse,trivial-dce)")
    return module


def _unknown(node: Node) -> bool:
    """Whether StableHLO has no dtype for its value."""
    return any(
        isinstance(value, torch.Tensor) and value.dtype not in STORED
        for value in pytree.tree_leaves(node.meta.get("val"))
    )


def _lowerings(
    graphs: Iterable[Graph], known: Mapping[Any, Lowering] | None
) -> tuple[dict[Node, Lowering], list[Torch2HloError]]:
    """The lowering of each node, and why some have none."""
    found, errors = {}, []
    for node in (node for graph in graphs for node in all_nodes(graph)):
        if node.op == "call_function" and node.target is not operator.getitem:
            try:
                found[node] = find_lowering(node) if known is None else known[node.target]
            except Torch2HloError as error:
                errors.append(error)
    return found, errors


def _function(module: ir.Module, operands: Sequence[Node], results: Sequence[ir.Type], donated: dict[int, int]) -> Any:
    with ir.InsertionPoint(module.body):
        main = func.FuncOp("main", ir.FunctionType.get(types_of(operands), list(results)))
    names = [ir.Location.name(_identifier(node.meta["label"])) for node in operands]
    main.regions[0].blocks.append(*types_of(operands), arg_locs=names)
    main.arg_attrs = ir.ArrayAttr.get([_argument(index, donated) for index in range(len(operands))])
    return main


def _argument(index: int, donated: dict[int, int]) -> ir.DictAttr:
    if index not in donated:
        return ir.DictAttr.get({})
    return ir.DictAttr.get({"tf.aliasing_output": ir.IntegerAttr.get(ir.IntegerType.get_signless(32), donated[index])})


def _identifier(label: str) -> str:
    """``cache['keys'][0]`` → ``cache_keys_0``: a name that MLIR prints as it is."""
    return re.sub(r"[^\w.]+", "_", label).strip("_")
