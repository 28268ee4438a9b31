"""PyTorch modules become StableHLO programs; see README.md."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from torch2hlo.api import convert as convert
    from torch2hlo.artifact import load as load
    from torch2hlo.bound import Bound as Bound
    from torch2hlo.checking.checks import check as check
    from torch2hlo.checking.findings import Finding as Finding
    from torch2hlo.checking.report import CheckReport as CheckReport
    from torch2hlo.compiled import load_executable as load_executable
    from torch2hlo.errors import Torch2HloError as Torch2HloError
    from torch2hlo.errors import UnsupportedError as UnsupportedError
    from torch2hlo.errors import UnsupportedOpError as UnsupportedOpError
    from torch2hlo.executable import Executable as Executable
    from torch2hlo.inspection.comparison import DiffReport as DiffReport
    from torch2hlo.inspection.comparison import diff as diff
    from torch2hlo.inspection.report import InspectReport as InspectReport
    from torch2hlo.inspection.report import inspect as inspect
    from torch2hlo.lowering import register_lowering as register_lowering
    from torch2hlo.program import Program as Program
    from torch2hlo.rewriting import Pass as Pass
    from torch2hlo.target import Target as Target
    from torch2hlo.verification.verifying import verify as verify
    from torch2hlo.versions import __version__ as __version__

# Imported on first use, so that `load` and `--help` need no torch.
_HOMES = {
    "Bound": "bound",
    "convert": "api",
    "check": "checking.checks",
    "CheckReport": "checking.report",
    "Finding": "checking.findings",
    "load": "artifact",
    "load_executable": "compiled",
    "Torch2HloError": "errors",
    "UnsupportedError": "errors",
    "UnsupportedOpError": "errors",
    "Executable": "executable",
    "DiffReport": "inspection.comparison",
    "diff": "inspection.comparison",
    "InspectReport": "inspection.report",
    "inspect": "inspection.report",
    "register_lowering": "lowering",
    "Program": "program",
    "Pass": "rewriting",
    "Target": "target",
    "verify": "verification.verifying",
    "__version__": "versions",
}
__all__ = sorted(_HOMES)


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'torch2hlo' has no attribute {name!r}")
    return getattr(import_module(f"torch2hlo.{_HOMES[name]}"), name)


def __dir__() -> list[str]:
    return __all__
