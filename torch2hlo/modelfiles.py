"""Import the file or module that holds a model, and say where its own code raised."""

from __future__ import annotations

import contextlib
import importlib
import importlib.util
import os
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

from torch2hlo.errors import ModelFileError, Source, Torch2HloError


@contextlib.contextmanager
def imported(reference: str) -> Iterator[ModuleType]:
    """``path.py`` or ``package.module``, imported; while active, ``sys.path`` starts with its folder.

    Raises:
        ModelFileError: there is no such file or module, or it raised while it was imported.

    """
    path = Path(reference).expanduser()
    is_file = path.suffix == ".py" or os.sep in reference
    if is_file and not path.is_file():
        raise ModelFileError(
            f"there is no file {reference}", hint="give path.py or package.module, optionally with :name"
        )
    folder = str(path.resolve().parent) if is_file else os.getcwd()
    before = list(sys.path)
    sys.path.insert(0, folder)
    try:
        yield _from_file(path.resolve(), reference) if is_file else _from_name(reference)
    finally:
        sys.path[:] = before


def raised_by(error: BaseException, what: str, module: ModuleType | None = None, file: str = "") -> Torch2HloError:
    """The error to raise for the user's own exception, at the innermost line of the user's code."""
    if isinstance(error, Torch2HloError):
        return error
    origin = file or (getattr(module, "__file__", None) or "")
    return ModelFileError(
        f"{what} raised {type(error).__name__}: {error}",
        source=_source(error, origin),
        hint="put it on the cpu: a program runs on the target that it is compiled for"
        if "CUDA" in str(error)
        else f"python {origin} shows the whole traceback"
        if origin.endswith(".py")
        else "import it in Python to see the whole traceback",
    )


def _from_file(path: Path, reference: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(_free_name(path), path)
    if spec is None or spec.loader is None:
        raise ModelFileError(
            f"{reference} is no Python file", hint="give path.py or package.module, optionally with :name"
        )
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # dataclasses and pickles look their module up
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        del sys.modules[spec.name]
        raise raised_by(error, f"importing {reference}", file=str(path)) from error
    return module


def _from_name(name: str) -> ModuleType:
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name is not None and (name == error.name or name.startswith(f"{error.name}.")):
            raise ModelFileError(
                f"there is no module {name!r}", hint="give path.py or package.module, optionally with :name"
            ) from None
        raise raised_by(error, f"importing {name}", file=_origin(name)) from error
    except (Exception, SystemExit) as error:
        raise raised_by(error, f"importing {name}", file=_origin(name)) from error


def _origin(name: str) -> str:
    with contextlib.suppress(ImportError, ValueError, AttributeError):
        if (spec := importlib.util.find_spec(name)) is not None:
            return spec.origin or ""
    return ""


def _free_name(path: Path) -> str:
    """The file's own name, unless another module has it."""
    other = sys.modules.get(path.stem)
    taken = other is not None and getattr(other, "__file__", None) != str(path)
    return f"torch2hlo_model_{path.stem}" if taken else path.stem


def _source(error: BaseException, origin: str) -> Source | None:
    if isinstance(error, SyntaxError) and error.filename and error.lineno:
        return Source(error.filename, error.lineno, "", "code that is not Python")
    folder = str(Path(origin).parent) if origin else ""
    frames = [
        frame for frame in traceback.extract_tb(error.__traceback__) if folder and _belongs(frame.filename, folder)
    ]
    if not frames:
        return None
    last = frames[-1]
    return Source(last.filename, last.lineno or 0, last.name, "its top level" if last.name == "<module>" else last.name)


def _belongs(file: str, folder: str) -> bool:
    return file.startswith(folder + os.sep) and "site-packages" not in file.removeprefix(folder)
