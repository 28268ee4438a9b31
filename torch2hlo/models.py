"""Find the user's model, as uvicorn finds an app: ``path.py`` or ``package.module``, optionally ``:name``."""

from __future__ import annotations

import contextlib
import inspect
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

from torch import nn

from torch2hlo import example_inputs
from torch2hlo.errors import ModelFileError, NotConvertibleError
from torch2hlo.example_inputs import Entries, brief, required
from torch2hlo.modelfiles import imported, raised_by

_NO_MODELS = {example_inputs.NAME, "main"}
_SIZES = ("dynamic_shapes", "buckets", "size_limit")


@dataclass(frozen=True)
class Model:
    """What to convert, and the inputs to convert it for.

    Attributes:
        name: for the program's folder: the file's name, with ``-name`` where one was given.
        reference: ``model.py:name``, with the name that was found.
        target: the module, or the function of tensors.
        args: positional example inputs.
        kwargs: keyword example inputs.
        entries: entry name → ``(method, args, kwargs)``; empty when there is one entry, the model's own call.
        sizes: `dynamic_shapes`, `buckets` and `size_limit`, as the names beside the model or the command line say.

    """

    name: str
    reference: str
    target: Any
    args: tuple[Any, ...]
    kwargs: dict[str, Any]
    entries: Entries
    sizes: dict[str, Any]


@contextlib.contextmanager
def found(
    reference: str,
    *,
    specs: Sequence[str] = (),
    entries: Mapping[str, str] | None = None,
    factory: Mapping[str, Any] | None = None,
    sizes: Mapping[str, Any] | None = None,
) -> Iterator[Model]:
    """The model that ``reference`` names; while active, its folder is on ``sys.path``, as for a script.

    Args:
        reference: ``path.py`` or ``package.module``, optionally ``:name``.
        specs: ``--input`` texts; they take the place of ``example_inputs``.
        entries: entry name → method of the module; ``example_inputs`` then is a dict of entry name → inputs.
        factory: keyword arguments of the factory.
        sizes: what takes the place of `dynamic_shapes`, `buckets` or `size_limit` beside the model.

    Raises:
        ModelFileError: there is no such file or name, it does not import, or it is ambiguous.
        NotConvertibleError: the name is neither a module nor a function.
        InputSpecError: an ``--input`` can't be understood.
        ExampleInputsError: there are no inputs, or they are of another form.

    """
    file, _, name = reference.rpartition(":") if _has_name(reference) else (reference, "", "")
    with imported(file) as module:
        chosen = name or _only_candidate(module, file)
        target = _made(module, chosen, file, dict(factory or {}))
        title = Path(file).stem if file.endswith(".py") else file.rpartition(".")[2]
        wanted = dict(entries or {})
        args, kwargs = ((), {}) if wanted else example_inputs.inputs_of(module, target, specs, file)
        given = example_inputs.entries_of(module, target, wanted, specs, file) if wanted else {}
        said = {key: value for key in _SIZES if (value := getattr(module, key, None))} | dict(sizes or {})
        yield Model(f"{title}-{name}" if name else title, f"{file}:{chosen}", target, args, kwargs, given, said)


def _has_name(reference: str) -> bool:
    return all(part.isidentifier() for part in reference.rpartition(":")[2].split(".")) and ":" in reference


def _only_candidate(module: ModuleType, file: str) -> str:
    """Module instances count first, then functions that need no argument, then functions of tensors."""
    public = {name: value for name, value in vars(module).items() if not name.startswith("_")}
    own = {name: value for name, value in public.items() if getattr(value, "__module__", "") == module.__name__}
    functions = [name for name in own if inspect.isfunction(own[name]) and name not in _NO_MODELS]
    kinds = {
        "modules": [name for name, value in public.items() if isinstance(value, nn.Module)],
        "functions without arguments": [name for name in functions if not required(own[name])],
        "functions of tensors": [name for name in functions if required(own[name])],
        "classes": [name for name in own if isinstance(own[name], type) and issubclass(own[name], nn.Module)],
    }
    for kind, names in kinds.items():
        # A class has to be called by the user, and a function of tensors beside one is a helper of it.
        if kind == "classes" or (kind == "functions of tensors" and kinds["classes"]):
            continue
        if len(names) == 1:
            return names[0]
        if names:
            break
    raise _ambiguous(file, {kind: names for kind, names in kinds.items() if names})


def _ambiguous(file: str, kinds: dict[str, list[str]]) -> ModelFileError:
    found = "; ".join(f"{kind}: {', '.join(names)}" for kind, names in kinds.items())
    what = f"which model is meant? Found {found}" if found else "there is no model in it"
    if set(kinds) == {"classes"}:
        return ModelFileError(
            f"{file}: there are only {found}", hint=f"make one there: model = {kinds['classes'][0]}(…)"
        )
    name = next(iter(kinds.values()), ["model"])[0]
    return ModelFileError(f"{file}: {what}", hint=f"name it: {file}:{name}" if found else f"define `{name}` there")


def _made(module: ModuleType, name: str, file: str, factory: dict[str, Any]) -> Any:
    """The module or function of that name; a factory, or a class that needs no argument, is called."""
    value: Any = module
    for part in name.split("."):
        if not hasattr(value, part):
            names = [own for own in vars(value) if not own.startswith("_")] if hasattr(value, "__dict__") else []
            raise ModelFileError(f"{file} has no {name!r}", hint=f"it has {', '.join(names) or 'no names at all'}")
        value = getattr(value, part)
    makes = not isinstance(value, nn.Module) and (isinstance(value, type) or inspect.isroutine(value))
    if not makes or (not factory and required(value)):
        if factory:
            raise ModelFileError(
                f"{file}:{name} is no factory, and takes no --factory-arg", hint="leave --factory-arg out"
            )
        return _convertible(value, f"{file}:{name}")
    try:
        made = value(**factory)
    except Exception as error:
        raise raised_by(error, f"{name}({', '.join(f'{k}={v!r}' for k, v in factory.items())})", module) from error
    return _convertible(made, f"{file}:{name}()")


def _convertible(value: Any, what: str) -> Any:
    if isinstance(value, type) or not callable(value):
        raise NotConvertibleError(
            f"{what} is {brief(value)}, not a module or a function of tensors",
            hint="name an nn.Module instance, a function without arguments that makes one, or one of tensors",
        )
    return value
