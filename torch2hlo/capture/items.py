"""Numbers that the user's code reads from tensors: a symbol for each, and the node that reads it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import torch
from torch._subclasses.fake_tensor import FakeTensor

from torch2hlo.capture.known_numbers import known_number
from torch2hlo.capture.refusals import endless_loop
from torch2hlo.capture.sizes import expression

if TYPE_CHECKING:
    from torch2hlo.capture.recorder import Recorder
    from torch2hlo.capture.scope import Scope

aten = torch.ops.aten
_READS = 256  # a line that reads so many numbers while it is captured is in a loop that may never end


def is_visible(recorder: Recorder, number: Any, scope: Scope) -> bool:
    """Whether all that a number is made of is known in ``scope``."""
    assert recorder.sizes is not None
    graphs = {around.graph for around in scope.around()}
    nodes = (recorder.sizes.nodes.get(symbol) for symbol in expression(number).free_symbols)
    return all(node is None or node.graph in graphs for node in nodes)


def item(recorder: Recorder, tensor: torch.Tensor) -> Any:
    """The number that ``tensor``, of one element, holds.

    The same place of the same memory, not written in between, has one value: one symbol for all its reads.
    """
    tensor = recorder.twin(tensor)
    place = _place(recorder, tensor)
    if (value := recorder.scope.item(place)) is None:
        if (value := known_number(recorder, tensor)) is None:
            value = _new_item(recorder, tensor)
        recorder.scope.items[place] = value
    return value


def _place(recorder: Recorder, tensor: torch.Tensor) -> tuple[Any, ...]:
    """Equal for two views that start at the same place of the same memory, not written in between."""
    storage = tensor.untyped_storage()._cdata
    return storage, expression(tensor.storage_offset()), tensor.dtype, recorder.writes.get(storage, 0)


def record_nonzero(recorder: Recorder, x: FakeTensor) -> FakeTensor:
    """As many rows as there are nonzero elements, at most all; the same places for the same, unwritten mask."""
    place = (*_place(recorder, x), *(str(number) for number in (*x.shape, *x.stride())))
    if (places := recorder.scope.item(place)) is None:
        places = recorder.scope.items[place] = _new_places(recorder, x)
    found: FakeTensor = places
    return found


def read_count(recorder: Recorder, tensor: torch.Tensor, most: int | None) -> Any:
    """The number that ``tensor`` holds, which is known to be from 0 to ``most``."""
    return _new_item(recorder, tensor, most)


def know(recorder: Recorder, tensor: torch.Tensor, value: Any) -> None:
    """Whoever reads the first element of ``tensor``, as long as it is not written, gets ``value``."""
    recorder.scope.items[_place(recorder, tensor)] = value


def _new_places(recorder: Recorder, x: FakeTensor) -> FakeTensor:
    assert recorder.sizes is not None
    with recorder:
        count = aten.sum.default(aten.ne.Scalar(x, 0))
    rows = _new_item(recorder, count, recorder.sizes.bound(x.numel()))
    with recorder.fake:
        places: Any = torch.empty((rows, x.dim()), dtype=torch.int64)
    node = recorder.graph.call_function(aten.nonzero.default, (recorder.node_of(x),))
    recorder.describe(node, places)
    recorder.bind(places, node)
    made: FakeTensor = places
    return made


def _new_item(recorder: Recorder, tensor: torch.Tensor, most: int | None = None) -> Any:
    sizes = recorder.sizes
    assert sizes is not None
    if recorder.scope is not recorder.root:
        ranged = {} if most is None else {"low": 0, "high": most}
        value, symbol = sizes.inside(tensor.dtype if most is None else torch.int64, **ranged)
    else:
        recorder.reads[line := recorder.here()] += 1
        if recorder.reads[line] > _READS:
            raise endless_loop(line)
        value, symbol = sizes.item(tensor.dtype) if most is None else sizes.count(most)
    record_read(recorder, tensor, value, symbol)
    return value


def record_read(recorder: Recorder, tensor: torch.Tensor, value: Any, symbol: Any) -> None:
    """Record that ``symbol`` is what ``tensor`` holds, from which Python made ``value``."""
    assert recorder.sizes is not None
    node = recorder.graph.call_function(aten._local_scalar_dense.default, (recorder.node_of(tensor),))
    recorder.describe(node, value)
    recorder.sizes.nodes[symbol] = node
