"""For projects that test with pytest: ``hlo_snapshot``, ``fusion_budget``, and ``--torch2hlo-check``.

pytest loads it by itself where torch2hlo is installed; nothing heavy is imported before a test asks for it.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

    from torch2hlo.checking.config import Config, ModelConfig
    from torch2hlo.checking.report import CheckReport

_FOLDER = "__hlo__"


def pytest_addoption(parser: pytest.Parser) -> None:
    """The options ``--hlo-update`` and ``--torch2hlo-check``."""
    group = parser.getgroup("torch2hlo")
    group.addoption("--hlo-update", action="store_true", help="write the StableHLO of hlo_snapshot anew")
    group.addoption(
        "--torch2hlo-check",
        action="store_true",
        help="a test for each model in [tool.torch2hlo] of the pyproject.toml files that are given",
    )


@pytest.fixture
def hlo_snapshot(request: pytest.FixtureRequest) -> Callable[..., None]:
    """``hlo_snapshot(program)``, or ``hlo_snapshot(module, args, kwargs)``: StableHLO is as in the stored file.

    The text has no lines and no names of the model, so that renaming, moving or commenting code changes nothing. The
    files are in ``__hlo__`` beside the test, one for each test and ``name``; ``pytest --hlo-update`` writes them.
    """
    folder = Path(request.path).parent / _FOLDER / Path(request.path).stem
    update = bool(request.config.getoption("--hlo-update"))

    def compare(
        module: Any, args: tuple[Any, ...] = (), kwargs: dict[str, Any] | None = None, *, name: str = ""
    ) -> None:
        for entry, text in _texts(module, args, kwargs).items():
            parts = [request.node.name, name, entry if entry != "forward" else ""]
            title = re.sub(r"[^\w.-]+", "_", ".".join(filter(None, parts))).strip("_")
            file = folder / f"{title}.mlir"
            if update:
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(text)
            _compare(text, file)

    return compare


def _texts(module: Any, args: tuple[Any, ...], kwargs: dict[str, Any] | None) -> dict[str, str]:
    from torch2hlo import api, mlir
    from torch2hlo.program import Program

    program = module if isinstance(module, Program) else api.convert(module, args, kwargs)
    return {name: mlir.to_plain_text(entry.module) for name, entry in program.entries.items()}


def _compare(text: str, file: Path) -> None:
    if not file.is_file():
        pytest.fail(f"there is no {file}: pytest --hlo-update writes it", pytrace=False)
    stored = file.read_text()
    if stored != text:
        lines = difflib.unified_diff(stored.splitlines(), text.splitlines(), str(file), "now", lineterm="", n=2)
        pytest.fail("StableHLO has changed; pytest --hlo-update accepts it\n" + "\n".join(lines), pytrace=False)


@pytest.fixture
def fusion_budget() -> Callable[..., Any]:
    """``fusion_budget(program, target="tpu:v5e:1x1", kernels=40)``: what the compiled program may cost.

    A module with ``args`` and ``kwargs`` is converted first. Limits: ``kernels`` in one call, ``bytes`` moved to and
    from main memory, predicted ``milliseconds``. The report of `torch2hlo.inspect` is returned.
    """

    def within(
        module: Any,
        args: tuple[Any, ...] = (),
        kwargs: dict[str, Any] | None = None,
        *,
        target: str = "cpu",
        entry: str | None = None,
        **limits: float,
    ) -> Any:
        from torch2hlo import api
        from torch2hlo.checking.budgets import costs, over
        from torch2hlo.inspection.report import inspect
        from torch2hlo.program import Program

        program = module if isinstance(module, Program) else api.convert(module, args, kwargs)
        report = inspect(program, target, entry=entry)
        if exceeded := over(costs(report), limits):
            pytest.fail(f"on {target}: {'; '.join(exceeded)}", pytrace=False)
        return report

    return within


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.File | None:
    """With ``--torch2hlo-check``, the models of a project are tests."""
    if parent.config.getoption("--torch2hlo-check") and file_path.name == "pyproject.toml":
        return _Project.from_parent(parent, path=file_path)
    return None


class _Project(pytest.File):
    """The models that a pyproject.toml names."""

    def collect(self) -> Iterator[pytest.Item]:
        from torch2hlo.checking import config as configs

        config = configs.read(self.path.parent)
        for model in configs.listed(config):
            yield _Model.from_parent(self, name=model.model, model=model, settings=config)


class _Model(pytest.Item):
    """One model: it fails with what `torch2hlo check` says of it."""

    def __init__(self, *, model: ModelConfig, settings: Config, **more: Any) -> None:
        super().__init__(**more)
        self._model, self._settings = model, settings

    def runtest(self) -> None:
        from torch2hlo.checking.project import check_project

        (report,) = check_project([self._model], self._settings)
        self.add_report_section("call", "torch2hlo", _said(report))
        self.user_properties.append(("convertible_fraction", report.convertible_fraction))
        if not report.ok:
            raise _NotRightError(_said(report))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        if isinstance(excinfo.value, _NotRightError):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, f"torch2hlo check {self.name}"


class _NotRightError(Exception):
    """A check found errors."""


def _said(report: CheckReport) -> str:
    return "\n\n".join(str(found) for found in report.findings if not found.known) or "nothing found"
