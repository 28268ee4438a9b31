"""What changed between two reports, and the budgets that a change is held to."""

import copy
import json

import pytest

import torch2hlo
from torch2hlo.errors import InputSpecError, ReportError
from torch2hlo.inspection.budgets import Budget


@pytest.fixture
def document(report):
    return json.loads(json.dumps(report.to_json()))


def test_a_report_equals_itself_whatever_its_kernels_are_called(document):
    renamed = copy.deepcopy(document)
    for number, kernel in enumerate(renamed["kernels"]):
        kernel["name"] = f"fusion.{100 - number}"
    found = torch2hlo.diff(document, renamed)
    assert (found.kernels, found.lines, found.not_fused, found.fused) == ((), (), (), ())
    assert all(delta.change == 0 for delta in found.totals.values())


def test_lines_that_moved_are_the_same_lines(document):
    moved = json.loads(json.dumps(document).replace("models.py:", "models.py:10"))
    found = torch2hlo.diff(document, moved)
    assert (found.kernels, found.lines, found.not_fused) == ((), (), ())


def test_kernels_that_came_went_and_changed(document):
    changed = copy.deepcopy(document)
    sort = next(kernel for kernel in changed["kernels"] if kernel["kind"] == "sort")
    changed["kernels"].remove(sort)
    product = next(kernel for kernel in changed["kernels"] if "dot" in kernel["ops"])
    product["ops"] = [*product["ops"], "tanh"]
    product["seconds"] *= 2
    found = torch2hlo.diff(document, changed)
    assert {change.kind: change.before for change in found.kernels} == {
        "vanished": sort["name"],
        "changed": product["name"],
    }
    grown = next(change for change in found.kernels if change.kind == "changed")
    assert grown.what == "+tanh; time"
    assert grown.seconds.part == pytest.approx(1.0)
    assert grown.sources == tuple(product["sources"])
    assert found.totals["kernels"].change == -1
    assert [change.kind for change in torch2hlo.diff(changed, document).kernels if not change.before] == ["appeared"]


def test_a_saved_report_is_read_again(report, tmp_path):
    path = tmp_path / "report.json"
    path.write_text(json.dumps(report.to_json()))
    assert torch2hlo.diff(path, report, max_time="+0%", max_memory="+0%", max_kernels="+0").ok


def test_a_budget_that_is_empty_is_no_budget_that_holds(document):
    with pytest.raises(InputSpecError, match="'' is no limit for seconds"):
        torch2hlo.diff(document, document, max_time="")


def test_kernels_that_nobody_times_are_told_apart(document):
    untimed = copy.deepcopy(document)
    untimed["kernels"][0]["seconds"] = None
    assert torch2hlo.diff(document, untimed).totals["unknown"].change == 1


@pytest.mark.parametrize(
    ("name", "text", "limit"),
    [
        ("seconds", "+2%", 1.02),
        ("seconds", "+100us", 1.0001),
        ("seconds", "20ms", 0.02),
        ("memory", "1.5GB", 1.5e9),
        ("memory", "+1KiB", 1025.0),
        ("kernels", "+3", 4.0),
        ("kernels", "400", 400.0),
    ],
)
def test_limits(name, text, limit):
    budget = Budget.read(name, text, before=1.0, after=1.01)
    assert budget.limit == pytest.approx(limit)
    assert budget.ok == (limit >= 1.01)


@pytest.mark.parametrize(
    ("name", "text"), [("seconds", "2%"), ("seconds", "3parsecs"), ("kernels", "1GB"), ("memory", "")]
)
def test_no_limits(name, text):
    with pytest.raises(InputSpecError, match=f"is no limit for {name}"):
        Budget.read(name, text, 1.0, 1.0)


def test_no_reports(tmp_path, document):
    with pytest.raises(ReportError, match="can't be read"):
        torch2hlo.diff(tmp_path / "none.json", document)
    with pytest.raises(ReportError, match="has no kernels"):
        torch2hlo.diff({"schema": 1}, document)
    with pytest.raises(ReportError, match="schema 99"):
        torch2hlo.diff(document, document | {"schema": 99})
