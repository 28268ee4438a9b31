"""Files for Model Explorer (ai-edge-model-explorer): a graph under the model's modules, and our numbers over it."""

from __future__ import annotations

import json
from typing import Any

from torch2hlo.inspection import values
from torch2hlo.inspection.kernels import Kernel
from torch2hlo.inspection.report import InspectReport
from torch2hlo.inspection.words import amount, places, seconds

_COLD, _WARM = "#ffffff", "#e8590c"


def files(report: InspectReport) -> dict[str, str]:
    """File name → text: ``graph.json`` and an overlay each for time and bytes.

    ``model-explorer graph.json`` shows the graph; "Load data" there takes the others.
    """
    known = {kernel.instruction: kernel.name for kernel in report.kernels}
    incoming: dict[str, list[dict[str, str]]] = {name: [] for name in known.values()}
    for kernel in report.kernels:
        for place, value in enumerate(values.results(kernel.instruction)):
            edge = {"sourceNodeId": kernel.name, "sourceNodeOutputId": str(place), "targetNodeInputId": "0"}
            for reader in dict.fromkeys(known[use.kernel] for use in value.uses if use.kernel in known):
                incoming[reader].append(edge)
    nodes = [_node(kernel, incoming[kernel.name]) for kernel in report.kernels]
    graph = {"label": f"{report.entry} on {report.target}", "graphs": [{"id": report.entry, "nodes": nodes}]}
    return {
        "graph.json": json.dumps(graph, indent=1),
        "microseconds.json": _overlay(report, {k.name: 1e6 * k.seconds for k in report.kernels if k.seconds}),
        "bytes.json": _overlay(report, {kernel.name: kernel.bytes for kernel in report.kernels}),
    }


def _node(kernel: Kernel, incoming: list[dict[str, str]]) -> dict[str, Any]:
    about = {
        "operations": " ".join(kernel.ops),
        "shape": kernel.shape,
        "time": seconds(kernel.seconds) + (", modelled" if kernel.modelled else ""),
        "bytes": amount(kernel.bytes, "B"),
        "flops": amount(kernel.flops, "flop"),
        "bound": kernel.bound,
        "trips": "?" if kernel.trips is None else str(kernel.trips),
        "lines": places(kernel.sources, len(kernel.sources)),
    }
    return {
        "id": kernel.name,
        "label": kernel.name,
        "namespace": (kernel.modules[-1] if kernel.modules else "").replace(".", "/"),
        "attrs": [{"key": key, "value": value} for key, value in about.items() if value],
        "incomingEdges": incoming,
    }


def _overlay(report: InspectReport, numbers: dict[str, float]) -> str:
    gradient = [{"stop": 0, "bgColor": _COLD}, {"stop": 1, "bgColor": _WARM}]
    results = {name: {"value": value} for name, value in numbers.items()}
    return json.dumps({report.entry: {"results": results, "gradient": gradient}}, indent=1)
