"""``[tool.torch2hlo]`` in pyproject.toml: which models to check, for what, and how strictly."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from torch2hlo.checking.findings import RULES, SEVERITIES, Finding, error_classes
from torch2hlo.errors import ConfigError

OFF = "off"


class Budget(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """What a model may cost; None: no limit. The last three need its compiler, of the target or of this cpu.

    Attributes:
        operations: in the captured graph.
        convertible_fraction: at least this share must convert.
        kernels: launched in one call.
        bytes: moved to and from main memory in one call.
        milliseconds: predicted for one call.

    """

    operations: int | None = None
    convertible_fraction: float | None = None
    kernels: int | None = None
    bytes: float | None = None
    milliseconds: float | None = None

    @property
    def compiled(self) -> dict[str, float | None]:
        """The limits of what only the compiler can tell."""
        return {"kernels": self.kernels, "bytes": self.bytes, "milliseconds": self.milliseconds}


class ModelConfig(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """One model: ``path.py`` or ``package.module``, optionally with ``:name``, and what `torch2hlo check` takes."""

    model: str
    inputs: tuple[str, ...] = ()
    factory_args: tuple[str, ...] = ()
    entries: tuple[str, ...] = ()
    train: bool | None = None
    target: str | None = None
    time_limit: float | None = None
    budget: Budget = Budget()


class Config(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    """All of ``[tool.torch2hlo]``.

    Attributes:
        models: what is checked when the command line names none.
        target: for all of them, unless a model says otherwise.
        time_limit: seconds for each model.
        baseline: a file with known findings.
        severities: code → ``error``, ``warning``, ``note`` or ``off``.
        folder: where pyproject.toml is: models and files are named from there.

    """

    models: tuple[ModelConfig | str, ...] = ()
    target: str | None = None
    time_limit: float | None = None
    baseline: str | None = None
    severities: dict[str, str] = {}
    folder: str = "."


def read(start: Path) -> Config:
    """The nearest pyproject.toml at or above ``start`` that has such a table; the defaults where there is none.

    Raises:
        ConfigError: it can't be understood.

    """
    for folder in (start, *start.parents):
        file = folder / "pyproject.toml"
        if file.is_file() and (table := _table(file)) is not None:
            return _checked(table, file)
    return Config()


def _table(file: Path) -> Any:
    try:
        return msgspec.toml.decode(file.read_bytes()).get("tool", {}).get("torch2hlo")
    except (msgspec.DecodeError, AttributeError, UnicodeDecodeError) as error:
        raise ConfigError(f"{file} is not TOML: {error}", hint="python -m tomllib shows the place") from error


def _checked(table: Any, file: Path) -> Config:
    try:
        config = msgspec.convert({**table, "folder": str(file.parent)}, Config)
    except msgspec.ValidationError as error:
        text = str(error).replace("Object", "the table").replace("$", "tool.torch2hlo")
        raise ConfigError(f"{file}: {text}", hint="docs/check.md has every key") from error
    codes = {kind.code for kind in error_classes()} | RULES.keys()
    wrong = [f"there is no code {code!r}" for code in config.severities if code not in codes]
    levels = (*SEVERITIES, OFF)
    wrong += [f"{c} can't be {level!r}" for c, level in config.severities.items() if level not in levels]
    if wrong:
        raise ConfigError(f"{file}: severities: {'; '.join(wrong)}", hint=f"a code is one of {', '.join(levels)}")
    return config


def listed(config: Config) -> list[ModelConfig]:
    """The models of a project, with all that they say."""
    return [ModelConfig(each) if isinstance(each, str) else each for each in config.models]


def with_severities(findings: Iterable[Finding], severities: dict[str, str]) -> list[Finding]:
    """The findings as severe as the project says; without those that are ``off``."""
    changed = [replace(found, severity=severities.get(found.code, found.severity)) for found in findings]
    return [found for found in changed if found.severity != OFF]
