"""The wheel holds the package whole, and nothing beside it."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = ["LICENSE", "README.md", "pyproject.toml", "passes", "targets", "torch2hlo"]


def python_files(folder, package):
    """The modules under ``folder`` by the name that they have in a wheel; links are not followed."""
    for parent, _, files in os.walk(folder):
        inside = Path(package) / Path(parent).relative_to(folder)
        yield from ((inside / file).as_posix() for file in files if file.endswith(".py"))


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """The names in a wheel built from a copy: building leaves files behind, and picks old ones up."""
    copy = tmp_path_factory.mktemp("checkout")
    for name in SOURCES:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, copy / name, symlinks=True)
        else:
            shutil.copy(ROOT / name, copy / name)
    build = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--no-build-isolation", "--no-index"]
    result = subprocess.run([*build, "-w", "dist", "."], cwd=copy, capture_output=True, text=True)
    assert result.returncode == 0, result.stdout + result.stderr
    (path,) = (copy / "dist").glob("torch2hlo-*-py3-none-any.whl")
    with zipfile.ZipFile(path) as archive:
        return archive.namelist()


def test_every_module_of_the_checkout_is_in_the_wheel(wheel):
    checkout = {
        *python_files(ROOT / "torch2hlo", "torch2hlo"),
        *python_files(ROOT / "passes", "torch2hlo/passes"),
        *python_files(ROOT / "targets", "torch2hlo/targets"),
    }
    assert {name for name in wheel if name.endswith(".py")} == checkout
    assert {"torch2hlo/passes/__init__.py", "torch2hlo/targets/__init__.py"} <= checkout


def test_nothing_else_lands_in_site_packages(wheel):
    assert {name.split("/")[0] for name in wheel if ".dist-info/" not in name} == {"torch2hlo"}


def test_the_types_and_the_license_travel_along(wheel):
    assert "torch2hlo/py.typed" in wheel
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in wheel)


@pytest.mark.parametrize("name", ["passes", "targets"])
def test_the_links_are_relative(name):
    assert os.readlink(ROOT / "torch2hlo" / name) == f"../{name}"
