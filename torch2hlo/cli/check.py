"""``torch2hlo check``."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

from cyclopts import Parameter

from torch2hlo.cli import findings, output
from torch2hlo.cli.options import Flag, InputTexts
from torch2hlo.errors import ConfigError

if TYPE_CHECKING:
    from torch2hlo.checking.config import Config, ModelConfig
    from torch2hlo.checking.report import CheckReport
    from torch2hlo.checking.reproducing import Reproducer


def check(
    *models: str,
    target: str | None = None,
    compile: Flag = False,  # noqa: A002
    input: InputTexts = None,  # noqa: A002
    entry: list[str] | None = None,
    factory_arg: list[str] | None = None,
    train: Annotated[bool | None, Parameter(negative="--no-train")] = None,
    time_limit: float | None = None,
    baseline: Path | None = None,
    write_baseline: Flag = False,
    reproduce: Path | None = None,
    sarif: Path | None = None,
    github: Flag = False,
    json: Flag = False,
) -> int:
    """Find all that keeps models from being converted or from running well, each at its line.

    Args:
        models: path.py or package.module, optionally with :name; by default those that [tool.torch2hlo] in
            pyproject.toml names.
        target: Also look for what runs badly there: tpu:v5e:1x1.
        compile: Also ask the target's compiler: memory, kernels, predicted time.
        input: An input by name, as for `convert`. Again for each.
        entry: An entry point, as for `convert`. Again for each.
        factory_arg: An argument for the function that makes the model. Again for each.
        train: The mode to run the modules in.
        time_limit: Seconds for each model; 600 by default.
        baseline: A file with known findings, which don't fail the check.
        write_baseline: Make what is found now the known findings.
        reproduce: A folder for a standalone file with the smallest failing module of each model.
        sarif: Also write SARIF 2.1.0 to this file.
        github: Also print annotations for a GitHub workflow.
        json: Print one JSON document.

    """
    config, chosen = _chosen(models)
    options = {
        "inputs": tuple(input or ()),
        "entries": tuple(entry or ()),
        "factory_args": tuple(factory_arg or ()),
        "train": train,
        "target": target,
        "time_limit": time_limit,
    }
    chosen = [_with_options(each, options) for each in chosen]
    with contextlib.nullcontext() if models else contextlib.chdir(config.folder):
        reports = _checked(chosen, config, None if write_baseline else baseline, compiles=compile)
        if write_baseline:
            reports = _written(reports, baseline, config)
        made = _reproduced(chosen, reports, reproduce) if reproduce is not None else []
    if sarif is not None:
        _write_sarif(reports, sarif)
    if github or os.environ.get("GITHUB_ACTIONS") == "true":
        findings.annotate(reports)
    if json:
        output.print_json(findings.document(reports) | {"reproducers": [each.record() for each in made]})
    else:
        findings.show(reports)
        for each in made:
            print(each)
    return findings.status(reports)


def _chosen(models: tuple[str, ...]) -> tuple[Config, list[ModelConfig]]:
    """What the project says, and the models: those named here or, if none is, those that the project names.

    The settings of a model that is named here and there are the project's.
    """
    from torch2hlo.cli.torchless import need_torch

    with output.step("importing torch"):
        need_torch("check")
        from torch2hlo.checking import config as configs
    config = configs.read(Path.cwd())
    listed = configs.listed(config)
    if not models and not listed:
        raise ConfigError(
            "there is no model to check", hint='name one, or list them: [tool.torch2hlo] models = ["model.py"]'
        )
    by_name = {each.model: each for each in listed}
    return config, [by_name.get(name, configs.ModelConfig(name)) for name in models] or listed


def _with_options(model: ModelConfig, options: dict[str, Any]) -> ModelConfig:
    """What the command line says takes the place of what the project says."""
    import msgspec

    return msgspec.structs.replace(model, **{name: value for name, value in options.items() if value not in (None, ())})


def _checked(models: list[ModelConfig], config: Config, known: Path | None, *, compiles: bool) -> list[CheckReport]:
    with output.step("importing torch2hlo"):
        from torch2hlo.checking.project import check_project

    def started(model: ModelConfig) -> contextlib.AbstractContextManager[None]:
        return output.step(f"checking {model.model}")

    return check_project(models, config, compiles=compiles, known=known, started=started)


def _written(reports: list[CheckReport], file: Path | None, config: Config) -> list[CheckReport]:
    """The reports, whose findings all are known from now on."""
    from torch2hlo.checking import baseline
    from torch2hlo.checking.project import baseline_of, with_known

    if (file := file or baseline_of(config)) is None:
        raise ConfigError("there is no file for the known findings", hint="--baseline torch2hlo-baseline.json")
    found = [each for report in reports for each in report.findings]
    baseline.write(found, file)
    output.note(f"{len(found)} findings are now known: {file}")
    return with_known(reports, file)


def _write_sarif(reports: list[CheckReport], file: Path) -> None:
    import json

    from torch2hlo.checking.sarif import sarif
    from torch2hlo.errors import SaveError

    document = sarif([each for report in reports for each in report.findings], Path.cwd())
    try:
        file.write_text(json.dumps(document, indent=2) + "\n")
    except OSError as error:
        raise SaveError(f"{file} can't be written: {error.strerror}", hint="choose another path") from error


def _reproduced(models: list[ModelConfig], reports: list[CheckReport], folder: Path) -> list[Reproducer]:
    from torch2hlo.checking.reproducing import reproduced

    with output.step("bisecting"):
        return [
            made for model, report in zip(models, reports, strict=True) for made in reproduced(model, report, folder)
        ]
