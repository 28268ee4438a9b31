"""docs/ops.md is what the registry says."""

from pathlib import Path

import torch

from torch2hlo.lowering import Lowering, registered
from torch2hlo.lowerings import table

FILE = Path(__file__).parents[1] / "docs" / "ops.md"


def test_it_is_fresh():
    assert FILE.read_text() == table.markdown(), "stale: run `make docs`"


def test_every_row_is_there_once():
    rows = table.rows()
    assert sorted(row.op for row in rows) == sorted(
        str(lowering.op) for lowering in registered() if lowering.emit.__module__.startswith("torch2hlo.")
    )
    text = table.markdown()
    assert all(text.count(f"| `{row.op}` |") == 1 for row in rows)


def test_every_lowering_says_what_it_computes():
    assert [row.op for row in table.rows() if not row.summary] == []


def test_a_row():
    def function():
        """``1 / x``, with ``|x|``. More of it.

        A second paragraph. https://openxla.org
        """

    function.__module__ = "torch2hlo.lowerings.some_family"
    dtypes = frozenset({torch.bool, torch.uint16, torch.float16, torch.bfloat16, torch.float32, torch.float64})
    row = table._row(Lowering(torch.ops.aten.rsqrt.default, function, dtypes))
    assert (row.op, row.family, row.summary) == ("aten.rsqrt.default", "some family", "`1 / x`, with `|x|`")
    assert row.groups == "floating, bool, uint16"
    assert table._escaped(row.summary) == "`1 / x`, with `\\|x\\|`"
