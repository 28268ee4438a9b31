"""Everything that keeps a model from being converted, or from running well, at once and each at its line."""

from torch2hlo.checking.findings import Finding as Finding
from torch2hlo.checking.report import CheckReport as CheckReport
