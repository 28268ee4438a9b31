"""``torch2hlo inspect`` and ``torch2hlo diff``, and the files that they write."""

import json
import re
import xml.etree.ElementTree as ElementTree

import pytest
from rich.console import Console

from tests.inspection import models
from torch2hlo.cli import main
from torch2hlo.errors import NothingFoundError
from torch2hlo.inspection import explanation, graphs, page, table


@pytest.fixture(scope="module")
def saved(program, tmp_path_factory):
    return str(program.save(tmp_path_factory.mktemp("inspect") / "model.t2h"))


def shown(content, width=160):
    console = Console(width=width, no_color=True)
    with console.capture() as capture:
        console.print(content)
    return capture.get()


def test_the_terminal_names_kernels_lines_and_what_did_not_fuse(report):
    text = shown(table.render(report))
    assert f"{len(report.kernels)} kernels" in text
    assert "h = torch.relu(self.up(x))" in text
    assert "a sort writes it and" in text
    assert max(map(len, shown(table.render(report, width=80), 80).splitlines())) <= 80


def test_json_of_a_saved_program(saved, capsys):
    assert main(["inspect", saved, "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert any(kernel["kind"] == "sort" for kernel in document["kernels"])
    assert all(":" in source for kernel in document["kernels"] for source in kernel["sources"])


def test_files(saved, tmp_path, capsys):
    names = ["--html", tmp_path / "a.html", "--graph", tmp_path / "a.dot", "--explorer", tmp_path / "explorer"]
    assert main(["inspect", saved, *map(str, names)]) == 0
    assert "wrote" in capsys.readouterr().err
    assert (tmp_path / "a.html").read_text().startswith("<!doctype html>")
    graph = json.loads((tmp_path / "explorer" / "graph.json").read_text())
    nodes = {node["id"]: node for node in graph["graphs"][0]["nodes"]}
    edges = {(edge["sourceNodeId"], name) for name, node in nodes.items() for edge in node["incomingEdges"]}
    assert any(re.match("sort", source) for source, _ in edges)
    overlay = json.loads((tmp_path / "explorer" / "bytes.json").read_text())
    assert overlay["forward"]["results"].keys() == nodes.keys()


def test_the_page_needs_nothing_else(report):
    text = page.render(report)
    assert not re.search(r"""(?:src|href)=["'](?!#)""", text)
    assert not re.search(r"url\((?!#)", text)
    assert f"<b>{len(report.kernels)}</b>" in text
    ElementTree.fromstring(re.search(r"<svg.*?</svg>", text, re.DOTALL).group())


def test_the_graph_has_a_node_for_each_kernel(report):
    text = graphs.dot(report)
    assert all(f'  "{kernel.name}" [label=' in text for kernel in report.kernels)
    assert re.search(r'"sort[^"]*" -> ', text)


def test_why(report):
    sort = next(kernel.name for kernel in report.kernels if kernel.kind == "sort")
    text = shown(explanation.render(report, sort))
    assert "order = h.sort(dim=-1).values" in text
    assert "materialised" in text
    line = next(line for line in report.lines if "h.sort" in line.code)
    assert sort in shown(explanation.render(report, f"models.py:{line.source.rpartition(':')[2]}"))
    assert "dot" in shown(explanation.render(report, "up"))
    assert "self.up(x)" in shown(explanation.render(report, "linear"))
    with pytest.raises(NothingFoundError, match="named 'nothing'"):
        explanation.render(report, "nothing")


def test_why_as_data(saved, capsys):
    assert main(["inspect", saved, "--why", "sort", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert [kernel["kind"] for kernel in document["kernels"]] == ["sort"]
    assert {finding["kind"] for finding in document["not_fused"]} == {"materialised"}


def test_measured(saved, capsys):
    assert main(["inspect", saved, "--measure", "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    (sort,) = (kernel for kernel in document["kernels"] if kernel["kind"] == "sort")
    assert sort["measured"] > 0
    assert document["measured_seconds"] > 0


def test_a_budget_that_does_not_hold(saved, capsys):
    assert main(["diff", saved, "--max-kernels", "+0"]) == 0
    assert "nothing changed" in capsys.readouterr().out
    assert main(["diff", saved, "--max-kernels", "1", "--json"]) == 1
    (budget,) = json.loads(capsys.readouterr().out)["budgets"]
    assert budget == {"name": "kernels", "asked": "1", "limit": 1.0, "value": budget["value"], "ok": False}


def test_one_model_under_two_settings_is_one_program(capsys):
    model = f"{models.__file__}:Sorted"
    assert main(["diff", model, "--input", "x=float32[8,256]", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["versions"] == {}


def test_two_models(capsys):
    model = f"{models.__file__}:Sorted"
    assert main(["diff", model, f"{models.__file__}:Looping", "--input", "x=float32[256,256]"]) == 0
    assert "Fused now" in capsys.readouterr().out


@pytest.mark.parametrize("wrong", [["--entry", "nothing"], ["--input", "x=float32[2]"]])
def test_what_a_program_has_not(saved, wrong, capsys):
    assert main(["inspect", saved, *wrong]) == 2
    assert "T2H502" in capsys.readouterr().err
