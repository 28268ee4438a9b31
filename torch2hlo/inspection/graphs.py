"""The kernels and the arrays that flow between them, in graphviz's language."""

from __future__ import annotations

import json
from functools import partial

from torch2hlo.inspection import values
from torch2hlo.inspection.kernels import Kernel
from torch2hlo.inspection.report import InspectReport
from torch2hlo.inspection.words import amount, percent, places, seconds

_quoted = partial(json.dumps, ensure_ascii=False)
_WARMEST = 0.1  # share of the time from which a kernel has the strongest colour
_HUE = 0.07  # orange, as graphviz counts hues


def dot(report: InspectReport) -> str:
    """A digraph: a box for each kernel, the darker the more time it takes; an edge for each array, with its size."""
    lines = [
        f"digraph {_quoted(report.entry)} {{",
        '  graph [rankdir=TB, fontname="sans-serif", labelloc=t, label=' + _quoted(_title(report)) + "];",
        '  node [shape=box, style="filled,rounded", fontname="sans-serif", fontsize=10];',
        '  edge [fontname="sans-serif", fontsize=9];',
    ]
    lines += [f"  {_quoted(kernel.name)} [{_about(kernel)}];" for kernel in report.kernels]
    lines += [line for kernel in report.kernels for line in _edges(kernel, report)]
    return "\n".join([*lines, "}", ""])


def _title(report: InspectReport) -> str:
    return f"{report.entry} on {report.target}: {seconds(report.total_seconds)}, {len(report.kernels)} kernels"


def _about(kernel: Kernel) -> str:
    heat = min(kernel.share / _WARMEST, 1)
    what = " ".join(dict.fromkeys(kernel.ops))
    label = "\n".join(
        [
            f"{kernel.name} ({kernel.kind})",
            f"{seconds(kernel.seconds)} {percent(kernel.share)}, {amount(kernel.bytes, 'B')}",
            what if len(what) <= 60 else what[:59] + "…",
            places(kernel.sources or (kernel.near,) * bool(kernel.near), 1),
        ]
    )
    tip = "\n".join([*kernel.sources, f"bound by {kernel.bound}"])
    return f'label={_quoted(label)}, tooltip={_quoted(tip)}, fillcolor="{_HUE:.2f} {heat:.2f} 1.0"'


def _edges(kernel: Kernel, report: InspectReport) -> list[str]:
    known = {each.instruction: each.name for each in report.kernels}
    found = []
    for value in values.results(kernel.instruction):
        readers = dict.fromkeys(known[use.kernel] for use in value.uses if use.kernel in known)
        text = _quoted(f"{value.shape}\n{amount(value.shape.bytes, 'B')}")
        found += [f"  {_quoted(kernel.name)} -> {_quoted(reader)} [label={text}];" for reader in readers]
    return found
