"""What every test shares: no compilation cache of the user's, golden StableHLO files."""

from __future__ import annotations

import os

os.environ.setdefault("JAX_PLATFORMS", "cpu")
os.environ["TORCH2HLO_CACHE_DIR"] = "off"

from pathlib import Path
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion
from syrupy.extensions.single_file import SingleFileSnapshotExtension, WriteMode
from syrupy.location import PyTestLocation
from syrupy.types import SnapshotIndex


class Mlir(SingleFileSnapshotExtension):
    """One readable file a snapshot: ``tests/golden/test_elementwise/aten.add.Tensor.mlir``."""

    file_extension = "mlir"
    _write_mode = WriteMode.TEXT

    @classmethod
    def dirname(cls, *, test_location: PyTestLocation) -> str:
        return str(Path(__file__).parent / "golden" / Path(test_location.filepath).stem)

    @classmethod
    def get_snapshot_name(cls, *, test_location: PyTestLocation, index: SnapshotIndex = 0) -> str:  # noqa: ARG003
        return str(index)


@pytest.fixture
def golden(snapshot: SnapshotAssertion) -> Any:
    """``assert text == golden(op)``: compare with the file named for ``op``."""
    return lambda op: snapshot(name=str(op), extension_class=Mlir)
