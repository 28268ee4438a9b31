"""Versions of everything that a program's meaning or speed depends on."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import metadata
from typing import Any

from torch2hlo.mlir import stablehlo_version

__version__ = "0.1.0"
_PACKAGES = ("torch", "jax", "jaxlib", "libtpu")


def made() -> dict[str, str]:
    """Name → version, for what is installed; read from package metadata, so that nothing is imported."""
    found = {"torch2hlo": __version__, "stablehlo": stablehlo_version()}
    for name in _PACKAGES:
        try:
            found[name] = metadata.version(name)
        except metadata.PackageNotFoundError:
            continue
    return found


def record(
    *, fingerprint: str = "", target: str = "", precision: str = "default", flags: Mapping[str, str] | None = None
) -> dict[str, Any]:
    """What a report's answer depends on, in every report the same: versions, and

    Args:
        fingerprint: of the model, `torch2hlo.program.Program.fingerprint`.
        target: what it was compiled for.
        precision: of matrix products and convolutions.
        flags: XLA's own, by name.

    """
    told = {"fingerprint": fingerprint, "target": target, "precision": precision, "flags": dict(flags or {})}
    return made() | told
