"""Lowerings by family; importing the package fills the registry."""

from torch2hlo.lowerings import elementwise as elementwise
