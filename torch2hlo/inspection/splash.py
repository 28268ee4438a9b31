"""The matrix products of JAX's splash attention, which XLA sees as custom calls and counts nothing of.

Its kernels say the sizes of their blocks, and are given the mask of blocks as a constant: 0 is a block that is skipped.
"""

from __future__ import annotations

import json
from typing import Any

from torch2hlo.inspection.hlo import Instruction
from torch2hlo.inspection.shapes import FLOATS, Shape

# phase → names of its block sizes, and how many products of the size of queries and keys, and of values, a block takes:
# forward: scores; probabilities × values. dq: scores, dq; dp. dkv: scores, dk; dp, dv.
_PHASES = {
    "fwd": ("block_q", "block_kv", 1, 1),
    "dq": ("block_q_dq", "block_kv_dq", 2, 1),
    "dkv": ("block_q_dkv", "block_kv_dkv", 2, 2),
}
_HEAD_LAST = 1  # of JAX's QKVLayout


def matrix_flops(call: Instruction) -> int | None:
    """Of blocks that are not skipped; None if the call is no splash attention."""
    sizes = _block_sizes(call)
    phase = next((each for each in _PHASES.values() if each[0] in sizes and each[1] in sizes), None)
    arrays = [each.shape for each in call.operands if each.shape.dtype in FLOATS and len(each.shape.dims) > 1]
    active = _active_blocks(call)
    if phase is None or active is None or len(arrays) < 3:
        return None
    query, _key, value = arrays[:3]
    rows, columns, by_key, by_value = phase
    width = by_key * _width(query, sizes["q_layout"]) + by_value * _width(value, sizes["v_layout"])
    heads = query.dims[0] if len(query.dims) > 2 else 1
    return int(2 * active * heads * sizes[rows] * sizes[columns] * width)


def _width(array: Shape, layout: int) -> int:
    """Of a head, which lies along the last dimension or the one before."""
    return array.dims[-1] if layout == _HEAD_LAST else array.dims[-2]


def _block_sizes(call: Instruction) -> dict[str, Any]:
    attributes = {each.key: each.value for each in call.proto.frontend_attributes.map}
    try:
        metadata = json.loads(attributes.get("kernel_metadata", "{}"))
        found = json.loads(metadata.get("xprof_metadata", "{}"))
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _active_blocks(call: Instruction) -> float | None:
    """Blocks that are computed, for each head: of the second table, after that of what to fetch next."""
    tables = [found for operand in call.operands if (found := _constant(operand)) is not None]
    if len(tables) < 2:
        return None
    table = tables[1]
    literal, heads = table.proto.literal, table.shape.dims[0]
    numbers = literal.s8s or literal.s32s
    return sum(number != 0 for number in numbers) / heads if numbers else None


def _constant(operand: Instruction) -> Instruction | None:
    """The table of blocks that an operand is, through transfers."""
    while operand.opcode in {"copy-done", "copy-start", "copy", "bitcast"}:
        operand = operand.operands[0]
    return operand if operand.opcode == "constant" and len(operand.shape.dims) == 3 else None
