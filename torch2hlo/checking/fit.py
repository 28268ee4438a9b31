"""What converts and then runs badly on a target: found in the captured operations, without its compiler."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import torch
from torch._higher_order_ops.while_loop import while_loop_op
from torch.fx import Node

from torch2hlo.capture import Captured
from torch2hlo.checking.findings import Finding, finding
from torch2hlo.checking.operations import Product, padding, products, results, size_of, tensors
from torch2hlo.errors import Source
from torch2hlo.graph import all_nodes, signature_of, source_of, subgraphs_of, typed
from torch2hlo.hardware import Chip

aten = torch.ops.aten

WASTED = 0.25  # of the matrix unit, or of tiles: less is not worth a word
SHARE = 0.01  # of all flops or bytes: less does not matter
UNROLLED = 16  # operations of one line in one module: a loop of Python


def misfits(captures: Sequence[Captured], chip: Chip, entry: Source | None, *, bounded: bool) -> list[Finding]:
    """Everything that runs badly on ``chip``; ``bounded``: some sizes change, and there are no buckets."""
    nodes = [node for way in captures for node in all_nodes(way.graph) if node.op == "call_function"]
    found = [*_recompiled(captures, entry, bounded=bounded)]
    if chip.matrix_unit > 1:
        found += [
            *_wide(nodes),
            *_loops(captures, nodes),
            *_matrix_unit(nodes, chip),
            *_tiles(nodes, chip),
            *_layouts(nodes),
            *_precision(nodes),
        ]
    return found + _memory(captures, nodes, chip, entry)


def _wide(nodes: Sequence[Node]) -> Iterator[Finding]:
    """64-bit arithmetic, where it begins."""
    for node in nodes:
        for value in results(node):
            if value.dtype in {torch.float64, torch.complex128} and _begins(node, value.dtype):
                yield finding(
                    "T2H912",
                    f"{typed(value)}: a TPU has no 64-bit floating point, and emulates it many times slower",
                    source_of(node),
                    hint="compute in float32",
                    op=signature_of(node),
                )
            elif value.dtype is torch.int64 and value.numel() != 1 and _is_arithmetic(node):
                yield finding(
                    "T2H911",
                    f"{typed(value)}: 64-bit integers are two 32-bit ones: about 1.4 × the time and 2 × the bytes",
                    source_of(node),
                    hint="compute in int32 where the values fit",
                    op=signature_of(node),
                )


def _begins(node: Node, dtype: torch.dtype) -> bool:
    """Whether no operand was computed in that type before."""
    return not any(
        operand.op == "call_function" and any(value.dtype is dtype for value in results(operand))
        for operand in node.all_input_nodes
    )


def _is_arithmetic(node: Node) -> bool:
    name = str(node.target)
    return torch.Tag.pointwise in getattr(node.target, "tags", ()) and "_to_copy" not in name and "where" not in name


def _matrix_unit(nodes: Sequence[Node], chip: Chip) -> Iterator[Finding]:
    found = [(node, product) for node in nodes for product in products(node)]
    total = sum(product.flops for _, product in found)
    for node, product in found:
        used = product.utilisation(chip.matrix_unit)
        if 1 - used >= WASTED and product.flops >= SHARE * total:
            yield finding(
                "T2H913",
                f"{_sizes(product, chip.matrix_unit)} of a {chip.matrix_unit} × {chip.matrix_unit} matrix unit: "
                f"{1 - used:.0%} of it multiplies padding",
                source_of(node),
                hint=f"choose sizes that are multiples of {chip.matrix_unit}",
                op=signature_of(node),
            )


def _sizes(product: Product, unit: int) -> str:
    named = zip(product.what, (product.inner, product.columns), strict=True)
    return " and ".join(f"{what} {size}" for what, size in named if size % unit)


def _tiles(nodes: Sequence[Node], chip: Chip) -> Iterator[Finding]:
    values = [(node, value) for node in nodes for value in results(node)]
    total = sum(size_of(value) for _, value in values)
    for node, value in values:
        wasted = padding(value, chip.tile)
        if wasted >= 2 * WASTED and size_of(value) >= SHARE * total and value.numel() >= chip.tile[0] * chip.tile[1]:
            yield finding(
                "T2H914",
                f"{typed(value)} is padded to tiles of {chip.tile[0]} × {chip.tile[1]}: at least {wasted:.0%} of its "
                "memory and bandwidth is padding",
                source_of(node),
                hint=f"let one dimension be a multiple of {chip.tile[1]}, and another of {chip.tile[0]}",
                op=signature_of(node),
            )


def _loops(captures: Sequence[Captured], nodes: Sequence[Node]) -> Iterator[Finding]:
    inside = [
        inner
        for way in captures
        for node in all_nodes(way.graph)
        if node.target is while_loop_op
        for part in subgraphs_of(node)
        for inner in all_nodes(part.graph)
    ]
    times = Counter((source_of(node), node.meta.get("module")) for node in nodes if _moves_single_places(node))
    repeated = [node for node in nodes if times[source_of(node), node.meta.get("module")] >= UNROLLED]
    for node in [*inside, *repeated]:
        if _moves_single_places(node):
            yield finding(
                "T2H915",
                "places chosen by index are read or written in each round of a loop, one after another",
                source_of(node),
                hint="gather once before the loop, or write all results in one operation after it",
                op=signature_of(node),
            )


def _moves_single_places(node: Node) -> bool:
    name = str(node.target)
    return any(part in name for part in ("aten.index", "aten.gather", "aten.scatter", "aten.embedding", "aten.take"))


def _layouts(nodes: Sequence[Node]) -> Iterator[Finding]:
    for node in nodes:
        source: Any = node.args[0] if node.args else None
        copied = node.target in {aten.clone.default, aten._unsafe_view.default, aten.contiguous.default}
        moved = isinstance(source, Node) and str(source.target) in _MOVES
        if copied and moved and len(tensors(source.args)[0].shape) > 1:
            yield finding(
                "T2H917",
                "a transposed tensor is copied into another order in memory",
                source_of(node),
                hint="leave out .contiguous(): the compiler chooses layouts, and most operations take any",
                op=signature_of(node),
            )


_MOVES = {"aten.permute.default", "aten.transpose.int", "aten.t.default", "aten.movedim.intlist"}


def _precision(nodes: Sequence[Node]) -> Iterator[Finding]:
    for node in nodes:
        if products(node) and any(value.dtype is torch.float32 for value in tensors(node.args)[:2]):
            yield finding(
                "T2H920",
                "float32 operands are rounded to bfloat16 here, at the default precision of matrix products",
                source_of(node),
                hint='compile with precision="high" or "highest" (3 and 6 times the work), or verify(…, as_="tpu")',
                op=signature_of(node),
            )


def _recompiled(captures: Sequence[Captured], entry: Source | None, *, bounded: bool) -> Iterator[Finding]:
    sizes = {
        (node.meta["label"], node.meta["range"])
        for way in captures
        for node in way.graph.nodes
        if node.op == "placeholder" and node.meta.get("role") == "size"
    }
    for name, (low, high) in sorted(sizes):
        if bounded and high >= 4 * max(low, 1):
            yield finding(
                "T2H918",
                f"the size {name} is {low} to {high}: every call costs what {high} costs",
                entry,
                hint=f"buckets=({high // 16 or 1}, {high // 4 or 1}, {high}): a call then costs its own bucket",
            )


def _memory(captures: Sequence[Captured], nodes: Sequence[Node], chip: Chip, entry: Source | None) -> list[Finding]:
    """A lower bound: weights, inputs, and the largest operation's operands and results."""
    held = {
        (node.meta["role"], node.meta["label"]): size_of(node.meta["val"])
        for way in captures
        for node in way.graph.nodes
        if node.op == "placeholder"
    }
    largest = max(nodes, key=_made, default=None)
    needed = sum(held.values()) + (_made(largest) if largest is not None else 0)
    if needed <= chip.memory:
        return []
    return [
        finding(
            "T2H919",
            f"at least {needed / 2**30:.1f} GiB are needed at once, and {chip.name} has {chip.memory / 2**30:.1f}: "
            f"{sum(held.values()) / 2**30:.1f} GiB are weights and inputs",
            (source_of(largest) if largest is not None and _made(largest) > needed / 2 else None) or entry,
            hint="use a smaller batch, bfloat16 weights, or more devices",
        )
    ]


def _made(node: Node) -> int:
    """Bytes of a node's results."""
    return sum(map(size_of, results(node)))
