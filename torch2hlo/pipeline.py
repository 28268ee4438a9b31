"""The passes, in the order they run: one line and one reason each."""

from __future__ import annotations

from collections.abc import Mapping

import torch

from torch2hlo.capture.sizes import Sizes
from torch2hlo.passes.band_attention import BandAttention
from torch2hlo.passes.bound_sizes import BoundSizes
from torch2hlo.passes.check_indices import CheckIndices
from torch2hlo.passes.fold_index_tables import FoldIndexTables
from torch2hlo.passes.functionalize import Functionalize
from torch2hlo.passes.merge_slice_writes import MergeSliceWrites
from torch2hlo.passes.rebase_strides import RebaseStrides
from torch2hlo.passes.select_early import SelectEarly
from torch2hlo.passes.thread_key import ThreadKey
from torch2hlo.rewriting import Pass


def pipeline(
    sizes: Sizes | None = None, tables: Mapping[str, torch.Tensor] | None = None, *, check_indices: bool = True
) -> tuple[Pass, ...]:
    """The passes for a capture whose run-time numbers are ``sizes`` and whose stored ``tables`` may be folded."""
    return (
        RebaseStrides(),  # what addresses memory gets all of it
        Functionalize(),  # StableHLO has values, not memory
        CheckIndices(sizes, tables or {}, checked=check_indices),  # an index out of range is an error
        FoldIndexTables(tables or {}),  # no T × T mask is stored
        BoundSizes(sizes),  # every shape is known
        BandAttention(),  # a mask of positions is two numbers
        MergeSliceWrites(),  # a part is written in place
        SelectEarly(),  # rows that are thrown away are not computed
        ThreadKey(),  # and no generator is hidden
    )
