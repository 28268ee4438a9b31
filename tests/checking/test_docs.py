"""docs/check.md has every code."""

import re
from pathlib import Path

from torch2hlo.checking.findings import RULES

TEXT = (Path(__file__).parents[2] / "docs" / "check.md").read_text()


def test_every_code_has_its_row_and_severity():
    rows = {match[1]: match[2] for match in re.finditer(r"^\| (T2H\d+) \| (\w+)", TEXT, re.MULTILINE)}
    assert rows == {rule.code: rule.severity for rule in RULES.values()}
