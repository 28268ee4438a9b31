"""Compiled programs are kept between processes, and it is said why one was not there."""

from __future__ import annotations

import os
import subprocess
import sys

import numpy as np
import pytest
import torch

import torch2hlo
from torch2hlo import cache
from torch2hlo.cache import Record, Store
from torch2hlo.target import compilation


def convert(rows=4, scale=2.0):
    return torch2hlo.convert(lambda x: torch.tanh(x) * scale, (torch.ones(rows, 3),))


def why(program, directory, **options):
    """Why the program was not in the cache; empty if it was."""
    (entry,) = program.compile("cpu", cache_dir=directory, **options).report.entries.values()
    assert entry.cached == (entry.miss == "")
    assert entry.seconds > 0
    return entry.miss


def test_hits_and_reasons_for_misses(tmp_path):
    assert why(convert(), tmp_path) == "nothing was compiled for cpu before"
    assert why(convert(), tmp_path) == ""
    nearest = "changed since the nearest entry: "
    assert why(convert(rows=5), tmp_path) == f"{nearest}shapes: 4x3xf32 → 5x3xf32"
    assert why(convert(), tmp_path, precision="highest") == f"{nearest}precision: default → highest"
    assert why(convert(), tmp_path, donate=False) == f"{nearest}donate: True → False"
    level = {"xla_backend_optimization_level": "0"}
    assert why(convert(), tmp_path, flags=level) == f"{nearest}flags: none → xla_backend_optimization_level=0"
    assert why(convert(scale=3.0), tmp_path) == f"{nearest}numbers in the program"
    other = torch2hlo.convert(lambda x: x + 1, (torch.ones(4, 3),))
    assert why(other, tmp_path) == "another program than those compiled before"
    assert why(convert(), None) == "the cache is off"


def test_another_version_is_named(tmp_path, monkeypatch):
    why(convert(), tmp_path)
    monkeypatch.setattr("torch2hlo.versions.made", lambda: {"jaxlib": "0.99"})
    assert why(convert(), tmp_path).endswith("→ 0.99")


def test_a_damaged_entry_is_compiled_again(tmp_path):
    program = convert()
    why(program, tmp_path)
    (entry,) = tmp_path.glob("*.entry")
    entry.write_bytes(entry.read_bytes()[:100])
    assert why(program, tmp_path) == "its entry is damaged"
    assert why(program, tmp_path) == ""


def test_a_cache_that_cannot_be_written_costs_time_only(tmp_path):
    (tmp_path / "file").write_text("in the way")
    x = np.ones((4, 3), np.float32)
    np.testing.assert_allclose(convert().compile(cache_dir=tmp_path / "file")(x), np.tanh(x) * 2, rtol=1e-6)


def test_source_lines_count_for_inspection_and_not_for_running(tmp_path):
    one = torch2hlo.convert(lambda x: torch.tanh(x) * 2, (torch.ones(3),))
    two = torch2hlo.convert(lambda x: torch.tanh(x) * 2, (torch.ones(3),))
    assert why(one, tmp_path)
    assert why(two, tmp_path) == ""
    assert not compilation(one, "cpu", cache_dir=tmp_path).cached
    first = compilation(one, "cpu", cache_dir=tmp_path)
    assert first.cached
    second = compilation(two, "cpu", cache_dir=tmp_path)
    assert second.miss == "changed since the nearest entry: its source lines"
    assert first.memory == second.memory
    assert first.hlo != second.hlo


def test_entries_with_one_module_share_what_was_compiled(tmp_path):
    call = ((torch.ones(2),), {})
    module = torch.nn.Tanh()
    program = torch2hlo.convert(module, entries={"one": (module.forward, *call), "two": (module.forward, *call)})
    program.entries["two"] = program.entries["one"]
    names = [
        (found.entry, found.cached)
        for found in (compilation(program, "cpu", entry=entry, cache_dir=tmp_path) for entry in ("one", "two"))
    ]
    assert names == [("one", False), ("two", True)]


def test_several_processes_at_once(tmp_path):
    path = convert().save(tmp_path / "program")
    code = (
        "import sys, numpy, torch2hlo\n"
        f"run = torch2hlo.load({str(path)!r}).compile(cache_dir={str(tmp_path / 'cache')!r})\n"
        "print(run(numpy.zeros((4, 3), numpy.float32)).sum(), run.report.entries['forward'].cached)\n"
    )
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    start = lambda: subprocess.Popen([sys.executable, "-c", code], env=environment, stdout=subprocess.PIPE, text=True)  # noqa: E731
    together = [start() for _ in range(2)]
    assert {process.communicate()[0].split()[0] for process in together} == {"0.0"}
    assert start().communicate()[0] == "0.0 True\n"
    files = sorted(file.suffix for file in (tmp_path / "cache").iterdir())
    assert files == [".entry", ".json"]


def test_what_was_not_used_for_longest_goes_first(tmp_path, monkeypatch):
    store = Store(tmp_path)
    records = [Record({"program": str(number)}, {}) for number in range(3)]
    monkeypatch.setattr(cache, "MAX_BYTES", 2 * 1100)
    for age, record in zip((30, 10), records, strict=False):
        store.put(record, os.urandom(1000))
        path = tmp_path / f"{record.key}.entry"
        os.utime(path, (path.stat().st_atime - age, path.stat().st_mtime - age))
    store.put(records[2], os.urandom(1000))
    assert [store.get(record) is not None for record in records] == [False, True, True]
    assert len(list(tmp_path.glob("*.json"))) == 2


@pytest.mark.parametrize("value", ["", "off"])
def test_off(monkeypatch, value):
    monkeypatch.setenv(cache.VARIABLE, value)
    assert cache.directory() is None
    assert cache.info() is None
