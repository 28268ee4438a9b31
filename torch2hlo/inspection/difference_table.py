"""A comparison as text for a terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from torch2hlo.compilation import unusual
from torch2hlo.inspection.comparison import Delta, DiffReport, KernelChange, LineChange
from torch2hlo.inspection.table import cut, grid
from torch2hlo.inspection.words import amount, counted, place, places, seconds

_SIGNS = {"appeared": ("+", "green"), "vanished": ("-", "red"), "changed": ("~", "yellow")}


def render(report: DiffReport, top: int = 12) -> RenderableType:
    """Totals, what changed, and budgets; of each list the ``top`` first."""
    parts: list[RenderableType] = [
        Text.assemble((_side(report.before), "bold"), "  →  ", (_side(report.after), "bold"))
    ]
    parts.append(Padding(_totals(report), (0, 0, 0, 2)))
    if report.versions:
        changed = [f"{name} {old or 'none'} → {new or 'none'}" for name, (old, new) in report.versions.items()]
        parts.append(Text("  " + ", ".join(changed)))
    sections: dict[str, tuple[int, Callable[[], Table]]] = {
        "Kernels": (len(report.kernels), lambda: _kernels(report.kernels[:top])),
        "Lines": (len(report.lines), lambda: _lines(report.lines[:top])),
        "Not fused any more": (len(report.not_fused), lambda: _findings(report.not_fused[:top])),
        "Fused now": (len(report.fused), lambda: _findings(report.fused[:top])),
    }
    for title, (count, make) in sections.items():
        if count:
            shown = f", the first {top} of {count}" if count > top else ""
            parts += [Text(), Text(title + shown, style="bold"), Padding(make(), (0, 0, 0, 2))]
    if not any(count for count, _ in sections.values()):
        parts.append(Text("  nothing changed", "green"))
    return Group(*parts, *_budgets(report))


def _side(settings: Mapping[str, Any]) -> str:
    others = unusual(settings.get("options") or {})
    return " ".join([f"{settings.get('entry')} on {settings.get('target')}", *others])


_UNITS: dict[str, Callable[[float | None], str]] = {
    "seconds": seconds,
    "unknown": lambda value: counted(round(value or 0), "kernel"),
    "kernels": lambda value: "?" if value is None else f"{value:,.0f}",
    "bytes": lambda value: amount(value, "B"),
    "flops": lambda value: amount(value, "flop"),
    "memory": lambda value: amount(value, "B"),
    "temporaries": lambda value: amount(value, "B"),
}


def _totals(report: DiffReport) -> Table:
    table = grid(("", "before", "after", "change"), flexible="change")
    for name, delta in report.totals.items():
        if delta.before or delta.after:
            unit = _UNITS[name]
            table.add_row(name, unit(delta.before), unit(delta.after), _change(delta, unit, cost=name != "flops"))
    return table


def _change(delta: Delta, unit: Callable[[float | None], str], *, cost: bool = True) -> Text:
    """``+1.2 ms, +3.4 %``: more is worse, where it is a cost."""
    if not delta.change:
        return cut(("=", "dim"))
    sign = "+" if delta.change > 0 else "-"
    part = "" if delta.part is None else f", {100 * delta.part:+.1f} %"
    color = "" if not cost else "red" if delta.change > 0 else "green"
    return cut((f"{sign}{unit(abs(delta.change))}{part}", color))


def _kernels(changes: tuple[KernelChange, ...]) -> Table:
    table = grid(("", "time", "bytes", "from", "kernel"), flexible="kernel")
    for change in changes:
        sign, color = _SIGNS[change.kind]
        names = dict.fromkeys(name for name in (change.before, change.after) if name)
        table.add_row(
            Text(sign, color),
            _change(change.seconds, seconds),
            _change(change.bytes, lambda value: amount(value, "B")),
            Text(places(change.sources, 1), "cyan"),
            cut(" → ".join(names), (f"  {change.what}", "dim")),
        )
    return table


def _lines(changes: tuple[LineChange, ...]) -> Table:
    table = grid(("time", "bytes", "kernels", "line"), flexible="line")
    for change in changes:
        table.add_row(
            _change(change.seconds, seconds),
            _change(change.bytes, lambda value: amount(value, "B")),
            _change(change.kernels, _UNITS["kernels"]),
            cut((place(change.source), "cyan")),
        )
    return table


def _findings(found: tuple[Mapping[str, Any], ...]) -> Table:
    table = grid(("size", "kind", "from", "what"), flexible="what")
    for each in found:
        size, where = amount(each["bytes"], "B"), places(tuple(each["sources"]), 2)
        table.add_row(size, Text(each["kind"], "yellow"), Text(where, "cyan"), cut((each["why"], "dim")))
    return table


def _budgets(report: DiffReport) -> list[Text]:
    lines = []
    for budget in report.budgets:
        unit = _UNITS[budget.name]
        verdict = ("within", "green") if budget.ok else ("over", "bold red")
        about = f" the budget of {budget.asked} for {budget.name}: {unit(budget.value)}, at most {unit(budget.limit)}"
        lines.append(Text.assemble(verdict, about))
    return [Text(), *lines] if lines else []
