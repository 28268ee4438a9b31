"""The roofline plot: what each kernel computes per byte of main memory, and how fast, under the chip's two roofs."""

from __future__ import annotations

import io
from collections.abc import Mapping, Sequence
from typing import Any

from torch2hlo.inspection import timing
from torch2hlo.inspection.groups import KernelGroup, of_kernels
from torch2hlo.inspection.report import InspectReport

# Drawn in colours that stand for those of the page, which change between light and dark.
_INK, _ROOF = "#010203", "#010204"
_COLORS = {"compute": "#010205", "memory": "#010206", "latency": "#010207"}
_NAMES = {_INK: "currentColor", _ROOF: "var(--muted)", **{color: f"var(--{name})" for name, color in _COLORS.items()}}
_SMALLEST, _LARGEST = 8, 500  # areas of points


def svg(report: InspectReport) -> str:
    """An SVG element whose text and colours follow the page's; empty where no kernel computes and has a time."""
    points = [group for group in of_kernels(report.kernels) if _speed(group) and _intensity(group)]
    peak, bandwidth = _peak(report), report.chip["bandwidth"]
    if not points or not peak or not bandwidth:
        return ""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    with mpl.rc_context({"svg.fonttype": "none", "svg.hashsalt": "roofline", "font.size": 9, "text.color": _INK}):
        figure = Figure(figsize=(8, 3.6), layout="constrained")
        axes = figure.add_subplot()
        _roofs(axes, peak, bandwidth, points)
        _points(axes, points)
        _frame(axes)
        text = io.StringIO()
        figure.savefig(text, format="svg", transparent=True, metadata={"Date": None, "Creator": None})
    drawn = text.getvalue()
    for color, name in _NAMES.items():
        drawn = drawn.replace(color, name)
    return drawn[drawn.index("<svg") :]


def _peak(report: InspectReport) -> float:
    """Of the type that most is computed in."""
    sums: dict[str, int] = {}
    for kernel in report.kernels:
        for product, count in timing.matrix_products(kernel.instruction):
            dtype = timing.operand_dtype(product)
            sums[dtype] = sums.get(dtype, 0) + count
    peak: Mapping[str, float] = report.chip["peak"]
    return peak.get(max(sums, key=lambda dtype: sums[dtype], default="f32"), peak.get("f32", 0.0))


def _intensity(group: KernelGroup) -> float:
    """Flops per byte of main memory."""
    moved = sum(kernel.spaces.get("main", 0) for kernel in group.members)
    return (group.flops or 0) / moved if moved else 0.0


def _speed(group: KernelGroup) -> float:
    return (group.flops or 0) / group.seconds if group.seconds else 0.0


def _roofs(axes: Any, peak: float, bandwidth: float, points: Sequence[KernelGroup]) -> None:
    least = min(*map(_intensity, points), peak / bandwidth) / 3
    most = max(*map(_intensity, points), peak / bandwidth) * 3
    axes.plot([least, peak / bandwidth, most], [least * bandwidth, peak, peak], color=_ROOF, linewidth=1.2)
    axes.annotate(f"{peak / 1e12:,.3g} Tflop/s", (most, peak), xytext=(0, 3), textcoords="offset points", ha="right")
    middle = (least * peak / bandwidth) ** 0.5
    axes.annotate(f"{bandwidth / 1e9:,.0f} GB/s ", (middle, middle * bandwidth), ha="right", va="bottom")


def _points(axes: Any, points: Sequence[KernelGroup]) -> None:
    longest = max(group.seconds for group in points)
    for bound, color in _COLORS.items():
        chosen = [group for group in points if group.first.bound == bound]
        axes.scatter(
            [_intensity(group) for group in chosen],
            [_speed(group) for group in chosen],
            s=[_SMALLEST + _LARGEST * group.seconds / longest for group in chosen],
            color=color,
            alpha=0.6,
            linewidths=0,
            label=f"{bound} ({len(chosen)})",
        )


def _frame(axes: Any) -> None:
    axes.set(xscale="log", yscale="log", xlabel="flop per byte of main memory", ylabel="flop/s")
    axes.legend(frameon=False, loc="lower right", markerscale=0.5)
    axes.tick_params(colors=_INK, which="both")
    axes.xaxis.label.set_color(_INK)
    axes.yaxis.label.set_color(_INK)
    axes.spines[["top", "right"]].set_visible(False)
    axes.spines[["left", "bottom"]].set_color(_ROOF)
