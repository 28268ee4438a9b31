"""SARIF 2.1.0, against its schema."""

import json
from pathlib import Path

import jsonschema
import pytest

from tests.checking import broken
from torch2hlo.checking.checks import check
from torch2hlo.checking.findings import Finding
from torch2hlo.checking.sarif import sarif
from torch2hlo.cli import main

HERE = Path(__file__).parent
VALIDATOR = jsonschema.Draft4Validator(json.loads((HERE / "sarif-2.1.0-rtm.5.json").read_text()))


def test_findings_with_and_without_a_place():
    findings = [
        *check(*broken.MODELS["Several"]).findings,
        Finding("T2H921", "error", "kernels: 12, where the budget is 10"),
        Finding("T2H501", "error", "elsewhere", file="/somewhere/else.py", line=3),
        Finding("T2H911", "note", "wide", file=str(HERE / "broken.py"), line=1, known=True),
    ]
    document = sarif(findings, HERE)
    VALIDATOR.validate(document)
    (run,) = document["runs"]
    first = run["results"][0]
    assert first["locations"][0]["physicalLocation"]["artifactLocation"] == {"uri": "broken.py", "uriBaseId": "SRCROOT"}
    assert first["locations"][0]["physicalLocation"]["region"]["startLine"] == findings[0].line
    assert run["tool"]["driver"]["rules"][first["ruleIndex"]]["id"] == first["ruleId"] == findings[0].code
    assert [result["level"] for result in run["results"]][-3:] == ["error", "error", "note"]
    assert [result["baselineState"] for result in run["results"]][-2:] == ["new", "unchanged"]
    assert run["results"][-2]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"].startswith("file:///")


@pytest.mark.parametrize("faulty", [True, False])
def test_written_by_the_command(tmp_path, monkeypatch, faulty):
    monkeypatch.chdir(tmp_path)
    line = "print(1)" if faulty else "pass"
    Path("model.py").write_text(
        f"import torch\ndef model(x):\n    {line}\n    return x\nexample_inputs = (torch.rand(2),)\n"
    )
    assert main(["check", "model.py", "--sarif", "check.sarif"]) == 0
    document = json.loads(Path("check.sarif").read_text())
    VALIDATOR.validate(document)
    assert len(document["runs"][0]["results"]) == faulty
