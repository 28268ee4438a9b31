"""Tensors without dimensions that hold what is made of sizes: reading one gives the expression, and no new symbol.

As ``torch.div(x.shape[1], 2)`` makes one, which then is a size; the sizes around it are known to fit.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import torch
from torch.fx import Node

from torch2hlo.capture.sizes import Runtime

if TYPE_CHECKING:
    from torch2hlo.capture.recorder import Recorder

aten = torch.ops.aten
_SAME = {aten._to_copy.default, aten.clone.default, aten.alias.default, aten.detach.default}
_MADE = {aten.scalar_tensor.default: 0, aten.full.default: 1}  # which argument is the number
_ARITHMETIC: dict[Any, Callable[[Any, Any], Any]] = {
    **dict.fromkeys((aten.add.Tensor, aten.add.Scalar), operator.add),
    **dict.fromkeys((aten.sub.Tensor, aten.sub.Scalar), operator.sub),
    **dict.fromkeys((aten.mul.Tensor, aten.mul.Scalar), operator.mul),
    **dict.fromkeys((aten.rsub.Tensor, aten.rsub.Scalar), lambda x, y: y - x),
    **dict.fromkeys((aten.floor_divide.default, aten.floor_divide.Scalar), operator.floordiv),
}
_DIVISIONS = {aten.div.Tensor_mode, aten.div.Scalar_mode}


def known_number(recorder: Recorder, tensor: torch.Tensor) -> Any:
    """The integer that ``tensor`` holds, where all that it is made of are sizes and plain numbers; else None."""
    return _of(recorder, recorder.node_of(tensor))


def _of(recorder: Recorder, value: Any) -> Any:
    if isinstance(value, Node):
        return _computed(recorder, value) if _holds_one_number(recorder, value) else None
    if isinstance(value, Runtime):
        value = value.value
    return value if isinstance(value, torch.SymInt) or type(value) is int else None


def _holds_one_number(recorder: Recorder, node: Node) -> bool:
    """Whether it is an integer without dimensions, whose memory was not written since."""
    value = node.meta["val"]
    if not isinstance(value, torch.Tensor) or value.dim() or value.dtype is not torch.int64:
        return False
    return not recorder.writes.get(value.untyped_storage()._cdata, 0)


def _computed(recorder: Recorder, node: Node) -> Any:
    if node.target in _SAME:
        return _of(recorder, node.args[0])
    if node.target in _MADE:
        return _of(recorder, node.args[_MADE[node.target]])
    if node.target in _ARITHMETIC and not node.kwargs and len(node.args) == 2:
        return _made(recorder, _ARITHMETIC[node.target], node)
    if node.target in _DIVISIONS and node.kwargs.get("rounding_mode") is not None:
        return _quotient(recorder, node)
    return None


def _made(recorder: Recorder, function: Callable[[Any, Any], Any], node: Node) -> Any:
    one, other = (_of(recorder, arg) for arg in node.args)
    return None if one is None or other is None else function(one, other)


def _quotient(recorder: Recorder, node: Node) -> Any:
    """Rounded down, which is towards zero where neither is negative."""
    one, other = (_of(recorder, arg) for arg in node.args)
    if one is None or other is None:
        return None
    assert recorder.sizes is not None
    least = [recorder.sizes.range_of(each)[0] for each in (one, other)]
    rounds_down = node.kwargs["rounding_mode"] == "floor" or all(low is not None and low >= 0 for low in least)
    return one // other if rounds_down else None
