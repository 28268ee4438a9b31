"""The smallest module of a model that fails by itself, in a file of its own."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from torch import nn
from torch.utils import _pytree as pytree

from torch2hlo.checking.checks import check
from torch2hlo.checking.config import Config, ModelConfig
from torch2hlo.checking.findings import Finding
from torch2hlo.checking.named import check_named, found
from torch2hlo.checking.report import CheckReport
from torch2hlo.checking.stand_ins import filled
from torch2hlo.checking.survey import survey
from torch2hlo.checking.written import NotWritableError, Written
from torch2hlo.errors import SaveError


@dataclass(frozen=True)
class Reproducer:
    """A file that shows a problem, or why there is none.

    Attributes:
        finding: the problem.
        module: the path of the module that is in the file.
        file: where it is; None if it could not be written.
        reason: why not, or what the file does not show.

    """

    finding: Finding
    module: str
    file: Path | None
    reason: str = ""

    def record(self) -> dict[str, str]:
        """As plain data."""
        file = str(self.file) if self.file is not None else ""
        return {"code": self.finding.code, "module": self.module, "file": file, "reason": self.reason}

    def __str__(self) -> str:
        what = f"{self.finding.code} in {self.module or 'the root module'}"
        place = str(self.file) if self.file is not None else "not reproduced"
        return f"{what}: {place}{f' ({self.reason})' if self.reason else ''}"


def reproduced(model: ModelConfig, report: CheckReport, folder: Path) -> list[Reproducer]:
    """Write a file for each failing module of a model; the smallest ones that fail by themselves.

    Raises:
        SaveError: the folder can't be written.

    """
    problems = {(problem.code, problem.module): problem for problem in report.errors}
    if not problems:
        return []
    with found(model, lambda _: None) as loaded:
        if loaded.entries:
            call, args, kwargs = next(iter(loaded.entries.values()))
        else:
            call, args, kwargs = loaded.target, loaded.args, loaded.kwargs
        calls = survey(call, args, kwargs).calls
        calls[""] = (args, kwargs)
        made = [_reproducer(problem, call, calls, folder, model.model) for problem in problems.values()]
    return list({(each.file, each.reason): each for each in made}.values())


def _reproducer(problem: Finding, root: Any, calls: dict[str, tuple[Any, Any]], folder: Path, name: str) -> Reproducer:
    for path in _outwards(problem.module):
        module = root.get_submodule(path) if isinstance(root, nn.Module) else root
        if path not in calls:
            continue
        args, kwargs = _anonymous(calls[path])
        if path and not _fails(problem, check(module, args, kwargs)):
            continue
        return _write(problem, path, module, (args, kwargs), folder, name)
    return Reproducer(problem, problem.module, None, "it does not fail in a module alone")


def _outwards(path: str) -> Iterator[str]:
    """The path, its parent, … and the root."""
    while path:
        yield path
        path = path.rpartition(".")[0]
    yield ""


def _anonymous(call: tuple[Any, Any]) -> Any:
    """Inputs of the same types, with other values."""

    def other(value: Any) -> Any:
        if not isinstance(value, torch.Tensor):
            return value
        like = filled(value, 0)
        return torch.rand(like.shape).to(like.dtype) if like.dtype.is_floating_point else like

    return pytree.tree_map(other, call)


def _fails(problem: Finding, report: CheckReport) -> bool:
    return any((found.code, found.line) == (problem.code, problem.line) for found in report.errors)


def _write(problem: Finding, path: str, module: Any, call: Any, folder: Path, name: str) -> Reproducer:
    title = f"{problem.code} in {path or 'the whole model'}: a standalone example.\n\ntorch2hlo check THIS_FILE.py\n"
    target = module if isinstance(module, nn.Module) else getattr(module, "__self__", module)
    try:
        text = Written().file(title, target, *call)
    except (NotWritableError, RecursionError) as error:
        return Reproducer(problem, path, None, str(error))
    file = folder / f"{Path(name.partition(':')[0]).stem}_{path.replace('.', '_') or 'model'}_{problem.code}.py"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    except OSError as error:
        raise SaveError(f"{file} can't be written: {error.strerror}", hint="choose another folder") from error
    shown = check_named(ModelConfig(str(file)), Config())
    if not any(found.code == problem.code for found in shown.errors):
        codes = ", ".join(found.code for found in shown.errors) or "nothing"
        with contextlib.suppress(OSError):
            file.unlink()
        return Reproducer(problem, path, None, f"alone, it shows {codes}")
    return Reproducer(problem, path, file)
