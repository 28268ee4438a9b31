"""One small model, compiled for the CPU, that several tests look at."""

from pathlib import Path

import pytest
import torch

import torch2hlo
from tests.inspection import models


@pytest.fixture(scope="session")
def program():
    return torch2hlo.convert(models.Sorted().eval(), (torch.ones(64, 256),))


@pytest.fixture(scope="session")
def report(program):
    return torch2hlo.inspect(program, "cpu", cache_dir=None)


def line_of(text: str) -> str:
    """The ``file:line`` of `models.py` that has ``text``."""
    file = Path(models.__file__)
    (found,) = (number for number, code in enumerate(file.read_text().splitlines(), 1) if text in code)
    return f"{file}:{found}"
