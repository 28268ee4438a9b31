"""Versions of everything that a program's meaning or speed depends on."""

from __future__ import annotations

from importlib import metadata

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
