"""Every fault of a set of broken models is found, at its line, and nothing else is."""

import inspect
import re

import pytest

from tests.checking import broken
from torch2hlo.checking.checks import check

FAULT = re.compile(r"# fault: (.*)")


def faults(module):
    """(line, code) of each fault that the source of the module's classes names."""
    expected = set()
    classes = {type(part) for part in module.modules()} | {getattr(type(module), "helper", type(module))}
    for cls in {cls for cls in classes if cls.__module__ == broken.__name__}:
        lines, first = inspect.getsourcelines(cls)
        for number, line in enumerate(lines, first):
            if match := FAULT.search(line):
                expected |= {(number, code.strip()) for code in match[1].split(",")}
    return expected


@pytest.mark.parametrize("name", broken.MODELS)
def test_all_faults_are_found_and_no_others(name):
    module, args = broken.MODELS[name]
    report = check(module, args, **broken.OPTIONS.get(name, {}))
    assert {(found.line, found.code) for found in report.findings} == faults(module)
    assert all(found.file == broken.__file__ for found in report.findings)
