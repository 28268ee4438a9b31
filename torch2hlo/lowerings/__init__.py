"""Lowerings by family, one file each; importing the package imports every file, so no line is needed here."""

from importlib import import_module
from pkgutil import iter_modules

for _module in iter_modules(__path__):
    if _module.name != "table":  # a command, not a family
        import_module(f"{__name__}.{_module.name}")
