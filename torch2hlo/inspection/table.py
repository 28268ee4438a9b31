"""A report as text for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from torch2hlo.inspection import groups
from torch2hlo.inspection.attribution import ModuleCost
from torch2hlo.inspection.kernels import Kernel
from torch2hlo.inspection.memory import MemoryReport
from torch2hlo.inspection.report import InspectReport
from torch2hlo.inspection.words import amount, counted, few, percent, place, places, seconds

_BAR, _BAR_WIDTH = "█", 10
_BOUND = {"compute": "green", "memory": "yellow", "latency": "red", "unknown": "magenta"}
_WIDE = 120
_LEAST, _BRANCHES = 0.01, 4  # share of the time below which a module is left out, and how many are shown of one


def render(report: InspectReport, top: int = 12, width: int = 160) -> RenderableType:
    """The whole report for a terminal of so many columns; of each list the ``top`` first."""
    parts: list[RenderableType] = [_headline(report), _memory(report.memory)]
    for title, content in _sections(report, top, narrow=width < _WIDE):
        parts += [Text(), Text(title, style="bold"), Padding(content, (0, 0, 0, 2))]
    return Group(*parts, Text(), _legend(report))


def _sections(report: InspectReport, top: int, *, narrow: bool) -> Iterator[tuple[str, RenderableType]]:
    kinds = groups.of_kernels(report.kernels)
    yield f"Kernels{_shown(top, kinds)}", _kernels(report, kinds[:top], narrow=narrow)
    yield f"Lines{_shown(top, report.lines)}", _lines(report, top)
    yield "Modules", _modules(report.modules, report.total_seconds)
    if report.not_fused:
        found = groups.of_findings(report.not_fused)
        yield f"Not fused{_shown(top, found)}", _not_fused(found[:top])
    if report.memory.live:
        live = groups.of_live(report.memory.live)
        yield f"Temporaries alive at the peak, at {report.memory.at}{_shown(top, live)}", _live(live[:top])


def _shown(top: int, found: Sequence[object]) -> str:
    return f", the first {top} of {len(found)} kinds" if len(found) > top else ""


def _headline(report: InspectReport) -> Text:
    parts = report.parts
    text = Text.assemble(
        (f"{report.entry} on {report.target}", "bold"),
        "  predicted ",
        (seconds(report.total_seconds), "bold cyan"),
        f"  {counted(len(report.kernels), 'kernel')}, {amount(report.bytes, 'B')}, {amount(report.flops, 'flop')}\n",
        (f"  {seconds(parts.compiler)} by the compiler's cycles, {seconds(parts.modelled)} by our model", "dim"),
    )
    if report.measured_seconds is not None:
        text.append(f"; measured {seconds(report.measured_seconds)}", "cyan")
    if parts.hidden:
        text.append(f", {seconds(parts.hidden)} of transfers hidden behind kernels", "dim")
    if parts.unknown:
        text.append(f"; not counted, since unknown: {few(parts.unknown)}", "magenta")
    if parts.unknown_trips:
        text.append(f"; counted as one round: {few(parts.unknown_trips)}", "magenta")
    return text


def _memory(memory: MemoryReport) -> Text:
    parts = {
        "arguments": memory.arguments,
        "outputs": memory.outputs - memory.aliased,
        "temporaries": memory.temporaries,
        "code": memory.code,
    }
    held = ", ".join(f"{name} {amount(size, 'B')}" for name, size in parts.items() if size)
    text = Text(f"  memory {amount(memory.peak, 'B')}: {held}")
    if not memory.fits:
        text.append(f" — {amount(memory.missing, 'B')} more than the chip has", "bold red")
    elif memory.available:
        text.append(f" — fits in {amount(memory.available, 'B')}", "green")
    return text


def grid(titles: Sequence[str], flexible: str) -> Table:
    """Columns of text that is never wrapped; the ``flexible`` one is cut where the terminal is too narrow."""
    table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
    for title in titles:
        table.add_column(title, justify="right" if title in _NUMBERS else "left", no_wrap=title != flexible)
    return table


_NUMBERS = {"time", "measured", "share", "size", "trips", "bytes", "flop", "of bound", "kernels", "count"}


def cut(*parts: str | tuple[str, str]) -> Text:
    """Text that is cut at the end where its column is too narrow."""
    text = Text.assemble(*parts)
    text.no_wrap, text.overflow = True, "ellipsis"
    return text


def _kernels(report: InspectReport, kinds: Sequence[groups.KernelGroup], *, narrow: bool) -> Table:
    """Columns that say nothing, or that a narrow terminal has no place for, are left out."""
    dull = {
        "": narrow,
        "flop": narrow,
        "trips": all(group.first.trips == 1 for group in kinds),
        "count": all(group.count == 1 for group in kinds),
        "measured": report.measured_seconds is None,
    }
    titles = ("time", "measured", "share", "", "trips", "bytes", "flop", "of bound", "count", "kernel", "from")
    shown = [title for title in titles if not dull.get(title, False)]
    table = grid(shown, flexible="from")
    for group in kinds:
        cells = _kernel_cells(group, report.total_seconds)
        table.add_row(*(cells[title] for title in shown))
    return table


def _kernel_cells(group: groups.KernelGroup, total: float) -> dict[str, str | Text]:
    kernel, share = group.first, group.seconds / total if total else 0.0
    return {
        "time": seconds(None if kernel.seconds is None else group.seconds) + ("~" if kernel.modelled else " "),
        "measured": seconds(group.measured),
        "share": percent(share),
        "": _bar(share),
        "trips": "?" if kernel.trips is None else str(kernel.trips),
        "bytes": amount(group.bytes, "B"),
        "flop": amount(group.flops, ""),
        "of bound": Text(_bound(kernel), _BOUND[kernel.bound]),
        "count": f"{group.count} ×" if group.count > 1 else "",
        "kernel": _title(kernel),
        "from": _from(kernel),
    }


def _bound(kernel: Kernel) -> str:
    return kernel.bound if kernel.efficiency is None else f"{min(kernel.efficiency, 1):.0%} {kernel.bound}"


def _title(kernel: Kernel) -> Text:
    kind = kernel.detail if kernel.kind == "custom-call" else kernel.kind
    return Text.assemble(kernel.name, (f"  {kind}" + (f" of {len(kernel.ops)}" if len(kernel.ops) > 1 else ""), "dim"))


def _from(kernel: Kernel) -> Text:
    if kernel.sources:
        return cut((places(kernel.sources, 1), "cyan"))
    return cut((f"near {place(kernel.near)}" if kernel.near else "the compiler", "dim"))


def _bar(share: float) -> Text:
    return Text(_BAR * round(share * _BAR_WIDTH), "blue")


def _lines(report: InspectReport, top: int) -> Table:
    table = grid(("time", "share", "", "kernels", "line", "code"), flexible="code")
    for line in report.lines[:top]:
        share = line.seconds / report.total_seconds if report.total_seconds else 0.0
        where = Text(place(line.source), "cyan")
        used = str(len(line.kernels))
        table.add_row(seconds(line.seconds), percent(share), _bar(share), used, where, cut((line.code, "dim")))
    return table


def _modules(root: ModuleCost, total: float) -> Tree:
    def label(module: ModuleCost) -> Text:
        share = module.seconds / total if total else 0.0
        return Text.assemble(
            (f"{percent(share):>7} ", "bold" if share >= 0.1 else ""),
            f"{module.name}",
            (f"  {seconds(module.seconds)}, {counted(len(module.kernels), 'kernel')}", "dim"),
        )

    def grow(tree: Tree, module: ModuleCost) -> None:
        large = [child for child in module.children if child.seconds >= _LEAST * total]
        for child in large[:_BRANCHES]:
            grow(tree.add(label(child)), child)
        if rest := large[_BRANCHES:]:
            share = sum(child.seconds for child in rest) / total
            tree.add(Text(f"{percent(share):>7} {few(tuple(child.name for child in rest), 8)}", "dim"))

    tree = Tree(label(root), guide_style="dim")
    grow(tree, root)
    return tree


def _not_fused(found: Sequence[groups.FindingGroup]) -> Table:
    table = grid(("time", "size", "count", "kind", "from", "what"), flexible="what")
    for group in found:
        finding = group.first
        table.add_row(
            seconds(group.seconds) if group.seconds else "",
            amount(finding.bytes, "B") if finding.bytes else "",
            f"{group.count} ×" if group.count > 1 else "",
            Text(finding.kind, "yellow"),
            Text(places(finding.sources, 1), "cyan"),
            cut(finding.name, (f"  {finding.shape}: {finding.why}", "dim")),
        )
    return table


def _live(found: Sequence[groups.LiveGroup]) -> Table:
    table = grid(("size", "count", "from", "made by", "type"), flexible="type")
    for group in found:
        count = f"{group.count} ×" if group.count > 1 else ""
        where = Text(place(group.first.source), "cyan")
        table.add_row(amount(group.bytes, "B"), count, where, group.first.name, cut(group.first.shape))
    return table


def _legend(report: InspectReport) -> Text:
    words = (
        "~ modelled by us, a lower bound · of bound: the part of the time that the chip's peak or bandwidth alone would"
        " take; latency: neither explains it (vector units, starting, waiting)"
    )
    if report.chip.get("nominal"):
        words += "\nThis machine's peak and bandwidth are guessed: good for shares, not for seconds."
    return Text(words, "dim")
