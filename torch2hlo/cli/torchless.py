"""What needs PyTorch says so where it is not installed."""

from __future__ import annotations

import importlib.util

from torch2hlo.errors import MissingPackageError


def need_torch(command: str) -> None:
    """Raise a MissingPackageError where torch is not installed."""
    if importlib.util.find_spec("torch") is None:
        raise MissingPackageError(
            f"`torch2hlo {command}` needs PyTorch, which is not installed here",
            hint="pip install 'torch2hlo[convert]'; running a program needs no PyTorch",
        )
