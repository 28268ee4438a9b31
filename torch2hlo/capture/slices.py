"""Slices whose bounds are known only at run time, outside of branches and loop bodies: see `inside` for those."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import torch.fx.experimental._config as symbolic_config
from torch._ops import OpOverload

from torch2hlo.capture.ranges import LARGEST
from torch2hlo.capture.sizes import Sizes

if TYPE_CHECKING:
    from torch2hlo.capture.recorder import Recorder


def record_slice(recorder: Recorder, func: OpOverload, args: tuple[Any, ...]) -> Any:
    """Decide, as guards, what eager decides about bounds known only at run time: signs, and where to stop."""
    assert recorder.sizes is not None
    x, dim, start, end, step = (*args, *(None,) * (5 - len(args)))[:5]
    dim, size = (dim or 0) % x.dim(), x.shape[(dim or 0) % x.dim()]
    whole = end is None or (isinstance(end, int) and end > LARGEST)
    first, cut = _within(0 if start is None else start, size, recorder.sizes)
    last, cut_too = _within(size if whole else end, size, recorder.sizes)
    empty = last < first
    with symbolic_config.patch(backed_size_oblivious=False):  # type: ignore[attr-defined]
        result = recorder.record_node(func, (x, dim, first, first if empty else last, step or 1), {})
    if cut_too or ((cut or empty) and not whole):
        recorder.cut.add(id(result))
    return result


def _within(index: Any, size: Any, sizes: Sizes) -> tuple[Any, bool]:
    """A slice bound counted from the start and no further than the end, and whether it had to be cut to be so."""
    if index < 0:
        if sizes.is_negative(index):
            raise IndexError("a negative place, read from a tensor")
        index = index + size
    if index < 0:
        return 0, True
    return (size, True) if index > size else (index, False)
