"""A report as one HTML page that needs nothing else: no network, no other file."""

from __future__ import annotations

from importlib import resources
from typing import TYPE_CHECKING, Any

from torch2hlo.compilation import unusual
from torch2hlo.errors import MissingPackageError
from torch2hlo.inspection import groups, words
from torch2hlo.inspection.report import InspectReport

if TYPE_CHECKING:
    from jinja2 import Template

_LIVE, _LINES = 30, 60  # rows


def render(report: InspectReport) -> str:
    """The page.

    Raises:
        MissingPackageError: jinja2 or matplotlib is not installed.

    """
    return _template().render(
        report=report,
        options=unusual(report.options),
        total=report.total_seconds,
        roofline=_roofline(report),
        findings=groups.of_findings(report.not_fused),
        memory=_memory(report),
        live=groups.of_live(report.memory.live)[:_LIVE],
        lines=report.lines[:_LINES],
        words=words,
    )


def _template() -> Template:
    try:
        from jinja2 import Environment, StrictUndefined
    except ImportError as error:
        raise _missing() from error
    environment = Environment(autoescape=True, trim_blocks=True, lstrip_blocks=True, undefined=StrictUndefined)
    return environment.from_string(resources.files(__package__).joinpath("page.html").read_text("utf-8"))


def _roofline(report: InspectReport) -> str:
    try:
        from torch2hlo.inspection import roofline

        return roofline.svg(report)
    except ImportError as error:
        raise _missing() from error


def _missing() -> MissingPackageError:
    return MissingPackageError("the page needs jinja2 and matplotlib", hint="pip install 'torch2hlo[html]'")


def _memory(report: InspectReport) -> list[dict[str, Any]]:
    """What the peak is made of, each with its part of the larger of peak and chip."""
    memory = report.memory
    whole = max(memory.peak, memory.available) or 1
    parts = {
        "arguments": memory.arguments,
        "outputs": memory.outputs - memory.aliased,
        "temporaries": memory.temporaries,
        "code": memory.code,
    }
    return [{"name": name, "bytes": size, "part": size / whole} for name, size in parts.items() if size]
