"""``torch2hlo inspect``."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from torch2hlo.cli import output
from torch2hlo.cli.options import Attention, Flag, InputTexts, Precision, Top, XlaFlags, xla_flags
from torch2hlo.cli.programs import Given, opened

if TYPE_CHECKING:
    from torch2hlo.inspection.report import InspectReport


def inspect(
    program: str,
    /,
    *,
    target: Annotated[str, Parameter(name=["--target", "-t"])] = "cpu",
    entry: list[str] | None = None,
    input: InputTexts = None,  # noqa: A002
    factory_arg: list[str] | None = None,
    precision: Precision = "default",
    attention: Attention = "kernel",
    narrow: Flag = False,
    flag: XlaFlags = None,
    devices: int = 1,
    why: str | None = None,
    measure: Flag = False,
    html: Path | None = None,
    graph: Path | None = None,
    explorer: Path | None = None,
    top: Top = 12,
    json: Flag = False,
) -> None:
    """Show what a target's compiler makes of a program: kernels, time, memory, what did not fuse, and your lines.

    Args:
        program: A folder that `convert` wrote, or a model as `convert` takes it.
        target: For which machine; it need not be here: cpu, tpu:v5e:1x1; see `torch2hlo targets`.
        entry: Which entry point; of a model, NAME=METHOD as for `convert`, the first of which is shown.
        input: Of a model: an input by name, as for `convert`.
        factory_arg: Of a model: an argument for the function that makes it, as for `convert`.
        precision: Of matrix products and convolutions.
        attention: By the target's own kernel where it has a good one, or by plain operations.
        narrow: Compute 64-bit integers that provably fit in 32 bits in 32 bits; results stay the same.
        flag: A flag of XLA's, for example xla_backend_optimization_level=0. Again for each.
        devices: How many devices run it together.
        why: Explain one place: a kernel or operation by its name, or a line, model.py:12.
        measure: Run it here, and show the kernels' real times beside the estimates.
        html: Write one page with everything to this file.
        graph: Write the kernels and what flows between them to this file, for graphviz.
        explorer: Write a graph and our numbers to this folder, for Model Explorer.
        top: How many rows of each table are shown.
        json: Print one JSON document.

    """
    loaded, name = opened(Given(program, input or [], entry or [], factory_arg or []))
    with output.step(f"compiling for {target}"):
        from torch2hlo.inspection import report as reports

        report = reports.inspect(
            loaded,
            target,
            entry=name,
            precision=precision,
            attention=attention,
            narrow=narrow,
            flags=xla_flags(flag),
            devices=devices,
        )
    if measure:
        with output.step(f"running on {target}"):
            from torch2hlo.inspection import measuring

            report = measuring.measured(report, loaded)
    _write(report, html, graph, explorer)
    _show(report, why, top, json=json)


def _write(report: InspectReport, html: Path | None, graph: Path | None, explorer: Path | None) -> None:
    if html is not None:
        from torch2hlo.inspection import page

        output.write(html, page.render(report))
    if graph is not None:
        from torch2hlo.inspection import graphs

        output.write(graph, graphs.dot(report))
    if explorer is not None:
        from torch2hlo.inspection import explorer as explorers

        for name, text in explorers.files(report).items():
            output.write(explorer / name, text)


def _show(report: InspectReport, why: str | None, top: int, *, json: bool) -> None:
    from torch2hlo.inspection import explanation, table

    if json:
        output.print_json(report.to_json() if why is None else explanation.data(report, why))
        return
    width = output.width()
    output.show(table.render(report, top, width) if why is None else explanation.render(report, why))
