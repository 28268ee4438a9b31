"""Whole reports of models, against their text and XLA's own figures."""

import json

import pytest
import torch

import torch2hlo
from tests.inspection import models
from tests.inspection.conftest import line_of


def kernel_lines(report):
    return {kernel.name: kernel.sources for kernel in report.kernels}


def test_totals_are_those_of_the_compiler(report):
    """Single precision is what XLA counts in."""
    assert report.flops == pytest.approx(report.compiler["flops"], rel=1e-6)
    transcendentals = sum(kernel.transcendentals for kernel in report.kernels)
    assert transcendentals == pytest.approx(report.compiler.get("transcendentals", 0.0), rel=1e-6)
    assert report.bytes == pytest.approx(report.compiler["bytes accessed"], rel=1e-4)


@pytest.mark.parametrize(
    ("model", "args"),
    [
        (models.Convolving, torch.ones(2, 3, 32, 32)),
        (models.Attending, torch.ones(256, 256)),
        (models.Recurrent, torch.zeros(2, 6, dtype=torch.int64)),
    ],
)
def test_flops_are_those_of_the_compiler(model, args):
    report = torch2hlo.inspect(torch2hlo.convert(model().eval(), (args,)), "cpu", cache_dir=None)
    once = sum(kernel.each.flops for kernel in report.kernels)  # XLA counts one round of a loop
    assert once == pytest.approx(report.compiler["flops"], rel=1e-6)
    assert not report.parts.unknown_trips
    aligned = 64 * 8  # each of a few scalars takes 64 bytes
    assert 0.98 * report.memory.temporaries - aligned <= report.memory.live_bytes <= report.memory.temporaries


def test_memory_is_that_of_the_compiler(report):
    memory = report.memory
    assert memory.arguments == 4 * (64 * 256 + 2 * 256 * 1024 + 1024 + 256)
    assert memory.outputs == 4 * 64 * 256
    assert memory.temporaries == report.compilation.memory.temporaries
    assert memory.peak == memory.arguments + memory.outputs + memory.temporaries + memory.code
    assert memory.fits
    assert memory.live_bytes == memory.temporaries
    assert all(live.source.startswith(models.__file__) for live in memory.live)


def test_every_kernel_of_the_schedule_is_there(report):
    named = {kernel.name for kernel in report.kernels}
    entry = report.compilation.hlo.partition("ENTRY")[2]
    assert all(f"%{name} = " in report.compilation.hlo for name in named)
    assert entry.count(" fusion(") + entry.count(" sort(") == len(named & set(kernel_lines(report)))


def test_the_sort_is_what_did_not_fuse(report):
    found = [finding for finding in report.not_fused if finding.kind == "materialised"]
    by_line = {source for finding in found for source in finding.sources}
    assert line_of("h.sort(") in by_line
    writes, reads = (
        next(finding for finding in found if text in finding.why)
        for text in ("a sort writes it", "a sort reads it back")
    )
    assert writes.sources == (line_of("h.sort("), line_of("total = order + h"))
    assert line_of("h.sort(") in reads.sources
    assert writes.bytes == reads.bytes == 4 * 64 * 1024


def test_arrays_that_are_only_put_together_are_found_too():
    report = torch2hlo.inspect(torch2hlo.convert(models.Joined(), (torch.ones(64, 48),)), "cpu", cache_dir=None)
    (found,) = (finding for finding in report.not_fused if finding.kind == "materialised")
    assert found.sources == (line_of("torch.cat("), line_of("joined.sort("))
    assert found.bytes == 4 * 64 * 96


def test_lines_and_modules_share_the_whole_time(report):
    assert sum(line.seconds for line in report.lines) == pytest.approx(report.total_seconds)
    assert report.modules.seconds == pytest.approx(report.total_seconds)
    assert {child.name for child in report.modules.children} == {"up", "down"}
    assert report.lines[0].code.startswith(("h = torch.relu", "return self.down"))


def test_loops_count_each_round():
    report = torch2hlo.inspect(torch2hlo.convert(models.Looping(), (torch.ones(32, 32),)), "cpu", cache_dir=None)
    products = [kernel for kernel in report.kernels if "dot" in kernel.ops]
    assert [kernel.trips for kernel in products] == [7]
    assert products[0].flops == 7 * 2 * 32**3
    assert products[0].sources == (line_of("torch.tanh(y @ y)"),)
    assert sum(kernel.seconds for kernel in report.kernels) == pytest.approx(report.total_seconds)


def test_layout_changes_and_wide_types_are_found():
    report = torch2hlo.inspect(torch2hlo.convert(models.Wide(), (torch.ones(64, 48),)), "cpu", cache_dir=None)
    kinds = {finding.kind: finding for finding in report.not_fused}
    assert "f64" in kinds["64-bit"].why
    assert line_of("double().cumsum") in {
        source for f in report.not_fused if f.kind == "64-bit" for source in f.sources
    }


def test_json_is_plain_and_has_what_it_promises(report):
    document = json.loads(json.dumps(report.to_json(), allow_nan=False))
    assert {"schema", "kernels", "memory", "total_seconds", "not_fused", "versions", "lines", "modules"} <= set(
        document
    )
    wanted = ["name", "kind", "ops", "bytes", "flops", "cycles", "seconds", "modelled", "trips", "sources", "modules"]
    assert all(set(wanted) <= set(kernel) for kernel in document["kernels"])
    assert sum(kernel["seconds"] for kernel in document["kernels"]) == pytest.approx(document["total_seconds"])
    assert document["versions"]["jaxlib"]
    record = {name: document["versions"][name] for name in ("target", "precision", "flags")}
    assert record == {"target": document["target"], "precision": "default", "flags": {}}
    assert document["versions"]["fingerprint"]
